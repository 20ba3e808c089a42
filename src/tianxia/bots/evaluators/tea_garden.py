"""The judgement of Tea Garden positions: what the end would pay now, and what goods will bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.rowed import RowedEvaluator, foreseen, only
from tianxia.bots.evaluators.tea_garden_weights import Weights
from tianxia.bots.judge import Judge
from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits
from tianxia.games.tea_garden.names import (
    FIRST_EMPEROR,
    LEAF_TYPES,
    NO_TILE,
    QUALITIES,
    SECTORS,
    TOP_ROW,
)
from tianxia.games.tea_garden.scoring import (
    cup_points,
    emperor_card_points,
    river_points,
    university_points,
)
from tianxia.games.tea_garden.state import GAME_OVER, NONE, TeaState
from tianxia.search.ismcts import SearchSettings

TERMS: Final = [
    "points",
    "cards",
    "emperor_cards",
    "river",
    "university",
    "emperor",
    "cups",
    "scrolls",
    "leaves",
    "gardens",
    "turns",
]
POINTS: Final = 0
DECK: Final = 1
EMPEROR_CARDS_OWNED: Final = 2
RIVER: Final = 3
UNIVERSITY: Final = 4
EMPEROR: Final = 5
CUPS: Final = 6
SCROLLS: Final = 7
LEAVES: Final = 8
GARDENS: Final = 9
TURNS: Final = 10
FREE_TURNS: Final = 3  # the next one in a round is paid for


class TeaGardenEvaluator(RowedEvaluator[TeaState]):
    """Judges positions of Tea Garden with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(TERMS)
        self.weights: Final = Weights() if weights is None else weights

    def weigh(self, state: TeaState, seat: i64) -> None:
        """Write every term into the row."""
        if state.phase == GAME_OVER:
            only(self.row, POINTS, float(state.points[seat]))
        else:
            Judgement(state, seat, self.weights).weigh(self.row)

    def standing(self, state: TeaState, seat: i64) -> float:
        """The terms, each as much as it tells with so many turns to come."""
        self.weigh(state, seat)
        return foreseen(self.row, self.weights.early, self.far(state))

    def far(self, state: TeaState) -> float:
        """How far the end is: 1 until the last rounds, then less with every turn taken."""
        left = 0.0
        for seat in range(state.seats):
            left += rounds_to_come(state, seat)
        return min(1.0, left / float(state.seats) / self.weights.late)


def rounds_to_come(state: TeaState, seat: i64) -> float:
    """How many rounds a seat has left, with what it can still do in this one."""
    left = float(state.edition.rounds - max(1, state.round))
    if state.passed[seat] == 0:
        left += max(0.0, float(FREE_TURNS - state.turns[seat]) / float(FREE_TURNS))
    return left


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: TeaState, seat: i64, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        rounds = state.edition.rounds
        self.rounds_left: Final[i64] = rounds - max(1, state.round)
        self.left: Final = rounds_to_come(state, seat) / float(rounds)
        self.use: Final = min(1.0, 3.0 * self.left)  # how far goods can still be spent
        # the cards of the seat's deck
        self.cards: i64 = 0
        self.printed: i64 = 0  # points
        self.strength: i64 = 0
        self.in_hand: i64 = 0  # the strength of the cards in hand
        self.symbols: i64 = 0
        self.emperors: i64 = 0

    def weigh(self, row: vec[float]) -> None:
        """Write every term."""
        self.count_deck()
        row[POINTS] = float(self.state.points[self.seat])
        row[DECK] = self.deck()
        row[EMPEROR_CARDS_OWNED] = self.emperor_cards()
        row[RIVER] = self.river()
        row[UNIVERSITY] = self.university()
        row[EMPEROR] = self.emperor()
        row[CUPS] = self.cups()
        row[SCROLLS] = self.scrolls()
        row[LEAVES] = self.leaves()
        row[GARDENS] = self.gardens()
        row[TURNS] = self.turns()

    def count_deck(self) -> None:
        """Look at every card of the deck once."""
        state, seat = self.state, self.seat
        self.count_cards(state.hand[seat])
        self.in_hand = self.strength
        self.count_cards(state.draw[seat])
        self.count_cards(state.discard[seat])
        self.count_cards(state.played[seat])

    def count_cards(self, pile: vec[i64]) -> None:
        """Count the cards of a pile among those of the deck."""
        edition = self.state.edition
        points, strength, symbols = edition.card_points, edition.strength, edition.symbols
        for card in pile:
            self.cards += 1
            self.printed += points[card]
            self.strength += strength[card]
            self.symbols += symbols[card]
            if card >= FIRST_EMPEROR:
                self.emperors += 1

    def deck(self) -> float:
        """Printed points, and what better cards will do in the rounds to come."""
        w = self.w
        total = float(self.printed)
        if self.rounds_left == 0:
            return total
        share = 11.0 / float(max(4, self.cards))  # a small good deck comes round more often
        good = w.card * float(self.strength) + w.symbol * float(self.symbols)
        return total + good * share * float(self.rounds_left) / 2.0

    def emperor_cards(self) -> float:
        """What their conditions pay as things stand."""
        if self.emperors == 0:
            return 0.0
        state, seat = self.state, self.seat
        worth = float(emperor_card_points(state, seat, state.deck_of(seat)))
        return worth * (1.0 - 0.25 * self.left)

    def river(self) -> float:
        """The section now, and a share of what lies ahead."""
        state = self.state
        best = float(state.edition.berth_points[0])
        now = float(river_points(state, self.seat))
        ahead = float(state.boat[self.seat]) / 10.0
        return now + self.w.river * (best - now) * ahead * self.left

    def university(self) -> float:
        """Laps and the half now, and the way to the next lap."""
        state = self.state
        now = float(university_points(state, self.seat))
        studies = state.studies[self.seat]
        steps = float((studies - 1) % SECTORS) if studies > 0 else 0.0
        return now + self.w.study * (steps + 0.4 * float(studies)) * self.use

    def emperor(self) -> float:
        """The top row, and the rows on the way to it."""
        state = self.state
        row = state.climbed[self.seat]
        now = float(state.edition.top_points) if row == TOP_ROW else 0.0
        tokens = float(state.tokens[self.seat])
        worth = self.w.token * tokens / (1.0 + 0.08 * tokens) * self.use
        climb = self.w.climb * float(row) * self.left if row < TOP_ROW else 0.0
        return now + climb + worth + tokens * float(state.edition.token_points)

    def cups(self) -> float:
        """Single-colour connections, markers to be used, and connections to lay markers on."""
        state, w = self.state, self.w
        total = (
            float(cup_points(state, self.seat))
            + w.marker * float(state.loose[self.seat]) * self.use
        )
        joined: i64 = 0
        for first in state.cup_rows[self.seat]:
            tile = first
            while state.cup_right[tile] != NO_TILE:
                joined += 1
                tile = state.cup_right[tile]
        rows = float(len(state.cup_rows[self.seat]))
        return total + w.connection * float(joined) * self.left + 0.3 * rows

    def scrolls(self) -> float:
        """A point each at the end, more while they can help."""
        state = self.state
        count = state.scroll_strength[self.seat] + state.scroll_teapot[self.seat]
        count += state.scroll_repeat[self.seat]
        each = float(state.edition.scroll_points) + self.w.scroll * self.use
        return float(count) * each

    def leaves(self) -> float:
        """Leaves pay for everything; they are worth nothing at the end."""
        state, w = self.state, self.w
        base = self.seat * LEAF_TYPES
        worth = 0.0
        count: i64 = 0
        for leaf in range(i64(LEAF_TYPES)):
            held = state.leaves[base + leaf]
            if held == 0:
                continue
            if leaf < QUALITIES:
                each = w.leaf + w.quality * float(leaf)
            else:
                each = w.leaf + w.quality * float(leaf - QUALITIES) + w.fermented
            worth += each * float(held)
            count += held
        return worth * self.use / (1.0 + w.glut * float(count))

    def gardens(self) -> float:
        """What the coming harvests bring, and the places on the map."""
        state, w = self.state, self.w
        edition = state.edition
        harvest = 0.0
        count: i64 = 0
        gardens = state.gardens[self.seat]
        for region in range(len(edition.value)):
            if gardens >> region & 1:
                harvest += w.leaf + w.quality * float(edition.value[region] - 1)
                count += 1
        harvest *= float(edition.harvest * self.rounds_left) * w.harvest
        places = count + count_bits(state.provinces[self.seat])
        return harvest + w.garden * float(places) * self.left

    def turns(self) -> float:
        """Turns and cards that can still be used in this round, and a turn begun."""
        state, w, seat = self.state, self.w, self.seat
        keep = 1.0 if state.passed[seat] == 0 else 0.45  # cards kept wait for the next round
        if self.rounds_left == 0 and state.passed[seat] != 0:
            keep = 0.0
        total = w.hand * float(self.in_hand) * keep
        if state.passed[seat] == 0:
            open_turns = max(0, FREE_TURNS - state.turns[seat])
            total += w.turn * float(min(open_turns, len(state.hand[seat])))
        if state.acting == seat and state.laid != 0 and state.main == NONE:
            total += w.turn + w.laid * float(min(state.strength, 9))
        return total


JUDGE: Final = Judge(
    TeaGardenEvaluator, TERMS, SearchSettings(spread=20, horizon=4, width=12, most=4)
)

"""The judgement of ZhanGuo positions: what the end would pay now, and what the board will bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.bots.evaluators.zhanguo_cards import CardWorth
from tianxia.bots.evaluators.zhanguo_tasks import tasks_worth
from tianxia.bots.evaluators.zhanguo_weights import Weights
from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.zhanguo.abilities import passes
from tianxia.games.zhanguo.area import COUNT, EMPTY, PRESENT
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    LINES,
    NOBODY,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_OFFICIAL,
    REWARD_PALACE,
    REWARD_WALL,
    SECTIONS,
    SLOTS,
)
from tianxia.games.zhanguo.plays import DOWN, PLAYS, ChoosePlay
from tianxia.games.zhanguo.scoring import units
from tianxia.games.zhanguo.state import DECKS, GAME_OVER, PLAY_PHASE, ZhanguoState

TERMS: Final = [
    "points",
    "governors",
    "markers",
    "rewards",
    "tasks",
    "walls",
    "cards",
    "calm",
    "officials",
    "workers",
]
POINTS: Final = 0
GOVERNORS: Final = 1
MARKERS: Final = 2
REWARDS_COMING: Final = 3
TASKS_DONE: Final = 4
WALLS: Final = 5
CARDS_TUCKED: Final = 6
CALMNESS: Final = 7
OFFICIALS_OUT: Final = 8
WORKERS: Final = 9
TRIO: Final = 3
COLOURS_IN: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # by bit mask
WALL_SECTIONS: Final = 6
assert len(SECTIONS) == WALL_SECTIONS, "every section is counted"


class ZhanguoEvaluator(SummedEvaluator[ZhanguoState]):
    """Judges positions of ZhanGuo with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS
        self.cards: CardWorth | None = None  # of the edition that was judged last

    def values(self, state: ZhanguoState, seat: i64) -> list[float]:
        """The value of every term."""
        return self.judgement(state, seat).values()

    def value(self, state: ZhanguoState, seat: i64) -> float:
        """The sum of the terms."""
        return self.judgement(state, seat).value()

    def judgement(self, state: ZhanguoState, seat: i64) -> Judgement:
        """The seat's position, ready to be weighed."""
        cards = self.cards
        if cards is None or cards.edition is not state.edition:
            cards = CardWorth(state.edition)
            self.cards = cards
        return Judgement(state, seat, self.weights, cards)

    def alike(self, state: ZhanguoState, question: Decision[ZhanguoState], choice: i64) -> i64:
        """Cards that go to the court for one action and pass the number test, or do not.

        Neither the hand nor the card on top of the court is judged, and no question of the turn
        depends on them.
        """
        if not isinstance(question, ChoosePlay) or choice >= DOWN.first:
            return choice
        action = choice % PLAYS - REGIONS
        if action < 0:
            return choice
        return -2 * action - (1 if passes(state, choice // PLAYS, action) else 2)


class Judgement:
    """One seat's position, weighed. Sums are made in one order, so that equal is equal."""

    def __init__(self, state: ZhanguoState, seat: i64, weights: Weights, cards: CardWorth) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        self.card_worth: Final = cards
        edition = state.edition
        hand = edition.per_deck * DECKS
        now = 0.0
        if state.phase == PLAY_PHASE:
            now = max(0.0, float(hand) - float(state.turn) / float(state.seats))
        rounds = edition.rounds
        if state.round > 0:
            rounds -= state.round
        self.turns: Final = float(rounds * hand) + now  # own turns to come
        self.left: Final = self.turns / float(edition.rounds * hand)
        self.locked: i64 = 0  # bit mask of the seat's regions
        self.coming: float = 0.0  # what the rewards of this round promise

    def values(self) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        state = self.state
        values[POINTS] = float(state.points[self.seat])
        if self.is_over():
            return values
        self.find_locked()
        values[GOVERNORS] = self.governors()
        values[MARKERS] = self.markers()
        values[REWARDS_COMING] = self.coming
        values[TASKS_DONE] = tasks_worth(state, self.seat, self.left, self.w.task_step)
        values[WALLS] = self.walls()
        values[CARDS_TUCKED] = self.cards()
        values[CALMNESS] = self.calm()
        values[OFFICIALS_OUT] = self.officials()
        values[WORKERS] = self.labour()
        return values

    def value(self) -> float:
        """Their sum."""
        state = self.state
        total = float(state.points[self.seat])
        if self.is_over():
            return total
        self.find_locked()
        total += self.governors()
        total += self.markers()
        total += self.coming
        total += tasks_worth(state, self.seat, self.left, self.w.task_step)
        total += self.walls()
        total += self.cards()
        total += self.calm()
        total += self.officials()
        return total + self.labour()

    def is_over(self) -> bool:
        """Whether points are all there is to judge: at the end, and before there is a board."""
        return self.state.phase == GAME_OVER or self.state.board[self.seat] < 0

    def find_locked(self) -> None:
        """Note the regions where unrest stands on the last space."""
        state = self.state
        unrest, most = state.unrest, state.edition.unrest_max
        own, printed = self.seat * REGIONS, state.board[self.seat] * REGIONS
        mask: i64 = 0
        for region in range(i64(REGIONS)):
            if unrest[own + region] >= most[printed + region]:
                mask |= BIT[region]
        self.locked = mask

    # -- the main board -----------------------------------------------------------------------

    def governors(self) -> float:
        """Majorities as they stand, surer towards the end; a little for those behind."""
        state, edition, w = self.state, self.state.edition, self.w
        posted = state.posted
        sure = w.majority + (w.majority_open - w.majority) * self.left
        total = 0.0
        for region in range(i64(REGIONS)):
            own = posted[self.seat * REGIONS + region]
            if own == 0:
                continue
            ties: i64 = 0
            beaten = False
            for other in range(state.seats):
                theirs = posted[other * REGIONS + region]
                if theirs >= own:
                    ties += 1
                    beaten = beaten or theirs > own
            if beaten:
                total += w.presence * float(own) * self.left
            else:
                worth = (edition.majority_base + edition.per_governor * own) // ties
                total += sure * float(worth) + (w.presence * self.left if ties > 1 else 0.0)
        return total

    def markers(self) -> float:
        """The majority of each colour at the end; `coming` is the reward of this round."""
        state, w = self.state, self.w
        is_coming = state.phase == PLAY_PHASE or state.asking >= 0
        total = 0.0
        self.coming = 0.0
        for aspect in range(i64(DECKS)):
            strength = state.strength(self.seat, aspect)
            if strength == 0:
                continue
            place = self.place_in_line(aspect, strength)
            share = 1.0 if place == 0 else 0.0
            final = share * (1.0 - self.left) + 0.35 * self.left
            total += final * float(state.edition.marker_points[aspect])
            total += w.marker * float(strength) * self.left
            if is_coming and state.asking <= aspect:
                chance = w.reward_first if place == 0 else w.reward_second if place == 1 else 0.1
                self.coming += chance * self.reward_worth(aspect)
        return total

    def place_in_line(self, aspect: i64, strength: i64) -> i64:
        """How many stand before the seat: the stronger ones, and of equals those on top."""
        state = self.state
        place: i64 = 0
        is_above = True
        for other in state.track:
            if other == self.seat:
                is_above = False
            elif state.strength(other, aspect) >= strength + (0 if is_above else 1):
                place += 1
        for other in state.cell:
            if other == self.seat:
                is_above = False
            elif other != NOBODY and state.strength(other, aspect) >= strength + (
                0 if is_above else 1
            ):
                place += 1
        return place

    def reward_worth(self, aspect: i64) -> float:
        """What this round's reward for an aspect is worth to the seat."""
        state, w = self.state, self.w
        reward = state.edition.reward[(state.round - 1) * DECKS + aspect]
        if reward.kind == REWARD_OFFICIAL:
            return w.official_reward * float(reward.n)
        if reward.kind == REWARD_GOVERNOR:
            return w.governor_reward if state.governors[self.seat] > 0 else 0.0
        if reward.kind == REWARD_WALL:
            return w.wall_reward if state.walls[self.seat] > 0 else 0.0
        if reward.kind == REWARD_PALACE:
            return w.palace_reward + float(state.cards_on_board(self.seat)) * 0.9
        return w.worker_reward * float(reward.n)

    def walls(self) -> float:
        """What each wall scores now, and what it still grows by."""
        walled = self.state.walled[self.seat]
        total = 0.0
        for section in range(i64(WALL_SECTIONS)):
            if walled >> section & 1:
                for line in range(i64(LINES)):
                    if self.state.wall_at[section * LINES + line] == self.seat:
                        total += self.wall_now(section, line)
                        total += self.w.wall_growth * float(line + 1) * self.left
        return total

    def wall_now(self, section: i64, line: i64) -> float:
        """What a wall scores now, less sure while much can change."""
        state = self.state
        face = state.face[section]
        levels = state.edition.levels[face]
        count = units(state, self.seat, face)
        now = levels[line] - count if levels[0] >= REGIONS else levels[line] * count
        return float(now) * (1.0 - (1.0 - self.w.wall_open) * self.left)

    # -- the own board ------------------------------------------------------------------------

    def cards(self) -> float:
        """Abilities that will go off in the turns to come, and points for coming palaces."""
        state, w = self.state, self.w
        tucked, placed, fixed = state.tucked, state.placed, self.card_worth.fixed
        per_turn = w.card * max(0.0, self.turns - 1.0)
        palace = 0.8 * self.left
        total = 0.0
        for region in range(i64(REGIONS)):
            first = self.seat * BOARD_SLOTS + region * SLOTS
            is_locked = self.locked >> region & 1 == 1
            for slot in range(first, first + placed[self.seat * REGIONS + region]):
                card = tucked[slot]
                worth = fixed[card]
                if worth < 0.0:
                    colour = self.card_worth.colour[card]
                    worth = 0.7 + float(state.cards_of_aspect(self.seat, colour))
                if is_locked:
                    worth *= w.sleeping
                total += per_turn * worth + palace
        return total

    def calm(self) -> float:
        """Unrest keeps cards asleep, workers away and palaces unbuilt."""
        state, w = self.state, self.w
        early = min(1.0, 1.5 * self.left)
        total = 0.0
        for region in range(i64(REGIONS)):
            place = self.seat * REGIONS + region
            total -= w.unrest * float(state.unrest[place]) * early
            if self.locked >> region & 1:
                total -= w.locked * self.left * float(1 + state.placed[place])
        return total

    def officials(self) -> float:
        """Officials where they can become governors or hire workers."""
        state, w = self.state, self.w
        gov, work = state.gov, state.work
        early = min(1.0, 1.6 * self.left)
        total = 0.0
        for region in range(i64(REGIONS)):
            place = self.seat * REGIONS + region
            area = gov[place]
            if area != EMPTY:
                colours = COLOURS_IN[PRESENT[area]]
                total += w.official * float(COUNT[area]) * early
                if colours == TRIO and state.governors[self.seat] > 0:
                    total += w.trio * early
                elif colours == TRIO - 1:
                    total += w.pair * early
            if work[place] != EMPTY:
                hirer = 0.4 if self.locked >> region & 1 else w.hirer
                total += hirer * float(COUNT[work[place]]) * early
        return total

    def labour(self) -> float:
        """Workers for palaces and walls; better spread over several regions."""
        state, w = self.state, self.w
        if state.palaces[self.seat] == 0 and state.walls[self.seat] == 0:
            return 0.0
        worth = w.worker
        total = 0.0
        regions: i64 = 0
        for region in range(i64(REGIONS)):
            hired = state.workers[self.seat * REGIONS + region]
            if hired > 0:
                regions += 1
            while hired > 0:
                hired -= 1
                total += worth
                worth *= w.worker_pile
        total += w.worker_spread * float(regions)
        return total * min(1.0, 3.0 * self.left)

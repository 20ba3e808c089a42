"""The end of the game: seven kinds of points."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import count_bits
from tianxia.core.scores import score
from tianxia.games.tea_garden.names import (
    BASE_MINUS_STARTING,
    FIRST_ACTION,
    FIRST_EMPEROR,
    FLAT,
    FOR_ACTION_CARDS,
    LAST_SECTION,
    NO_TILE,
    PER_CARAVAN,
    PER_FERMENTED,
    PER_FRESH,
    PER_GARDEN,
    PER_SCROLL,
    PER_SECONDARY,
    PER_TEAPOT,
    TOP_ROW,
)
from tianxia.games.tea_garden.state import COLOURS, GAME_OVER, NONE, TeaState


class FinalScoring(Step[TeaState]):
    """Action cards, emperor cards, river, university, emperor track, cups, leftovers."""

    def run(self, state: TeaState) -> None:
        for seat in range(state.seats):
            final = final_points(state, seat)
            for at in range(len(final)):
                score(state, seat, final[at], FOR_ACTION_CARDS + at)
                if final[at]:
                    state.note("scored", seat, final[at], FOR_ACTION_CARDS + at)
        state.phase = GAME_OVER
        state.note("game-over", NATURE)


def final_points(state: TeaState, seat: i64) -> list[int]:
    """The seven kinds of points in their order; all they count lies open on the table."""
    deck = state.deck_of(seat)
    return [
        action_card_points(state, deck),
        emperor_card_points(state, seat, deck),
        river_points(state, seat),
        university_points(state, seat),
        state.edition.top_points if state.climbed[seat] == TOP_ROW else 0,
        cup_points(state, seat),
        leftover_points(state, seat),
    ]


def action_card_points(state: TeaState, deck: vec[i64]) -> i64:
    """The points printed on the action cards of the deck."""
    total: i64 = 0
    for card in deck:
        total += state.edition.card_points[card]
    return total


def emperor_card_points(state: TeaState, seat: i64, deck: vec[i64]) -> i64:
    """What the conditions of the emperor cards are worth."""
    total: i64 = 0
    for card in deck:
        if card >= FIRST_EMPEROR:
            total += worth_of(state, seat, deck, card - FIRST_EMPEROR)
    return total


def worth_of(state: TeaState, seat: i64, deck: vec[i64], number: i64) -> i64:
    """The points of one emperor card, by its number among them."""
    edition = state.edition
    kind = edition.end_score[number]
    if kind == FLAT:
        return edition.end_points[number]
    count = min(counted(state, seat, deck, kind), edition.end_most[number])
    return edition.end_base[number] + edition.end_points[number] * count


def counted(state: TeaState, seat: i64, deck: vec[i64], kind: i64) -> i64:
    """How many things there are of what a condition counts."""
    if kind == PER_FERMENTED:
        return state.fermented_of(seat)
    if kind == PER_FRESH:
        return state.fresh_of(seat)
    if kind == PER_SCROLL:
        return state.scroll_teapot[seat]
    if kind == PER_GARDEN:
        return count_bits(state.gardens[seat])
    if kind == PER_CARAVAN:
        return len(state.won[seat])
    found: i64 = 0
    for card in deck:
        if kind == BASE_MINUS_STARTING:
            fits = card < FIRST_ACTION
        elif kind == PER_TEAPOT:
            fits = has_teapot(state, card)
        else:
            fits = (state.edition.secondary[card] >> (kind - PER_SECONDARY) & 1) == 1
        if fits:
            found += 1
    return found


def has_teapot(state: TeaState, card: i64) -> bool:
    """Whether the face of a card shows a teapot."""
    for colour in range(COLOURS):
        if state.edition.teapots[card * COLOURS + colour] != 0:
            return True
    return False


def river_points(state: TeaState, seat: i64) -> i64:
    """The points of the section, or of the berth on the last one."""
    if state.boat[seat] == LAST_SECTION:
        return state.edition.berth_points[state.berth[seat]]
    return state.edition.river_points[state.boat[seat]]


def university_points(state: TeaState, seat: i64) -> i64:
    """The workers in the centre and the half where the last one stands."""
    points = state.centre[seat] * state.edition.lap_points
    sector = state.sector_of(seat)
    if sector != NONE:
        points += state.edition.half_points[sector * 2 + state.half[seat]]
    return points


def mono_connections(state: TeaState, seat: i64) -> i64:
    """Connections whose two halves have one colour, over all rows."""
    edition = state.edition
    total: i64 = 0
    for first in state.cup_rows[seat]:
        tile = first
        while state.cup_right[tile] != NO_TILE:
            right = state.cup_right[tile]
            if edition.right_half[tile] == edition.left_half[right]:
                total += 1
            tile = right
    return total


def cup_points(state: TeaState, seat: i64) -> i64:
    """The table of single-colour connections; beyond its end the last value."""
    table = state.edition.cup_points
    return table[min(mono_connections(state, seat), len(table) - 1)]


def leftover_points(state: TeaState, seat: i64) -> i64:
    """Unused scrolls and emperor tokens."""
    scrolls = state.scroll_strength[seat] + state.scroll_teapot[seat] + state.scroll_repeat[seat]
    return scrolls * state.edition.scroll_points + state.tokens[seat] * state.edition.token_points


FINAL_SCORING: Final = FinalScoring(NATURE)

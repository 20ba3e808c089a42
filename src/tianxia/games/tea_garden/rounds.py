"""The round: turns clockwise until all have passed, then upkeep; after the last one the end."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import added, inserted
from tianxia.games.tea_garden.cards import NO_CARDS, draw_cards
from tianxia.games.tea_garden.decks import fill_row
from tianxia.games.tea_garden.names import LEAF_TYPES, MAX_ROUNDS, MAX_SEATS, QUALITIES
from tianxia.games.tea_garden.scoring import FINAL_SCORING
from tianxia.games.tea_garden.state import ACTION_PHASE, COLOURS, UPKEEP, TeaState
from tianxia.games.tea_garden.supply import gain_leaves
from tianxia.games.tea_garden.turns import BEGIN_TURN
from tianxia.games.tea_garden.words import note_card


class BeginRound(Step[TeaState]):
    """Round `arg`: turns, then upkeep and the next round, or the final scoring."""

    def run(self, state: TeaState) -> None:
        state.round = self.arg
        state.phase = ACTION_PHASE
        state.last_seat = (state.start_seat - 1) % state.seats
        state.note("round", NATURE, self.arg)
        state.push(UPKEEP_STEP if self.arg < state.edition.rounds else FINAL_SCORING)
        state.push(NEXT_TURN)


class NextTurn(Step[TeaState]):
    """The next seat clockwise that has not passed may take a turn; none is left: the phase ends."""

    def run(self, state: TeaState) -> None:
        seat = state.last_seat
        for _ in range(state.seats):
            seat = seat + 1 if seat + 1 < state.seats else 0
            if state.passed[seat] == 0:
                state.last_seat = seat
                state.push(self)
                state.push(BEGIN_TURN[seat])
                return


class Upkeep(Step[TeaState]):
    """Round marker, start player, row, played cards, maturation, harvest, drawing, in order."""

    def run(self, state: TeaState) -> None:
        state.phase = UPKEEP
        state.round += 1
        state.start_seat = (state.start_seat + 1) % state.seats
        state.note("upkeep", state.start_seat)
        state.push(BEGIN_ROUND[state.round])
        for turn in range(state.seats - 1, -1, -1):
            state.push(DRAW_HAND[(state.start_seat + turn) % state.seats])
        state.push(RIPEN)
        if len(state.row) > 0:
            card = state.row[0]
            state.row = state.row[1:]
            state.gone = added(state.gone, card)
            note_card(state, "row-moved", NATURE, card)
        fill_row(state)


class Ripen(Step[TeaState]):
    """Played cards are put away; leaves ripen, then every garden is harvested."""

    def run(self, state: TeaState) -> None:
        for seat in range(state.seats):
            for card in state.played[seat]:
                state.discard[seat] = inserted(state.discard[seat], card)
            state.played[seat] = NO_CARDS
            state.starts[seat] = NO_CARDS
            state.turns[seat] = 0
            state.passed[seat] = 0
            mature(state, seat)
        state.shown = vec[i64]([0] * (state.seats * COLOURS))
        for turn in range(state.seats):
            harvest(state, (state.start_seat + turn) % state.seats)


def mature(state: TeaState, seat: i64) -> None:
    """Fresh leaves lose a quality, fermented ones gain one; the outermost baskets keep theirs."""
    leaves = state.leaves
    base = seat * LEAF_TYPES
    leaves[base] += leaves[base + 1]
    for leaf in range(1, QUALITIES - 1):
        leaves[base + leaf] = leaves[base + leaf + 1]
    leaves[base + QUALITIES - 1] = 0
    last = base + LEAF_TYPES - 1
    leaves[last] += leaves[last - 1]
    for leaf in range(QUALITIES - 2, 0, -1):
        leaves[base + QUALITIES + leaf] = leaves[base + QUALITIES + leaf - 1]
    leaves[base + QUALITIES] = 0


def harvest(state: TeaState, seat: i64) -> None:
    """Fresh leaves from every garden, of the region's value; the highest values first."""
    edition = state.edition
    gardens = state.gardens[seat]
    total: i64 = 0
    for region in edition.harvest_order:
        if gardens >> region & 1:
            total += gain_leaves(state, seat, edition.value[region], edition.harvest)
    state.note("harvested-all", seat, total)


class DrawHand(Step[TeaState]):
    """What is left in hand stays there, and cards are drawn."""

    def run(self, state: TeaState) -> None:
        draw_cards(state, self.seat, state.edition.draw_per_round)


# Frames never change, so one of each serves all games.
BEGIN_ROUND: Final = [BeginRound(NATURE, number) for number in range(MAX_ROUNDS + 1)]
NEXT_TURN: Final = NextTurn(NATURE)
UPKEEP_STEP: Final = Upkeep(NATURE)
RIPEN: Final = Ripen(NATURE)
DRAW_HAND: Final = [DrawHand(seat) for seat in range(MAX_SEATS)]

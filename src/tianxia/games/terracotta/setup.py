"""Before the first round: rings, scoring tiles, first player, and the bonus of later places."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import added
from tianxia.games.terracotta.names import MAX_SEATS, SEGMENTS, TILES
from tianxia.games.terracotta.rounds import BEGIN_ROUND
from tianxia.games.terracotta.state import TerracottaState


class SetUp(Step[TerracottaState]):
    """Rings, then scoring tiles, then the first player: drawn, or as agreed."""

    def run(self, state: TerracottaState) -> None:
        edition = state.edition
        state.push(TakePlaces(NATURE))
        if not edition.first_seat_begins:
            state.push(DrawFirstSeat(NATURE))
        if edition.tiles_fixed:
            state.tiles = edition.fixed_tiles
        else:
            state.push(DrawTile(NATURE))
        if edition.offsets_fixed:
            state.inner_offset = edition.fixed_inner
            state.middle_offset = edition.fixed_middle
        else:
            state.push(TurnMiddleRing(NATURE))
            state.push(TurnInnerRing(NATURE))


class TurnInnerRing(Chance[TerracottaState]):
    """The inner ring starts in any of its positions."""

    size: ClassVar[int] = SEGMENTS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for offset in range(SEGMENTS):
            room[n] = offset
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        state.inner_offset = choice

    def text(self, choice: int) -> str:
        return f"inner ring at {choice}"


class TurnMiddleRing(Chance[TerracottaState]):
    """The middle ring starts in any of its positions, whatever the inner one does."""

    size: ClassVar[int] = SEGMENTS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for offset in range(SEGMENTS):
            room[n] = offset
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        state.middle_offset = choice
        state.note("rings-set", NATURE)

    def text(self, choice: int) -> str:
        return f"middle ring at {choice}"


class DrawTile(Chance[TerracottaState]):
    """A scoring tile for each round, drawn one after another and laid face up."""

    size: ClassVar[int] = len(TILES)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for tile in range(len(TILES)):
            if tile not in state.tiles:
                room[n] = tile
                n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        state.tiles = added(state.tiles, choice)
        if len(state.tiles) < state.edition.rounds:
            state.push(self)
        else:
            state.note("tiles-drawn", NATURE, len(state.tiles))

    def text(self, choice: int) -> str:
        return f"draw {TILES[choice]}"


class DrawFirstSeat(Chance[TerracottaState]):
    """Chance names the first player; the others follow clockwise."""

    size: ClassVar[int] = MAX_SEATS

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        for seat in range(state.seats):
            room[n] = seat
            n += 1
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        seats = state.seats
        state.order = vec[i64]([(choice + place) % seats for place in range(seats)])

    def text(self, choice: int) -> str:
        return f"first seat {choice + 1}"


class TakePlaces(Step[TerracottaState]):
    """Whoever comes later in the order begins with more clay and coins; then the game begins."""

    def run(self, state: TerracottaState) -> None:
        edition = state.edition
        state.note("starts", state.order[0])
        for place in range(state.seats):
            seat = state.order[place]
            state.wet[seat] += edition.place_clay[place]
            state.coins[seat] += edition.place_coins[place]
            if edition.place_clay[place] or edition.place_coins[place]:
                coins = edition.place_coins[place]
                state.note("place-bonus", seat, place + 1, edition.place_clay[place], coins)
        state.push(BEGIN_ROUND[1])

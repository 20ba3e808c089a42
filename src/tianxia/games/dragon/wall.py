"""The Great Wall of China: building it, and checking how far it reaches."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, added, backwards, least_of, replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.dragon.effects import amount_of, receive
from tianxia.games.dragon.names import FOR_WALL, FOR_WALL_BONUS, GAINS, WALL_TILES
from tianxia.games.dragon.releasing import WallRelease
from tianxia.games.dragon.state import DragonState
from tianxia.games.dragon.tables import WALL_RANDOM


def can_build_wall(state: DragonState, seat: i64) -> bool:
    """Whether the seat has a tile left and the wall has a space left."""
    return state.wall_left[seat] != 0 and len(state.wall) < state.edition.wall_length


def build_wall(state: DragonState, seat: i64) -> None:
    """Ask for the tile; in the random mode nature answers."""
    if state.edition.wall == WALL_RANDOM:
        state.push(DrawWallTile(NATURE, seat))
    else:
        state.push(BuildWall(seat))


def fill_wall_tiles(state: DragonState, seat: i64, room: vec[i64], n: i64) -> i64:
    """Write the seat's tiles that are not built yet."""
    left = state.wall_left[seat]
    for tile in range(len(WALL_TILES)):
        if left >> tile & 1:
            room[n] = tile
            n += 1
    return n


def lay_wall_tile(state: DragonState, seat: i64, tile: i64) -> None:
    """Gain the bonus, then put the tile under the leftmost event without one."""
    gain = state.edition.wall_gain[tile]
    state.wall_left = replaced(state.wall_left, seat, state.wall_left[seat] & ~BIT[tile])
    state.wall = added(state.wall, seat)
    state.note("built-wall", seat, tile, len(state.wall))
    receive(state, seat, gain.what, amount_of(state, seat, gain), FOR_WALL_BONUS)


class BuildWall(Decision[DragonState]):
    """Choose one of the own wall tiles that are not built yet."""

    size: ClassVar[int] = len(WALL_TILES)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        return fill_wall_tiles(state, self.seat, room, n)

    def apply(self, state: DragonState, choice: i64) -> None:
        lay_wall_tile(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"wall {WALL_TILES[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        built = not state.wall_left[self.seat] >> choice & 1
        return Said("reason-wall-tile-built") if built else None

    def label(self, state: DragonState, choice: int) -> Said:
        return Said("label-build-wall", {"tile": f"@wall-{WALL_TILES[choice]}"})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"wall:{WALL_TILES[choice]}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        gain = state.edition.wall_gain[choice]
        return [Amount(GAINS[gain.what], amount_of(state, self.seat, gain))]


class DrawWallTile(Chance[DragonState]):
    """Mode random_tile: the tile of seat `arg` is drawn from those it has left."""

    size: ClassVar[int] = len(WALL_TILES)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        return fill_wall_tiles(state, self.arg, room, n)

    def apply(self, state: DragonState, choice: i64) -> None:
        lay_wall_tile(state, self.arg, choice)

    def text(self, choice: int) -> str:
        return f"draw {WALL_TILES[choice]}"


class WallCheck(Step[DragonState]):
    """A wall that reaches month `arg` pays every own tile; else the fewest tiles cost a person."""

    def run(self, state: DragonState) -> None:
        own = vec[i64]([state.wall_tiles_of(seat) for seat in range(state.seats)])
        if len(state.wall) >= self.arg:
            state.note("wall-holds", NATURE, len(state.wall), self.arg)
            for seat in range(state.seats):
                points = own[seat] * state.edition.wall_points
                score(state, seat, points, FOR_WALL)
                state.note("scored", seat, points, FOR_WALL)
            return
        state.note("wall-too-short", NATURE, len(state.wall), self.arg)
        fewest = least_of(own)
        for seat in backwards(state.track_order()):
            persons = min(state.edition.wall_release, state.persons_of(seat))
            if own[seat] == fewest and persons > 0:
                state.push(WallRelease(seat, persons))

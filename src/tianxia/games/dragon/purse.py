"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.names import TYPES
from tianxia.games.dragon.state import DragonState

PURSE: Final = [
    "vp",
    "yuan",
    "rice",
    "fireworks",
    "floors",
    "persons",
    "person_track",
    "small_privilege",
    "large_privilege",
    "wall_tiles",
    *[f"symbol_{kind}" for kind in TYPES],
]


def purse(state: DragonState, seat: int) -> list[int]:
    """The seat's counters in the order of `PURSE`."""
    return [
        state.points[seat],
        state.yuan[seat],
        state.rice[seat],
        state.fireworks[seat],
        state.floors_of(seat),
        state.persons_of(seat),
        state.space[seat],
        state.small[seat],
        state.large[seat],
        state.wall_tiles_of(seat),
        *[state.symbols_of(seat, kind) for kind in range(len(TYPES))],
    ]

"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.figures import owner_of
from tianxia.games.terracotta.state import TerracottaState

PURSE: Final = [
    "vp",
    "coins",
    "wet_clay",
    "dry_clay",
    "weapons",
    "artisans",
    "masters",
    "warriors",
]


def purse(state: TerracottaState, seat: int) -> list[int]:
    """The seat's counters in the order of `PURSE`."""
    return [
        state.points[seat],
        state.coins[seat],
        state.wet[seat],
        state.dry[seat],
        int(state.weapons[seat]).bit_count(),
        state.artisans[seat],
        state.masters_of(seat),
        warriors_of(state, seat),
    ]


def warriors_of(state: TerracottaState, seat: int) -> int:
    """How many warriors of the seat stand in the mausoleum."""
    total = 0
    for cell in state.built:
        if cell >= 0 and owner_of(state.at[cell]) == seat:
            total += 1
    return total

"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.games.rotunda.names import RESOURCES, TOKENS
from tianxia.games.rotunda.state import RotundaState

PURSE: Final = [
    "vp",
    "coins",
    *RESOURCES,
    "supply",
    "villagers",
    "seated",
    "worshippers",
    "amulet",
    "orders",
    "fulfilled",
    "experts",
]


def purse(state: RotundaState, seat: int) -> list[int]:
    """The seat's counters in the order of `PURSE`; amulet experts count beside the others."""
    return [
        state.points[seat],
        state.coins[seat],
        *[state.cubes[seat * len(RESOURCES) + kind] for kind in range(len(RESOURCES))],
        state.supply[seat],
        state.in_villages(seat),
        state.seated_of(seat),
        int(state.altar[seat]).bit_count(),
        sum([state.tokens[seat * TOKENS + kind] for kind in range(TOKENS)]),
        int(state.open_orders[seat]).bit_count(),
        int(state.done_orders[seat]).bit_count(),
        int(state.held[seat]).bit_count() + int(state.kept[seat]).bit_count(),
    ]

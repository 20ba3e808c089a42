"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.games.rotunda.masks import count_bits
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
        count_bits(state.altar[seat]),
        sum([state.tokens[seat * TOKENS + kind] for kind in range(TOKENS)]),
        count_bits(state.open_orders[seat]),
        count_bits(state.done_orders[seat]),
        count_bits(state.held[seat]) + count_bits(state.kept[seat]),
    ]

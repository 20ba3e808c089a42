"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.games.tea_garden.names import PAGODAS
from tianxia.games.tea_garden.state import TeaState

PURSE: Final = [
    "vp",
    "fresh_leaf",
    "fermented_leaf",
    "emperor",
    "scroll_strength",
    "scroll_teapot",
    "scroll_repeat",
    "boat",
    "studies",
    "emperor_row",
    "gardens",
    "pagodas",
    "cups",
    "cup_marker",
    "caravans",
]


def purse(state: TeaState, seat: int) -> list[int]:
    """The counters in the order of `PURSE`; no cards, for fewer can be better."""
    cups = [tile for first in state.cup_rows[seat] for tile in state.row_tiles(first)]
    return [
        state.points[seat],
        state.fresh_of(seat),
        state.fermented_of(seat),
        state.tokens[seat],
        state.scroll_strength[seat],
        state.scroll_teapot[seat],
        state.scroll_repeat[seat],
        state.boat[seat],
        state.studies[seat],
        state.climbed[seat],
        int(state.gardens[seat]).bit_count(),
        PAGODAS - int(state.pagodas[seat]).bit_count(),
        len(cups),
        state.loose[seat],
        len(state.won[seat]),
    ]

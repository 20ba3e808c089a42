"""What a seat's panel counts: net gains are the purse after less the purse before."""

from __future__ import annotations

from typing import Final

from tianxia.core.rows import count_of
from tianxia.games.zhanguo.area import count_of as count_in
from tianxia.games.zhanguo.names import ASPECTS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.state import ZhanguoState

PURSE: Final = [
    "vp",
    *ASPECTS,
    *OFFICIALS,
    "workers",
    "governors",
    "palaces",
    "walls",
    "discs",
    "cards",
    "unrest",
]
BURDENS: Final = ["unrest"]


def purse(state: ZhanguoState, seat: int) -> list[int]:
    """The seat's counters in the order of `PURSE`: figures count where they stand on a board."""
    first = seat * REGIONS
    places = range(first, first + REGIONS)
    return [
        state.points[seat],
        *[state.strength(seat, aspect) for aspect in range(len(ASPECTS))],
        *[officials_out(state, seat, colour) for colour in range(len(OFFICIALS))],
        sum([state.workers[place] for place in places]),
        sum([state.posted[place] for place in places]),
        count_of(state.palace_at, seat),
        count_of(state.wall_at, seat),
        count_of(state.disc, seat),
        state.cards_on_board(seat),
        sum([state.unrest[place] for place in places]),
    ]


def officials_out(state: ZhanguoState, seat: int, colour: int) -> int:
    """How many officials of a colour the seat has in its regions."""
    total = 0
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        total += count_in(state.gov[place], colour) + count_in(state.work[place], colour)
    return total

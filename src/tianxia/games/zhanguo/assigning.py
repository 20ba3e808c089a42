"""Free assignment: at any moment of the own turn officials may step down to the worker area.

It is no question of its own. Every question of the own turn offers it besides its own choices and
is asked again afterwards.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block
from tianxia.core.native import i64, vec
from tianxia.core.things import Axis
from tianxia.core.words import Said
from tianxia.games.zhanguo.area import COUNT, EMPTY, ONE, PRESENT, count_of
from tianxia.games.zhanguo.names import REGIONS
from tianxia.games.zhanguo.state import PLAY_PHASE, ZhanguoState
from tianxia.games.zhanguo.things import COLOUR, REGION

ARROW: Final = "assign:{region}"  # between the two areas of the region


class ByColour(Block[ZhanguoState]):
    """Choices that end with the colour of an official.

    `ready[group * 8 + mask]` is a row of the group's choices with the colours of the bit mask; the
    other axes make the group.
    """

    def __init__(self, axes: list[Axis], line: str, label: str, targets: list[str]) -> None:
        super().__init__([*axes, COLOUR], line, label, targets)
        self.ready: vec[vec[i64]] = vec[vec[i64]]()

    def placed(self) -> None:
        first = self.first
        self.ready = vec[vec[i64]](
            [
                vec[i64]([first + group * 3 + colour for colour in range(3) if mask >> colour & 1])
                for group in range(self.size // 3)
                for mask in range(8)
            ]
        )


class Assign(ByColour):
    """One official steps from the government area to the worker area of its region.

    It needs the own turn; movement points bring it along wherever they are spent (`anytime`).
    """

    def __init__(self, also: list[str] | None = None, anytime: bool = False) -> None:
        targets = [ARROW, *(also or [])]
        super().__init__([REGION], "assign {official} {region}", "label-assign", targets)
        self.anytime: Final = anytime

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        if state.phase != PLAY_PHASE and not self.anytime:
            return n
        most = state.edition.room
        first = ask.seat * REGIONS
        for region in range(i64(REGIONS)):
            area = state.gov[first + region]
            if area != EMPTY and COUNT[state.work[first + region]] < most:
                for choice in self.ready[region * 8 + PRESENT[area]]:
                    room[n] = choice
                    n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        place = ask.seat * REGIONS + k // 3
        state.gov[place] -= ONE[k % 3]
        state.work[place] += ONE[k % 3]
        state.note("assigned", ask.seat, k % 3, k // 3 + 1)
        state.push(ask)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        place = ask.seat * REGIONS + k // 3
        if state.phase != PLAY_PHASE and not self.anytime:
            return Said("reason-not-own-turn")
        if count_of(state.gov[place], k % 3) == 0:
            return Said("reason-not-there-official", {"official": COLOUR.said[k % 3]})
        if COUNT[state.work[place]] >= state.edition.room:
            room = state.edition.room
            return Said("reason-worker-area-full", {"region": k // 3 + 1, "room": room})
        return None

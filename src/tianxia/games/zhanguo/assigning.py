"""Free assignment: at any moment of the own turn officials may step down to the worker area.

It is no question of its own. Every question of the own turn offers it besides its own choices and
is asked again afterwards; `first` is the number of the first such choice in that question.
"""

from __future__ import annotations

from tianxia.core.words import Said
from tianxia.games.zhanguo.area import COUNT, EMPTY, ONE, PRESENT, count_of
from tianxia.games.zhanguo.names import IN_REGIONS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.state import PLAY_PHASE, ZhanguoState

ASSIGNMENTS = IN_REGIONS  # region * 3 + colour


def by_colours(first: int, groups: int) -> list[list[int]]:
    """Ready lists of choices: entry group * 8 + mask holds the group's choices of those colours."""
    return [
        [first + group * 3 + colour for colour in range(3) if mask >> colour & 1]
        for group in range(groups)
        for mask in range(8)
    ]


def add_assignments(
    state: ZhanguoState, seat: int, ready: list[list[int]], choices: list[int]
) -> None:
    """Append all assignments that are possible now; `ready` is `by_colours` of the question."""
    gov = state.gov
    work = state.work
    room = state.edition.room
    first = seat * REGIONS
    for region in range(REGIONS):
        area = gov[first + region]
        if area != EMPTY and COUNT[work[first + region]] < room:
            choices.extend(ready[region * 8 + PRESENT[area]])


def assign(state: ZhanguoState, seat: int, choice: int) -> None:
    """One official steps from the government area to the worker area of its region."""
    place = seat * REGIONS + choice // 3
    one = ONE[choice % 3]
    state.gov[place] = state.gov[place] - one
    state.work[place] = state.work[place] + one
    state.note("assigned", seat, choice % 3, choice // 3 + 1)


def assign_text(word: str, choice: int) -> str:
    """The record's line; each question puts its own word first, for lines are unique."""
    return f"{word} assign {OFFICIALS[choice % 3]} {choice // 3 + 1}"


def assign_reason(state: ZhanguoState, seat: int, choice: int) -> Said | None:
    """Why the official cannot step down now."""
    region = choice // 3
    place = seat * REGIONS + region
    if count_of(state.gov[place], choice % 3) == 0:
        return Said("reason-not-there-official", {"official": f"@official-{OFFICIALS[choice % 3]}"})
    if COUNT[state.work[place]] >= state.edition.room:
        return Said("reason-worker-area-full", {"region": region + 1, "room": state.edition.room})
    return None


def assign_label(choice: int) -> Said:
    """The assignment as words on a button."""
    official = f"@official-{OFFICIALS[choice % 3]}"
    return Said("label-assign", {"official": official, "region": choice // 3 + 1})


def assign_targets(choice: int) -> list[str]:
    """The arrow between the two areas of the region."""
    return [f"assign:{choice // 3 + 1}"]


def is_own_turn(state: ZhanguoState) -> bool:
    """Free assignment belongs to the own turn, so to phase 2."""
    return state.phase == PLAY_PHASE

"""Officials: recruiting, transferring step by step, and the official of a bonus space."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.area import COUNT, EMPTY, ONE, PRESENT, count_of
from tianxia.games.zhanguo.assigning import (
    ASSIGNMENTS,
    add_assignments,
    assign,
    assign_label,
    assign_reason,
    assign_targets,
    assign_text,
    by_colours,
    is_own_turn,
)
from tianxia.games.zhanguo.effects import send_official
from tianxia.games.zhanguo.names import IN_REGIONS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.state import ZhanguoState

RECRUITS: Final = by_colours(0, REGIONS)
DECLINE: Final = IN_REGIONS
BONUS_ASSIGN: Final = DECLINE + 1
BONUS_ASSIGNMENTS: Final = by_colours(BONUS_ASSIGN, REGIONS)


def add_recruits(state: ZhanguoState, seat: int, choices: list[int]) -> None:
    """Append every region with every colour in the supply."""
    colours = PRESENT[state.supply[seat]]
    for region in range(REGIONS):
        choices.extend(RECRUITS[region * 8 + colours])


def recruit_reason(state: ZhanguoState, seat: int, choice: int) -> Said | None:
    """Why an official of the colour cannot come."""
    if count_of(state.supply[seat], choice % 3) == 0:
        return Said("reason-supply-empty", {"official": f"@official-{OFFICIALS[choice % 3]}"})
    return None


def recruit_label(choice: int) -> Said:
    """Colour and region on a button."""
    official = f"@official-{OFFICIALS[choice % 3]}"
    return Said("label-recruit", {"official": official, "region": choice // 3 + 1})


def recruit_targets(choice: int) -> list[str]:
    """The colour in the supply and the government area."""
    return [f"supply:{OFFICIALS[choice % 3]}", f"own:{choice // 3 + 1}:gov"]


class RecruitOfficial(Decision[ZhanguoState]):
    """One official of any colour in the own supply goes to the government area of any region."""

    size: ClassVar[int] = IN_REGIONS

    def legal(self, state: ZhanguoState) -> list[int]:
        choices: list[int] = []
        add_recruits(state, self.seat, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        send_official(state, self.seat, choice // 3, choice % 3)

    def text(self, choice: int) -> str:
        return f"recruit {OFFICIALS[choice % 3]} {choice // 3 + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        return recruit_reason(state, self.seat, choice)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return recruit_label(choice)

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return recruit_targets(choice)

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount(OFFICIALS[choice % 3], 1)]


class BonusOfficial(Decision[ZhanguoState]):
    """A bonus space may bring one official of any colour to any region; it may be declined."""

    size: ClassVar[int] = BONUS_ASSIGN + ASSIGNMENTS

    def legal(self, state: ZhanguoState) -> list[int]:
        choices: list[int] = []
        add_recruits(state, self.seat, choices)
        choices.append(DECLINE)
        if is_own_turn(state):
            add_assignments(state, self.seat, BONUS_ASSIGNMENTS, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice < DECLINE:
            send_official(state, self.seat, choice // 3, choice % 3)
        elif choice > DECLINE:
            assign(state, self.seat, choice - BONUS_ASSIGN)
            state.push(self)
        else:
            state.note("declined", self.seat)

    def text(self, choice: int) -> str:
        if choice == DECLINE:
            return "bonus official none"
        if choice > DECLINE:
            return assign_text("bonus official", choice - BONUS_ASSIGN)
        return f"bonus official {OFFICIALS[choice % 3]} {choice // 3 + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice == DECLINE:
            return None
        if choice < DECLINE:
            return recruit_reason(state, self.seat, choice)
        if not is_own_turn(state):
            return Said("reason-not-own-turn")
        return assign_reason(state, self.seat, choice - BONUS_ASSIGN)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice == DECLINE:
            return Said("label-decline")
        if choice > DECLINE:
            return assign_label(choice - BONUS_ASSIGN)
        return recruit_label(choice)

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice == DECLINE:
            return []
        return (
            assign_targets(choice - BONUS_ASSIGN) if choice > DECLINE else recruit_targets(choice)
        )

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount(OFFICIALS[choice % 3], 1)] if choice < DECLINE else []


def can_recruit(state: ZhanguoState, seat: int) -> bool:
    """Recruiting needs an official in the own supply."""
    return state.supply[seat] != EMPTY


# -- movement -----------------------------------------------------------------------------------

STEPS: Final = REGIONS * REGIONS * len(OFFICIALS)  # (from * 5 + to) * 3 + colour, see gov_steps
SIDEWAYS: Final = STEPS  # + step: between worker areas
UP: Final = 2 * STEPS  # + region * 3 + colour: from the worker area to the government area
STOP: Final = UP + IN_REGIONS
MOVE_ASSIGN: Final = STOP + 1
WORK_STEPS: Final = by_colours(SIDEWAYS, REGIONS * REGIONS)
UPWARDS: Final = by_colours(UP, REGIONS)
MOVE_ASSIGNMENTS: Final = by_colours(MOVE_ASSIGN, REGIONS)
NOBODY_PASSES: Final = 0


class Move(Decision[ZhanguoState]):
    """One movement point takes one official one step; unused points lapse.

    A step leads to the same kind of area of an adjacent region, or up from the worker area. A full
    worker area may only be passed through: the official must leave it with the next point.
    """

    size: ClassVar[int] = MOVE_ASSIGN + ASSIGNMENTS

    def __init__(self, seat: int, arg: int = 0, must: int = 0, passing: int = 0) -> None:
        super().__init__(seat, arg)  # arg: points left
        self.must: Final = must  # 1 before the first step of the action
        self.passing: Final = passing  # region * 3 + colour + 1 of one in a full worker area

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.must, self.passing]

    def legal(self, state: ZhanguoState) -> list[int]:
        if self.passing != NOBODY_PASSES:
            return self.ways_out(state)
        choices: list[int] = []
        first = self.seat * REGIONS
        adjacent = state.edition.adjacent
        steps = state.edition.gov_steps
        for region in range(REGIONS):
            area = state.gov[first + region]
            if area != EMPTY:
                choices.extend(steps[region * 8 + PRESENT[area]])
        for region in range(REGIONS):
            area = state.work[first + region]
            if area != EMPTY:
                for other in adjacent[region]:
                    if self.can_enter(state, other):
                        pair = region * REGIONS + other
                        choices.extend(WORK_STEPS[pair * 8 + PRESENT[area]])
        for region in range(REGIONS):
            area = state.work[first + region]
            if area != EMPTY:
                choices.extend(UPWARDS[region * 8 + PRESENT[area]])
        if self.must == 0:
            choices.append(STOP)
        add_assignments(state, self.seat, MOVE_ASSIGNMENTS, choices)
        return choices

    def can_enter(self, state: ZhanguoState, region: int) -> bool:
        """Whether the worker area has room, or a point is left to leave it again."""
        return self.arg > 1 or COUNT[state.work[self.seat * REGIONS + region]] < state.edition.room

    def ways_out(self, state: ZhanguoState) -> list[int]:
        """The steps of the official that is passing through."""
        region = (self.passing - 1) // 3
        colour = (self.passing - 1) % 3
        choices = [
            SIDEWAYS + (region * REGIONS + other) * 3 + colour
            for other in state.edition.adjacent[region]
            if self.can_enter(state, other)
        ]
        choices.append(UP + self.passing - 1)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice == STOP:
            state.note("stopped-moving", self.seat, self.arg)
            return
        if choice >= MOVE_ASSIGN:
            assign(state, self.seat, choice - MOVE_ASSIGN)
            state.push(self)
            return
        passing = NOBODY_PASSES
        colour = choice % 3
        if choice >= UP:
            region = (choice - UP) // 3
            self.shift(state, state.work, state.gov, region, region, colour)
            state.note("stepped-up", self.seat, colour, region + 1)
        else:
            pair = choice % STEPS // 3
            area = state.gov if choice < SIDEWAYS else state.work
            self.shift(state, area, area, pair // REGIONS, pair % REGIONS, colour)
            state.note("stepped", self.seat, colour, pair // REGIONS + 1, pair % REGIONS + 1)
            place = self.seat * REGIONS + pair % REGIONS
            if choice >= SIDEWAYS and COUNT[state.work[place]] > state.edition.room:
                passing = pair % REGIONS * 3 + colour + 1
        if self.arg > 1:
            state.push(Move(self.seat, self.arg - 1, 0, passing))

    def shift(
        self,
        state: ZhanguoState,
        source: list[int],
        target: list[int],
        region: int,
        other: int,
        colour: int,
    ) -> None:
        """Take an official out of one area and put it into another."""
        here = self.seat * REGIONS + region
        there = self.seat * REGIONS + other
        source[here] = source[here] - ONE[colour]
        target[there] = target[there] + ONE[colour]

    def text(self, choice: int) -> str:
        if choice == STOP:
            return "move stop"
        if choice >= MOVE_ASSIGN:
            return assign_text("move", choice - MOVE_ASSIGN)
        colour = OFFICIALS[choice % 3]
        if choice >= UP:
            return f"move {colour} up {(choice - UP) // 3 + 1}"
        pair = choice % STEPS // 3
        area = "government" if choice < SIDEWAYS else "worker"
        return f"move {colour} {area} {pair // REGIONS + 1} {pair % REGIONS + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        if self.passing != NOBODY_PASSES:
            return Said("reason-must-pass-on", {"room": state.edition.room})
        if choice == STOP:
            return Said("reason-must-move")
        if choice >= MOVE_ASSIGN:
            return assign_reason(state, self.seat, choice - MOVE_ASSIGN)
        region = (choice - UP) // 3 if choice >= UP else choice % STEPS // 3 // REGIONS
        area = state.gov if choice < SIDEWAYS else state.work
        if count_of(area[self.seat * REGIONS + region], choice % 3) == 0:
            colour = OFFICIALS[choice % 3]
            return Said("reason-not-there-official", {"official": f"@official-{colour}"})
        other = choice % STEPS // 3 % REGIONS
        full = Said("reason-no-room-to-stay", {"region": other + 1, "room": state.edition.room})
        return why_no_step(state, region, other) or full

    def prompt(self, state: ZhanguoState) -> Said:
        if self.passing != NOBODY_PASSES:
            official = f"@official-{OFFICIALS[(self.passing - 1) % 3]}"
            return Said("prompt-pass-on", {"official": official, "left": self.arg})
        return Said("prompt-move", {"left": self.arg})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice == STOP:
            return Said("label-stop-moving")
        if choice >= MOVE_ASSIGN:
            return assign_label(choice - MOVE_ASSIGN)
        official = f"@official-{OFFICIALS[choice % 3]}"
        if choice >= UP:
            return Said("label-move-up", {"official": official, "region": (choice - UP) // 3 + 1})
        pair = choice % STEPS // 3
        area = "government" if choice < SIDEWAYS else "worker"
        region, other = pair // REGIONS + 1, pair % REGIONS + 1
        return Said(
            "label-move", {"official": official, "area": area, "region": region, "other": other}
        )

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice == STOP:
            return []
        colour = OFFICIALS[choice % 3]
        if choice >= MOVE_ASSIGN:
            region = (choice - MOVE_ASSIGN) // 3 + 1
            down = assign_targets(choice - MOVE_ASSIGN)
            colour = OFFICIALS[(choice - MOVE_ASSIGN) % 3]
            return [*down, f"official:{region}:gov:{colour}", f"own:{region}:worker"]
        if choice >= UP:
            region = (choice - UP) // 3 + 1
            return [f"official:{region}:worker:{colour}", f"own:{region}:gov"]
        pair = choice % STEPS // 3
        area = "gov" if choice < SIDEWAYS else "worker"
        return [
            f"official:{pair // REGIONS + 1}:{area}:{colour}",
            f"own:{pair % REGIONS + 1}:{area}",
        ]


def give_points(state: ZhanguoState, seat: int, points: int) -> None:
    """Up to so many movement points, if there is an official to move."""
    if state.has_official_out(seat):
        state.push(Move(seat, points))

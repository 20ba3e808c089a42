"""Officials: recruiting, transferring step by step, and the official of a bonus space."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.zhanguo.area import COUNT, EMPTY, ONE, PRESENT, count_of
from tianxia.games.zhanguo.assigning import Assign, ByColour
from tianxia.games.zhanguo.effects import send_official
from tianxia.games.zhanguo.names import MAX_POINTS, MAX_SEATS, OFFICIALS, REGIONS
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.things import COLOUR, REGION

NOBODY_PASSES: Final = 0


def recruit_reason(state: ZhanguoState, seat: i64, colour: i64) -> Said | None:
    """Why an official of the colour cannot come."""
    if count_of(state.supply[seat], colour) == 0:
        return Said("reason-supply-empty", {"official": COLOUR.said[colour]})
    return None


def can_recruit(state: ZhanguoState, seat: i64) -> bool:
    """Recruiting needs an official in the own supply."""
    return state.supply[seat] != EMPTY


class Recruit(ByColour):
    """One official of any colour in the own supply goes to the government area of any region."""

    def __init__(self) -> None:
        targets = ["supply:{official}", "own:{region}:gov"]
        super().__init__([REGION], "{official} {region}", "label-recruit", targets)

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        colours = PRESENT[state.supply[ask.seat]]
        for region in range(i64(REGIONS)):
            for choice in self.ready[region * 8 + colours]:
                room[n] = choice
                n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        send_official(state, ask.seat, k // 3, k % 3)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        return recruit_reason(state, ask.seat, k % 3)

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        return [Amount(OFFICIALS[k % 3], 1)]


RECRUIT: Final = Recruit()
RECRUITING: Final[Menu[ZhanguoState]] = Menu("recruit", [RECRUIT])
BONUS: Final = Recruit()
DECLINE: Final[Leave[ZhanguoState]] = Leave("none", "label-decline", "declined")
BONUS_DOWN: Final = Assign()
BONUS_OFFICIAL: Final[Menu[ZhanguoState]] = Menu("bonus official", [BONUS, DECLINE, BONUS_DOWN])


class RecruitOfficial(Question[ZhanguoState]):
    """The court action: recruit one official."""

    size: ClassVar[int] = RECRUITING.size

    def menu(self) -> Menu[ZhanguoState]:
        return RECRUITING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        return RECRUIT.fill(state, self, room, n)


class BonusOfficial(Question[ZhanguoState]):
    """A bonus space may bring one official of any colour to any region; it may be declined."""

    size: ClassVar[int] = BONUS_OFFICIAL.size

    def menu(self) -> Menu[ZhanguoState]:
        return BONUS_OFFICIAL

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = BONUS.fill(state, self, room, n)
        n = DECLINE.fill(state, self, room, n)
        return BONUS_DOWN.fill(state, self, room, n)


# -- movement -----------------------------------------------------------------------------------


def can_enter(state: ZhanguoState, ask: Frame, region: i64) -> bool:
    """Whether the worker area has room, or a point is left to leave it again."""
    return ask.arg > 1 or COUNT[state.work[ask.seat * REGIONS + region]] < state.edition.room


def not_there(area: i64, colour: i64) -> Said | None:
    """No official of the colour stands there."""
    if count_of(area, colour) == 0:
        return Said("reason-not-there-official", {"official": COLOUR.said[colour]})
    return None


def go_on(state: ZhanguoState, ask: Frame, passing: i64) -> None:
    """After a step: the next point, if one is left."""
    if ask.arg <= 1:
        return
    if passing == NOBODY_PASSES:
        state.push(MOVE[ask.seat * MAX_POINTS + ask.arg - 2])
    else:
        state.push(Move(ask.seat, ask.arg - 1, 0, passing))


class StepAside(ByColour):
    """To the same kind of area of an adjacent region."""

    def __init__(self, area: str, line: str) -> None:
        axes = [REGION, REGION.called("other")]
        targets = ["official:{region}:" + area + ":{official}", "own:{other}:" + area]
        super().__init__(axes, "{official} " + line + " {region} {other}", "label-move", targets)
        self.area: Final = line

    def args(self, k: int) -> dict[str, Arg]:
        found = super().args(k)
        found["area"] = self.area
        return found


class InGovernment(StepAside):
    """Between government areas there is always room."""

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        first = ask.seat * REGIONS
        for region in range(i64(REGIONS)):
            area = state.gov[first + region]
            if area != EMPTY:
                for choice in state.edition.gov_steps[region * 8 + PRESENT[area]]:
                    room[n] = choice
                    n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        region, other = k // 3 // REGIONS, k // 3 % REGIONS
        state.gov[ask.seat * REGIONS + region] -= ONE[k % 3]
        state.gov[ask.seat * REGIONS + other] += ONE[k % 3]
        state.note("stepped", ask.seat, k % 3, region + 1, other + 1)
        go_on(state, ask, NOBODY_PASSES)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        region = k // 3 // REGIONS
        absent = not_there(state.gov[ask.seat * REGIONS + region], k % 3)
        return absent or why_no_step(state, region, k // 3 % REGIONS)


class AmongWorkers(StepAside):
    """A full worker area may only be passed through: the next point must lead out of it."""

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        first = ask.seat * REGIONS
        for region in range(i64(REGIONS)):
            area = state.work[first + region]
            if area != EMPTY:
                for other in state.edition.adjacent[region]:
                    if can_enter(state, ask, other):
                        pair = region * REGIONS + other
                        for choice in self.ready[pair * 8 + PRESENT[area]]:
                            room[n] = choice
                            n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        region, other = k // 3 // REGIONS, k // 3 % REGIONS
        there = ask.seat * REGIONS + other
        state.work[ask.seat * REGIONS + region] -= ONE[k % 3]
        state.work[there] += ONE[k % 3]
        state.note("stepped", ask.seat, k % 3, region + 1, other + 1)
        full = COUNT[state.work[there]] > state.edition.room
        go_on(state, ask, other * 3 + k % 3 + 1 if full else NOBODY_PASSES)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        region, other = k // 3 // REGIONS, k // 3 % REGIONS
        absent = not_there(state.work[ask.seat * REGIONS + region], k % 3)
        why = absent or why_no_step(state, region, other)
        if why is not None or can_enter(state, ask, other):
            return why
        return Said("reason-no-room-to-stay", {"region": other + 1, "room": state.edition.room})


class StepUp(ByColour):
    """From the worker area to the government area of the same region."""

    def __init__(self) -> None:
        targets = ["official:{region}:worker:{official}", "own:{region}:gov"]
        super().__init__([REGION], "{official} up {region}", "label-move-up", targets)

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        first = ask.seat * REGIONS
        for region in range(i64(REGIONS)):
            area = state.work[first + region]
            if area != EMPTY:
                for choice in self.ready[region * 8 + PRESENT[area]]:
                    room[n] = choice
                    n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        place = ask.seat * REGIONS + k // 3
        state.work[place] -= ONE[k % 3]
        state.gov[place] += ONE[k % 3]
        state.note("stepped-up", ask.seat, k % 3, k // 3 + 1)
        go_on(state, ask, NOBODY_PASSES)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        return not_there(state.work[ask.seat * REGIONS + k // 3], k % 3)


class StopMoving(Leave[ZhanguoState]):
    """Points not used lapse, but the action needs one step."""

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        assert isinstance(ask, Move), "only movement is stopped"
        return n if ask.must else super().fill(state, ask, room, n)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        assert isinstance(ask, Move), "only movement is stopped"
        return Said("reason-must-move") if ask.must else None


ASIDE: Final = InGovernment("gov", "government")
SIDEWAYS: Final = AmongWorkers("worker", "worker")
UP: Final = StepUp()
STOP: Final = StopMoving("stop", "label-stop-moving", "stopped-moving")
DOWN: Final = Assign(["official:{region}:gov:{official}", "own:{region}:worker"], anytime=True)
MOVING: Final[Menu[ZhanguoState]] = Menu("move", [ASIDE, SIDEWAYS, UP, STOP, DOWN])


class Move(Question[ZhanguoState]):
    """One movement point takes one official one step; unused points lapse.

    A step leads to the same kind of area of an adjacent region, or up from the worker area. A full
    worker area may only be passed through: the official must leave it with the next point.
    """

    size: ClassVar[int] = MOVING.size

    def __init__(self, seat: i64, arg: i64 = 0, must: i64 = 0, passing: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: points left
        self.must: Final = must  # 1 before the first step of the action
        self.passing: Final = passing  # region * 3 + colour + 1 of one in a full worker area

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.must, self.passing]

    def menu(self) -> Menu[ZhanguoState]:
        return MOVING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        if self.passing != NOBODY_PASSES:
            return self.ways_out(state, room, n)
        n = ASIDE.fill(state, self, room, n)
        n = SIDEWAYS.fill(state, self, room, n)
        n = UP.fill(state, self, room, n)
        n = STOP.fill(state, self, room, n)
        return DOWN.fill(state, self, room, n)

    def ways_out(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        """The steps of the official that is passing through."""
        region = (self.passing - 1) // 3
        colour = (self.passing - 1) % 3
        for other in state.edition.adjacent[region]:
            if can_enter(state, self, other):
                room[n] = SIDEWAYS.first + (region * REGIONS + other) * 3 + colour
                n += 1
        room[n] = UP.first + self.passing - 1
        return n + 1

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if self.passing == NOBODY_PASSES:
            return super().reason(state, choice)
        if choice in self.legal(state):
            return None
        return Said("reason-must-pass-on", {"room": state.edition.room})

    def prompt(self, state: ZhanguoState) -> Said:
        if self.passing != NOBODY_PASSES:
            official = COLOUR.said[(self.passing - 1) % 3]
            return Said("prompt-pass-on", {"official": official, "left": self.arg})
        return Said("prompt-move", {"left": self.arg})


RECRUIT_OFFICIAL_FRAME: Final = [RecruitOfficial(seat) for seat in range(MAX_SEATS)]
# by seat and points; a bonus may be left at once, the court action needs a step
MOVE: Final = [Move(s, n + 1) for s in range(MAX_SEATS) for n in range(MAX_POINTS)]
TRANSFER: Final = [Move(s, n + 1, 1) for s in range(MAX_SEATS) for n in range(MAX_POINTS)]


def give_points(state: ZhanguoState, seat: i64, points: i64) -> None:
    """Up to so many movement points, if there is an official to move."""
    if state.has_official_out(seat):
        state.push(MOVE[seat * MAX_POINTS + points - 1])

"""Governors: installing them, the bonus spaces of the regions, and moving one."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Frame, Step
from tianxia.core.blocks import Block, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.scores import score
from tianxia.core.things import counted
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.area import EMPTY, ONE_OF_EACH, PRESENT
from tianxia.games.zhanguo.assigning import Assign
from tianxia.games.zhanguo.names import (
    ALL_COLOURS,
    EFFECTS,
    FOR_BONUS_SPACES,
    MAX_SEATS,
    MOVE_POINTS,
    NOBODY,
    REGIONS,
    SPACES,
    VP,
)
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.officials import BonusOfficial, give_points
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.things import REGION

BESIDE: Final = SPACES  # the fourth place of a region for a governor
PLACES: Final = SPACES + 1


def can_install(state: ZhanguoState, seat: i64) -> bool:
    """Whether the seat can install a governor anywhere."""
    if state.governors[seat] == 0:
        return False
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        if PRESENT[state.gov[place]] == ALL_COLOURS:
            return True
    return False


def install(state: ZhanguoState, seat: i64, region: i64) -> None:
    """A governor goes to a bonus space and takes its bonus, or beside; then the region is calm."""
    state.governors = replaced(state.governors, seat, state.governors[seat] - 1)
    place = seat * REGIONS + region
    state.posted = replaced(state.posted, place, state.posted[place] + 1)
    state.note("installed", seat, region + 1)
    state.push(PACIFY[place])
    if state.free_space(region):
        state.push(CHOOSE_BONUS_SPACE[place])


class Pacify(Step[ZhanguoState]):
    """After the bonus of the space, unrest in the governor's region (`arg`) goes to 0."""

    def run(self, state: ZhanguoState) -> None:
        place = self.seat * REGIONS + self.arg
        if state.unrest[place] > 0:
            state.unrest[place] = 0
            state.note("pacified", self.seat, self.arg + 1)


class InstallGovernor(Decision[ZhanguoState]):
    """One official of each colour leaves the government area; a governor goes to that region."""

    size: ClassVar[int] = REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            if PRESENT[state.gov[self.seat * REGIONS + region]] == ALL_COLOURS:
                room[n] = region
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        place = self.seat * REGIONS + choice
        state.gov[place] -= ONE_OF_EACH
        state.supply[self.seat] += ONE_OF_EACH
        install(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"install {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if PRESENT[state.gov[self.seat * REGIONS + choice]] != ALL_COLOURS:
            return Said("reason-needs-all-colours", {"region": choice + 1})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-install", {"region": choice + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"region:{choice + 1}", f"own:{choice + 1}:gov"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        level = state.unrest[self.seat * REGIONS + choice]
        calmed = [Amount("unrest", -level)] if level else []
        return [Amount("governors", 1), Amount("officials", -3), *calmed]


class PlaceGovernor(Decision[ZhanguoState]):
    """The reward (cell `arg`) installs a governor in one of its regions without officials."""

    size: ClassVar[int] = REGIONS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in state.edition.reward[self.arg].regions:
            room[n] = region
            n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        install(state, self.seat, choice)

    def text(self, choice: int) -> str:
        return f"governor {choice + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice not in state.edition.reward[self.arg].regions:
            return Said("reason-not-pictured", {"region": choice + 1})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-install", {"region": choice + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"region:{choice + 1}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        level = state.unrest[self.seat * REGIONS + choice]
        return [Amount("unrest", -level)] if level else []


class TakeSpace(Block[ZhanguoState]):
    """An empty bonus space of the region asked about (`arg`) gives its bonus."""

    def __init__(self) -> None:
        axes = [REGION, counted("space", SPACES)]
        super().__init__(axes, "{region} {space}", "label-bonus-space", [])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        for space in range(ask.arg * SPACES, (ask.arg + 1) * SPACES):
            if state.space[space] == NOBODY:
                room[n] = space
                n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        state.space = replaced(state.space, k, ask.seat)
        effect = state.edition.space_effect[k]
        if effect.kind == VP:
            score(state, ask.seat, effect.n, FOR_BONUS_SPACES)
            state.note("scored", ask.seat, effect.n, FOR_BONUS_SPACES)
        elif effect.kind == MOVE_POINTS:
            give_points(state, ask.seat, effect.n)
        elif state.supply[ask.seat] != EMPTY:
            state.push(BonusOfficial(ask.seat))

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if k // SPACES != ask.arg:
            return Said("reason-other-region", {"region": ask.arg + 1})
        return Said("reason-space-taken") if state.space[k] != NOBODY else None

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        effect = state.edition.space_effect[k]
        return Said("label-bonus-space", {"effect": EFFECTS[effect.kind], "n": effect.n})

    def targets(self, state: ZhanguoState, ask: Frame, k: int) -> list[str]:
        return [f"space:{state.edition.space_name[k]}", f"region:{k // SPACES + 1}"]

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        effect = state.edition.space_effect[k]
        what = "vp" if effect.kind == VP else "points"
        return [Amount(what, effect.n)] if effect.kind in (VP, MOVE_POINTS) else []


SPACE: Final = TakeSpace()
SPACE_DOWN: Final = Assign()
BONUS_SPACE: Final[Menu[ZhanguoState]] = Menu("space", [SPACE, SPACE_DOWN])


class ChooseBonusSpace(Question[ZhanguoState]):
    """The governor must take an empty bonus space of its region (`arg`), which gives its bonus."""

    size: ClassVar[int] = BONUS_SPACE.size

    def menu(self) -> Menu[ZhanguoState]:
        return BONUS_SPACE

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = SPACE.fill(state, self, room, n)
        return SPACE_DOWN.fill(state, self, room, n)

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-choose-bonus-space", {"region": self.arg + 1})


class MoveGovernor(Decision[ZhanguoState]):
    """One own governor moves to an adjacent region, beside its bonus spaces and without a bonus."""

    size: ClassVar[int] = REGIONS * PLACES * REGIONS  # (from * 4 + place) * 5 + to

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for region in range(i64(REGIONS)):
            for place in range(i64(PLACES)):
                if self.stands(state, region, place):
                    for other in state.edition.adjacent[region]:
                        room[n] = (region * PLACES + place) * REGIONS + other
                        n += 1
        return n

    def stands(self, state: ZhanguoState, region: i64, place: i64) -> bool:
        """Whether a governor of the seat stands on the bonus space, or beside the spaces."""
        if place == BESIDE:
            return state.beside(self.seat, region) > 0
        return state.space[region * SPACES + place] == self.seat

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        region = choice // REGIONS // PLACES
        place = choice // REGIONS % PLACES
        other = choice % REGIONS
        if place != BESIDE:
            state.space = replaced(state.space, region * SPACES + place, NOBODY)
        here = self.seat * REGIONS + region
        there = self.seat * REGIONS + other
        state.posted = replaced(state.posted, here, state.posted[here] - 1)
        state.posted = replaced(state.posted, there, state.posted[there] + 1)
        state.note("moved-governor", self.seat, region + 1, other + 1)

    def text(self, choice: int) -> str:
        region = choice // REGIONS // PLACES + 1
        place = choice // REGIONS % PLACES
        name = "beside" if place == BESIDE else f"space {place + 1}"
        return f"move governor {region} {name} {choice % REGIONS + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        region = choice // REGIONS // PLACES
        other = choice % REGIONS
        if not self.stands(state, region, choice // REGIONS % PLACES):
            return Said("reason-not-there-governor", {"region": region + 1})
        return why_no_step(state, region, other)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        place = choice // REGIONS % PLACES
        region = choice // REGIONS // PLACES
        effect = ""
        if place != BESIDE:
            effect = EFFECTS[state.edition.space_effect[region * SPACES + place].kind]
        return Said(
            "label-move-governor",
            {"region": region + 1, "other": choice % REGIONS + 1, "effect": effect},
        )

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        region = choice // REGIONS // PLACES
        place = choice // REGIONS % PLACES
        names = [f"governor:{region + 1}:{self.seat}", f"region:{choice % REGIONS + 1}"]
        if place != BESIDE:
            names.append(f"space:{state.edition.space_name[region * SPACES + place]}")
        return names


INSTALL_GOVERNOR_FRAME: Final = [InstallGovernor(seat) for seat in range(MAX_SEATS)]
# by seat and region
PACIFY: Final = [Pacify(s, r) for s in range(MAX_SEATS) for r in range(REGIONS)]
CHOOSE_BONUS_SPACE: Final = [
    ChooseBonusSpace(s, r) for s in range(MAX_SEATS) for r in range(REGIONS)
]

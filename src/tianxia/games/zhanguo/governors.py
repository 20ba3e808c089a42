"""Governors: installing them, the bonus spaces of the regions, and moving one."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.area import ONE_OF_EACH, PRESENT
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
from tianxia.games.zhanguo.names import (
    ALL_COLOURS,
    EFFECTS,
    FOR_BONUS_SPACES,
    MOVE_POINTS,
    NOBODY,
    REGIONS,
    SPACES,
    VP,
)
from tianxia.games.zhanguo.neighbours import why_no_step
from tianxia.games.zhanguo.officials import BonusOfficial, give_points
from tianxia.games.zhanguo.state import ZhanguoState

BONUS_SPACES: Final = REGIONS * SPACES
SPACE_ASSIGN: Final = BONUS_SPACES
SPACE_ASSIGNMENTS: Final = by_colours(SPACE_ASSIGN, REGIONS)
BESIDE: Final = SPACES  # the fourth place of a region for a governor
PLACES: Final = SPACES + 1


def can_install(state: ZhanguoState, seat: int) -> bool:
    """Whether the seat can install a governor anywhere."""
    if state.governors[seat] == 0:
        return False
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        if PRESENT[state.gov[place]] == ALL_COLOURS:
            return True
    return False


def install(state: ZhanguoState, seat: int, region: int) -> None:
    """A governor goes to a bonus space and takes its bonus, or beside; then the region is calm."""
    state.governors[seat] = state.governors[seat] - 1
    place = seat * REGIONS + region
    state.posted[place] = state.posted[place] + 1
    state.note("installed", seat, region + 1)
    state.push(Pacify(seat, region))
    if state.free_space(region):
        state.push(ChooseBonusSpace(seat, region))


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

    def legal(self, state: ZhanguoState) -> list[int]:
        first = self.seat * REGIONS
        gov = state.gov
        return [r for r in range(REGIONS) if PRESENT[gov[first + r]] == ALL_COLOURS]

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        place = self.seat * REGIONS + choice
        state.gov[place] = state.gov[place] - ONE_OF_EACH
        state.supply[self.seat] = state.supply[self.seat] + ONE_OF_EACH
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

    def legal(self, state: ZhanguoState) -> list[int]:
        return state.edition.reward[self.arg].regions[:]

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


class ChooseBonusSpace(Decision[ZhanguoState]):
    """The governor must take an empty bonus space of its region (`arg`), which gives its bonus."""

    size: ClassVar[int] = SPACE_ASSIGN + ASSIGNMENTS

    def legal(self, state: ZhanguoState) -> list[int]:
        choices: list[int] = []
        first = self.arg * SPACES
        for space in range(first, first + SPACES):
            if state.space[space] == NOBODY:
                choices.append(space)
        if is_own_turn(state):
            add_assignments(state, self.seat, SPACE_ASSIGNMENTS, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice >= SPACE_ASSIGN:
            assign(state, self.seat, choice - SPACE_ASSIGN)
            state.push(self)
            return
        state.space[choice] = self.seat
        effect = state.edition.space_effect[choice]
        if effect.kind == VP:
            score(state, self.seat, effect.n, FOR_BONUS_SPACES)
            state.note("scored", self.seat, effect.n, FOR_BONUS_SPACES)
        elif effect.kind == MOVE_POINTS:
            give_points(state, self.seat, effect.n)
        elif state.supply[self.seat] > 0:
            state.push(BonusOfficial(self.seat))

    def text(self, choice: int) -> str:
        if choice >= SPACE_ASSIGN:
            return assign_text("space", choice - SPACE_ASSIGN)
        return f"space {choice // SPACES + 1} {choice % SPACES + 1}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice >= SPACE_ASSIGN:
            if not is_own_turn(state):
                return Said("reason-not-own-turn")
            return assign_reason(state, self.seat, choice - SPACE_ASSIGN)
        if choice // SPACES != self.arg:
            return Said("reason-other-region", {"region": self.arg + 1})
        if state.space[choice] != NOBODY:
            return Said("reason-space-taken")
        return None

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-choose-bonus-space", {"region": self.arg + 1})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice >= SPACE_ASSIGN:
            return assign_label(choice - SPACE_ASSIGN)
        effect = state.edition.space_effect[choice]
        return Said("label-bonus-space", {"effect": EFFECTS[effect.kind], "n": effect.n})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice >= SPACE_ASSIGN:
            return assign_targets(choice - SPACE_ASSIGN)
        return [f"space:{state.edition.space_name[choice]}", f"region:{choice // SPACES + 1}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        if choice >= SPACE_ASSIGN:
            return []
        effect = state.edition.space_effect[choice]
        what = "vp" if effect.kind == VP else "points"
        return [Amount(what, effect.n)] if effect.kind in (VP, MOVE_POINTS) else []


class MoveGovernor(Decision[ZhanguoState]):
    """One own governor moves to an adjacent region, beside its bonus spaces and without a bonus."""

    size: ClassVar[int] = REGIONS * PLACES * REGIONS  # (from * 4 + place) * 5 + to

    def legal(self, state: ZhanguoState) -> list[int]:
        choices: list[int] = []
        for region in range(REGIONS):
            for place in range(PLACES):
                if self.stands(state, region, place):
                    for other in state.edition.adjacent[region]:
                        choices.append((region * PLACES + place) * REGIONS + other)
        return choices

    def stands(self, state: ZhanguoState, region: int, place: int) -> bool:
        """Whether a governor of the seat stands on the bonus space, or beside the spaces."""
        if place == BESIDE:
            return state.beside(self.seat, region) > 0
        return state.space[region * SPACES + place] == self.seat

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        region = choice // REGIONS // PLACES
        place = choice // REGIONS % PLACES
        other = choice % REGIONS
        if place != BESIDE:
            state.space[region * SPACES + place] = NOBODY
        here = self.seat * REGIONS + region
        there = self.seat * REGIONS + other
        state.posted[here] = state.posted[here] - 1
        state.posted[there] = state.posted[there] + 1
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

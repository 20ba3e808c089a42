"""Main action A: found a tea garden."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.bonuses import gain
from tianxia.games.tea_garden.effect import amounts_of
from tianxia.games.tea_garden.leaves import spend_scrolls
from tianxia.games.tea_garden.names import (
    FOR_REGION_BONUSES,
    FOR_SPACES,
    MAX_SEATS,
    MAX_SPACES,
    NO_BONUS,
    NOBODY,
    PAGODAS,
    REGIONS,
)
from tianxia.games.tea_garden.state import TeaState


def strength_for(state: TeaState, seat: i64, region: i64, cost: i64) -> i64:
    """The strength that a pagoda needs there: more if another border must be crossed."""
    is_near = state.near[seat] >> region & 1
    return cost if is_near else cost + state.edition.far_strength


def open_regions(state: TeaState, seat: i64, strength: i64) -> i64:
    """The regions where the seat can found a garden with this strength, as a bit mask."""
    cheapest = state.edition.cheapest[state.pagodas[seat]]
    if strength < cheapest:
        return 0
    near = state.near[seat]
    reached = near
    if strength >= cheapest + state.edition.far_strength:
        reached |= state.far[seat]
    return reached & ~(state.gardens[seat] | state.full)


def reason_against(state: TeaState, seat: i64, region: i64, strength: i64) -> Said:
    """Why no garden can be founded there now."""
    name = f"@region-{REGIONS[region]}"
    if state.pagodas[seat] == 0:
        return Said("reason-no-pagoda-left")
    if state.gardens[seat] >> region & 1:
        return Said("reason-own-garden", {"region": name})
    if state.full >> region & 1:
        return Said("reason-region-full", {"region": name})
    if not state.far[seat] >> region & 1:
        return Said("reason-too-far", {"region": name})
    cheapest = state.edition.cheapest[state.pagodas[seat]]
    need = strength_for(state, seat, region, cheapest)
    return Said("reason-needs-strength", {"need": need, "have": strength})


class ChoosePagoda(Decision[TeaState]):
    """The strength printed under the pagoda must be there; one more border needs two more.

    Missing strength is made up with scrolls. Of two equal pagodas the first one goes.
    """

    size: ClassVar[int] = PAGODAS

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        strength = state.strength + state.scroll_strength[self.seat]
        left = state.pagodas[self.seat]
        costs = state.edition.pagoda_costs
        before: i64 = -1
        for pagoda in range(i64(PAGODAS)):
            cost = costs[pagoda]
            if left >> pagoda & 1 and cost != before:
                if strength_for(state, self.seat, self.arg, cost) <= strength:
                    room[n] = pagoda
                    n += 1
                before = cost
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        seat, region = self.seat, self.arg
        need = strength_for(state, seat, region, state.edition.pagoda_costs[choice])
        spend_scrolls(state, seat, max(0, need - state.strength))
        state.pagodas = replaced(state.pagodas, seat, state.pagodas[seat] & ~BIT[choice])
        if state.edition.auto_space:
            found(state, seat, region, best_space(state, region))
        else:
            state.push(CHOOSE_SPACE[seat * len(REGIONS) + region])

    def text(self, choice: int) -> str:
        return f"pagoda {choice + 1}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        cost = state.edition.pagoda_costs[choice]
        if not state.pagodas[self.seat] >> choice & 1:
            return Said("reason-no-such-pagoda")
        need = strength_for(state, self.seat, self.arg, cost)
        have = state.strength + state.scroll_strength[self.seat]
        if need <= have:
            return Said("reason-same-pagoda", {"strength": cost})
        return Said("reason-needs-strength", {"need": need, "have": have})

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-choose-pagoda", {"region": f"@region-{REGIONS[self.arg]}"})

    def label(self, state: TeaState, choice: int) -> Said:
        cost = state.edition.pagoda_costs[choice]
        need = strength_for(state, self.seat, self.arg, cost)
        scrolls = max(0, need - state.strength)
        return Said("label-pagoda", {"strength": cost, "scrolls": scrolls})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        cost = state.edition.pagoda_costs[choice]
        return [f"region:{REGIONS[self.arg]}", f"pagoda:{cost}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        cost = state.edition.pagoda_costs[choice]
        missing = strength_for(state, self.seat, self.arg, cost) - state.strength
        amounts = [Amount("scroll_strength", -missing)] if missing > 0 else []
        return amounts + gains_of(state, self.arg)


def gains_of(state: TeaState, region: i64) -> list[Amount]:
    """What founding there brings: points of the best free space, and the bonus."""
    points = space_points(state, region, best_space(state, region))
    amounts = [Amount("vp", points)] if points else []
    if state.bonus[region] != NO_BONUS:
        amounts += amounts_of(state.edition.bonus_effect[state.bonus[region]])
    return amounts


def best_space(state: TeaState, region: i64) -> i64:
    """The free space with the most points, the first one among equals."""
    best: i64 = -1
    for at in range(state.edition.spaces[region]):
        if state.space[region * MAX_SPACES + at] == NOBODY and (
            best < 0 or space_points(state, region, at) > space_points(state, region, best)
        ):
            best = at
    return best


def space_points(state: TeaState, region: i64, space: i64) -> i64:
    """The points printed on a garden space."""
    return state.edition.space_points[region][space] if space >= 0 else 0


class ChooseSpace(Decision[TeaState]):
    """The pagoda goes to any free space of the region."""

    size: ClassVar[int] = MAX_SPACES

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        for at in range(state.edition.spaces[self.arg]):
            if state.space[self.arg * MAX_SPACES + at] == NOBODY:
                room[n] = at
                n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        found(state, self.seat, self.arg, choice)

    def text(self, choice: int) -> str:
        return f"space {choice + 1}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice >= state.edition.spaces[self.arg]:
            return Said("reason-no-such-space")
        taken = state.space[self.arg * MAX_SPACES + choice] != NOBODY
        return Said("reason-space-taken") if taken else None

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-choose-space", {"region": f"@region-{REGIONS[self.arg]}"})

    def label(self, state: TeaState, choice: int) -> Said:
        there = choice < state.edition.spaces[self.arg]
        points = space_points(state, self.arg, choice) if there else 0
        return Said("label-space", {"space": choice + 1, "points": points})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [f"space:{REGIONS[self.arg]}:{choice + 1}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice >= state.edition.spaces[self.arg]:
            return []
        points = space_points(state, self.arg, choice)
        return [Amount("vp", points)] if points else []


def found(state: TeaState, seat: i64, region: i64, space: i64) -> None:
    """Put the pagoda down: points of the space, then the region's bonus."""
    edition = state.edition
    state.space = replaced(state.space, region * MAX_SPACES + space, seat)
    state.gardens = replaced(state.gardens, seat, state.gardens[seat] | BIT[region])
    state.near = replaced(state.near, seat, state.near[seat] | edition.near[region])
    state.far = replaced(state.far, seat, state.far[seat] | edition.far[region])
    state.provinces = replaced(
        state.provinces, seat, state.provinces[seat] | BIT[edition.province_of[region]]
    )
    if best_space(state, region) < 0:
        state.full |= BIT[region]
    points = space_points(state, region, space)
    state.note("founded", seat, region, points)
    score(state, seat, points, FOR_SPACES)
    token = state.bonus[region]
    if token != NO_BONUS:
        gain(state, seat, edition.bonus_effect[token], FOR_REGION_BONUSES)


# Frames never change, so one of each serves all games.
PLACES: Final = [(seat, region) for seat in range(MAX_SEATS) for region in range(len(REGIONS))]
CHOOSE_PAGODA: Final = [ChoosePagoda(seat, region) for seat, region in PLACES]
CHOOSE_SPACE: Final = [ChooseSpace(seat, region) for seat, region in PLACES]

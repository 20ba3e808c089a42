"""What must hold in every position (section 12 of the rules specification)."""

from __future__ import annotations

from tianxia.core.invariants import is_stuck, points_add_up
from tianxia.core.rows import count_of, least_of, plain, total_of
from tianxia.games.dragon.names import (
    NO_EVENT,
    NO_GROUP,
    TILES,
    TORNADO,
    VOLCANIC_ERUPTION,
)
from tianxia.games.dragon.palace import floors_of, lodgers, persons_in
from tianxia.games.dragon.persons import PlacePerson, ReplacePerson
from tianxia.games.dragon.releasing import QuakeRelease
from tianxia.games.dragon.state import (
    ACTION_PHASE,
    CARDS,
    GAME_OVER,
    SETUP,
    DragonState,
)
from tianxia.games.dragon.super_events import QuakeFloor
from tianxia.games.dragon.tables import WALL_OFF


def broken(state: DragonState) -> list[str]:
    """The invariants that do not hold: always none."""
    found: list[str] = []
    _check_tiles(state, found)
    _check_palaces(state, found)
    _check_goods(state, found)
    _check_order(state, found)
    _check_cards(state, found)
    _check_groups(state, found)
    _check_events(state, found)
    _check_wall(state, found)
    if is_stuck(state):
        found.append("15: somebody has nothing to choose from")
    if state.depth == 0 and (state.phase != GAME_OVER or state.round != state.edition.rounds):
        found.append("15: the game ended before its last month")
    return found


def _check_tiles(state: DragonState, found: list[str]) -> None:
    total: list[int] = [state.supply[tile] + state.removed[tile] for tile in range(len(TILES))]
    for own in state.palaces:
        for palace in own:
            for tile in lodgers(palace):
                total[tile] += 1
    for frame in state.agenda:
        if isinstance(frame, (PlacePerson, ReplacePerson)):
            total[frame.arg] += 1
    if total != plain(state.edition.tile_count[state.seats]):
        found.append("1: a person tile was lost or made")
    if least_of(state.supply) < 0 or least_of(state.removed) < 0:
        found.append("1: a person tile was taken twice")


def _check_palaces(state: DragonState, found: list[str]) -> None:
    shaking = any(isinstance(frame, (QuakeFloor, QuakeRelease)) for frame in state.agenda)
    for own in state.palaces:
        for palace in own:
            if palace and not 1 <= floors_of(palace) <= state.edition.max_floors:
                found.append("2: a palace has an impossible height")
            if persons_in(palace) > floors_of(palace) and not shaking:
                found.append("2: a palace is overfull")


def _check_goods(state: DragonState, found: list[str]) -> None:
    for goods in (state.yuan, state.rice, state.fireworks, state.small, state.large, state.points):
        if least_of(goods) < 0:
            found.append("3: somebody has less than nothing")
    if not points_add_up(state, state.edition.start_points):
        found.append("13: the points do not add up")


def _check_order(state: DragonState, found: list[str]) -> None:
    places = {(state.space[seat], state.arrival[seat]) for seat in range(state.seats)}
    if state.phase != SETUP and len(places) != state.seats:
        found.append("5: two markers are in one place")


def _check_cards(state: DragonState, found: list[str]) -> None:
    for seat in range(state.seats):
        for card in range(CARDS):
            if not 0 <= state.hand[seat * CARDS + card] <= state.edition.hand[card]:
                found.append("6: a person card was lost or made")
    if state.phase != ACTION_PHASE:
        return
    expected = total_of(state.edition.hand) - state.round + 1
    if state.round > state.edition.super_round and state.super_event == TORNADO:
        expected -= state.edition.tornado_cards
    if any(state.hand_size(seat) != max(0, expected) for seat in range(state.seats)):
        found.append("6: a hand has the wrong size for the month")


def _check_groups(state: DragonState, found: list[str]) -> None:
    if state.phase != ACTION_PHASE:
        if any(group != NO_GROUP for group in state.dragon):
            found.append("8: a dragon stands on a group outside the action phase")
        return
    if NO_GROUP in state.group_of:
        return  # still being dealt
    sizes = [count_of(state.group_of, group) for group in range(state.seats)]
    if sizes != plain(state.edition.groups[state.seats]):
        found.append("9: the groups have wrong sizes")


def _check_events(state: DragonState, found: list[str]) -> None:
    row = state.events
    if NO_EVENT in row:
        return
    kinds = range(len(state.edition.event_count))
    if [count_of(row, event) for event in kinds] != plain(state.edition.event_count):
        found.append("10: the event row holds wrong tiles")
    fixed = len(state.edition.fixed_events)
    if any(row[slot] == row[slot - 1] for slot in range(fixed, len(row))):
        found.append("10: two equal events are neighbours")


def _check_wall(state: DragonState, found: list[str]) -> None:
    if len(state.wall) > state.edition.wall_length:
        found.append("11: the wall is too long")
    if state.edition.wall == WALL_OFF:
        if len(state.wall) > 0 or any(state.wall_left):
            found.append("11: there is a wall without the expansion")
        return
    for seat in range(state.seats):
        left = int(state.wall_left[seat]).bit_count()
        if left + state.wall_tiles_of(seat) != len(state.edition.wall_gain):
            found.append("11: a wall tile was lost or made")


def broken_by(before: DragonState, after: DragonState) -> list[str]:
    """The invariants about change that one answer broke: always none."""
    found: list[str] = []
    erupted = after.super_event == VOLCANIC_ERUPTION and before.round == after.edition.super_round
    for seat in range(after.seats):
        if after.points[seat] < before.points[seat]:
            found.append("4: somebody lost points")
        if after.space[seat] < before.space[seat] and not erupted:
            found.append("4: a marker went back")
    if any(now < then for now, then in zip(after.removed, before.removed, strict=True)):
        found.append("1: a released person came back")
    if plain(after.wall)[: len(before.wall)] != plain(before.wall):
        found.append("11: the wall changed")
    if after.round not in (before.round, before.round + 1):
        found.append("7: a month was skipped")
    return found

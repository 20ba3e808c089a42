"""What must hold in every position (section 12 of the rules specification)."""

from __future__ import annotations

from tianxia.core.invariants import is_stuck, points_add_up
from tianxia.core.rows import count_of, least_of, plain
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    A_MUSICIAN,
    horse,
    is_archer,
    is_horse,
    is_mounted,
    is_warrior,
    kind_of,
    mount_of,
    owner_of,
    rider_of,
)
from tianxia.games.terracotta.grid import CELLS, HORSE_WAYS, OFF_BOARD
from tianxia.games.terracotta.names import (
    FOOTMAN,
    HORSE,
    KNEELING_ARCHER,
    MUSICIAN,
    NO_PRIORITY,
    SEGMENTS,
    WARRIORS,
)
from tianxia.games.terracotta.state import (
    ACTION_PHASE,
    ALL_MASTERS,
    GAME_OVER,
    TerracottaState,
)
from tianxia.games.terracotta.workshop import PlaceWorker


def broken(state: TerracottaState) -> list[str]:
    """The invariants that do not hold: always none."""
    found: list[str] = []
    _check_figures(state, found)
    _check_cells(state, found)
    _check_workers(state, found)
    _check_goods(state, found)
    _check_masters(state, found)
    _check_priority(state, found)
    _check_tracks(state, found)
    if is_stuck(state):
        found.append("5: somebody has nothing to choose from")
    if state.depth == 0 and (state.phase != GAME_OVER or state.round != state.edition.rounds):
        found.append("10: the game ended before its last round")
    return found


def _check_figures(state: TerracottaState, found: list[str]) -> None:
    if state.phase == GAME_OVER:
        return  # lone warriors have left
    warriors = [0] * len(WARRIORS)
    mounted = 0
    for figure in state.at:
        if is_warrior(figure):
            warriors[kind_of(figure)] += 1
            mounted += int(is_mounted(figure))
    for kind in range(len(WARRIORS)):
        if state.organizer[kind] + warriors[kind] != state.edition.figures:
            found.append("1: a warrior was lost or made")
    placed = {
        HORSE: mounted,
        FOOTMAN: count_of(state.at, A_FOOTMAN),
        KNEELING_ARCHER: sum(is_archer(figure) for figure in state.at),
        MUSICIAN: count_of(state.at, A_MUSICIAN),
    }
    for specialist, count in placed.items():
        all_of_them = len(state.edition.specialist_prices[specialist])
        if state.specialists[specialist] + count != all_of_them:
            found.append("1: a specialist was lost or made")
    if least_of(state.organizer) < 0 or least_of(state.specialists) < 0:
        found.append("1: a figure was taken twice")


def _check_cells(state: TerracottaState, found: list[str]) -> None:
    if plain(state.empty) != [cell for cell in range(CELLS) if state.at[cell] == 0]:
        found.append("2: the list of empty cells is wrong")
    first_cells = [cell for cell in range(CELLS) if is_warrior(state.at[cell])]
    if sorted(cell for cell in state.built if cell >= 0) != first_cells:
        found.append("2: the list of warriors is wrong")
    for cell in range(CELLS):
        figure = state.at[cell]
        if is_horse(figure):
            rider = state.at[rider_of(cell, figure)]
            if not is_warrior(rider) or not is_mounted(rider):
                found.append("2: a horse has lost its rider")
        elif is_warrior(figure):
            if owner_of(figure) >= state.seats:
                found.append("2: a warrior belongs to nobody")
            if is_mounted(figure):
                ways = HORSE_WAYS[cell * 4 + mount_of(figure)]
                parts = [horse(mount_of(figure), distance) for distance in (1, 2)]
                if OFF_BOARD in ways or [state.at[own] for own in ways] != parts:
                    found.append("2: a rider has lost his horse")


def _check_workers(state: TerracottaState, found: list[str]) -> None:
    each = state.workers_each()
    placed = [0] * state.seats
    for segment in range(SEGMENTS):
        first, second = state.workers[2 * segment], state.workers[2 * segment + 1]
        if second and (first == 0 or first % 2 == 0 or second % 2 == 1):
            found.append("4: a segment holds workers who may not stand together")
        for space in (first, second):
            if space:
                placed[(space - 1) // 2] += 1
    for seat in range(state.seats):
        left = state.craftsmen_left[seat] + state.artisans_left[seat]
        if not 0 <= state.artisans[seat] <= each:
            found.append("3: an artisan was lost or made")
        if left + placed[seat] != each or state.artisans_left[seat] > state.artisans[seat]:
            found.append("4: a worker was lost or made")
        if min(state.craftsmen_left[seat], state.artisans_left[seat]) < 0:
            found.append("4: a worker was placed twice")
    if state.phase == ACTION_PHASE and state.agenda and isinstance(state.agenda[-1], PlaceWorker):
        seat = state.agenda[-1].seat
        if placed[seat] == each or sum(placed) != state.turn:
            found.append("5: a turn begins without a worker")


def _check_goods(state: TerracottaState, found: list[str]) -> None:
    for goods in (state.coins, state.wet, state.dry, state.warehouses, state.points):
        if least_of(goods) < 0:
            found.append("6: somebody has less than nothing")
    if not points_add_up(state, 0):
        found.append("15: the points do not add up")


def _check_masters(state: TerracottaState, found: list[str]) -> None:
    for seat in range(state.seats):
        own = state.hired[seat * ALL_MASTERS : (seat + 1) * ALL_MASTERS]
        places = sorted(place for place in own if place)
        if places != list(range(1, len(places) + 1)):
            found.append("7: a master token was lost or used twice")


def _check_priority(state: TerracottaState, found: list[str]) -> None:
    held = sorted(number for number in state.priority if number != NO_PRIORITY)
    if held != list(range(1, len(held) + 1)) or len(held) > state.edition.tokens[state.seats]:
        found.append("8: a priority token was lost or made")
    if sorted(state.order) != list(range(state.seats)):
        found.append("8: the turn order is no order of the seats")


def _check_tracks(state: TerracottaState, found: list[str]) -> None:
    for inspector in range(2):
        if not 0 <= state.inspectors[inspector] < state.edition.track[inspector]:
            found.append("13: an inspector has left his track")
    if state.round > 0:
        offsets = (state.inner_offset, state.middle_offset)
        if not all(0 <= offset < SEGMENTS for offset in offsets):
            found.append("11: a ring stands between two positions")
        if len(set(state.tiles)) != state.edition.rounds:
            found.append("14: the scoring tiles are not complete")


def broken_by(before: TerracottaState, after: TerracottaState) -> list[str]:
    """The invariants about change that one answer broke: always none."""
    found: list[str] = []
    for seat in range(after.seats):
        if after.points[seat] < before.points[seat]:
            found.append("10: somebody lost points")
        if after.artisans[seat] < before.artisans[seat]:
            found.append("3: an artisan became a craftsman")
        used = before.weapons[seat] & ~after.weapons[seat]
        if used & (used - 1):
            found.append("9: two weapons were used at once")
    if after.round not in (before.round, before.round + 1):
        found.append("10: a round was skipped")
    if any(then and then != now for then, now in zip(before.hired, after.hired, strict=True)):
        found.append("7: a master left")
    _check_rings(before, after, found)
    _check_warehouses(before, after, found)
    return found


def _check_rings(before: TerracottaState, after: TerracottaState, found: list[str]) -> None:
    if before.round == 0:
        return
    inner = (after.inner_offset - before.inner_offset) % SEGMENTS
    middle = (after.middle_offset - before.middle_offset) % SEGMENTS
    edition = after.edition
    steps = (edition.inner_step % SEGMENTS, edition.middle_step % SEGMENTS)
    allowed = [(0, 0), (steps[0], 0), (0, steps[1])]
    if after.round == before.round + 1:
        allowed = [steps]
    if (inner, middle) not in allowed:
        found.append("11: a ring turned by itself")
    if after.round == before.round + 1 or after.phase == GAME_OVER:
        return
    moved = [after.inspectors[i] != before.inspectors[i] for i in range(2)]
    if all(moved):
        found.append("13: both inspectors walked at once")


def _check_warehouses(before: TerracottaState, after: TerracottaState, found: list[str]) -> None:
    changes = [now - then for now, then in zip(after.warehouses, before.warehouses, strict=True)]
    up = sum(change for change in changes if change > 0)
    down = sum(-change for change in changes if change < 0)
    seat = before.agenda[-1].seat if before.agenda else -1
    if up > 1 or (up and down):
        found.append("6: clay came to a warehouse without a build")
    if down and after.round == before.round and after.phase == ACTION_PHASE:
        gained = after.wet[seat] + after.dry[seat] - before.wet[seat] - before.dry[seat]
        if gained != down:
            found.append("6: clay of a warehouse was lost")

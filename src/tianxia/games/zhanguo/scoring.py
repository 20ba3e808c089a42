"""The end of the game: governors, markers, tasks, walls; and what they would bring now."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.scores import score
from tianxia.games.zhanguo.area import PRESENT
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    COLOUR_SETS,
    CONTROLLED,
    DECK,
    FOR_GOVERNORS,
    FOR_MARKERS,
    FOR_TASKS,
    FOR_WALLS,
    FULL,
    LINES,
    NO_TILE,
    NOBODY,
    PAIRS,
    QUIET,
    REGIONS,
    SLOTS,
    TASK_SECTIONS,
    TASK_SPACES,
    TOTAL_UNREST,
    WALL_SPACES,
    WITH_GRAY,
    WITH_IVORY,
    WITH_ORANGE,
    WITH_RED,
    WITH_WHITE,
)
from tianxia.games.zhanguo.state import DECKS, GAME_OVER, ZhanguoState
from tianxia.games.zhanguo.tasks import KINDS


class FinalScoring(Step[ZhanguoState]):
    """Governors region by region, marker majorities, tasks, walls."""

    def run(self, state: ZhanguoState) -> None:
        seats = range(state.seats)
        governors = [governor_points(state, seat) for seat in seats]
        markers = [marker_points(state, seat) for seat in seats]
        tasks = [task_points(state, seat) for seat in seats]
        walls = [wall_points(state, seat) for seat in seats]
        for seat in seats:
            score(state, seat, governors[seat], FOR_GOVERNORS)
            score(state, seat, markers[seat], FOR_MARKERS)
            score(state, seat, tasks[seat], FOR_TASKS)
            score(state, seat, walls[seat], FOR_WALLS)
            state.note("final-scored", seat, governors[seat], markers[seat], tasks[seat])
            state.note("walls-scored", seat, walls[seat], state.points[seat])
        state.phase = GAME_OVER
        state.note("game-over", NATURE)


def leaders(state: ZhanguoState, region: i64) -> list[int]:
    """The seats with the most governors in the region; nobody without any."""
    counts = [state.posted[seat * REGIONS + region] for seat in range(state.seats)]
    most = max(counts)
    return [seat for seat in range(state.seats) if counts[seat] == most and most > 0]


def majority_worth(state: ZhanguoState, region: i64) -> i64:
    """What each leader of the region scores: a base and more per own governor, shared on a tie."""
    ahead = leaders(state, region)
    if not ahead:
        return 0
    edition = state.edition
    own = state.posted[ahead[0] * REGIONS + region]
    return (edition.majority_base + edition.per_governor * own) // len(ahead)


def governor_points(state: ZhanguoState, seat: i64) -> i64:
    """The majorities the seat holds or shares."""
    total: i64 = 0
    edition = state.edition
    for region in range(i64(REGIONS)):
        own = state.posted[seat * REGIONS + region]
        tied: i64 = 0 if own > 0 else -1
        for other in range(state.seats):
            count = state.posted[other * REGIONS + region]
            if count > own:
                tied = -1
            elif count == own and tied >= 0:
                tied += 1
        if tied > 0:
            total += (edition.majority_base + edition.per_governor * own) // tied
    return total


def marker_points(state: ZhanguoState, seat: i64) -> i64:
    """For the highest marker value in each aspect; the track decides ties."""
    total: i64 = 0
    for aspect in range(i64(DECKS)):
        if strongest(state, aspect) == seat:
            total += state.edition.marker_points[aspect]
    return total


def strongest(state: ZhanguoState, aspect: i64) -> i64:
    """The seat with the highest marker value, the first of the tie order on a tie; or NOBODY."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in state.tie_order():
        value = state.strength(seat, aspect)
        if value > most:
            best = seat
            most = value
    return best


def task_points(state: ZhanguoState, seat: i64) -> i64:
    """In each section the points under the own discs, times the number of those discs."""
    total: i64 = 0
    for section in range(i64(len(TASK_SECTIONS))):
        points: i64 = 0
        discs: i64 = 0
        first = section * KINDS * TASK_SPACES
        for space in range(first, first + KINDS * TASK_SPACES):
            if state.disc[space] == seat:
                points += state.edition.task_points[space % TASK_SPACES]
                discs += 1
        total += points * discs
    return total


def wall_points(state: ZhanguoState, seat: i64) -> i64:
    """Each wall scores by the tile of its section, at the level of its space."""
    total: i64 = 0
    for space in range(i64(WALL_SPACES)):
        if state.wall_at[space] == seat:
            face = state.face[space // LINES]
            count = units(state, seat, face)
            level = state.edition.levels[face][space % LINES]
            fixed = state.edition.criterion[face] == TOTAL_UNREST
            total += level - count if fixed else level * count
    return total


def units(state: ZhanguoState, seat: i64, face: i64) -> i64:
    """How many units the face of a wall tile counts on the seat's board."""
    if face == NO_TILE or state.board[seat] < 0:
        return 0
    criterion = state.edition.criterion[face]
    if criterion == COLOUR_SETS:
        return min([state.cards_of_aspect(seat, aspect) for aspect in range(i64(DECKS))])
    total: i64 = 0
    if criterion == TOTAL_UNREST:
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            total += state.unrest[place]
        return total
    for region in range(i64(REGIONS)):
        if meets(state, seat, region, criterion):
            total += 1
    return total


def meets(state: ZhanguoState, seat: i64, region: i64, criterion: i64) -> bool:
    """Whether one region of the board counts."""
    place = seat * REGIONS + region
    if criterion == QUIET:
        return state.unrest[place] == 0
    if criterion == CONTROLLED:
        return state.officials_in(seat, region) >= state.unrest[place]
    if criterion == FULL:
        return state.placed[place] == SLOTS
    if criterion in (WITH_RED, WITH_GRAY, WITH_WHITE):
        colour = 0 if criterion == WITH_RED else 1 if criterion == WITH_GRAY else 2
        return (PRESENT[state.gov[place]] | PRESENT[state.work[place]]) >> colour & 1 == 1
    seen: i64 = 0  # bit masks of the aspects that lie there, once …
    paired: i64 = 0  # … and more often
    first = seat * BOARD_SLOTS + region * SLOTS
    for slot in range(first, first + state.placed[place]):
        aspect = BIT[state.tucked[slot] // DECK]
        paired |= seen & aspect
        seen |= aspect
    if criterion == PAIRS:
        return paired != 0
    aspect = 0 if criterion == WITH_IVORY else 1 if criterion == WITH_ORANGE else 2
    return seen >> aspect & 1 == 1

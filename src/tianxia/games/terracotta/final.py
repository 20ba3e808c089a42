"""The end of the game: footmen, lone warriors leave, groups, archers, leftovers."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import index_of, replaced
from tianxia.games.terracotta.domination import score_all, score_aloud, warrior_points
from tianxia.games.terracotta.figures import A_FOOTMAN, kind_of, owner_of
from tianxia.games.terracotta.grid import AROUND_AREA
from tianxia.games.terracotta.mausoleum import (
    NO_WARRIOR,
    Group,
    archers_of,
    cells_of,
    connected,
    counts_of,
    faced_by,
    groups_in,
    standing,
    warriors_in,
)
from tianxia.games.terracotta.names import FOR_ARCHER, FOR_FOOTMAN, FOR_GROUP, FOR_LEFTOVER
from tianxia.games.terracotta.state import GAME_OVER, TerracottaState

GONE: Final = -1  # in the list of warriors built: one who left at the end


class FinalScoring(Step[TerracottaState]):
    """Footmen score, lone warriors leave, then groups, kneeling archers and leftovers score."""

    def run(self, state: TerracottaState) -> None:
        state.phase = GAME_OVER
        state.note("final", NATURE)
        for footman in standing(state, A_FOOTMAN):
            state.note("served", NATURE, footman)
            score_all(state, footman_points(state, footman), FOR_FOOTMAN)
        remove_lone_warriors(state)
        for group in groups_in(state):
            state.note("grouped", NATURE, group.kind, len(group.warriors), owners_in(state, group))
            score_all(state, group_points(state, group), FOR_GROUP)
        score_all(state, archer_points(state), FOR_ARCHER)
        for seat in range(state.seats):
            score_aloud(state, seat, leftover_points(state, seat), FOR_LEFTOVER)
        state.note("game-over", NATURE)


def footman_points(state: TerracottaState, footman: i64) -> vec[i64]:
    """What the warriors on the cells around a footman bring each seat."""
    warriors = warriors_in(state, AROUND_AREA[footman])
    edition = state.edition
    return warrior_points(state, warriors, edition.footman_first, edition.footman_second)


def remove_lone_warriors(state: TerracottaState) -> None:
    """Every warrior who is in no group leaves, with the horse if there is one."""
    least = state.edition.group_figures
    for group in connected(state):
        if len(group.warriors) + group.archers >= least:
            continue
        for cell in group.warriors:
            figure = state.at[cell]
            state.note("left", owner_of(figure), kind_of(figure), cell)
            state.built = replaced(state.built, index_of(state.built, cell), GONE)
            for own in cells_of(state, cell):
                state.clear(own)


def owners_in(state: TerracottaState, group: Group) -> i64:
    """How many different seats have a warrior in the group."""
    owners: i64 = 0
    for count in counts_of(state, group.warriors):
        if count > 0:
            owners += 1
    return owners


def group_points(state: TerracottaState, group: Group) -> vec[i64]:
    """A point per warrior and owner in the group; with two owners or more also domination."""
    edition = state.edition
    counts = counts_of(state, group.warriors)
    each = owners_in(state, group)
    points = vec[i64]([count * each for count in counts])
    if each >= edition.group_players:
        shares = warrior_points(state, group.warriors, edition.group_first, edition.group_second)
        for seat in range(state.seats):
            points[seat] += shares[seat]
    return points


def archer_points(state: TerracottaState) -> vec[i64]:
    """Every kneeling archer who faces a warrior pays the warrior's owner."""
    points = vec[i64]([0] * state.seats)
    for archer in archers_of(state):
        faced = faced_by(state, archer)
        if faced != NO_WARRIOR:
            owner = owner_of(state.at[faced])
            points[owner] += state.edition.archer_points
    return points


def leftover_points(state: TerracottaState, seat: i64) -> i64:
    """Coins and clay, wet and dry, are added; every full so many make a point."""
    tokens = state.coins[seat] + state.wet[seat] + state.dry[seat]
    return tokens // state.edition.leftover_tokens


FINAL_STEP: Final = FinalScoring(NATURE)

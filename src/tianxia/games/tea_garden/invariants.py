"""What must hold in every position (section 12 of the rules)."""

from __future__ import annotations

from tianxia.core.invariants import is_stuck, points_add_up
from tianxia.core.native import i64
from tianxia.core.rows import BIT, count_of, has, plain, total_of
from tianxia.core.scores import scored_by
from tianxia.games.tea_garden.names import (
    ACTION_CARDS,
    CARAVANS,
    CARD_SLOTS,
    CUPS,
    DECK_CARDS,
    EMPEROR_CARDS,
    FIRST_ACTION,
    FIRST_EMPEROR,
    FOR_ACTION_CARDS,
    LAST_SECTION,
    LEAF_TYPES,
    MAX_SPACES,
    NO_CARAVAN,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PAGODAS,
    PROVINCES,
    REGIONS,
    ROW_SLOTS,
    SECTORS,
)
from tianxia.games.tea_garden.scoring import final_points
from tianxia.games.tea_garden.secondary import PlaceCup
from tianxia.games.tea_garden.state import (
    ACTION_PHASE,
    COLOURS,
    GAME_OVER,
    SETUP,
    TeaState,
)
from tianxia.games.tea_garden.supply import leaves_left, tokens_left
from tianxia.games.tea_garden.turns import BeginTurn


def broken(state: TeaState) -> list[str]:
    """The invariants that do not hold: always none."""
    found: list[str] = []
    _check_cards(state, found)
    _check_displays(state, found)
    _check_gardens(state, found)
    _check_goods(state, found)
    _check_cups(state, found)
    _check_tracks(state, found)
    _check_turns(state, found)
    _check_points(state, found)
    if is_stuck(state):
        found.append("12: somebody has nothing to choose from")
    if state.depth == 0 and (state.phase != GAME_OVER or state.round != state.edition.rounds):
        found.append("10: the game ended before its last round")
    return found


def _check_cards(state: TeaState, found: list[str]) -> None:
    places = [0] * DECK_CARDS
    for number in range(len(ACTION_CARDS)):
        places[FIRST_ACTION + number] += state.unseen_actions >> number & 1
    for number in range(len(EMPEROR_CARDS)):
        places[FIRST_EMPEROR + number] += state.unseen_emperors >> number & 1
    for card in [*state.row, *state.gone, *state.emperors]:
        if card != NO_CARD:
            places[card] += 1
    for seat in range(state.seats):
        for card in [*state.deck_of(seat), *state.removed[seat]]:
            places[card] += 1
        for zone in (state.hand[seat], state.draw[seat], state.discard[seat], state.removed[seat]):
            if plain(zone) != sorted(zone):
                found.append("1: a pile is not in the order of its numbers")
    starting = places[:FIRST_ACTION]
    if any(count != state.seats for count in starting):
        found.append("1: a starting card was lost or made")
    if any(count != 1 for count in places[FIRST_ACTION:]):
        found.append("1: an action or emperor card was lost or made")
    caravans = [state.unseen_caravans >> number & 1 for number in range(len(CARAVANS))]
    for caravan in [*state.caravans, *(one for own in state.won for one in own)]:
        if caravan != NO_CARAVAN:
            caravans[caravan] += 1
    if any(count != 1 for count in caravans):
        found.append("1: a caravan was lost or made")


def _check_displays(state: TeaState, found: list[str]) -> None:
    levels = [state.edition.level[card] for card in state.row]
    if levels != sorted(levels):
        found.append("2: the levels of the row fall")
    if min(state.level_left) < 0 or min(state.caravan_left) < 0:
        found.append("2: a deck has less than nothing")
    if not isinstance(state.top(), BeginTurn):
        return  # something may just be on its way
    if total_of(state.level_left) and len(state.row) != ROW_SLOTS:
        found.append("2: the row is not full")
    if total_of(state.caravan_left) and has(state.caravans, NO_CARAVAN):
        found.append("2: a caravan is missing")
    if state.unseen_emperors and has(state.emperors, NO_CARD):
        found.append("2: an emperor card is missing")
    for province in range(len(PROVINCES)):
        if (state.stack_top[province] == NO_TILE) != (state.stack_size[province] == 0):
            found.append("2: a cup stack has no top")


def _check_gardens(state: TeaState, found: list[str]) -> None:
    edition = state.edition
    founding = 0
    for seat in range(state.seats):
        gardens = state.gardens[seat]
        pieces = int(gardens).bit_count() + int(state.pagodas[seat]).bit_count()
        founding += PAGODAS + 1 - pieces  # between taking a pagoda and putting it down
        if not PAGODAS <= pieces <= PAGODAS + 1:
            found.append("3: a pagoda was lost or made")
        near: i64 = 0
        far: i64 = 0
        for region in range(len(REGIONS)):
            own = count_of(state.space[region * MAX_SPACES : (region + 1) * MAX_SPACES], seat)
            if own != gardens >> region & 1:
                found.append("3: gardens and spaces do not agree")
            if gardens >> region & 1:
                near |= edition.near[region]
                far |= edition.far[region]
        if near != state.near[seat] or far != state.far[seat]:
            found.append("3: the reach of the gardens is wrong")
        if gardens & ~BIT[edition.start_region] & ~far:
            found.append("3: a garden is too far from the others")
    if founding > 1:
        found.append("3: two gardens are being founded at once")
    for region in range(len(REGIONS)):
        owners = state.space[region * MAX_SPACES : (region + 1) * MAX_SPACES]
        taken = sum(owner != NOBODY for owner in owners)
        if taken > edition.spaces[region] or (taken == edition.spaces[region]) != bool(
            state.full >> region & 1
        ):
            found.append("3: a region holds too many gardens")


def _check_goods(state: TeaState, found: list[str]) -> None:
    goods = [state.leaves, state.scroll_strength, state.scroll_teapot, state.scroll_repeat]
    if any(min(own) < 0 for own in [*goods, state.tokens, state.markers, state.points]):
        found.append("4: somebody has less than nothing")
    if not state.edition.strict:
        return
    edition = state.edition
    scrolls = [tokens_left(own, edition.scroll_tokens) for own in goods[1:]]
    tokens = tokens_left(state.tokens, edition.emperor_tokens)
    markers = tokens_left(state.loose, edition.cup_markers)
    if min(leaves_left(state), tokens, markers, *scrolls) < 0:
        found.append("4: the supply has less than nothing")


def _check_cups(state: TeaState, found: list[str]) -> None:
    laid = 0
    for seat in range(state.seats):
        markers = 0
        for first in state.cup_rows[seat]:
            tiles = state.row_tiles(first)
            laid += len(tiles)
            markers += sum(state.markers[tile] for tile in tiles)
            if state.markers[tiles[-1]] or state.cup_left[first] != NO_TILE:
                found.append("5: a marker lies on no connection")
            if any(state.cup_owner[tile] != seat for tile in tiles):
                found.append("5: a row holds a tile of another seat")
        if markers != state.loose[seat]:
            found.append("5: the markers were counted wrongly")
    if laid != CUPS - count_of(state.cup_owner, NOBODY):
        found.append("5: a tile lies in no row")
    on_the_way = sum(isinstance(frame, PlaceCup) for frame in state.agenda)
    height = state.edition.stack_height[state.seats]
    if total_of(state.stack_size) + laid + on_the_way != height * len(PROVINCES):
        found.append("5: a cup tile was lost or made")


def _check_tracks(state: TeaState, found: list[str]) -> None:
    berths: list[int] = []
    for seat in range(state.seats):
        laps = max(0, state.studies[seat] - 1) // SECTORS
        if state.centre[seat] != min(state.edition.workers, laps):
            found.append("7: the workers in the centre are not the laps")
        if (state.berth[seat] != NOBODY) != (state.boat[seat] == LAST_SECTION):
            found.append("11: a boat is at a berth on the way")
        if state.berth[seat] != NOBODY:
            berths.append(state.berth[seat])
    if sorted(berths) != list(range(len(berths))):
        found.append("11: two boats are at one berth")


def _check_turns(state: TeaState, found: list[str]) -> None:
    for seat in range(state.seats):
        starts, played = state.starts[seat], state.played[seat]
        if len(starts) != state.turns[seat] or not 0 <= state.turns[seat] <= CARD_SLOTS:
            found.append("8: stacks and turns do not agree")
        ends = [*starts[1:], len(played)]
        if any(start >= end for start, end in zip(starts, ends, strict=False)):
            found.append("8: a stack is empty")
    if state.repeated and state.secondary < 0:
        found.append("8: a repetition without an action")
    top = state.top()
    if isinstance(top, BeginTurn):
        if state.passed[top.seat] or state.turns[top.seat] >= CARD_SLOTS:
            found.append("9: somebody is asked who is out of the round")
        if state.acting != NOBODY or top.seat != state.last_seat:
            found.append("9: a turn begins inside another one")
        _check_shown(state, found)
    if state.phase in (SETUP, GAME_OVER) and state.acting != NOBODY:
        found.append("9: a turn outside the action phase")


def _check_shown(state: TeaState, found: list[str]) -> None:
    for seat in range(state.seats):
        for colour in range(COLOURS):
            shown = sum(
                state.edition.teapots[state.played[seat][start] * COLOURS + colour]
                for start in state.starts[seat]
            )
            if shown != state.shown[seat * COLOURS + colour]:
                found.append("8: the teapots shown were counted wrongly")


def _check_points(state: TeaState, found: list[str]) -> None:
    if not points_add_up(state, 0) or min(state.scored) < 0:
        found.append("14: the points do not add up")
    for seat in range(state.seats):
        final = scored_by(state, seat)[FOR_ACTION_CARDS:]
        if state.phase == GAME_OVER and final != final_points(state, seat):
            found.append("14: the final scoring is not what the table shows")


def broken_by(before: TeaState, after: TeaState) -> list[str]:
    """The invariants about change that one answer broke: always none."""
    found: list[str] = []
    for seat in range(after.seats):
        _check_growth(before, after, seat, found)
        _check_leaves(before, after, seat, found)
    if after.round not in (before.round, before.round + 1):
        found.append("10: a round was skipped")
    upkeeps = after.round - before.round if before.phase == ACTION_PHASE else 0
    most = 1 if len(before.row) > 0 else 0
    if len(after.gone) - len(before.gone) != min(upkeeps, most):
        found.append("10: an upkeep removes one card of the row")
    if upkeeps and after.start_seat != (before.start_seat + 1) % after.seats:
        found.append("9: the start player token went astray")
    if before.secondary >= 0 and after.secondary >= 0 and before.secondary != after.secondary:
        found.append("8: two kinds of secondary actions in one turn")
    if before.main >= 0 and after.main >= 0 and before.main != after.main:
        found.append("8: two main actions in one turn")
    return found


def _check_growth(before: TeaState, after: TeaState, seat: int, found: list[str]) -> None:
    for then, now in (
        (before.points, after.points),
        (before.boat, after.boat),
        (before.climbed, after.climbed),
        (before.studies, after.studies),
        (before.centre, after.centre),
    ):
        if now[seat] < then[seat]:
            found.append("6: something went back")
    if before.gardens[seat] & ~after.gardens[seat]:
        found.append("6: a garden disappeared")
    if plain(after.won[seat][: len(before.won[seat])]) != plain(before.won[seat]):
        found.append("6: a caravan disappeared")
    for tile in range(CUPS):
        if before.cup_owner[tile] == seat and after.cup_owner[tile] != seat:
            found.append("6: a cup tile disappeared")


def _check_leaves(before: TeaState, after: TeaState, seat: int, found: list[str]) -> None:
    if before.edition.strict or after.phase == before.phase or after.round == before.round:
        return
    if before.phase != ACTION_PHASE:
        return
    base = seat * LEAF_TYPES
    then = total_of(before.leaves[base : base + LEAF_TYPES])
    now = total_of(after.leaves[base : base + LEAF_TYPES])
    harvested = after.edition.harvest * int(after.gardens[seat]).bit_count()
    if now not in (then, then + harvested):
        found.append("4: an upkeep brings two leaves for each garden and no more")

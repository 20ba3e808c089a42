"""What must hold in every position (section 12 of the rules)."""

from __future__ import annotations

from tianxia.core.invariants import is_stuck, points_add_up
from tianxia.core.rows import BIT, count_bits, count_of, plain
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.masks import bits
from tianxia.games.rotunda.names import (
    BASICS,
    EMPTY_FIELD,
    EXPERTS,
    HALL,
    INNER,
    LEADERS,
    MAX_CHAIRS,
    NO_AMULET,
    NO_CARD,
    NO_ROOM,
    NOWHERE,
    ORDERS,
    RETAILER,
    ROOMS,
    SELLING,
    SMUGGLERS,
    TEMPLES,
    TOKENS,
    WAREHOUSE,
    WHOLESALER,
)
from tianxia.games.rotunda.pools import DrawAmulet, RefillExperts, TurnExpert, TurnOrder
from tianxia.games.rotunda.sales import SLOTS, cube_sold, first_slot, is_full, stands_for
from tianxia.games.rotunda.state import GAME_OVER, NOBODY, SETUP, RotundaState
from tianxia.games.rotunda.turns import AfterRoom


def broken(state: RotundaState) -> list[str]:
    """The invariants that do not hold: always none."""
    found: list[str] = []
    _check_cubes(state, found)
    _check_assistants(state, found)
    _check_cards(state, found)
    _check_tokens(state, found)
    _check_leaders(state, found)
    _check_chairs(state, found)
    _check_fields(state, found)
    _check_points(state, found)
    _check_end(state, found)
    if is_stuck(state):
        found.append("11: somebody has nothing to choose from")
    if state.depth == 0 and (
        state.phase != GAME_OVER or state.turns_left != 0 or state.end_seat == NOBODY
    ):
        found.append("14: the game ended before its last turn")
    return found


def _check_cubes(state: RotundaState, found: list[str]) -> None:
    total = plain(state.bank)
    for index, n in enumerate(state.cubes):
        total[index % 4] += n
    for kind in range(BASICS):
        total[kind] += state.stock[kind]
    for cube in state.fields:
        if cube != EMPTY_FIELD:
            total[cube_sold(cube - 1)] += 1
    if total != plain(state.edition.cubes):
        found.append("1: a cube was lost or made")
    if min([*state.cubes, *state.bank, *state.stock, *state.coins, state.banker]) < 0:
        found.append("10: somebody has less than nothing")


def _check_assistants(state: RotundaState, found: list[str]) -> None:
    for seat in range(state.seats):
        total = state.supply[seat] + state.track[seat] + state.in_villages(seat)
        total += state.seated_of(seat) + count_bits(state.altar[seat])
        if total != state.edition.assistants:
            found.append("2: an assistant was lost or made")
    if min([*state.supply, *state.track, *state.villages]) < 0:
        found.append("2: an assistant was used twice")
    if state.chain & ~state.altar[state.active]:
        found.append("2: the chain does not lie on the worship board")


def _check_cards(state: RotundaState, found: list[str]) -> None:
    orders = [*bits(state.order_deck), *[o for o in state.order_pool if o != NO_CARD]]
    experts = [*bits(state.expert_deck), *[e for e in state.expert_pool if e != NO_CARD]]
    experts += state.discard
    for seat in range(state.seats):
        orders += [*bits(state.open_orders[seat]), *bits(state.done_orders[seat])]
        experts += [*bits(state.held[seat]), *bits(state.kept[seat])]
        if count_bits(state.held[seat]) > state.edition.experts_held:
            found.append("4: somebody holds too many experts")
        for expert in bits(state.kept[seat]):
            if state.edition.experts[expert].amulet == NO_AMULET:
                found.append("4: an expert without an amulet was kept")
    if sorted(orders) != list(range(len(ORDERS))):
        found.append("3: an order was lost or made")
    if sorted(experts) != list(range(len(EXPERTS))):
        found.append("3: an expert was lost or made")
    if state.phase != SETUP and not drawing(state):
        if NO_CARD in state.order_pool and state.order_deck:
            found.append("3: the pool of orders has a gap")
        if NO_CARD in state.expert_pool and (
            state.expert_deck or (len(state.discard) > 0 and not state.edition.advanced)
        ):
            found.append("3: the pool of experts has a gap")


def drawing(state: RotundaState) -> bool:
    """Whether nature has still to fill a pool."""
    draws = (TurnOrder, TurnExpert, RefillExperts, DrawAmulet)
    return any(isinstance(frame, draws) for frame in state.agenda)


def _check_tokens(state: RotundaState, found: list[str]) -> None:
    total = plain(state.amulet_bag)
    lying = [*state.amulet_pool, *state.edge, state.round_amulet]
    for kind in range(TOKENS):
        total[kind] += lying.count(kind)
        for seat in range(state.seats):
            total[kind] += state.tokens[seat * TOKENS + kind]
    if total != plain(state.edition.tokens):
        found.append("3: an amulet was lost or made")
    gap = NO_AMULET in state.amulet_pool and sum(state.amulet_bag) > 0
    if gap and state.phase != SETUP and not drawing(state):
        found.append("3: the pool of amulets has a gap")
    tokens = [*bits(state.smuggler_bag), *state.smuggler_under]
    tokens += [token for token in state.smuggler_pool if token != NO_CARD]
    if sorted(tokens) != list(range(len(SMUGGLERS))):
        found.append("3: a smuggler was lost or made")


def _check_leaders(state: RotundaState, found: list[str]) -> None:
    places = [place for place in state.leaders if place not in (HALL, NOWHERE)]
    places += [place for place in state.neutral if place != NOWHERE]
    if len(set(places)) != len(places):
        found.append("5: two leaders are in one room")
    if HALL in state.neutral:
        found.append("5: a neutral leader is in the Hall")
    if state.occupied != sum(BIT[place] for place in set(places)):
        found.append("5: the occupied rooms are not those of the leaders")
    each = state.edition.leaders_each[state.seats]
    if len(state.leaders) - count_of(state.leaders, NOWHERE) != each * state.seats:
        found.append("5: a leader was lost or made")


def _check_chairs(state: RotundaState, found: list[str]) -> None:
    for space in range(INNER):
        base = space * MAX_CHAIRS
        own = plain(state.chairs[base : base + MAX_CHAIRS])
        chairs = state.edition.chairs[space]
        if MAX_CHAIRS - own.count(0) != state.seated[space] or any(own[chairs:]):
            found.append("6: somebody sits on no chair")
    for room in range(len(ROOMS)):
        space = state.space_of[room]
        if space != NOWHERE and state.room_at[space] != room:
            found.append("6: a room is in two places")


def _check_fields(state: RotundaState, found: list[str]) -> None:
    for room in (RETAILER, WHOLESALER):
        first = first_slot(room)
        cubes = [cube for cube in state.fields[first : first + SLOTS] if cube != EMPTY_FIELD]
        kinds = {stands_for(cube) for cube in cubes}
        if cubes and state.space_of[room] == NOWHERE:
            found.append("9: cubes lie on a tile that is not in play")
        if room == RETAILER and len(kinds) != len(cubes):
            found.append("9: the Retailer has two cubes of a kind")
        if room == WHOLESALER and len(kinds) > 1:
            found.append("9: the Wholesaler has two kinds of cubes")
    if _is_before_clean_up(state) or state.phase == SETUP:
        return
    if any(is_full(state, first_slot(room)) for room in SELLING):
        found.append("8: a full market was not cleared")
    if state.banker == 0:
        found.append("8: the Banker's Room is empty")


def _is_before_clean_up(state: RotundaState) -> bool:
    return any(isinstance(frame, (CleanUp, AfterRoom)) for frame in state.agenda)


def _is_unfilled(before: RotundaState, after: RotundaState) -> bool:
    """Whether the Warehouse lacks a cube that lay in the supply when step 3 ended.

    A cube that comes back to the supply later in the turn waits for the next end of step 3.
    """
    if after.space_of[WAREHOUSE] == NOWHERE or after.phase == SETUP or _is_before_clean_up(after):
        return False
    if not _is_before_clean_up(before) and plain(before.stock) == plain(after.stock):
        return False
    short = [kind for kind in range(BASICS) if after.stock[kind] < after.edition.stock[kind]]
    return any(after.bank[kind] for kind in short)


def _check_points(state: RotundaState, found: list[str]) -> None:
    if not points_add_up(state, state.edition.start_score):
        found.append("15: the points do not add up")


def _check_end(state: RotundaState, found: list[str]) -> None:
    prayers = len(TEMPLES) - count_bits(state.temples)
    if state.homages != state.worships + prayers:
        found.append("13: a visit to the Hall was neither worship nor prayer")
    if state.marker != min(state.edition.round_fields, state.worships):
        found.append("13: the round marker did not follow the worships")
    reached = state.marker >= state.edition.end_field[state.seats]
    if reached != (state.end_seat != NOBODY):
        found.append("14: the end was triggered at the wrong time")
    if state.end_seat != NOBODY:
        gone = (state.active - state.end_seat) % state.seats
        if state.turns_left != state.seats - 1 - gone:
            found.append("14: the last turns are miscounted")
    if state.visit == NO_ROOM and state.main > 0:
        found.append("15: a room is used where there is none")
    if state.bonuses < 0 or min(state.main, state.recruit, state.pedlar_acts) < 0:
        found.append("12: a credit was used twice")


def broken_by(before: RotundaState, after: RotundaState) -> list[str]:
    """The invariants about change that one answer broke: always none."""
    found: list[str] = []
    for seat in range(after.seats):
        if after.points[seat] < before.points[seat]:
            found.append("7: somebody lost points")
        chain = before.chain if seat == before.active else 0
        if before.altar[seat] & ~chain & ~after.altar[seat]:
            found.append("7: a senior left the worship board")
        if before.done_orders[seat] & ~after.done_orders[seat]:
            found.append("7: a fulfilled order was undone")
    if after.temples & ~before.temples or after.marker < before.marker:
        found.append("7: a temple or the round marker turned back")
    if after.turn not in (before.turn, before.turn + 1):
        found.append("11: a turn was skipped")
    if after.turn == before.turn and before.used & ~after.used and after.phase != GAME_OVER:
        found.append("12: a lasting effect came back in the same turn")
    moved = [
        index
        for index in range(len(after.leaders))
        if after.leaders[index] != before.leaders[index]
    ]
    if len(moved) > 1 or any(index // LEADERS != before.active for index in moved):
        found.append("11: more than one own leader moved")
    same = after.turn == before.turn and after.phase != GAME_OVER
    if same and after.neutral_used < before.neutral_used:
        found.append("11: a neutral leader could move twice")
    if before.gate >= 0 and after.gate != before.gate:
        found.append("5: the Hall moved")
    if _is_unfilled(before, after):
        found.append("8: the Warehouse was not filled")
    return found

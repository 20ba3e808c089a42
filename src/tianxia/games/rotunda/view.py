"""What a viewer sees: everything but the order of the stacks, which nobody sees."""

from __future__ import annotations

from tianxia.core.dice import Dice
from tianxia.core.rows import BIT, backwards, count_bits, row_of
from tianxia.core.scores import scored_named
from tianxia.core.views import all_questions
from tianxia.core.words import word_of
from tianxia.games.rotunda.effects import EXTRA, TakeOne
from tianxia.games.rotunda.hiring import DiscardExpert
from tianxia.games.rotunda.masks import bits
from tianxia.games.rotunda.movement import MoveLeader, MoveNeutral, neutral_reach
from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    CATEGORIES,
    CELADON,
    CELL_NAMES,
    CELLS,
    COLOURS,
    EFFECTS,
    EMPTY_FIELD,
    EXPERT_EFFECT,
    EXPERTS,
    FRUIT,
    GATES,
    GOLD,
    INNER,
    LEADER_NAMES,
    LEADERS,
    MAX_CHAIRS,
    NO_BACK,
    NO_GATE,
    NO_ROOM,
    NOWHERE,
    ORDERS,
    PLACES,
    RESOURCES,
    RETAILER,
    ROOMS,
    SIDE,
    SMUGGLERS,
    SPACES,
    TEA,
    TEMPLES,
    TOKENS,
    VILLAGES,
    WAREHOUSE,
    WHOLESALER,
)
from tianxia.games.rotunda.orders import PayOrder, TakeBonus
from tianxia.games.rotunda.paths import way_seen
from tianxia.games.rotunda.sales import (
    RETAILER_SLOTS,
    SLOTS,
    WHOLESALER_SLOTS,
    cube_sold,
    stands_for,
)
from tianxia.games.rotunda.scoring import amulet_points, amulet_sets
from tianxia.games.rotunda.seen import (
    PHASES,
    Asked,
    BoardSeen,
    Chain,
    Chair,
    Cube,
    HouseSeen,
    Inner,
    PoolsSeen,
    SeatSeen,
    Seen,
    TurnSeen,
    Visit,
    Way,
)
from tianxia.games.rotunda.selling import SellCube
from tianxia.games.rotunda.state import NOBODY, SETUP, RotundaState
from tianxia.games.rotunda.things import NEUTRAL_NAMES


def view(state: RotundaState) -> Seen:
    """The whole table; built by adding, so that nothing slips in. All viewers see the same."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": None if state.phase == SETUP else state.active,
        "start_seat": state.start_seat,
        "advanced_experts": state.edition.advanced,
        "neutral_leader_actions": state.edition.neutral_acts,
        **house_seen(state),
        **board_seen(state),
        **pools_seen(state),
        **turn_seen(state),
        "ways": ways_seen(state),
        "queue": queue_seen(state),
        "seats": [seat_seen(state, seat) for seat in range(state.seats)],
    }


def named(names: list[str], index: int) -> str | None:
    """The name of a thing, or None for none."""
    return names[index] if index >= 0 else None


def house_seen(state: RotundaState) -> HouseSeen:
    """Rooms, links, leaders that belong to nobody, chairs, cubes and coins in the rooms."""
    links = state.edition.links[state.gate if state.gate != NO_GATE else len(GATES)]
    chairs: dict[Inner, list[Chair | None]] = {}
    for space in range(INNER):
        base = space * MAX_CHAIRS
        own = state.chairs[base : base + state.edition.chairs[space]]
        chairs[SPACES[space]] = [chair_seen(chair) for chair in own]
    return {
        "hall": named(GATES, state.gate),
        "rooms": {SPACES[s]: named(ROOMS, state.room_at[s]) for s in range(len(SPACES))},
        "links": {PLACES[a]: [PLACES[b] for b in after] for a, after in enumerate(links)},
        "neutrals": [
            {
                "thing": NEUTRAL_NAMES[colour],
                "colour": COLOURS[colour],
                "resource": RESOURCES[state.edition.colour_cube[colour]],
                "space": named(SPACES, space),
            }
            for colour, space in enumerate(state.neutral)
        ],
        "chairs": chairs,
        "market": {RESOURCES[kind]: cube_seen(state.fields[kind]) for kind in range(SLOTS)},
        "retailer": slots_seen(state, RETAILER, RETAILER_SLOTS),
        "wholesaler": slots_seen(state, WHOLESALER, WHOLESALER_SLOTS),
        "warehouse": {RESOURCES[kind]: n for kind, n in enumerate(state.stock)}
        if state.space_of[WAREHOUSE] != NOWHERE
        else None,
        "banker_coins": state.banker,
        "bank": {RESOURCES[kind]: n for kind, n in enumerate(state.bank)},
    }


def chair_seen(chair: int) -> Chair | None:
    """Who sits on a chair."""
    return None if chair == 0 else {"seat": (chair - 1) // 2, "senior": (chair - 1) % 2 == 1}


def cube_seen(cube: int) -> Cube | None:
    """A cube on a sale field and what it stands for."""
    if cube == EMPTY_FIELD:
        return None
    return {"cube": RESOURCES[cube_sold(cube - 1)], "as": RESOURCES[stands_for(cube)]}


def slots_seen(state: RotundaState, room: int, first: int) -> list[Cube | None] | None:
    """The slots of a selling tile; None when it is not in play."""
    if state.space_of[room] == NOWHERE:
        return None
    return [cube_seen(state.fields[field]) for field in range(first, first + SLOTS)]


def board_seen(state: RotundaState) -> BoardSeen:
    """Round track, villages, worship board, temples."""
    seats = range(state.seats)
    spaces: list[list[list[int]]] = []
    for row in range(SIDE):
        cells = [row * SIDE + col for col in range(SIDE)]
        spaces.append([[s for s in seats if state.altar[s] >> cell & 1] for cell in cells])
    chain: Chain | None = None
    if state.chain:
        laid = [CELL_NAMES[cell] for cell in bits(state.chain)]
        chain = {"seat": state.active, "spaces": laid, "last": CELL_NAMES[state.chain_last]}
    return {
        "marker": state.marker,
        "end_field": state.edition.end_field[state.seats],
        "round_amulet": named(AMULETS, state.round_amulet),
        "end_seat": None if state.end_seat == NOBODY else state.end_seat,
        "turns_left": None if state.end_seat == NOBODY else state.turns_left,
        "villages": {
            name: [state.villages[seat * len(VILLAGES) + village] for seat in seats]
            for village, name in enumerate(VILLAGES)
        },
        "pedlar": VILLAGES[state.pedlar],
        "pedlar_used": state.pedlar_used == 1,
        "worship": {
            "spaces": spaces,
            "right": [named(AMULETS, kind) for kind in state.edge[:SIDE]],
            "bottom": [named(AMULETS, kind) for kind in state.edge[SIDE:]],
            "chain": chain,
        },
        "temples": {name: state.temples >> t & 1 == 1 for t, name in enumerate(TEMPLES)},
    }


def pools_seen(state: RotundaState) -> PoolsSeen:
    """The open pools and how high the stacks are."""
    stack = count_bits(state.smuggler_bag) + len(state.smuggler_under)
    back = state.expert_back
    return {
        "smugglers": {
            "pool": [named(SMUGGLERS, token) for token in state.smuggler_pool],
            "stack": stack,
        },
        "amulets": {
            "pool": [named(AMULETS, kind) for kind in state.amulet_pool],
            "stack": sum(state.amulet_bag),
        },
        "orders": {
            "pool": [named(ORDERS, order) for order in state.order_pool],
            "deck": count_bits(state.order_deck),
        },
        "experts": {
            "pool": [named(EXPERTS, expert) for expert in state.expert_pool],
            "deck": count_bits(state.expert_deck),
            "back": None if back == NO_BACK else BACKS[back],
            "discard": [EXPERTS[expert] for expert in backwards(state.discard)],
        },
    }


def turn_seen(state: RotundaState) -> TurnSeen:
    """What has been done in this turn and what is still to come of it."""
    visit: Visit | None = None
    if state.visit != NO_ROOM:
        visit = {
            "room": ROOMS[state.visit],
            "space": SPACES[state.space_of[state.visit]],
            "copied": state.copied == 1,
            "neutral": state.by_neutral == 1,
            "juniors": state.juniors,
            "seniors": state.seniors,
            "done": state.paid,
            "sold": [RESOURCES[kind] for kind in bits(state.sold)],
            "steward": state.visit == ROOMS.index("steward") and state.paid > 0,
        }
    return {
        "credits": {
            "main": state.main,
            "recruit": state.recruit,
            "pedlar": state.pedlar_acts,
            "apprentice": state.apprentice,
            "senior_apprentice": state.senior,
        },
        "visit": visit,
        "using": named(EXPERTS, state.using),
        "bonuses": state.bonuses,
        "neutral_used": state.neutral_used == 1,
    }


def ways_seen(state: RotundaState) -> list[Way]:
    """The ways open to the leader that is to move, with their counted steps."""
    top = state.top()
    found: list[Way] = []
    if isinstance(top, MoveLeader):
        for choice in top.legal(state):
            leader, place = divmod(choice, len(PLACES))
            start = state.leaders[top.seat * LEADERS + leader]
            found.append(way_seen(state, LEADER_NAMES[leader], start, place, False))
    elif isinstance(top, MoveNeutral):
        for colour, start in enumerate(state.neutral):
            for space in bits(neutral_reach(state, colour)):
                found.append(way_seen(state, COLOURS[colour], start, space, True))
    return found


def queue_seen(state: RotundaState) -> list[Asked]:
    """The questions still to be answered, the next one first, with all that is pending in them."""
    queue: list[Asked] = []
    for frame in all_questions(state):
        asked: Asked = {"seat": frame.seat, "question": word_of(type(frame).__name__)}
        if isinstance(frame, (SellCube, DiscardExpert)):
            asked["expert"] = EXPERTS[frame.arg]
        elif isinstance(frame, TakeOne):
            if frame.arg < EXPERT_EFFECT:
                asked["order"] = EFFECTS[frame.arg]
            else:
                asked["expert"] = EFFECTS[frame.arg]
            if frame.left == EXTRA:
                asked["kinds"] = [RESOURCES[kind] for kind in bits(frame.gained)]
            elif frame.left:
                asked["left"] = frame.left
        elif isinstance(frame, TakeBonus):
            asked["left"] = state.bonuses
        elif isinstance(frame, PayOrder):
            asked["order"] = ORDERS[frame.arg]
            asked["kinds"] = [RESOURCES[frame.kind]]
        queue.append(asked)
    return queue


def seat_seen(state: RotundaState, seat: int) -> SeatSeen:
    """One seat's goods, assistants, leaders, cards, amulets and points."""
    places = state.leaders[seat * LEADERS : (seat + 1) * LEADERS]
    tokens = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
    cubes = seat * len(RESOURCES)
    return {
        "points": state.points[seat],
        "coins": state.coins[seat],
        "tea": state.cubes[cubes + TEA],
        "fruit": state.cubes[cubes + FRUIT],
        "celadon": state.cubes[cubes + CELADON],
        "gold": state.cubes[cubes + GOLD],
        "supply": state.supply[seat],
        "track": state.track[seat],
        "leaders": [PLACES[place] for place in places if place != NOWHERE],
        "villages": state.in_villages(seat),
        "seated": state.seated_of(seat),
        "worship": [CELL_NAMES[cell] for cell in range(CELLS) if state.altar[seat] >> cell & 1],
        "orders": [ORDERS[order] for order in bits(state.open_orders[seat])],
        "fulfilled": [ORDERS[order] for order in bits(state.done_orders[seat])],
        "experts": [EXPERTS[expert] for expert in bits(state.held[seat])],
        "kept": [EXPERTS[expert] for expert in bits(state.kept[seat])],
        "used": [EFFECTS[n] for n in bits(state.used)] if seat == state.active else [],
        "amulets": [AMULETS[kind] for kind, n in enumerate(tokens) for _ in range(n)],
        "sets": [[AMULETS[kind] for kind in one] for one in amulet_sets(state, seat)],
        "amulet_points": amulet_points(state, seat),
        "scored": scored_named(state, seat, CATEGORIES),
    }


def determinize(state: RotundaState, seed: int) -> None:
    """Stack the smugglers anew; everything else that is hidden is not in the state either."""
    stack = sorted([*bits(state.smuggler_bag), *state.smuggler_under])
    dice = Dice(seed)
    for place in range(len(stack) - 1, 0, -1):
        other = dice.below(place + 1)
        stack[place], stack[other] = stack[other], stack[place]
    known = len(state.smuggler_under)
    state.smuggler_under = row_of(stack[:known])
    state.smuggler_bag = 0
    for token in stack[known:]:
        state.smuggler_bag |= BIT[token]

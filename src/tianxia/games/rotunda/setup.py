"""Before the first turn: tiles, amulets, smugglers, cards, coins, and the place of the Hall."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, backwards, replaced
from tianxia.core.words import Said
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import (
    COLOURS,
    GATES,
    INNER,
    LARGE_ROOMS,
    MAX_SEATS,
    NEUTRALS,
    NO_ROOM,
    NOWHERE,
    ORDERS,
    ROOMS,
    SMALL_ROOMS,
    SPACES,
    WAREHOUSE,
)
from tianxia.games.rotunda.pools import (
    DRAW_AMULET,
    EDGE_PLACES,
    END_PLACE,
    REFILL_EXPERTS,
    TURN_ORDER,
    TURN_SMUGGLER,
    BuryExperts,
    DrawAmulet,
    show_back,
)
from tianxia.games.rotunda.state import RotundaState, fill_warehouse
from tianxia.games.rotunda.tables import HALL_CHOSEN, HALL_DRAWN
from tianxia.games.rotunda.turns import BeginTurn


class SetUp(Step[RotundaState]):
    """Rooms, the Hall, amulets, smugglers, orders, experts: in this order; then play begins."""

    def run(self, state: RotundaState) -> None:
        edition = state.edition
        state.push(FirstTurn(NATURE))
        if len(state.neutral) > 0:
            state.push(PlaceNeutral(NATURE))
        state.push(REFILL_EXPERTS)
        if edition.advanced:
            state.push(BuryExperts(NATURE, edition.experts_discarded))
        show_back(state)
        for place in range(edition.pool_orders - 1, -1, -1):
            state.push(TURN_ORDER[place])
        for turn in range(state.seats - 1, -1, -1):
            state.push(DealStartOrder(NATURE, turn))
        for place in range(edition.pool_smugglers - 1, -1, -1):
            state.push(TURN_SMUGGLER[place])
        for place in range(edition.pool_amulets - 1, -1, -1):
            state.push(DRAW_AMULET[place])
        state.push(DrawAmulet(NATURE, END_PLACE))
        for field in backwards(edition.edge_fields):
            state.push(DrawAmulet(NATURE, EDGE_PLACES + field))
        state.push(PlaceHall(NATURE))
        state.push(DealRoom(NATURE))
        if not edition.from_seat_0:
            state.push(DrawStartSeat(NATURE))


class DrawStartSeat(Chance[RotundaState]):
    """Chance stands in for whoever saw a round building last."""

    size: ClassVar[int] = MAX_SEATS

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for seat in range(state.seats):
            room[n] = seat
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.start_seat = choice
        state.note("starts", choice)

    def text(self, choice: int) -> str:
        return f"start seat {choice + 1}"


class DealRoom(Chance[RotundaState]):
    """The large tiles are shuffled into the large slots, three of the small ones into the small."""

    size: ClassVar[int] = len(ROOMS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        large = state.edition.slot_is_large[empty_slot(state)]
        for tile in LARGE_ROOMS if large else SMALL_ROOMS:
            if state.space_of[tile] == NOWHERE:
                room[n] = tile
                n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        space = empty_slot(state)
        state.room_at = replaced(state.room_at, space, choice)
        state.space_of = replaced(state.space_of, choice, space)
        if empty_slot(state) != NOWHERE:
            state.push(self)
        else:
            if state.space_of[WAREHOUSE] != NOWHERE:
                fill_warehouse(state, state.edition.warehouse_cubes)
            state.note("rooms-dealt", NATURE)

    def text(self, choice: int) -> str:
        return f"room {ROOMS[choice]}"


def empty_slot(state: RotundaState) -> i64:
    """The next outer space without a tile, or NOWHERE."""
    for space in range(INNER, len(SPACES)):
        if state.room_at[space] == NO_ROOM:
            return space
    return NOWHERE


class DealStartOrder(Chance[RotundaState]):
    """Each player, in turn order (`arg`), gets one start order, face up."""

    size: ClassVar[int] = len(ORDERS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_bits(state.order_deck & state.edition.start_orders, 0, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        seat = (state.start_seat + self.arg) % state.seats
        state.order_deck &= ~BIT[choice]
        state.open_orders = replaced(state.open_orders, seat, BIT[choice])
        state.note("start-order", seat, choice)

    def text(self, choice: int) -> str:
        return f"start {ORDERS[choice]}"


class PlaceNeutral(Chance[RotundaState]):
    """Two players: the neutral leaders are spread at random over the three large rooms."""

    size: ClassVar[int] = NEUTRALS

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for colour in range(NEUTRALS):
            if state.neutral[colour] == NOWHERE:
                room[n] = colour
                n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        large = [space for space in range(len(SPACES)) if state.edition.slot_is_large[space]]
        space = next(space for space in large if space not in state.neutral)
        state.neutral = replaced(state.neutral, choice, space)
        state.occupied |= BIT[space]
        state.note("neutral-placed", NATURE, choice, state.room_at[space])
        if NOWHERE in state.neutral:
            state.push(self)

    def text(self, choice: int) -> str:
        return f"place {COLOURS[choice]}"


class PlaceHall(Step[RotundaState]):
    """The rooms lie open when the place of the Hall is chosen or drawn, nothing else does."""

    def run(self, state: RotundaState) -> None:
        if state.edition.hall == HALL_CHOSEN:
            state.push(ChooseHall(state.last_seat()))
        elif state.edition.hall == HALL_DRAWN:
            state.push(DrawGate(NATURE))


class DrawGate(Chance[RotundaState]):
    """Our addition: the place of the Hall is drawn."""

    size: ClassVar[int] = len(GATES)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for gate in range(len(GATES)):
            room[n] = gate
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.gate = choice
        state.note("hall-placed", NATURE, choice)

    def text(self, choice: int) -> str:
        return f"draw {GATES[choice]}"


class FirstTurn(Step[RotundaState]):
    """Everybody gets coins by turn order; then play begins."""

    def run(self, state: RotundaState) -> None:
        for turn in range(state.seats):
            seat = (state.start_seat + turn) % state.seats
            state.coins[seat] = state.edition.start_coins[turn]
        state.push(BeginTurn(state.start_seat))


class ChooseHall(Decision[RotundaState]):
    """The last player in turn order puts the Hall on one of the five gates."""

    size: ClassVar[int] = len(GATES)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for gate in range(len(GATES)):
            room[n] = gate
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.gate = choice
        state.note("hall-chosen", self.seat, choice)

    def text(self, choice: int) -> str:
        return f"hall {GATES[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        return None

    def label(self, state: RotundaState, choice: int) -> Said:
        return Said("label-choose-hall", {"gate": f"@gate-{GATES[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        return [f"gate:{GATES[choice]}"]

"""Before the first turn: tiles, amulets, smugglers, cards, coins, and the place of the Hall."""

from __future__ import annotations

from typing import ClassVar

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.words import Said
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
    EDGE_PLACES,
    END_PLACE,
    BuryExperts,
    DrawAmulet,
    RefillExperts,
    TurnOrder,
    TurnSmuggler,
    show_back,
)
from tianxia.games.rotunda.state import RotundaState, bits, fill_warehouse
from tianxia.games.rotunda.tables import HALL_CHOSEN, HALL_DRAWN
from tianxia.games.rotunda.turns import BeginTurn


class SetUp(Step[RotundaState]):
    """Rooms, the Hall, amulets, smugglers, orders, experts: in this order; then play begins."""

    def run(self, state: RotundaState) -> None:
        edition = state.edition
        state.push(FirstTurn(NATURE))
        if state.neutral:
            state.push(PlaceNeutral(NATURE))
        state.push(RefillExperts(NATURE))
        if edition.advanced:
            state.push(BuryExperts(NATURE, edition.experts_discarded))
        show_back(state)
        for place in range(edition.pool_orders - 1, -1, -1):
            state.push(TurnOrder(NATURE, place))
        for turn in range(state.seats - 1, -1, -1):
            state.push(DealStartOrder(NATURE, turn))
        for place in range(edition.pool_smugglers - 1, -1, -1):
            state.push(TurnSmuggler(NATURE, place))
        for place in range(edition.pool_amulets - 1, -1, -1):
            state.push(DrawAmulet(NATURE, place))
        state.push(DrawAmulet(NATURE, END_PLACE))
        for field in reversed(edition.edge_fields):
            state.push(DrawAmulet(NATURE, EDGE_PLACES + field))
        state.push(PlaceHall(NATURE))
        state.push(DealRoom(NATURE))
        if not edition.from_seat_0:
            state.push(DrawStartSeat(NATURE))


class DrawStartSeat(Chance[RotundaState]):
    """Chance stands in for whoever saw a round building last."""

    size: ClassVar[int] = MAX_SEATS

    def legal(self, state: RotundaState) -> list[int]:
        return list(range(state.seats))

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.start_seat = choice
        state.note("starts", choice)

    def text(self, choice: int) -> str:
        return f"start seat {choice + 1}"


class DealRoom(Chance[RotundaState]):
    """The large tiles are shuffled into the large slots, three of the small ones into the small."""

    size: ClassVar[int] = len(ROOMS)

    def legal(self, state: RotundaState) -> list[int]:
        large = state.edition.slot_is_large[empty_slot(state)]
        rooms = LARGE_ROOMS if large else SMALL_ROOMS
        return [room for room in rooms if state.space_of[room] == NOWHERE]

    def apply(self, state: RotundaState, choice: i64) -> None:
        space = empty_slot(state)
        state.room_at[space] = choice
        state.space_of[choice] = space
        if empty_slot(state) != NOWHERE:
            state.push(DealRoom(NATURE))
        else:
            if state.space_of[WAREHOUSE] != NOWHERE:
                fill_warehouse(state, state.edition.warehouse_cubes)
            state.note("rooms-dealt", NATURE)

    def text(self, choice: int) -> str:
        return f"room {ROOMS[choice]}"


def empty_slot(state: RotundaState) -> int:
    """The next outer space without a tile, or NOWHERE."""
    for space in range(INNER, len(SPACES)):
        if state.room_at[space] == NO_ROOM:
            return space
    return NOWHERE


class DealStartOrder(Chance[RotundaState]):
    """Each player, in turn order (`arg`), gets one start order, face up."""

    size: ClassVar[int] = len(ORDERS)

    def legal(self, state: RotundaState) -> list[int]:
        return bits(state.order_deck & state.edition.start_orders)

    def apply(self, state: RotundaState, choice: i64) -> None:
        seat = (state.start_seat + self.arg) % state.seats
        state.order_deck &= ~BIT[choice]
        state.open_orders[seat] = BIT[choice]
        state.note("start-order", seat, choice)

    def text(self, choice: int) -> str:
        return f"start {ORDERS[choice]}"


class PlaceNeutral(Chance[RotundaState]):
    """Two players: the neutral leaders are spread at random over the three large rooms."""

    size: ClassVar[int] = NEUTRALS

    def legal(self, state: RotundaState) -> list[int]:
        return [colour for colour in range(NEUTRALS) if state.neutral[colour] == NOWHERE]

    def apply(self, state: RotundaState, choice: i64) -> None:
        large = [space for space in range(len(SPACES)) if state.edition.slot_is_large[space]]
        space = next(space for space in large if space not in state.neutral)
        state.neutral[choice] = space
        state.occupied |= BIT[space]
        state.note("neutral-placed", NATURE, choice, state.room_at[space])
        if NOWHERE in state.neutral:
            state.push(PlaceNeutral(NATURE))

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

    def legal(self, state: RotundaState) -> list[int]:
        return list(range(len(GATES)))

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

    def legal(self, state: RotundaState) -> list[int]:
        return list(range(len(GATES)))

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

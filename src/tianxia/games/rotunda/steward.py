"""The Steward, who may lead into another room, and how any room is opened."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.words import Amount, Said
from tianxia.games.rotunda.effects import give_acts, reward_amounts
from tianxia.games.rotunda.inner_rooms import (
    VisitBanker,
    VisitExpertRoom,
    VisitMarket,
    VisitSmugglersDen,
    VisitSupplier,
)
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import INNER_ROOMS, MAX_SEATS, ROOMS, SPACES, STEWARD
from tianxia.games.rotunda.outer_rooms import (
    OuterVisit,
    VisitBank,
    VisitGuildHall,
    VisitRetailer,
    VisitTradingPost,
    VisitWarehouse,
    VisitWholesaler,
)
from tianxia.games.rotunda.session import OWN
from tianxia.games.rotunda.state import RotundaState
from tianxia.games.rotunda.trade import VisitBlackMarket

COPY: Final = 1  # + space: the room in which a leader stands


class VisitSteward(OuterVisit):
    """Steward: coins into the Banker's Room for assistant actions, or for using another room."""

    size: ClassVar[int] = OWN + COPY + len(SPACES)
    word: ClassVar[str] = "steward"

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if state.paid > 0 or state.coins[self.seat] < state.edition.steward_cost:
            return n
        room[n] = OWN
        occupied = state.occupied & ~BIT[state.space_of[STEWARD]]
        return fill_bits(occupied, OWN + COPY, room, n + 1)

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        edition = state.edition
        price = edition.steward_cost
        state.paid = 1
        state.coins[self.seat] -= price
        state.banker += price
        state.note("paid-banker", self.seat, price)
        if choice == OWN:
            give_acts(state, edition.steward[0])
            return
        state.pop()  # the visit goes on in the other room, with the credits of this one
        give_acts(state, edition.steward[1])
        room = state.room_at[choice - OWN - COPY]
        state.note("copied", self.seat, room)
        state.copied = 1
        open_room(state, self.seat, room)

    def say_own(self, choice: int) -> str:
        return "orders" if choice == OWN else f"copy {SPACES[choice - OWN - COPY]}"

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        space = choice - OWN - COPY
        if space >= 0 and space == state.space_of[STEWARD]:
            return Said("reason-steward-itself")
        if space >= 0 and state.occupied >> space & 1 == 0:
            return Said("reason-nobody-there", {"room": f"@room-{ROOMS[state.room_at[space]]}"})
        if state.paid > 0:
            return Said("reason-steward-paid")
        need, have = state.edition.steward_cost, state.coins[self.seat]
        return None if have >= need else Said("reason-needs-coins", {"need": need, "have": have})

    def label_own(self, state: RotundaState, choice: int) -> Said:
        price = state.edition.steward_cost
        if choice == OWN:
            return Said("label-steward", {"price": price})
        room = f"@room-{ROOMS[state.room_at[choice - OWN - COPY]]}"
        return Said("label-steward-copy", {"price": price, "room": room})

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        space = choice - OWN - COPY
        return [f"space:{SPACES[state.space_of[STEWARD] if space < 0 else space]}"]

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        edition = state.edition
        reward = edition.steward[0 if choice == OWN else 1]
        return [Amount("coins", -edition.steward_cost), *reward_amounts(reward)]


# Frames are immutable, so one of each kind serves all games.
VISITS: Final[list[list[Frame]]] = [
    [VisitSupplier(seat) for seat in range(MAX_SEATS)],
    [VisitSmugglersDen(seat) for seat in range(MAX_SEATS)],
    [VisitMarket(seat) for seat in range(MAX_SEATS)],
    [VisitExpertRoom(seat) for seat in range(MAX_SEATS)],
    [VisitBanker(seat) for seat in range(MAX_SEATS)],
    [VisitSteward(seat) for seat in range(MAX_SEATS)],
    [VisitRetailer(seat) for seat in range(MAX_SEATS)],
    [VisitWholesaler(seat) for seat in range(MAX_SEATS)],
    [VisitBank(seat) for seat in range(MAX_SEATS)],
    [VisitBlackMarket(seat) for seat in range(MAX_SEATS)],
    [VisitTradingPost(seat) for seat in range(MAX_SEATS)],
    [VisitGuildHall(seat) for seat in range(MAX_SEATS)],
    [VisitWarehouse(seat) for seat in range(MAX_SEATS)],
]


def open_room(state: RotundaState, seat: i64, room: i64) -> None:
    """Begin a visit: one use of the room, and its assistant action."""
    state.visit = room
    state.main = 1 if room < INNER_ROOMS else 0
    state.juniors = 0
    state.seniors = 0
    state.paid = 0
    state.sold = 0
    give_acts(state, state.edition.assist[room])
    state.push(VISITS[room][seat])

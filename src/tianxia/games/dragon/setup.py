"""Before the first month: the event row, the super event, everybody's first two persons."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, added, index_of, replaced, total_of
from tianxia.core.words import Amount, Said
from tianxia.games.dragon.effects import move_marker
from tianxia.games.dragon.names import (
    EVENTS,
    MAX_SEATS,
    NO_EVENT,
    PAIRS,
    PLACEMENTS,
    TILES,
    TYPES,
)
from tianxia.games.dragon.palace import with_person
from tianxia.games.dragon.rounds import BEGIN_ROUND
from tianxia.games.dragon.state import DragonState
from tianxia.games.dragon.super_events import DrawSuperEvent
from tianxia.games.dragon.tables import SUPER_DRAWN


class SetUp(Step[DragonState]):
    """Events, super event, starting player, draft: in this order; then the first month begins."""

    def run(self, state: DragonState) -> None:
        state.push(BEGIN_ROUND[1])
        state.push(Draft(NATURE))
        if not state.edition.from_seat_0:
            state.push(DrawStartSeat(NATURE))
        if state.edition.super_event == SUPER_DRAWN:
            state.push(DrawSuperEvent(NATURE))
        state.push(DEAL_EVENT)


class DealEvent(Chance[DragonState]):
    """Each event drawn goes to the first empty slot, or one further if its neighbour is equal."""

    size: ClassVar[int] = len(EVENTS)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        bag = state.event_bag
        for event in range(len(bag)):
            if bag[event] > 0:
                room[n] = event
                n += 1
        return n

    def weights(self, state: DragonState) -> list[int] | None:
        return [count for count in state.event_bag if count > 0]

    def apply(self, state: DragonState, choice: i64) -> None:
        bag = state.event_bag[:]
        bag[choice] -= 1
        lay_event(state, choice)
        if total_of(bag) == 1:
            last = index_of(bag, 1)
            bag[last] = 0
            lay_event(state, last)
            state.note("events-dealt", NATURE)
        else:
            state.push(DEAL_EVENT)
        state.event_bag = bag

    def text(self, choice: int) -> str:
        return f"event {EVENTS[choice]}"


def lay_event(state: DragonState, event: i64) -> None:
    """No two equal events lie side by side; at the very end slots 10 and 11 change places first."""
    row = state.events[:]
    slot = index_of(row, NO_EVENT)
    if row[slot - 1] == event:
        if slot + 1 < len(row):
            slot += 1
        else:
            row[slot - 1], row[slot - 2] = row[slot - 2], row[slot - 1]
    row[slot] = event
    state.events = row


class DrawStartSeat(Chance[DragonState]):
    """Chance stands in for the oldest player."""

    size: ClassVar[int] = MAX_SEATS

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        for seat in range(state.seats):
            room[n] = seat
            n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.start_seat = choice
        state.note("starts", choice)

    def text(self, choice: int) -> str:
        return f"start seat {choice + 1}"


class Draft(Step[DragonState]):
    """The starting player drafts first, then the others clockwise."""

    def run(self, state: DragonState) -> None:
        for turn in range(state.seats - 1, -1, -1):
            state.push(DRAFT_PAIR[(state.start_seat + turn) % state.seats])


class DraftPair(Decision[DragonState]):
    """Two young persons of different types, a pair nobody has taken, each into an own palace."""

    size: ClassVar[int] = len(PAIRS) * PLACEMENTS

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        taken: i64 = 0  # bit mask of the pairs
        for pair in state.pairs_taken:
            taken |= BIT[pair]
        for choice in state.edition.draft_choices:
            if not taken >> choice // PLACEMENTS & 1:
                room[n] = choice
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        pair = choice // PLACEMENTS
        first, second = tiles_of(state, pair)
        own = state.palaces[self.seat]
        for tile, palace in ((first, choice & 1), (second, choice >> 1 & 1)):
            state.supply = replaced(state.supply, tile, state.supply[tile] - 1)
            own[palace] = with_person(own[palace], tile)
        state.pairs_taken = added(state.pairs_taken, pair)
        value = state.edition.tile_value
        move_marker(state, self.seat, value[first] + value[second])
        state.note("drafted", self.seat, first, second, state.space[self.seat])

    def text(self, choice: int) -> str:
        first, second = PAIRS[choice // PLACEMENTS]
        return f"draft {TYPES[first]} {(choice & 1) + 1} {TYPES[second]} {(choice >> 1 & 1) + 1}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if choice // PLACEMENTS in state.pairs_taken:
            first, second = tiles_of(state, choice // PLACEMENTS)
            names = {"first": f"@tile-{TILES[first]}", "second": f"@tile-{TILES[second]}"}
            return Said("reason-pair-taken", {**names})
        if choice not in state.edition.draft_choices:
            return Said("reason-same-placement")
        return None

    def label(self, state: DragonState, choice: int) -> Said:
        first, second = tiles_of(state, choice // PLACEMENTS)
        return Said(
            "label-draft",
            {
                "first": f"@tile-{TILES[first]}",
                "second": f"@tile-{TILES[second]}",
                "first_palace": (choice & 1) + 1,
                "second_palace": (choice >> 1 & 1) + 1,
                "placement": "apart" if choice & 1 != choice >> 1 & 1 else "together",
            },
        )

    def targets(self, state: DragonState, choice: int) -> list[str]:
        first, second = tiles_of(state, choice // PLACEMENTS)
        tiles = [f"tile:{TILES[first]}", f"tile:{TILES[second]}"]
        palaces = sorted({choice & 1, choice >> 1 & 1})
        return tiles + [f"palace:{palace + 1}" for palace in palaces]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        first, second = tiles_of(state, choice // PLACEMENTS)
        value = state.edition.tile_value
        return [Amount("person_track", value[first] + value[second])]


def tiles_of(state: DragonState, pair: i64) -> tuple[i64, i64]:
    """The young tiles of a pair of types."""
    first, second = PAIRS[pair]
    return state.edition.young[first], state.edition.young[second]


DEAL_EVENT: Final = DealEvent(NATURE)
DRAFT_PAIR: Final = [DraftPair(seat) for seat in range(MAX_SEATS)]

"""The Ancestral Hall: pray at a temple, or lay a chain of assistants on the worship board."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, count_bits, replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.rotunda.effects import gain, give_acts, reward_amounts, score_on_track
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import (
    AMULETS,
    CELL_NAMES,
    CELLS,
    FOR_SEATED,
    FOR_TEMPLES,
    FOR_WORSHIP,
    MAX_SEATS,
    NO_AMULET,
    SIDE,
    TEMPLES,
    VILLAGES,
)
from tianxia.games.rotunda.pools import take_token
from tianxia.games.rotunda.session import TEMPLE_ACTS, WORSHIP_ACTS, use_assistants
from tianxia.games.rotunda.state import NOBODY, RotundaState

NEIGHBOURS: Final = [
    vec[i64](
        [
            other
            for other in range(CELLS)
            if abs(other // SIDE - cell // SIDE) + abs(other % SIDE - cell % SIDE) == 1
        ]
    )
    for cell in range(CELLS)
]
WORSHIP: Final = len(TEMPLES)  # + village * CELLS + end space
EMPTY_WORSHIP: Final = WORSHIP + len(VILLAGES) * CELLS


class PayHomage(Decision[RotundaState]):
    """In the Hall: pray at a temple face up, or worship with the assistants of one village."""

    size: ClassVar[int] = EMPTY_WORSHIP + 1

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        start = n
        n = fill_bits(state.temples, 0, room, n)
        own = self.seat * len(VILLAGES)
        for village in range(len(VILLAGES)):
            taken = state.villages[own + village]
            if taken > 0:
                chains = chains_of(state.altar[self.seat], taken)
                first = WORSHIP + village * CELLS
                for cell in range(CELLS):
                    if chains[cell] != 0:
                        room[n] = first + cell
                        n += 1
        if n == start:
            room[n] = EMPTY_WORSHIP
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.homages += 1
        seat = self.seat
        if choice < WORSHIP:
            state.temples &= ~BIT[choice]
            state.note("prayed", seat, choice)
            reward = state.edition.temple[choice]
            give_acts(state, reward)
            use_assistants(state, seat, TEMPLE_ACTS)
            gain(state, seat, reward, FOR_TEMPLES)
            return
        advance_marker(state, seat)
        if choice == EMPTY_WORSHIP:
            state.note("worshipped-empty", seat)
            score_seated(state, seat)
            return
        lay_chain(state, seat, (choice - WORSHIP) // CELLS, (choice - WORSHIP) % CELLS)

    def text(self, choice: int) -> str:
        if choice < WORSHIP:
            return f"pray {TEMPLES[choice]}"
        if choice == EMPTY_WORSHIP:
            return "worship empty"
        village, cell = divmod(choice - WORSHIP, CELLS)
        return f"worship {VILLAGES[village]} {CELL_NAMES[cell]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice < WORSHIP:
            return None if state.temples >> choice & 1 else Said("reason-temple-used")
        if choice == EMPTY_WORSHIP:
            return None if choice in self.legal(state) else Said("reason-not-empty-handed")
        village, cell = divmod(choice - WORSHIP, CELLS)
        taken = state.villages[self.seat * len(VILLAGES) + village]
        if taken == 0:
            name = f"@village-{VILLAGES[village]}"
            return Said("reason-village-empty", {"village": name})
        if chains_of(state.altar[self.seat], taken)[cell]:
            return None
        if state.altar[self.seat] >> cell & 1:
            return Said("reason-space-held", {"cell": CELL_NAMES[cell]})
        return Said("reason-chain-length", {"cell": CELL_NAMES[cell], "n": taken})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice < WORSHIP:
            return Said("label-pray", {"temple": f"@temple-{TEMPLES[choice]}"})
        if choice == EMPTY_WORSHIP:
            return Said("label-worship-empty")
        village, cell = divmod(choice - WORSHIP, CELLS)
        args: dict[str, Arg] = {"village": f"@village-{VILLAGES[village]}"}
        args["n"] = state.villages[self.seat * len(VILLAGES) + village]
        args["points"] = state.edition.cell_points[cell]
        return Said("label-worship", {**args, "cell": CELL_NAMES[cell]})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice < WORSHIP:
            return [f"temple:{TEMPLES[choice]}"]
        if choice == EMPTY_WORSHIP:
            return ["worship:empty"]
        village, cell = divmod(choice - WORSHIP, CELLS)
        return [f"village:{VILLAGES[village]}", f"worship:{CELL_NAMES[cell]}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        edition = state.edition
        if choice < WORSHIP:
            return reward_amounts(edition.temple[choice])
        seated = state.seated_of(self.seat) * edition.seated_points
        if choice == EMPTY_WORSHIP:
            return [Amount("vp", seated)] if seated else []
        cell = (choice - WORSHIP) % CELLS
        rewards = [edition.left[cell // SIDE], edition.top[cell % SIDE]]
        found = [Amount("vp", edition.cell_points[cell] + seated)]
        return [*found, *[amount for reward in rewards for amount in reward_amounts(reward)]]


def advance_marker(state: RotundaState, seat: i64) -> None:
    """The round marker goes on one field; on the end field lies an amulet, and the end begins."""
    state.worships += 1
    if state.marker >= state.edition.round_fields:
        return
    state.marker += 1
    state.note("marker", seat, state.marker, state.edition.end_field[state.seats])
    if state.marker == state.edition.end_field[state.seats] and state.end_seat == NOBODY:
        state.end_seat = seat
        state.turns_left = state.seats - 1
        kind = state.round_amulet
        state.round_amulet = NO_AMULET
        take_token(state, seat, kind)
        state.note("end-triggered", seat)


def lay_chain(state: RotundaState, seat: i64, village: i64, cell: i64) -> None:
    """All assistants of the village onto the board; the last one counts and stays."""
    place = seat * len(VILLAGES) + village
    taken = state.villages[place]
    state.villages = replaced(state.villages, place, 0)
    chain = chains_of(state.altar[seat], taken)[cell]
    state.altar = replaced(state.altar, seat, state.altar[seat] | chain)
    state.chain = chain
    state.chain_last = cell
    state.note("worshipped", seat, village, cell, taken)
    points = state.edition.cell_points[cell]
    score_on_track(state, seat, points, FOR_WORSHIP)
    state.note("scored", seat, points, FOR_WORSHIP)
    score_seated(state, seat)
    state.push(RETURN_CHAIN[seat])
    state.push(WORSHIP_ACTS_OF[seat])
    if amulets_beside(state, cell):
        state.push(TAKE_WORSHIP_AMULET[seat * CELLS + cell])
    state.push(EDGE_REWARD[seat * EDGES + SIDE + cell % SIDE])
    state.push(EDGE_REWARD[seat * EDGES + cell // SIDE])


def score_seated(state: RotundaState, seat: i64) -> None:
    """A point for each own assistant on a chair."""
    points = state.seated_of(seat) * state.edition.seated_points
    if points > 0:
        score_on_track(state, seat, points, FOR_SEATED)
        state.note("scored", seat, points, FOR_SEATED)


class EdgeReward(Step[RotundaState]):
    """The reward left of the row (`arg` 0-3), then the one above the column (`arg` 4-7)."""

    def run(self, state: RotundaState) -> None:
        edition = state.edition
        reward = edition.left[self.arg] if self.arg < SIDE else edition.top[self.arg - SIDE]
        give_acts(state, reward)
        gain(state, self.seat, reward, FOR_WORSHIP)


RIGHT: Final = 0
BOTTOM: Final = 1
NO_EDGE: Final = 2


class TakeWorshipAmulet(Decision[RotundaState]):
    """At most one of the amulets right of the row and below the column of the end space (`arg`)."""

    size: ClassVar[int] = 3

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        if state.edge[self.arg // SIDE] != NO_AMULET:
            room[n] = RIGHT
            n += 1
        if state.edge[SIDE + self.arg % SIDE] != NO_AMULET:
            room[n] = BOTTOM
            n += 1
        room[n] = NO_EDGE
        return n + 1

    def place(self, choice: i64) -> i64:
        """The amulet field that is meant."""
        return self.arg // SIDE if choice == RIGHT else SIDE + self.arg % SIDE

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == NO_EDGE:
            return
        kind = state.edge[self.place(choice)]
        state.edge = replaced(state.edge, self.place(choice), NO_AMULET)
        take_token(state, self.seat, kind)

    def text(self, choice: int) -> str:
        return f"edge {['right', 'bottom', 'none'][choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == NO_EDGE or state.edge[self.place(choice)] != NO_AMULET:
            return None
        return Said("reason-not-there-amulet")

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == NO_EDGE:
            return Said("label-no-amulet")
        kind = state.edge[self.place(choice)]
        where = "right" if choice == RIGHT else "bottom"
        name = f"@amulet-{AMULETS[kind]}" if kind != NO_AMULET else ""
        return Said("label-worship-amulet", {"amulet": name, "where": where})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == NO_EDGE:
            return []
        if choice == RIGHT:
            return [f"edge:right:{self.arg // SIDE + 1}"]
        return [f"edge:bottom:{self.arg % SIDE + 1}"]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        return [] if choice == NO_EDGE else [Amount("amulet", 1)]


def amulets_beside(state: RotundaState, cell: i64) -> bool:
    """Whether an amulet lies right of the row or below the column."""
    return state.edge[cell // SIDE] != NO_AMULET or state.edge[SIDE + cell % SIDE] != NO_AMULET


class WorshipActs(Step[RotundaState]):
    """The Senior apprentice actions of the edges, before the chain comes back."""

    def run(self, state: RotundaState) -> None:
        use_assistants(state, self.seat, WORSHIP_ACTS)


class ReturnChain(Step[RotundaState]):
    """All of the chain but its last assistant return to the personal supply."""

    def run(self, state: RotundaState) -> None:
        seat = self.seat
        back = state.chain & ~BIT[state.chain_last]
        state.altar = replaced(state.altar, seat, state.altar[seat] & ~back)
        state.supply[seat] += count_bits(back)
        state.chain = 0
        state.chain_last = 0


# Frames never change, so one of each seat serves all games; some by `arg` too.
EDGES: Final = 2 * SIDE
PAY_HOMAGE: Final = [PayHomage(seat) for seat in range(MAX_SEATS)]
EDGE_REWARD: Final = [EdgeReward(seat, edge) for seat in range(MAX_SEATS) for edge in range(EDGES)]
TAKE_WORSHIP_AMULET: Final = [
    TakeWorshipAmulet(seat, cell) for seat in range(MAX_SEATS) for cell in range(CELLS)
]
WORSHIP_ACTS_OF: Final = [WorshipActs(seat) for seat in range(MAX_SEATS)]
RETURN_CHAIN: Final = [ReturnChain(seat) for seat in range(MAX_SEATS)]


# -- chains ----------------------------------------------------------------------------------------


_chains: Final[dict[int, vec[i64]]] = {}  # what `chains_of` has found before


def chains_of(own: i64, taken: i64) -> vec[i64]:
    """For every end space the new spaces of a chain with so many new assistants, 0 for none.

    `own` are the spaces held before: the chain runs through them without laying anything.
    """
    key = own << 4 | taken
    found = _chains.get(key)
    if found is None:
        found = vec[i64]([0] * CELLS)
        extend_chain(own, taken, 0, 0, 0, found)
        _chains[key] = found
    return found


def extend_chain(own: i64, left: i64, cell: i64, visited: i64, laid: i64, found: vec[i64]) -> None:
    """Walk on to a space: it takes an assistant unless an own one lies there."""
    visited |= BIT[cell]
    if own >> cell & 1 == 0:
        laid |= BIT[cell]
        left -= 1
        if left == 0:
            if found[cell] == 0:
                found[cell] = laid
            return
    for after in NEIGHBOURS[cell]:
        if visited >> after & 1 == 0:
            extend_chain(own, left, after, visited, laid, found)

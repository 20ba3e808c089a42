"""Numbers for learners: how slices are declared, and what their writers are put together from.

A writer is given a row of zeros, the place where its slice begins, and writes only what is not
zero: nine numbers of ten are.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE, State
from tianxia.core.native import i64, vec
from tianxia.core.rows import PLACES
from tianxia.core.rules import Slice


class Slices:
    """The slices of a game's encoding, in the order in which they are declared.

    Each is declared right above the function that writes it: `add("goods", …)` stands above
    `_goods`. That is a statement, not a decorator, because to the compiler a decorated function
    is an object in a dictionary: `write` would find it there and box every argument, 31 ns instead
    of 2 and more than most writers take. Slices are never moved, new ones come last.
    """

    def __init__(self) -> None:
        self.declared: Final[list[Slice]] = []
        self.per_round: Final[list[int]] = []

    def add(
        self, name: str, length: int, meaning: str, most: float = 1.0, per_round: int = 0
    ) -> None:
        """The function below writes so many numbers, and some more for every round of the game."""
        self.declared.append(Slice(name, length, meaning, most))
        self.per_round.append(per_round)

    def extend(self, more: Slices) -> None:
        """The slices of another file come next."""
        self.declared.extend(more.declared)
        self.per_round.extend(more.per_round)

    def of(self, rounds: int = 0) -> list[Slice]:
        """The slices of an edition with so many rounds."""
        return [
            Slice(one.name, one.length + rounds * more, one.meaning, one.most)
            for one, more in zip(self.declared, self.per_round, strict=True)
        ]


def places_of(slices: list[Slice]) -> vec[i64]:
    """Where each slice begins, and where the last one ends."""
    places = [0]
    for one in slices:
        places.append(places[-1] + one.length)
    return vec[i64](places)


def shown_at(state: State, viewer: i64, seat: i64) -> i64:
    """Which row is the seat's: the viewer's own is the first; a spectator looks from seat 0."""
    if viewer <= 0:
        return seat
    if seat >= viewer:
        return seat - viewer
    return seat - viewer + state.seats


def mark_seat(state: State, viewer: i64, seat: i64, out: vec[float], at: i64) -> None:
    """One-hot among the seats as they are shown; nothing for nobody."""
    if seat >= 0:
        out[at + shown_at(state, viewer, seat)] = 1.0


def mark_owners(
    state: State, viewer: i64, owners: vec[i64], most_seats: i64, out: vec[float], at: i64
) -> None:
    """One-hot for each of these things: the seat that owns it; nothing for nobody."""
    for owner in owners:
        if owner >= 0:
            out[at + shown_at(state, viewer, owner)] = 1.0
        at += most_seats


def mark_asked(state: State, viewer: i64, out: vec[float], at: i64) -> None:
    """One-hot: the seat that answers; nothing for nature, or when the game is over."""
    top = state.top()
    if top is not None:
        mark_seat(state, viewer, top.seat, out, at)


def numbered(questions: list[str]) -> dict[str, int]:
    """The place of every question by the name of its class."""
    return {name: place for place, name in enumerate(questions)}


def mark_question(state: State, places: dict[str, int], out: vec[float], at: i64) -> None:
    """One-hot: what is asked of a seat; nothing for nature, or when the game is over."""
    top = state.top()
    if top is not None and top.seat != NATURE:
        out[at + places[type(top).__name__]] = 1.0


def mark_bits(mask: i64, out: vec[float], at: i64) -> None:
    """1 at the place of every bit of the mask."""
    while mask != 0:
        lowest = mask & -mask
        out[at + PLACES[lowest % 67]] = 1.0
        mask -= lowest


def mark_all(places: vec[i64], out: vec[float], at: i64) -> None:
    """1 at all these places; a number below 0 is none."""
    for place in places:
        if place >= 0:
            out[at + place] = 1.0


def mark_each(places: vec[i64], length: i64, out: vec[float], at: i64) -> None:
    """One-hot for each of these, one after another; nothing for a number below 0."""
    for place in places:
        if place >= 0:
            out[at + place] = 1.0
        at += length


def write_counts(counts: vec[i64], out: vec[float], at: i64) -> None:
    """All these counts as they are."""
    for count in counts:
        if count != 0:
            out[at] = float(count)
        at += 1


def write_tens(counts: vec[i64], out: vec[float], at: i64) -> None:
    """All these counts, in tens."""
    for count in counts:
        if count != 0:
            out[at] = float(count) / 10
        at += 1

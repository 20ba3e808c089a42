"""The house as a graph: one-way links clockwise and on stairs, with the Hall in one gate."""

from __future__ import annotations

from tianxia.core.components import Components
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.rotunda.names import GATES, HALL, INNER, PLACES, SPACES


def read_link(file: Components, value: object, place: str) -> tuple[int, int]:
    """A pair of spaces, from and to."""
    if not isinstance(value, list) or len(value) != 2:
        raise file.fail(place, "must be a pair of spaces")
    for name in value:
        if name not in SPACES:
            raise file.fail(place, f"names {name!r}, which is no space")
    return SPACES.index(str(value[0])), SPACES.index(str(value[1]))


def read_ring(file: Components, path: str, ring: list[int]) -> list[tuple[int, int]]:
    """The corridors of a ring: one leaves and one enters each of its spaces."""
    value = file.at(path)
    if not isinstance(value, list):
        raise file.fail(path, "must be a list of pairs")
    links = [read_link(file, pair, path) for pair in value]
    if sorted(a for a, _ in links) != ring or sorted(b for _, b in links) != ring:
        raise file.fail(path, "must lead once out of and once into every space of its ring")
    return links


def read_houses(file: Components) -> list[list[list[int]]]:
    """For every gate the successors of every place, the Hall last."""
    inner = read_ring(file, "graph.inner_corridors", list(range(INNER)))
    outer = read_ring(file, "graph.outer_corridors", list(range(INNER, len(SPACES))))
    file.word("graph.direction", ["clockwise"])
    rows = file.rows("gate", GATES)
    stairs = [read_link(row, row.at("stair"), "stair") for row in rows]
    houses: list[list[list[int]]] = []
    for gate, row in enumerate(rows):
        cut_inner = read_link(row, row.at("inner"), "inner")
        cut_outer = read_link(row, row.at("outer"), "outer")
        if cut_inner not in inner or cut_outer not in outer:
            raise row.fail("inner and outer", "must each name a corridor of their ring")
        links = [link for link in [*inner, *outer] if link not in (cut_inner, cut_outer)]
        links += [stairs[other] for other in range(len(GATES)) if other != gate]
        links += [(cut_inner[0], HALL), (cut_outer[0], HALL), (HALL, cut_inner[1])]
        links.append((HALL, cut_outer[1]))
        house = [sorted(b for a, b in links if a == place) for place in range(len(PLACES))]
        if not every_walk_ends_in_the_hall(house):
            raise row.fail("stair", "must not let a walk go round without the Hall")
        houses.append(house)
    return houses


def open_house(file: Components) -> list[list[int]]:
    """The successors of every space before the Hall is placed."""
    inner = read_ring(file, "graph.inner_corridors", list(range(INNER)))
    outer = read_ring(file, "graph.outer_corridors", list(range(INNER, len(SPACES))))
    stairs = [read_link(row, row.at("stair"), "stair") for row in file.rows("gate", GATES)]
    links = [*inner, *outer, *stairs]
    return [sorted(b for a, b in links if a == place) for place in range(len(PLACES))]


def every_walk_ends_in_the_hall(house: list[list[int]]) -> bool:
    """Whether the spaces without the Hall can be left one after another: they hold no circle."""
    left = set(range(len(SPACES)))
    while left:
        free = [place for place in left if not any(after in left for after in house[place])]
        if not free:
            return False
        left.difference_update(free)
    return True


def successor_sets(house: list[list[int]]) -> vec[i64]:
    """For every set of places, as a bit mask, the set of places one step further."""
    single = vec[i64]([0] * len(PLACES))
    for place, after in enumerate(house):
        for following in after:
            single[place] |= BIT[following]
    sets = vec[i64]([0] * BIT[len(PLACES)])
    for mask in range(1, len(sets)):
        last = int(mask).bit_length() - 1
        sets[mask] = sets[mask - BIT[last]] | single[last]
    return sets


def destinations(successors: vec[i64], start: i64, occupied: i64, steps: i64) -> i64:
    """Where a leader may stop: rooms with a leader are passed free, the Hall ends every way."""
    hall = BIT[HALL]
    found: i64 = 0
    at = BIT[start]
    while steps > 0 and at != 0:
        steps -= 1
        reached = successors[at]
        passed = reached & occupied
        done: i64 = 0
        while passed != done:  # through occupied rooms without counting
            done = passed
            reached |= successors[passed]
            passed = reached & occupied
        at = reached & ~occupied
        found |= at
        at &= ~hall
    return found


def neutral_destinations(successors: vec[i64], start: i64, occupied: i64, steps: i64) -> i64:
    """Where a neutral leader may stop: it jumps over the Hall and never comes back to its room."""
    home = ~BIT[start]
    free = (occupied & home) | BIT[HALL]
    found: i64 = 0
    at = BIT[start]
    while steps > 0:
        steps -= 1
        reached = successors[at] & home
        passed = reached & free
        done: i64 = 0
        while passed != done:
            done = passed
            reached = (reached | successors[passed]) & home
            passed = reached & free
        at = reached & ~free
        found |= at
    return found

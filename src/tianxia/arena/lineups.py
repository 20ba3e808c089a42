"""Who sits where: every deal is played by every line-up in every order of the seats."""

from __future__ import annotations

from itertools import combinations, permutations


def line_ups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """The groups that meet: all different bots if there are enough, else each about as often."""
    names = sorted(set(bots))
    if len(names) >= seats:
        return list(combinations(names, seats))
    each, over = divmod(seats, len(names))
    groups = []
    for lucky in combinations(names, over):
        groups.append(tuple(n for n in names for _ in range(each + (n in lucky))))
    return groups


def seatings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every different order of every line-up: the names by seat."""
    found: list[tuple[str, ...]] = []
    for group in line_ups(bots, seats):
        found += sorted(set(permutations(group)))
    return found

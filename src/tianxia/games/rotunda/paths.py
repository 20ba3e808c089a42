"""The ways leaders go, for people: counted steps and the rooms walked through."""

from __future__ import annotations

from tianxia.core.rows import BIT
from tianxia.games.rotunda.names import HALL, PLACES
from tianxia.games.rotunda.seen import Way
from tianxia.games.rotunda.state import RotundaState


def way_to(state: RotundaState, start: int, goal: int, neutral: bool) -> list[int] | None:
    """The cheapest way by counted steps, then by rooms; places after the start, or None."""
    links = state.edition.links[state.gate]
    free = state.occupied & ~BIT[start]
    waiting = [(0, 0, [start])]
    best: dict[int, tuple[int, int]] = {}
    while waiting:
        waiting.sort()
        cost, rooms, way = waiting.pop(0)
        at = way[-1]
        if at == goal and rooms > 0:
            return way[1:] if cost <= state.edition.steps else None
        if best.get(at, (cost, rooms)) < (cost, rooms) or (
            at == HALL and rooms > 0 and not neutral
        ):
            continue
        for after in links[at]:
            if neutral and after == start:
                continue
            passed = free >> after & 1 == 1 or (after == HALL and neutral)
            reached = (cost + (0 if passed and after != goal else 1), rooms + 1)
            if after not in best or reached < best[after] or after == goal:
                best[after] = reached
                waiting.append((*reached, [*way, after]))
    return None


def is_counted(state: RotundaState, start: int, place: int, neutral: bool) -> bool:
    """Whether a place on a way counts as a step."""
    if place == HALL:
        return not neutral
    return place == start or state.occupied >> place & 1 == 0


def steps_to(state: RotundaState, start: int, goal: int, neutral: bool = False) -> int:
    """The counted steps of the cheapest way, 0 if there is none."""
    way = way_to(state, start, goal, neutral)
    return 0 if way is None else sum(is_counted(state, start, p, neutral) for p in way)


def way_seen(state: RotundaState, leader: str, start: int, goal: int, neutral: bool) -> Way:
    """A way as the board draws it: rooms walked through carry a star."""
    way = way_to(state, start, goal, neutral) or []
    named = [PLACES[p] + ("" if is_counted(state, start, p, neutral) else "*") for p in way]
    steps = sum(is_counted(state, start, p, neutral) for p in way)
    return {"leader": leader, "to": PLACES[goal], "steps": steps, "way": named}

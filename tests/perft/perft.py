"""Counting histories: how many ways there are to answer the next questions of a position.

A `.perft` file is a list of positions, each reached from the start by first legal choices:

    position   its name
    seats      how many play
    options    what was agreed on, as JSON (all else at its default)
    until      the question at which to stop
    set        a field of the state and its value, as JSON
    count      the questions whose answers are counted; all others are answered by the first choice
    why        how the numbers follow from the rules, if they were derived by hand
    1 8        at depth 1 there are 8 histories
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from tianxia.core.agenda import State, apply, pending
from tianxia.games.registry import AnyRules

FOLDER = Path(__file__).parent
EVERYTHING = "everything"


@dataclass
class Position:
    """One position of a perft file with its numbers."""

    name: str
    seats: int = 0
    options: dict[str, object] = field(default_factory=dict)
    until: str = ""
    fields: dict[str, object] = field(default_factory=dict)
    count: str = EVERYTHING
    why: str = ""
    nodes: dict[int, int] = field(default_factory=dict)


def read_perft(path: Path) -> list[Position]:
    """The positions of a file."""
    positions: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if not word or word.startswith("#"):
            continue
        if word == "position":
            positions.append(Position(rest))
        elif word == "seats":
            positions[-1].seats = int(rest)
        elif word == "options":
            positions[-1].options = json.loads(rest)
        elif word == "set":
            name, _, value = rest.partition(" ")
            positions[-1].fields[name] = json.loads(value)
        elif word == "why":
            positions[-1].why += rest
        elif word in ("until", "count"):
            setattr(positions[-1], word, rest)
        else:
            positions[-1].nodes[int(word)] = int(rest)
    return positions


def reach(rules: AnyRules, position: Position) -> State:
    """The state of a position."""
    state: State = rules.new_game(position.seats, position.options)
    decision = pending(state)
    while decision is not None and type(decision).__name__ != position.until:
        apply(state, decision.legal(state)[0])
        decision = pending(state)
    assert decision is not None, f"nobody is ever asked {position.until}"
    dumped = rules.dump(state)
    assert set(position.fields) <= set(dumped), "only fields of the state can be set"
    loaded: State = rules.load(json.loads(json.dumps(dumped | position.fields)))
    return loaded


def count_histories(rules: AnyRules, state: State, depth: int, counted: str) -> int:
    """How many sequences of `depth` answers there are to the counted questions."""
    if depth == 0:
        return 1
    decision = pending(state)
    while decision is not None and counted not in (EVERYTHING, type(decision).__name__):
        apply(state, decision.legal(state)[0])
        decision = pending(state)
    if decision is None:
        return 0
    total = 0
    for choice in decision.legal(state):
        branch = rules.clone(state)
        apply(branch, choice)
        total += count_histories(rules, branch, depth - 1, counted)
    return total

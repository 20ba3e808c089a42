"""Checksums of the views and encodings of random positions: run it before and after, then `cmp`.

    PYTHONPATH=src .venv/bin/python tools/compare_positions.py GAME OUT [OPTIONS ...]

A line per position: game, ply, the checksum of what every viewer sees, with every `thing` left
out, and the checksum of every viewer's numbers. So the first line that differs says where to look.
OPTIONS are as for `compare_questions.py`; `--positions` says how many, 2 000 unless told.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compare_questions import drawn

POSITIONS = 2_000
DIGITS = 16


def without_things(value: Any) -> Any:
    """The same without the names of things."""
    if isinstance(value, dict):
        return {key: without_things(part) for key, part in value.items() if key != "thing"}
    if isinstance(value, list):
        return [without_things(part) for part in value]
    return value


def checksum(value: Any) -> str:
    """A short hash of JSON; the order of keys does not matter."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:DIGITS]


def position_line(rules: Any, state: Any, name: str) -> str:
    """What all viewers see of one position, and all numbers, as two checksums."""
    from tianxia.core.agenda import SPECTATOR

    viewers = (*range(state.seats), SPECTATOR)
    numbers: list[float] = []
    for viewer in viewers:
        rules.encode(state, viewer, numbers)
    views = [without_things(rules.view(state, viewer)) for viewer in viewers]
    return f"{name} view {checksum(views)} numbers {checksum(numbers)}"


def lines_of(rules: Any, agreed: list[dict[str, Any]]) -> Iterator[str]:
    """One line per position of game after game."""
    from tianxia.core.agenda import apply, pending

    number = 0
    while True:
        dice = random.Random(number)
        seats = rules.seats_min + number % (rules.seats_max - rules.seats_min + 1)
        options = agreed[number % len(agreed)] if agreed else drawn(rules, seats, dice)
        state = rules.new_game(seats, rules.read_options(options))
        ply = 0
        while (asked := pending(state)) is not None:
            if dice.random() < 0.5:
                yield position_line(rules, state, f"{number}:{ply}")
            apply(state, dice.choice(asked.legal(state)))
            ply += 1
        yield position_line(rules, state, f"{number}:{ply}")
        number += 1


def main() -> None:
    """Write the lines of one game."""
    from tianxia.games.registry import rules_for

    told = argparse.ArgumentParser(description="Checksums of positions, for comparing sources.")
    told.add_argument("game")
    told.add_argument("out", type=Path)
    told.add_argument("--positions", type=int, default=POSITIONS)
    told.add_argument("options", nargs="*", type=json.loads)
    given = told.parse_args()
    lines = lines_of(rules_for(given.game), given.options)
    with given.out.open("w", encoding="utf-8") as file:
        for _ in range(given.positions):
            file.write(next(lines) + "\n")


if __name__ == "__main__":
    main()

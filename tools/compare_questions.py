"""Everything people are told of the questions of some games, as lines; or what two such files say.

Run it on the old and on the new sources, then compare the two files:

    PYTHONPATH=src .venv/bin/python tools/compare_questions.py GAME GAMES OUT [OPTIONS ...]
    cmp BEFORE AFTER
    .venv/bin/python tools/compare_questions.py --between BEFORE AFTER

OPTIONS are JSON objects that the games take in turn; without any, every game draws its own among
all values. The first line is a hash of the catalogue. Then, for about half of the questions of
GAMES random games at all seat counts: prompt, options with label, targets, preview and whether they
end the turn, and the reasons against everything else; now and then the reason of every single
choice; at the end of each game the fingerprint of its last position. `--between` counts the reasons
that were added, have gone or are others now, by kind of thing, and prints other differences.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ASKED = 0.5  # the share of questions that are written down
EVERY = 0.1  # the share of those that have the reasons of all choices written down
SHOWN = 5  # other differences that are printed


def drawn(rules: Any, seats: int, dice: random.Random) -> dict[str, Any]:
    """Options drawn among all values; those that do not go together are drawn anew."""
    from tianxia.core.errors import Unreadable

    while True:
        agreed = {option.name: dice.choice(option.values) for option in rules.options}
        try:
            rules.new_game(seats, rules.read_options(agreed))
        except Unreadable:
            continue
        return agreed


def question_lines(rules: Any, state: Any, asked: Any, dice: random.Random) -> Iterator[str]:
    """One question as it is sent, and perhaps the reason of every choice."""
    import msgspec

    from tianxia.server.wire.questions import question_at

    told = msgspec.to_builtins(question_at(rules, state, 0, rules.view(state, asked.seat)))
    for blocked in told["blocked"]:
        blocked["targets"].sort()
    told["blocked"].sort(key=lambda one: json.dumps(one, sort_keys=True))
    yield json.dumps(told, sort_keys=True)
    if dice.random() < EVERY:
        yield json.dumps([repr(asked.reason(state, choice)) for choice in range(asked.size)])


def game_lines(rules: Any, number: int, agreed: list[dict[str, Any]]) -> Iterator[str]:
    """One random game."""
    from tianxia.core.agenda import NATURE, apply, pending

    dice = random.Random(number)
    seats = rules.seats_min + number % (rules.seats_max - rules.seats_min + 1)
    options = agreed[number % len(agreed)] if agreed else drawn(rules, seats, dice)
    yield json.dumps({"game": number, "seats": seats, "agreed": options})
    state = rules.new_game(seats, rules.read_options(options))
    while (asked := pending(state)) is not None:
        legal = asked.legal(state)
        if asked.seat != NATURE and dice.random() < ASKED:
            yield from question_lines(rules, state, asked, dice)
        apply(state, dice.choice(legal))
    yield rules.fingerprint(state)


def write(game: str, games: int, out: Path, agreed: list[dict[str, Any]]) -> None:
    """All lines of some games."""
    from tianxia.games.registry import rules_for

    rules = rules_for(game)
    lines = "\n".join(rules.catalogue.lines)
    with out.open("w", encoding="utf-8") as file:
        digest = hashlib.sha256(lines.encode()).hexdigest()
        file.write(f"catalogue {rules.catalogue.size} {digest}\n")
        for number in range(games):
            for line in game_lines(rules, number, agreed):
                file.write(line + "\n")


def reasons_in(question: dict[str, Any]) -> dict[str, str]:
    """The reason against each thing, as one text."""
    return {
        target: json.dumps([blocked["reason"], blocked["clause"]], sort_keys=True)
        for blocked in question["blocked"]
        for target in blocked["targets"]
    }


class Between:
    """What two files say of the same questions."""

    def __init__(self) -> None:
        self.questions = 0
        self.added: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()
        self.other: list[str] = []

    def compare(self, old: str, new: str) -> None:
        """One line of each."""
        is_question = old.startswith("{") and '"blocked"' in old
        self.questions += is_question
        if old == new:
            return
        if not is_question or '"blocked"' not in new:
            self.other.append(f"{old[:200]}\n{new[:200]}")
            return
        before, after = json.loads(old), json.loads(new)
        first, second = reasons_in(before), reasons_in(after)
        kind = before["kind"]
        for target in first | second:
            where = f"{target.partition(':')[0]} ({kind})"
            self.added[where] += target not in first
            self.gone[where] += target not in second
            self.changed[where] += (
                target in first and target in second and first[target] != second[target]
            )
        before["blocked"] = after["blocked"] = []
        if before != after:
            self.other.append(f"{old[:200]}\n{new[:200]}")

    def lines(self) -> Iterator[str]:
        """The counts for people."""
        yield f"{self.questions} questions compared"
        for word, counts in (
            ("added", self.added),
            ("gone", self.gone),
            ("other reason", self.changed),
        ):
            told = ", ".join(f"{name} {n}" for name, n in counts.most_common() if n)
            yield f"reasons {word}: {counts.total()}" + (f": {told}" if told else "")
        yield f"other differences: {len(self.other)}"
        yield from self.other[:SHOWN]


def between(before: Path, after: Path) -> None:
    """Print what differs."""
    found = Between()
    old = before.read_text(encoding="utf-8").splitlines()
    new = after.read_text(encoding="utf-8").splitlines()
    if len(old) != len(new):
        sys.stdout.write(f"{len(old)} lines became {len(new)}\n")
    for one, other in zip(old, new, strict=False):
        found.compare(one, other)
    for line in found.lines():
        sys.stdout.write(line + "\n")


def main() -> None:
    """Write a file, or compare two."""
    told = argparse.ArgumentParser(description="Questions of random games, for comparing sources.")
    told.add_argument("--between", nargs=2, type=Path, metavar=("BEFORE", "AFTER"))
    told.add_argument("game", nargs="?")
    told.add_argument("games", nargs="?", type=int)
    told.add_argument("out", nargs="?", type=Path)
    told.add_argument("options", nargs="*", type=json.loads)
    given = told.parse_args()
    if given.between:
        between(*given.between)
    elif given.out is None:
        told.error("GAME GAMES OUT, or --between BEFORE AFTER")
    else:
        write(given.game, given.games, given.out, given.options)


if __name__ == "__main__":
    main()

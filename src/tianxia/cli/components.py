"""`tianxia components check`: is a corrected file complete, and what did it change?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tianxia.cli.arguments import game_of, rules_with
from tianxia.cli.show import console
from tianxia.core.components import read_components
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules, game_named
from tianxia.words import Speaker, title_of


def check_components(speaker: Speaker, file: Path) -> None:
    """Read the file, set a game up in every way it offers, and list what differs from the box."""
    game = game_of(file)
    rules = rules_with(game, file)
    try_every_option(rules)
    name = title_of(game, speaker.language)
    out = console()
    out.print(speaker.text("cli-components-good", file=file.name, game=name), soft_wrap=True)
    printed = game_named(game).components().tree
    changes = list(differences(printed, read_components(file).tree, ""))
    out.print(speaker.text("cli-components-changes", n=len(changes)), soft_wrap=True)
    for place, before, after in changes:
        out.print(f"  {place}: {before} → {after}", soft_wrap=True)


def try_every_option(rules: AnyRules) -> None:
    """A file may be wrong in a part that only one option uses."""
    for seats in range(rules.seats_min, rules.seats_max + 1):
        rules.new_game(seats, {})
    for option in rules.options:
        for value in option.values:
            try_somewhere(rules, {option.name: value})


def try_somewhere(rules: AnyRules, options: Json) -> None:
    """Set the options up with a number of seats that they allow; refuse if there is none."""
    refusal: Unreadable | None = None
    for seats in range(rules.seats_min, rules.seats_max + 1):
        try:
            rules.new_game(seats, options)
        except Unreadable as error:
            refusal = error
        else:
            return
    assert refusal is not None, "a game is for somebody"
    raise refusal


def differences(old: object, new: object, place: str) -> Iterator[tuple[str, str, str]]:
    """The places where two trees of tables differ, with both values."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in [*old, *(name for name in new if name not in old)]:
            below = f"{place}.{name}" if place else str(name)
            yield from differences(old.get(name), new.get(name), below)
    elif rows_alike(old) and rows_alike(new):
        yield from differences(by_id(old), by_id(new), place)
    elif old != new:
        yield place, short(old), short(new)


def rows_alike(value: object) -> bool:
    """Whether the value is an array of tables with ids."""
    return isinstance(value, list) and all(isinstance(row, dict) and "id" in row for row in value)


def by_id(rows: object) -> dict[str, object]:
    """Rows under their ids."""
    assert isinstance(rows, list), "rows are a list"
    return {str(row["id"]): row for row in rows}


def short(value: object) -> str:
    """A value on one line."""
    text = "–" if value is None else str(value)
    return text if len(text) <= 60 else text[:57] + "…"

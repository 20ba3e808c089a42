"""Arguments that several commands share: how they are declared, and how they are judged."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tianxia.bots.levels import canonical
from tianxia.bots.outsider import bot_class, is_outsider
from tianxia.bots.registry import bot_names, is_bot
from tianxia.cli.refusal import Refused
from tianxia.core.components import read_components
from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.games.registry import GAMES, AnyRules, rules_for

Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-help-seats")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A,B,…", help="cli-help-bots")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")
]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="cli-help-components-file")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="cli-help-data")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="cli-help-database")
]
TableIds = Annotated[list[str] | None, typer.Argument(metavar="TABLE…", help="cli-help-tables-ids")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record")]

USUAL_SEATS: Final = 4


def check_game(game: str) -> str:
    """A game that there is."""
    if game not in GAMES:
        raise Refused("cli-error-game", game=game, known=", ".join(GAMES))
    return game


def rules_with(game: str, components: Path | None) -> AnyRules:
    """The rules of a game; another components file must be one of this game."""
    check_game(game)
    if components is not None:
        written_for = game_of(components)
        if written_for != game:
            raise Refused(
                "cli-error-components-game", file=components.name, game=game, other=written_for
            )
    return rules_for(game, components)


def game_of(components: Path) -> str:
    """The game a components file says it is for."""
    file = read_components(components)
    try:
        game = file.at("meta.id")
    except Unreadable:
        raise Refused("cli-error-components-no-game", file=components.name) from None
    return check_game(str(game))


def check_seats(rules: AnyRules, seats: int | None, usual: int = USUAL_SEATS) -> int:
    """A number of seats that the game is made for; the usual one if none is given."""
    if seats is None:
        return min(max(usual, rules.seats_min), rules.seats_max)
    if not rules.seats_min <= seats <= rules.seats_max:
        raise Refused("cli-error-seats", least=rules.seats_min, most=rules.seats_max, seats=seats)
    return seats


def read_bots(game: str, given: str) -> list[str]:
    """The names of the bots, each of them known, by the names of the levels."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        if is_outsider(name):
            bot_class(name)  # a file that holds no bot is refused before anything is played
        elif not is_bot(name, game):
            raise Refused("cli-error-bot", bot=name, known=", ".join(bot_names(game)))
    return [canonical(name, game) for name in names]


def read_options(rules: AnyRules, given: list[str] | None) -> dict[str, OptionValue]:
    """The agreed options out of words like `great_wall=on`."""
    known = {option.name: option for option in rules.options}
    chosen: dict[str, OptionValue] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        name = name.strip()
        if not equals:
            raise Refused("cli-error-option-form", given=word)
        if name not in known:
            raise Refused("cli-error-option", option=name, known=", ".join(known) or "–")
        try:
            chosen[name] = known[name].read(value.strip())
        except Unreadable:
            allowed = ", ".join(words(value) for value in known[name].values)
            raise Refused(
                "cli-error-option-value", option=name, value=value.strip(), allowed=allowed
            ) from None
    return chosen


def words(value: OptionValue) -> str:
    """An option's value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)

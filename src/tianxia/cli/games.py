"""`tianxia games`: which games there are, for how many, and what can be agreed on."""

from __future__ import annotations

import json

from tianxia.bots.registry import bot_names
from tianxia.cli.arguments import words
from tianxia.cli.show import console
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, Speaker, title_of
from tianxia.words.tables import table


def list_games(speaker: Speaker, as_json: bool) -> None:
    """All games as tables, or as JSON."""
    if as_json:
        found = [described(game) for game in GAMES]
        console().print(json.dumps(found, ensure_ascii=False, indent=2), soft_wrap=True)
        return
    out = console()
    for game in GAMES:
        rules = rules_for(game)
        own = Speaker(speaker.language, game)
        out.print(f"{game}: {own.text('game-name')}", style="bold")
        out.print(own.text("game-about"))
        out.print(speaker.text("cli-games-seats", least=rules.seats_min, most=rules.seats_max))
        out.print(speaker.text("cli-games-bots", bots=", ".join(bot_names(game))))
        rows = [
            [
                option.name,
                own.text(f"option-{option.name}"),
                ", ".join(words(value) for value in option.values),
                words(option.default),
            ]
            for option in rules.options
        ]
        heads = ["cli-games-option", "cli-games-meaning", "cli-games-values", "cli-games-default"]
        out.print(table("", [speaker.text(key) for key in heads], rows))


def described(game: str) -> dict[str, object]:
    """One game for programs."""
    rules = rules_for(game)
    return {
        "id": game,
        "names": {language: title_of(game, language) for language in LANGUAGES},
        "seats": {"least": rules.seats_min, "most": rules.seats_max},
        "bots": bot_names(game),
        "options": [
            {"name": option.name, "values": option.values, "default": option.default}
            for option in rules.options
        ],
    }

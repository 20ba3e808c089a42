"""`tianxia bench --blunders`: how often the bots do what people laugh about."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final

from tianxia.arena.blunders import DOMINATED, UNDONE, Blunders, count_blunders
from tianxia.bots.levels import CASUAL, NOVICE, STRONG
from tianxia.cli.arguments import check_game, read_bots
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import Speaker
from tianxia.words.tables import table

BLUNDER_GAMES: Final = 50
LEVELS: Final = [NOVICE, CASUAL, STRONG]  # whoever wants the master asks for it


def run_blunders(
    speaker: Speaker, game: str | None, level: str | None, games: int, as_json: bool
) -> None:
    """Count in every game, or one, at the levels people play against, or one."""
    if games < 1:
        raise Refused("cli-error-games", games=games)
    names = list(GAMES) if game is None else [check_game(game)]
    asked = [(name, one) for name in names for one in levels_of(name, level)]
    found = [count_blunders(name, one, rules_for(name).seats_min, games) for name, one in asked]
    if as_json:
        data = {"compiled": compiled(), "results": [asdict(result) for result in found]}
        console().print(json.dumps(data, indent=2), soft_wrap=True)
        return
    keys = ["cli-game", "cli-bot", "cli-seats", "cli-blunders-games", "cli-blunders-answers"]
    keys += ["cli-blunders-undone", "cli-blunders-dominated"]
    rows = [row_of(result) for result in found]
    console().print(table("", [speaker.text(key) for key in keys], rows))


def levels_of(game: str, level: str | None) -> list[str]:
    """The levels to be watched; one that is given must be a bot of the game."""
    return LEVELS if level is None else read_bots(game, level)


def row_of(result: Blunders) -> list[object]:
    """One line of the table: the counts with their shares of all answers."""
    counts = [shared(result.count(kind), result.answers) for kind in (UNDONE, DOMINATED)]
    return [result.game, result.level, result.seats, result.games, result.answers, *counts]


def shared(count: int, answers: int) -> str:
    """A count and, in brackets, how many of a hundred answers that is."""
    return f"{count} ({100 * count / max(1, answers):.2f} %)"

"""`tianxia bench`: how fast the engine runs on this machine."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict

from tianxia.arena.measure import Figures, measure
from tianxia.cli.arguments import check_game
from tianxia.cli.engine import told
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.build import compiled
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import Speaker
from tianxia.words.tables import table


def run_bench(speaker: Speaker, game: str | None, seconds: float, as_json: bool) -> None:
    """Measure every game, or one, at every number of seats."""
    if not seconds > 0:
        raise Refused("cli-error-seconds")
    names = list(GAMES) if game is None else [check_game(game)]
    found: list[Figures] = []
    for name in names:
        rules = rules_for(name)
        for seats in range(rules.seats_min, rules.seats_max + 1):
            found.append(measure(name, seats, seconds))
    out = console()
    if as_json:
        about = {"compiled": compiled(), "python": platform.python_version()}
        data = about | {"results": [asdict(figures) for figures in found]}
        out.print(json.dumps(data, indent=2), soft_wrap=True)
        return
    keys = ["cli-game", "cli-seats", "cli-bench-games", "cli-bench-decisions", "cli-bench-clone"]
    keys += ["cli-bench-view", "cli-bench-move", "cli-bench-encode"]
    keys += ["cli-bench-iterations", "cli-bench-tried", "cli-bench-checksum"]
    rows = [
        [
            figures.game,
            figures.seats,
            round(figures.games_per_second),
            round(figures.decisions_per_second),
            figures.clone_us,
            figures.view_us,
            figures.move_us,
            figures.encode_us,
            round(figures.search_iterations_per_second),
            round(figures.search_decisions_per_second),
            figures.checksum,
        ]
        for figures in found
    ]
    out.print(table("", [speaker.text(key) for key in keys], rows))
    out.print(told(speaker), soft_wrap=True)

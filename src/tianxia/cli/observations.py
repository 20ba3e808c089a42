"""`tianxia observations`: what the numbers mean that a learner sees."""

from __future__ import annotations

import json
from dataclasses import asdict

from rich import box
from rich.table import Table
from rich.text import Text

from tianxia.cli.arguments import rules_with
from tianxia.cli.show import console
from tianxia.dataset.meaning import places_of
from tianxia.words import Speaker, title_of


def list_observation(speaker: Speaker, game: str, as_json: bool) -> None:
    """The slices of a game's observation as a table, or as JSON."""
    rules = rules_with(game, None)
    places = places_of(rules)
    out = console()
    if as_json:
        size = {"size": rules.encoding_size(), "actions": rules.catalogue.size}
        about = (
            {"game": game, "rules_version": rules.version}
            | size
            | {"slices": [asdict(one) for one in places]}
        )
        out.print(json.dumps(about, indent=2), soft_wrap=True)
        return
    name = title_of(game, speaker.language)
    counts = {"size": rules.encoding_size(), "version": rules.version}
    out.print(speaker.text("cli-observations-title", game=name, **counts), style="bold")
    made = Table(box=box.SIMPLE_HEAD)
    heads = ["cli-observations-slice", "cli-observations-places", "cli-observations-range"]
    for key in [*heads, "cli-games-meaning"]:
        made.add_column(Text(speaker.text(key)))
    for one in places:
        where = f"{one.start}–{one.start + one.length - 1}"
        span = speaker.text("cli-observations-any") if one.most is None else f"0–{one.most:g}"
        made.add_row(*(Text(cell) for cell in (one.name, where, span, one.meaning)))
    out.print(made)

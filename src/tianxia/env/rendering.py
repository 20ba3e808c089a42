"""The table as text, for people who watch a learner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Final

from rich.console import Console

from tianxia.core.errors import Unreadable
from tianxia.env.episode import Episode
from tianxia.words import Speaker
from tianxia.words.tables import grids_as_tables

HUMAN: Final = "human"  # written to the standard output after every step
ANSI: Final = "ansi"  # returned as text
RENDER_MODES: Final = (HUMAN, ANSI)
WIDTH: Final = 110


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is one of this name."""
    if mode is not None and mode not in RENDER_MODES:
        raise Unreadable(f"Render mode can be {', '.join(RENDER_MODES)}, not {mode!r}.")
    return mode


def table_text(episode: Episode, viewer: int, names: Sequence[str]) -> str:
    """What the viewer sees, as on the terminal, and whom the game asks what."""
    speaker = _speaker(episode.rules.name)
    page = Console(
        file=StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False, color_system=None
    )
    grids = episode.rules.sheet(episode.rules.view(episode.state, viewer))
    page.print(grids_as_tables(speaker, grids, names, page))
    question = episode.question
    if question is not None:
        asked = speaker.say(question.prompt(episode.state)) if question.seat == viewer else "…"
        page.print(f"{names[question.seat]}: {asked}", soft_wrap=True)
    written = page.file
    assert isinstance(written, StringIO), "the page is written into a string"
    return "\n".join(line.rstrip() for line in written.getvalue().splitlines()) + "\n"


@cache
def _speaker(game: str) -> Speaker:
    return Speaker("en", game)

"""A rules page taken apart: headings, sections, tables."""

from __future__ import annotations

import re
from functools import cache

from tianxia.games.registry import GAMES

HEADING = re.compile(r"^#{2,3} ([\d.]+) (.+) \{#(c[\d-]+)\}$", re.MULTILINE)


@cache
def page(game: str, language: str) -> str:
    """The whole text."""
    return (GAMES[game].folder() / f"rules.{language}.md").read_text(encoding="utf-8")


@cache
def clauses(game: str, language: str) -> list[str]:
    """The numbers of the headings, as `4.2`."""
    return [clause for clause, _, _ in HEADING.findall(page(game, language))]


def anchor_of(clause: str) -> str:
    """What a link to the clause says after its #."""
    return f"c{clause.replace('.', '-')}"


def section(game: str, language: str, clause: str) -> str:
    """What stands under the heading of a clause, before the next heading."""
    after = page(game, language).split(f"{{#{anchor_of(clause)}}}")[1]
    return re.split(r"^#{2,3} ", after, flags=re.MULTILINE)[0]


def table(text: str) -> list[list[str]]:
    """The rows of the tables in a section, without the first one's head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]

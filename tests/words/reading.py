"""The word files read as Fluent: their messages, and what stands inside one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tianxia.games.registry import GAMES
from tianxia.words.speaker import game_files, word_files

SOURCES = Path(__file__).parents[2] / "src" / "tianxia"
PLACES = ["shared", *GAMES]


def files(place: str, language: str) -> list[Path]:
    """The word files of the program, or of a game."""
    return word_files(language) if place == "shared" else game_files(language, place)


@cache
def messages(place: str, language: str) -> dict[str, ftl.Message]:
    text = "".join(file.read_text(encoding="utf-8") for file in files(place, language))
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{place}/{language}: not Fluent: {junk}"
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), f"{place}/{language}: a key stands twice"
    return {entry.id.name: entry for entry in found}


class Inside(Visitor):
    """Variables, references to other messages, selections and texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[set[str]] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


def inside(node: ftl.BaseNode) -> Inside:
    found = Inside()
    found.visit(node)
    return found


def variables_of(place: str, language: str, key: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = inside(messages(place, language)[key])
    more = [variables_of(place, language, other) for other in found.references]
    return found.variables.union(*more)

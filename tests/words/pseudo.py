"""A third language out of nothing: English with accents on every letter, in files and pages."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from string import ascii_lowercase

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from tianxia.words.speaker import FIRST

LETTERS = "áƀçðéƒǧħíĵķļɱñöþǫřšţûṽŵẋýž"
ACCENTS = str.maketrans(
    ascii_lowercase + ascii_lowercase.upper(), LETTERS + "".join(map(str.upper, LETTERS))
)
# What stays as it is on a page of rules: anchors, links and code.
KEPT = re.compile(r"(\{#[^}]*\}|\]\([^)]*\)|`[^`]*`|<[^>]*>|&\w+;)")


class Accents(Transformer):
    """Puts them on the texts of messages; variables and references stay."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(ACCENTS))


def accented_words(text: str) -> str:
    """A word file in the third language."""
    return FluentSerializer().serialize(Accents().visit(FluentParser().parse(text)))


def accented_page(text: str) -> str:
    """A page of rules in the third language."""
    parts = KEPT.split(text)
    return "".join(p if at % 2 else p.translate(ACCENTS) for at, p in enumerate(parts))


def translate(root: Path, language: str, pages: list[str]) -> None:
    """Add the word files of a language beside the English ones, and the rules of some games."""
    for folder in ("src/tianxia", "web/src"):
        for path in (root / folder).rglob("*.ftl"):
            if path.stem == FIRST or path.stem.endswith(f".{FIRST}"):
                name = re.sub(rf"{FIRST}\.ftl$", f"{language}.ftl", path.name)
                text = accented_words(path.read_text(encoding="utf-8"))
                path.with_name(name).write_text(text, encoding="utf-8")
    for game in pages:
        page = root / "src/tianxia/games" / game / f"rules.{FIRST}.md"
        text = accented_page(page.read_text(encoding="utf-8"))
        page.with_name(f"rules.{language}.md").write_text(text, encoding="utf-8")


def copied(project: Path, root: Path) -> Path:
    """Package and client of the project, to be changed; the client's packages are only linked."""
    left_out = shutil.ignore_patterns("static", "__pycache__", "node_modules")
    shutil.copytree(project / "src", root / "src", ignore=left_out)
    shutil.copytree(project / "web", root / "web", ignore=left_out)
    (root / "web/node_modules").symlink_to(project / "web/node_modules")
    return root

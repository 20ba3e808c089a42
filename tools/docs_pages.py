"""Pages of the documentation that are made from the sources when it is built, never stored."""

from __future__ import annotations

import inspect
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle
from mkdocs.structure.files import File

import tianxia
from tianxia.dataset.meaning import Place, places_of
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, title_of
from tianxia.words.speaker import read_words

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT: Final = Path(__file__).resolve().parent.parent
ABOUT_OBSERVATIONS = """# Observations

What a seat knows, as a row of numbers between 0 and the upper end of the range; the same length in
every position, with every option and at every number of seats. Seats are turned so that the one who
looks is seat 0; rows of seats that are not in the game are 0. `tianxia observations GAME` prints
these tables, and every dataset carries its own.

*One-hot* means: one of the numbers is 1 and says which, the others are 0. *In tens* means: a count
divided by ten. The encoding belongs to the version of the rules: whoever changes a slice after a
release changes that version.
"""
ABOUT_REFERENCE = """# Reference

The public names of `import tianxia`. Everything else is internal and may change from one version to
the next, except the bots by name (`tianxia.bots.registry.make_bot`) and the adapters in
`tianxia.env`. Every example here is run by the tests.
"""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the rules of all games, once in every language."""
    assert config.nav is not None, "the pages that are written are listed"
    for language in LANGUAGES:
        told = [game for game in GAMES if rules_file(game, language).exists()]
        pages = [{title_of(game, language): page_of(game, language)} for game in told]
        config.nav.append({heading(language): pages})
    return config


def heading(language: str) -> str:
    """What the pages of the browser call the rules."""
    words = FluentBundle([language])
    words.add_resource(read_words(ROOT / f"web/src/words/{language}.ftl"))
    pattern = words.get_message("ui-rules").value
    assert pattern is not None, "the word has a text"
    return str(words.format_pattern(pattern)[0])


def rules_file(game: str, language: str) -> Path:
    """The page of rules; a language may have none yet."""
    return GAMES[game].folder() / f"rules.{language}.md"


def page_of(game: str, language: str) -> str:
    """Where the rules of a game stand."""
    return f"rules/{game}.{language}.md"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages to those that are written."""
    pages = {"observations.md": observations(), "reference.md": reference()}
    for game in GAMES:
        for language in LANGUAGES:
            file = rules_file(game, language)
            if file.exists():
                pages[page_of(game, language)] = file.read_text(encoding="utf-8")
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def observations() -> str:
    """The slices of every game as tables."""
    parts = [ABOUT_OBSERVATIONS]
    for game in GAMES:
        rules = rules_for(game)
        parts.append(f"## {title_of(game)} {{#{game}}}\n")
        told = f"`{game}`, version {rules.version} of the rules: {rules.encoding_size()} numbers"
        parts.append(f"{told}, {rules.catalogue.size} actions.\n")
        parts.append("| Slice | Places | Range | Meaning |\n|---|---|---|---|")
        parts += [row(place) for place in places_of(rules)]
        parts.append("")
    return "\n".join(parts)


def row(place: Place) -> str:
    """One slice as a row."""
    last = place.start + place.length - 1
    span = "0 or more" if place.most is None else f"0–{place.most:g}"
    return f"| `{place.name}` | {place.start}–{last} | {span} | {place.meaning} |"


def reference() -> str:
    """The public functions and classes with their explanations and examples."""
    parts = [ABOUT_REFERENCE]
    for function in (tianxia.new, tianxia.load, tianxia.save):
        parts.append(f"## tianxia.{function.__name__}\n\n{called(function)}{explained(function)}")
    parts.append(f"## tianxia.games\n\n{explained(tianxia.games)}")
    for owner in (tianxia.Match, tianxia.Table, tianxia.Bot):
        parts.append(f"## tianxia.{owner.__name__}\n\n{explained(owner)}")
        for name, value in vars(owner).items():
            if not name.startswith("_") and (callable(value) or isinstance(value, property)):
                shown = called(value) if callable(value) else ""
                parts.append(f"### {owner.__name__}.{name}\n\n{shown}{explained(value)}")
    parts.append("## Errors\n")
    for error in (tianxia.TianxiaError, tianxia.Unreadable, tianxia.Illegal, tianxia.Stale):
        parts.append(f"- `tianxia.{error.__name__}`: {inspect.getdoc(error)}")
    return "\n".join(parts) + "\n"


def called(function: object) -> str:
    """How a function is called."""
    assert callable(function), "only functions are called"
    text = f"{getattr(function, '__name__', '')}{inspect.signature(function)}".replace("'", "")
    return f"```text\n{fill(text, 88, subsequent_indent='    ')}\n```\n\n"


def explained(thing: object) -> str:
    """A docstring with its examples as blocks of code."""
    parts: list[str] = []
    for paragraph in (inspect.getdoc(thing) or "").split("\n\n"):
        example = paragraph.startswith(">>>")
        parts.append(f"```pycon\n{paragraph}\n```" if example else paragraph)
    return "\n\n".join(parts) + "\n"

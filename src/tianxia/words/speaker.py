"""The speaker of one language: Project Fluent files in, sentences out.

An argument `@tile-monk_young` under the name `tile` becomes several variables: `$tile` is the
value of the message `tile-monk_young`, and `$tile_acc` its attribute `.acc`; an attribute that
the message does not have is its value. `$player` is always a plain name. The browser reads the
same files by the same rules.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as syntax

from tianxia.core.grid import Cell, Seat
from tianxia.core.journal import Note
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.registry import AnyRules, game_named

SHARED: Final = Path(__file__).parent / "locale"
LANGUAGES: Final = tuple(sorted(file.stem for file in SHARED.glob("*.ftl")))
FIRST: Final = "en"  # what everything is written in first; spoken where nothing else is wished for


class MissingWords(KeyError):
    """A sentence cannot be said: its message or one of its variables is not there."""


class Speaker:
    """Says things in one language, with the words of one game if it is given.

    A strict speaker raises MissingWords where another one shows the key in brackets.
    """

    def __init__(self, language: str, game: str | None = None, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; there are {LANGUAGES}.")
        self.language: Final = language
        self.game: Final = game
        self.strict: Final = strict
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.attributes: Final[set[str]] = set()
        for file in word_files(language, game):
            words = read_words(file)
            self.bundle.add_resource(words)
            self.attributes.update(attribute_names(words))

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return bool(self.bundle.has_message(key))

    def text(self, key: str, **args: Arg) -> str:
        """The message with these arguments."""
        return self.format(key, args)

    def say(self, said: Said) -> str:
        """What the rules said, as a sentence."""
        return self.format(said.key, said.args)

    def amount(self, amount: Amount) -> str:
        """So much of one thing, with its sign: `+2 rice tiles`."""
        sign = "−" if amount.n < 0 else "+"
        return sign + self.format(f"amount-{amount.what}", {"n": abs(amount.n)})

    def note(self, rules: AnyRules, note: Note, names: Sequence[str]) -> str:
        """What happened, as a line of the log; `names` are the players' names by seat."""
        args = rules.note_args(note.kind, note.a, note.b, note.c)
        if note.seat >= 0:
            args["player"] = names[note.seat]
        return self.format(f"note-{note.kind}", args)

    def cell(self, cell: Cell, names: Sequence[str] = (), between: str = ", ") -> str:
        """A cell of a grid as text; a seat without a name is called by its number."""
        if isinstance(cell, list):
            return between.join(self.cell(item, names, between) for item in cell)
        if isinstance(cell, Said):
            return self.say(cell)
        if isinstance(cell, Seat):
            named = cell.seat < len(names)
            return names[cell.seat] if named else self.text("seat", n=cell.seat + 1)
        return str(cell)

    def format(self, key: str, args: Mapping[str, Arg]) -> str:
        """The message with its arguments, references looked up."""
        if not self.has(key):
            return self.missing(key, key)
        message = self.bundle.get_message(key)
        if message.value is None:
            return self.missing(key, f"{key} has no value")
        text, errors = self.bundle.format_pattern(message.value, self.variables(args))
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def variables(self, args: Mapping[str, Arg]) -> dict[str, Arg]:
        """The arguments as the variables that messages use."""
        known: dict[str, Arg] = {}
        for name, arg in args.items():
            if isinstance(arg, str) and arg.startswith("@") and name != "player":
                self.add_reference(known, name, arg[1:])
            else:
                known[name] = arg
        return known

    def add_reference(self, known: dict[str, Arg], name: str, key: str) -> None:
        """The value of another message, and all attributes that any message has."""
        value = self.format(key, {})
        known[name] = value
        own = self.bundle.get_message(key).attributes if self.has(key) else {}
        for attribute in self.attributes:
            pattern = own.get(attribute)
            text = value if pattern is None else str(self.bundle.format_pattern(pattern)[0])
            known[f"{name}_{attribute}"] = text

    def missing(self, key: str, what: str) -> str:
        """The key in brackets, or an error for a strict speaker."""
        if self.strict:
            raise MissingWords(f"{self.language}: {what}")
        return f"[{key}]"


def word_files(language: str, game: str | None = None) -> list[Path]:
    """The files of a language: the program's, and a game's."""
    shared = [SHARED / f"{language}.ftl"]
    return shared if game is None else [*shared, *game_files(language, game)]


def game_files(language: str, game: str) -> list[Path]:
    """The files of a game in a language; the first says what it is called and what it is about."""
    folder = game_named(game).folder() / "locale"
    return [folder / f"title.{language}.ftl", folder / f"{language}.ftl"]


def title_of(game: str, language: str = FIRST) -> str:
    """What a game is called, for those who need none of its other words."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(read_words(game_files(language, game)[0]))
    pattern = bundle.get_message("game-name").value
    assert pattern is not None, "a title has a text"
    return str(bundle.format_pattern(pattern)[0])


@cache
def read_words(path: Path) -> syntax.Resource:
    """The messages of one file."""
    return FluentResource(path.read_text(encoding="utf-8"))


def attribute_names(words: syntax.Resource) -> set[str]:
    """All attributes that messages of the file have."""
    entries = [entry for entry in words.body if isinstance(entry, syntax.Message)]
    return {attribute.id.name for entry in entries for attribute in entry.attributes}


def language_from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale if there are words for it: Polish for `pl_PL.UTF-8`."""
    known = os.environ if environment is None else environment
    locales = (known.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, locales), FIRST).partition(".")[0].replace("_", "-").lower()
    spoken = {language.lower(): language for language in LANGUAGES}
    return spoken.get(wanted) or spoken.get(wanted.partition("-")[0], FIRST)

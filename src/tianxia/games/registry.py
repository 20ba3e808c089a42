"""The registry: one line names the games, everything else about a game is found by its name.

`games/<g>/game.py` holds `RULES` and `SWITCHES` and is imported when somebody asks for them;
`components.toml`, `game.toml`, the words and the pages of rules lie beside it.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from tianxia.core.components import Components, components_text, parse_components, read_components
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Rules
from tianxia.engine_folder import SOURCES
from tianxia.games.facts import Facts

AnyRules = Rules[Any]  # a driver handles every game's states without looking inside

PACKAGE: Final = "tianxia.games"
OTHERS: Final = "TIANXIA_GAMES"  # packages of further games, for the processes that tests start


class Game:
    """A registered game: where it lies, and what its folder says of it."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package: Final = package
        self.name: Final = package.rpartition(".")[2]
        self._folder: Final = folder
        self._facts: Facts | None = None

    @property
    def module(self) -> ModuleType:
        """`game.py`, imported now at the latest."""
        return import_module(f"{self.package}.game")

    def make(self, components: Components) -> AnyRules:
        """Its rules, with the values of a components file."""
        return cast("AnyRules", self.module.RULES(components))

    @property
    def switches(self) -> dict[str, list[object]]:
        """The rulings that its components file can switch."""
        return cast("dict[str, list[object]]", self.module.SWITCHES)

    @property
    def version(self) -> int:
        """The version of its rules; they need not be imported for it."""
        return cast("int", import_module(self.package).VERSION)

    @property
    def facts(self) -> Facts:
        """What `game.toml` says of it."""
        if self._facts is None:
            self._facts = Facts(read_components(self._folder / "game.toml"))
        return self._facts

    def folder(self) -> Path:
        """Where the game's components, words and rules pages lie."""
        return self._folder

    def file(self) -> Path:
        """The components as printed."""
        return self._folder / "components.toml"

    def components(self) -> Components:
        """The components as printed, parsed."""
        return read_components(self.file())


def games(*names: str) -> dict[str, Game]:
    """The games of this package."""
    return {name: Game(f"{PACKAGE}.{name}", SOURCES / "games" / name) for name in names}


GAMES: Final = games("dragon", "zhanguo", "terracotta", "tea_garden", "rotunda")


def add(package: str) -> Game:
    """Let a game of another package play along; only tests have such games."""
    file = import_module(package).__file__
    assert file is not None, "a game is a package with a folder of its own"
    game = Game(package, Path(file).parent)
    GAMES[game.name] = game
    return game


for other in os.environ.get(OTHERS, "").split():
    add(other)


_made: Final[dict[str, AnyRules]] = {}
_files: Final[dict[str, Path]] = {}  # of games that are played with another components file
_stored: Final[dict[str, AnyRules]] = {}  # with files of older tables, by hash, latest last
_texts: Final[dict[str, str]] = {}  # those files, by hash
STORED: Final = 16  # sets of rules kept besides the usual ones


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise Unreadable(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def rules_for(name: str, components: Path | None = None) -> AnyRules:
    """The rules of a game, with another components file if one is given."""
    game = game_named(name)
    if components is not None:
        return game.make(read_components(components))
    if name not in _made:
        _made[name] = game.make(game.components())
    return _made[name]


def use_components(file: Path) -> str:
    """Play a game with the values of this file from now on; the name of that game."""
    components = read_components(file)
    game = game_named(str(components.at("meta.id")))
    _made[game.name] = game.make(components)
    _files[game.name] = file
    return game.name


def components_in_use(name: str) -> str:
    """The text of the components file that a game is played with."""
    return components_text(_files.get(name, game_named(name).file()))


def rules_with(name: str, text: str) -> AnyRules:
    """The rules of a game with the components file of this text, as a table was begun with it."""
    components = parse_components(text, name)
    digest = components.hash()
    rules = _stored.pop(digest, None) or game_named(name).make(components)
    _stored[digest] = rules
    _texts[digest] = text
    if len(_stored) > STORED:
        del _stored[next(iter(_stored))]
    return rules


def text_behind(rules: AnyRules) -> str:
    """The components file that rules were made with; nothing for those in use now."""
    usual = rules_for(rules.name).components_hash == rules.components_hash
    return "" if usual else _texts[rules.components_hash]

"""The registry: one line per game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tianxia.core.components import Components, components_text, parse_components, read_components
from tianxia.core.errors import Unreadable
from tianxia.core.rules import Rules
from tianxia.engine_folder import SOURCES
from tianxia.games.dragon.game import Dragon
from tianxia.games.dragon.tables import SWITCHES as DRAGON_SWITCHES
from tianxia.games.rotunda.game import Rotunda
from tianxia.games.rotunda.tables import SWITCHES as ROTUNDA_SWITCHES
from tianxia.games.tea_garden.game import TeaGarden
from tianxia.games.tea_garden.tables import SWITCHES as TEA_GARDEN_SWITCHES
from tianxia.games.terracotta.game import Terracotta
from tianxia.games.terracotta.tables import SWITCHES as TERRACOTTA_SWITCHES
from tianxia.games.zhanguo.game import Zhanguo
from tianxia.games.zhanguo.tables import SWITCHES as ZHANGUO_SWITCHES

AnyRules = Rules[Any]  # a driver handles every game's states without looking inside


class Game:
    """A registered game: how to make its rules, and the rulings its components file can switch."""

    def __init__(
        self,
        name: str,
        make: Callable[[Components], AnyRules],
        switches: dict[str, list[object]],
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.switches: Final = switches

    def folder(self) -> Path:
        """Where the game's components, words and rules pages lie."""
        return SOURCES / "games" / self.name

    def file(self) -> Path:
        """The components as printed."""
        return self.folder() / "components.toml"

    def components(self) -> Components:
        """The components as printed, parsed."""
        return read_components(self.file())


GAMES: Final[dict[str, Game]] = {
    "dragon": Game("dragon", Dragon, DRAGON_SWITCHES),
    "zhanguo": Game("zhanguo", Zhanguo, ZHANGUO_SWITCHES),
    "terracotta": Game("terracotta", Terracotta, TERRACOTTA_SWITCHES),
    "tea_garden": Game("tea_garden", TeaGarden, TEA_GARDEN_SWITCHES),
    "rotunda": Game("rotunda", Rotunda, ROTUNDA_SWITCHES),
}

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

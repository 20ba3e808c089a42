"""The bots by name: one line per game that has a judgement of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.bots.adviser import Adviser
from tianxia.bots.evaluators.dragon import TERMS as DRAGON_TERMS
from tianxia.bots.evaluators.dragon import DragonEvaluator
from tianxia.bots.evaluators.rotunda import TERMS as ROTUNDA_TERMS
from tianxia.bots.evaluators.rotunda import RotundaEvaluator
from tianxia.bots.evaluators.tea_garden import TERMS as TEA_GARDEN_TERMS
from tianxia.bots.evaluators.tea_garden import TeaGardenEvaluator
from tianxia.bots.evaluators.terracotta import TERMS as TERRACOTTA_TERMS
from tianxia.bots.evaluators.terracotta import TerracottaEvaluator
from tianxia.bots.evaluators.zhanguo import TERMS as ZHANGUO_TERMS
from tianxia.bots.evaluators.zhanguo import ZhanguoEvaluator
from tianxia.bots.heuristic import NOTHING, HeuristicBot
from tianxia.bots.outsider import is_outsider, outsider
from tianxia.bots.protocol import Bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.errors import Unreadable
from tianxia.games.registry import game_named
from tianxia.search.greedy import AnyEvaluator
from tianxia.search.ismcts import Settings

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
SEARCH: Final = "search"
STRONG: Final = "strong"
MASTER: Final = "master"

# How long the searching bots think about one choice: iterations and seconds, whichever ends first.
BUDGETS: Final = {SEARCH: (200, 1e9), STRONG: (10**9, 1.0), MASTER: (10**9, 5.0)}


class Judge:
    """How a game's positions are judged, the names of the parts of that, and how it is searched."""

    def __init__(
        self, make: Callable[[], AnyEvaluator], terms: list[str], settings: Settings | None = None
    ) -> None:
        self.make: Final = make
        self.terms: Final = terms
        self.settings: Final = Settings() if settings is None else settings


JUDGES: Final[dict[str, Judge]] = {
    "dragon": Judge(DragonEvaluator, DRAGON_TERMS, Settings(horizon=6)),
    "zhanguo": Judge(ZhanguoEvaluator, ZHANGUO_TERMS, Settings(spread=40, horizon=6, most=4)),
    "terracotta": Judge(
        TerracottaEvaluator, TERRACOTTA_TERMS, Settings(spread=40, horizon=4, most=4)
    ),
    "tea_garden": Judge(
        TeaGardenEvaluator, TEA_GARDEN_TERMS, Settings(spread=20, horizon=6, most=4)
    ),
    "rotunda": Judge(RotundaEvaluator, ROTUNDA_TERMS, Settings(spread=20, horizon=1)),
}

# Every key that an explanation can use, by game: the word files must have them all.
HINTS: Final[dict[str, list[str]]] = {
    game: [NOTHING, *(f"hint-{term}" for term in judge.terms)] for game, judge in JUDGES.items()
}


def bot_names(game: str) -> list[str]:
    """The names of the bots that can play a game; its own name means its heuristic."""
    game_named(game)
    return [RANDOM, HEURISTIC, game, *BUDGETS] if game in JUDGES else [RANDOM]


def make_bot(name: str, game: str, seed: int, unwanted: Callable[[], bool] | None = None) -> Bot:
    """A bot for one seat of one match; `unwanted` tells a searching one to stop thinking."""
    if is_outsider(name):
        return outsider(name, seed)
    names = bot_names(game)
    if name not in names:
        raise Unreadable(f"There is no bot {name!r} for {game}; there are {', '.join(names)}.")
    if name == RANDOM:
        return RandomBot(seed)
    judge = JUDGES[game].make()
    if name in BUDGETS:
        iterations, seconds = BUDGETS[name]
        settings = JUDGES[game].settings
        return SearchBot(judge, seed, iterations, seconds, settings, unwanted)
    return HeuristicBot(judge)


def make_adviser(game: str, bot: str = STRONG, seed: int = 1) -> Adviser | None:
    """Who can give hints for this game as that bot would play, if anybody can."""
    if game not in JUDGES or bot not in (HEURISTIC, game, *BUDGETS):
        return None
    player = make_bot(bot, game, seed)
    searcher = player if isinstance(player, SearchBot) else None
    return Adviser(HeuristicBot(JUDGES[game].make()), searcher)

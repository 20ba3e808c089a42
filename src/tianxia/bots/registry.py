"""The bots by name: one line per game that has a judgement of its own."""

from __future__ import annotations

import time
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
from tianxia.bots.novice import NoviceBot
from tianxia.bots.outsider import is_outsider, outsider
from tianxia.bots.protocol import Bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.errors import Unreadable
from tianxia.games.registry import game_named
from tianxia.search.greedy import AnyEvaluator
from tianxia.search.ismcts import Settings

RANDOM: Final = "random"
NOVICE: Final = "novice"
HEURISTIC: Final = "heuristic"
SEARCH: Final = "search"
STRONG: Final = "strong"
MASTER: Final = "master"

# How long the searching bots think about one choice: iterations and seconds, whichever ends first.
# A name can carry seconds of its own, as in strong@0.2, and then means just these; without them a
# search on a slow machine may take longer for a least number of tries.
LONGEST: Final = 3600.0
BUDGETS: Final = {SEARCH: (200, 1e9), STRONG: (10**9, 1.0), MASTER: (10**9, 5.0)}


class Judge:
    """How a game's positions are judged, the names of the parts of that, and how it is searched."""

    def __init__(
        self,
        make: Callable[[], AnyEvaluator],
        terms: list[str],
        settings: Settings,
        unhurried: Settings | None = None,
    ) -> None:
        self.make: Final = make
        self.terms: Final = terms
        self.settings: Final = settings
        # with seconds to spend, care is worth more than many lines, and no line may run too far
        self.unhurried: Final = settings if unhurried is None else unhurried

    def settings_of(self, level: str) -> Settings:
        """How a level searches: the master takes its time."""
        return self.unhurried if level == MASTER else self.settings


JUDGES: Final[dict[str, Judge]] = {
    "dragon": Judge(
        DragonEvaluator,
        DRAGON_TERMS,
        Settings(horizon=6, width=1, most=4),
        Settings(horizon=8, width=1, most=4, bounded=True),
    ),
    "zhanguo": Judge(
        ZhanguoEvaluator,
        ZHANGUO_TERMS,
        Settings(spread=40, prior_spread=8, horizon=2, width=1, most=4, whole_round=True),
    ),
    "terracotta": Judge(
        TerracottaEvaluator, TERRACOTTA_TERMS, Settings(spread=40, horizon=2, width=100, most=4)
    ),
    "tea_garden": Judge(
        TeaGardenEvaluator,
        TEA_GARDEN_TERMS,
        Settings(spread=20, horizon=4, width=12, most=4),
    ),
    "rotunda": Judge(
        RotundaEvaluator,
        ROTUNDA_TERMS,
        Settings(spread=20, horizon=3, width=1, most=4, bounded=True),
        Settings(spread=20, horizon=3, width=300, most=16, bounded=True),
    ),
}

# Every key that an explanation can use, by game: the word files must have them all.
HINTS: Final[dict[str, list[str]]] = {
    game: [NOTHING, *(f"hint-{term}" for term in judge.terms)] for game, judge in JUDGES.items()
}


def bot_names(game: str) -> list[str]:
    """The names of the bots that can play a game; its own name means its heuristic."""
    game_named(game)
    return [RANDOM, NOVICE, HEURISTIC, game, *BUDGETS] if game in JUDGES else [RANDOM]


def is_bot(name: str, game: str) -> bool:
    """Whether a game has a bot of that name, which may carry its own time."""
    level, seconds = timed(name)
    if level not in bot_names(game):
        return False
    return seconds is None or (level in BUDGETS and 0 < seconds <= LONGEST)


def timed(name: str) -> tuple[str, float | None]:
    """A bot's name without its own seconds, and those; less than nothing if they are no number."""
    level, at, text = name.partition("@")
    if not at:
        return name, None
    try:
        return level, float(text)
    except ValueError:
        return level, -1.0


def make_bot(
    name: str,
    game: str,
    seed: int,
    unwanted: Callable[[], bool] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Bot:
    """A bot for one seat of one match; `unwanted` tells a searching one to stop thinking.

    `clock` counts the seconds of a searching one: those of the wall, or of the processor.
    """
    if is_outsider(name):
        return outsider(name, seed)
    if not is_bot(name, game):
        names = ", ".join(bot_names(game))
        raise Unreadable(f"There is no bot {name!r} for {game}; there are {names}.")
    if name == RANDOM:
        return RandomBot(seed)
    judge = JUDGES[game].make()
    if name == NOVICE:
        return NoviceBot(judge, seed)
    level, own = timed(name)
    if level in BUDGETS:
        iterations, usual = BUDGETS[level]
        seconds = usual if own is None else own
        settings = JUDGES[game].settings_of(level)
        return SearchBot(judge, seed, iterations, seconds, settings, unwanted, own is None, clock)
    return HeuristicBot(judge)


def make_adviser(
    game: str, bot: str = STRONG, seed: int = 1, unwanted: Callable[[], bool] | None = None
) -> Adviser | None:
    """Who can give hints for this game as that bot would play, if anybody can.

    A novice's hints are as good as the heuristic's: nobody wants to be told wrong.
    """
    if game not in JUDGES or bot not in (NOVICE, HEURISTIC, game, *BUDGETS):
        return None
    player = make_bot(bot, game, seed, unwanted)
    searcher = player if isinstance(player, SearchBot) else None
    return Adviser(HeuristicBot(JUDGES[game].make()), searcher)

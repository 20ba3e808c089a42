"""The bots by name."""

from __future__ import annotations

import time
from collections.abc import Callable

from tianxia.bots.adviser import Adviser
from tianxia.bots.heuristic import HeuristicBot
from tianxia.bots.judge import has_judge, judge_of
from tianxia.bots.levels import LEVELS, RANDOM, STRONG, USUAL, canonical, level_named, timed
from tianxia.bots.novice import NoviceBot
from tianxia.bots.outsider import is_outsider, outsider
from tianxia.bots.protocol import Bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.search_bot import SearchBot
from tianxia.core.errors import Unreadable
from tianxia.games.registry import game_named


def bot_names(game: str) -> list[str]:
    """The levels that a game can be played at, weakest first."""
    game_named(game)
    judged = has_judge(game)
    return [name for name, level in LEVELS.items() if judged or not level.judges]


def usual_bot(game: str) -> str:
    """Who plays where nobody was named."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[0]


def is_bot(name: str, game: str) -> bool:
    """Whether a game has a bot of that name, which may carry its own time."""
    level = level_named(canonical(name, game))
    return level is not None and (has_judge(game) or not level.judges)


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
    level = level_named(canonical(name, game))
    if level is None or not is_bot(name, game):
        names = ", ".join(bot_names(game))
        raise Unreadable(f"There is no bot {name!r} for {game}; there are {names}.")
    if not level.judges:
        return RandomBot(seed)
    judge = judge_of(game)
    if level.iterations:
        own = timed(name)[1]
        seconds = level.seconds if own is None else own
        settings = judge.unhurried if level.unhurried else judge.settings
        thorough = own is None
        return SearchBot(
            judge.make(), seed, level.iterations, seconds, settings, unwanted, thorough, clock
        )
    if level.overlooks:
        return NoviceBot(judge.make(), seed, level.overlooks)
    return HeuristicBot(judge.make())


def make_adviser(
    game: str, bot: str = STRONG, seed: int = 1, unwanted: Callable[[], bool] | None = None
) -> Adviser | None:
    """Who can give hints for this game as that bot would play, if anybody can.

    A novice's hints are as good as a casual player's: nobody wants to be told wrong.
    """
    if not has_judge(game) or not is_bot(bot, game) or canonical(bot, game) == RANDOM:
        return None
    player = make_bot(bot, game, seed, unwanted)
    searcher = player if isinstance(player, SearchBot) else None
    return Adviser(HeuristicBot(judge_of(game).make()), searcher)

"""What a thinking process does. Only texts and numbers cross its border."""

from __future__ import annotations

import json
import operator
import os
from collections.abc import Callable, MutableSequence
from pathlib import Path
from typing import Final

import msgspec

from tianxia.bots.protocol import Bot
from tianxia.bots.registry import make_adviser, make_bot
from tianxia.bots.search_bot import SearchBot
from tianxia.bots.worker_process import serve_the_parent
from tianxia.games.registry import rules_for, rules_with, use_components
from tianxia.match.seat import SeatTable
from tianxia.review import verdict as review
from tianxia.review.budget import Budget
from tianxia.server.thinking.patience import patience, told_plainly

Flags = MutableSequence[int]
Advice = tuple[int, list[tuple[str, dict[str, int | str]]]]
Task = tuple[int, int, int, int, float]  # of a review: ply, choice, seed, iterations, seconds

NICENESS: Final = 5  # thinking gives way to the server on a busy machine


REMEMBERED: Final = 8  # searching bots whose last turn a process keeps

_searchers: Final[dict[str, tuple[str, SearchBot]]] = {}  # by table and seat, latest last
_unwanted: list[Flags] = []  # one flag for each worker's thought, set by the server


def prepare(components: tuple[Path, ...], unwanted: Flags) -> None:
    """Leave Ctrl-C to the server, which ends its workers itself; die when it is killed."""
    listen(unwanted)
    for file in components:
        use_components(file)
    serve_the_parent()
    os.nice(NICENESS)


def listen(unwanted: Flags) -> None:
    """Know where the server says which thoughts nobody waits for any more."""
    _unwanted[:] = [unwanted]


def warm_up(games: list[str], _thought: int) -> None:
    """Read the rules before the first question comes."""
    for game in games:
        rules_for(game)


def choose(
    game: str,
    dump: str,
    seat: int,
    components: str,
    bot: str,
    seed: int,
    who: str,
    seconds: float,
    thought: int,
) -> int:
    """What the bot answers, in time; it gets its own place at the table and nothing more."""
    with patience(seconds), told_plainly():
        player = _player(who, bot, game, seed)
        if isinstance(player, SearchBot):
            player.unwanted = _is_unwanted(thought)
        return int(operator.index(player.choose(_table(game, dump, seat, components))))


def _player(who: str, bot: str, game: str, seed: int) -> Bot:
    """A bot; one that searches is kept, to go on from what it knows of its turn."""
    name, kept = _searchers.pop(who, ("", None))
    player = make_bot(bot, game, seed) if kept is None or name != bot else kept
    if isinstance(player, SearchBot):
        _searchers[who] = (bot, player)
        if len(_searchers) > REMEMBERED:
            del _searchers[next(iter(_searchers))]
    return player


def advise(
    game: str, dump: str, seat: int, components: str, bot: str, thought: int
) -> Advice | None:
    """What the adviser would do and why; None where nobody can say."""
    adviser = make_adviser(game, bot, unwanted=_is_unwanted(thought))
    if adviser is None:
        return None
    choice, reasons = adviser.advise(_table(game, dump, seat, components))
    return choice, [(said.key, dict(said.args)) for said in reasons]


def judge(game: str, dump: str, seat: int, components: str, task: Task, thought: int) -> bytes:
    """The verdict on a choice that was played, as JSON."""
    return _reviewed(review.judge, _table(game, dump, seat, components), task, thought)


def weigh(game: str, dump: str, seat: int, components: str, task: Task, thought: int) -> bytes:
    """What a choice would have been worth, as JSON."""
    return _reviewed(review.weigh_another, _table(game, dump, seat, components), task, thought)


def _reviewed(work: Callable[..., object], table: SeatTable, task: Task, thought: int) -> bytes:
    ply, choice, seed, iterations, seconds = task
    budget = Budget(iterations, seconds)
    return msgspec.json.encode(work(table, ply, choice, seed, budget, _is_unwanted(thought)))


def _is_unwanted(thought: int) -> Callable[[], bool]:
    """Asks whether nobody waits for a thought any more."""
    flags = _unwanted[0]
    return lambda: bool(flags[thought])


def _table(game: str, dump: str, seat: int, components: str) -> SeatTable:
    rules = rules_with(game, components) if components else rules_for(game)
    return SeatTable(rules, rules.load(json.loads(dump)), seat)

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
from tianxia.games.registry import GAMES, rules_for, rules_with, use_components
from tianxia.match.seat import SeatTable
from tianxia.review import verdict as review
from tianxia.review.budget import Budget
from tianxia.server.collector import quiet_collector
from tianxia.server.thinking.patience import patience, told_plainly

Flags = MutableSequence[int]
Advice = tuple[int, list[tuple[str, dict[str, int | str]]]]
Task = tuple[int, int, int, int, float]  # of a review: ply, choice, seed, iterations, seconds
Turn = tuple[int, float]  # the desk it is thought at, and the part of its usual time it may take

# What the server says of a thought that is under way.
WANTED: Final = 0
UNWANTED: Final = 1  # stop: whatever is known by now will do
HURRIED: Final = 2  # somebody else waits: take no more time than was given

REMEMBERED: Final = 8  # searching bots whose last turn a process keeps

_searchers: Final[dict[str, tuple[str, SearchBot]]] = {}  # by table and seat, latest last
THREADS: Final[list[int]] = []  # flags of all desks whose thoughts are made in this process
_said: list[Flags] = []  # one flag for the thought at each desk, set by the server


def prepare(components: tuple[Path, ...], flags: Flags, niceness: int) -> None:
    """Read the rules before the first question comes; thinking gives way to the server.

    Ctrl-C is left to the server, which ends its workers itself; when it is killed they die.
    """
    listen(flags)
    serve_the_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)
    for file in components:
        use_components(file)
    for game in GAMES:
        rules_for(game)
    quiet_collector()


def listen(flags: Flags) -> None:
    """Know where the server says which thoughts nobody waits for any more."""
    _said[:] = [flags]


def warm_up(_turn: Turn) -> None:
    """Nothing: whoever answers is ready."""


def choose(
    game: str,
    dump: str,
    seat: int,
    components: str,
    bot: str,
    seed: int,
    who: str,
    seconds: float,
    turn: Turn,
) -> int:
    """What the bot answers, in time; it gets its own place at the table and nothing more."""
    with patience(seconds), told_plainly():
        player = _player(who, bot, game, seed)
        if isinstance(player, SearchBot):
            _give_time(player, turn)
        return int(operator.index(player.choose(_table(game, dump, seat, components))))


def _player(who: str, bot: str, game: str, seed: int) -> Bot:
    """A bot; one that searches is kept, to go on from what it knows of its turn."""
    name, kept = _searchers.pop(who, ("", None))
    player = make_bot(bot, game, seed) if kept is None or name != bot else kept
    if who and isinstance(player, SearchBot):
        _searchers[who] = (bot, player)
        if len(_searchers) > REMEMBERED:
            del _searchers[next(iter(_searchers))]
    return player


def _give_time(player: SearchBot, turn: Turn) -> None:
    """Tell a search how long it may think, and whom to listen to meanwhile."""
    desk, player.share = turn
    player.unwanted = _is_said(desk, UNWANTED)
    player.hurried = _is_said(desk, HURRIED)


def advise(game: str, dump: str, seat: int, components: str, bot: str, turn: Turn) -> Advice | None:
    """What the adviser would do and why; None where nobody can say."""
    adviser = make_adviser(game, bot)
    if adviser is None:
        return None
    if adviser.searcher is not None:
        _give_time(adviser.searcher, turn)
    choice, reasons = adviser.advise(_table(game, dump, seat, components))
    return choice, [(said.key, dict(said.args)) for said in reasons]


def judge(game: str, dump: str, seat: int, components: str, task: Task, turn: Turn) -> bytes:
    """The verdict on a choice that was played, as JSON."""
    return _reviewed(review.judge, _table(game, dump, seat, components), task, turn)


def weigh(game: str, dump: str, seat: int, components: str, task: Task, turn: Turn) -> bytes:
    """What a choice would have been worth, as JSON."""
    return _reviewed(review.weigh_another, _table(game, dump, seat, components), task, turn)


def _reviewed(work: Callable[..., object], table: SeatTable, task: Task, turn: Turn) -> bytes:
    ply, choice, seed, iterations, seconds = task
    budget = Budget(iterations, seconds)
    unwanted = _is_said(turn[0], UNWANTED)
    return msgspec.json.encode(work(table, ply, choice, seed, budget, unwanted))


def _is_said(desk: int, flag: int) -> Callable[[], bool]:
    """Asks whether the server has said so of the thought at a desk."""
    flags = _said[0]
    return lambda: flags[desk] == flag


def _table(game: str, dump: str, seat: int, components: str) -> SeatTable:
    rules = rules_with(game, components) if components else rules_for(game)
    return SeatTable(rules, rules.load(json.loads(dump)), seat)

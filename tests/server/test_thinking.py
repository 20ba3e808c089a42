"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor

import pytest
from tests.server.house import BOT, PERSON

from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.problems import Refused
from tianxia.server.tables.bots import position_of
from tianxia.server.thinking.levels import bot_for, levels_of, read_level
from tianxia.server.thinking.pool import Thinkers


def test_a_worker_thinks_advises_and_is_replaced_when_it_dies():
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose(position, "random", 5) in match.legal()
            choice, reasons = await thinkers.advise(position, "heuristic")
            assert choice in match.legal()
            assert reasons
            assert isinstance(thinkers._pool, ProcessPoolExecutor)
            (pid,) = thinkers._pool._processes
            os.kill(pid, signal.SIGKILL)
            assert await thinkers.choose(position, "heuristic", 5) in match.legal()
        finally:
            thinkers.close()

    asyncio.run(work())


def test_levels_are_the_game_s_own():
    assert levels_of("dragon") == ["novice", "casual", "strong", "master"]
    assert read_level("dragon", None) == "casual"
    with pytest.raises(Refused):
        read_level("dragon", "godlike")
    novice = [bot_for("novice", "dragon", seed) for seed in range(200)]
    assert 30 < novice.count("random") < 120
    assert {bot_for("casual", "dragon", seed) for seed in range(50)} == {"heuristic"}
    assert bot_for("strong", "dragon", 1) == "strong"
    assert bot_for("master", "dragon", 1) == "master"


def test_a_search_nobody_waits_for_any_more_stops_and_makes_room():
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            await thinkers.warm_up(["dragon"])
            slow = [asyncio.create_task(thinkers.choose(position, "master", n)) for n in range(2)]
            await asyncio.sleep(0.3)
            for task in slow:
                task.cancel()
            began = asyncio.get_running_loop().time()
            assert await thinkers.choose(position, "random", 5) in match.legal()
            return asyncio.get_running_loop().time() - began
        finally:
            thinkers.close()

    assert asyncio.run(work()) < 4, "two masters would have thought for ten seconds"


def test_undoing_while_a_master_thinks_is_answered_at_once(house):
    first = {"start_player": "seat_0"}
    table = house.table(PERSON, {"kind": "bot", "level": "master"}, options=first)
    window = table.sit(0)
    window.question()
    window.answer(0)
    while not window.now["waiting"]["thinking"]:
        window.next()
    assert window.now["waiting"]["thinking"]
    answer = window.ask({"t": "undo", "seat": 0})
    assert answer["t"] == "ack"
    assert window.question()["seat"] == 0


def test_bots_play_on_while_nobody_watches(house):
    table = house.table(BOT, BOT)
    window = house.window(table.id)
    window.until("full")
    window.close()
    for _ in range(200):
        if table.get("")["status"] == "over":
            return
        asyncio.run(asyncio.sleep(0.05))
    raise AssertionError("the game does not end")


def test_an_undo_while_a_bot_thinks_is_not_overtaken_by_it(house):
    table = house.table(PERSON, BOT, seed="5")
    window = table.sit(0)
    for number in range(20):
        question = window.question()
        window.answer(number)
        answer = window.ask({"t": "undo", "seat": 0})
        if answer["t"] == "ack":
            assert window.question()["ply"] <= question["ply"]
            window.answer(number)

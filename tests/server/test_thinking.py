"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from types import SimpleNamespace

import pytest
from tests.server.house import BOT, PERSON
from tests.waiting import PATIENCE, until

from tianxia.bots.registry import make_bot
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.problems import Refused
from tianxia.server.tables import requests
from tianxia.server.tables.bots import Errand, _thought, wake
from tianxia.server.thinking import pool, worker
from tianxia.server.thinking.levels import bot_for, levels_of, read_level
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.position import position_of


def test_a_worker_thinks_advises_and_is_replaced_when_it_dies():
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose(position, "random", 5) in match.legal()
            choice, reasons = await thinkers.advise(position, "heuristic")
            assert choice in match.legal()
            assert reasons
            (desk,) = thinkers._desks
            assert isinstance(desk, ProcessPoolExecutor)
            (pid,) = desk._processes
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
    assert bot_for("novice", "dragon") == "novice"
    assert bot_for("casual", "dragon") == "heuristic"
    assert bot_for("strong", "dragon") == "strong"
    assert bot_for("master", "dragon") == "master"


def test_a_search_nobody_waits_for_any_more_stops_and_makes_room(monkeypatch):
    monkeypatch.setattr(pool, "PATIENCE", 36000.0)
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            await thinkers.warm_up(["dragon"])
            endless = partial(thinkers.choose, position, "master@36000")
            slow = [asyncio.create_task(endless(n)) for n in range(2)]
            await asyncio.sleep(0.3)  # one of them thinks by now, unless the machine is busy
            for task in slow:
                task.cancel()
            quick = thinkers.choose(position, "random", 5)
            assert await asyncio.wait_for(quick, PATIENCE) in match.legal()
        finally:
            thinkers.close()

    asyncio.run(work())


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
    until(lambda: table.get("")["status"] == "over", "the game ends")


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


def test_a_further_question_of_a_turn_goes_on_from_what_the_first_one_found():
    rules = rules_for("rotunda")
    match = new_match(rules, 2, seed=1)
    worker.listen([0])
    last = None
    for _ in range(40):
        seat = match.to_move
        position = position_of(rules, match.state, seat).told()
        choice = worker.choose(*position, "strong@0.2", match.ply, f"table {seat}", 30, 0)
        _, player = worker._searchers[f"table {seat}"]
        if last is not None and player.search is last:
            return
        last = player.search
        match.submit(seat, match.ply, [choice])
    raise AssertionError("every question was thought about anew")


def test_whoever_asks_again_is_answered_by_the_same_process():
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)

    async def work():
        thinkers = Thinkers(2)
        try:
            ask = partial(thinkers.choose, position, "strong@0.2", 5)
            await asyncio.gather(ask("a 0"), ask("b 0"))
            before = dict(thinkers._last)
            await ask("b 0")
            await ask("a 0")
            assert thinkers._last == before
            assert set(before.values()) == {0, 1}
            long = asyncio.create_task(ask("b 0"))
            await asyncio.sleep(0)
            await ask("b 0")
            assert thinkers._last["b 0"] == before["a 0"], "its own was busy: nobody waits for it"
            await long
        finally:
            thinkers.close()

    asyncio.run(work())


def test_a_worker_is_told_what_the_seat_may_know_and_nothing_more():
    rules = rules_for("zhanguo")
    match = new_match(rules, 3, seed=4)
    hidden = 0
    for _ in range(20):
        told = position_of(rules, match.state, match.to_move)
        sample = rules.load(json.loads(told.dump))
        assert rules.view(sample, told.seat) == rules.view(match.state, told.seat)
        other = (told.seat + 1) % 3
        hidden += rules.view(sample, other) != rules.view(match.state, other)
        match.play(match.legal()[0])
    assert hidden > 10, "the others' hands are not sent along"


class Dreamer:
    """Thinks until told to stop."""

    def __init__(self):
        self.stopped = 0

    async def advise(self, _position, _bot):
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.stopped += 1
            raise


def a_person_s_table():
    """As much of a table as waking its bots looks at: it is a person's turn."""
    table = SimpleNamespace(hints={}, moves=0, driver=None, thinking_since=None, dropped=False)
    table.to_move = lambda: None
    return table


@pytest.mark.parametrize("why", ["the table moves on", "the window is closed"])
def test_a_hint_nobody_waits_for_any_more_is_not_thought_about(why):
    async def work():
        hall, table = SimpleNamespace(thinkers=Dreamer()), a_person_s_table()
        hint = asyncio.create_task(requests._advice(hall, table, 0, None, "master"))
        await asyncio.sleep(0.01)
        wake(hall, table)
        await asyncio.sleep(0.01)
        assert (hall.thinkers.stopped, hint.done()) == (0, False)
        if why == "the table moves on":
            table.moves += 1
            wake(hall, table)
            with pytest.raises(Refused, match="problem-stale"):
                await hint
        else:
            hint.cancel()
            await asyncio.gather(hint, return_exceptions=True)
        await asyncio.sleep(0.01)
        assert (hall.thinkers.stopped, table.hints) == (1, {})

    asyncio.run(work())


def test_a_bot_whose_seat_is_taken_back_stops_thinking():
    async def work():
        table = a_person_s_table()
        table.driver = driver = asyncio.create_task(asyncio.sleep(3600))
        table.thinking_since = 0
        wake(SimpleNamespace(), table)
        await asyncio.gather(driver, return_exceptions=True)
        assert driver.cancelled()
        assert (table.driver, table.thinking_since) == (None, None)

    asyncio.run(work())


def test_when_too_many_wait_hints_are_refused_and_bots_think_quickly(monkeypatch):
    monkeypatch.setattr(pool, "WAITING", 1)
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)
    usual = make_bot("heuristic", "dragon", 5).choose(match.table(match.to_move))
    errand = Errand("a 0", position, match.ply, 0, "master@3600", 5, match.legal())

    async def work():
        thinkers = Thinkers(0)
        await thinkers._room.acquire()
        waiting = asyncio.create_task(thinkers.choose(position, "random", 5))
        await asyncio.sleep(0)
        assert thinkers.crowded
        with pytest.raises(Refused, match="problem-thinkers-busy"):
            await thinkers.advise(position, "heuristic")
        quick = asyncio.create_task(_thought(thinkers, errand))
        await asyncio.sleep(0)
        thinkers._room.release()
        assert await waiting in match.legal()
        assert await quick == usual
        assert not thinkers.crowded
        thinkers.close()

    asyncio.run(work())

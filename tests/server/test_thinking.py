"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.house import BOT, PERSON
from tests.waiting import soon, until

from tianxia.bots.registry import make_bot
from tianxia.games.registry import rules_for
from tianxia.match.match import new_match
from tianxia.server.problems import Refused
from tianxia.server.tables import requests
from tianxia.server.tables.bots import Errand, _thought, wake
from tianxia.server.thinking import lane, patience, worker
from tianxia.server.thinking.levels import bot_for, levels_of, read_level
from tianxia.server.thinking.pool import Thinkers
from tianxia.server.thinking.position import position_of
from tianxia.server.thinking.turns import Share


def pid_of(desk):
    """The process at a desk."""
    assert isinstance(desk.executor, ProcessPoolExecutor)
    (pid,) = desk.executor._processes
    return pid


def dragon():
    """A position of a game for three, and what can be chosen in it."""
    match = new_match(rules_for("dragon"), 3, seed=1)
    return position_of(match.rules, match.state, match.to_move), match.legal()


def test_a_worker_thinks_advises_and_is_replaced_when_it_dies():
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose(position, "random", 5) in match.legal()
            choice, reasons = await thinkers.advise(position, "casual")
            assert choice in match.legal()
            assert reasons
            os.kill(pid_of(thinkers.quick.desks[0]), signal.SIGKILL)
            assert await thinkers.choose(position, "casual", 5) in match.legal()
        finally:
            thinkers.close()

    asyncio.run(work())


def test_levels_are_the_game_s_own():
    assert levels_of("dragon") == ["novice", "casual", "strong", "master"]
    assert read_level("dragon", None) == "casual"
    with pytest.raises(Refused):
        read_level("dragon", "godlike")
    assert bot_for("novice", "dragon") == "novice"
    assert bot_for("casual", "dragon") == "casual"
    assert bot_for("strong", "dragon") == "strong"
    assert bot_for("master", "dragon") == "master"


def test_a_search_nobody_waits_for_any_more_stops_and_makes_room(monkeypatch):
    monkeypatch.setattr(patience, "LONGEST", 36000.0)
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)

    async def work():
        thinkers = Thinkers(1)
        try:
            await thinkers.warm_up()
            ask = partial(thinkers.choose, position, "master@3600")
            slow = [asyncio.create_task(ask(n)) for n in range(2)]
            await soon(lambda: thinkers.searches.thoughts == 2, "one is thought about")
            for task in slow:
                task.cancel()
            assert await thinkers.choose(position, "strong@0.01", 5) in match.legal()
        finally:
            thinkers.close()

    asyncio.run(work())  # two masters would have thought for two hours


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
    until(lambda: table.get("")["status"] == "over", "the game comes to its end")


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
        choice = worker.choose(*position, "strong@0.2", match.ply, f"table {seat}", 30, (0, 1))
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
            before = dict(thinkers.searches._last)
            await ask("b 0")
            await ask("a 0")
            assert thinkers.searches._last == before
            assert set(before.values()) == {0, 1}
            long = asyncio.create_task(ask("b 0"))
            await asyncio.sleep(0)
            await ask("b 0")
            assert thinkers.searches._last["b 0"] == before["a 0"], (
                "its own was busy: nobody waits for it"
            )
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

    async def advise(self, _position, _bot, _share):
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.stopped += 1
            raise


def a_person_s_table():
    """As much of a table as waking its bots looks at: it is a person's turn."""
    table = SimpleNamespace(hints={}, moves=0, driver=None, thinking_since=None, dropped=False)
    table.share = Share()
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
    monkeypatch.setattr(lane, "MOST", 1)
    match = new_match(rules_for("dragon"), 3, seed=1)
    position = position_of(match.rules, match.state, match.to_move)
    usual = make_bot("casual", "dragon", 5).choose(match.table(match.to_move))
    share = Share("a", "10.0.0.1")
    errand = Errand("a 0", position, match.ply, 0, "master@3600", 5, match.legal(), share)

    async def work():
        thinkers = Thinkers(0)
        ask = thinkers.choose(position, "master@3600", 5, "b 0", Share("b", "10.0.0.2"))
        other = asyncio.create_task(ask)
        await asyncio.sleep(0)
        assert thinkers.is_full(share, "strong")
        with pytest.raises(Refused, match="problem-thinkers-busy"):
            await thinkers.advise(position, "strong", share)
        assert await thinkers.advise(position, "casual", share), "others do not search"
        assert await _thought(thinkers, errand) == usual
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        await soon(lambda: not thinkers.is_full(share, "strong"), "the search has stopped")
        thinkers.close()

    asyncio.run(work())


def test_whoever_does_not_search_never_waits_behind_searches():
    position, legal = dragon()

    async def work():
        thinkers = Thinkers(1)
        try:
            ask = partial(thinkers.choose, position, "master@3600", 5)
            slow = [asyncio.create_task(ask(f"{n} 0", Share(str(n)))) for n in range(10)]
            for bot in ("random", "novice", "casual", "dragon"):
                assert await thinkers.choose(position, bot, 5) in legal
            assert await thinkers.advise(position, "casual")
            assert not any(task.done() for task in slow)
            assert (thinkers.searches.thoughts, thinkers.quick.thoughts) == (1, 5)
            for task in slow:
                task.cancel()
        finally:
            thinkers.close()

    asyncio.run(work())


def test_a_slow_bot_by_an_outsider_holds_nobody_up(tmp_path):
    position, legal = dragon()
    file = tmp_path / "dreamer.py"
    file.write_text(DREAMER)

    async def work():
        thinkers = Thinkers(1)
        try:
            slow = asyncio.create_task(thinkers.choose(position, str(file), 5))
            assert await thinkers.choose(position, "casual", 5) in legal
            assert await thinkers.choose(position, "strong@0.01", 5) in legal
            assert not slow.done()
            slow.cancel()
        finally:
            os.kill(pid_of(thinkers.guests.desks[0]), signal.SIGKILL)
            thinkers.close()

    asyncio.run(work())


DREAMER = """
import time
class Bot:
    def __init__(self, seed):
        pass
    def choose(self, table):
        time.sleep(3600)
"""


class Slow:
    """Stands for the thoughts at a desk: each lasts until it is let go."""

    def __init__(self, lane_of):
        self.parts = []  # of its usual time, that each was given
        self.let_go = asyncio.Semaphore(0)
        for desk in lane_of.desks:
            desk.run = self.run

    async def run(self, part, _work, *_args):
        self.parts.append(part)
        await self.let_go.acquire()


def test_searches_shrink_when_many_wait_and_have_their_time_again_afterwards():
    position, _ = dragon()

    async def work():
        thinkers = Thinkers(0)
        slow = Slow(thinkers.searches)
        shares = [Share(str(n), "10.0.0.1") for n in range(6)]
        assert not thinkers.is_hurried(shares[0], "strong")
        asked = [asyncio.create_task(thinkers.choose(position, "strong", 5, "", s)) for s in shares]
        await asyncio.sleep(0)
        assert thinkers.is_hurried(shares[0], "strong")
        assert not thinkers.is_hurried(shares[0], "casual")
        for _ in asked:
            slow.let_go.release()
        await asyncio.gather(*asked)
        asked = thinkers.choose(position, "strong", 5, "", shares[0])
        slow.let_go.release()
        await asked
        thinkers.close()
        return slow.parts

    parts = asyncio.run(work())
    assert parts == [1.0, *(lane.ROUND / n for n in (5, 4, 3, 2)), 1.0, 1.0]


def test_a_thought_called_off_while_it_waits_gives_its_place_away_at_once():
    position, _ = dragon()

    async def work():
        thinkers = Thinkers(0)
        slow = Slow(thinkers.searches)
        ask = partial(thinkers.choose, position, "strong", 5)
        first, second, third = (asyncio.create_task(ask(str(n), Share(str(n)))) for n in range(3))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert [wish.who for wish in thinkers.searches.turns.waiting] == ["2"]
        slow.let_go.release()
        await first
        third.cancel()  # at the moment in which it is let in
        await asyncio.gather(third, return_exceptions=True)
        slow.let_go.release()
        last = asyncio.create_task(ask("3", Share("3")))
        slow.let_go.release()
        await last
        assert not thinkers.searches.turns.waiting
        assert not thinkers.searches.turns.thinking
        thinkers.close()

    asyncio.run(work())


def test_a_table_nobody_is_at_answers_at_once_when_somebody_waits():
    position, legal = dragon()

    async def work():
        thinkers = Thinkers(1)
        try:
            away = Share("away", "10.0.0.1", watched=False)
            alone = asyncio.create_task(thinkers.choose(position, "master@3600", 5, "a 0", away))
            await soon(lambda: thinkers.searches.thoughts, "the desk is taken")
            here = Share("here", "10.0.0.2")
            assert await thinkers.choose(position, "strong@0.01", 5, "b 0", here) in legal
            assert await alone in legal
        finally:
            thinkers.close()

    asyncio.run(work())


def test_workers_are_started_anew_and_no_answer_is_lost():
    position, legal = dragon()

    async def work():
        thinkers = Thinkers(1)
        try:
            await thinkers.warm_up()
            desks = [*thinkers.quick.desks, *thinkers.searches.desks]
            before = [pid_of(desk) for desk in desks]
            search = thinkers.searches.desks[0].executor
            share = Share("a")
            thought = asyncio.create_task(thinkers.choose(position, "master@3600", 5, "a 0", share))
            await soon(lambda: search._pending_work_items, "the thought has begun")
            waiting = asyncio.create_task(thinkers.choose(position, "strong@0.01", 5, "b 0"))
            await thinkers.renew()
            assert not {pid_of(desk) for desk in desks} & set(before)
            assert not thought.done()
            share.watched = False
            thinkers.searches._hurry()  # the old worker still hears what it is told
            assert await thought in legal
            assert await waiting in legal
            assert await thinkers.choose(position, "casual", 5) in legal
            assert not thinkers.guests.desks[0].used, "who was never started is not started anew"
            await soon(lambda: not any(alive(pid) for pid in before), "the old workers go home")
        finally:
            thinkers.close()

    asyncio.run(work())


def alive(pid):
    """Whether a process runs, or has ended without anybody taking note."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False

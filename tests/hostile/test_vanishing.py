"""Players who send a pipeline of answers and vanish: no table is lost, nobody else notices much."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
from tests.hostile.script import Answer, Scripted, scripted_table
from tests.hostile.wire import WAIT, framed, open_window, push, soak, told, vanish
from tests.server.subprocesses import ServerProcess
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

TABLES = 100 if soak() else 6
ROUNDS = 8 if soak() else 5
SOCKETS = 3  # that one player opens at once
PIPELINE = 12  # answers sent in one piece
GO_ON = 3  # answers given properly afterwards
AT_ONCE = 20  # tables attacked side by side
COME_BACK = {1001, 1012}  # close codes that tell a window to connect again

Shown = tuple[int, str]  # ply and hash of the view


def pipeline(answers: list[Answer], dice: random.Random, undos: bool) -> list[dict[str, Any]]:
    """Consecutive answers, some of them taken back and given again."""
    messages: list[dict[str, Any]] = []
    for answer in answers:
        messages.append(answer.submit(str(answer.ply)))
        if undos and dice.random() < 0.4:
            messages.append({"t": "undo", "ack": "undo", "seat": answer.seat})
            messages.append(answer.submit("again"))
    return messages


class Attacker:
    """One player who opens several windows at a table and vanishes from all of them."""

    def __init__(self, port: int, table: Scripted, seed: int) -> None:
        self.port = port
        self.table = table
        self.dice = random.Random(seed)
        self.ply = 0
        self.acknowledged = -1  # the last ply whose answer was acknowledged

    async def attack(self) -> None:
        """All rounds; after each the table must show itself and have lost nothing."""
        for number in range(ROUNDS):
            undos = number % 2 == 1
            await asyncio.gather(*(self.strike(undos) for _ in range(SOCKETS)))
            ply, _ = await shown(self.port, self.table)
            assert undos or ply > self.acknowledged, f"{ply} ≤ {self.acknowledged}: answers lost"
            self.ply = ply
            self.acknowledged = -1

    async def strike(self, undos: bool) -> None:
        """One window: hello, a pipeline, and away at a random moment."""
        window = await open_window(self.port, self.table.id)
        upcoming = self.table.upcoming(self.ply)[:PIPELINE]
        data = framed([self.table.hello(), *pipeline(upcoming, self.dice, undos)])
        if self.dice.random() < 0.3:
            data = data[: self.dice.randrange(len(data))]
        push(window, data)
        reading = asyncio.create_task(self.listen(window))
        await asyncio.sleep(self.dice.random() ** 2 * 0.1)
        vanish(window)
        await reading

    async def listen(self, window: ClientConnection) -> None:
        """Note what is acknowledged until the window is gone."""
        try:
            while True:
                message = await told(window)
                if message["t"] == "ack" and message["ack"].isdigit():
                    self.acknowledged = max(self.acknowledged, int(message["ack"]))
                assert message.get("why") != "failed", message
        except ConnectionClosed as closed:
            check_close(closed)


def check_close(closed: ConnectionClosed) -> None:
    """A window may be asked to come back; that something failed it must never hear."""
    code = None if closed.rcvd is None else closed.rcvd.code
    assert code is None or code in COME_BACK, f"a window was closed with {code}"


class Bystander:
    """Somebody else at the table: is told what happens, and comes back when asked to."""

    def __init__(self, port: int, table: Scripted) -> None:
        self.port = port
        self.table = table
        self.seen: Counter[str] = Counter()
        self.ply = -1
        self.task = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """Look on until cancelled."""
        while True:
            window = await open_window(self.port, self.table.id)
            try:
                push(window, framed([{"t": "hello"}]))
                while True:
                    message = await told(window)
                    self.seen[message["t"]] += 1
                    self.ply = message.get("ply", self.ply)
            except ConnectionClosed as closed:
                check_close(closed)
                self.seen["came back"] += 1
            except TimeoutError:
                pass
            finally:
                vanish(window)

    async def leave(self) -> None:
        """Stop looking on; whatever went wrong is told now."""
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task


async def shown(port: int, table: Scripted) -> Shown:
    """What the table shows a fresh window: the ply and the hash of seat 0's view."""
    window = await open_window(port, table.id)
    try:
        push(window, framed([table.hello(viewer=0)]))
        message = await told(window)
        assert message["t"] == "full", message
        return message["ply"], message["hash"]
    finally:
        vanish(window)


async def go_on(port: int, table: Scripted) -> int:
    """Play some answers properly; the ply after them."""
    while True:
        window = await open_window(port, table.id)
        try:
            push(window, framed([table.hello()]))
            ply = (await told(window))["ply"]
            for answer in table.upcoming(ply)[:GO_ON]:
                push(window, framed([answer.submit("on")]))
                while (message := await told(window)).get("ack") != "on":
                    pass
                assert message["t"] == "ack", message
            return (await shown(port, table))[0]
        except ConnectionClosed as closed:
            check_close(closed)
        finally:
            vanish(window)


async def attack_all(port: int, tables: list[Scripted]) -> list[Shown]:
    """Attack every table; what each shows after it was played on."""
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, table: Scripted) -> Shown:
        async with turnstile:
            bystander = Bystander(port, table)
            await Attacker(port, table, number).attack()
            ply = await go_on(port, table)
            while bystander.ply < ply:
                assert not bystander.task.done(), bystander.task.result()
                await asyncio.sleep(0.01)
            await bystander.leave()
            return await shown(port, table)

    done = await asyncio.gather(
        *(one(number, table) for number, table in enumerate(tables)), return_exceptions=True
    )
    broken = [
        (table.id, problem)
        for table, problem in zip(tables, done, strict=True)
        if isinstance(problem, BaseException)
    ]
    assert not broken, f"{len(broken)} of {len(tables)} tables broke: {broken[:5]}"
    return [result for result in done if not isinstance(result, BaseException)]


def test_tables_survive_players_who_vanish(tmp_path, database):
    server = ServerProcess(tmp_path, workers=0, database=database)
    try:
        with httpx.Client(base_url=server.url, timeout=WAIT) as http:
            tables = [scripted_table(http, "dragon", f"seed {n}") for n in range(TABLES)]
        before = asyncio.run(attack_all(server.port, tables))
    finally:
        server.stop()
    assert "Traceback" not in server.errors.read_text(), server.errors.read_text()[-3000:]
    again = ServerProcess(tmp_path, workers=0, database=database)
    try:
        assert asyncio.run(shown_all(again.port, tables)) == before, "memory and log agree"
    finally:
        again.stop()


async def shown_all(port: int, tables: list[Scripted]) -> list[Shown]:
    return [await shown(port, table) for table in tables]

"""The server follows a build, and its workers use it as soon as it can be used."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.console import Console

from tianxia.build.background import Background, Look
from tianxia.cli.engine import ProgressLine
from tianxia.server import engine as server_engine
from tianxia.server.engine import Engine
from tianxia.words import Speaker


class Scripted(Background):
    """A build that goes as it is written down."""

    def __init__(self, *looks: Look) -> None:
        self.shown: list[Look] = []
        super().__init__(self.shown.append)
        self.looks = list(looks)
        self.stopped = False

    def start(self) -> bool:
        return bool(self.looks)

    def look(self) -> Look:
        return self.looks.pop(0) if len(self.looks) > 1 else self.looks[0]

    def stop(self) -> None:
        self.stopped = True


class Workers:
    """Counts how often they were started anew."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.seen: list[str] = []

    async def renew(self) -> None:
        self.seen.append(self.engine.told().state)


BUILDING = [Look("building", 0, 0), Look("building", 34, 206), Look("building", 206, 206)]


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(server_engine, "LOOK", 0)


async def start_and_follow(engine: Engine, workers: Workers) -> None:
    await engine.start()
    await engine.follow(workers)


def followed(*looks: Look) -> tuple[Engine, Workers, Scripted]:
    background = Scripted(*looks)
    engine = Engine(background)
    workers = Workers(engine)
    asyncio.run(start_and_follow(engine, workers))
    return engine, workers, background


def test_workers_are_renewed_once_and_only_then_it_is_said():
    engine, workers, background = followed(*BUILDING, Look("compiled"))
    assert workers.seen == ["building"]
    assert engine.told().state == "compiled"
    assert background.shown == [*BUILDING[1:], Look("compiled")]


def test_after_a_build_that_failed_workers_go_on_as_they_were():
    engine, workers, background = followed(*BUILDING, Look("interpreted"))
    assert workers.seen == []
    assert engine.told().state == "interpreted"
    assert background.shown[-1] == Look("interpreted")


@pytest.mark.interpreted
def test_where_nothing_is_to_be_built_nothing_is_told():
    engine, workers, background = followed()
    assert (workers.seen, background.shown) == ([], [])
    assert engine.told().state == "interpreted"
    asyncio.run(engine.close())
    assert background.stopped


def test_workers_that_cannot_be_renewed_do_not_end_the_server(caplog):
    class Broken(Workers):
        async def renew(self) -> None:
            raise OSError("no more processes")

    engine = Engine(Scripted(*BUILDING, Look("compiled")))
    asyncio.run(start_and_follow(engine, Broken(engine)))
    assert engine.told().state == "interpreted"
    assert "no more processes" in caplog.text


def written(terminal: bool, *looks: Look) -> str:
    """What the terminal was given."""
    stream = io.StringIO()
    out = Console(file=stream, force_terminal=terminal, width=200, _environ={"TERM": "xterm"})
    line = ProgressLine(Speaker("en"), out)
    for look in looks:
        line.show(look)
    line.close()
    return stream.getvalue()


def test_the_terminal_has_one_line_that_is_written_anew():
    text = written(True, *BUILDING, Look("compiled"))
    assert "0 of 0" not in text
    assert text.count("The engine is being compiled: 34 of 206.") == 1
    assert text.index("34 of 206") < text.index("206 of 206") < text.index("at full speed.")
    assert "\r\x1b[2K" in text  # taken back before it is written anew
    assert text.count("\n") <= 2


def test_a_build_that_fails_leaves_nothing_in_the_terminal():
    text = written(True, *BUILDING, Look("interpreted"))
    assert "full speed" not in text
    assert text.rstrip().endswith("\x1b[2K")


def test_nothing_is_said_into_a_pipe():
    assert written(False, *BUILDING, Look("compiled")) == ""

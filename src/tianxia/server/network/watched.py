"""Connections that are looked at every second, and ended when one of their stages takes too long.

One look at all of them is cheaper than a clock for each, and no way of being slow is forgotten.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import uvicorn

from tianxia.server.network.callers import Callers
from tianxia.server.settings import Settings


class Stage(NamedTuple):
    """What a connection is waiting for, and how many seconds that may take."""

    what: tuple[object, ...]
    seconds: float


class Config(uvicorn.Config):
    """What uvicorn is told, with what our connections need to know besides."""

    settings: Settings
    callers: Callers


class Watched:
    """A connection with a stage it is in; the same stage for too long ends it."""

    transport: asyncio.Transport
    config: uvicorn.Config
    _what: tuple[object, ...] | None = None
    _since = 0.0

    @property
    def told(self) -> Config:
        """What the server was told."""
        assert isinstance(self.config, Config), "our own server made the connection"
        return self.config

    def stage(self) -> Stage | None:
        """What is waited for, None if it may take for ever."""
        raise AssertionError("a connection must know its stage")

    def look(self, now: float) -> None:
        """Notice a new stage, or give up on an old one."""
        stage = self.stage()
        what = None if stage is None else stage.what
        if what != self._what:
            self._what, self._since = what, now
        elif stage is not None and now - self._since > stage.seconds:
            self.give_up()

    def give_up(self) -> None:
        """End the connection at once."""
        self.transport.abort()

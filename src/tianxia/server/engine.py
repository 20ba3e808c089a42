"""The engine that is compiled beside the server: how far it is, and who thinks with it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from litestar import get
from litestar.di import NamedDependency

from tianxia.build.background import Background, Look
from tianxia.core.build import compiled
from tianxia.server.wire.messages import EngineOut

logger: Final = logging.getLogger(__name__)

LOOK: Final = 1.0  # seconds between two looks at a build


class Renewed(Protocol):
    """Whoever can start all workers anew."""

    async def renew(self) -> None:
        """Start every worker anew, none of whose thoughts is lost."""


class Engine:
    """What the server tells of its engine, and who has it compiled.

    The server itself goes on as it was started; its workers are what must be quick.
    """

    def __init__(self, background: Background | None) -> None:
        """`background`: None where nothing shall be compiled."""
        self.background: Final = background
        self.look = Look("compiled" if compiled() else "interpreted")

    def told(self) -> EngineOut:
        """How far it is."""
        return EngineOut(self.look.state, self.look.done, self.look.all)

    async def start(self) -> None:
        """Have it compiled if that can be done; the first page that asks shall know."""
        if self.background is not None and await asyncio.to_thread(self.background.start):
            self.look = self.background.look()

    async def follow(self, workers: Renewed) -> None:
        """Let the workers use it as soon as it is compiled."""
        if self.background is None or self.look.state != "building":
            return
        while (look := self.background.look()).state == "building":
            self.say(look)
            await asyncio.sleep(LOOK)
        if look.state == "compiled":
            try:
                await workers.renew()
            except Exception as error:
                logger.warning("the workers could not be started anew: %s", error)
                look = Look("interpreted")
        self.say(look)

    def say(self, look: Look) -> None:
        """Remember how far it is, and tell whoever started the server."""
        assert self.background is not None
        self.look = look
        self.background.told(look)

    async def close(self) -> None:
        """End a build that is under way; the next start begins anew."""
        if self.background is not None:
            await asyncio.to_thread(self.background.stop)


TheEngine = NamedDependency[Engine]


@get("/engine")
async def engine_state(engine: TheEngine) -> EngineOut:
    """Whether the engine is compiled, and how far it is while that is being done."""
    return engine.told()


ROUTES: Final = [engine_state]

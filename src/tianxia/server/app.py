"""The application: routes, guards, and the hall that lives as long as the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tianxia.server.engine import ROUTES as ENGINE_ROUTES
from tianxia.server.engine import Engine
from tianxia.server.guard import Gate, problem_response
from tianxia.server.identity.cookie import Signer, signer_in
from tianxia.server.limits import Doors, Limits, Voices
from tianxia.server.lobby.routes import ROUTES
from tianxia.server.lobby.seals import Seals
from tianxia.server.pages import Files, page
from tianxia.server.reviews.desk import Desk
from tianxia.server.reviews.routes import ROUTES as REVIEW_ROUTES
from tianxia.server.settings import Settings
from tianxia.server.storage.store import Store, open_store
from tianxia.server.tables.hall import Hall
from tianxia.server.tables.socket import table_socket
from tianxia.server.tables.tidying import tidy_for_ever
from tianxia.server.thinking.pool import Thinkers

LARGEST_BODY: Final = 65_536


class Rooms:
    """What the handlers are given; the hall is there once the server has started."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Store | None = None
        self.hall: Hall | None = None
        self.desk: Desk | None = None
        self.signer: Signer | None = None
        self.engine: Final = Engine(settings.engine)
        self.files: Final = Files(settings.static)
        self.seals: Final = Seals()
        generosity = settings.loopback_generosity
        self.requests: Final = Limits(60, 20, generosity)
        self.openings: Final = Limits(10, 0.2, generosity)
        self.trials: Final = Limits(20, 1, generosity)
        self.doors: Final = Doors(60, 600, Limits(30, 2, generosity), Limits(600, 20, generosity))
        self.voices: Final = Voices(
            Limits(settings.watching_burst, settings.watching_rate, generosity),
            Limits(settings.seated_burst, settings.seated_rate, generosity),
        )

    async def give_hall(self) -> Hall:
        """The hall."""
        assert self.hall is not None, "the server has started"
        return self.hall

    async def give_desk(self) -> Desk:
        """Where games are reviewed."""
        assert self.desk is not None, "the server has started"
        return self.desk

    async def give_engine(self) -> Engine:
        """What is known of the engine."""
        return self.engine

    async def give_signer(self) -> Signer:
        """The signer of cookies."""
        assert self.signer is not None, "the server has started"
        return self.signer

    async def give_files(self) -> Files:
        """The client's files."""
        return self.files

    async def give_seals(self) -> Seals:
        """Halves of seals for tables that are about to be opened."""
        return self.seals

    async def give_openings(self) -> Limits:
        """How often one may open tables."""
        return self.openings

    async def give_trials(self) -> Limits:
        """How often one may have another choice weighed."""
        return self.trials

    async def give_doors(self) -> Doors:
        """How many windows may be open."""
        return self.doors

    async def give_voices(self) -> Voices:
        """How much windows may say."""
        return self.voices

    async def open(self) -> None:
        """Open what may be out of order, before anything else begins: whoever starts us hears it.

        Inside the lifespan an error would be written down with its whole history instead.
        """
        self.settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds secrets
        self.signer = signer_in(self.settings.data)
        self.store = await open_store(self.settings.database_url())

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """Wake the workers; at the end let everything go."""
        assert self.store is not None, "what may be out of order was opened"
        hall = self.hall = Hall(
            self.settings, self.store, Thinkers(self.settings.workers, self.settings.components)
        )
        await hall.keep_components()
        await self.engine.start()
        desk = self.desk = Desk(hall)
        aside = [
            asyncio.create_task(self.wake(hall, desk)),
            asyncio.create_task(tidy_for_ever(hall)),
            asyncio.create_task(self.engine.follow(hall.thinkers)),
        ]
        try:
            yield
        finally:
            for task in aside:
                task.cancel()
            await asyncio.gather(*aside, return_exceptions=True)
            await self.engine.close()
            await desk.close()
            await hall.close()

    async def wake(self, hall: Hall, desk: Desk) -> None:
        """Let workers read the rules, then go on with interrupted reviews."""
        await hall.thinkers.warm_up()
        await desk.resume()


def make_app(rooms: Rooms) -> Litestar:
    """The application in these rooms."""
    gate = Gate(rooms.settings.origins, rooms.requests)
    routes = [*ROUTES, *REVIEW_ROUTES, *ENGINE_ROUTES]
    api = Router("/api", route_handlers=routes, before_request=gate.check)
    return Litestar(
        route_handlers=[api, table_socket, page],
        dependencies={
            "hall": Provide(rooms.give_hall),
            "signer": Provide(rooms.give_signer),
            "files": Provide(rooms.give_files),
            "seals": Provide(rooms.give_seals),
            "openings": Provide(rooms.give_openings),
            "trials": Provide(rooms.give_trials),
            "desk": Provide(rooms.give_desk),
            "engine": Provide(rooms.give_engine),
            "doors": Provide(rooms.give_doors),
            "voices": Provide(rooms.give_voices),
        },
        lifespan=[rooms.lifespan],
        exception_handlers={Exception: problem_response, HTTPException: problem_response},
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key="compressed"
        ),
        openapi_config=OpenAPIConfig(
            title="tianxia", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,  # whoever starts the server says where logs go
    )

"""Starting the server: an address is printed, a browser opened, and play begins."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from tianxia.build.background import Background
from tianxia.games.registry import use_components
from tianxia.review.budget import USUAL, Budget
from tianxia.server.app import Rooms, make_app
from tianxia.server.collector import quiet_collector
from tianxia.server.guard import guarded
from tianxia.server.network.addresses import address
from tianxia.server.network.callers import Callers, raise_file_limit
from tianxia.server.network.http import HttpCaller
from tianxia.server.network.watched import Config, Watched
from tianxia.server.network.window import WindowCaller
from tianxia.server.settings import Settings
from tianxia.server.storage.keeping import USUALLY, Keeping
from tianxia.server.thinking.levels import invite

LARGEST_MESSAGE: Final = 65_536
GOODBYE: Final = 3  # seconds to finish what was begun
UNHEARD: Final = 0.2  # seconds in which work notices that nobody waits for it
UNSENT: Final = 131_072  # bytes the system keeps for one who does not read


class Server(uvicorn.Server):
    """A server that says when it is ready, and ends quietly when it is asked to."""

    def __init__(self, config: Config, rooms: Rooms, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.rooms: Final = rooms
        self.ready: Final = ready
        config.callback_notify = self.look_around

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open what may turn out to be unusable, start, then tell."""
        await self.rooms.open()
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def look_around(self) -> None:
        """Every second: end connections that take too long."""
        now = asyncio.get_running_loop().time()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Watched):
                connection.look(now)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody finish; those who take too long are sent away."""
        sending = asyncio.create_task(self.send_away())
        await super().shutdown(sockets)
        sending.cancel()

    async def send_away(self) -> None:
        """After a while end what is still going on, so that uvicorn has nothing to complain of."""
        await asyncio.sleep(GOODBYE)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(UNHEARD)  # most notice that nobody listens any more, and end
        for task in list(self.server_state.tasks):
            task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to end is no failure: the signal is not raised again afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to the address; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)  # for all who connect
        made.bind((host, port))
        made.set_inheritable(False)
    except OSError:
        made.close()
        raise
    return made


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server for a bound socket; there is no access log, since addresses may hold secrets.

    Logging stays as it is found: setting it up anew would close the handlers of other libraries.
    """
    rooms = Rooms(settings)
    config = Config(
        guarded(make_app(rooms)),
        log_config=None,
        access_log=False,
        log_level="error",  # what strangers send is not worth a line
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=HttpCaller,
        ws=WindowCaller,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # events are small patches; deflating them costs more
        timeout_graceful_shutdown=2 * GOODBYE,
        timeout_notify=0,  # look around at every turn, which is once a second
        lifespan="on",
    )
    config.settings = settings
    config.callers = Callers(raise_file_limit(), settings.loopback_generosity, settings.proxies)
    return Server(config, rooms, ready)


def run_server(
    host: str = "127.0.0.1",
    port: int = 0,
    data_dir: Path = Path("data"),
    database_url: str | None = None,
    *,
    open_browser: bool = False,
    path: str = "",
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    workers: int | None = None,
    components: tuple[Path, ...] = (),
    bots: tuple[Path, ...] = (),
    pace: float = 0.35,
    review: Budget = USUAL,
    keeping: Keeping = USUALLY,
    engine: Background | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until interrupted. `say` is given the address once people can come.

    `path` is opened in the browser below the address; `origins` are further addresses whose pages
    may connect, for a server behind another name; `proxies` are the addresses of reverse proxies
    that say where requests come from; `components` are files with corrected values, `bots`
    files with bots by outsiders; `review` is how long one decision of a review may take, `keeping`
    how long tables are stored; `engine` compiles the engine meanwhile.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        data_dir,
        database_url,
        origins,
        proxies,
        workers,
        components,
        bots,
        pace,
        review=review,
        keeping=keeping,
        engine=engine,
    )
    for file in components:
        use_components(file)
    invite(bots)
    listener = listening(host, port)
    url = address(host, listener.getsockname()[1]) + path.lstrip("/")

    def ready() -> None:
        quiet_collector()
        say(url)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    server = make_server(settings, ready)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()

"""Starting the server: an address is printed, a browser opened, and play begins."""

from __future__ import annotations

import logging
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from tianxia.games.registry import use_components
from tianxia.review.budget import USUAL, Budget
from tianxia.server.app import make_app
from tianxia.server.collector import quiet_collector
from tianxia.server.guard import guarded
from tianxia.server.settings import Settings
from tianxia.server.storage.keeping import USUALLY, Keeping
from tianxia.server.thinking.levels import invite

LARGEST_MESSAGE: Final = 65_536
GOODBYE: Final = 3  # seconds to finish what was begun


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to the address; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.set_inheritable(False)
    return made


def make_server(settings: Settings, ready: Callable[[], None]) -> Server:
    """A server for a bound socket; there is no access log, since addresses may hold secrets.

    Logging stays as it is found: setting it up anew would close the handlers of other libraries.
    """
    config = uvicorn.Config(
        guarded(make_app(settings)),
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # events are small patches; deflating them costs more
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )
    return Server(config, ready)


def address(host: str, port: int) -> str:
    """The address to open in a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def run_server(
    host: str = "127.0.0.1",
    port: int = 0,
    data_dir: Path = Path("data"),
    database_url: str | None = None,
    *,
    open_browser: bool = False,
    path: str = "",
    origins: tuple[str, ...] = (),
    workers: int | None = None,
    components: tuple[Path, ...] = (),
    bots: tuple[Path, ...] = (),
    pace: float = 0.35,
    review: Budget = USUAL,
    keeping: Keeping = USUALLY,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until interrupted. `say` is given the address once people can come.

    `path` is opened in the browser below the address; `origins` are further addresses whose pages
    may connect, for a server behind another name; `components` are files with corrected values,
    `bots` files with bots by outsiders; `review` is how long one decision of a review may take,
    `keeping` how long tables are stored.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        data_dir,
        database_url,
        origins,
        workers,
        components,
        bots,
        pace,
        review=review,
        keeping=keeping,
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
    except KeyboardInterrupt:  # uvicorn raises it once more after it has shut down
        pass
    finally:
        listener.close()

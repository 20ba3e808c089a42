"""The game in the browser: a server on this machine, and a window that looks at it."""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from tianxia.build.background import Background
from tianxia.cli.arguments import game_of, rules_with
from tianxia.cli.engine import ProgressLine
from tianxia.cli.refusal import Refused, sentence
from tianxia.cli.show import console
from tianxia.core.errors import TianxiaError
from tianxia.review.budget import USUAL
from tianxia.server.settings import STATIC
from tianxia.words import Speaker


class CannotServe(Refused):
    """Everything was typed well, and yet the server cannot start."""

    exit_code = 1


DATABASES: Final = ("sqlite", "postgresql")
HIGHEST_PORT: Final = 65535


def data_folder(given: Path | None) -> Path:
    """Where tables are kept: the given folder, or the user's own."""
    return user_data_path("tianxia", appauthor=False) if given is None else given


def answers_are_piped() -> bool:
    """Whether somebody has already written the answers down: they are for the terminal."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def serve_browser(
    speaker: Speaker,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    data: Path | None = None,
    database: str | None = None,
    origins: list[str] | None = None,
    proxies: list[str] | None = None,
    components: list[Path] | None = None,
    bots: list[Path] | None = None,
    review_seconds: float = USUAL.seconds,
    keep: tuple[int, int, int] | None = None,
    open_browser: bool = True,
    path: str = "",
) -> None:
    """Serve until interrupted; the address is printed and, if wished, opened.

    `keep`: days for which finished, unstarted and abandoned tables are stored; 0 is for ever.
    """
    check_wishes(port, database, proxies or [], review_seconds)
    if keep is not None and min(keep) < 0:
        raise Refused("cli-error-days")
    if not (STATIC / "index.html").exists():
        raise Refused("cli-error-no-client")
    # a second of reading that other commands can spare
    from tianxia.server.serve import run_server
    from tianxia.server.storage.keeping import USUALLY, Keeping

    out = console()
    line = ProgressLine(speaker, out)

    def say(address: str) -> None:
        out.print(speaker.text("cli-serving", address=address), soft_wrap=True)

    try:
        for file in components or []:
            rules_with(game_of(file), file)  # a bad file is refused before anybody is let in
        run_server(
            host,
            port,
            data_folder(data),
            database,
            open_browser=open_browser,
            path=path,
            origins=tuple(origins or ()),
            proxies=tuple(proxies or ()),
            components=tuple(components or ()),
            bots=tuple(bot.resolve() for bot in bots or ()),
            review=replace(USUAL, seconds=review_seconds),
            keeping=USUALLY if keep is None else Keeping(*keep),
            engine=Background(line.show),
            say=say,
        )
    except (TianxiaError, OSError) as error:
        problem = sentence(speaker, error).rstrip(".")
        raise CannotServe("cli-error-serve", problem=problem) from None
    finally:
        line.close()


def check_wishes(port: int, database: str | None, proxies: list[str], seconds: float) -> None:
    """Refuse what was typed wrongly."""
    if not 0 <= port <= HIGHEST_PORT:
        raise Refused("cli-error-port", port=str(port))
    if database is not None and not database.startswith(DATABASES):
        raise Refused("cli-error-database")
    if not seconds > 0:
        raise Refused("cli-error-seconds")
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise Refused("cli-error-proxy", given=proxy) from None

"""How many connections anybody may hold, so that nobody takes all the files of the server."""

from __future__ import annotations

import sys
from ipaddress import ip_network
from typing import Final

from tianxia.server.network.addresses import group_of, is_loopback, is_within

MOST: Final = 1000  # connections of one address; browsers open up to seven for a window
SHARE: Final = 4  # never more than this part of all files for one address
RESERVE: Final = 64  # files for the database, the log and the workers
UNLIMITED: Final = 65_536


def raise_file_limit() -> int:
    """Allow as many open files as the system lets us, and say how many that is."""
    if sys.platform == "win32":  # where files are not counted so
        return UNLIMITED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else min(hard, UNLIMITED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


class Callers:
    """The connections that are open, by who holds them; `proxies` stand for many people."""

    def __init__(self, files: int, generosity: int, proxies: tuple[str, ...] = ()) -> None:
        self.all: Final = files - RESERVE
        self.each: Final = min(MOST, files // SHARE)
        self.each_here: Final = min(MOST * generosity, files // SHARE)
        self.proxies: Final = [ip_network(proxy) for proxy in proxies]
        self.held: Final[dict[object, str]] = {}  # the group of every open connection
        self.counts: Final[dict[str, int]] = {}

    def enter(self, connection: object, address: str) -> bool:
        """Whether one more connection of this address may stay."""
        group = group_of(address)
        count = self.counts.get(group, 0)
        most = self.each_here if is_loopback(address) else self.each
        if len(self.held) >= self.all:
            return False
        if count >= most and not is_within(address, self.proxies):
            return False
        self.held[connection] = group
        self.counts[group] = count + 1
        return True

    def leave(self, connection: object) -> None:
        """The connection is closed."""
        group = self.held.pop(connection, None)
        if group is None:
            return
        self.counts[group] -= 1
        if not self.counts[group]:
            del self.counts[group]

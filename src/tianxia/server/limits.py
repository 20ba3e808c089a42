"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

FORGET_ABOVE: Final = 10_000  # addresses remembered before the rested ones are forgotten


class Bucket:
    """So many requests at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Whether there was enough left; if not, nothing is taken."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True

    def rested(self) -> bool:
        """Whether the bucket is full again, so that it may be forgotten."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limits:
    """One bucket for every address that asks."""

    def __init__(self, burst: float, rate: float, generosity: int) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self.generosity: Final = generosity
        self.buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str, n: float = 1.0) -> bool:
        """Whether the address may ask now."""
        bucket = self.buckets.get(address)
        if bucket is None:
            self.forget_rested()
            times = self.generosity if is_loopback(address) else 1
            bucket = self.buckets[address] = Bucket(self.burst * times, self.rate * times)
        return bucket.take(n)

    def forget_rested(self) -> None:
        """Keep the list of addresses short."""
        if len(self.buckets) > FORGET_ABOVE:
            for address in [a for a, bucket in self.buckets.items() if bucket.rested()]:
                del self.buckets[address]


class Doors:
    """How many windows an address may have open: `enter` lets one in, `leave` lets it out."""

    def __init__(self, most: int, rate: Limits) -> None:
        self.most: Final = most
        self.rate: Final = rate
        self.open: Final[dict[str, int]] = {}

    def enter(self, address: str) -> bool:
        """Whether one more may come in now."""
        times = self.rate.generosity if is_loopback(address) else 1
        inside = self.open.get(address, 0)
        if inside >= self.most * times or not self.rate.take(address):
            return False
        self.open[address] = inside + 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def is_loopback(address: str) -> bool:
    """Whether the request comes from this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False

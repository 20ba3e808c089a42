"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import time
from typing import Final

from tianxia.server.network.addresses import group_of, is_loopback

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
        group = group_of(address)
        bucket = self.buckets.get(group)
        if bucket is None:
            self.forget_rested()
            times = self.generosity if is_loopback(group) else 1
            bucket = self.buckets[group] = Bucket(self.burst * times, self.rate * times)
        return bucket.take(n)

    def give_back(self, address: str) -> None:
        """What was asked for is not to be counted."""
        bucket = self.buckets.get(group_of(address))
        if bucket is not None:
            bucket.left = min(bucket.burst, bucket.left + 1)

    def forget_rested(self) -> None:
        """Keep the list of addresses short."""
        if len(self.buckets) > FORGET_ABOVE:
            for address in [a for a, bucket in self.buckets.items() if bucket.rested()]:
                del self.buckets[address]


class Doors:
    """How many windows an address may have open: `enter` lets one in, `leave` lets it out.

    Whoever shows the secret of a seat is counted apart, so that neither a club behind one address
    nor its players suffer from those who only watch.
    """

    def __init__(self, watching: int, seated: int, rate: Limits, seated_rate: Limits) -> None:
        self.most: Final = {False: watching, True: seated}
        self.rate: Final = rate
        self.seated_rate: Final = seated_rate  # the others at the table hear of all who come
        self.open: Final[dict[tuple[str, bool], int]] = {}  # by address, and whether seated

    def enter(self, address: str) -> bool:
        """Whether one more may come in now; who sits down is not known yet."""
        return self._has_room(address, False) and self.rate.take(address) and self._add(address)

    def sit_down(self, address: str) -> bool:
        """Whether one that is inside may stay for its seat."""
        if not self._has_room(address, True) or not self.seated_rate.take(address):
            return False
        self.leave(address, False)
        self.rate.give_back(address)
        return self._add(address, seated=True)

    def leave(self, address: str, seated: bool) -> None:
        """One has gone."""
        key = (group_of(address), seated)
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]

    def _has_room(self, address: str, seated: bool) -> bool:
        times = self.rate.generosity if is_loopback(address) else 1
        return self.open.get((group_of(address), seated), 0) < self.most[seated] * times

    def _add(self, address: str, seated: bool = False) -> bool:
        key = (group_of(address), seated)
        self.open[key] = self.open.get(key, 0) + 1
        return True


class Voices:
    """How much all windows of an address may say together; players are counted apart here too."""

    def __init__(self, watching: Limits, seated: Limits) -> None:
        self.limits: Final = {False: watching, True: seated}

    def take(self, address: str, seated: bool) -> bool:
        """Whether a window may say something now."""
        return self.limits[seated].take(address)

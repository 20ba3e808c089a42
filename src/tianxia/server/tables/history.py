"""The last events of a table, kept so that a window that was away can catch up."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from tianxia.core.journal import Note
from tianxia.server.wire.patch import Step

KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a change of the position, or only of the company."""

    v: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """The position changed; patches and hashes by viewer."""

    ply: int
    cut: int | None
    notes: list[tuple[int, Note]]
    patches: dict[int, list[Step]] = field(default_factory=dict)
    hashes: dict[int, str] = field(default_factory=dict)


class History:
    """A version number that grows with every event, and the last events themselves.

    Versions begin with the time of loading in milliseconds: numbers of an earlier life of the
    server are always smaller, so nobody mistakes an old event for a new one after a restart.
    """

    def __init__(self) -> None:
        self.v = time.time_ns() // 1_000_000
        self.events: Final[deque[Event]] = deque(maxlen=KEPT)
        self._floor = self.v  # nobody who knows less can catch up

    def next(self) -> int:
        """The number of the event that happens now."""
        self.v += 1
        return self.v

    def add(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def reset(self) -> None:
        """Whatever was before cannot be told in steps."""
        self.events.clear()
        self._floor = self.next()

    def since(self, v: int) -> list[Event] | None:
        """What happened after version `v`; None if not all of it is known any more."""
        oldest = self.events[0].v - 1 if self.events else self.v
        if v > self.v or v < oldest or v < self._floor:
            return None
        return [event for event in self.events if event.v > v]

"""A suggestion that the others at a table must agree to."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

from tianxia.server.wire.messages import MotionKind, MotionOut


@dataclass
class Motion:
    """Who suggests what, and who has said yes or no; it lives only in memory."""

    id: str
    kind: MotionKind
    by: int
    seat: int  # whom it concerns
    level: str | None
    ends: float  # on the monotonic clock
    voters: list[int]  # the seats that speak
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)

    @property
    def needed(self) -> int:
        """How many voices are a majority."""
        return len(self.voters) // 2 + 1

    @property
    def carried(self) -> bool:
        """Whether a majority has agreed."""
        return len(self.yes) >= self.needed

    @property
    def over(self) -> bool:
        """Whether it is forgotten, or so many are against it that no majority is left."""
        return time.monotonic() >= self.ends or len(self.voters) - len(self.no) < self.needed

    def out(self) -> MotionOut:
        """The suggestion as everybody at the table sees it."""
        return MotionOut(
            id=self.id,
            kind=self.kind,
            by=self.by,
            seat=self.seat,
            level=self.level,
            yes=sorted(self.yes),
            no=sorted(self.no),
            needed=self.needed,
            seconds=max(0, math.ceil(self.ends - time.monotonic())),
        )

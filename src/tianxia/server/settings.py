"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tianxia.build.background import Background
from tianxia.review.budget import USUAL, Budget
from tianxia.server.storage.keeping import USUALLY, Keeping

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """Where things lie and how much is allowed."""

    data: Path
    database: str | None = None  # an SQLAlchemy address; None: a file in the data folder
    origins: tuple[str, ...] = ()  # further addresses whose pages may connect
    proxies: tuple[str, ...] = ()  # whose word on where a request comes from is believed
    workers: int | None = None  # processes that think; None: all cores but one; 0: a thread
    components: tuple[Path, ...] = ()  # files with corrected values, at most one for a game
    bots: tuple[Path, ...] = ()  # files with bots by outsiders
    pace: float = 0.35  # seconds between two moves of bots, so that people can follow
    static: Path = STATIC
    head_seconds: float = 10.0  # for the head of a request, counted from the last answer
    body_seconds: float = 30.0  # for the body of a request, and for reading the answer
    unread_seconds: float = 5.0  # a window that reads nothing is closed after this time
    hello_seconds: float = 10.0  # a window that says nothing is closed after this time
    window_burst: int = 40  # messages a window may send at once …
    window_rate: float = 20.0  # … and a second after that
    seated_burst: int = 800  # the same for all windows of an address that hold a seat …
    seated_rate: float = 200.0
    watching_burst: int = 200  # … and for those that only watch
    watching_rate: float = 50.0
    spare_burst: int = 3  # what a window with a seat may say though its address has said too much
    spare_rate: float = 0.5
    loopback_generosity: int = 50  # how much more this machine itself may ask for
    away_seconds: float = 60.0  # without a window before the host may call a bot in
    motion_seconds: float = 120.0  # until a suggestion that found no majority is forgotten
    review: Budget = USUAL  # for one decision of a review
    reviews_at_once: int = 20  # games under review before another one is refused
    tables_kept: int = 500  # tables in memory before those that nobody watches are put away
    keeping: Keeping = USUALLY  # how long tables are stored
    engine: Background | None = None  # compiles the engine beside the server

    def database_url(self) -> str:
        """The address of the database."""
        if self.database is not None:
            return self.database
        return f"sqlite:///{self.data / 'tianxia.sqlite3'}"

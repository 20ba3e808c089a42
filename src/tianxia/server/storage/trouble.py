"""What can be wrong with a database, in one sentence for whoever starts the server."""

from __future__ import annotations

from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

# What drivers raise when a database is away, refuses us, or is damaged.
DATABASE_TROUBLE: Final = (SQLAlchemyError, OSError, TimeoutError)


class Misplaced(Exception):
    """An answer that does not follow the last one in the log: memory and log have parted."""


class Deleted(Exception):
    """Whoever keeps the house has deleted a table that is still in memory."""


class Elsewhere(Exception):
    """Another server has taken the database over; this one must not write any more."""

    def __init__(self) -> None:
        super().__init__("another server uses it now")


# The same while the server runs.
AWAY: Final = (SQLAlchemyError, ConnectionError, TimeoutError, Elsewhere)


def trouble(url: str, error: BaseException) -> str:
    """The sentence: which database, and what its driver said first; without the password."""
    return (
        f"The database {make_url(url).render_as_string(hide_password=True)}: {said_first(error)}."
    )


def said_first(error: BaseException) -> str:
    """What the driver said first; statements and what was to be written are nobody's business."""
    cause = getattr(error, "orig", None) or error
    said = str(cause).strip() or type(cause).__name__
    return said.splitlines()[0].rpartition(">: ")[2].rstrip(".")

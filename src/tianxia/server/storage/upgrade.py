"""Bringing a database up to date when the server starts, and refusing one that is too new."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, select

from tianxia.core.errors import Unreadable
from tianxia.server.storage.schema import SCHEMA

STEPS: Final = Path(__file__).parent / "revisions"
BEFORE_REVISIONS: Final = (None, 1, 2)  # what the table `schema` said then
TOO_NEW: Final = "The database was written by a newer version of tianxia; please use that one."

OLDER: Final = (
    "There is no database of this version of tianxia; start the server once, "
    "which makes it or brings it up to date."
)


def upgrade(connection: Connection) -> None:
    """Carry out the steps that the database lacks; all of them or none."""
    found = _revision(connection)
    if found == _newest():
        return
    if found is None:
        _check_without_revision(connection)
    _copy_first(connection)
    settings = _settings()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError:
        raise Unreadable(TOO_NEW) from None


def check_current(connection: Connection) -> None:
    """Refuse a database that this program would have to change first."""
    if _revision(connection) != _newest():
        raise Unreadable(OLDER)


def _settings() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def _newest() -> str | None:
    return ScriptDirectory.from_config(_settings()).get_current_head()


def _revision(connection: Connection) -> str | None:
    """The last step the database has seen; None: none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _check_without_revision(connection: Connection) -> None:
    """A database without steps is new, or one of the versions that came before them."""
    if "schema" not in inspect(connection).get_table_names():
        return
    version = connection.execute(select(SCHEMA.c.version)).scalar()
    if version not in BEFORE_REVISIONS:
        raise Unreadable(TOO_NEW)


def _copy_first(connection: Connection) -> None:
    """Keep a copy of an SQLite file that holds tables, beside it; a database server has backups."""
    name = connection.engine.url.database
    there = inspect(connection).get_table_names()
    if connection.dialect.name != "sqlite" or not name or "tables" not in there:
        return
    file = Path(name)
    copy = file.with_name(f"{file.name}.before-{_newest()}")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)

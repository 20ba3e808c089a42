"""The tables of the database: tables, the entries of their logs, and reviews of finished games."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA_VERSION: Final = 2
# A version from which this one is reached by adding the tables that are missing.
GROWS_FROM: Final = 1

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(64), nullable=False),  # hash of the components file
    Column("options", Text, nullable=False),  # JSON
    Column("secret", String(64), nullable=False),  # nature's, hexadecimal
    Column("seats", Text, nullable=False),  # JSON: list of Place
    Column("host", String(64), nullable=False),  # hash of the host's secret
    Column("status", String(16), nullable=False),
    Column("to_move", Integer),  # derived from the log; spares lists of tables a replay
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("rematch", String(32)),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("forced", Boolean, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("method", Integer, nullable=False),  # the version of the review's method
    Column("status", String(16), nullable=False),
)

VERDICTS: Final = Table(
    "verdicts",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("verdict", Text, nullable=False),  # JSON
)

SCHEMA: Final = Table("schema", METADATA, Column("version", Integer, primary_key=True))

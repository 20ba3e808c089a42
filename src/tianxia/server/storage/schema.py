"""The tables of the database as this version of the program reads and writes them.

How an older database becomes this one stands in `revisions/versions`, step by step.
"""

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
    Column("seals", Text, nullable=False),  # JSON: list of Seal
    Column("touched", BigInteger, nullable=False),  # milliseconds: when somebody last did something
    Column("ended", BigInteger),  # milliseconds: when the game was over
)

COMPONENTS: Final = Table(
    "components",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),  # the file as it was read
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

# Which program may open the database, for versions that knew nothing of revisions.
SCHEMA: Final = Table("schema", METADATA, Column("version", Integer, primary_key=True))

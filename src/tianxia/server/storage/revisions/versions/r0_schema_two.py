"""The tables that databases had before there were revisions.

Older databases have some or all of them already, so only what is missing is made.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0"
down_revision = None


def upgrade() -> None:
    """Make the tables that are missing."""
    there = set(sa.inspect(op.get_bind()).get_table_names())
    for name, columns in TABLES.items():
        if name not in there:
            op.create_table(name, *columns())


def of_a_table() -> sa.Column[Any]:
    """The column that says which table a row belongs to."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), owner, primary_key=True)


def tables() -> list[sa.Column[Any]]:
    """One row for each table."""
    return [
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(32)),
    ]


def entries() -> list[sa.Column[Any]]:
    """One row for each answer."""
    return [
        of_a_table(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
    ]


def reviews() -> list[sa.Column[Any]]:
    """One row for each reviewed table."""
    return [
        of_a_table(),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
    ]


def verdicts() -> list[sa.Column[Any]]:
    """One row for each judged decision."""
    return [
        of_a_table(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("verdict", sa.Text, nullable=False),
    ]


def schema() -> list[sa.Column[Any]]:
    """One row: which programs may open the database."""
    return [sa.Column("version", sa.Integer, primary_key=True)]


TABLES = {
    "tables": tables,
    "entries": entries,
    "reviews": reviews,
    "verdicts": verdicts,
    "schema": schema,
}

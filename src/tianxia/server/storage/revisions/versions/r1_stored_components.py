"""Components are stored; seats have several secrets and an invitation; seals; times."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r1"
down_revision = "r0"

CLOSED_TO_OLDER_PROGRAMS = 3  # they knew versions 1 and 2, and would misread the seats


def upgrade() -> None:
    """Add what is new, then bring every stored table up to date."""
    op.create_table(
        "components",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    now = str(time.time_ns() // 1_000_000)  # when older tables were last used nobody knows
    op.add_column("tables", sa.Column("seals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default=now))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seats"))
    for table_id, seats in connection.execute(sa.select(tables.c.id, tables.c.seats)).all():
        new = json.dumps([place(old) for old in json.loads(seats)])
        connection.execute(tables.update().where(tables.c.id == table_id).values(seats=new))
    schema = sa.table("schema", sa.column("version"))
    connection.execute(schema.delete())
    connection.execute(schema.insert().values(version=CLOSED_TO_OLDER_PROGRAMS))


def place(old: dict[str, Any]) -> dict[str, Any]:
    """A seat with its one secret where it belongs: an open seat's is an invitation."""
    new = dict(old)
    token = new.pop("token", "")
    is_open = new["kind"] == "open"
    return new | {
        "tokens": [token] if token and not is_open else [],
        "invite": token if is_open else "",
    }

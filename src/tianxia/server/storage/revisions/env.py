"""Read by Alembic: the steps are carried out on the connection that the program hands over."""

from __future__ import annotations

from alembic import context

from tianxia.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot change every column in place
)
with context.begin_transaction():
    context.run_migrations()

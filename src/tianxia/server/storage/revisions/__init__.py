"""How a database of an older program becomes one of this program: Alembic's steps, in order."""

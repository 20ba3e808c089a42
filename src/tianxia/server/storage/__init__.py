"""Where tables are kept: SQLite by default, PostgreSQL for a larger house."""

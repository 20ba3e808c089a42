"""Bots at the table: they think in processes of their own, never in the server's loop."""

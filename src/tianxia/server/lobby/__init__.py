"""Before, after and beside the game: HTTP requests for games, tables, seats and records."""

"""The tables at which the games are measured, as dragon-4: what `game.toml` says."""

from __future__ import annotations

from typing import Final

from tianxia.games.registry import GAMES

TABLES: Final = [f"{name}-{game.facts.measured}" for name, game in GAMES.items()]

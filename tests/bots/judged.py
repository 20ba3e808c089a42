"""The games whose positions can be judged."""

from __future__ import annotations

from tianxia.bots.judge import has_judge
from tianxia.games.registry import GAMES

JUDGED = [game for game in GAMES if has_judge(game)]

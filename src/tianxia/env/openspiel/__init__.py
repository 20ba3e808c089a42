"""The games for OpenSpiel: importing this registers them as `tianxia_dragon` and so on.

>>> import pyspiel
>>> import tianxia.env.openspiel
>>> game = pyspiel.load_game("tianxia_dragon", {"players": 3, "great_wall": "on"})
>>> game.num_players()
3

Parameters are `players`, `utility` and the options of the game, by the names and values that
`tianxia games` prints. With `utility=rank` the last gets -1 and the first 1, in even steps between
them, so that the game is zero-sum; with `utility=score` everybody gets the points.

Actions of players are the numbers of the game's catalogue, the same for every seat count; nature's
outcomes have a shorter numbering of their own. Both have the catalogue's lines as their strings.
"""

from __future__ import annotations

from tianxia.env.openspiel.game import TianxiaGame, TianxiaState, register

__all__ = ["TianxiaGame", "TianxiaState"]

register()

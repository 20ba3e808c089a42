"""The games for OpenSpiel: importing this registers them as `tianxia_dragon` and so on.

>>> import pyspiel
>>> import tianxia.env.openspiel
>>> game = pyspiel.load_game("tianxia_dragon", {"players": 3, "great_wall": "on"})
>>> game.num_players()
3

**Parameters** are `players`, `utility` and the options of the game, by the names and values that
`tianxia games` prints. With `utility=rank` the last gets -1 and the first 1, in even steps between
them and the same for seats of one rank, so that the game is zero-sum; with `utility=score`
everybody gets the points.

**Actions** of players are the numbers of the game's catalogue, the same for every seat count;
nature's outcomes have a shorter numbering of their own. Both have the catalogue's lines as strings.

**Information** is perfect in the games without hidden cards (with `open_hands=False` Dragon counts
as imperfect, though every card is played face up). An observation is the view of a seat: as JSON,
or as the encoding of the rules, whose slices are the pieces of the tensor. An information state is
all that a seat saw and heard since the beginning, one line for each answer; as a tensor it is the
seat, for every answer its catalogue number plus 2 (1 for one the seat could not see), a number
that stands for what it was told then, and the observation. Two histories have the same information
state exactly if the seat cannot tell them apart.

**Resampling** an information state gives another whole history, as OpenSpiel asks for. OpenSpiel's
C++ code cannot call it, nor undo actions, in games written in Python: take the IS-MCTS of
`open_spiel.python.algorithms`.
"""

from __future__ import annotations

from tianxia.env.openspiel.game import TianxiaGame, TianxiaState, register

__all__ = ["TianxiaGame", "TianxiaState"]

register()

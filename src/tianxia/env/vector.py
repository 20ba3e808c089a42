"""Gymnasium's vector environment: many tables in one call, by far the quickest way to learn.

    envs = gymnasium.make_vec("tianxia.env:tianxia/Dragon-v1", num_envs=16, seats=4)

Every row of the observation is what the seat sees that must think at that table, so one learner
plays all seats (self-play); `opponents="random"` leaves it one seat. `info["action_mask"]` tells
which actions are open, `info["seat"]` who must think. Where a game ends, the next one begins in the
same step (Gymnasium's SAME_STEP): `info["final_obs"]` and `info["final_info"]` tell of the end, and
`info["worth"]` what it was worth to every seat. The reward is the worth to the seat that answered.

The speed is that of the compiled engine. Interpreted, rows are lists that every step copies into
arrays: all is the same and about as slow as one table after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.env.episode import ERROR
from tianxia.env.hall import Hall
from tianxia.env.spaces import TableActions, action_space, number_space
from tianxia.search.tables import ANYBODY, EVERYBODY

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

Arrays = Any  # rewards and flags have different kinds of items, and Gymnasium one name for them
Info = dict[str, Any]

RANDOM_BOT: Final = "random"


class TablesEnv(VectorEnv["NDArray[np.float32]", "ArrayLike", Arrays], EzPickle):
    """So many tables of a game.

    `opponents`: None if the learner answers for all seats, `random` if it has one seat at each
    table; other bots play at tables of Gymnasium's own (`vectorization_mode="sync"`).
    `seat`: the learner's among opponents; drawn anew for every game if it is not said.
    `reward`: `rank` or `score`, as `tianxia.env.gymnasium` says.
    `illegal`: what an action does that is not open. `error`: it is refused, and nothing is changed
    at any table; `random`: an open one is drawn instead.
    `ask_forced`: also ask a seat that has only one choice.
    `sealed`: nature draws as in matches: a game is that of `tianxia.new` with its seed; otherwise
    from a source that is a little quicker.
    `copy`: what is told may be kept; otherwise the next step writes into the same arrays.
    `components`: another components file. What else is given are the game's own options.

    `reset(seed=n)` begins with the games of seed n, n + 1 and so on, or with those of a list of
    seeds; `tables.seeds` has the seeds of the games being played.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        num_envs: int = 1,
        opponents: str | None = None,
        *,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = ERROR,
        ask_forced: bool = False,
        sealed: bool = True,
        copy: bool = True,
        components: Path | str | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            num_envs,
            opponents,
            seat=seat,
            reward=reward,
            illegal=illegal,
            ask_forced=ask_forced,
            sealed=sealed,
            copy=copy,
            components=components,
            **options,
        )
        self.hall = Hall(
            game,
            seats,
            num_envs,
            {**options},
            sealed=sealed,
            illegal=illegal,
            ask_forced=ask_forced,
            reward=reward,
            components=components,
            asked=_asked(opponents, seat),
        )
        self.tables = self.hall.tables
        self.copy = copy
        self.num_envs = num_envs
        self.single_observation_space = number_space(self.hall.rules)
        self.observation_space = number_space(self.hall.rules, num_envs)
        self.single_action_space = action_space(self.hall.rules)
        self.action_space = TableActions(self.hall.rules, num_envs)
        self._room = np.zeros(self.observation_space.shape, np.float32)
        self._everywhere = np.ones(num_envs, np.bool_)

    # -- play -------------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], Info]:
        """New games at all tables; options are agreed on beforehand."""
        if seed is None or isinstance(seed, int):
            wanted = [None if seed is None else seed + table for table in range(self.num_envs)]
        else:
            wanted = [*seed]
        super().reset(seed=wanted[0] if wanted else None, options=options)
        self.hall.begin([self._seed() if one is None else one for one in wanted])
        return self._told(), self._info()

    def _seed(self) -> int:
        """For a table whose game nobody chose."""
        return int(self.np_random.integers(2**63))

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], Arrays, Arrays, Arrays, Info]:
        """An answer at every table, and whatever follows up to the next question there."""
        hall = self.hall
        hall.step(actions)
        info = self._info()
        over = hall.over.copy(np.bool_)
        rewards = np.zeros(self.num_envs)
        if self.tables.ended:
            rewards = hall.of_answerer(hall.worth)
            info |= self._ends(over)
        return self._told(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    # -- what is told -----------------------------------------------------------------------

    def _told(self) -> NDArray[np.float32]:
        if self.copy:
            return self.hall.numbers.copy(np.float32)
        np.copyto(self._room, self.hall.numbers.now(), casting="same_kind")
        return self._room

    def _info(self) -> Info:
        mask, seat = self.hall.mask, self.hall.seat
        return {
            "action_mask": mask.copy() if self.copy else mask.now(),
            "_action_mask": self._everywhere,
            "seat": seat.copy() if self.copy else seat.now(),
            "_seat": self._everywhere,
        }

    def _ends(self, over: NDArray[np.bool_]) -> Info:
        """What is told of games that ended, as Gymnasium's own vectors tell it."""
        hall = self.hall
        last = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(over):
            last[table] = hall.last.now()[table].astype(np.float32)
        final: Info = {
            "action_mask": np.zeros((self.num_envs, self.tables.actions), np.int8),
            "seat": hall.answered.now() * over,
            "score": hall.of_answerer(hall.scores),
            "rank": hall.of_answerer(hall.ranks),
        }
        final |= {f"_{name}": over.copy() for name in final}
        told: Info = {"final_obs": last, "final_info": final, "worth": hall.worth.copy()}
        return told | {f"_{name}": over.copy() for name in told}


def _asked(opponents: str | None, seat: int | None) -> int:
    """Who is asked at a table."""
    if opponents is None:
        if seat is not None:
            raise Unreadable("A learner has a seat of its own only among opponents.")
        return EVERYBODY
    if opponents != RANDOM_BOT:
        raise Unreadable(
            f"Opponents at these tables can be {RANDOM_BOT}, not {opponents!r}; "
            'others sit at those of vectorization_mode="sync".'
        )
    if seat is None:
        return ANYBODY
    if seat < 0:
        raise Unreadable(f"There is no seat {seat}.")
    return seat

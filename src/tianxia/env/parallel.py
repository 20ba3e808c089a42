"""PettingZoo's parallel form over many tables, with one agent for each seat.

    env = tianxia.env.pettingzoo.parallel_env("dragon", seats=4, tables=16)

An agent is told one row for each table, `observation` and `action_mask`; both are zeros where it is
not asked, and what it answers there is not listened to. Games follow one another at each table, so
no agent ever ends: `info["over"]` tells where a game ended with this step, `info["worth"]` what it
was worth to the agent there, and the reward is the sum of that.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.env.episode import ERROR
from tianxia.env.hall import Hall
from tianxia.env.spaces import TableActions, told_space

if TYPE_CHECKING:
    from gymnasium.spaces import Space
    from numpy.typing import NDArray

Rows = dict[str, "NDArray[Any]"]  # what one agent is told
Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Rows], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class HallEnv(ParallelEnv[str, Rows, "NDArray[np.int64]"], EzPickle):
    """So many tables at which every seat is an agent, the same agent at all of them.

    `seats`: how many play at each; the fewest if it is not said.
    `reward`: `rank` or `score`, as `tianxia.env.pettingzoo` says.
    `illegal`: what an action does that is not open. `error`: it is refused, and nothing is changed
    at any table; `random`: an open one is drawn instead.
    `ask_forced`: also ask a seat that has only one choice.
    `sealed`: nature draws as in matches: a game is that of `tianxia.new` with its seed; otherwise
    from a source that is a little quicker.
    `max_cycles`: cut all games off after so many steps.
    `components`: another components file. What else is given are the game's own options.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        tables: int = 1,
        *,
        reward: str = "rank",
        illegal: str = ERROR,
        ask_forced: bool = False,
        sealed: bool = True,
        max_cycles: int | None = None,
        components: Path | str | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            tables,
            reward=reward,
            illegal=illegal,
            ask_forced=ask_forced,
            sealed=sealed,
            max_cycles=max_cycles,
            components=components,
            **options,
        )
        if max_cycles is not None and max_cycles < 1:
            raise Unreadable(f"Games cannot be cut off after {max_cycles} steps.")
        hall = Hall(
            game,
            seats,
            tables,
            {**options},
            sealed=sealed,
            illegal=illegal,
            ask_forced=ask_forced,
            reward=reward,
            components=components,
        )
        self.hall: Final = hall
        self.max_cycles = max_cycles
        self.render_mode: str | None = None
        self.metadata = {"name": f"{game}_v{hall.rules.version}", "render_modes": []}
        self.possible_agents = [f"player_{seat}" for seat in range(hall.tables.seats)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: TableActions(hall.rules, tables) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: told_space(hall.rules, tables) for agent in self.possible_agents
        }
        self._each: Final = np.arange(tables)
        self._seeds = np.random.default_rng()
        self._steps = 0

    # -- play -------------------------------------------------------------------------------

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002, PettingZoo's signature
    ) -> tuple[dict[str, Rows], Infos]:
        """New games, of seed n, n + 1 and so on; options are agreed on beforehand."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            seeds = [seed + int(table) for table in self._each]
        else:
            seeds = self._seeds.integers(2**63, size=len(self._each)).tolist()
        self.hall.begin(seeds)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._told(), self._infos()

    def step(self, actions: dict[str, NDArray[np.int64]]) -> Step:
        """The answers of whoever is asked at each table."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        seat = self.hall.seat.now()
        chosen = np.zeros(len(seat), np.int64)
        for own in np.unique(seat):
            asked = seat == own
            chosen[asked] = np.asarray(actions[self.possible_agents[own]])[asked]
        self.hall.step(chosen)
        self._steps += 1
        cut_off = self._steps == self.max_cycles
        worth = self.hall.worth.now().sum(axis=0).tolist()
        told = (
            self._told(),
            dict(zip(self.agents, worth, strict=True)),
            dict.fromkeys(self.agents, False),
            dict.fromkeys(self.agents, cut_off),
            self._infos(),
        )
        if cut_off:
            self.agents = []
        return told

    # -- what is told -----------------------------------------------------------------------

    def _told(self) -> dict[str, Rows]:
        """The rows of the tables, each given to the agent that is asked there."""
        hall = self.hall
        seat, agents = hall.seat.now(), len(self.possible_agents)
        numbers, mask = hall.numbers.now(), hall.mask.now()
        rows = np.zeros((agents, *numbers.shape), np.float32)
        masks = np.zeros((agents, *mask.shape), np.int8)
        rows[seat, self._each] = numbers
        masks[seat, self._each] = mask
        return {
            agent: {"observation": rows[own], "action_mask": masks[own]}
            for own, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> Infos:
        over, worth = self.hall.over.copy(np.bool_), self.hall.worth.copy()
        return {
            agent: {"over": over, "worth": worth[:, own]}
            for own, agent in enumerate(self.possible_agents)
        }

    def observation_space(self, agent: str) -> Space[Rows]:
        """What the agent can be told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[NDArray[np.int64]]:
        """What the agent can answer."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to let go of."""

"""PettingZoo: every game for two to five learners who answer one after another.

    env = tianxia.env.pettingzoo.env("dragon", seats=4)

An agent is told `observation`, the slices of `rules.slices()` as one row of numbers, and
`action_mask`. Actions are the lines of the game's catalogue, the same in every position and at
every number of seats. Rewards come at the end: `reward="rank"` gives 1 to the first and -1 to the
last, `"score"` the points above the average of the others; both sum up to zero.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import logger
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from tianxia.core.errors import Unreadable
from tianxia.core.rules import OptionValue
from tianxia.env.episode import LOSE, Episode
from tianxia.env.parallel import HallEnv
from tianxia.env.rendering import HUMAN, RENDER_MODES, check_render_mode, table_text
from tianxia.env.rewards import reward_named
from tianxia.env.spaces import action_space, number_space, told_space

if TYPE_CHECKING:
    from gymnasium.spaces import Space

Observation = dict[str, NDArray[Any]]
Chosen = int | np.int64
Action = Chosen | None  # None from an agent whose game is over
TurnEnv = AECEnv[str, Observation, Action]


def env(game: str, seats: int | None = None, **agreed: Any) -> TurnEnv:
    """The environment as learners use it: whoever answers against the rules loses at once.

    The arguments are those of `TableEnv`.
    """
    table: TurnEnv = raw_env(game, seats, **agreed)
    if agreed.get("illegal", LOSE) == LOSE:
        worth = reward_named(agreed.get("reward", "rank")).illegal
        table = TerminateIllegalWrapper(table, illegal_reward=worth)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


def raw_env(game: str, seats: int | None = None, **agreed: Any) -> TableEnv:
    """The environment without wrappers: what is not legal raises an error."""
    return TableEnv(game, seats, **agreed)


def parallel_env(
    game: str, seats: int | None = None, *, tables: int | None = None, **agreed: Any
) -> ParallelEnv[str, Observation, Any]:
    """The same for learners who all speak at once: only the agent with a mask is listened to.

    With a number of tables it is a `tianxia.env.parallel.HallEnv`: all of them in one step.
    """
    if tables is not None:
        return HallEnv(game, seats, tables, **agreed)
    turns = env(game, seats, **agreed)
    return turn_based_aec_to_parallel_wrapper[str, Observation, Chosen](turns)


class TableEnv(TurnEnv, EzPickle):
    """A table at which every seat is an agent, `player_0` and so on.

    `seats`: how many play; the fewest if it is not said.
    `reward`: `rank` or `score`, as the module says.
    `illegal`: what an action against the rules does. `lose`: `env` ends the game with the worst
    reward, `raw_env` raises an error; `error`: both raise; `random`: a legal one is drawn instead.
    `ask_forced`: also ask a seat that has only one choice.
    `max_cycles`: cut the game off after so many answers, with no reward.
    `render_mode`: `ansi` returns the table as text, `human` writes it to the standard output.
    `components`: another components file. What else is given are the game's own options.

    `reset(seed=n)` plays the game that `tianxia.new(seed=n)` would; later resets without a seed
    follow from it. A copy or a pickle is a new table with the same agreement.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "rank",
        illegal: str = LOSE,
        ask_forced: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        components: Path | str | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            reward=reward,
            illegal=illegal,
            ask_forced=ask_forced,
            max_cycles=max_cycles,
            render_mode=render_mode,
            components=components,
            **options,
        )
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo leaves it untyped
        if max_cycles is not None and max_cycles < 1:
            raise Unreadable(f"A game cannot be cut off after {max_cycles} answers.")
        episode = Episode(
            game,
            seats,
            {**options},
            illegal=illegal,
            ask_forced=ask_forced,
            components=components,
        )
        self.episode = episode
        self.reward = reward_named(reward)
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{game}_v{episode.rules.version}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(episode.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        rules = episode.rules
        self.action_spaces = {agent: action_space(rules) for agent in self.possible_agents}
        self.observation_spaces = {agent: told_space(rules) for agent in self.possible_agents}
        self.state_space = number_space(rules, viewers=episode.seats)
        self._seeds = np.random.default_rng()
        self._answered = 0

    # -- play -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002, PettingZoo's signature
        """A new game; options are agreed on when the environment is made, so none are read."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(2**63))
        self.episode.begin(seed)
        self._answered = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: Action) -> None:
        """The answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.answer(episode.choice_of(action))
        self._answered += 1
        if episode.question is None:
            self._close()
        elif self._answered == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()

    def _turn(self) -> None:
        """Whoever is asked now; at the end, whoever was asked last leaves first."""
        question = self.episode.question
        if question is not None:
            self.agent_selection = self.possible_agents[question.seat]
        if self.render_mode == HUMAN:
            self.render()

    def _close(self) -> None:
        """The game is over: rewards, and for whoever looks closer scores and ranks."""
        scores = self.episode.rules.scores(self.episode.state)
        ranking = self.episode.rules.ranking(self.episode.state)
        worth = self.reward.of(scores, ranking)
        for agent, seat in self._seat_of.items():
            self.rewards[agent] = worth[seat]
            self.infos[agent] = {"score": scores[seat], "rank": ranking[seat]}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    # -- what is told -----------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What the agent may see, and what it may answer if it is asked."""
        seat = self._seat_of[agent]
        return {"observation": self.episode.encoded(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> NDArray[Any]:
        """What all seats see together, for learners that train with more than they play with."""
        return np.concatenate([self.episode.encoded(seat) for seat in range(self.episode.seats)])

    def observation_space(self, agent: str) -> Space[Observation]:
        """What the agent can be told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Action]:
        """What the agent can answer."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        if self.render_mode is None:
            logger.warn("The table is rendered only with a render_mode: human or ansi.")
            return None
        viewer = self._seat_of[self.agent_selection]
        text = table_text(self.episode, viewer, self.possible_agents)
        if self.render_mode == HUMAN:
            sys.stdout.write(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to let go of."""

"""Gymnasium: one seat of a game learns, bots play the others.

    env = gymnasium.make("tianxia.env:tianxia/Dragon-v1", seats=2, opponents="casual")

The observation is the row of numbers of `rules.slices()`. `info["action_mask"]` and
`action_masks()` tell which actions are open; actions are the lines of the game's catalogue. The
reward comes at the end: `rank` gives 1 to the first and -1 to the last, `score` the points above
the others' average.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

from tianxia.bots.protocol import Bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.registry import make_bot
from tianxia.core.dice import Dice, offspring
from tianxia.core.errors import Illegal, Unreadable
from tianxia.core.rules import OptionValue
from tianxia.env.episode import LOSE, Episode, Numbers
from tianxia.env.rendering import HUMAN, RENDER_MODES, check_render_mode, table_text
from tianxia.env.rewards import reward_named
from tianxia.env.spaces import action_space, number_space
from tianxia.match.seat import SeatTable

if TYPE_CHECKING:
    from numpy.typing import NDArray

Info = dict[str, Any]


class GameEnv(gymnasium.Env[Numbers, np.int64], EzPickle):
    """A table at which one seat is the learner.

    `opponents`: the bot of all other seats by name (`random`, `casual`, `search`, a Python
    file), or a name for each of them in the order in which they follow the learner.
    `seat`: the learner's; drawn anew for every game if it is not said.
    `reward`: `rank` or `score`, as the module says.
    `illegal`: what an action against the rules does. `lose` (then `info["illegal"]` is true): the
    game ends with the worst reward; `error`: it is refused; `random`: a legal one is drawn instead.
    `ask_forced`: also ask the learner when it has only one choice.
    `render_mode`: `ansi` returns the table as text, `human` writes it to the standard output.
    `components`: another components file. What else is given are the game's own options.

    `reset(seed=n)` plays the game that `tianxia.new(seed=n)` would; later resets without a seed
    follow from it. A copy or a pickle is a new table with the same agreement.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "random",
        *,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = LOSE,
        ask_forced: bool = False,
        render_mode: str | None = None,
        components: Path | str | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            opponents,
            seat=seat,
            reward=reward,
            illegal=illegal,
            ask_forced=ask_forced,
            render_mode=render_mode,
            components=components,
            **options,
        )
        self.episode = Episode(
            game,
            seats,
            {**options},
            illegal=illegal,
            ask_forced=ask_forced,
            components=components,
        )
        self.opponents = _names(opponents, self.episode.seats - 1)
        for name in self.opponents:
            make_bot(name, game, 0)  # refuses a name that nobody has
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise Unreadable(
                f"The learner's seat can be 0 to {self.episode.seats - 1}, not {seat}."
            )
        self.fixed_seat = seat
        self.reward = reward_named(reward)
        self.loses_illegal = illegal == LOSE
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = number_space(self.episode.rules)
        self.action_space = action_space(self.episode.rules)
        self.learner = 0
        self.bots: dict[int, Bot] = {}  # by seat
        self.over = True

    # -- play -------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """A new game at the learner's first question; options are agreed on beforehand."""
        super().reset(seed=seed, options=options)
        played = int(self.np_random.integers(2**63)) if seed is None else seed
        drawn = int(self.np_random.integers(self.episode.seats))
        self.learner = drawn if self.fixed_seat is None else self.fixed_seat
        self.over = False
        self.bots = {}
        for turn, name in enumerate(self.opponents, start=1):
            seat = (self.learner + turn) % self.episode.seats
            bot_seed = offspring(played, f"bot {seat}")
            self.bots[seat] = make_bot(name, self.episode.rules.name, bot_seed)
        self.episode.begin(played, [self._dice_of(at) for at in range(self.episode.seats)])
        self._let_bots_answer()
        return self._told(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """The learner's answer, and those of the bots up to the learner's next question."""
        if self.over:
            raise Illegal("The game is over; reset begins another.")
        try:
            choice = self.episode.choice_of(action)
        except Illegal:
            if not self.loses_illegal:
                raise
            return self._forfeit()
        self.episode.answer(choice)
        self._let_bots_answer()
        if self.episode.question is not None:
            return self._told(), 0.0, False, False, self._info()
        return self._close()

    def _dice_of(self, seat: int) -> Dice | None:
        """What the random bot at the seat draws from: then it is not asked, which is quicker."""
        bot = self.bots.get(seat)
        return bot.dice if isinstance(bot, RandomBot) else None

    def _let_bots_answer(self) -> None:
        episode = self.episode
        while (question := episode.question) is not None and question.seat != self.learner:
            seat, legal = question.seat, episode.legal
            choice = legal[0]
            if len(legal) > 1:
                choice = self.bots[seat].choose(SeatTable(episode.rules, episode.state, seat))
                if choice not in legal:
                    raise Illegal(f"Choice {choice} of the bot at seat {seat + 1} is not open.")
            episode.answer(choice)

    def _close(self) -> tuple[Numbers, float, bool, bool, Info]:
        self.over = True
        scores = self.episode.rules.scores(self.episode.state)
        ranking = self.episode.rules.ranking(self.episode.state)
        worth = self.reward.of(scores, ranking)[self.learner]
        info = self._info() | {"score": scores[self.learner], "rank": ranking[self.learner]}
        return self._told(), worth, True, False, info

    def _forfeit(self) -> tuple[Numbers, float, bool, bool, Info]:
        self.over = True
        return self._told(), self.reward.illegal, True, False, self._info() | {"illegal": True}

    # -- what is told -----------------------------------------------------------------------

    def _told(self) -> Numbers:
        """What the learner sees; written out for whoever watches."""
        if self.render_mode == HUMAN:
            self.render()
        return self.episode.encoded(self.learner)

    def _info(self) -> Info:
        return {"action_mask": self.episode.mask(self.learner), "seat": self.learner}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open now, under the name by which sb3-contrib asks."""
        return self.episode.mask(self.learner).view(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("The table is rendered only with a render_mode: human or ansi.")
            return None
        names = [f"player_{seat}" for seat in range(self.episode.seats)]
        text = table_text(self.episode, self.learner, names)
        if self.render_mode == HUMAN:
            sys.stdout.write(text)
            return None
        return text


def _names(opponents: str | Sequence[str], wanted: int) -> list[str]:
    """One name for each opponent."""
    if isinstance(opponents, str):
        return [opponents] * wanted
    if len(opponents) != wanted:
        raise Unreadable(f"There are {wanted} opponents and {len(opponents)} names for them.")
    return [*opponents]

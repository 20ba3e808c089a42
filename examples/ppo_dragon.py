"""A masked PPO agent learns In the Year of the Dragon against the random bot, in minutes on a CPU.

    .venv/bin/pip install -e ".[learn]"
    .venv/bin/python examples/ppo_dragon.py

It says how often the agent wins before and after, and draws its learning curve.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import gymnasium
import matplotlib as mpl
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from tianxia.arena.statistics import Interval, share

mpl.use("Agg")
import matplotlib.pyplot as plt

AT_ONCE = 50  # games that are evaluated side by side, so that the network is asked seldom
BEFORE, BETWEEN, AFTER = 1_000_000, 2_000_000, 3_000_000  # seeds that the training never sees


def table(opponent: str) -> gymnasium.Env:
    """Two seats; the learner's is drawn for every game."""
    return gymnasium.make("tianxia.env:tianxia/Dragon-v1", seats=2, opponents=opponent)


def wins(model: MaskablePPO, opponent: str, games: int, first_seed: int) -> int:
    """How many games the agent wins, drawing its answers as it does while it learns."""
    won = 0
    for start in range(0, games, AT_ONCE):
        tables = [table(opponent) for _ in range(min(AT_ONCE, games - start))]
        seeds = range(first_seed + start, first_seed + games)
        told = [one.reset(seed=seed) for one, seed in zip(tables, seeds, strict=False)]
        open_tables = list(range(len(tables)))
        while open_tables:
            seen = np.stack([told[at][0] for at in open_tables])
            masks = np.stack([told[at][1]["action_mask"] for at in open_tables])
            actions, _ = model.predict(seen, action_masks=masks)
            for at, action in zip(tuple(open_tables), actions, strict=True):
                numbers, _, over, _, info = tables[at].step(action)
                told[at] = (numbers, info)
                if over:
                    won += info["rank"] == 1
                    open_tables.remove(at)
    return won


@dataclass
class Curve:
    """How often the agent wins, and after how many steps."""

    steps: list[int] = field(default_factory=list)
    rates: list[Interval] = field(default_factory=list)

    def add(self, steps: int, rate: Interval) -> None:
        """One more point."""
        self.steps.append(steps)
        self.rates.append(rate)

    def draw(self, path: Path, opponent: str) -> None:
        """The curve with its 95 % intervals as a picture."""
        figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
        low = [100 * rate.low for rate in self.rates]
        high = [100 * rate.high for rate in self.rates]
        axes.fill_between(self.steps, low, high, alpha=0.25)
        axes.plot(self.steps, [100 * rate.value for rate in self.rates], marker="o")
        axes.axhline(50, linestyle="--", color="grey")
        axes.set(xlabel="steps", ylabel=f"games won against {opponent}, %", ylim=(0, 100))
        axes.set_title("In the Year of the Dragon, two seats, masked PPO")
        figure.savefig(path, dpi=120)


class Watch(BaseCallback):
    """Evaluates the agent now and then while it learns."""

    def __init__(self, curve: Curve, opponent: str, every: int, games: int) -> None:
        super().__init__()
        self.curve, self.opponent, self.every, self.games = curve, opponent, every, games
        self.next = every

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next += self.every
            won = wins(self.model, self.opponent, self.games, BETWEEN)
            self.curve.add(self.num_timesteps, share(won, self.games))
            say(f"{self.num_timesteps:>9,} steps", self.curve.rates[-1])
        return True


def say(when: str, rate: Interval) -> None:
    """One line about the agent."""
    sure = f"95 % interval {100 * rate.low:.1f} to {100 * rate.high:.1f}"
    print(f"{when}: wins {100 * rate.value:.1f} % ({sure})", flush=True)  # noqa: T201


def learner(tables: int, opponent: str, seed: int) -> MaskablePPO:
    """An agent that knows nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: table(opponent)] * tables),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # a game has an end, and only the end counts
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def main() -> None:
    """Evaluate, learn, evaluate, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--tables", type=int, default=16, help="games played side by side")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=500, help="evaluated before and after")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plot", type=Path, default=Path("ppo_dragon.png"))
    given = parser.parse_args()
    torch.set_num_threads(1)  # the network is small, and sums come out alike on every machine
    model = learner(given.tables, given.opponent, given.seed)
    curve = Curve()
    curve.add(0, share(wins(model, given.opponent, given.games, BEFORE), given.games))
    say("before", curve.rates[0])
    began = time.monotonic()
    model.learn(
        given.steps, callback=Watch(curve, given.opponent, given.steps // 10, given.games // 5)
    )
    minutes = (time.monotonic() - began) / 60
    after = share(wins(model, given.opponent, given.games, AFTER), given.games)
    curve.add(model.num_timesteps, after)
    say(f"after {model.num_timesteps:,} steps in {minutes:.1f} minutes", after)
    curve.draw(given.plot, given.opponent)


if __name__ == "__main__":
    main()

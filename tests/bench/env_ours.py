"""Random games of ours through an environment, or through the engine with the same work.

Run by env_overhead.py, each in its own process. Whoever is asked gets the numbers of the table and
a mask of all actions as arrays, and answers with one of the open actions.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

import numpy as np
from timing import Play, arguments, count, tell

from tianxia.core.build import compiled
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.core.rows import flags, floats_of, row_of
from tianxia.env.arrays import Window
from tianxia.games.registry import rules_for
from tianxia.search.series import Series
from tianxia.search.tables import Tables

MANY = 16  # tables in one call
STEPS = 50  # between two looks at the clock


def any_of(mask: np.ndarray, dice: Dice) -> int:
    """One of the open actions."""
    actions = mask.nonzero()[0]
    return int(actions[dice.below(len(actions))])


def raw(game: str, seats: int, learners: list[int]) -> Play:
    """The engine alone; seats that do not learn answer without looking."""
    rules = rules_for(game)
    table = Series(rules, seats, {**rules.read_options({})}, ask_forced=False)
    size, actions = rules.encoding_size(), rules.catalogue.size
    row, open_now = floats_of([0.0] * size), flags(actions)
    numbers = Window(row, np.float64, (size,))
    mask = Window(open_now, np.int8, (actions,))

    def play(number: int) -> int:
        dice = Dice(number)
        others = [None if seat in learners else dice for seat in range(seats)]
        table.begin(SealedDice(secret_of(number)), others)
        asked = 0
        while table.question is not None:
            asked += 1
            table.show(table.seat, row, 0)
            numbers.copy(np.float32)
            table.mark(open_now, 0, 1)
            action = any_of(mask.copy(), dice)
            table.mark(open_now, 0, 0)
            table.answer(action - table.base)
        return asked

    return play


def engine(game: str, seats: int) -> Play:
    """Every seat learns."""
    return raw(game, seats, list(range(seats)))


def engine_for_one(game: str, seats: int) -> Play:
    """One seat learns."""
    return raw(game, seats, [0])


def pettingzoo(game: str, seats: int) -> Play:
    """PettingZoo as learners use it, with its wrappers."""
    from tianxia.env.pettingzoo import env

    return in_turn(env(game, seats))


def pettingzoo_raw(game: str, seats: int) -> Play:
    """PettingZoo without wrappers."""
    from tianxia.env.pettingzoo import raw_env

    return in_turn(raw_env(game, seats))


def in_turn(table) -> Play:  # type: ignore[no-untyped-def]  # only one of its makers is imported
    """The loop of PettingZoo's documentation."""

    def play(number: int) -> int:
        dice = Dice(number)
        table.reset(seed=number)
        asked = 0
        for _ in table.agent_iter():
            told, _, over, cut_off, _ = table.last()
            if over or cut_off:
                table.step(None)
            else:
                asked += 1
                table.step(any_of(told["action_mask"], dice))
        return asked

    return play


def gymnasium(game: str, seats: int) -> Play:
    """Gymnasium as `make` gives it, against random bots."""
    import gymnasium

    from tianxia.env.registration import id_of

    table = gymnasium.make(f"tianxia.env:{id_of(game)}", seats=seats, opponents="random", seat=0)

    def play(number: int) -> int:
        dice = Dice(number)
        _, info = table.reset(seed=number)
        asked, over = 0, False
        while not over:
            _, _, over, _, info = table.step(any_of(info["action_mask"], dice))
            asked += 1
        return asked

    return play


def openspiel(game: str, seats: int) -> Play:
    """OpenSpiel's states with chance nodes, an observation and a mask for whoever is asked."""
    import pyspiel

    import tianxia.env.openspiel  # noqa: F401, registers the games

    played = pyspiel.load_game(f"tianxia_{game}", {"players": seats})

    def play(number: int) -> int:
        dice = Dice(number)
        state = played.new_initial_state()
        asked = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                state.apply_action(outcomes[dice.below(len(outcomes))])
                continue
            asked += 1
            np.array(state.observation_tensor(), np.float32)
            mask = np.array(state.legal_actions_mask(), np.int8)
            state.apply_action(any_of(mask, dice))
        return asked

    return play


def tables(game: str, seats: int) -> Play:
    """Many tables in one call: the engine draws the answers, arrays are made of what it tells."""
    many = Tables(rules_for(game), seats, MANY, 1, {})
    numbers = Window(many.numbers, np.float64, (MANY, many.size))
    mask = Window(many.mask, np.int8, (MANY, many.actions))
    actions = row_of([0] * MANY)
    dice = Dice(1)
    told = np.zeros((MANY, many.size), np.float32)

    def play(_number: int) -> int:
        for _ in range(STEPS):
            many.draw(dice, actions)
            many.step(actions)
            np.copyto(told, numbers.now(), casting="same_kind")
            mask.now()
        return STEPS * MANY

    return play


def tables_env(game: str, seats: int) -> Play:
    """Gymnasium's vector environment over them; the engine draws the answers."""
    from tianxia.env.vector import TablesEnv

    envs = TablesEnv(game, seats, MANY)
    envs.reset(seed=1)
    actions = row_of([0] * MANY)
    drawn = Window(actions, np.int64, (MANY,))
    dice = Dice(1)

    def play(_number: int) -> int:
        for _ in range(STEPS):
            envs.tables.draw(dice, actions)
            envs.step(drawn.now())
        return STEPS * MANY

    return play


def tables_env_numpy(game: str, seats: int) -> Play:
    """The same as learners use it: the answers are drawn from the masks, by numpy."""
    from tianxia.env.vector import TablesEnv

    envs = TablesEnv(game, seats, MANY)
    _, info = envs.reset(seed=1)
    mask = info["action_mask"]

    def play(_number: int) -> int:
        nonlocal mask
        for _ in range(STEPS):
            mask = envs.step(envs.action_space.sample(mask))[4]["action_mask"]
        return STEPS * MANY

    return play


def parallel(game: str, seats: int) -> Play:
    """PettingZoo's parallel form over as many tables; answers are drawn by numpy."""
    from tianxia.env.pettingzoo import parallel_env

    env = parallel_env(game, seats, tables=MANY)
    told, _ = env.reset(seed=1)

    def play(_number: int) -> int:
        nonlocal told
        for _ in range(STEPS):
            told = env.step(
                {
                    agent: env.action_space(agent).sample(told[agent]["action_mask"])
                    for agent in told
                }
            )[0]
        return STEPS * MANY

    return play


WORKERS: dict[str, Callable[[str, int], Play]] = {
    "engine": engine,
    "pettingzoo": pettingzoo,
    "pettingzoo, no wrappers": pettingzoo_raw,
    "engine for one": engine_for_one,
    "gymnasium": gymnasium,
    "openspiel": openspiel,
    "tables": tables,
    "tables, gymnasium": tables_env,
    "tables, numpy draws": tables_env_numpy,
    "tables, pettingzoo": parallel,
}


def main() -> None:
    """Play what is asked for, or say that it is not there."""
    parser = arguments()
    parser.add_argument("--game", default="dragon")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    if given.what == "openspiel" and not (
        find_spec("pyspiel") and find_spec("tianxia.env.openspiel")
    ):
        tell(missing=True, compiled=compiled())
        return
    count(WORKERS[given.what](given.game, given.seats), given, compiled=compiled())


if __name__ == "__main__":
    main()

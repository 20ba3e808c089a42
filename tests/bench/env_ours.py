"""Random games of ours through an environment, or through the engine with the same work.

Run by env_overhead.py, each in its own process. Whoever is asked gets the numbers of the table and
a mask of all actions as arrays, and answers with one of the open actions.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from struct import Struct

import numpy as np
from timing import Play, arguments, count, tell

from tianxia.core.agenda import NATURE, answer, pending
from tianxia.core.build import compiled
from tianxia.core.chance import draw
from tianxia.core.dice import Dice, SealedDice, secret_of
from tianxia.games.registry import rules_for


def any_of(mask: np.ndarray, dice: Dice) -> int:
    """One of the open actions."""
    actions = mask.nonzero()[0]
    return int(actions[dice.below(len(actions))])


def raw(game: str, seats: int, learners: list[int]) -> Play:
    """The engine alone; seats that do not learn answer without looking."""
    rules = rules_for(game)
    bases, actions, size = rules.catalogue.bases, rules.catalogue.size, rules.encoding_size()
    packed = Struct(f"{size}f")

    def play(number: int) -> int:
        dice, nature = Dice(number), SealedDice(secret_of(number))
        state = rules.new_game(seats, {})
        question = pending(state)
        asked = 0
        while question is not None:
            legal = question.legal(state)
            choice = legal[0]
            if question.seat == NATURE:
                choice = draw(question, state, legal, nature)
            elif len(legal) > 1 and question.seat in learners:
                asked += 1
                numbers: list[float] = []
                rules.encode(state, question.seat, numbers)
                packed.pack_into(np.empty(size, np.float32), 0, *numbers)
                base = bases[type(question).__name__]
                flags = bytearray(actions)
                for one in legal:
                    flags[base + one] = 1
                choice = any_of(np.frombuffer(flags, np.int8), dice) - base
            elif len(legal) > 1:
                choice = legal[dice.below(len(legal))]
            question = answer(state, question, choice)
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


WORKERS: dict[str, Callable[[str, int], Play]] = {
    "engine": engine,
    "pettingzoo": pettingzoo,
    "pettingzoo, no wrappers": pettingzoo_raw,
    "engine for one": engine_for_one,
    "gymnasium": gymnasium,
    "openspiel": openspiel,
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

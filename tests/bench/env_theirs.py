"""Random games of RLCard and OpenSpiel through their own environments; run by env_overhead.py."""

from __future__ import annotations

import random

import numpy as np
from timing import Play, arguments, count


def rlcard(name: str) -> Play:
    """RLCard's environment: `step` gives the numbers and the legal actions of whoever is next."""
    import rlcard

    table = rlcard.make(name, config={"seed": 1})

    def play(number: int) -> int:
        chooser = random.Random(number)
        told, _ = table.reset()
        asked = 0
        while not table.is_over():
            action = chooser.choice(list(told["legal_actions"]))
            told, _ = table.step(action)
            asked += 1
        return asked

    return play


def openspiel(name: str) -> Play:
    """OpenSpiel's states, with an observation and a mask as arrays for whoever is asked."""
    import pyspiel

    game = pyspiel.load_game(name)
    kind = game.get_type()
    observes = kind.provides_observation_tensor

    def play(number: int) -> int:
        chooser = random.Random(number)
        state = game.new_initial_state()
        asked = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
                continue
            asked += 1
            seen = state.observation_tensor() if observes else state.information_state_tensor()
            np.array(seen, np.float32)
            mask = np.array(state.legal_actions_mask(), np.int8)
            state.apply_action(int(chooser.choice(mask.nonzero()[0])))
        return asked

    return play


def main() -> None:
    """Play the game of the library that is asked for: `rlcard uno`."""
    given = arguments().parse_args()
    library, _, name = given.what.partition(" ")
    count({"rlcard": rlcard, "openspiel": openspiel}[library](name), given)


if __name__ == "__main__":
    main()

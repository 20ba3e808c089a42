"""The ids under which Gymnasium knows the games."""

from __future__ import annotations

from typing import Final

import gymnasium

from tianxia.games.registry import GAMES, game_named

NAMESPACE: Final = "tianxia"


def id_of(game: str) -> str:
    """The game's id: `tianxia/TeaGarden-v1`, with the version of its rules."""
    name = game.title().replace("_", "")
    return f"{NAMESPACE}/{name}-v{game_named(game).version}"


def register_ids() -> None:
    """Make every game known to `make` and `make_vec`; a second call changes nothing."""
    for game in GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tianxia.env.gymnasium:GameEnv",
                vector_entry_point="tianxia.env.vector:TablesEnv",
                kwargs={"game": game},
            )

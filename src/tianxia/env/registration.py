"""The ids under which Gymnasium knows the games."""

from __future__ import annotations

from typing import Final

import gymnasium

NAMESPACE: Final = "tianxia"
VERSIONS: Final = {  # of the rules; told here so that an import need not read the components
    "dragon": 1,
    "zhanguo": 1,
    "terracotta": 1,
    "tea_garden": 1,
    "rotunda": 1,
}


def id_of(game: str) -> str:
    """The game's id: `tianxia/TeaGarden-v1`."""
    name = game.title().replace("_", "")
    return f"{NAMESPACE}/{name}-v{VERSIONS[game]}"


def register_ids() -> None:
    """Make every game known to `make` and `make_vec`; a second call changes nothing."""
    for game in VERSIONS:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tianxia.env.gymnasium:GameEnv",
                vector_entry_point="tianxia.env.vector:TablesEnv",
                kwargs={"game": game},
            )

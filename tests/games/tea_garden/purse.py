"""The purse, read off what anybody is shown."""

from __future__ import annotations

from typing import Any

# Stories show them by these names: append, never rename.
STABLE = (
    "vp fresh_leaf fermented_leaf emperor scroll_strength scroll_teapot "
    "scroll_repeat boat studies emperor_row gardens pagodas cups cup_marker caravans"
)


def purse(view: dict[str, Any], seat: int) -> list[int]:
    """Leaves, tokens, tracks, buildings and cups."""
    own = view["seats"][seat]
    seen = ("scroll_strength", "scroll_teapot", "scroll_repeat", "boat", "studies", "emperor_row")
    rows = own["cup_rows"]
    return [
        own["points"],
        sum(own["fresh"]),
        sum(own["fermented"]),
        own["emperor"],
        *[own[name] for name in seen],
        len(own["gardens"]),
        sum(pagoda["built"] for pagoda in own["pagodas"]),
        sum(len(row["tiles"]) for row in rows),
        sum(sum(row["markers"]) for row in rows),
        len(own["caravans"]),
    ]

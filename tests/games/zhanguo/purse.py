"""The purse, read off what anybody is shown."""

from __future__ import annotations

from typing import Any

# Stories show them by these names: append, never rename.
STABLE = (
    "vp writing currency laws red gray white workers governors palaces walls discs cards unrest"
)


def purse(view: dict[str, Any], seat: int) -> list[int]:
    """Markers, officials, workers and unrest on the own board; the rest stands on the main one."""
    own = view["seats"][seat]
    areas = [region[area] for region in own["regions"] for area in ("gov", "worker")]
    regions = view["regions"]
    return [
        own["points"],
        *[held["value"] for held in own["markers"].values()],
        *[sum(area[colour] for area in areas) for colour in ("red", "gray", "white")],
        sum(region["workers"] for region in own["regions"]),
        sum(region["governors"][seat] for region in regions),
        sum(region["palaces"].count(seat) for region in regions),
        sum(space["owner"] == seat for wall in view["walls"] for space in wall["spaces"]),
        sum(space["disc"] == seat for task in view["tasks"] for space in task["spaces"]),
        sum(len(region["cards"]) for region in own["regions"]),
        sum(region["unrest"] for region in own["regions"]),
    ]

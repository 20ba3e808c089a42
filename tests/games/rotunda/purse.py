"""The purse, read off what anybody is shown."""

from __future__ import annotations

from typing import Any

# Stories show them by these names: append, never rename.
STABLE = (
    "vp coins tea fruit celadon gold supply villagers seated worshippers amulet orders "
    "fulfilled experts"
)


def purse(view: dict[str, Any], seat: int) -> list[int]:
    """Goods, assistants wherever they are, amulets and cards."""
    own = view["seats"][seat]
    seen = ("points", "coins", "tea", "fruit", "celadon", "gold", "supply", "villages", "seated")
    return [
        *[own[name] for name in seen],
        *[len(own[name]) for name in ("worship", "amulets", "orders", "fulfilled")],
        len(own["experts"]) + len(own["kept"]),
    ]

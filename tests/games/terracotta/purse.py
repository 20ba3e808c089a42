"""The purse, read off what anybody is shown."""

from __future__ import annotations

from typing import Any

# Stories show them by these names: append, never rename.
STABLE = "vp coins wet_clay dry_clay weapons artisans masters warriors"


def purse(view: dict[str, Any], seat: int) -> list[int]:
    """Goods, weapons, masters and warriors."""
    own = view["seats"][seat]
    return [
        *[own[name] for name in ("points", "coins", "wet_clay", "dry_clay")],
        sum(own["weapons"].values()),
        own["artisans"],
        len(own["masters"]),
        sum(own["warriors"].values()),
    ]

"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.tea_garden import names

COUNTED = [*names.EFFECTS, "strength", "any_leaf", "fresh_leaf", "fermented_leaf"]


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {f"amount-{what}": {"n"} for what in COUNTED}
    known |= {f"bonus-{name}": set() for name in names.BONUSES}
    known |= {f"province-{name}": set() for name in names.PROVINCES}
    return known

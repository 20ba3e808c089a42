"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.tea_garden import names
from tianxia.games.tea_garden.purse import PURSE

COUNTED = [*names.EFFECTS, "strength", "any_leaf", "fresh_leaf", "fermented_leaf"]
PAYMENTS = ["fourth-turn", "card", "caravan", "emperor", "repeat"]  # one question asks for them all


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {f"amount-{what}": {"n"} for what in [*COUNTED, *PURSE]}
    asked = {"left", "fermented", "least", "quality"}
    known |= {f"prompt-pay-{what}": asked for what in PAYMENTS}
    known |= {f"bonus-{name}": set() for name in names.BONUSES}
    known |= {f"province-{name}": set() for name in names.PROVINCES}
    return known

"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.dragon import names
from tianxia.games.dragon.notes import REFERENCES
from tianxia.games.dragon.purse import PURSE


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {}
    for prefix in ("type", "action", "event", "super"):
        known |= {f"{prefix}-{name}-help": set() for name in REFERENCES[prefix]}
    known |= {f"symbol-{name}": set() for name in names.TYPES}
    for what in [*names.GAINS, *names.PRIVILEGES]:
        known[f"good-{what}"] = set()
        known[f"amount-{what}"] = {"n"}
    known |= {f"amount-{what}": {"n"} for what in PURSE}
    return known

"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.terracotta.notes import REFERENCES
from tianxia.games.terracotta.purse import PURSE

GOODS = ["coins", "wet_clay", "dry_clay", "vp"]


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {}
    for prefix in ("warrior", "specialist", "action", "master", "tile"):
        known |= {f"{prefix}-{name}-help": set() for name in REFERENCES[prefix]}
    known |= {f"amount-{good}": {"n"} for good in [*GOODS, *PURSE]}
    return known

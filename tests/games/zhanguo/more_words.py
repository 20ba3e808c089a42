"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.purse import PURSE

COUNTED = ["vp", "unrest", "workers", "abilities", "governors", "officials", "points"]


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {}
    for what in [*COUNTED, *PURSE]:
        known[f"amount-{what}"] = {"n"}
    known |= {f"area-{name}": set() for name in names.AREAS}
    known |= {f"face-{name}": set() for name in names.FACES}
    known |= {f"side-{name}": set() for name in names.BOARDS}
    return known

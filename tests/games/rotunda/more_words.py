"""Words of the game that the client and the sheets use, beside those the rules say."""

from __future__ import annotations

from tianxia.games.rotunda import names
from tianxia.games.rotunda.notes import REFERENCES
from tianxia.games.rotunda.purse import PURSE

AMOUNTS = ["coins", *names.RESOURCES, "vp", *names.ACTS, "steps", "amulet", "supply"]


def more_words() -> dict[str, set[str]]:
    """Their keys with the arguments each gets."""
    known: dict[str, set[str]] = {}
    for prefix in ("room", "temple", "order", "expert"):
        known |= {f"{prefix}-{name}-help": set() for name in REFERENCES[prefix]}
    for act in names.ACTS:
        known |= {f"act-{act}": set(), f"act-{act}-help": set()}
    known |= {f"back-{back}": set() for back in names.BACKS}
    known |= {"place-hall": set(), "place-hall-help": set(), "forecast-experts": set()}
    for what in AMOUNTS:
        known[f"good-{what}"] = set()
        known[f"amount-{what}"] = {"n"}
    known |= {f"amount-{what}": {"n"} for what in PURSE}
    return known

"""Names of people and bots, made fit for showing."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 30
BOTS: Final = ["Mei", "Bao", "Lin", "Tao", "Yun"]


def clean_name(given: str) -> str:
    """The name without control characters and needless spaces, not longer than thirty letters."""
    visible = "".join(
        " " if unicodedata.category(letter)[0] in "CZ" else letter for letter in given[:300]
    )
    return " ".join(visible.split())[:LONGEST].strip()


def distinct(names: list[str]) -> list[str]:
    """The same names, told apart by numbers where two are alike."""
    found: list[str] = []
    for name in names:
        number = 2
        other = name
        while other in found:
            other = f"{name[: LONGEST - 3]} {number}"
            number += 1
        found.append(other)
    return found

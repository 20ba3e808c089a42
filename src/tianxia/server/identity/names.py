"""Names of people and bots, made fit for showing."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 30
MOST_MARKS: Final = 3  # on one letter, as Hindi and Hebrew need them
# What is drawn as nothing or as a blank: fillers, joiners, variation selectors.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
BOTS: Final = ["Mei", "Bao", "Lin", "Tao", "Yun"]


def clean_name(given: str) -> str:
    """The name as it can be shown, not longer than thirty letters.

    Without control characters, needless spaces, letters nobody sees, towers of accents, and the
    sign with which our own texts refer to each other.
    """
    shown: list[str] = []
    marks = MOST_MARKS  # there is no letter yet that could carry one
    for letter in unicodedata.normalize("NFC", given[:300]):
        kind = unicodedata.category(letter)[0]
        if kind == "M" and letter not in UNSEEN:
            marks += 1
            shown += [letter] if marks <= MOST_MARKS else []
        else:
            blank = kind in "CZ" or letter in UNSEEN
            marks = MOST_MARKS if blank else 0
            shown.append(" " if blank else letter)
    return " ".join("".join(shown).split()).lstrip("@ ")[:LONGEST].strip()


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

"""What the numbers of a game mean to a learner: its observation and its actions."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tianxia.core.rules import ANY
from tianxia.games.registry import AnyRules

FORMAT: Final = 1  # of the columns and the metadata of a dataset


@dataclass(frozen=True, slots=True)
class Place:
    """A slice of an observation and where it lies; numbers go from 0 to `most`, None: any."""

    name: str
    start: int
    length: int
    most: float | None
    meaning: str


def places_of(rules: AnyRules) -> list[Place]:
    """The slices of a game's observation in their order."""
    found: list[Place] = []
    start = 0
    for part in rules.slices():
        most = None if part.most == ANY else part.most
        found.append(Place(part.name, start, part.length, most, part.meaning))
        start += part.length
    return found


def meaning_of(rules: AnyRules) -> dict[str, object]:
    """Version, slices of the observation and lines of the actions of a game."""
    return {
        "format": FORMAT,
        "game": rules.name,
        "rules_version": rules.version,
        "components": rules.components_hash,
        "observation": [asdict(place) for place in places_of(rules)],
        "actions": list(rules.catalogue.lines),
    }

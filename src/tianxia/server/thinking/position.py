"""What a thinking process is given of a table: never more than the seat it thinks for may know."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tianxia.core.agenda import State
from tianxia.games.registry import AnyRules, text_behind
from tianxia.match.seat import ANY_WORLD


@dataclass(frozen=True)
class Position:
    """A position that agrees with all the seat knows; hidden things in it are dealt anew."""

    game: str
    dump: str
    seat: int
    components: str = ""  # the file of a table that was begun with another one than today's

    def told(self) -> tuple[str, str, int, str]:
        """In the order in which a worker takes it."""
        return self.game, self.dump, self.seat, self.components


def position_of(rules: AnyRules, state: State, seat: int) -> Position:
    """The position for a worker; the truth stays with the server."""
    sample: State = rules.clone(state)
    rules.determinize(sample, seat, ANY_WORLD)
    dump = json.dumps(rules.dump(sample), separators=(",", ":"))
    return Position(rules.name, dump, seat, text_behind(rules))

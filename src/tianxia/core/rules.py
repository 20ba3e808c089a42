"""Rules and Catalogue: what a game must provide, and nothing about how it is shown or stored."""

from __future__ import annotations

import hashlib
import json
from typing import Final, Generic, TypeVar

from tianxia.core.agenda import Chance, Decision, State
from tianxia.core.errors import Unreadable
from tianxia.core.grid import Grid
from tianxia.core.marks import MARKS
from tianxia.core.native import i64, vec
from tianxia.core.things import Things
from tianxia.core.words import Arg

Json = dict[str, object]
OptionValue = str | int | bool

S = TypeVar("S", bound=State)


class Option:
    """One thing that can be agreed on before the game."""

    def __init__(self, name: str, values: list[OptionValue], default: OptionValue) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default

    def read(self, given: object) -> OptionValue:
        """The value a person meant, also when it was typed as text."""
        for value in self.values:
            same = given == value and isinstance(given, bool) == isinstance(value, bool)
            if same or (isinstance(given, str) and given.lower() == str(value).lower()):
                return value
        allowed = ", ".join(str(value) for value in self.values)
        raise Unreadable(f"Option {self.name} cannot be {given!r}; it can be {allowed}.")


ANY: Final = float("inf")  # the largest number of a slice that counts things


class Slice:
    """A named part of the encoding: how many numbers, what they mean, the largest they can be.

    The least is always 0.
    """

    def __init__(self, name: str, length: int, meaning: str, most: float = 1.0) -> None:
        self.name: Final = name
        self.length: Final = length
        self.meaning: Final = meaning
        self.most: Final = most


class Part:
    """One source of points in a forecast."""

    def __init__(self, name: str, points: int) -> None:
        self.name: Final = name
        self.points: Final = points


class Catalogue:
    """Every choice of every question: (decision, choice) <-> action id <-> one line of text."""

    def __init__(self, prototypes: list[Decision[State]]) -> None:
        self.bases: Final[dict[str, int]] = {}
        self.lines: Final[list[str]] = []
        self.names: Final[list[str]] = []  # the class of the question, by action id
        self.ids: Final[dict[str, int]] = {}
        self.of_nature: Final[list[bool]] = []  # whether nature answers, by action id
        for prototype in prototypes:
            name = type(prototype).__name__
            self.bases[name] = len(self.lines)
            for choice in range(prototype.size):
                line = prototype.text(choice)
                assert line not in self.ids, f"two choices are written {line!r}"
                self.ids[line] = len(self.lines)
                self.lines.append(line)
                self.names.append(name)
                self.of_nature.append(isinstance(prototype, Chance))
        self.size: Final = len(self.lines)

    def action_id(self, decision: Decision[State], choice: int) -> int:
        """The number of the choice among all choices of the game."""
        return self.bases[type(decision).__name__] + choice

    def text(self, action: int) -> str:
        """The action as one line."""
        return self.lines[action]

    def parse(self, line: str) -> int:
        """The action that the line means."""
        action = self.ids.get(" ".join(line.split()))
        if action is None:
            raise Unreadable(f"There is no move written {line!r} in this game.")
        return action

    def choice_of(self, decision: Decision[State], line: str) -> int:
        """What the line answers to this question."""
        action = self.parse(line)
        name = type(decision).__name__
        if self.names[action] != name:
            raise Unreadable(f"{line!r} does not answer the question asked now ({name}).")
        return action - self.bases[name]


class Rules(Generic[S]):
    """One game in one version: stateless; all it needs to know of a position is in the state."""

    name: str
    version: int
    seats_min: int
    seats_max: int
    options: list[Option]
    catalogue: Catalogue
    things: Things
    counters: list[str]  # what a purse counts; the words are those of amounts
    burdens: list[str]  # the counters of which fewer are better
    components_hash: str

    def new_game(self, seats: int, options: Json) -> S:
        """A settled position at the very beginning, nature to draw first."""
        raise AssertionError("a game must set itself up")

    def clone(self, state: S) -> S:
        """An independent copy without a journal."""
        raise AssertionError("a game must copy its state")

    def scores(self, state: S) -> list[int]:
        """Points now, by seat."""
        raise AssertionError("a game must keep score")

    def ranking(self, state: S) -> list[int]:
        """Rank by seat, 1 is best; tie-breakers applied, equal ranks are shared."""
        raise AssertionError("a game must rank its players")

    def forecast(self, state: S) -> list[list[Part]]:
        """What each seat would score if the game ended now, split by source."""
        raise AssertionError("a game must forecast")

    def purse(self, state: S, seat: int) -> list[int]:
        """What a seat has, as everybody sees it, in the order of `counters`."""
        raise AssertionError("a game must count what its players have")

    def view(self, state: S, viewer: int) -> Json:
        """All that the viewer may see, and nothing else; SPECTATOR is a viewer too."""
        raise AssertionError("a game must show itself")

    def sheet(self, view: Json) -> list[Grid]:
        """What a view shows, as tables of words and numbers."""
        raise AssertionError("a game must lay itself out in tables")

    def determinize(self, state: S, viewer: int, seed: int) -> None:
        """Re-deal, in place, everything the viewer cannot know; use it on a clone."""
        raise AssertionError("a game must hide what is hidden")

    def marks(self, seats: int) -> list[str]:
        """The colours of the box that so many seats may take, in the order they are given out."""
        return MARKS[:]

    def write(self, state: S, viewer: i64, out: vec[float], at: i64) -> None:
        """Fill the slices from what `view` shows, the viewer's own seat first.

        They are written into a row of zeros from place `at` on: only what is not zero.
        """
        raise AssertionError("a game must write itself as numbers")

    def encode(self, state: S, viewer: int, out: list[float]) -> None:
        """Append what `write` writes to a list, for whoever is not the engine."""
        size: i64 = self.encoding_size()
        row = vec[float]([0.0] * size)
        self.write(state, viewer, row, 0)
        first = len(out)
        out.extend([0.0] * size)
        for place in range(size):
            if row[place] != 0.0:
                out[first + place] = row[place]

    def slices(self) -> list[Slice]:
        """The parts of the encoding in their order."""
        raise AssertionError("a game must name its slices")

    def dump(self, state: S) -> Json:
        """The whole state as JSON: a cache and a debugging aid, never the save."""
        raise AssertionError("a game must write its state down")

    def load(self, data: Json) -> S:
        """The state that `dump` wrote."""
        raise AssertionError("a game must read its state back")

    def round_of(self, state: S) -> int:
        """The number of the round being played, 0 during set-up."""
        raise AssertionError("a game must count its rounds")

    def broken(self, state: S) -> list[str]:
        """The invariants of the rulebook that do not hold now: always empty."""
        raise AssertionError("a game must state its invariants")

    def broken_by(self, before: S, after: S) -> list[str]:
        """The invariants that one answer broke, looking from before it to after it."""
        return []

    def note_args(self, kind: str, a: int, b: int, c: int) -> dict[str, Arg]:
        """The numbers of a note under the names its sentence uses."""
        raise AssertionError("a game must explain its notes")

    def note_about(self, kind: str, seat: int, a: int, b: int, c: int) -> list[str]:
        """The things on the table that a note is about."""
        return []

    def clause_of(self, reason: str) -> str:
        """The clause of the rules page behind a reason, by its key; empty if there is none."""
        return ""

    def encoding_size(self) -> int:
        """How many numbers an encoding has."""
        total = 0
        for part in self.slices():
            total += part.length
        return total

    def fingerprint(self, state: S) -> str:
        """A short hash of the whole state."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def read_options(self, given: Json) -> dict[str, OptionValue]:
        """All options with the given values checked and the others at their defaults."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                allowed = ", ".join(known) if known else "none"
                raise Unreadable(f"There is no option {name!r}; this game has {allowed}.")
        return {
            option.name: option.read(given[option.name]) if option.name in given else option.default
            for option in self.options
        }

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if not self.seats_min <= seats <= self.seats_max:
            raise Unreadable(
                f"This game is for {self.seats_min} to {self.seats_max} seats, not {seats}."
            )

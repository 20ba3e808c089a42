"""A record as its decisions: what each seat saw, what was open to it, what it chose."""

from __future__ import annotations

import hashlib
import json
from array import array
from dataclasses import dataclass
from pathlib import Path

from tianxia.core.agenda import NATURE
from tianxia.core.errors import TianxiaError, Unreadable
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.migrations import migrate
from tianxia.match.record import Record, parse_record
from tianxia.match.verify import verify


@dataclass(frozen=True, slots=True)
class Decision:
    """One answered question of a seat; actions are numbers of the catalogue."""

    ply: int
    seat: int
    question: str
    legal: list[int]
    action: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game; `observations` holds one encoding after the other."""

    record: str
    seats: int
    options: str
    decisions: list[Decision]
    observations: array[float]
    scores: list[int]
    ranks: list[int]


def record_in(path: Path) -> Record:
    """The record in a file; what is wrong with it is said without the file's name."""
    try:
        return parse_record(path.read_text(encoding="utf-8"), "")
    except OSError as error:
        raise Unreadable(f"It cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise Unreadable("It is not a text file.") from None
    except TianxiaError as error:
        problem = str(error).removeprefix(": ")
        raise Unreadable(problem[0].upper() + problem[1:]) from None


def game_of(record: Record, rules: AnyRules) -> Game:
    """The game of a record, checked as `tianxia verify` does, every decision seen by its seat."""
    name = hashlib.sha256("\n".join(record.lines()).encode()).hexdigest()[:16]
    decisions: list[Decision] = []
    observations = array("f")

    def look(match: Match, line: str) -> None:
        if match.to_move == NATURE:
            return
        observations.extend(match.table(match.to_move).observation())
        decisions.append(decision_at(match, line))

    match = verify(migrate(record, rules), rules, look)
    options = json.dumps(match.options, sort_keys=True)
    ended = (match.scores(), match.ranking())
    return Game(name, match.seats, options, decisions, observations, *ended)


def decision_at(match: Match, line: str) -> Decision:
    """The question asked now and the line that answers it."""
    question, catalogue = match.decision, match.rules.catalogue
    assert question is not None, "a question is asked"
    legal = match.legal()
    return Decision(
        match.ply,
        match.to_move,
        type(question).__name__,
        [catalogue.action_id(question, choice) for choice in legal],
        catalogue.parse(line),
        len(legal) == 1,
    )

"""A game whose every answer is settled beforehand, so that its log has only one way to grow."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tianxia.core.dice import secret_of
from tianxia.games.registry import rules_for
from tianxia.match.match import Match

if TYPE_CHECKING:
    import httpx

SEATS = [{"kind": "person", "name": name} for name in ("Ala", "Ola", "Ela")]


@dataclass(frozen=True)
class Answer:
    """What the seat answers when the log has come to this ply."""

    seat: int
    ply: int
    choice: int

    def submit(self, ack: str) -> dict[str, Any]:
        """The message that gives it."""
        return {"t": "submit", "ack": ack} | vars(self) | {"choices": [self.choice]}


@dataclass(frozen=True)
class Scripted:
    """A table with its secrets and all answers of its game, in order."""

    id: str
    tokens: list[str]
    answers: list[Answer]

    def hello(self, **more: Any) -> dict[str, Any]:
        """The first message of a window that holds every seat."""
        return {"t": "hello", "tokens": self.tokens} | more

    def upcoming(self, ply: int) -> list[Answer]:
        """The answers that are still to be given."""
        return [answer for answer in self.answers if answer.ply >= ply]


def answers_for(game: str, seats: int, seed: str) -> list[Answer]:
    """Every answer of a game played at random from a chosen seed."""
    dice = random.Random(seed)
    match = Match(rules_for(game), seats, secret=secret_of(seed))
    match.advance()
    answers = []
    while not match.over:
        answer = Answer(match.to_move, match.ply, dice.choice(match.legal()))
        answers.append(answer)
        match.submit(answer.seat, answer.ply, [answer.choice])
    return answers


def scripted_table(http: httpx.Client, game: str, seed: str) -> Scripted:
    """Open a table of which we hold all seats and know the whole game."""
    made = http.post("/api/tables", json={"game": game, "seats": SEATS, "seed": seed})
    made.raise_for_status()
    tokens = [key["token"] for key in made.json()["keys"]]
    assert len(tokens) == len(SEATS), "persons sit at the opener's device"
    return Scripted(made.json()["id"], tokens, answers_for(game, len(SEATS), seed))

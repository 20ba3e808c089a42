"""A table for one person and bots."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tianxia.bots.registry import make_bot, usual_bot
from tianxia.cli.arguments import check_seats, read_bots, read_options, rules_with
from tianxia.cli.refusal import Refused
from tianxia.core.dice import offspring
from tianxia.match.driver import Chooser
from tianxia.match.match import Match, new_match
from tianxia.words import Speaker

USUAL_SEATS: Final = 4
BOT_NAMES: Final = ["Lan", "Ming", "Wei", "Hua", "Bo", "Jin"]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asked for."""

    game: str
    seats: int | None = None
    seat: int = 1
    bots: str | None = None
    seed: str | None = None
    options: list[str] | None = None
    components: Path | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A match, the person's seat, and who answers on the others."""

    match: Match
    seat: int
    bots: dict[int, str]
    choosers: dict[int, Chooser]


def set_up(speaker: Speaker, wishes: Wishes) -> Sitting:
    """The table at the first question."""
    rules = rules_with(wishes.game, wishes.components)
    names = [usual_bot(wishes.game)] if wishes.bots is None else read_bots(wishes.game, wishes.bots)
    usual = USUAL_SEATS if wishes.bots is None else 1 + len(names)
    seats = check_seats(rules, wishes.seats, usual)
    if len(names) > seats - 1:
        raise Refused("cli-error-many-bots", bots=len(names), seats=seats - 1)
    if not 1 <= wishes.seat <= seats:
        raise Refused("cli-error-seat", seat=wishes.seat, seats=seats)
    person = wishes.seat - 1
    others = [seat for seat in range(seats) if seat != person]
    bots = {seat: names[at % len(names)] for at, seat in enumerate(others)}
    called = [""] * seats
    called[person] = wishes.name or speaker.text("cli-you")
    for at, seat in enumerate(others):
        called[seat] = BOT_NAMES[at]
    options = dict(read_options(rules, wishes.options))
    match = new_match(rules, seats, {**options}, wishes.seed, called)
    root = int.from_bytes((match.secret or b"")[:4], "big")
    choosers: dict[int, Chooser] = {
        seat: make_bot(name, wishes.game, offspring(root, f"seat {seat}")).choose
        for seat, name in bots.items()
    }
    return Sitting(match, person, bots, choosers)

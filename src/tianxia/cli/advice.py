"""A hint with its reasons."""

from __future__ import annotations

from typing import Final

from tianxia.bots.registry import HEURISTIC, MASTER, STRONG, make_adviser
from tianxia.match.match import Match
from tianxia.words import Speaker

# The levels that give hints, and their bots. A novice would give the same as a casual one.
LEVELS: Final = {"casual": HEURISTIC, "strong": STRONG, "master": MASTER}
USUAL: Final = "strong"


def hint_lines(speaker: Speaker, match: Match, seat: int, wanted: str) -> list[str]:
    """The option a level would take, by number and name, and what speaks for it.

    Nothing wanted means the usual level.
    """
    bot = LEVELS.get(wanted.lower() or USUAL)
    if bot is None:
        return [speaker.text("cli-no-such-hint", level=wanted, known=", ".join(LEVELS))]
    adviser = make_adviser(match.rules.name, bot)
    decision = match.decision
    if decision is None or adviser is None:
        return [speaker.text("cli-no-hint")]
    table = match.table(seat)
    choice, reasons = adviser.advise(table)
    number = table.legal().index(choice) + 1
    label = speaker.say(decision.label(match.state, choice))
    lines = [speaker.text("cli-hint", n=number, label=label)]
    lines.extend(f"  · {speaker.say(reason)}" for reason in reasons)
    return lines

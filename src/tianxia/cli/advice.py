"""A hint with its reasons."""

from __future__ import annotations

from tianxia.bots.levels import STRONG, advisers
from tianxia.bots.registry import make_adviser
from tianxia.match.match import Match
from tianxia.words import Speaker


def hint_lines(speaker: Speaker, match: Match, seat: int, wanted: str) -> list[str]:
    """The option a level would take, by number and name, and what speaks for it.

    Nothing wanted means the usual level.
    """
    level = wanted.lower() or STRONG
    if level not in advisers():
        return [speaker.text("cli-no-such-hint", level=wanted, known=", ".join(advisers()))]
    adviser = make_adviser(match.rules.name, level)
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

"""Why something cannot be chosen now: the reasons come from the rules."""

from __future__ import annotations

from typing import Final

from tianxia.match.match import Match
from tianxia.words import Speaker

MOST_LINES: Final = 20
LONG: Final = 9  # digits; no question has so many answers


def number_in(word: str) -> int | None:
    """The number a person typed, if it is one that can mean something."""
    return int(word) if word.isdecimal() and len(word) < LONG else None


def blocked_choices(match: Match) -> list[int]:
    """The answers the question knows and does not allow now."""
    decision = match.decision
    if decision is None:
        return []
    legal = set(match.legal())
    return [choice for choice in range(decision.size) if choice not in legal]


def why_lines(speaker: Speaker, match: Match, wanted: str) -> list[str]:
    """The reasons for a number, for all labels with the wanted words in them, or for everything.

    Blocked answers are numbered on from the last legal one.
    """
    decision = match.decision
    assert decision is not None, "there is a question"
    first = len(match.legal()) + 1
    asked_number = number_in(wanted)
    if asked_number is not None and 1 <= asked_number < first:
        return [speaker.text("cli-why-allowed", n=asked_number)]
    lines: list[str] = []
    for number, choice in enumerate(blocked_choices(match), start=first):
        reason = decision.reason(match.state, choice)
        try:
            label = speaker.say(decision.label(match.state, choice))
        except LookupError:  # the choice is about a thing that is not in this game at all
            continue
        named = asked_number is None and wanted.lower() in label.lower()
        if (named or number == asked_number) and reason is not None:
            lines.append(f"{number:>3}  {label}: {speaker.say(reason)}")
    if not lines:
        return [speaker.text("cli-why-nothing")]
    if len(lines) > MOST_LINES:
        more = speaker.text("cli-why-more", n=len(lines) - MOST_LINES)
        return [*lines[:MOST_LINES], more]
    return lines

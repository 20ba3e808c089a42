"""A whole game as a text to read: what was asked, what was open, what was chosen, what was seen."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import fill

from tests.contract.cases import Case, is_playable, rules_with, seat_counts
from tests.contract.play import encoded

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.dice import Dice, offspring
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match

FOLDER = Path(__file__).parent
VIEW_EVERY = 40  # plies between two looks at the whole table
SHOWN = 8  # choices listed in full; more are counted


def path_of(game: str) -> Path:
    """Where the playthrough of a game lies."""
    return FOLDER / f"{game}.txt"


def playthrough(game: str) -> str:
    """The text: a game for the fewest seats with the last value of every option."""
    rules = rules_with(game)
    seats = seat_counts(game)[0]
    seed = offspring(0, f"{game} playthrough")
    match = Match(rules, seats, _last_options(game, seats), secret=b"playthrough")
    lines = _head(rules, match)
    dice = Dice(seed)
    while not match.over:
        lines += _question(match)
        if match.ply % VIEW_EVERY == 0:
            lines += _table(match)
        choices = match.legal()
        if match.to_move == NATURE or len(choices) == 1:
            match._answer_unasked()
        else:
            match.repeat(match.decision.text(choices[dice.below(len(choices))]))
        entry = match.entries[-1]
        lines.append(f"  -> {entry.text}{' (forced)' if entry.forced else ''}")
        lines += [f"  note {note}" for note in match.notes_since(entry.ply)]
        if match.rounds and match.rounds[-1].ply == match.ply:
            lines.append(f"== round {match.rounds[-1].round} ends: {match.rounds[-1].hash} ==")
    lines += ["", "# The end", f"scores {match.scores()}  ranking {match.ranking()}"]
    lines += _table(match)
    return "\n".join(lines) + "\n"


def _last_options(game: str, seats: int) -> dict[str, object]:
    """Of every option the last value that so many can play with, beside those before it."""
    options: dict[str, object] = {}
    for option in rules_with(game).options:
        for value in option.values:
            if is_playable(Case(game, seats, (*options.items(), (option.name, value)))):
                last = value
        options[option.name] = last
    return options


def _head(rules: AnyRules, match: Match) -> list[str]:
    lines = [f"# {rules.name}, version {rules.version}, {match.seats} seats", ""]
    for option in rules.options:
        values = ", ".join(str(value) for value in option.values)
        lines.append(f"option {option.name} = {match.options[option.name]}  (of {values})")
    lines += ["", f"actions {rules.catalogue.size}"]
    for name, base in rules.catalogue.bases.items():
        lines.append(f"  {base:5} {name}: {rules.catalogue.text(base)!r} ...")
    lines += ["", f"encoding {rules.encoding_size()}"]
    for part in rules.slices():
        lines.append(f"  {part.length:5} {part.name}: {part.meaning}")
    return lines


def _question(match: Match) -> list[str]:
    decision = match.decision
    assert decision is not None, "the match goes on"
    who = "nature" if decision.seat == NATURE else f"seat {decision.seat + 1}"
    lines = ["", f"# ply {match.ply}: {type(decision).__name__} for {who}"]
    choices = match.legal()
    if decision.seat == NATURE:
        outcomes = ", ".join(decision.text(choice) for choice in choices)
        return [*lines, f"  outcomes {len(choices)}: {outcomes}"]
    prompt = decision.prompt(match.state)
    lines += [f"  prompt {prompt.key} {json.dumps(prompt.args)}", f"  legal {len(choices)}:"]
    for choice in choices[:SHOWN]:
        label = decision.label(match.state, choice)
        gains = " ".join(f"{a.what}{a.n:+}" for a in decision.preview(match.state, choice))
        targets = " ".join(decision.targets(match.state, choice))
        lines.append(
            f"    {decision.text(choice)} | {label.key} | {targets} | {gains}".rstrip(" |")
        )
    if len(choices) > SHOWN:
        lines.append(f"    and {len(choices) - SHOWN} more")
    return lines


def _table(match: Match) -> list[str]:
    rules, state = match.rules, match.state
    lines = ["  view of a spectator:"]
    for name, value in rules.view(state, SPECTATOR).items():
        text = f"{name}: {json.dumps(value)}"
        lines.append(fill(text, 110, initial_indent="    ", subsequent_indent="        "))
    for seat, parts in enumerate(rules.forecast(state)):
        told = ", ".join(f"{part.name} {part.points}" for part in parts)
        lines.append(f"  forecast of seat {seat + 1}: {told}")
    numbers = encoded(rules, state, 0)
    lines.append("  encoding for seat 1, what is not zero:")
    at = 0
    for part in rules.slices():
        told = [f"{k}={n:.4g}" for k, n in enumerate(numbers[at : at + part.length]) if n]
        at += part.length
        if told:
            text = f"{part.name}: {' '.join(told)}"
            lines.append(fill(text, 110, initial_indent="    ", subsequent_indent="        "))
    return lines

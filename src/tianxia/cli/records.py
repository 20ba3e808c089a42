"""`tianxia replay` and `tianxia verify`: what a record says, and whether it is true."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tianxia.cli import show
from tianxia.cli.arguments import rules_with
from tianxia.cli.program import complain
from tianxia.cli.refusal import Refused, sentence
from tianxia.core.agenda import SPECTATOR
from tianxia.games.registry import AnyRules
from tianxia.match.match import Match
from tianxia.match.migrations import migrate
from tianxia.match.record import BadRecord, Record, read_record, replay
from tianxia.match.verify import verify
from tianxia.words import Speaker


def opened(file: Path, components: Path | None) -> tuple[Record, AnyRules]:
    """The record in today's version, and the rules it was played by."""
    record = read_record(file)
    rules = rules_with(record.header.game, components)
    named = replace(record.header, names=[str(name) for name in record.header.names])
    return migrate(replace(record, header=named), rules), rules


def show_replay(speaker: Speaker, file: Path, ply: int | None, components: Path | None) -> None:
    """The log and the result, or the log and the position at one ply."""
    record, rules = opened(file, components)
    last = len(record.moves)
    if ply is not None and not 0 <= ply <= last:
        raise Refused("cli-error-ply", ply=ply, last=last)
    own = Speaker(speaker.language, rules.name)
    match = replay(record, rules, to=ply)
    out = show.console()
    out.print(own.text("game-name"), style="bold")
    if is_seeded(match):
        out.print(own.text("cli-verify-seeded"), soft_wrap=True)
    for line in show.log_lines(own, rules, match.journal.notes, match.names, SPECTATOR):
        out.print(f"· {line}", soft_wrap=True)
    if match.over:
        out.print(show.result(own, match))
        return
    out.print(show.position(own, match, SPECTATOR))
    out.print(standing(own, match, last), soft_wrap=True)


def standing(speaker: Speaker, match: Match, last: int) -> str:
    """Where in the record the position is, and who is asked what."""
    decision = match.decision
    assert decision is not None, "the game goes on"
    name = match.names[decision.seat] if decision.seat >= 0 else speaker.text("nature-name")
    prompt = "" if decision.seat < 0 else speaker.say(decision.prompt(match.state))
    return speaker.text("cli-at-ply", ply=match.ply, last=last, player=name, prompt=prompt)


def check_record(speaker: Speaker, file: Path, components: Path | None) -> bool:
    """Whether every draw, every move and every hash of the record is right; says so."""
    record, rules = opened(file, components)
    if record.result is None:
        raise Refused("cli-error-unfinished", file=file.name)
    try:
        match = verify(record, rules)
    except BadRecord as error:
        problem = sentence(speaker, error)
        complain(speaker.text("cli-verify-bad", file=file.name, ply=error.ply, problem=problem))
        return False
    draws = sum(entry.seat < 0 for entry in match.entries)
    counts = {"moves": match.ply - draws, "draws": draws, "rounds": len(match.rounds)}
    out = show.console()
    out.print(speaker.text("cli-verify-good", file=file.name, **counts), soft_wrap=True)
    for line in seal_lines(speaker, match):
        out.print(line, soft_wrap=True)
    return True


def seal_lines(speaker: Speaker, match: Match) -> list[str]:
    """Who added what to the seal on nature, and whether somebody could foresee it all."""
    lines = [
        speaker.text("cli-verify-part", player=name, part=part)
        for seal in match.seals
        for name, part in zip(match.names, seal.parts, strict=True)
        if part is not None
    ]
    if is_seeded(match):
        lines.append(speaker.text("cli-verify-seeded"))
    elif not lines:
        lines.append(speaker.text("cli-verify-alone"))
    return lines


def is_seeded(match: Match) -> bool:
    """Whether somebody chose the seed."""
    return any(seal.seeded for seal in match.seals)

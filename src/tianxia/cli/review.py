"""`tianxia review`: where the lead of a finished game changed, and which decisions cost most."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tianxia.cli.records import opened
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.words import Said
from tianxia.match.match import Match
from tianxia.match.record import replay
from tianxia.review.budget import Budget
from tianxia.review.data import Label, Step, Verdict
from tianxia.review.decisions import count
from tianxia.review.grades import WORDS, costliest, grade_of, turning_points
from tianxia.review.review import review
from tianxia.review.worth import final_rewards
from tianxia.words import Speaker
from tianxia.words.tables import table


def run_review(
    speaker: Speaker, file: Path, budget: Budget, as_json: bool, components: Path | None
) -> None:
    """Review the game of a record and write tables or JSON."""
    if budget.iterations < 1:
        raise Refused("cli-error-iterations", iterations=budget.iterations)
    if not budget.seconds > 0:
        raise Refused("cli-error-seconds")
    record, rules = opened(file, components)
    match = replay(record, rules)
    if not match.over:
        raise Refused("cli-error-review-unfinished", file=file.name)
    verdicts = reviewed(speaker, match, budget, quiet=as_json)
    if as_json:
        text = json.dumps(as_data(match, verdicts), ensure_ascii=False, indent=2)
        console().print(text, soft_wrap=True)
    else:
        print_review(Speaker(speaker.language, rules.name), match, verdicts)


def reviewed(speaker: Speaker, match: Match, budget: Budget, quiet: bool) -> list[Verdict]:
    """All verdicts, with a bar for whoever waits."""
    errors = console(errors=True)
    with Progress(
        TextColumn(speaker.text("cli-review-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=quiet or not errors.is_terminal,
    ) as bar:
        return list(bar.track(review(match, budget), total=count(match)))


def as_data(match: Match, verdicts: Sequence[Verdict]) -> dict[str, object]:
    """The review for programs."""
    return {
        "game": match.rules.name,
        "names": list(match.names),
        "result": final_rewards(match.rules, match.state),
        "decisions": [
            {"loss": verdict.loss, "grade": grade_of(verdict), **msgspec.to_builtins(verdict)}
            for verdict in verdicts
        ],
        "turning_points": [vars(turn) for turn in turning_points(verdicts)],
        "costliest": [verdict.ply for verdict in costliest(verdicts)],
    }


def print_review(speaker: Speaker, match: Match, verdicts: Sequence[Verdict]) -> None:
    """The review for people."""
    out = console()
    out.print(speaker.text("game-name"), style="bold")
    out.print(speaker.text("cli-review-title", n=len(verdicts)))
    out.print(speaker.text("review-fair"), soft_wrap=True)
    out.print(speaker.text("review-scale"), soft_wrap=True)
    where = [speaker.text("cli-review-round"), speaker.text("cli-review-ply")]
    turns = [
        [turn.round, turn.ply, match.names[turn.seat], *(round(100 * v) for v in turn.values)]
        for turn in turning_points(verdicts)
    ]
    heads = [*where, speaker.text("cli-review-leads"), *match.names]
    out.print(table(speaker.text("cli-review-turns"), heads, turns))
    worst = costliest(verdicts)
    if not worst:
        out.print(speaker.text("cli-review-none"))
        return
    keys = ["cli-player", "cli-review-grade", "cli-review-loss"]
    keys += ["cli-review-played", "cli-review-better"]
    rows = [costly_row(speaker, match, verdict) for verdict in worst]
    heads = [*where, *(speaker.text(key) for key in keys)]
    out.print(table(speaker.text("cli-review-costly"), heads, rows))


def costly_row(speaker: Speaker, match: Match, verdict: Verdict) -> list[object]:
    """One of the costliest decisions."""
    grade = grade_of(verdict)
    assert grade is not None, "only graded decisions are listed"
    better = "; ".join(step_words(speaker, match, verdict, step) for step in verdict.line)
    return [
        verdict.round,
        verdict.ply,
        match.names[verdict.seat],
        speaker.text(WORDS[grade]),
        round(100 * verdict.loss),
        label_words(speaker, verdict.label),
        better,
    ]


def step_words(speaker: Speaker, match: Match, verdict: Verdict, step: Step) -> str:
    """A step of the better line; whoever else acts is named."""
    words = label_words(speaker, step.label)
    return words if step.seat == verdict.seat else f"({match.names[step.seat]}: {words})"


def label_words(speaker: Speaker, label: Label) -> str:
    """The words on the button."""
    return speaker.say(Said(label.key, dict(label.args)))

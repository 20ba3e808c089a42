"""The verdict on one decision.

A search from the deciding seat's own table names the best choice. If another one was played, both
are weighed on equal terms (see `worth`), and the difference for the deciding seat is the loss. What
the decision has led to is told by seat on the search's scale: 0 is a sure last place, 1 a sure
first; for a choice that the search would have made too, its own tree knows best.
"""

from __future__ import annotations

from collections.abc import Callable

from tianxia.bots.judge import judge_of
from tianxia.bots.protocol import Table
from tianxia.core.agenda import pending
from tianxia.core.dice import offspring
from tianxia.review.budget import Budget
from tianxia.review.data import Label, Verdict, Worth
from tianxia.review.line import foreseen
from tianxia.review.worth import Thinker


def judge(
    table: Table,
    ply: int,
    played: int,
    seed: int,
    budget: Budget,
    unwanted: Callable[[], bool] | None = None,
) -> Verdict:
    """What to think of the choice played at a table; `seed` is that of the whole review."""
    thinker = Thinker(judge_of(table.rules.name), budget, unwanted)
    own = offspring(seed, f"decision {ply}")
    findings = thinker.find(table, own)
    best = next(line for line in findings.lines if line.choice == findings.choice)
    worths: dict[int, Worth] = {}
    values, iterations = best.values, findings.iterations
    if best.choice != played:
        worths = {choice: thinker.weigh(table, choice, own) for choice in (best.choice, played)}
        values = worths[played].values
        iterations += sum(worth.iterations for worth in worths.values())
    sample = table.sample(own)
    question = pending(sample)
    assert question is not None, "the seat is asked"
    said = question.label(sample, played)
    return Verdict(
        ply=ply,
        seat=table.seat,
        round=table.rules.round_of(sample),
        played=played,
        label=Label(said.key, dict(said.args)),
        best=best.choice,
        values=values,
        iterations=iterations,
        line=foreseen(table, best, own),
        worths=worths,
    )


def weigh_another(
    table: Table,
    ply: int,
    choice: int,
    seed: int,
    budget: Budget,
    unwanted: Callable[[], bool] | None = None,
) -> Worth:
    """What a choice that nobody made would have been worth, on the terms of the verdict."""
    thinker = Thinker(judge_of(table.rules.name), budget, unwanted)
    return thinker.weigh(table, choice, offspring(seed, f"decision {ply}"))

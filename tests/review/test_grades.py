"""What losses are called, which decisions are told of, where the lead changed."""

from __future__ import annotations

import pytest

from tianxia.review.data import Label, Verdict, Worth, difference
from tianxia.review.grades import MOST, WORDS, compare, costliest, grade_of, turning_points


def worth(*trials: float) -> Worth:
    mean = sum(trials) / len(trials)
    return Worth([mean, 1 - mean], list(trials), 4)


def verdict(ply: int = 0, seat: int = 0, values=(0.5, 0.5), **worths: Worth) -> Verdict:
    played, best = (1, 2) if worths else (1, 1)
    found = {1: worths["played"], 2: worths["best"]} if worths else {}
    label = Label("label-buy", {})
    return Verdict(ply, seat, 3, played, label, best, list(values), 9, [], found)


def lost(loss: float, ply: int = 0, seat: int = 0) -> Verdict:
    return verdict(ply, seat, played=worth(0.2, 0.2), best=worth(0.2 + loss, 0.2 + loss))


@pytest.mark.parametrize(
    ("loss", "grade"),
    [(0.03, None), (0.05, "slip"), (0.1, "mistake"), (0.2, "blunder"), (-0.3, None)],
)
def test_a_loss_has_a_name(loss, grade):
    assert grade_of(lost(loss)) == grade
    assert lost(loss).loss == pytest.approx(max(0, loss))
    assert grade is None or WORDS[grade]


def test_a_loss_that_is_not_sure_is_not_told():
    unsure = verdict(played=worth(0.1, 0.5), best=worth(0.6, 0.2))
    assert unsure.loss == pytest.approx(0.1)
    assert grade_of(unsure) is None


def test_the_difference_is_taken_pair_by_pair():
    mean, error = difference(worth(0.5, 0.9, 0.1), worth(0.4, 0.8, 0.0))
    assert (mean, error) == pytest.approx((0.1, 0.0))
    assert difference(worth(0.5), worth(0.2)) == pytest.approx((0.3, 0.0))


def test_the_worst_few_of_every_seat_are_told_worst_first():
    verdicts = [lost(0.05 + ply / 100, ply, 0) for ply in range(8)]
    verdicts += [lost(0.06, 20, 1), lost(0.01, 21, 1), verdict(22, 1)]
    told = costliest(verdicts)
    assert [one.ply for one in told] == [7, 6, 5, 4, 3, 20]
    assert sum(one.seat == 0 for one in told) == MOST


def test_a_choice_stands_somewhere_between_the_played_and_the_best():
    asked = verdict(played=worth(0.2, 0.2), best=worth(0.5, 0.5))
    others = {3: worth(0.49, 0.49), 4: worth(0.4, 0.4), 5: worth(0.21, 0.21), 6: worth(0.1, 0.1)}
    asked.worths.update(others)
    answers = {choice: compare(asked, choice)[0] for choice in asked.worths}
    expected = {1: "same", 2: "best", 3: "good", 4: "better", 5: "same", 6: "worse"}
    assert answers == expected
    assert compare(asked, 6)[1] == pytest.approx(-0.1)


def test_the_lead_changes_only_when_somebody_is_clearly_ahead():
    curve = [(0.5, 0.5), (0.49, 0.51), (0.4, 0.6), (0.52, 0.48), (0.7, 0.3), (0.8, 0.2)]
    turns = turning_points([verdict(ply, values=values) for ply, values in enumerate(curve)])
    assert [(turn.ply, turn.seat) for turn in turns] == [(0, 0), (2, 1), (4, 0)]

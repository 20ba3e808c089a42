"""What must hold in every position of every game; each check names what it found."""

from __future__ import annotations

import json
import math
from itertools import pairwise

from tests.contract.play import encoded, written

from tianxia.core.agenda import NATURE, SPECTATOR, Chance, Decision, State
from tianxia.core.dice import Dice
from tianxia.core.rows import floats_of, row_of
from tianxia.core.rules import Part
from tianxia.core.words import Amount, Said
from tianxia.games.registry import AnyRules

AROUND = [-1.0] * 7  # numbers beside those that may be written; none of an encoding is negative
MANY = 64  # beyond so many choices only a part of the illegal ones is asked for its reason


def check_choices(decision: Decision, choices: list[int]) -> None:
    """Legal choices are ascending, unique, inside the size, and there is one."""
    asked = type(decision).__name__
    assert choices, f"{asked} offers nothing"
    assert all(a < b for a, b in pairwise(choices)), f"{asked}: {choices}"
    assert choices[0] >= 0, f"{asked}: {choices}"
    assert choices[-1] < decision.size, f"{asked}: {choices}"
    assert (decision.seat == NATURE) == isinstance(decision, Chance), f"{asked}: {decision.seat}"


def check_weights(state: State, decision: Decision, choices: list[int]) -> None:
    """Nature's weights are positive and there is one for each outcome."""
    if isinstance(decision, Chance):
        weights = decision.weights(state)
        if weights is not None:
            assert len(weights) == len(choices), f"{weights} for {choices}"
            assert min(weights) > 0, f"an outcome that cannot happen: {weights}"


def check_reasons(state: State, decision: Decision, choices: list[int], seed: int) -> None:
    """A reason is given exactly for what is not legal."""
    if isinstance(decision, Chance):
        return
    asked = range(decision.size)
    if decision.size > MANY:
        dice = Dice(seed)
        asked = sorted({*choices, *(dice.below(decision.size) for _ in range(MANY))})
    legal = set(choices)
    for choice in asked:
        said = decision.reason(state, choice)
        text = decision.text(choice)
        assert all(decision.targets(state, choice)), f"{text!r} names a thing without a name"
        if choice in legal:
            assert said is None, f"{text!r} is legal, and yet {said}"
        else:
            assert isinstance(said, Said), f"{text!r} is refused without a reason"
            check_said(said)


def check_said(said: Said) -> None:
    """A key with plain arguments."""
    assert said.key, "something is said without words"
    for name, value in said.args.items():
        assert name, f"an argument without a name in {said}"
        assert isinstance(value, (int, str)), f"{said} has an argument that is no word"


def check_words(state: State, decision: Decision, choices: list[int]) -> None:
    """The question and its choices can be shown, and no two choices look the same."""
    check_said(decision.prompt(state))
    shown: dict[str, int] = {}
    for choice in choices:
        label = decision.label(state, choice)
        check_said(label)
        targets = decision.targets(state, choice)
        for target in targets:
            kind, _, name = target.partition(":")
            assert kind, f"a target without a kind: {target!r}"
            assert name or ":" not in target, f"a target without a name: {target!r}"
        for amount in decision.preview(state, choice):
            assert isinstance(amount, Amount), f"{amount!r} is no amount"
            assert amount.what, "so much of nothing"
        look = f"{label} {targets}"
        assert look not in shown, f"choices {shown.get(look)} and {choice} look alike: {look}"
        shown[look] = choice


def check_catalogue_knows(rules: AnyRules, decision: Decision, choices: list[int]) -> None:
    """Every legal choice has an id whose line answers this very question."""
    catalogue = rules.catalogue
    for choice in choices:
        line = catalogue.text(catalogue.action_id(decision, choice))
        assert line == decision.text(choice), f"{line!r} is not {decision.text(choice)!r}"
        assert catalogue.choice_of(decision, line) == choice, f"{line!r} answers something else"


def check_seen_by(state: State, decision: Decision, choices: list[int]) -> None:
    """Those who may know a choice are seats of the game, the one who makes it among them."""
    for choice in choices:
        mask = decision.seen_by(state, choice)
        assert 0 <= mask < 1 << state.seats, f"seen by {mask:b} of {state.seats} seats"
        if decision.seat != NATURE:
            assert mask >> decision.seat & 1, f"{decision.text(choice)!r} is hidden from its seat"


def check_standing(rules: AnyRules, state: State) -> None:
    """Scores, ranking and forecast agree with each other."""
    scores = rules.scores(state)
    ranking = rules.ranking(state)
    assert len(scores) == len(ranking) == state.seats
    for seat in range(state.seats):
        better = [other for other in range(state.seats) if ranking[other] < ranking[seat]]
        assert ranking[seat] == len(better) + 1, f"no such ranking: {ranking}"
        for other in range(state.seats):
            if scores[seat] > scores[other]:
                assert ranking[seat] < ranking[other], f"{scores} cannot be ranked {ranking}"
    check_forecast(rules, state, scores)


def check_forecast(rules: AnyRules, state: State, scores: list[int]) -> None:
    """Every seat has the same named parts; when the game is over they sum up to the scores."""
    forecast: list[list[Part]] = rules.forecast(state)
    assert len(forecast) == state.seats
    names = [[part.name for part in parts] for parts in forecast]
    assert all(own == names[0] for own in names), f"seats have different parts: {names}"
    assert len(set(names[0])) == len(names[0]) > 0, f"parts are there twice: {names[0]}"
    if not state.agenda:
        sums = [sum(part.points for part in parts) for parts in forecast]
        assert sums == scores, f"the forecast says {sums}, the scores are {scores}"


def check_encoding(rules: AnyRules, state: State) -> None:
    """For every viewer the encoding is as long as its slices, and each number in its range."""
    most = [part.most for part in rules.slices() for _ in range(part.length)]
    for viewer in (*range(state.seats), SPECTATOR):
        numbers = encoded(rules, state, viewer)
        assert len(numbers) == rules.encoding_size(), f"{len(numbers)} numbers for {viewer}"
        assert all(isinstance(n, float) and math.isfinite(n) for n in numbers), f"viewer {viewer}"
        beyond = [k for k, n in enumerate(numbers) if not 0 <= n <= most[k]]
        assert not beyond, f"out of range for viewer {viewer}: {beyond}"
        assert numbers == encoded(rules, state, viewer), f"viewer {viewer} is told two things"
        check_write(rules, state, viewer, numbers)


def check_write(rules: AnyRules, state: State, viewer: int, numbers: list[float]) -> None:
    """The numbers are written from the place asked for on, and nothing else is written."""
    row = floats_of([*AROUND, *[0.0] * len(numbers), *AROUND])
    rules.write(state, viewer, row, len(AROUND))
    assert list(row) == [*AROUND, *numbers, *AROUND], f"viewer {viewer}"


def check_fill(state: State, decision: Decision[State], choices: list[int]) -> None:
    """The choices are written from the place asked for on, and nothing else is written."""
    room = row_of([-1] * (decision.size + 2))
    assert decision.fill(state, room, 1) == len(choices) + 1
    assert list(room) == [-1, *choices, *[-1] * (decision.size + 1 - len(choices))]


def check_view(rules: AnyRules, state: State) -> None:
    """Every viewer gets plain JSON, twice the same."""
    for viewer in (*range(state.seats), SPECTATOR):
        text = json.dumps(rules.view(state, viewer))
        assert text == json.dumps(rules.view(state, viewer)), f"viewer {viewer} sees two things"


def check_round_trip(rules: AnyRules, state: State) -> State:
    """The state that was written down and read back is the same; it is returned."""
    text = written(rules, state)
    loaded: State = rules.load(json.loads(text))
    assert written(rules, loaded) == text, "the state read back is another one"
    assert rules.fingerprint(loaded) == rules.fingerprint(state)
    assert [type(f) for f in loaded.agenda] == [type(f) for f in state.agenda]
    assert [f.fields() for f in loaded.agenda] == [f.fields() for f in state.agenda]
    return loaded

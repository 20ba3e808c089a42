"""Every registered game, at every kind of table, at every ply of random games."""

from __future__ import annotations

import json
import re

import pytest
from tests.contract import checks
from tests.contract.cases import CASES, LOOKS, SOAK, SOAK_GAMES, cases_of, option_values, rules_with
from tests.contract.play import walk, written

from tianxia.core.agenda import State, apply, pending
from tianxia.core.dice import offspring
from tianxia.games.registry import GAMES

APART = [
    "journal",
    "stack",
]  # clones have no journal; above the agenda the stack holds what is over
GAMES_PER_CASE = 3 if SOAK else 1
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


@every_case
def test_every_question_has_choices_in_order_and_reasons_for_all_others(case):
    rules = case.rules()
    for number in range(GAMES_PER_CASE):
        state = rules.new_game(case.seats, case.agreed())
        for ply, (decision, choices, _) in enumerate(walk(state, case.seed(f"choices {number}"))):
            before = rules.fingerprint(state)
            checks.check_choices(decision, choices)
            checks.check_fill(state, decision, choices)
            checks.check_weights(state, decision, choices)
            checks.check_reasons(state, decision, choices, ply)
            checks.check_seen_by(state, decision, choices)
            checks.check_catalogue_knows(rules, decision, choices)
            assert decision.legal(state) == choices
            assert rules.fingerprint(state) == before, "asking changed the position"


@every_case
def test_every_question_can_be_shown_without_changing_anything(case):
    rules = case.rules()
    for number in range(GAMES_PER_CASE):
        state = rules.new_game(case.seats, case.agreed())
        for ply, (decision, choices, _) in enumerate(walk(state, case.seed(f"words {number}"))):
            if ply % LOOKS:
                continue
            before = rules.fingerprint(state)
            checks.check_words(state, decision, choices)
            checks.check_standing(rules, state)
            if ply % (8 * LOOKS) == 0:
                checks.check_view(rules, state)
                checks.check_encoding(rules, state)
            assert rules.fingerprint(state) == before, "looking changed the position"


@every_case
def test_a_finished_game_can_be_shown_and_its_forecast_is_its_score(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    for _ in walk(state, case.seed("end")):
        pass
    checks.check_standing(rules, state)
    checks.check_view(rules, state)
    checks.check_encoding(rules, state)
    checks.check_round_trip(rules, state)
    assert pending(state) is None


def random_games_of(case):
    """How many games the invariants are watched in."""
    return -(-SOAK_GAMES // len(cases_of(case.game))) if SOAK else 2


@every_case
def test_the_invariants_of_the_rulebook_hold_after_every_answer(case):
    rules = case.rules()
    for number in range(random_games_of(case)):
        state = rules.new_game(case.seats, case.agreed())
        before = None
        for _ in walk(state, offspring(case.seed("invariants"), str(number))):
            if before is not None:
                assert rules.broken_by(before, state) == []
                assert rules.round_of(state) >= rules.round_of(before)
            assert rules.broken(state) == []
            before = rules.clone(state)
        assert rules.broken(state) == []
        assert before is not None
        assert rules.broken_by(before, state) == []


@every_case
def test_clones_are_equal_and_stay_what_they_were(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    clones = []
    for ply, _ in enumerate(walk(state, case.seed("clones"))):
        if ply % LOOKS:
            continue
        clone = rules.clone(state)
        text = written(rules, clone)
        assert text == written(rules, state)
        assert clone.journal is None
        if clones:
            last, then = clones[-1]
            assert written(rules, last) == then, "playing on changed a copy"
        clones.append((clone, text))
    for clone, text in clones:
        assert written(rules, clone) == text, "playing on changed an earlier copy"


@every_case
def test_a_state_read_back_plays_on_exactly_like_its_original(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    twins = []
    for ply, (_, _, choice) in enumerate(walk(state, case.seed("twins"))):
        if ply % LOOKS == 0:
            loaded = checks.check_round_trip(rules, state)
            text = written(rules, state)
            assert all(written(rules, twin) == text for twin in twins)
            if ply % 90 == 0:
                twins += [loaded, rules.clone(state)]
        for twin in twins:
            apply(twin, choice)
    for twin in twins:
        assert written(rules, twin) == written(rules, state)


@every_case
def test_the_same_answers_give_the_same_game(case):
    rules = case.rules()
    first = rules.new_game(case.seats, case.agreed())
    answers = [choice for _, _, choice in walk(first, case.seed("same"))]
    second = rules.new_game(case.seats, case.agreed())
    for choice in answers:
        apply(second, choice)
    assert written(rules, second) == written(rules, first)


@every_game
def test_every_question_of_the_game_is_asked_at_some_table(game):
    unasked = set(rules_with(game).catalogue.bases)
    for number in range(20):
        for case in cases_of(game):
            state = case.rules().new_game(case.seats, case.agreed())
            for decision, _, _ in walk(state, case.seed(f"asked {number}")):
                unasked.discard(type(decision).__name__)
            if not unasked:
                return
    assert not unasked


@every_game
def test_every_option_value_can_be_played(game):
    played = {chosen for case in cases_of(game) for chosen in case.options}
    assert set(option_values(game)) <= played


@every_game
def test_every_seat_count_can_be_played_with_the_defaults(game):
    rules = rules_with(game)
    counts = [case.seats for case in cases_of(game) if not case.options and not case.switches]
    assert counts[: rules.seats_max - rules.seats_min + 1] == list(
        range(rules.seats_min, rules.seats_max + 1)
    )


@pytest.mark.interpreted
@every_case
def test_no_field_of_the_state_is_forgotten_or_shared(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    for ply, _ in enumerate(walk(state, case.seed("fields"))):
        if ply % 16 == 0:
            clone = rules.clone(state)
            loaded = rules.load(json.loads(written(rules, state)))
            assert plain(clone) == plain(state)
            assert plain(loaded) == plain(state)
            both = lists_in(clone) & lists_in(state)
            both -= {id(row) for _, row in shared_rows(case.game, state)}
            assert not both, "a copy shares a list with its original"


@pytest.mark.interpreted
@every_case
def test_nobody_writes_into_a_row_that_copies_share(case):
    state = case.rules().new_game(case.seats, case.agreed())
    kept = []  # every row that was ever shared, and what it held when it was first seen
    for _ in walk(state, case.seed("shared")):
        for name, row in shared_rows(case.game, state):
            if not any(row is other for other, _, _ in kept):
                kept.append((row, row[:], name))
        changed = {name for row, before, name in kept if row != before}
        assert not changed, f"written into although copies share it: {changed}"


def shared_rows(game, state):
    """The rows, with their fields, that the game's state declares to be shared by copies.

    `# shared` is said of a row, with all rows inside it, `# shared inside` only of these.
    """
    source = (GAMES[game].folder() / "state.py").read_text(encoding="utf-8")
    for name in re.findall(r"^    (\w+): .*# shared$", source, re.MULTILINE):
        yield name, getattr(state, name)
    for name in re.findall(r"^    (\w+): vec\[vec.*# shared(?: inside)?$", source, re.MULTILINE):
        yield from ((name, row) for row in getattr(state, name))


def plain(value):
    """The fields of an object and of all objects inside it, the journal left out."""
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items()}
    if hasattr(value, "__dict__"):
        own = {name: plain(entry) for name, entry in vars(value).items() if name not in APART}
        if isinstance(value, State):
            own["agenda"] = plain(value.agenda)
        return {"class": type(value).__name__, **own}
    return value


def lists_in(state):
    """The identities of the lists that belong to the state itself."""
    found = set()
    waiting = [value for value in vars(state).values() if isinstance(value, list)]
    while waiting:
        inner = waiting.pop()
        found.add(id(inner))
        waiting += [entry for entry in inner if isinstance(entry, list)]
    return found

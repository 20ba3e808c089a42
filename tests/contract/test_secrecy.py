"""Hidden information: views, samples, encodings and notes of every game, and of leaking toys."""

from __future__ import annotations

import json

import pytest
from tests.contract.cases import CASES, LOOKS, SOAK
from tests.contract.play import sample_of, walk
from tests.contract.secrecy import check_samples, check_secrets

from tianxia.core.agenda import SPECTATOR, pending
from tianxia.core.dice import offspring

every_case = pytest.mark.parametrize("case", CASES, ids=str)
LEAKS = {
    "ShowsPicks": "Pick is shown",
    "NamesWhatLiesFaceDown": "Pick is shown",
    "ShowsHandsToSpectators": "Deal is shown to -2",
    "EncodesTheTop": "sees what it may not",
    "KeepsTheTruth": "know the answer to Deal",
    "DealsInTheOrderOfTheTruth": "know the answer to Deal",
    "RedealsKnownCards": "know the answer to Deal",
    "TellsInNotes": "notes of TalkativePick",
}


def check_secrecy(rules, seats, options, seed, every=1):
    """Play a game and look for leaks, before every answer unless told otherwise."""
    state = rules.new_game(seats, options)
    for ply, (decision, choices, _) in enumerate(walk(state, seed)):
        if every == 1 or ply % (5 * LOOKS) == 0:
            check_secrets(rules, state, decision, choices)
        if ply % every == 0:
            check_samples(rules, state, offspring(seed, str(ply)))


def check_games(rules, seeds):
    """Look for leaks in several games for three."""
    for seed in seeds:
        check_secrecy(rules, 3, {}, seed)


@every_case
def test_nobody_is_told_what_is_hidden_and_samples_cannot_know_it(case):
    every = 1 if SOAK else 12 * LOOKS
    check_secrecy(case.rules(), case.seats, case.agreed(), case.seed("secrets"), every)


@every_case
def test_a_sample_can_be_played_to_its_end(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    samples = [
        sample_of(rules, state, ply % case.seats, ply)
        for ply, _ in enumerate(walk(state, case.seed("samples")))
        if ply % 60 == 30
    ]
    assert samples
    for number, sample in enumerate(samples):
        for _ in walk(sample, case.seed(f"sample {number}")):
            pass
        assert pending(sample) is None
        assert rules.broken(sample) == []


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("open_picks", [False, True])
def test_the_toy_keeps_its_secrets(seats, open_picks):
    from tests.contract.toy import Toy

    for seed in range(4):
        check_secrecy(Toy(), seats, {"open_picks": open_picks}, seed)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", LEAKS)
def test_the_checks_find_the_toy_that_leaks(name):
    from tests.contract import leaks

    rules = getattr(leaks, name)()
    with pytest.raises(AssertionError, match=LEAKS[name]):
        check_games(rules, range(10))


@pytest.mark.interpreted
def test_every_leaking_toy_is_tried():
    from tests.contract import leaks

    assert [leak.__name__ for leak in leaks.LEAKS] == list(LEAKS)


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_written_view_of_the_toy_names_no_card_the_viewer_cannot_see(seats):
    from tests.contract import toy

    rules = toy.Toy()
    for seed in range(4):
        state = rules.new_game(seats, {})
        for _ in walk(state, seed):
            for viewer in (*range(seats), SPECTATOR):
                own = state.hands[viewer] if viewer >= 0 else [0] * len(toy.NAMES)
                knows = viewer >= 0 and state.looked >> viewer & 1
                hidden = [n for kind, n in enumerate(toy.NAMES) if not own[kind]]
                if viewer >= 0 and state.picked[viewer] != toy.NO_CARD:
                    hidden = [n for n in hidden if n != toy.NAMES[state.picked[viewer]]]
                hidden += [] if knows else toy.PRIZES
                text = json.dumps(rules.view(state, viewer))
                assert [name for name in hidden if name in text] == []


@pytest.mark.interpreted
def test_over_many_samples_every_unseen_card_reaches_every_place():
    from tests.contract import toy

    rules = toy.Toy()
    state = rules.new_game(3, {})
    for decision, _, _ in walk(state, 1):
        if isinstance(decision, toy.Pick) and decision.seat == 2:
            break
    viewer = 2
    unseen = {kind for kind in range(len(toy.NAMES)) if toy.BAG[kind] > state.hands[2][kind]}
    places = {"hand 0": set(), "hand 1": set(), "pick 0": set(), "pick 1": set(), "bag": set()}
    for seed in range(400):
        sample = sample_of(rules, state, viewer, seed)
        for seat in (0, 1):
            places[f"hand {seat}"] |= {k for k, n in enumerate(sample.hands[seat]) if n}
            places[f"pick {seat}"].add(sample.picked[seat])
        places["bag"] |= {k for k, n in enumerate(sample.bag) if n}
    assert all(found == unseen for found in places.values()), places

"""The toy passes the contract too: a game needs the core alone to do so."""

from __future__ import annotations

import pytest
from tests.contract import checks
from tests.contract.play import played_match, walk, written

from tianxia.core.agenda import apply
from tianxia.match.record import parse_record, record_of, replay
from tianxia.match.verify import verify

pytestmark = pytest.mark.interpreted


@pytest.fixture
def toy():
    from tests.contract.toy import Toy

    return Toy()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_holds_every_part_of_the_contract_at_every_ply(toy, seats):
    for seed in range(5):
        state = toy.new_game(seats, {})
        twin = toy.new_game(seats, {})
        for ply, (decision, choices, choice) in enumerate(walk(state, seed)):
            before = toy.fingerprint(state)
            checks.check_choices(decision, choices)
            checks.check_weights(state, decision, choices)
            checks.check_reasons(state, decision, choices, ply)
            checks.check_seen_by(state, decision, choices)
            checks.check_catalogue_knows(toy, decision, choices)
            checks.check_words(state, decision, choices)
            checks.check_standing(toy, state)
            checks.check_view(toy, state)
            checks.check_encoding(toy, state)
            checks.check_round_trip(toy, state)
            assert toy.broken(state) == []
            assert toy.fingerprint(state) == before == toy.fingerprint(twin)
            apply(twin, choice)
        checks.check_standing(toy, state)
        assert written(toy, twin) == written(toy, state)


def test_the_record_of_a_toy_is_read_back_and_verified(toy):
    match = played_match(toy, 3, {}, seed=5)
    record = record_of(match)
    again = parse_record("\n".join(record.lines()))
    assert again == record
    assert replay(again, toy).entries == match.entries
    assert verify(again, toy).scores() == match.scores()

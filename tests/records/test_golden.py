"""Golden records: whole games that every later program must play exactly as they were played."""

from __future__ import annotations

import pytest
from tests.contract.cases import option_values, seat_counts
from tests.records.golden import FOLDER, goldens_of

from tianxia.games.registry import GAMES, rules_for
from tianxia.match.record import read_record
from tianxia.match.verify import verify

# What has no golden record, and why: {(game, "seats" or option, value): reason}
MISSING: dict[tuple[str, str, object], str] = {}

FILES = sorted(FOLDER.glob("*/*.jsonl"))
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_with_all_its_hashes(path):
    record = read_record(path)
    rules = rules_for(record.header.game)
    assert record.header.game == path.parent.name
    match = verify(record, rules)
    assert rules.broken(match.state) == []
    assert len(record.rounds) > 1
    assert path.read_text(encoding="utf-8").splitlines() == record.lines()


@every_game
def test_every_golden_record_of_the_list_is_there_and_no_other(game):
    names = sorted(golden.path().name for golden in goldens_of(game))
    assert sorted(path.name for path in (FOLDER / game).glob("*.jsonl")) == names


@every_game
def test_every_seat_count_and_option_value_has_a_record_or_a_reason(game):
    wanted = {("seats", seats) for seats in seat_counts(game)}
    wanted |= {(name, value) for name, value in option_values(game)}
    found = set()
    for path in (FOLDER / game).glob("*.jsonl"):
        header = read_record(path).header
        found |= {("seats", header.seats), *header.options.items()}
    excused = {(what, value) for name, what, value in MISSING if name == game}
    assert wanted - found == excused


def test_every_folder_of_records_belongs_to_a_game():
    assert {path.parent.name for path in FILES} == set(GAMES)

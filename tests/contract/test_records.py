"""Matches of every registered game, written down, read back, replayed, and tampered with."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.contract.cases import CASES, cases_of
from tests.contract.play import played_match, written

from tianxia.core.agenda import NATURE
from tianxia.core.dice import commitment, secret_of
from tianxia.games.registry import GAMES
from tianxia.match.record import BadRecord, Move, Result, parse_record, record_of, replay
from tianxia.match.verify import verify

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def match_of(case):
    """The match that a case's own seed leads to."""
    return played_match(case.rules(), case.seats, case.agreed(), case.seed("record"))


def finished(game):
    """The rules of a game and one of its matches with everything that can be agreed on."""
    case = cases_of(game)[-1]
    return case.rules(), match_of(case)


def with_move(record, ply, text):
    """The record with another move written at a ply."""
    moves = record.moves[:]
    moves[ply] = Move(moves[ply].seat, text, moves[ply].forced)
    return replace(record, moves=moves)


@every_case
def test_a_record_is_read_back_replayed_and_verified(case):
    rules, match = case.rules(), match_of(case)
    record = record_of(match)
    again = parse_record("\n".join(record.lines()))
    assert again == record
    copy = replay(again, rules)
    assert copy.entries == match.entries
    assert copy.rounds == match.rounds
    assert written(rules, copy.state) == written(rules, match.state)
    verified = verify(again, rules)
    assert (verified.scores(), verified.ranking()) == (match.scores(), match.ranking())
    assert len(match.rounds) > 1


@every_game
def test_an_unfinished_record_keeps_the_secret_and_replays_to_the_same_question(game):
    rules, match = finished(game)
    for ply in range(0, match.ply, 37):
        part = replay(record_of(match), rules, to=ply)
        assert part.ply == ply
        assert part.to_move == match.entries[ply].seat
        record = replace(record_of(match), moves=record_of(match).moves[:ply], rounds=[])
        blind = replay(replace(record, result=None), rules)
        assert written(rules, blind.state) == written(rules, part.state)
        assert blind.secret is None
        assert record_of(part).result is None


@every_game
def test_a_move_that_is_not_legal_is_found_at_its_ply(game):
    rules, match = finished(game)
    record = record_of(match)
    for ply in range(0, match.ply, 29):
        before = replay(record, rules, to=ply)
        legal = {before.decision.text(choice) for choice in before.legal()}
        size = range(before.decision.size)
        wrong = [before.decision.text(c) for c in size if before.decision.text(c) not in legal]
        for text in [*wrong[:2], "fold the table"]:
            with pytest.raises(BadRecord, match=f"^Ply {ply} ") as found:
                verify(with_move(record, ply, text), rules)
            assert found.value.ply == ply


@every_game
def test_another_legal_move_is_found_or_makes_no_difference(game):
    rules, match = finished(game)
    record = record_of(match)
    caught = []
    for ply in range(0, match.ply, 17):
        before = replay(record, rules, to=ply)
        others = [c for c in before.legal() if before.decision.text(c) != record.moves[ply].text]
        if before.to_move == NATURE or not others:
            continue
        tampered = with_move(record, ply, before.decision.text(others[-1]))
        try:
            verified = verify(tampered, rules)
        except BadRecord as found:
            caught.append(found.ply - ply)
        else:
            assert written(rules, verified.state) == written(rules, match.state)
    assert len(caught) > 3
    assert min(caught) >= 0


@every_game
def test_another_draw_is_found_at_its_ply(game):
    rules, match = finished(game)
    record = record_of(match)
    draws = [e.ply for e in match.entries if e.seat == NATURE and not e.forced]
    assert draws
    for ply in draws[:: max(1, len(draws) // 8)]:
        before = replay(record, rules, to=ply)
        texts = [before.decision.text(choice) for choice in before.legal()]
        other = next(text for text in texts if text != record.moves[ply].text)
        with pytest.raises(BadRecord, match="sealed chance") as found:
            verify(with_move(record, ply, other), rules)
        assert found.value.ply == ply


@every_game
def test_a_wrong_seat_is_found_at_its_ply(game):
    rules, match = finished(game)
    record = record_of(match)
    for ply in range(0, match.ply, 41):
        moves = record.moves[:]
        seat = moves[ply].seat + 1 if moves[ply].seat + 1 < match.seats else NATURE
        moves[ply] = replace(moves[ply], seat=seat)
        with pytest.raises(BadRecord, match="another seat must answer") as found:
            verify(replace(record, moves=moves), rules)
        assert found.value.ply == ply


@every_game
def test_a_wrong_hash_is_found_at_the_end_of_its_round(game):
    rules, match = finished(game)
    record = record_of(match)
    for at, mark in enumerate(record.rounds):
        rounds = record.rounds[:]
        rounds[at] = replace(mark, hash="0" * 16)
        with pytest.raises(BadRecord, match="not the one recorded") as found:
            verify(replace(record, rounds=rounds), rules)
        assert found.value.ply == mark.ply - 1


@every_game
def test_a_missing_or_invented_hash_is_found(game):
    rules, match = finished(game)
    record = record_of(match)
    with pytest.raises(BadRecord, match="not complete"):
        verify(replace(record, rounds=record.rounds[1:]), rules)
    invented = replace(record.rounds[-1], ply=record.rounds[-1].ply - 1)
    with pytest.raises(BadRecord, match="not the one recorded") as found:
        verify(replace(record, rounds=[*record.rounds, invented]), rules)
    assert found.value.ply == invented.ply - 1


@every_game
def test_another_secret_is_found_at_once(game):
    rules, match = finished(game)
    record = record_of(match)
    result = replace(record.result, secret=secret_of("another").hex())
    with pytest.raises(BadRecord, match="sealed at the start") as found:
        verify(replace(record, result=result), rules)
    assert found.value.ply == 0


@every_game
def test_another_secret_sealed_afterwards_is_found_at_the_first_draw_it_changes(game):
    rules, match = finished(game)
    record = record_of(match)
    secret = secret_of("another")
    header = replace(record.header, commitment=commitment(secret))
    result = replace(record.result, secret=secret.hex())
    with pytest.raises(BadRecord, match="sealed chance") as found:
        verify(replace(record, header=header, result=result), rules)
    assert match.entries[found.value.ply].seat == NATURE


@every_game
@pytest.mark.parametrize("part", ["scores", "ranking"])
def test_a_wrong_result_is_found_at_the_end(game, part):
    rules, match = finished(game)
    record = record_of(match)
    numbers = getattr(record.result, part)
    result = replace(record.result, **{part: [numbers[0] + 1, *numbers[1:]]})
    with pytest.raises(BadRecord, match="not the one the moves lead to") as found:
        verify(replace(record, result=result), rules)
    assert found.value.ply == match.ply


@every_game
def test_moves_left_out_or_added_at_the_end_are_found(game):
    rules, match = finished(game)
    record = record_of(match)
    with pytest.raises(BadRecord, match="before the game is over") as found:
        verify(replace(record, moves=record.moves[:-1], rounds=record.rounds[:-1]), rules)
    assert found.value.ply == match.ply - 1
    with pytest.raises(BadRecord, match="another seat must answer") as found:
        verify(replace(record, moves=[*record.moves, record.moves[-1]]), rules)
    assert found.value.ply == match.ply


@every_game
def test_the_result_names_the_secret_that_was_sealed(game):
    _, match = finished(game)
    result = record_of(match).result
    assert isinstance(result, Result)
    assert commitment(bytes.fromhex(result.secret)) == match.commitment

"""Saving, replaying and verifying: what is true is confirmed, what is not is named."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tianxia.core.dice import secret_of
from tianxia.games.registry import rules_for
from tianxia.match.match import Match
from tianxia.match.record import record_of
from tianxia.match.seal import Seal, seal_of

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A saved game of two random bots."""
    args = ("--seats", 2, "--games", 1, "--seed", 4, "--save", tmp_path / "saved")
    assert run("simulate", "dragon", *args).exit_code == 0
    return next((tmp_path / "saved").iterdir())


def test_a_saved_game_is_verified(run: Run, record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert "is right" in result.stdout
    assert "Whoever ran this game made its secret alone" in " ".join(result.stdout.split())
    assert "w porządku" in run("verify", record, "--lang", "pl").stdout


def test_who_added_what_to_the_seal_is_told(run: Run, tmp_path: Path) -> None:
    seal = seal_of(b"h" * 32, 2)
    seal = replace(seal, parts=["0f" * 16, None])
    said = verified(run, tmp_path, seal)
    assert f"Ania added {'0f' * 16} to the seal." in said
    assert "Benek" not in said
    assert "foreseen" not in said
    assert "alone" not in said


def test_a_chosen_seed_is_told(run: Run, tmp_path: Path) -> None:
    seeded = seal_of(secret_of("7"), 2, seeded=True)
    said = verified(run, tmp_path, seeded)
    assert "Somebody chose the seed of this game" in said
    assert "alone" not in said
    for ply in ((), ("--ply", 5)):
        replayed = run("replay", tmp_path / "sealed.jsonl", *ply).stdout
        assert "Somebody chose the seed of this game" in " ".join(replayed.split())


def test_a_replay_of_a_sealed_game_says_nothing_of_seeds(run: Run, record: Path) -> None:
    assert "seed" not in run("replay", record).stdout


def test_a_record_whose_seal_was_taken_out_does_not_look_fair(run: Run, tmp_path: Path) -> None:
    verified(run, tmp_path, seal_of(secret_of("7"), 2, seeded=True))
    file = tmp_path / "sealed.jsonl"
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    del rows[0]["seals"]
    rewrite(file, rows)
    said = " ".join(run("verify", file).stdout.split())
    assert "Whoever ran this game made its secret alone" in said


def verified(run: Run, folder: Path, seal: Seal) -> str:
    """What is said of a game with this seal."""
    match = Match(rules_for("dragon"), 2, secret=seal.nature(), names=["Ania", "Benek"])
    match.seals = [seal]
    match.advance()
    while not match.over:
        match.play(match.legal()[0])
    record_of(match).write(folder / "sealed.jsonl")
    result = run("verify", folder / "sealed.jsonl")
    assert result.exit_code == 0, result.stderr
    assert run("verify", folder / "sealed.jsonl", "--lang", "pl").exit_code == 0
    return " ".join(result.stdout.split())


def test_a_replay_ends_with_the_result(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "The year is over." in result.stdout
    assert "Result" in result.stdout
    assert "random 1" in result.stdout


def test_a_replay_stops_at_a_ply_and_shows_the_position(run: Run, record: Path) -> None:
    result = run("replay", record, "--ply", 40)
    assert result.exit_code == 0
    assert "Ply 40 of" in result.stdout
    assert "Person supply" in result.stdout
    assert "The year is over." not in result.stdout
    assert "Pytanie 0 z" in run("replay", record, "--ply", 0, "--lang", "pl").stdout


def test_a_replay_cannot_stop_outside_the_record(run: Run, record: Path) -> None:
    for ply in (-1, 100_000):
        result = run("replay", record, "--ply", ply)
        assert result.exit_code == 2
        assert "There is no ply" in result.stderr


def test_a_changed_draw_is_found_where_it_is(run: Run, record: Path) -> None:
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    at = next(at for at, row in enumerate(rows) if row.get("move", "").startswith("event "))
    others = {row["move"] for row in rows if row.get("move", "").startswith("event ")}
    rows[at]["move"] = (sorted(others - {rows[at]["move"]}))[0]
    rewrite(record, rows)
    result = run("verify", record)
    assert result.exit_code == 1
    assert f"is wrong at ply {rows[at]['ply']}:" in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_changed_hash_is_found_at_its_round(run: Run, record: Path) -> None:
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    at = next(at for at, row in enumerate(rows) if row.get("round") == 3)
    rows[at]["hash"] = "0" * 16
    rewrite(record, rows)
    result = run("verify", record, "--lang", "pl")
    assert result.exit_code == 1
    assert f"nie zgadza się od pytania {rows[at - 1]['ply']}:" in result.stderr


@pytest.mark.parametrize("field", ["scores", "secret", "ranking"])
def test_a_changed_result_is_found(run: Run, record: Path, field: str) -> None:
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    rows[-1]["result"][field] = "00" * 32 if field == "secret" else [1, 1]
    rewrite(record, rows)
    assert run("verify", record).exit_code == 1


def test_an_unfinished_record_can_be_replayed_and_not_verified(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:60]) + "\n", encoding="utf-8")
    assert run("replay", record).exit_code == 0
    result = run("verify", record)
    assert result.exit_code == 2
    assert "still sealed" in result.stderr


def test_an_illegal_move_stops_the_replay(run: Run, record: Path) -> None:
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    rows[5]["move"] = "fly to the moon"
    rewrite(record, rows)
    result = run("replay", record)
    assert result.exit_code == 2
    assert "Ply 4 cannot be replayed" in result.stderr


def rewrite(record: Path, rows: list[dict[str, object]]) -> None:
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

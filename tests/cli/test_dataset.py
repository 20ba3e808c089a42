"""Records as a Parquet file: what is in it, who can read it, and what is left out."""

from __future__ import annotations

import json
import sys
from functools import cache
from typing import TYPE_CHECKING

import pandas
import polars
import pytest
from pyarrow import parquet
from tests.contract.play import encoded, played_match

from tianxia.core.agenda import NATURE
from tianxia.dataset import parquet as writing
from tianxia.dataset.decisions import game_of, record_in
from tianxia.games.registry import GAMES, rules_for
from tianxia.match.record import Record, record_of, replay

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run

COLUMNS = ["game", "rules_version", "seats", "options", "record", "ply", "seat", "question"]
COLUMNS += ["observation", "legal", "action", "forced", "scores", "ranks"]


@cache
def record(game: str, seed: int = 3, plies: int = -1) -> Record:
    """A random match for the fewest seats, whole or only its beginning."""
    rules = rules_for(game)
    return record_of(played_match(rules, rules.seats_min, {}, seed=seed, plies=plies))


def saved(path: Path, game: str, seed: int = 3, plies: int = -1) -> Path:
    record(game, seed, plies).write(path)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_a_row_with_what_its_seat_saw(
    run: Run, tmp_path: Path, game: str
) -> None:
    rules, out = rules_for(game), tmp_path / "games.parquet"
    result = run("dataset", saved(tmp_path / "a.jsonl", game), "--out", out)
    assert result.exit_code == 0, result.stderr
    assert "of one game are in" in result.stdout
    rows = polars.read_parquet(out)
    assert rows.columns == COLUMNS
    assert rows.schema["observation"] == polars.Array(polars.Float32, rules.encoding_size())
    moves = [(ply, move) for ply, move in enumerate(record(game).moves) if move.seat != NATURE]
    assert rows["ply"].to_list() == [ply for ply, _ in moves]
    assert rows["seat"].to_list() == [move.seat for _, move in moves]
    assert rows["forced"].to_list() == [move.forced for _, move in moves]
    lines = [rules.catalogue.text(action) for action in rows["action"]]
    assert lines == [move.text for _, move in moves]
    for row in rows[:: len(rows) // 4].iter_rows(named=True):
        there = replay(record(game), rules, to=row["ply"])
        question = there.decision
        assert row["question"] == type(question).__name__
        assert row["legal"] == [rules.catalogue.action_id(question, c) for c in there.legal()]
        assert row["action"] in row["legal"]
        seen = encoded(rules, there.state, row["seat"])
        assert row["observation"] == pytest.approx(seen, rel=1e-6)
        assert json.loads(row["options"]) == there.options
    result = record(game).result
    assert all(scores.to_list() == result.scores for scores in rows["scores"])
    assert all(ranks.to_list() == result.ranking for ranks in rows["ranks"])
    assert rows["record"].n_unique() == 1


def test_the_file_says_what_its_numbers_mean(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run("dataset", saved(tmp_path / "a.jsonl", "dragon"), "--out", out)
    about = json.loads(parquet.read_schema(out).metadata[b"tianxia"])
    rules = rules_for("dragon")
    assert (about["game"], about["rules_version"]) == ("dragon", rules.version)
    assert about["components"] == rules.components_hash
    assert about["actions"] == rules.catalogue.lines
    parts = {part["name"]: part for part in about["observation"]}
    assert list(parts) == [part.name for part in rules.slices()]
    to_move = parts["to_move"]
    for seen in polars.read_parquet(out)["observation"]:
        assert seen[to_move["start"]] == 1.0  # the seat that decides comes first
    assert (to_move["length"], to_move["most"], parts["goods"]["most"]) == (5, 1.0, None)


def test_pandas_reads_it_too(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run("dataset", saved(tmp_path / "a.jsonl", "terracotta"), "--out", out)
    rows = pandas.read_parquet(out)
    size = rules_for("terracotta").encoding_size()
    assert rows["observation"].map(len).eq(size).all()
    assert str(rows["observation"][0].dtype) == "float32"
    wins = rows.apply(lambda row: row["ranks"][row["seat"]] == 1, axis=1)
    assert 0 < wins.mean() < 1


def test_records_of_a_folder_are_written_in_row_groups(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "GROUP_BYTES", 1)
    folder, out = tmp_path / "records", tmp_path / "games.parquet"
    args = ("--games", 3, "--seats", 2, "--save", folder)
    assert run("simulate", "dragon", *args).exit_code == 0
    for other in ("notes.txt", "results.jsonl"):  # the latter is the arena's
        (folder / other).write_text("no record", encoding="utf-8")
    assert run("dataset", folder, "--out", out).exit_code == 0
    files = sorted(folder.glob("dragon-*.jsonl"))
    games = [game_of(record_in(file), rules_for("dragon")) for file in files]
    file = parquet.ParquetFile(out)
    groups = [file.metadata.row_group(at).num_rows for at in range(file.num_row_groups)]
    assert groups == [len(game.decisions) for game in games]
    names = polars.read_parquet(out)["record"].unique(maintain_order=True).to_list()
    assert names == [game.record for game in games]
    assert len(set(names)) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "records"]


def test_bad_records_are_named_and_the_others_go_on(run: Run, tmp_path: Path) -> None:
    good = [saved(tmp_path / f"{seed}.jsonl", "dragon", seed) for seed in (3, 4)]
    strange = tmp_path / "strange.jsonl"
    strange.write_text("{}\n", encoding="utf-8")
    unfinished = saved(tmp_path / "unfinished.jsonl", "dragon", plies=30)
    other = saved(tmp_path / "other.jsonl", "terracotta")
    forged = tmp_path / "forged.jsonl"
    text = good[0].read_text("utf-8").replace('"scores": [', '"scores": [9', 1)
    forged.write_text(text, encoding="utf-8")
    lost = tmp_path / "lost.jsonl"
    out = tmp_path / "games.parquet"
    files = [strange, good[0], unfinished, other, forged, lost, good[1]]
    result = run("dataset", *files, "--out", out)
    assert result.exit_code == 1
    assert "of 2 games are in" in result.stdout
    told = result.stderr.splitlines()
    names = [line.partition(" is left out: ")[0] for line in told]
    assert names == [str(path) for path in (strange, unfinished, other, forged, lost)]
    assert told[1].endswith("The game is not over.")
    assert told[2].endswith("It is a record of terracotta, and the first one is of dragon.")
    assert told[3].endswith("The result is not the one the moves lead to.")
    assert polars.read_parquet(out)["record"].n_unique() == 2


def test_nothing_is_written_where_nothing_can_be(run: Run, tmp_path: Path) -> None:
    strange = tmp_path / "strange.jsonl"
    strange.write_text("{}\n", encoding="utf-8")
    good = saved(tmp_path / "good.jsonl", "dragon")
    text = good.read_text("utf-8")
    for args, said in [
        ((strange, "--out", tmp_path / "a.parquet"), "None of the records can be used"),
        ((tmp_path / "nowhere", "--out", tmp_path / "a.parquet"), "None of the records"),
        ((good, "--out", tmp_path / "nowhere" / "a.parquet"), "There is no folder"),
        ((good, "--out", tmp_path), "cannot be used"),
        ((good, "--out", good), "is one of the records"),
    ]:
        result = run("dataset", *args)
        assert result.exit_code == 2
        assert said in result.stderr.splitlines()[-1]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "There are no records" in run("dataset", empty, "--out", tmp_path / "a").stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "empty", "good.jsonl", "strange.jsonl",
    ]  # fmt: skip
    assert good.read_text("utf-8") == text


def test_a_file_that_cannot_be_finished_is_not_left_behind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "games.parquet")

    monkeypatch.setattr(writing.DatasetFile, "_flush", full)
    good = saved(tmp_path / "good.jsonl", "dragon")
    result = run("dataset", good, "--out", tmp_path / "games.parquet")
    assert (result.exit_code, list(tmp_path.iterdir())) == (2, [good])
    assert "No space left" in result.stderr


def test_without_pyarrow_there_is_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    good = saved(tmp_path / "good.jsonl", "dragon")
    result = run("dataset", good, "--out", tmp_path / "games.parquet")
    assert (result.exit_code, list(tmp_path.iterdir())) == (2, [good])
    assert f'{sys.executable} -m pip install "tianxia[data]"' in result.stderr


def test_observations_are_explained_in_both_languages(run: Run) -> None:
    english = run("observations", "dragon").stdout
    assert "1,229 numbers, version 1 of the rules" in english
    assert "0 or more" in english
    assert "0 lub więcej" in run("observations", "dragon", "--lang", "pl").stdout
    found = json.loads(run("observations", "dragon", "--json").stdout)
    assert found["size"] == sum(part["length"] for part in found["slices"]) == 1229
    assert found["actions"] == rules_for("dragon").catalogue.size
    assert run("observations", "chess").exit_code == 2

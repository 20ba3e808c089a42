"""Simulation: the same seed gives the same games, however they are played."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tianxia.arena.simulate import Plan, batches, fill_seats, play_batch, play_one, simulate
from tianxia.arena.tally import Tally
from tianxia.core.errors import Unreadable
from tianxia.match.driver import Outcome
from tianxia.match.record import read_record

if TYPE_CHECKING:
    from pathlib import Path

    from .conftest import Run, Start

FIELDS = ["game", "seats", "games", "decisions", "seconds", "decisions_per_second"]
FIELDS += ["compiled", "bots"]
BOT_FIELDS = ["name", "games", "wins", "mean_rank", "mean_score", "sd_score"]


def test_json_has_exactly_the_promised_shape(run: Run) -> None:
    result = run("simulate", "dragon", "--seats", 3, "--games", 4, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found) == FIELDS
    assert (found["game"], found["seats"], found["games"]) == ("dragon", 3, 4)
    assert [list(bot) for bot in found["bots"]] == [BOT_FIELDS]
    bot = found["bots"][0]
    assert (bot["name"], bot["games"], bot["wins"]) == ("random", 12, 4)
    assert bot["mean_rank"] == pytest.approx(2)


def test_people_get_tables_by_bot_and_by_seat(run: Run) -> None:
    bots = ("--bots", "heuristic,random", "--seats", 2)
    result = run("simulate", "dragon", "--games", 2, *bots, "--lang", "pl")
    assert result.exit_code == 0
    assert "Według botów" in result.stdout
    assert "Według miejsc" in result.stdout
    assert "casual" in result.stdout


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fast_path_plays_exactly_the_games_of_the_slow_one(seats: int) -> None:
    plan = Plan("dragon", seats, 10, ("random",) * seats, 7, {"great_wall": "on"})
    for number in range(10):
        assert play_one(plan, number) == play_one(plan, number, fast=False)


def test_games_without_a_log_are_those_with_one() -> None:
    plan = Plan("dragon", 2, 2, ("casual", "random"), 3)
    for number in range(2):
        assert play_one(plan, number) == play_one(plan, number, fast=False)


def test_saved_games_are_the_ones_that_were_counted(run: Run, tmp_path: Path) -> None:
    args = ("simulate", "dragon", "--games", 3, "--seed", 5, "--json")
    plain = json.loads(run(*args).stdout)
    saved = json.loads(run(*args, "--save", tmp_path / "records").stdout)
    assert plain["bots"] == saved["bots"]
    assert plain["decisions"] == saved["decisions"]
    plan = Plan("dragon", 4, 3, ("random",) * 4, 5)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    for number, file in enumerate(files):
        result = read_record(file).result
        assert result is not None
        assert result.scores == play_one(plan, number).scores


def test_the_number_of_processes_changes_nothing(start: Start) -> None:
    args = ("simulate", "dragon", "--games", 30, "--seed", 11, "--json", "--bots", "random")
    found = [json.loads(start(*args, "--jobs", jobs).stdout) for jobs in (1, 2)]
    for result in found:
        del result["seconds"], result["decisions_per_second"]
    assert found[0] == found[1]


def test_the_seed_decides() -> None:
    plans = [Plan("dragon", 4, 5, ("random",) * 4, seed) for seed in (1, 1, 2)]
    tallies = [simulate(plan)[0] for plan in plans]
    scores = [[line.points for line in tally.by_seat] for tally in tallies]
    assert scores[0] == scores[1]
    assert scores[0] != scores[2]


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    plan = Plan("dragon", 3, 3, ("a", "b", "c"))
    assert plan.bots_at(0) == ["a", "b", "c"]
    assert plan.bots_at(1) == ["c", "a", "b"]
    for number in range(7):
        for bot in range(3):
            assert plan.bots_at(number)[(bot + number) % 3] == plan.bots[bot]


def test_fewer_bots_than_seats_are_repeated() -> None:
    assert fill_seats(["a", "b"], 5) == ("a", "b", "a", "b", "a")
    with pytest.raises(Unreadable):
        fill_seats(["a", "b", "c"], 2)


def test_a_shared_victory_is_shared() -> None:
    tally = Tally(3)
    tally.count(Outcome([10, 10, 4], [1, 1, 3], 50), ["a", "b", "c"])
    tally.count(Outcome([6, 2, 4], [1, 3, 2], 50), ["a", "b", "c"])
    assert [tally.by_bot[name].wins for name in "abc"] == [1.5, 0.5, 0]
    line = tally.by_bot["a"]
    assert (line.games, line.mean_rank, line.mean_score) == (2, 1, 8)
    assert (line.lowest, line.highest) == (6, 10)
    assert line.sd_score == pytest.approx(math.sqrt(4))


def test_tallies_join_to_the_tally_of_all_games() -> None:
    plan = Plan("dragon", 4, 9, ("random",) * 4)
    whole = play_batch(plan, 0, 9)
    parts = Tally(4)
    for first, last in ((6, 9), (0, 2), (2, 6)):
        parts.join(play_batch(plan, first, last))
    assert [vars(line) for line in parts.by_seat] == [vars(line) for line in whole.by_seat]
    assert vars(parts.by_bot["random"]) == vars(whole.by_bot["random"])


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (1000, 3), (100_001, 2)])
def test_batches_cover_every_game_once(games: int, jobs: int) -> None:
    portions = list(batches(Plan("dragon", 2, games, ("random",) * 2), jobs))
    assert portions[0][0] == 0
    assert portions[-1][1] == games
    assert all(before[1] == after[0] for before, after in pairwise(portions))

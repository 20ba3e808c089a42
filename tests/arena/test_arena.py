"""Tournaments: fair seats, common deals, honest intervals, and going on after an interruption."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import replace

import pytest

from tianxia.arena.claim import PLAN as PLAN_FILE
from tianxia.arena.claim import AnotherTournament
from tianxia.arena.lineups import line_ups, seatings
from tianxia.arena.players import Own
from tianxia.arena.standings import duels, ratings, standings
from tianxia.arena.statistics import likelihood, mean, quantile, share
from tianxia.arena.tournament import RESULTS, Result, Tournament, hold, play, read_results
from tianxia.arena.workers import here, in_processes
from tianxia.bots.registry import make_bot
from tianxia.games.registry import rules_for
from tianxia.match.record import read_record
from tianxia.match.verify import verify

PLAN = Tournament("dragon", 2, ("random", "casual"), 3, seed=4)
OUTSIDER = """
class Bot:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, table):
        assert table.view() and table.sample(self.seed) is not None
        return table.legal()[-1]
"""


def quiet(done: int, wanted: int) -> None:
    pass


def test_every_deal_is_played_in_every_order():
    assert seatings(["b", "a"], 2) == [("a", "b"), ("b", "a")]
    assert len(seatings(["a", "b", "c", "d"], 4)) == 24
    assert len(seatings(["a", "b", "c"], 2)) == 6
    for bots, seats in (("ab", 3), ("ab", 4), ("ab", 5), ("abc", 4)):
        every = seatings(list(bots), seats)
        for seat in range(seats):
            counts = Counter(names[seat] for names in every)
            assert len(set(counts.values())) == 1, "every bot sits everywhere equally often"


def test_with_few_bots_each_fills_about_as_many_seats():
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert line_ups(["a", "b"], 4) == [("a", "a", "b", "b")]


def test_a_deal_is_the_same_for_every_order_of_the_seats():
    first, second = PLAN.pairings()[:2]
    records = [play(PLAN, pairing).record for pairing in (first, second)]
    openings = [json.loads(record[0]) for record in records]
    assert openings[0]["commitment"] == openings[1]["commitment"]
    other = play(PLAN, PLAN.pairings()[2]).record
    assert json.loads(other[0])["commitment"] != openings[0]["commitment"]


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path):
    def breaks_off(plan, pairings):
        for number, pairing in enumerate(pairings):
            if number == 2:
                raise KeyboardInterrupt
            yield play(plan, pairing)

    with pytest.raises(KeyboardInterrupt):
        hold(PLAN, tmp_path, breaks_off, quiet)
    with (tmp_path / RESULTS).open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "ord')  # killed in the middle of a line
    assert len(read_results(tmp_path)) == 2
    asked = []

    def counts(plan, pairings):
        asked.extend(pairings)
        yield from here(plan, pairings)

    results = hold(PLAN, tmp_path, counts, quiet)
    assert len(asked) == 4
    whole = hold(PLAN, tmp_path / "again", here, quiet)
    assert [(r.names, r.scores, r.ranking) for r in results] == [
        (r.names, r.scores, r.ranking) for r in whole
    ]
    assert [r.names for r in read_results(tmp_path)]


def test_a_folder_of_another_tournament_is_refused_and_left_alone(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text(OUTSIDER)
    plan = Tournament("dragon", 2, (str(mine), "random"), 1)
    folder = tmp_path / "out"
    hold(plan, folder, here, quiet)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    others = [
        replace(plan, game="terracotta"),
        replace(plan, bots=("random", "casual")),
        replace(plan, seed=9),
        replace(plan, seats=3),
        replace(plan, options={"great_wall": True}),
    ]
    for other in others:
        assert other.key() != plan.key()
        with pytest.raises(AnotherTournament, match="another tournament"):
            hold(other, folder, here, quiet)
    old = plan.key()
    mine.write_text(OUTSIDER + "# better\n")
    assert plan.key() != old
    with pytest.raises(AnotherTournament):
        hold(plan, folder, here, quiet)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    (folder / PLAN_FILE).unlink()
    with pytest.raises(AnotherTournament):
        hold(plan, folder, here, quiet)


def test_a_longer_tournament_goes_on_however_its_bots_are_spelled(tmp_path, monkeypatch):
    mine = tmp_path / "mine.py"
    mine.write_text(OUTSIDER)
    plan = Tournament("dragon", 2, (str(mine), "random"), 1)
    first = hold(plan, tmp_path / "out", here, quiet)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "zoo").mkdir()
    for spelled in ("./mine.py", "zoo/../mine.py", "mine.py"):
        again = Tournament("dragon", 2, ("random", spelled), 2)
        assert again.key() == plan.key()
        results = hold(again, tmp_path / "out", here, quiet)
        assert results[:2] == first
        assert {bot for result in results for bot in result.names} == {"random", str(mine)}
    assert len(read_results(tmp_path / "out")) == 4


def test_records_are_kept_and_can_be_verified(tmp_path):
    results = hold(PLAN, tmp_path, in_processes(2), quiet)
    records = sorted(path for path in tmp_path.glob("*.jsonl") if path.name != RESULTS)
    assert len(records) == len(results) == 6
    match = verify(read_record(records[0]), rules_for("dragon"))
    assert match.scores() == results[0].scores


def test_standings_know_who_is_better(tmp_path):
    results = hold(PLAN, tmp_path, here, quiet)
    best, worst = standings(results)
    assert (best.bot, worst.bot) == ("casual", "random")
    assert best.wins.value == 1.0
    assert best.wins.low < 1.0, "six games prove little"
    assert best.places == [6, 0]
    assert best.place_shares == [share(6, 6), share(0, 6)]
    assert best.rating > worst.rating
    assert best.uncertainty < 25 / 3
    assert best.ms_longest >= best.ms_slow > 0
    (duel,) = duels(results)
    assert (duel.bot, duel.ahead.value, duel.games) == ("casual", 1.0, 6)


def result(names: str, ranking: list[int]) -> Result:
    zero = [0.0] * len(names)
    return Result(0, 0, list(names), [10] * len(names), ranking, [1] * len(names), zero, zero)


def test_shared_victories_are_divided_and_ties_are_halves():
    table = {s.bot: s for s in standings([result("ab", [1, 1])])}
    assert table["a"].wins.value == table["b"].wins.value == 0.5
    assert duels([result("ab", [1, 1])])[0].ahead.value == 0.5


def test_a_bot_against_itself_learns_nothing():
    before = ratings([result("aa", [1, 2])])["a"]
    assert before == (25.0, 25 / 3)
    assert ratings([result("aab", [1, 2, 3])])["a"][0] > 25


def test_intervals():
    part = share(80, 100)
    assert (round(part.low, 3), round(part.high, 3)) == (0.711, 0.867)
    assert share(0, 0).high == 1.0
    assert share(10, 10).high == pytest.approx(1.0)
    middle = mean([1.0, 2.0, 3.0])
    assert middle.value == 2.0
    assert round(middle.high - middle.value, 3) == round(1.959964 / 3**0.5, 3)
    assert mean([5.0]).low == 5.0
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0


def test_a_bot_of_an_outsider_plays(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(OUTSIDER)
    plan = Tournament("dragon", 2, (str(file), "random"), 1)
    assert len(hold(plan, tmp_path / "out", here, quiet)) == 2


def test_a_match_is_clear_when_one_share_is_much_likelier_than_the_other():
    assert likelihood(0, 0, 0.8, 0.1) == 0
    assert likelihood(30, 30, 0.8, 0.1) > 2.94 > likelihood(15, 15, 0.8, 0.1)
    assert likelihood(70, 100, 0.8, 0.1) < -2.5 < 2.5 < likelihood(80, 100, 0.8, 0.1)


def test_seconds_of_the_processor_make_another_tournament():
    busy = replace(PLAN, processor=True)
    assert busy.key() != PLAN.key()
    slept = Own(Sleeper(), time.process_time)
    slept.choose(None)
    assert slept.watch.slowest < 0.02, "nothing was worked out"
    searching = make_bot("strong@0.5", "dragon", 1, clock=time.process_time)
    assert searching.clock is time.process_time


class Sleeper:
    """Lets time go by."""

    def choose(self, table):
        time.sleep(0.05)
        return 0

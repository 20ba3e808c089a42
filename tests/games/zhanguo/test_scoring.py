"""The final scoring (6.2), the winner (6.3) and the forecast."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.core.rows import row_of
from tianxia.games.zhanguo.rewards import RewardPhase
from tianxia.games.zhanguo.scoring import FinalScoring


def parts(table, seat):
    return {part.name: part.points for part in table.rules.forecast(table.state)[seat]}


@pytest.mark.clause("zhanguo 6.2", "zhanguo 10.9")
@pytest.mark.parametrize(
    ("governors", "points"),
    [
        ([1, 0, 0], [12, 0, 0]),
        ([3, 2, 1], [18, 0, 0]),
        ([1, 1, 0], [6, 6, 0]),
        ([2, 2, 1], [7, 7, 0]),
        ([2, 2, 2], [5, 5, 5]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_governors_of_a_region(position, governors, points):
    table = position(seats=3)
    for seat, n in enumerate(governors):
        table.governor(seat, 4, n=n)
    assert [parts(table, seat)["governors"] for seat in range(3)] == points
    table.score()
    assert list(table.state.points) == points


@pytest.mark.clause("zhanguo 6.2")
def test_every_region_is_scored_alone(position):
    table = position().governor(0, 1).governor(0, 2, n=2).governor(1, 2, n=3).governor(1, 5)
    table.score()
    assert list(table.state.points) == [12, 18 + 12]


@pytest.mark.clause("zhanguo 6.2", "zhanguo 10.9")
def test_markers_score_five_six_seven_and_the_track_decides_ties(position):
    table = position(seats=3).track(2, 1, 0)
    table.markers(0, writing=3).markers(1, writing=3, currency=1).markers(2, currency=1, laws=2)
    table.score()
    assert [table.scored(seat) for seat in range(3)] == [{}, {"markers": 5}, {"markers": 13}]
    assert table.held(2, "laws") == 2
    assert list(table.state.track) == [2, 1, 0]


@pytest.mark.clause("zhanguo 6.2", "zhanguo 4.3")
def test_the_last_rewards_change_the_track_before_the_markers_are_scored(position):
    table = position().round(5).track(0, 1).markers(0, writing=2, laws=1).markers(1, laws=1)
    table.ask(RewardPhase(NATURE), FinalScoring(NATURE)).answer("reward 5 writing")
    table.answer("wall gold_1 1", "reward pass", "reward pass")
    assert list(table.state.track) == [1, 0]
    assert table.scored(1) == {"markers": 7}
    assert "markers" not in table.scored(0)  # the ivory markers are gone


@pytest.mark.clause("zhanguo 6.2")
def test_three_discs_in_a_section_count_three_times(position):
    table = position().disc(0, "lower", "wall").disc(1, "lower", "palace")
    table.disc(0, "lower", "palace").disc(0, "lower", "governor").disc(1, "upper", "wall")
    table.score()
    assert list(table.state.points) == [(5 + 3 + 5) * 3, 5 + 5]


CRITERIA = {
    "quiet_regions": (lambda t: t.unrest(0, r1=1, r4=2), 3, (1, 2, 3)),
    "colour_sets": (lambda t: t.tuck(0, 1, 1, 41).tuck(0, 4, 2, 81, 82), 1, (2, 3, 4)),
    "controlled_regions": (
        lambda t: t.unrest(0, r1=2, r2=2, r4=3).officials(0, 1, gov="red", work="red"),
        3,
        (1, 2, 3),
    ),
    "full_regions": (lambda t: t.tuck(0, 1, 1, 41, 2).tuck(0, 4, 3, 81), 1, (2, 3, 4)),
    "gray_regions": (
        lambda t: t.officials(0, 1, gov="gray gray red").officials(0, 2, work="gray"),
        2,
        (2, 3, 4),
    ),
    "pair_regions": (lambda t: t.tuck(0, 1, 1, 41, 2).tuck(0, 4, 3, 81), 1, (1, 2, 3)),
    "red_regions": (
        lambda t: t.officials(0, 3, gov="red gray").officials(0, 2, work="white"),
        1,
        (2, 3, 4),
    ),
    "orange_regions": (lambda t: t.tuck(0, 1, 1, 41, 42).tuck(0, 4, 3, 80), 2, (1, 2, 3)),
    "white_regions": (lambda t: t.officials(0, 5, work="white white"), 1, (2, 3, 4)),
    "brown_regions": (lambda t: t.tuck(0, 2, 81).tuck(0, 3, 82).tuck(0, 5, 1), 2, (1, 2, 3)),
    "ivory_regions": (lambda t: t.tuck(0, 2, 1).tuck(0, 3, 40).tuck(0, 5, 41), 2, (1, 2, 3)),
}


@pytest.mark.clause("zhanguo 6.2", "zhanguo 10.6")
@pytest.mark.parametrize("lines", [1, 2, 3])
@pytest.mark.parametrize("face", CRITERIA)
def test_a_wall_scores_by_the_tile_of_its_section(position, face, lines):
    arrange, units, levels = CRITERIA[face]
    table = arrange(position().tile("gold_2", face).wall(0, "gold_2", lines))
    assert table.view()["walls"][3]["counts"][0] == units
    assert table.view()["walls"][3]["levels"] == list(levels)
    assert parts(table, 0)["walls"] == units * levels[lines - 1]
    assert table.score().scored(0) == {"walls": units * levels[lines - 1]}


@pytest.mark.clause("zhanguo 6.2", "zhanguo 10.6")
@pytest.mark.parametrize(("lines", "points"), [(1, 5 - 6), (2, 10 - 6), (3, 15 - 6)])
def test_the_calm_empire_subtracts_all_unrest(position, lines, points):
    table = position().tile("gold_2", "calm_empire").wall(0, "gold_2", lines)
    assert table.unrest(0, r1=3, r3=2, r5=1).score().scored(0) == {"walls": points}


@pytest.mark.clause("zhanguo 6.3")
def test_most_points_win_and_the_track_breaks_ties(position):
    table = position(seats=3).track(2, 0, 1)
    table.state.points = row_of([20, 25, 20])
    table.score()
    assert table.rules.ranking(table.state) == [3, 1, 2]
    assert table.rules.scores(table.state) == [20, 25, 20]
    assert table.state.phase == 4


@pytest.mark.clause("zhanguo 6.2")
def test_the_forecast_is_the_same_before_and_after_the_scoring(position):
    table = position().governor(0, 1).markers(0, laws=1).disc(0, "upper", "wall")
    table.wall(0, "gold_1", 2).tile("gold_1", "quiet_regions")
    table.state.points[0] = 9
    table.state.scored[0] = 9
    before = parts(table, 0)
    assert before == {"now": 9, "governors": 12, "markers": 7, "tasks": 5, "walls": 10}
    table.score()
    assert parts(table, 0) == before
    assert table.state.points[0] == 43

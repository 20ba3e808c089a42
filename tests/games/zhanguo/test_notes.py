"""What the journal hears: seat and numbers of the notes, and the arguments of their sentences."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE
from tianxia.games.zhanguo.names import ABILITIES, ACTIONS, ASPECTS, CATEGORIES, SECTIONS


@pytest.mark.clause("zhanguo 5.1")
def test_notes_of_a_unification(position):
    table = position().listen().stock(laws=1).tuck(0, 4, 1).hand(0, 90)
    table.play(0, "play 90 region 4")
    laws = ASPECTS.index("laws")
    assert table.heard("unified") == [(0, 90, 4, 0)]
    assert table.heard("took-markers") == [(0, 1, laws, 0)]
    assert table.heard("markers-missing") == [(0, 1, laws, 1)]
    assert table.heard("unrest-rose") == [(0, 4, 1, 0)]


@pytest.mark.clause("zhanguo 5.5", "zhanguo 5.8")
def test_notes_of_a_governor_and_what_follows(position):
    table = position(board="star").listen().tuck(0, 2, 4).officials(0, 3, gov="red gray white")
    table.unrest(0, r3=1).hand(0, 7).play(0, "play 7 install_governor", "install 3", "space 3 3")
    table.answer("activate 2 1", "activate star_install", "move governor 3 space 3 2")
    assert table.heard("went-to-court") == [(0, 7, ACTIONS.index("install_governor"), 0)]
    assert table.heard("installed") == [(0, 3, 0, 0)]
    assert table.heard("pacified") == [(0, 3, 0, 0)]
    assert table.heard("activated") == [(0, 4, 2, 0)]
    assert table.heard("scored") == [
        (0, 4, CATEGORIES.index("bonus_spaces"), 0),
        (0, 3, CATEGORIES.index("abilities"), 0),
    ]
    assert table.heard("used-board") == [(0, ABILITIES.index("star_install"), 0, 0)]
    assert table.heard("moved-governor") == [(0, 3, 2, 0)]


@pytest.mark.clause("zhanguo 5.4", "zhanguo 5.6", "zhanguo 5.7")
def test_notes_of_other_actions(position):
    table = position().listen().officials(0, 2, gov="gray", work="red").hand(0, 7, 8, 9, 10)
    table.play(0, "play assign gray 2", "play 7 transfer_officials", "move red up 2")
    table.answer("move red government 2 3", "move stop")
    assert table.heard("assigned") == [(0, 1, 2, 0)]
    assert table.heard("stepped-up") == [(0, 0, 2, 0)]
    assert table.heard("stepped") == [(0, 0, 2, 3)]
    assert table.heard("stopped-moving") == [(0, 1, 0, 0)]
    table.play(0, "play 8 hire_workers", "hire 2")
    assert table.heard("got-workers") == [(0, 1, 2, 0)]
    table.workers(0, r1=2, r5=2)
    table.play(0, "play 9 build_palace", "palace 1", "palace worker 5", "marker3 currency")
    assert table.heard("built-palace") == [(0, 1, 0, 0)]
    assert table.heard("took-marker3") == [(0, 1, 0, 0)]
    table.play(0, "play 10 build_wall", "wall gold_2 1", "wall worker 5")
    assert table.heard("built-wall") == [(0, SECTIONS.index("gold_2"), 1, 0)]


@pytest.mark.clause("zhanguo 4.3", "zhanguo 5.10", "zhanguo 6.2")
def test_notes_of_rewards_tasks_and_the_end(position):
    table = position().listen().markers(0, writing=1).markers(1, currency=1).governor(0, 1)
    table.governor(0, 4).round(3).task("upper", "governor", 1).task("lower", "governor", 4)
    table.rewards().answer("reward 3 writing", "governor 2", "space 2 3", "reward pass")
    assert table.heard("accepted-reward") == [(0, 0, 2, 0)]
    assert table.heard("passed-reward") == [(1, 1, 0, 0)]
    assert table.heard("first-player") == [(1, 0, 0, 0)]
    assert table.heard("claimed") == []
    table.governor(0, 3).disc(0, "upper", "governor").score()
    assert table.heard("claimed") == [(0, 2, 0, 5)]
    assert table.heard("final-scored") == [(0, 48, 0, 5), (1, 0, 6, 0)]
    assert table.heard("walls-scored") == [(0, 0, 57, 0), (1, 0, 6, 0)]
    assert table.heard("game-over") == [(NATURE, 0, 0, 0)]


@pytest.mark.clause("zhanguo 7.1")
def test_notes_of_the_auction(new_game):
    table = new_game(2, board_side="b_auction").listen().answer("first seat 1")
    while table.asks()[0] != "Bid":
        table.answer(table.lines()[0])
    table.answer("bid 2", "bid pass", "board triangle")
    assert table.heard("board-removed") == [(NATURE, 1, 0, 0), (NATURE, 2, 0, 0)]
    assert table.heard("bid") == [(0, 2, 0, 0)]
    assert table.heard("passed-bid") == [(1, 0, 0, 0)]
    assert table.heard("won-auction") == [(0, 2, 0, 0), (1, 1, 0, 0)]
    assert table.heard("took-board") == [(0, 3, 0, 0)]


def test_the_numbers_of_a_note_become_words(rules):
    assert rules.note_args("took-markers", 2, 1, 0) == {"n": 2, "aspect": "@aspect-currency"}
    args = {"task": "@task-wall", "half": "@half-lower", "points": 3}
    assert rules.note_args("claimed", 0, 1, 3) == args

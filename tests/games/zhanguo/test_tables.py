"""components.toml (section 10): its printed values, and broken files refused in one sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from tianxia.core.components import BadComponents
from tianxia.games.zhanguo.game import Zhanguo


def cards(printed):
    return printed.at("cards.list")


@pytest.mark.clause("zhanguo 10.1")
def test_every_deck_has_eight_cards_of_each_activating_action(printed):
    assert [card["n"] for card in cards(printed)] == list(range(1, 121))
    counts = Counter((card["deck"], card["action"]) for card in cards(printed))
    assert set(counts.values()) == {8}
    assert len(counts) == 15
    for first in range(0, 120, 5):
        assert len({card["action"] for card in cards(printed)[first : first + 5]}) == 5


@pytest.mark.clause("zhanguo 10.1")
def test_the_bonuses_are_as_many_as_listed(printed):
    counts = Counter(card["bonus"] for card in cards(printed))
    assert counts == {
        "marker": 15, "move2": 15, "vp2": 12, "vp3": 9, "worker": 15,
        "vp_ivory": 3, "vp_orange": 3, "vp_brown": 3, "calm_any": 9, "calm_card": 10,
        "move_worker": 11, "official_red": 5, "official_gray": 5, "official_white": 5,
    }  # fmt: skip


@pytest.mark.clause("zhanguo 10.1")
@pytest.mark.parametrize(
    ("number", "action", "bonus"),
    [
        (1, "recruit_official", "marker"),
        (40, "recruit_official", "vp2"),
        (58, "build_palace", "vp3"),
        (66, "install_governor", "vp_orange"),
        (104, "hire_workers", "move_worker"),
        (120, "hire_workers", "official_gray"),
    ],
)
def test_some_cards(printed, number, action, bonus):
    card = cards(printed)[number - 1]
    assert (card["action"], card["bonus"]) == (action, bonus)


@pytest.mark.clause("zhanguo 10.2", "zhanguo 10.9")
def test_figures(rules):
    edition = rules.new_game(2, {}).edition
    assert list(edition.unify_markers) == [1, 2, 3]
    assert list(edition.unify_unrest) == [0, 1, 2]
    assert (edition.majority_base, edition.per_governor) == (9, 3)
    assert list(edition.marker_points) == [5, 6, 7]
    assert list(edition.markers[2:]) == [6, 9, 12]
    assert list(edition.palace_spaces[2:]) == [2, 3, 4]
    assert list(edition.wall_cost) == [1, 2, 3] * 6
    assert edition.transfer_points == 3
    assert (edition.auction_points, edition.min_bid) == (15, 1)


@pytest.mark.clause("zhanguo 10.8")
def test_every_board_has_one_short_and_one_long_track(printed):
    boards = printed.at("player_board")
    assert [board["id"] for board in boards] == ["a", "circle", "square", "triangle", "star"]
    for board in boards:
        assert sorted(board["unrest_max"]) == [2, 3, 3, 3, 4]
        banned = [2 if longest < 4 else 3 for longest in board["unrest_max"]]
        assert board["no_palace_from"] == banned
    assert len({tuple(board["unrest_max"]) for board in boards}) == 5


WORKER = {"worker": {"n": 1, "region": "same"}}
POINTS = {"move_points": 1}


def ability(effects, after=("hire_workers",), **more):
    return {"id": "circle_hire", "after": list(after), "effects": effects, **more}


BROKEN = [
    ("limits.cards_per_region", 4, "limits.cards_per_region must be 3, not 4"),
    ("option.0", ..., "option board_side is missing"),
    ("option.4.values", ["auto", "manual", "never"], "has the value 'never', which is unknown"),
    ("unification.markers", [1, 2], "unification.markers must have 3 numbers"),
    ("unification.unrest", [1, 1, 2], "unification.unrest must begin with 0"),
    ("cards.list.0.n", 2, "from 1 to 1, not 2"),
    ("cards.list", "many", "cards.list must be a list of tables"),
    ("cards.list.5", "six", "cards.list must be a list of tables"),
    ("bonus.0.effect", {"luck": 1}, "must be one of vp, vp_per_card"),
    ("bonus.0.effect", {"vp": 1, "move_points": 2}, "must name one effect"),
    ("bonus.0.effect", {"move_governor": {"n": 1}}, "must be one that a card can have"),
    (
        "bonus.11.effect",
        {"official": {"colour": "any", "n": 1, "region": "any"}},
        "must be one that a card can have",
    ),
    (
        "bonus.11.effect",
        {"official": {"colour": "red", "n": 1, "region": "any"}},
        "must be one colour here or any colour in any region",
    ),
    ("rewards.list.1.aspect", "writing", "and its aspect are there twice"),
    ("rewards.list.1", ..., "must have 15 rewards, not 14"),
    ("rewards.list.0.effect", {"points": {"n": 3}}, "must be one of official, worker"),
    ("rewards.list.0.effect.official.n", 2, "must be 1 where the colour is free"),
    ("rewards.list.6.effect.governor.n", 2, "must be 1"),
    ("rewards.list.7.effect.wall.pay", True, "must be false: a reward is free"),
    ("rewards.list.8.effect.palace.marker3", True, "comes with the action only"),
    ("region.4", ..., "region must have 5 rows, not 4"),
    ("region.0.bonus_spaces.0", ..., "bonus_spaces must be 3, not 2"),
    ("region.0.bonus_spaces.0.effect", {"vp_per_card": "ivory"}, "must be points, movement"),
    ("region.0.bonus_spaces.0.id", "r2_move", "has two bonus spaces with one id"),
    ("region.0.palace_spaces.3", ..., "do not agree with player_count.palace_spaces"),
    ("region.0.adjacent", [2, 3], "3 does not border on 1"),
    ("region.0.adjacent", [2, 2], "1 has one neighbour twice"),
    ("wall_area.0.sections", ["gold_1", "gold_2"], "must be the two sections of the area"),
    ("wall_section.0.spaces.2", ..., "spaces must be 3, not 2"),
    ("wall_tile.0.front.per", "total_unrest", "must have levels per unit, or a base"),
    ("wall_tile.5.front.may_be_negative", False, "must be true"),
    ("wall_tile.0.front.levels", [1, 2], "must have 3 levels"),
    ("player_board.0.unrest_max", [3, 3], "must have 5 numbers"),
    ("player_board.0.no_palace_from", [4, 2, 2, 3, 2], "must not lie beyond the last space"),
    ("player_board.2.abilities.0.id", "circle_hire", "which is there twice"),
    ("player_board.1.abilities.0", ability([]), "effects must be one or two"),
    ("player_board.1.abilities.0", ability([WORKER, POINTS, POINTS]), "must be one or two"),
    ("player_board.1.abilities.0", ability([WORKER, POINTS]), "must be one, or two that are"),
    ("player_board.1.abilities.0", ability([WORKER]), "must not need the region of a card"),
    (
        "player_board.1.abilities.0",
        ability([WORKER, POINTS], after=["build_wall"], mandatory_first=True),
        "can begin with a worker only after hire_workers",
    ),
    (
        "player_board.3.abilities.0",
        ability([POINTS, WORKER], second_needs_first=True),
        "can be joined only as calming and a worker",
    ),
    ("task_tile.4.need.regions", [1, 1, 2], "must name different regions"),
    ("task_tile.0.need", 3, "must be a table of wall areas"),
    ("task_tile.0.need", {"jade": 1}, "may contain only turquoise, gold, silver"),
]


@pytest.mark.parametrize(("path", "value", "complaint"), BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(altered, path, value, complaint):
    with pytest.raises(BadComponents) as caught:
        altered({path: value})
    sentence = str(caught.value)
    assert complaint in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.clause("zhanguo 10.1")
def test_a_corrected_file_is_played(altered, position):
    places = {"cards.list.16.bonus": "vp3", "action.0.trigger": "higher"}
    assert isinstance(altered(places), Zhanguo)
    table = position(places=places).tuck(0, 1, 17).court(5).hand(0, 7)
    table.play(0, "play 7 recruit_official", "recruit red 1", "activate 1 1")
    assert table.scored(0) == {"abilities": 3}

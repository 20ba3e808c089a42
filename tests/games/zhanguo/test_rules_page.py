"""The tables of the rules page say what the components file says."""

from __future__ import annotations

import pytest
from tests.words.rules_page import RulesPage, listed, whole_numbers

from tianxia.games.zhanguo import names
from tianxia.words import LANGUAGES, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)


PAGE = RulesPage("zhanguo")
at, speaker, table = PAGE.at, PAGE.speaker, PAGE.table


@every_language
def test_the_card_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    printed = {}
    for row in table(language, "10.1"):
        assert row[-1] == PAGE.components["cards"]["provenance"]
        for column in (0, 3, 6):
            number, action, bonus = row[column : column + 3]
            printed[int(number)] = (action, bonus)
    cards = PAGE.components["cards"]["list"]
    assert printed == {
        card["n"]: (say.text(f"action-{card['action']}"), card["bonus"]) for card in cards
    }


@every_language
def test_the_unification_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.2")
    assert [int(row[1]) for row in rows] == at("unification.markers")
    assert [int(row[2]) for row in rows] == at("unification.unrest")


@every_language
def test_the_reward_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    for number, *cells, source in table(language, "10.3"):
        assert source == PAGE.components["rewards"]["provenance"]
        for aspect, cell in zip(names.ASPECTS, cells, strict=True):
            assert cell == reward_words(say, int(number), aspect), (number, aspect)


def reward_words(say: Speaker, number: int, aspect: str) -> str:
    """What the sheet calls the reward of a round and an aspect."""
    rows = PAGE.components["rewards"]["list"]
    effect = next(
        row["effect"] for row in rows if row["round"] == number and row["aspect"] == aspect
    )
    kind, given = next(iter(effect.items()))
    regions = [given["region"]] if "region" in given else given.get("regions", [])
    regions = regions or [1, 2, 3, 4, 5]
    return say.text(
        "sheet-reward-text",
        kind=kind,
        n=given["n"],
        colour=given.get("colour", "none"),
        regions=listed(regions),
        count=len(regions),
    )


@every_language
def test_the_region_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.4")
    for row, region in zip(rows, PAGE.components["region"], strict=True):
        number, adjacent, parted, bonuses, palaces, source = row
        assert int(number) == region["id"]
        assert whole_numbers(adjacent) == region["adjacent"]
        assert whole_numbers(parted) == region["wall_border"]
        effects = [space["effect"] for space in region["bonus_spaces"]]
        amounts = [e.get("move_points", e.get("vp", e.get("official", {"n": 0}))) for e in effects]
        assert whole_numbers(bonuses) == [a["n"] if isinstance(a, dict) else a for a in amounts]
        needed = [space["min_players"] for space in region["palace_spaces"]]
        assert whole_numbers(palaces) == [len([n for n in needed if n <= s]) for s in (2, 3, 4)]
        assert source == region["provenance"]


@every_language
def test_the_wall_tables_are_the_components_file(language: str) -> None:
    say = speaker(language)
    for row, area in zip(table(language, "10.5"), PAGE.components["wall_area"], strict=True):
        name = say.text(f"area-{area['id']}")
        assert row == [name, listed(area["sections"]), area["provenance"]]
    faces = [
        (tile, tile[side]) for tile in PAGE.components["wall_tile"] for side in ("front", "back")
    ]
    for row, (tile, face) in zip(table(language, "10.6"), faces, strict=True):
        points = listed(face.get("levels") or face["base"], "/")
        counts = say.text(f"face-{face['id']}")
        assert row == [tile["id"], face["id"], counts, points, tile["provenance"]]


@every_language
def test_the_task_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    for row, tile in zip(table(language, "10.7"), PAGE.components["task_tile"], strict=True):
        assert [row[0], row[2]] == [tile["id"], tile["provenance"]]
        need = tile["need"]
        if "regions" in need:
            assert whole_numbers(row[1]) == need["regions"], tile["id"]
        else:
            shown = [f"{say.text(f'area-{area}')} × {n}" for area, n in need.items()]
            assert row[1].split(": ")[1] == listed(shown), tile["id"]


@every_language
def test_the_board_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    for row, board in zip(table(language, "10.8"), PAGE.components["player_board"], strict=True):
        side, tracks, no_palace, abilities, source = row
        assert side == say.text(f"side-{board['id']}")
        assert whole_numbers(tracks) == board["unrest_max"]
        assert whole_numbers(no_palace) == board["no_palace_from"]
        assert (abilities if board["abilities"] else "") == listed(
            [ability["id"] for ability in board["abilities"]]
        )
        assert source == board["provenance"]


@every_language
def test_bonuses_and_abilities_are_all_there(language: str) -> None:
    bonuses = [row[0] for row in table(language, "5.8") if len(row) == 3]
    assert [name for name in bonuses if name in names.BONUSES] == at("bonus.id")
    abilities = [row[1] for row in table(language, "5.11")]
    assert abilities == [
        a["id"] for board in PAGE.components["player_board"] for a in board["abilities"]
    ]


@every_language
def test_the_actions_of_the_number_test_are_the_components_file(language: str) -> None:
    say = speaker(language)
    rows = [row[0] for row in table(language, "5.8") if len(row) == 2]
    higher, lower, never = [set(row.split(", ")) for row in rows]
    said = {"higher": higher, "lower": lower, "none": never}
    for action in PAGE.components["action"]:
        assert say.text(f"action-{action['id']}") in said[action["trigger"]]

"""The rules page says what the components file says, clause by clause."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from tests.words import pages

from tianxia.games.registry import GAMES, rules_for
from tianxia.games.zhanguo import names
from tianxia.words import LANGUAGES, Speaker

PARTS = {"2": 13, "4": 3, "5": 11, "6": 3, "7": 5, "9": 32, "10": 9}  # clauses of each section
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def components() -> dict[str, Any]:
    path = GAMES["zhanguo"].folder() / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def at(path: str) -> list[Any]:
    """The values at a place of the file; rows of a list are named by their id, or all are meant."""
    found: Any = components()
    for step in path.split("."):
        if isinstance(found, list):
            rows = [row for row in found if row.get("id") == step]
            found = rows[0] if rows else [row[step] for row in found]
        else:
            found = found[step]
    if isinstance(found, dict):
        return list(found.values())
    return found if isinstance(found, list) else [found]


def section(language: str, clause: str) -> str:
    return pages.section("zhanguo", language, clause)


def table(language: str, clause: str) -> list[list[str]]:
    """The rows of the tables in a clause, with ids freed of their marks."""
    rows = pages.table(section(language, clause))
    return [[cell.replace("`", "") for cell in row] for row in rows]


def speaker(language: str) -> Speaker:
    return Speaker(language, "zhanguo", strict=True)


def whole_numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def listed(values: list[Any], between: str = ", ") -> str:
    return between.join(str(value) for value in values)


@every_language
def test_no_clause_is_missing(language: str) -> None:
    wanted = [
        clause
        for number in ("1", "2", "3", "4", "5", "6", "7", "9", "10")
        for clause in [number, *(f"{number}.{n}" for n in range(1, PARTS.get(number, 0) + 1))]
    ]
    assert pages.clauses("zhanguo", language) == wanted


@every_language
def test_the_card_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    printed = {}
    for row in table(language, "10.1"):
        assert row[-1] == components()["cards"]["provenance"]
        for column in (0, 3, 6):
            number, action, bonus = row[column : column + 3]
            printed[int(number)] = (action, bonus)
    cards = components()["cards"]["list"]
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
        assert source == components()["rewards"]["provenance"]
        for aspect, cell in zip(names.ASPECTS, cells, strict=True):
            assert cell == reward_words(say, int(number), aspect), (number, aspect)


def reward_words(say: Speaker, number: int, aspect: str) -> str:
    """What the sheet calls the reward of a round and an aspect."""
    rows = components()["rewards"]["list"]
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
    for row, region in zip(rows, components()["region"], strict=True):
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
    for row, area in zip(table(language, "10.5"), components()["wall_area"], strict=True):
        name = say.text(f"area-{area['id']}")
        assert row == [name, listed(area["sections"]), area["provenance"]]
    faces = [(tile, tile[side]) for tile in at("wall_tile") for side in ("front", "back")]
    for row, (tile, face) in zip(table(language, "10.6"), faces, strict=True):
        points = listed(face.get("levels") or face["base"], "/")
        counts = say.text(f"face-{face['id']}")
        assert row == [tile["id"], face["id"], counts, points, tile["provenance"]]


@every_language
def test_the_task_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    for row, tile in zip(table(language, "10.7"), components()["task_tile"], strict=True):
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
    for row, board in zip(table(language, "10.8"), components()["player_board"], strict=True):
        side, tracks, no_palace, abilities, source = row
        assert side == say.text(f"side-{board['id']}")
        assert whole_numbers(tracks) == board["unrest_max"]
        assert whole_numbers(no_palace) == board["no_palace_from"]
        assert (abilities if board["abilities"] else "") == listed(
            [ability["id"] for ability in board["abilities"]]
        )
        assert source == board["provenance"]


@every_language
def test_the_other_figures_are_the_components_file(language: str) -> None:
    for what, path, value, _ in table(language, "10.9"):
        assert value == listed(at(path)), what


@every_language
def test_bonuses_and_abilities_are_all_there(language: str) -> None:
    bonuses = [row[0] for row in table(language, "5.8") if len(row) == 3]
    assert [name for name in bonuses if name in names.BONUSES] == at("bonus.id")
    abilities = [row[1] for row in table(language, "5.11")]
    assert abilities == [a["id"] for board in at("player_board") for a in board["abilities"]]


@every_language
def test_the_actions_of_the_number_test_are_the_components_file(language: str) -> None:
    say = speaker(language)
    rows = [row[0] for row in table(language, "5.8") if len(row) == 2]
    higher, lower, never = [set(row.split(", ")) for row in rows]
    said = {"higher": higher, "lower": lower, "none": never}
    for action in components()["action"]:
        assert say.text(f"action-{action['id']}") in said[action["trigger"]]


@every_language
def test_the_usual_value_of_an_option_comes_first(language: str) -> None:
    rows = {row[0]: row for row in table(language, "7")}
    options = {option.name: option for option in rules_for("zhanguo").options}
    assert set(rows) == set(options)
    for name, option in options.items():
        assert re.split(r"[,\s]", rows[name][1])[0] == str(option.default).lower(), name


NUMBERS = {
    "2.7": ["auction.normal_start_vp", "auction.start_vp"],
    "2.11": ["player_count.markers_value1"],
    "5.1": ["unification.markers", "unification.unrest", "unification.vp_per_missing_marker"],
    "5.4": ["action.transfer_officials.move_points_max"],
    "5.6": ["action.hire_workers.unrest"],
    "5.7": ["player_count.palace_spaces", "action.build_palace.vp_per_card_on_board"],
    "6.2": [
        "governor_scoring.majority_base",
        "governor_scoring.per_own_governor",
        "aspect.endgame_majority_vp",
    ],
    "7.1": ["auction.start_vp", "auction.min_bid"],
    "7.2": ["rules.draft_cards_per_deck", "rules.cards_per_deck_and_round"],
    "7.5": ["player_count.markers_value1", "player_count.palace_spaces"],
    "10.7": ["tasks.space_vp"],
}


@every_language
@pytest.mark.parametrize("clause", NUMBERS)
def test_constants_in_the_text_are_the_components_file(language: str, clause: str) -> None:
    text = re.sub(r"\]\(#[^)]*\)|\[[\d.]+", "", section(language, clause))
    values = {value for path in NUMBERS[clause] for value in at(path)}
    missing = values - set(whole_numbers(text))
    assert not missing, f"{clause} does not say {missing}"

"""The rules page says what the components file says, clause by clause."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from tests.words import pages

from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, Speaker

PARTS = {"2": 7, "4": 12, "5": 5, "6": 3, "7": 2, "9": 37, "10": 7}  # clauses of each section


@cache
def components() -> dict[str, Any]:
    path = GAMES["dragon"].folder() / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def section(language: str, clause: str) -> str:
    return pages.section("dragon", language, clause)


def table(language: str, clause: str) -> list[list[str]]:
    return pages.table(section(language, clause))


def prices() -> dict[str, int]:
    """What the privileges cost; the large one's price is an option."""
    option = by_id("option")["large_privilege_cost"]
    return {
        "small_privilege": by_id("privilege")["small_privilege"]["cost"],
        "large_privilege": option["default"],
    }


def by_id(name: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in components()[name]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_missing(language: str) -> None:
    wanted = [
        clause
        for number in ("1", "2", "3", "4", "5", "6", "7", "9", "10")
        for clause in [number, *(f"{number}.{n}" for n in range(1, PARTS.get(number, 0) + 1))]
    ]
    assert pages.clauses("dragon", language) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.1")
    tiles = by_id("person_tile")
    assert [row[1].strip("`") for row in rows] == list(tiles)
    speaker = Speaker(language, "dragon", strict=True)
    for name, key, value, value_source, symbols, symbols_source, *counts in rows:
        tile = tiles[key.strip("`")]
        assert name == speaker.text(f"tile-{tile['id']}")
        assert int(value) == tile["value"], key
        assert value_source == tile["provenance_value"], key
        assert int(symbols.split()[0]) == tile["symbols"], key
        assert symbols_source == tile["provenance_symbols"], key
        assert [int(count) for count in counts] == [tile["count"][f"p{n}"] for n in range(2, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_tables_are_the_components_file(language: str) -> None:
    for key, price, dragons, _ in table(language, "10.4"):
        privilege = by_id("privilege")[key.strip("`")]
        assert [int(price), int(dragons)] == [prices()[privilege["id"]], privilege["dragons"]]
    for key, tiles, source in table(language, "10.5"):
        event = by_id("event")[key.strip("`")]
        assert [int(tiles), source] == [event["count"], event["provenance"]]
    for key, bonus, source in table(language, "10.6"):
        tile = by_id("wall_tile")[key.strip("`")]
        assert int(bonus.split()[0]) == tile["effect"]["gain"]["base"]
        assert source == tile["provenance"]
    for key, base, _, source in table(language, "10.3"):
        card = by_id("action_card")[key.strip("`")]
        assert source == card["provenance"]
        if "gain" in card["effect"]:
            assert int(base.split()[0]) == card["effect"]["gain"]["base"]
    for seats, base, wall in table(language, "4.2"):
        groups = components()["action_groups"]
        assert [int(n) for n in base.split(",")] == groups["base"][f"p{seats}"]
        assert [int(n) for n in wall.split(",")] == groups["great_wall"][f"p{seats}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_value_of_an_option_comes_first(language: str) -> None:
    rows = {row[0].strip("`"): row for row in table(language, "7")}
    options = {option.name: option for option in rules_for("dragon").options}
    assert set(rows) == set(options)
    for name, option in options.items():
        first = re.split(r"[,\s]", rows[name][1])[0].strip("`")
        assert first == str(option.default).lower(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_constants_in_the_text_are_the_components_file(language: str) -> None:
    rules = components()["rules"]
    numbers = {
        "2.4": [rules["start_yuan"]],
        "4.3": [rules["occupied_group_fee"], rules["refill_to_yuan"]],
        "4.5": list(prices().values()),
        "5.3": [by_id("event")["imperial_tribute"]["effect"]["pay"]["amount"]],
        "7.2": [rules["super_event_round"]],
    }
    festival = by_id("event")["dragon_festival"]["effect"]["rank"]["vp_by_rank"]
    numbers["5.3"] += festival
    for anchor, values in numbers.items():
        said = {
            int(n) for n in re.findall(r"(?<![\w#.-])\d+(?![\w.-]*\d)", section(language, anchor))
        }
        assert set(values) <= said, f"{anchor} does not say {set(values) - said}"

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

PARTS = {"2": 17, "4": 5, "5": 6, "6": 5, "9": 28, "10": 10}  # clauses of each section
YES = {"en": "yes", "pl": "tak"}
SIDES = {"en": {"left": "left", "right": "right"}, "pl": {"left": "lewa", "right": "prawa"}}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def components() -> dict[str, Any]:
    path = GAMES["terracotta"].folder() / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def by_id(name: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in components()[name]}


def section(language: str, clause: str) -> str:
    return pages.section("terracotta", language, clause)


def table(language: str, clause: str) -> list[list[str]]:
    return pages.table(section(language, clause))


def name_of(language: str, key: str) -> str:
    """A component's name as a heading writes it."""
    text = Speaker(language, "terracotta", strict=True).text(key)
    return text[0].upper() + text[1:]


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def code(cell: str) -> str:
    return cell.strip("`")


@every_language
def test_no_clause_is_missing(language: str) -> None:
    wanted = [
        clause
        for number in ("1", "2", "3", "4", "5", "6", "7", "9", "10")
        for clause in [number, *(f"{number}.{n}" for n in range(1, PARTS.get(number, 0) + 1))]
    ]
    assert pages.clauses("terracotta", language) == wanted


@every_language
def test_the_numbers_by_players_and_place_are_the_components_file(language: str) -> None:
    for seats, *counts in table(language, "2.12"):
        setup = components()["setup"][f"players_{seats}"]
        names = ["craftsmen", "artisans_in_supply", "turns_per_round", "turns_per_game"]
        assert [int(n) for n in counts] == [setup[name] for name in names]
    bonuses = [[row["wet_clay"], row["coins"]] for row in components()["position_bonus"]]
    assert [[int(n) for n in row[1:]] for row in table(language, "2.16")] == bonuses


@every_language
def test_the_ring_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.1")
    for place, ring in enumerate(("inner", "middle", "outer"), 1):
        assert [code(row[place]) for row in rows] == components()["rings"][ring]["actions"], ring
    assert [int(row[0]) for row in rows] == list(range(12))
    for warehouse in components()["warehouses"]:
        quarters = {code(rows[segment][4]) for segment in warehouse["segments"]}
        assert quarters == {warehouse["quadrant"]}


@every_language
def test_the_tables_of_figures_are_the_components_file(language: str) -> None:
    warriors = by_id("warriors")
    assert [code(row[1]) for row in table(language, "10.2")] == list(warriors)
    for name, key, weapon, count, count_source, effect, source in table(language, "10.2"):
        warrior = warriors[code(key)]
        assert name == name_of(language, f"warrior-{code(key)}")
        assert [code(weapon), int(count)] == [warrior["weapon"], warrior["count"]]
        assert [count_source, source] == [warrior["provenance_count"], warrior["provenance"]]
        points = [step["vp"] for step in warrior["weapon_effect"] if "vp" in step]
        assert numbers(effect)[:1] == points
    points = components()["organizer"]["vp_by_taken"]
    assert ", ".join(str(n) for n in points) + " (X)" in section(language, "10.2")
    specialists = by_id("specialists")
    assert [code(row[1]) for row in table(language, "10.3")] == list(specialists)
    for name, key, weapon, weapon_source, coins, cells, _, source in table(language, "10.3"):
        specialist = specialists[code(key)]
        assert name == name_of(language, f"specialist-{code(key)}")
        assert [code(weapon), int(cells)] == [specialist["weapon"], specialist["cells"]]
        assert weapon_source == specialist["provenance_weapon"]
        assert source == specialist["provenance"]
        assert numbers(coins) == specialist["coin_cost"]


@every_language
def test_the_points_of_specialists_are_the_components_file(language: str) -> None:
    said = {code(row[1]): numbers(row[6]) for row in table(language, "10.3")}
    around = by_id("specialists")["footman"]["effect"][0]["score_around"]
    assert said == {
        "horse": [],
        "footman": [around["domination"], around["presence"]],
        "kneeling_archer": [
            by_id("specialists")["kneeling_archer"]["effect"][0]["archer_link"]["vp"]
        ],
        "musician": [by_id("specialists")["musician"]["effect"][0]["score_cross"]["vp"]],
    }


@every_language
def test_the_table_of_masters_is_the_components_file(language: str) -> None:
    masters = by_id("masters")
    assert [code(row[1]) for row in table(language, "10.4")] == list(masters)
    for name, key, side, bonus, source in table(language, "10.4"):
        master = masters[code(key)]
        assert name == name_of(language, f"master-{code(key)}")
        assert side == SIDES[language][master["side"]]
        assert source == master["provenance"]
        keeps = "keep_wet" in master["cleanup_bonus"]
        assert keeps is bool(re.search("wet|mokr", bonus)), key
        gained = master["cleanup_bonus"].get("keep_wet")
        assert numbers(bonus) == [gained or master["cleanup_bonus"]["gain"]["coins"]]
    prices = ", ".join(str(n) for n in components()["master_tokens"]["coin_cost"])
    assert prices in section(language, "10.4")


@every_language
def test_the_tables_of_tokens_are_the_components_file(language: str) -> None:
    for key, number, clay, source in table(language, "10.5"):
        token = by_id("priority_tokens")[code(key)]
        assert [int(number), int(clay)] == [token["number"], token["wet_clay"]]
        assert source == token["provenance_clay"]
    assert [code(row[1]) for row in table(language, "10.6")] == list(by_id("scoring_tiles"))
    for name, key, archers, source in table(language, "10.6"):
        tile = by_id("scoring_tiles")[code(key)]
        assert name == name_of(language, f"tile-{code(key)}")
        assert (archers == YES[language]) is tile["archer_breaks_ties"]
        assert source == tile["provenance"]
    for number, most, some, source, builder, builder_source in table(language, "10.7"):
        entry = by_id("rounds")[f"round_{number}"]
        assert [int(most), int(some)] == [entry["tile_domination"], entry["tile_presence"]]
        assert int(builder) == entry["builder_coins"]
        assert [source, builder_source] == [entry["provenance"], entry["provenance_builder"]]
    assert [code(row[0]) for row in table(language, "10.9")] == list(by_id("warehouses"))
    for key, segments, clay, source in table(language, "10.9"):
        warehouse = by_id("warehouses")[code(key)]
        assert numbers(segments) == [segment + 1 for segment in warehouse["segments"]]
        assert int(clay) == components()["setup"]["warehouse_start_dry_clay"]
        assert source == warehouse["provenance"]


@every_language
def test_the_usual_value_of_an_option_comes_first(language: str) -> None:
    rows = {code(row[0]): row for row in table(language, "7")}
    options = {option.name: option for option in rules_for("terracotta").options}
    assert set(rows) == set(options)
    for name, option in options.items():
        values = re.findall(r"`(\w+)`", rows[name][1])
        assert values == [str(value).lower() for value in option.values], name
        assert values[0] == str(option.default).lower(), name


@every_language
def test_constants_in_the_text_are_the_components_file(language: str) -> None:
    file = components()
    scoring = file["scoring"]
    around = by_id("specialists")["footman"]["effect"][0]["score_around"]
    said = {
        "1": [file["mausoleum"]["rows"], file["mausoleum"]["cols"], 63, 12],
        "2.3": [file["setup"]["warehouse_start_dry_clay"]],
        "2.11": [file["setup"]["coins_each"]],
        "4.1": [file["costs"]["rotate_ring_coins"]],
        "5.6": [file["mausoleum"]["rows"], file["mausoleum"]["cols"]],
        "6.2": [scoring["inspector_domination"], scoring["inspector_presence"]],
        "6.5": [
            around["domination"],
            around["presence"],
            scoring["group_domination"],
            scoring["group_presence"],
            scoring["leftover_tokens_per_vp"],
        ],
    }
    for clause, values in said.items():
        missing = set(values) - set(numbers(section(language, clause)))
        assert not missing, f"{clause} does not say {missing}"


@every_language
def test_the_page_says_that_values_are_reconstructed(language: str) -> None:
    """Whoever owns the game finds every value to compare, and how to load a corrected file."""
    text = section(language, "10")
    assert "`components.toml`" in text
    assert "--components" in text
    links = set(re.findall(r"\]\(#c([\d-]+)\)", text))
    assert {"10-1", "10-2", "10-3", "10-5", "10-7", "10-8"} <= links

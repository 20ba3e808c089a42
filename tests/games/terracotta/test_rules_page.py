"""The tables of the rules page say what the components file says."""

from __future__ import annotations

import re

import pytest
from tests.words.rules_page import RulesPage, whole_numbers

from tianxia.words import LANGUAGES

YES = {"en": "yes", "pl": "tak"}
SIDES = {"en": {"left": "left", "right": "right"}, "pl": {"left": "lewa", "right": "prawa"}}
every_language = pytest.mark.parametrize("language", LANGUAGES)


PAGE = RulesPage("terracotta")
by_id, section, table = PAGE.by_id, PAGE.section, PAGE.table


def name_of(language: str, key: str) -> str:
    """A component's name as a heading writes it."""
    text = PAGE.speaker(language).text(key)
    return text[0].upper() + text[1:]


@every_language
def test_the_numbers_by_players_and_place_are_the_components_file(language: str) -> None:
    for seats, *counts in table(language, "2.12"):
        setup = PAGE.components["setup"][f"players_{seats}"]
        names = ["craftsmen", "artisans_in_supply", "turns_per_round", "turns_per_game"]
        assert [int(n) for n in counts] == [setup[name] for name in names]
    bonuses = [[row["wet_clay"], row["coins"]] for row in PAGE.components["position_bonus"]]
    assert [[int(n) for n in row[1:]] for row in table(language, "2.16")] == bonuses


@every_language
def test_the_ring_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.1")
    for place, ring in enumerate(("inner", "middle", "outer"), 1):
        assert [row[place] for row in rows] == PAGE.components["rings"][ring]["actions"], ring
    assert [int(row[0]) for row in rows] == list(range(12))
    for warehouse in PAGE.components["warehouses"]:
        quarters = {rows[segment][4] for segment in warehouse["segments"]}
        assert quarters == {warehouse["quadrant"]}


@every_language
def test_the_tables_of_figures_are_the_components_file(language: str) -> None:
    warriors = by_id("warriors")
    assert [row[1] for row in table(language, "10.2")] == list(warriors)
    for name, key, weapon, count, count_source, effect, source in table(language, "10.2"):
        warrior = warriors[key]
        assert name == name_of(language, f"warrior-{key}")
        assert [weapon, int(count)] == [warrior["weapon"], warrior["count"]]
        assert [count_source, source] == [warrior["provenance_count"], warrior["provenance"]]
        points = [step["vp"] for step in warrior["weapon_effect"] if "vp" in step]
        assert whole_numbers(effect)[:1] == points
    points = PAGE.components["organizer"]["vp_by_taken"]
    assert ", ".join(str(n) for n in points) + " (X)" in section(language, "10.2")
    specialists = by_id("specialists")
    assert [row[1] for row in table(language, "10.3")] == list(specialists)
    for name, key, weapon, weapon_source, coins, cells, _, source in table(language, "10.3"):
        specialist = specialists[key]
        assert name == name_of(language, f"specialist-{key}")
        assert [weapon, int(cells)] == [specialist["weapon"], specialist["cells"]]
        assert weapon_source == specialist["provenance_weapon"]
        assert source == specialist["provenance"]
        assert whole_numbers(coins) == specialist["coin_cost"]


@every_language
def test_the_points_of_specialists_are_the_components_file(language: str) -> None:
    said = {row[1]: whole_numbers(row[6]) for row in table(language, "10.3")}
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
    assert [row[1] for row in table(language, "10.4")] == list(masters)
    for name, key, side, bonus, source in table(language, "10.4"):
        master = masters[key]
        assert name == name_of(language, f"master-{key}")
        assert side == SIDES[language][master["side"]]
        assert source == master["provenance"]
        keeps = "keep_wet" in master["cleanup_bonus"]
        assert keeps is bool(re.search("wet|mokr", bonus)), key
        gained = master["cleanup_bonus"].get("keep_wet")
        assert whole_numbers(bonus) == [gained or master["cleanup_bonus"]["gain"]["coins"]]
    prices = ", ".join(str(n) for n in PAGE.components["master_tokens"]["coin_cost"])
    assert prices in section(language, "10.4")


@every_language
def test_the_tables_of_tokens_are_the_components_file(language: str) -> None:
    for key, number, clay, source in table(language, "10.5"):
        token = by_id("priority_tokens")[key]
        assert [int(number), int(clay)] == [token["number"], token["wet_clay"]]
        assert source == token["provenance_clay"]
    assert [row[1] for row in table(language, "10.6")] == list(by_id("scoring_tiles"))
    for name, key, archers, source in table(language, "10.6"):
        tile = by_id("scoring_tiles")[key]
        assert name == name_of(language, f"tile-{key}")
        assert (archers == YES[language]) is tile["archer_breaks_ties"]
        assert source == tile["provenance"]
    for number, most, some, source, builder, builder_source in table(language, "10.7"):
        entry = by_id("rounds")[f"round_{number}"]
        assert [int(most), int(some)] == [entry["tile_domination"], entry["tile_presence"]]
        assert int(builder) == entry["builder_coins"]
        assert [source, builder_source] == [entry["provenance"], entry["provenance_builder"]]
    assert [row[0] for row in table(language, "10.9")] == list(by_id("warehouses"))
    for key, segments, clay, source in table(language, "10.9"):
        warehouse = by_id("warehouses")[key]
        assert whole_numbers(segments) == [segment + 1 for segment in warehouse["segments"]]
        assert int(clay) == PAGE.components["setup"]["warehouse_start_dry_clay"]
        assert source == warehouse["provenance"]


@every_language
def test_the_page_says_that_values_are_reconstructed(language: str) -> None:
    """Whoever owns the game finds every value to compare, and how to load a corrected file."""
    text = section(language, "10")
    assert "`components.toml`" in text
    assert "--components" in text
    links = set(re.findall(r"\]\(#c([\d-]+)\)", text))
    assert {"10-1", "10-2", "10-3", "10-5", "10-7", "10-8"} <= links

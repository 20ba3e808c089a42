"""The tables of the rules page say what the components file says."""

from __future__ import annotations

import pytest
from tests.words.rules_page import RulesPage

from tianxia.words import LANGUAGES

PAGE = RulesPage("dragon")
by_id, table = PAGE.by_id, PAGE.table


def prices() -> dict[str, int]:
    """What the privileges cost; the large one's price is an option."""
    option = by_id("option")["large_privilege_cost"]
    return {
        "small_privilege": by_id("privilege")["small_privilege"]["cost"],
        "large_privilege": option["default"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_table_is_the_components_file(language: str) -> None:
    rows = table(language, "10.1")
    tiles = by_id("person_tile")
    assert [row[1] for row in rows] == list(tiles)
    speaker = PAGE.speaker(language)
    for name, key, value, value_source, symbols, symbols_source, *counts in rows:
        tile = tiles[key]
        assert name == speaker.text(f"tile-{tile['id']}")
        assert int(value) == tile["value"], key
        assert value_source == tile["provenance_value"], key
        assert int(symbols.split()[0]) == tile["symbols"], key
        assert symbols_source == tile["provenance_symbols"], key
        assert [int(count) for count in counts] == [tile["count"][f"p{n}"] for n in range(2, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_tables_are_the_components_file(language: str) -> None:
    for key, price, dragons, _ in table(language, "10.4"):
        privilege = by_id("privilege")[key]
        assert [int(price), int(dragons)] == [prices()[privilege["id"]], privilege["dragons"]]
    for key, tiles, source in table(language, "10.5"):
        event = by_id("event")[key]
        assert [int(tiles), source] == [event["count"], event["provenance"]]
    for key, bonus, source in table(language, "10.6"):
        tile = by_id("wall_tile")[key]
        assert int(bonus.split()[0]) == tile["effect"]["gain"]["base"]
        assert source == tile["provenance"]
    for key, base, _, source in table(language, "10.3"):
        card = by_id("action_card")[key]
        assert source == card["provenance"]
        if "gain" in card["effect"]:
            assert int(base.split()[0]) == card["effect"]["gain"]["base"]
    for seats, base, wall in table(language, "4.2"):
        groups = PAGE.components["action_groups"]
        assert [int(n) for n in base.split(",")] == groups["base"][f"p{seats}"]
        assert [int(n) for n in wall.split(",")] == groups["great_wall"][f"p{seats}"]

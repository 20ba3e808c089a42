"""The rules pages: complete, alike in both languages, and true to the components file."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from tianxia.games.dragon.clauses import CLAUSES as REASONS
from tianxia.games.dragon.tables import SWITCHES
from tianxia.games.registry import GAMES, rules_for
from tianxia.words import LANGUAGES, Speaker

FOLDER = GAMES["dragon"].folder()
PARTS = {"2": 7, "4": 12, "5": 5, "6": 3, "7": 2, "9": 37, "10": 7}  # clauses of each section
CLAUSES = [
    clause
    for number in ("1", "2", "3", "4", "5", "6", "7", "9", "10")
    for clause in [number, *(f"{number}.{n}" for n in range(1, PARTS.get(number, 0) + 1))]
]
HEADING = re.compile(r"^#{2,3} ([\d.]+) (.+) \{#(c[\d-]+)\}$", re.MULTILINE)


@cache
def page(language: str) -> str:
    return (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")


@cache
def components() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def section(language: str, anchor: str) -> str:
    after = page(language).split(f"{{#{anchor}}}")[1]
    return re.split(r"^#{2,3} ", after, flags=re.MULTILINE)[0]


def table(language: str, anchor: str) -> list[list[str]]:
    """The rows of the table in a section, without its head."""
    lines = [line for line in section(language, anchor).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


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
def test_every_clause_has_its_heading_and_anchor(language: str) -> None:
    found = HEADING.findall(page(language))
    assert [clause for clause, _, _ in found] == CLAUSES
    assert [anchor for _, _, anchor in found] == [f"c{c.replace('.', '-')}" for c in CLAUSES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_has_a_well_formed_anchor_and_text_under_it(language: str) -> None:
    headings = re.findall(r"^#{2,} .*$", page(language), flags=re.MULTILINE)
    assert len(headings) == len(CLAUSES)
    for clause in CLAUSES:
        anchor = f"c{clause.replace('.', '-')}"
        if clause not in ("2", "6"):  # only subsections there
            assert section(language, anchor).strip(), f"nothing is said under {clause}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(language: str) -> None:
    anchors = {anchor for _, _, anchor in HEADING.findall(page(language))}
    assert set(re.findall(r"\]\(#([^)]+)\)", page(language))) <= anchors


def test_both_pages_run_parallel() -> None:
    english, polish = page("en"), page("pl")
    headings = [[title for _, title, _ in HEADING.findall(text)] for text in (english, polish)]
    same = set(headings[0]) & set(headings[1])
    assert not same, f"not translated: {same}"
    for anchor in [f"c{clause.replace('.', '-')}" for clause in CLAUSES]:
        first, second = section("en", anchor), section("pl", anchor)
        assert len(table("en", anchor)) == len(table("pl", anchor)), anchor
        assert set(re.findall(r"`\w+`", first)) == set(re.findall(r"`\w+`", second)), anchor
        assert len(re.findall(r"^- |^\d\. ", first, flags=re.MULTILINE)) == len(
            re.findall(r"^- |^\d\. ", second, flags=re.MULTILINE)
        ), anchor
        links = [re.findall(r"\]\(#([^)]+)\)", text) for text in (first, second)]
        assert sorted(links[0]) == sorted(links[1]), anchor


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_table_is_the_components_file(language: str) -> None:
    rows = table(language, "c10-1")
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
    for key, price, dragons, _ in table(language, "c10-4"):
        privilege = by_id("privilege")[key.strip("`")]
        assert [int(price), int(dragons)] == [prices()[privilege["id"]], privilege["dragons"]]
    for key, tiles, source in table(language, "c10-5"):
        event = by_id("event")[key.strip("`")]
        assert [int(tiles), source] == [event["count"], event["provenance"]]
    for key, bonus, source in table(language, "c10-6"):
        tile = by_id("wall_tile")[key.strip("`")]
        assert int(bonus.split()[0]) == tile["effect"]["gain"]["base"]
        assert source == tile["provenance"]
    for key, base, _, source in table(language, "c10-3"):
        card = by_id("action_card")[key.strip("`")]
        assert source == card["provenance"]
        if "gain" in card["effect"]:
            assert int(base.split()[0]) == card["effect"]["gain"]["base"]
    for seats, base, wall in table(language, "c4-2"):
        groups = components()["action_groups"]
        assert [int(n) for n in base.split(",")] == groups["base"][f"p{seats}"]
        assert [int(n) for n in wall.split(",")] == groups["great_wall"][f"p{seats}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_switches_are_named(language: str) -> None:
    rows = {row[0].strip("`"): row for row in table(language, "c7")}
    options = {option.name: option for option in rules_for("dragon").options}
    assert set(rows) == set(options)
    for name, option in options.items():
        first = re.split(r"[,\s]", rows[name][1])[0].strip("`")
        assert first == str(option.default).lower(), f"{name}: the usual value comes first"
    rulings = page(language).split("{#c9}")[1].split("{#c10}")[0]
    named = set(re.findall(r"`(\w+)`", rulings)) - {"rulings"}
    changeable = {path.split(".")[1] for path, values in SWITCHES.items() if len(values) > 1}
    assert named == changeable


@pytest.mark.parametrize("language", LANGUAGES)
def test_constants_in_the_text_are_the_components_file(language: str) -> None:
    rules = components()["rules"]
    numbers = {
        "c2-4": [rules["start_yuan"]],
        "c4-3": [rules["occupied_group_fee"], rules["refill_to_yuan"]],
        "c4-5": list(prices().values()),
        "c5-3": [by_id("event")["imperial_tribute"]["effect"]["pay"]["amount"]],
        "c7-2": [rules["super_event_round"]],
    }
    festival = by_id("event")["dragon_festival"]["effect"]["rank"]["vp_by_rank"]
    numbers["c5-3"] += festival
    for anchor, values in numbers.items():
        said = {
            int(n) for n in re.findall(r"(?<![\w#.-])\d+(?![\w.-]*\d)", section(language, anchor))
        }
        assert set(values) <= said, f"{anchor} does not say {set(values) - said}"


def test_every_reason_of_the_game_leads_to_a_clause_of_the_rules_page():
    words = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(reason-[a-z-]+) =", words, re.MULTILINE)) == set(REASONS)
    assert set(REASONS.values()) <= set(CLAUSES)

"""The tables of the rules page say what the components file says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.words.rules_page import RulesPage, listed

from tianxia.games.tea_garden import names
from tianxia.words import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)

WORDS = {
    "en": {"any": "any", "quality": "quality", "True": "yes", "False": "no"}
    | {word: word for word in ("green", "red", "blue", "basic", "advanced")}
    | {f"half {colour}": colour for colour in names.HALF_COLOURS},
    "pl": {
        "green": "zielony",
        "red": "czerwony",
        "blue": "niebieski",
        "any": "dowolny",
        "half green": "zielona",
        "half blue": "niebieska",
        "half white": "biała",
        "basic": "podstawowa",
        "advanced": "zaawansowana",
        "quality": "jakość",
        "True": "tak",
        "False": "nie",
    },
}


PAGE = RulesPage("tea_garden")
at, rows_of = PAGE.at, PAGE.table


def source(row: dict[str, Any]) -> str:
    """The letters of a provenance, which may be a sentence."""
    return "".join(letter for letter in "RPX" if re.search(rf"\b{letter}\b", row["provenance"]))


def number(name: str) -> int:
    return int(name[1:])


class Page:
    """What a table calls the values of the file in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = WORDS[language]
        self.text = PAGE.speaker(language).text

    def effect(self, effect: dict[str, Any]) -> str:
        return (
            listed([self.gain(key, effect[key]) for key in names.EFFECTS if key in effect]) or "–"
        )

    def gain(self, key: str, amount: Any) -> str:
        if key != "leaves":
            return self.text(f"amount-{key}", n=amount)
        leaves = self.text("amount-leaves", n=amount["count"])
        return f"{leaves} ({self.words['quality']} {amount['quality']})"

    def symbols(self, card: dict[str, Any]) -> str:
        shown = {*card["secondary"], *card["teapots"]}
        order = [kind for kind in [*names.SECONDARIES, *names.TEAPOTS] if kind in shown]
        return self.text(f"symbols-{'_'.join(order) or 'none'}")

    def face(self, card: dict[str, Any]) -> list[str]:
        name = self.text(f"card-{card['id']}")
        strength = str(card["strength"])
        return [card["id"], name, strength, self.symbols(card), self.effect(card["effect"])]

    def trade(self, trade: dict[str, Any]) -> str:
        kinds = [kind for kind in ("any_leaf", "fermented_leaf") if trade["cost"][kind]]
        cost = listed([self.text(f"amount-{kind}", n=trade["cost"][kind]) for kind in kinds])
        return f"{cost} → {self.effect(trade['effect'])}"


@every_language
def test_the_player_board_and_the_row_are_the_components_file(language: str) -> None:
    board = PAGE.components["player_board"]
    shown = [listed(board["pagoda_costs"]), listed(board["baskets"]), str(board["card_slots"])]
    assert rows_of(language, "10.1", 4) == [[*shown, source(board)]]
    row = PAGE.components["action_row"]
    places = [[str(n), str(s), source(row)] for n, s in enumerate(row["strength_costs"], 1)]
    assert rows_of(language, "10.2", 3) == places


@every_language
def test_the_map_is_the_components_file(language: str) -> None:
    page = Page(language)
    for row, province in zip(
        rows_of(language, "10.3", 3), PAGE.components["province"], strict=True
    ):
        regions = listed([number(region) for region in province["regions"]])
        assert row == [page.text(f"province-{province['id']}"), regions, source(province)]
    heads, *rows = rows_of(language, "10.3", 7)
    for row, region in zip(rows, PAGE.components["region"], strict=True):
        assert row == [
            str(number(region["id"])),
            page.text(f"province-{region['province']}"),
            str(region["value"]),
            listed(region["space_vp"]),
            listed([number(neighbour) for neighbour in region["neighbors"]]),
            page.words[str(region["has_bonus"])],
            source(region),
        ]
    assert len(heads) == len(rows[0])


@every_language
def test_the_bonus_tokens_are_the_components_file(language: str) -> None:
    page = Page(language)
    tokens = PAGE.components["region_bonus"]
    wanted = [[token["id"], page.effect(token["effect"]), source(token)] for token in tokens]
    assert rows_of(language, "10.4", 3) == wanted


@every_language
def test_the_tracks_are_the_components_file(language: str) -> None:
    page = Page(language)
    rows = zip(rows_of(language, "10.5", 4), PAGE.components["river_space"], strict=True)
    for n, (row, section) in enumerate(rows):
        points = listed(section.get("end_vp_by_arrival", [section["end_vp"]]))
        assert row == [str(n), page.effect(section["effect"]), points, source(section)]
    for row, half in zip(
        rows_of(language, "10.6", 4), PAGE.components["university_half"], strict=True
    ):
        name = page.text(f"half-{half['id']}")
        assert row == [name, page.effect(half["effect"]), str(half["end_vp"]), source(half)]
    rows = zip(rows_of(language, "10.7", 6), PAGE.components["emperor_row"], strict=True)
    for n, (row, step) in enumerate(rows, 1):
        price = [str(step["cost_emperor"]), str(step["cost_min_quality"])]
        reward = [page.effect(step["effect"]), str(step["end_vp"]), source(step)]
        assert row == [str(n), *price, *reward]


@every_language
def test_the_starting_and_action_cards_are_the_components_file(language: str) -> None:
    page = Page(language)
    starting = PAGE.components["starting_card"]
    assert rows_of(language, "10.8", 6) == [[*page.face(card), source(card)] for card in starting]
    for row, card in zip(
        rows_of(language, "10.10", 10), PAGE.components["action_card"], strict=True
    ):
        teapots = listed([page.words[colour] for colour in card["cost_teapots"]]) or "–"
        price = [str(card["cost_leaves"]), str(card["cost_min_quality"]), teapots]
        assert row == [*page.face(card), *price, str(card["end_vp"]), source(card)]


@every_language
def test_the_emperor_cards_are_the_components_file(language: str) -> None:
    page = Page(language)
    for row, card in zip(
        rows_of(language, "10.9", 9), PAGE.components["emperor_card"], strict=True
    ):
        score = card["end_score"]
        points = str(score["vp"]).replace("-", "−")
        end = [score["type"], points, str(score.get("max", "–"))]
        assert row == [*page.face(card), *end, source(card)]
    kinds = [row[0] for row in rows_of(language, "10.9", 2)[1:]]
    assert sorted(kinds) == sorted(names.END_SCORES)
    base = next(c["end_score"]["base"] for c in PAGE.components["emperor_card"] if c["id"] == "e06")
    assert str(base) in dict(rows_of(language, "10.9", 2))["base_minus_starting_cards"]


@every_language
def test_the_caravans_are_the_components_file(language: str) -> None:
    page = Page(language)
    rows = zip(rows_of(language, "10.11", 7), PAGE.components["caravan_card"], strict=True)
    for row, card in rows:
        trades = [page.trade(trade) for trade in card["trade"]]
        strengths = [f"{s['min']}+ → {page.effect(s['effect'])}" for s in card["strength"]]
        kind = page.words[card["kind"]]
        assert row == [card["id"], kind, *trades, *strengths, source(card)]


@every_language
def test_the_cup_tiles_are_the_components_file(language: str) -> None:
    page = Page(language)
    for row, tile in zip(rows_of(language, "10.12", 5), PAGE.components["cup_tile"], strict=True):
        halves = [page.words[f"half {tile[side]}"] for side in ("left", "right")]
        assert row == [tile["id"], *halves, page.effect(tile["effect"]), source(tile)]


@every_language
def test_the_numbers_by_players_are_the_components_file(language: str) -> None:
    paths = ["action_cards_per_level", "basic_caravans_used", "cup_tiles_per_stack"]
    shown = [row[1:4] for row in rows_of(language, "10.13", 5)]
    assert shown == [[str(n) for n in at(f"setup.{path}")] for path in paths]
    points = at("rules.cup_connection_vp")
    rows = rows_of(language, "10.13", 3)[1:]
    assert [int(row[1]) for row in rows] == points
    assert [row[0].rstrip("+") for row in rows] == [str(n) for n in range(len(points))]


@every_language
def test_effects_stand_in_the_order_they_are_carried_out(language: str) -> None:
    rows = [row[0] for row in rows_of(language, "5.13", 4)]
    assert rows == names.EFFECTS == at("rules.effect_order")


@every_language
def test_the_fourth_turn_costs_what_the_components_file_says(language: str) -> None:
    leaves = sum(at("setup.fourth_turn_cost"))
    fermented = PAGE.components["setup"]["fourth_turn_cost"]["fermented_leaf"]
    price = rows_of(language, "4.1", 3)[2][1]
    assert [int(n) for n in re.findall(r"\d+", price)] == [leaves, fermented]

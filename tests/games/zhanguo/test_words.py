"""ZhanGuo's sentences: cases, plurals, and labels that say exactly what happens."""

from __future__ import annotations

import pytest

from tianxia.core.journal import Note
from tianxia.games.registry import rules_for
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.rewards import reward_args
from tianxia.words import LANGUAGES, Speaker

PLAYERS = ["Ania", "Benek", "Kasia", "Emil"]


def say(key: str, language: str = "pl", **args: int | str) -> str:
    return Speaker(language, "zhanguo", strict=True).text(key, **args)


def test_officials_and_boards_come_in_their_cases() -> None:
    white = "@official-white"
    assert say("label-recruit", official=white, region=2) == "Wyślij białego urzędnika do regionu 2"
    assert (
        say("label-recruit", "en", official=white, region=2) == "Send a white official to region 2"
    )
    assert say("label-board", side="@side-star") == "Weź planszę z gwiazdą"
    assert say("label-marker", aspect="@aspect-currency") == "Weź znacznik Waluty"


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (1, "Zatrudnij 1 robotnika w regionie 3"),
        (2, "Zatrudnij 2 robotników w regionie 3"),
        (5, "Zatrudnij 5 robotników w regionie 3"),
    ],
)
def test_workers_are_counted(n: int, sentence: str) -> None:
    assert say("label-hire", n=n, region=3) == sentence


@pytest.mark.parametrize(
    ("missing", "points", "sentence"),
    [
        (1, 1, "Brakuje 1 znacznika Prawa: Benek dostaje 1 punkt."),
        (2, 2, "Brakuje 2 znaczników Prawa: Benek dostaje 2 punkty."),
        (3, 6, "Brakuje 3 znaczników Prawa: Benek dostaje 6 punktów."),
    ],
)
def test_markers_and_points_are_counted_apart(missing: int, points: int, sentence: str) -> None:
    note = Note("markers-missing", 1, missing, names.ASPECTS.index("laws"), points, -1)
    speaker = Speaker("pl", "zhanguo", strict=True)
    assert speaker.note(rules_for("zhanguo"), note, PLAYERS) == sentence


@pytest.mark.parametrize(
    ("cell", "english", "polish"),
    [
        (0, "1 official of any colour in region 2", "1 urzędnik dowolnego koloru w regionie 2"),
        (2, "2 red officials in region 4", "2 czerwonych urzędników w regionie 4"),
        (6, "a governor in one of the regions 2, 4", "zarządca w jednym z regionów 2, 4"),
        (14, "a governor in any region", "zarządca w dowolnym regionie"),
    ],
)
def test_the_label_of_a_reward_says_what_it_gives(cell: int, english: str, polish: str) -> None:
    args = reward_args(rules_for("zhanguo").new_game(2, {}).edition.reward[cell])
    for language, given in (("en", english), ("pl", polish)):
        accept = Speaker(language, "zhanguo", strict=True).text("label-accept-reward", **args)
        assert accept.endswith(f": {given}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_of_a_card_has_its_own_words_in_the_sheet(language: str) -> None:
    lines = {
        say("sheet-card", language, card=7, action="@action-build_wall", bonus=bonus, n=n)
        for n, bonus in enumerate(names.BONUSES)
    }
    assert len(lines) == len(names.BONUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_own_words_on_a_button(language: str) -> None:
    args = {"card": 7, "region": 2, "n": 2, "official": "@official-red", "where": "any"}
    args["aspect"] = "@aspect-writing"
    on_cards = [effect for effect in names.EFFECTS if effect != "move_governor"]
    lines = {say("label-activate", language, effect=effect, **args) for effect in on_cards}
    assert len(lines) == len(on_cards)


def test_the_sheet_tells_what_is_left() -> None:
    rules = rules_for("zhanguo")
    state = rules.new_game(3, {})
    grids = {grid.title.key: grid for grid in rules.sheet(rules.view(state, 0))}
    in_supply = [row[3] for row in grids["sheet-supply"].rows]
    assert in_supply == [9, 9, 9]  # markers of each colour for three players
    assert [row[-1] for row in grids["sheet-regions"].rows] == [3] * names.REGIONS
    assert all(len(row[3]) == names.SPACES for row in grids["sheet-regions"].rows)

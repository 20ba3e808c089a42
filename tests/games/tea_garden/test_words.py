"""Tea Garden's sentences: cases, plurals, and labels that say exactly what happens."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import Chance
from tianxia.core.journal import Note
from tianxia.core.words import word_of
from tianxia.games.registry import rules_for
from tianxia.games.tea_garden import names
from tianxia.games.tea_garden.game import QUESTIONS
from tianxia.words import LANGUAGES, Speaker

PLAYERS = ["Ania", "Benek", "Kasia", "Emil"]


def say(key: str, language: str = "pl", /, **args: int | str) -> str:
    return Speaker(language, "tea_garden", strict=True).text(key, **args)


def written(note: Note, language: str = "pl") -> str:
    speaker = Speaker(language, "tea_garden", strict=True)
    return speaker.note(rules_for("tea_garden"), note, PLAYERS)


def test_components_come_in_their_cases() -> None:
    card: dict[str, int | str] = {"card": "@card-e03", "strength": 4, "symbols": "@symbols-red"}
    assert say("label-discard", **card) == "Odrzuć kartę cesarza 3: siła 4, czerwony czajniczek"
    assert say("reason-no-such-emperor-card", card="@card-e03") == (
        "Wśród odkrytych kart nie ma karty cesarza 3."
    )
    assert say("label-found", region="@region-r07", value=3) == (
        "Załóż ogród w regionie nr 7, wartość 3"
    )
    tiles = {"first": "@tile-t01", "second": "@tile-t02", "tile": "@tile-t02"}
    assert say("label-marker", **tiles) == (
        "Znacznik między kafelkiem 1 a kafelkiem 2: premia z kafelka 2"
    )
    assert say("reason-no-garden-in-province", province="@province-blue") == (
        "Nie masz ogrodu w niebieskiej prowincji."
    )


@pytest.mark.parametrize(
    ("zone", "english", "polish"),
    [
        ("hand", "from the hand", "z ręki"),
        ("draw", "from the draw pile", "z talii"),
        ("discard", "from the discard pile", "ze stosu kart odrzuconych"),
    ],
)
def test_a_card_is_removed_from_somewhere(zone: str, english: str, polish: str) -> None:
    note = Note("removed", 1, names.CARDS.index("s04"), names.ZONES.index(zone), 0, -1)
    assert written(note, "en") == f"Benek removed starting card 4 {english} from the game."
    assert written(note) == f"Benek usuwa z gry kartę początkową 4 {polish}."


@pytest.mark.parametrize(
    ("left", "fermented", "polish"),
    [
        (3, 1, "Czwarta tura: oddaj 3 liście (sfermentowane: co najmniej 1)."),
        (2, 0, "Czwarta tura: oddaj 2 liście."),
        (1, 1, "Czwarta tura: oddaj jeszcze 1 liść (sfermentowane: co najmniej 1)."),
        (5, 0, "Czwarta tura: oddaj 5 liści."),
    ],
)
def test_a_payment_names_only_what_is_still_asked(left: int, fermented: int, polish: str) -> None:
    args = {"left": left, "fermented": fermented, "least": 0, "quality": 1}
    assert say("prompt-pay-fourth-turn", **args) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_with_quality_says_how_many_leaves_must_have_it(language: str) -> None:
    args = {"left": 5, "fermented": 2, "least": 3, "quality": 4}
    said = say("prompt-pay-card", language, **args)
    assert [n for n in said if n.isdigit()] == ["5", "2", "4", "3"]
    free = say("prompt-pay-card", language, **{**args, "fermented": 0, "least": 0})
    assert [n for n in free if n.isdigit()] == ["5"]


@pytest.mark.parametrize(
    ("n", "polish"),
    [
        (0, "Kasia nie ma kart do dobrania."),
        (1, "Kasia dobiera 1 kartę."),
        (4, "Kasia dobiera 4 karty."),
        (5, "Kasia dobiera 5 kart."),
    ],
)
def test_cards_drawn_are_counted(n: int, polish: str) -> None:
    assert written(Note("drew", 2, n, 0, 0, -1)) == polish


@pytest.mark.parametrize(
    ("n", "fermented", "english", "polish"),
    [
        (1, 0, "Ania paid 1 leaf.", "Ania płaci 1 liść."),
        (3, 1, "Ania paid 3 leaves (1 fermented).", "Ania płaci 3 liście (sfermentowane: 1)."),
        (6, 0, "Ania paid 6 leaves.", "Ania płaci 6 liści."),
    ],
)
def test_leaves_paid_are_counted(n: int, fermented: int, english: str, polish: str) -> None:
    note = Note("paid", 0, n, fermented, 0, -1)
    assert written(note, "en") == english
    assert written(note) == polish


@pytest.mark.parametrize(
    ("fermented", "english", "polish"),
    [
        (
            0,
            "Sell to caravan 7, trade 2 for 4 leaves; strength 4 (option 2)",
            "Sprzedaj karawanie 7, handel 2 za 4 liście; siła 4 (opcja 2)",
        ),
        (
            1,
            "Sell to caravan 7, trade 2 for 4 leaves (1 fermented); strength 4 (option 2)",
            "Sprzedaj karawanie 7, handel 2 za 4 liście (sfermentowane: 1); siła 4 (opcja 2)",
        ),
    ],
)
def test_the_label_of_a_sale_says_what_it_costs(fermented: int, english: str, polish: str) -> None:
    args: dict[str, int | str] = {"caravan": "@caravan-c07", "trade": 2, "n": 4}
    args |= {"fermented": fermented, "strength": 4, "option": 2}
    assert say("label-sell", "en", **args) == english
    assert say("label-sell", **args) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_have_the_same_name(language: str) -> None:
    kinds = {"card": names.CARDS, "caravan": names.CARAVANS, "tile": names.TILES}
    kinds |= {"region": names.REGIONS, "half": names.HALVES, "symbols": names.SYMBOLS}
    kinds |= {"effect": names.EFFECTS, "bonus": names.BONUSES}
    for kind, all_of_them in kinds.items():
        assert len({say(f"{kind}-{name}", language) for name in all_of_them}) == len(all_of_them)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_tells_the_others_what_is_going_on(language: str) -> None:
    asked = [made for made in QUESTIONS if not isinstance(made(0), Chance)]
    for made in asked:
        assert "Emil" in say(f"waiting-{word_of(made.__name__)}", language, player="Emil")


def test_the_sheet_of_a_new_game_fits_a_terminal_and_shows_what_everybody_has() -> None:
    rules = rules_for("tea_garden")
    grids = {grid.title.key: grid for grid in rules.sheet(rules.view(rules.new_game(3, {}), 0))}
    assert max(len(grid.columns) for grid in grids.values()) <= 8
    assert [len(grids[key].rows) for key in ("sheet-players", "sheet-goods")] == [3, 3]
    assert all(row[1:6] == [0, 0, 0, 0, 0] for row in grids["sheet-goods"].rows)

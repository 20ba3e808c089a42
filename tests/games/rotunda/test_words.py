"""Round House's sentences: cases, plurals, and labels that say exactly what happens."""

from __future__ import annotations

import tomllib

import pytest

from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.journal import Note
from tianxia.games.registry import GAMES, rules_for
from tianxia.games.rotunda import names
from tianxia.games.rotunda.notes import REFERENCES
from tianxia.words import LANGUAGES, Speaker

COMPONENTS = GAMES["rotunda"].folder() / "components.toml"
PLAYERS = ["Ania", "Benek", "Kasia", "Dorota", "Emil"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(key: str, language: str = "pl", **args: int | str) -> str:
    return Speaker(language, "rotunda", strict=True).text(key, **args)


def logged(note: Note, language: str = "pl") -> str:
    return Speaker(language, "rotunda", strict=True).note(rules_for("rotunda"), note, PLAYERS)


def test_rooms_villages_and_leaders_come_in_their_cases() -> None:
    market = "@room-market"
    assert say("label-apprentice", room=market) == "Posadź Praktykanta na Targowisku"
    assert say("label-apprentice", "en", room=market) == "Seat an apprentice in the Market"
    args = {"colour": "@colour-red", "room": market, "thing": "@res-tea"}
    assert (
        say("label-move-neutral", **args)
        == "Przesuń czerwonego Neutralnego Lidera na Targowisko za herbatę"
    )
    assert (
        say("label-move-neutral", "en", **args)
        == "Move the red neutral leader to the Market for tea"
    )
    assert say("label-choose-hall", gate="@gate-gate_s") == "Postaw Lożę na miejscu S"


@pytest.mark.parametrize(
    ("price", "points", "sentence"),
    [
        (1, 2, "Zapłać 1 monetę za 2 punkty"),
        (2, 1, "Zapłać 2 monety za 1 punkt"),
        (5, 5, "Zapłać 5 monet za 5 punktów"),
    ],
)
def test_coins_and_points_are_counted_apart(price: int, points: int, sentence: str) -> None:
    assert say("label-bank", price=price, points=points) == sentence


@pytest.mark.parametrize(
    ("price", "english", "polish"),
    [
        (1, "Buy for 1 coin: gold", "Kup za 1 monetę: złoto"),
        (2, "Buy for 2 coins: gold", "Kup za 2 monety: złoto"),
        (5, "Buy for 5 coins: gold", "Kup za 5 monet: złoto"),
    ],
)
def test_prices_are_said_in_coins(price: int, english: str, polish: str) -> None:
    assert say("label-buy", "en", price=price, thing="@res-gold") == english
    assert say("label-buy", "pl", price=price, thing="@res-gold") == polish


@every_language
def test_a_smuggler_is_offered_with_all_his_cubes_and_no_others(language: str) -> None:
    cubes = dict.fromkeys(names.RESOURCES, 0)
    for kind in names.RESOURCES:
        label = say("label-smuggler", language, **{**cubes, kind: 2}, number=4)
        assert label.endswith(say(f"res-{kind}", language))
        assert label.count("·") == 1
    label = say("label-smuggler", language, **dict.fromkeys(names.RESOURCES, 1), number=4)
    assert label.count("·") == len(names.RESOURCES)


@every_language
def test_the_label_of_a_pedlar_says_when_the_tile_walks_and_what_it_costs(language: str) -> None:
    village = "@village-village_nw"
    before = say("label-pedlar-before", language, n=2, village=village)
    after = say("label-pedlar-after", language, n=2, village=village)
    where = say("label-pedlar", language, village=village).split(maxsplit=2)[-1]
    assert before.endswith(where)
    assert after.startswith(say("label-pedlar", language, village=village))
    assert "2" in before
    assert "2" in after


def test_a_worship_names_its_village_and_space() -> None:
    village = REFERENCES["village"].index("village_ne")
    note = Note("worshipped", 1, village, 5, 3, -1)
    assert (
        logged(note)
        == "Benek oddaje cześć z 3 Asystentami z wioski północno-wschodniej, do pola 2,2."
    )
    assert logged(note, "en") == (
        "Benek worshipped with 3 assistants from the North-East Village, ending on space 2,2."
    )


def test_experts_have_an_article_where_they_need_one() -> None:
    assert say("label-hire", "en", expert="@expert-official") == "Hire the Official"
    assert say("label-hire", "en", expert="@expert-merchant_su") == "Hire Merchant Su"


@every_language
def test_helps_of_rooms_and_experts_differ(language: str) -> None:
    """Two components with the same help would be one of them explained by the other's words."""
    for prefix in ("room", "expert", "temple"):
        helps = [say(f"{prefix}-{name}-help", language) for name in REFERENCES[prefix]]
        assert len(set(helps)) == len(helps), prefix


@every_language
def test_orders_with_the_same_effect_have_the_same_help(language: str) -> None:
    helps: dict[str, set[str]] = {}
    for order in tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))["order"]:
        effect = f"{order['trigger']['on']} {list(order['bonus'])}"
        helps.setdefault(effect, set()).add(say(f"order-{order['id']}-help", language))
    assert [len(said) for said in helps.values()] == [1] * len(helps)
    assert len(set().union(*helps.values())) == len(helps)


@every_language
def test_the_sheet_shows_every_room_village_and_row(language: str) -> None:
    rules = rules_for("rotunda")
    state = rules.new_game(3, {})
    grids = {grid.title.key: grid for grid in rules.sheet(rules.view(state, 0))}
    assert len(grids["sheet-players"].rows) == 3
    assert len(grids["sheet-rooms"].rows) == len(names.SPACES)
    assert len(grids["sheet-villages"].rows) == len(names.VILLAGES)
    titles = {say(title, language) for title in grids}
    assert len(titles) == len(grids)


@every_language
def test_the_sheet_tells_what_the_open_cards_and_tokens_say(language: str) -> None:
    rules = rules_for("rotunda")
    state = rules.new_game(2, {})
    while isinstance(question := pending(state), Chance):
        apply(state, question.legal(state)[0])
    view = rules.view(state, 0)
    speaker = Speaker(language, "rotunda", strict=True)
    grids = {grid.title.key: grid for grid in rules.sheet(view)}
    printed = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    prices = {speaker.text(f"order-{o['id']}"): o for o in printed["order"]}
    rows = grids["sheet-order-cards"].rows
    assert len(rows) == 3 + state.seats  # the pool and everybody's start order
    for card, price, points, *_ in rows:
        order = prices[speaker.cell(card)]
        assert points == order["vp"]
        assert all(
            speaker.text(f"amount-{what}", n=n) in speaker.cell(price)
            for what, n in order["cost"].items()
        )
    assert len(grids["sheet-expert-cards"].rows) == 3
    assert len(grids["sheet-tokens"].rows) == 4 + 3  # temples and smugglers
    points = [row[2:-1] for row in grids["sheet-worship"].rows[1:-1]]
    assert [[cell[0] for cell in row] for row in points] == printed["worship"]["vp"]

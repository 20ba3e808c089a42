"""The tables of the rules page say what the components file says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.words.rules_page import RulesPage, whole_numbers

from tianxia.words import LANGUAGES, Speaker

LETTERS = ("R", "R*", "P", "X")
every_language = pytest.mark.parametrize("language", LANGUAGES)


PAGE = RulesPage("rotunda")
by_id, section, speaker, table = PAGE.by_id, PAGE.section, PAGE.speaker, PAGE.table


def amounts(say: Speaker, given: dict[str, int]) -> list[str]:
    """Things with their numbers; basic cubes have no word of their own and give the number."""
    return [
        str(n) if what == "basic" else say.text(f"amount-{what}", n=n) for what, n in given.items()
    ]


def reward(say: Speaker, row: dict[str, Any]) -> str:
    return ", ".join(amounts(say, row.get("gain", {})) + amounts(say, row.get("act", {})))


def sources(provenance: str) -> str:
    """The letters among the words of a provenance."""
    found = set(re.findall(r"(?<!\w)(R\*|R|P|X)(?!\w)", provenance))
    return ", ".join(letter for letter in LETTERS if letter in found)


@every_language
def test_the_room_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    kinds = {"inner": set[str](), "large": set[str](), "small": set[str]()}
    for row, room in zip(table(language, "10.1"), PAGE.components["room"], strict=True):
        number, name, key, kind, chairs, source = row
        assert [int(number), key, int(chairs)] == [
            room["number"],
            room["id"],
            room.get("chairs", 0),
        ]
        assert name == say.text(f"room-{key}")
        assert source == sources(room["provenance"])
        kinds[room["kind"]].add(kind)
        assert f"**{number} {name}** ({kind})" in section(language, "5.3")
    assert [len(words) for words in kinds.values()] == [1, 1, 1]


@every_language
def test_sales_are_the_components_file(language: str) -> None:
    say = speaker(language)
    rows = [row for row in table(language, "5.3", 3) if re.search(r"\d", row[1])]
    rooms = by_id("room")
    fields = [
        *rooms["market"]["fields"],
        *rooms["retailer"]["slots"],
        *rooms["wholesaler"]["slots"],
    ]
    for (first, gain, act), field in zip(rows, fields, strict=True):
        assert gain == ", ".join(amounts(say, field["gain"]))
        assert act == ", ".join(amounts(say, field.get("act", {})))
        if "resource" in field:
            assert first == say.text(f"res-{field['resource']}")


@every_language
def test_prices_are_the_components_file(language: str) -> None:
    say = speaker(language)
    rooms = by_id("room")
    rows = [row for row in table(language, "5.3", 4) if row[0].isdigit()]
    for row, slot in zip(rows, rooms["bank"]["slots"], strict=True):
        price = amounts(say, slot["cost"])
        gain = amounts(say, slot["gain"])
        assert row[1:] == [*price, *gain, ", ".join(amounts(say, slot.get("act", {})))]
    text = section(language, "5.3")
    for key in ("trading_post", "warehouse"):
        prices = [slot["cost"]["coins"] for slot in rooms[key]["slots"]]
        said = paragraph(text, say.text(f"room-{key}"))
        assert whole_numbers(said.split(": ")[1])[: len(prices)] == prices
    deals = [row for row in table(language, "5.3", 2) if re.search(r"\d", row[0])]
    shop = rooms["black_market"]
    for (buy, sell), bought, sold in zip(deals, shop["buys"], shop["sells"], strict=True):
        assert whole_numbers(buy) == [bought["cost"]["coins"], 1]
        assert whole_numbers(sell) == [1, sold["gain"]["coins"]]


def paragraph(text: str, room: str) -> str:
    """The paragraph about a room."""
    return next(line for line in text.splitlines() if f" {room}**" in line)


@every_language
def test_villages_and_track_are_the_components_file(language: str) -> None:
    say = speaker(language)
    assert table(language, "10.2") == [
        [say.text(f"village-{row['id']}"), row["id"], sources(row["provenance"])]
        for row in PAGE.components["village"]
    ]
    track = PAGE.components["tracks"]["assistants"]
    assert table(language, "10.3") == [
        [str(n + 1), str(points), sources(track["provenance"])]
        for n, points in enumerate(track["fields"])
    ]


@every_language
def test_the_worship_board_is_the_components_file(language: str) -> None:
    say = speaker(language)
    board = PAGE.components["worship"]
    above, *lines, below = table(language, "10.4")
    assert above[2:-1] == [reward(say, row) for row in board["top"]]
    for n, (line, points, left) in enumerate(zip(lines, board["vp"], board["left"], strict=True)):
        assert line[:2] == [str(n + 1), reward(say, left)]
        assert [int(cell) for cell in line[2:-1]] == points
        assert bool(line[-1]) == (n + 1 in board["right_amulet_rows"])
    columns = [n + 1 for n, cell in enumerate(below[2:-1]) if cell]
    assert columns == board["bottom_amulet_cols"]


@every_language
def test_temples_and_smugglers_are_the_components_file(language: str) -> None:
    say = speaker(language)
    assert table(language, "10.5") == [
        [say.text(f"temple-{t['id']}"), t["id"], reward(say, t), sources(t["provenance"])]
        for t in PAGE.components["temple"]
    ]
    assert table(language, "10.6") == [
        [t["id"], reward(say, t), sources(t["provenance"])] for t in PAGE.components["smuggler"]
    ]


@every_language
def test_the_order_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    start = {False: set[str](), True: set[str]()}
    for row, order in zip(table(language, "10.7"), PAGE.components["order"], strict=True):
        name, key, dealt, price, points, trigger, bonus, source = row
        assert [name, key, int(points)] == [say.text(f"order-{key}"), order["id"], order["vp"]]
        assert price == ", ".join(amounts(say, order["cost"]))
        assert source == sources(order["provenance"])
        start[order["start"]].add(dealt)
        what, n = next(iter(order["bonus"].items()))
        if what == "same_resource":
            assert whole_numbers(bonus) == [n], key
        else:
            assert bonus == say.text(f"amount-{what}", n=n), key
        gained = order["trigger"]["on"].removeprefix("gain_")
        if gained != "resource":
            assert trigger == say.text(f"good-{gained}"), key
    assert [len(words) for words in start.values()] == [1, 1]


@every_language
def test_the_expert_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    types = {"one_time": set[str](), "permanent": set[str]()}
    for row, expert in zip(table(language, "10.8"), PAGE.components["expert"], strict=True):
        name, key, back, kind, amulet, effect, source = row
        assert [name, key] == [say.text(f"expert-{key}"), expert["id"]]
        assert back == say.text(f"back-{expert['back']}")
        if "amulet" in expert:
            assert amulet == say.text(f"amulet-{expert['amulet']}")
        assert source == sources(expert["provenance"])
        types[expert["type"]].add(kind)
        check_effect(say, expert, effect)
    assert [len(words) for words in types.values()] == [1, 1]


def check_effect(say: Speaker, expert: dict[str, Any], effect: str) -> None:
    """Every number and thing of the card is in its row, and nothing in another number."""
    parts: list[str] = []
    for row in [expert, *expert.get("choose", [])]:
        for what in ("gain", "act", "bonus", "others_gain"):
            parts += amounts(say, row.get(what, {}))
    parts += [str(n) for n in expert.get("cost", {}).values()]
    sale = expert.get("sell", {})
    if "resource" in sale:
        parts += amounts(say, {sale["resource"]: sale["count"]})
    elif sale:
        parts.append(str(sale["count"]))
    if sale:
        parts.append(f"× {sale['reward_multiplier']}")
    assert all(part in effect for part in parts), expert["id"]
    if "special" not in expert:
        assert sorted(whole_numbers(effect)) == sorted(whole_numbers(" ".join(parts)))


@every_language
def test_the_amulet_table_is_the_components_file(language: str) -> None:
    say = speaker(language)
    on_cards = [expert.get("amulet") for expert in PAGE.components["expert"]]
    for row, amulet in zip(table(language, "10.9"), PAGE.components["amulet"], strict=True):
        key = amulet["id"]
        counts = [str(amulet["tokens"]), str(on_cards.count(key))]
        assert row == [say.text(f"amulet-{key}"), key, *counts, sources(amulet["provenance"])]


@every_language
def test_the_plan_of_the_house_is_the_components_file(language: str) -> None:
    say = speaker(language)
    spaces = [row for row in table(language, "10.10", 4) if re.fullmatch(r"[io]\d", row[0])]
    for row, space in zip(spaces, PAGE.components["space"], strict=True):
        assert row[0] == space["id"]
        if "room" in space:
            assert row[2] == say.text(f"room-{space['room']}")
    gates = [row for row in table(language, "10.10", 7) if row[1].startswith("gate_")]
    for row, gate in zip(gates, PAGE.components["gate"], strict=True):
        links = [" → ".join(gate[part]) for part in ("inner", "outer", "stair")]
        assert row[:5] == [say.text(f"gate-{gate['id']}"), gate["id"], *links]
        assert row[6] == sources(gate["provenance"])
    assert len({row[2] for row in spaces if row[0] > "o"}) == len({"large", "small"})
    assert len({row[5] for row in gates}) == len({"up", "down"})


@every_language
def test_the_family_is_counted_as_the_track_says(language: str) -> None:
    fields = PAGE.components["tracks"]["assistants"]["fields"]
    family = next(line for line in section(language, "6.2").splitlines() if line.startswith("3."))
    assert {sum(fields), sum(fields[:-1]), 0} <= set(whole_numbers(family))

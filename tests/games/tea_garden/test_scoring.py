"""Section 6: the end of the game, kind by kind, and the second computation from views alone."""

from __future__ import annotations

import json
import random

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR, Chance, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.tea_garden.scoring import FinalScoring, final_points

KINDS = ["action_cards", "emperor_cards", "river", "university", "emperor_track", "cups"]
KINDS += ["leftovers"]
RIVER = [0, 0, 1, 2, 4, 6, 9, 12, 15, 18]
BERTHS = [24, 22, 20, 19]
CUPS = [0, 1, 2, 4, 7, 11, 16, 22]
STARTING = [f"s{n:02}" for n in range(1, 12)]


def final(table, seat=0):
    """The seven kinds of points by name."""
    return dict(zip(KINDS, final_points(table.state, seat), strict=True))


@pytest.mark.clause("tea_garden 6.1")
def test_action_cards_of_the_four_zones_score_and_removed_ones_do_not(position):
    table = position().row("a101", "a102", "a103", "a104", "a105", "a201")
    table.seat(
        0,
        hand=["a501"],
        draw=["a402"],
        discard=["a307"],
        played=[["a202", "s01"]],
        removed=["a509"],
    )
    assert final(table)["action_cards"] == 8 + 6 + 4 + 2


@pytest.mark.clause("tea_garden 6.2")
@pytest.mark.parametrize(
    ("card", "things", "points"),
    [
        ("e01", {"fermented": {2: 2}}, 6),
        ("e02", {"fresh": {2: 2}}, 4),
        ("e03", {"scroll_teapot": 3}, 12),
        ("e04", {}, 3),
        ("e05", {}, 0),
        ("e10", {}, 8),  # s04, s05, s06 and itself
        ("e11", {}, 12),
        ("e12", {}, 12),
        ("e13", {}, 12),
        ("e14", {}, 12),
        ("e15", {}, 12),
        ("e16", {}, 12),
        ("e07", {}, 6),  # s01 and itself
        ("e08", {}, 6),
        ("e09", {}, 6),
    ],
)
def test_emperor_cards_below_their_limits(position, card, things, points):
    table = position().emperors().seat(0, hand=[card], fresh={}, fermented={}).seat(0, **things)
    assert final(table)["emperor_cards"] == points


@pytest.mark.clause("tea_garden 6.2")
def test_caravans_won_count_up_to_six(position):
    table = position().emperors().seat(0, hand=["e05"])
    for n in range(9):
        table.state.won[0] = row_of(list(range(n)))
        assert final(table)["emperor_cards"] == 3 * min(n, 6)


@pytest.mark.clause("tea_garden 6.2", "tea_garden 9.24")
def test_symbols_count_in_all_zones_up_to_the_limit(position):
    rivers = ["a101", "a102", "a201", "a202", "a301", "a302", "a307"]
    table = position().row("a103", "a104", "a105", "a106", "a107", "a108").emperors()
    table.seat(0, hand=["e07", *rivers[:2]], discard=rivers[2:4], played=[["s02", *rivers[4:]]])
    assert final(table)["emperor_cards"] == 18
    teapots = ["a107", "a108", "a109", "a202", "a204", "a206", "a207", "a208"]
    table = position().row("a103", "a104", "a105", "a106", "a101", "a102").emperors()
    table.seat(0, hand=["e10", *teapots])  # with s04 to s06 there are twelve
    assert final(table)["emperor_cards"] == 18


@pytest.mark.clause("tea_garden 6.3")
@pytest.mark.parametrize("section", range(10))
def test_river_sections(position, section):
    assert final(position().seat(0, boat=section))["river"] == RIVER[section]


@pytest.mark.clause("tea_garden 6.4")
def test_university_workers_and_half(position):
    table = position().seat(0, studies=11, half=1, centre=2)  # sector 3
    assert table.seen(0)["half"] == "u3b"
    assert final(table)["university"] == 26


@pytest.mark.clause("tea_garden 6.5")
@pytest.mark.parametrize("row", range(7))
def test_the_top_row_alone_scores(position, row):
    assert final(position().seat(0, climbed=row))["emperor_track"] == (10 if row == 6 else 0)


@pytest.mark.clause("tea_garden 6.7")
def test_leaves_and_markers_score_nothing_by_themselves(position):
    table = position().seat(0, fresh={6: 9}, fermented={6: 9}, cups=[["t01", "t06"]])
    table.markers(0, t01=5)
    assert final_points(table.state, 0) == [0] * 7


@pytest.mark.clause("tea_garden 6", "tea_garden 12.1.14")
def test_the_final_scoring_adds_all_kinds(position):
    table = position().listen().emperors().seat(0, hand=["e11", "a501"], boat=3, studies=1)
    table.row("a101", "a102", "a103", "a104", "a105", "a201")
    table.seat(0, climbed=6, cups=[["t01", "t10"]], tokens=2)
    expected = dict(zip(KINDS, [8, 12, 2, 2, 10, 1, 2], strict=True))
    assert final(table) == expected
    forecast = {part.name: part.points for part in table.rules.forecast_for(table.state, 0)}
    assert forecast == {"now": 0, **expected}
    table.ask(FinalScoring(NATURE))
    assert table.scored(0) == expected
    assert table.points(0) == 37
    assert table.rules.scores(table.state) == [37, 0]
    over = {part.name: part.points for part in table.rules.forecast_for(table.state, 0)}
    assert over == {"now": 0, **expected}
    assert len(table.heard("scored")) == 7
    assert table.heard("game-over") == [(NATURE, 0, 0, 0)]


@pytest.mark.clause("tea_garden 6", "tea_garden 9.46")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        ({"points": 9}, {"points": 8}, [1, 2]),
        ({"fresh": {1: 2}}, {"fresh": {6: 1}}, [1, 2]),
        ({"fresh": {1: 2}}, {"fresh": {1: 1}, "fermented": {1: 1}}, [2, 1]),
        ({"fresh": {1: 2}}, {"fresh": {6: 2}}, [1, 1]),
    ],
)
def test_ties_go_to_leaves_then_to_fermented_leaves(position, first, second, places):
    table = position().everybody(fresh={}, fermented={}).seat(0, **first).seat(1, **second)
    assert table.rules.ranking(table.state) == places


# -- the second computation, from the open view of each seat and the printed tables ----------------


class Counted:
    """Printed values, read from the components once more."""

    def __init__(self, components):
        rows = [*components.at("starting_card"), *components.at("action_card")]
        self.cards = {row["id"]: row for row in [*rows, *components.at("emperor_card")]}
        self.tiles = {row["id"]: row for row in components.at("cup_tile")}
        self.halves = {row["id"]: row["end_vp"] for row in components.at("university_half")}

    def emperor(self, card, deck, own):
        """One emperor card."""
        score = self.cards[card]["end_score"]
        kind = score["type"]
        if kind == "flat":
            return score["vp"]
        faces = [self.cards[name] for name in deck]
        if kind == "base_minus_starting_cards":
            return 18 - sum(name.startswith("s") for name in deck)
        if kind.startswith("per_card_with_"):
            symbol = kind.removeprefix("per_card_with_")
            if symbol == "teapot":
                n = sum(bool(face["teapots"]) for face in faces)
            else:
                n = sum(symbol in face["secondary"] for face in faces)
        else:
            n = {
                "per_fermented_leaf": sum(own["fermented"]),
                "per_fresh_leaf": sum(own["fresh"]),
                "per_scroll_teapot": own["scroll_teapot"],
                "per_garden": len(own["gardens"]),
                "per_caravan": len(own["caravans"]),
            }[kind]
        return score["vp"] * min(n, score["max"])

    def final(self, own):
        """The seven kinds of points of a seat as everybody sees it."""
        deck = own["unseen"] + own["discard"]
        for stack in own["played"]:
            deck += [stack["top"], *stack["covered"]]
        connections = 0
        for row in own["cup_rows"]:
            for left, right in zip(row["tiles"], row["tiles"][1:], strict=False):
                connections += self.tiles[left]["right"] == self.tiles[right]["left"]
        river = RIVER[own["boat"]] if own["berth"] is None else BERTHS[own["berth"] - 1]
        scrolls = [own[f"scroll_{kind}"] for kind in ("strength", "teapot", "repeat")]
        return {
            "action_cards": sum(self.cards[name].get("end_vp", 0) for name in deck),
            "emperor_cards": sum(self.emperor(n, deck, own) for n in deck if n[0] == "e"),
            "river": river,
            "university": 10 * own["centre"] + (self.halves[own["half"]] if own["half"] else 0),
            "emperor_track": 10 if own["emperor_row"] == 6 else 0,
            "cups": CUPS[min(connections, 7)],
            "leftovers": sum(scrolls) + own["emperor"],
        }


def eager(rules, state, rng):
    """Nature by chance; everybody else by chance too, but seldom passing."""
    question = pending(state)
    legal = question.legal(state)
    if isinstance(question, Chance):
        return rng.choices(legal, question.weights(state))[0]
    if type(question).__name__ == "BeginTurn" and len(legal) > 1 and rng.random() < 0.9:
        return legal[1]
    return rng.choice(legal)


def seen(rules, state):
    """What a spectator gets, through JSON."""
    return json.loads(json.dumps(rules.view(state, SPECTATOR)))


@pytest.mark.clause("tea_garden 6", "tea_garden 12.1.6", "tea_garden 12.1.14")
@pytest.mark.parametrize("seed", range(30))
def test_the_second_scoring_agrees_with_the_engine(rules, printed, seed):
    rng = random.Random(seed)
    counted = Counted(printed)
    options = {option.name: rng.choice(option.values) for option in rules.options[1:]}
    state = rules.new_game(2 + seed % 3, options)
    while pending(state) is not None:
        if rng.random() < 0.03 and state.round:
            forecasts_agree(rules, state, counted)
        running = list(state.points)
        apply(state, eager(rules, state, rng))
    after = seen(rules, state)
    for seat, own in enumerate(after["seats"]):
        expected = counted.final(own)
        assert {kind: own["scored"][kind] for kind in KINDS} == expected
        assert own["points"] == running[seat] + sum(expected.values())
        assert sum(own["scored"].values()) == own["points"]
    keys = [
        (own["points"], sum(own["fresh"] + own["fermented"]), sum(own["fermented"]))
        for own in after["seats"]
    ]
    assert rules.ranking(state) == [1 + sum(other > key for other in keys) for key in keys]


def forecasts_agree(rules, state, counted):
    """The forecast is the points so far and the final points as the view shows them."""
    view = seen(rules, state)
    for own, parts in zip(view["seats"], rules.forecast(state), strict=True):
        expected = {"now": own["points"], **counted.final(own)}
        assert {part.name: part.points for part in parts} == expected

"""A components file the rules cannot play is refused with one sentence that names the place."""

from __future__ import annotations

import pytest
from tests.games.refusals import refusal

from tianxia.core.components import BadComponents, Components
from tianxia.games.rotunda.game import Rotunda
from tianxia.games.rotunda.things import THINGS

COUNTED = [
    "limits.tea", "limits.gold", "limits.experts_held", "limits.leader_steps_max",
    "limits.helpers_called_per_visit", "limits.pool_orders", "limits.pool_smugglers",
    "setup.assistants_in_supply", "setup.start_gold", "setup.start_score", "setup.banker_coins",
    "setup.small_tiles_drawn", "by_players/p3.leaders_each", "by_players/p4.end_field",
    "tracks.round.fields", "room/market.chairs", "room/banker.refill_coins_when_empty",
    "room/black_market.transactions_max", "tracks.score.spaces", "amulet/bat.tokens",
    "final_scoring.coins_per_vp", "worship.vp_per_seated_assistant", "order/order_01.vp",
    "components.room_tiles_large", "setup.amulets_on_worship_board",
]  # fmt: skip
WORDS = [
    "graph.direction", "space/i1.ring", "space/i1.room", "space/o1.slot", "room/bank.kind",
    "colour/red.resource", "expert/lady.back", "expert/lady.type", "expert/servant.amulet",
    "order/order_01.trigger.on", "limits.coins", "room/retailer.cubes", "room/steward.cost_goes_to",
]  # fmt: skip
TABLES = {
    "setup.start_coins": [1, 2],
    "setup.assistants_on_track": 8,
    "setup.warehouse_cubes": {"gold": 1},
    "by_players/p3.neutral_leaders": ["red", "green", "blue"],
    "colour/red.resource": "tea",
    "graph.inner_corridors": [["i1", "i2"]],
    "graph.outer_corridors": "round",
    "gate/gate_1.stair": ["i1"],
    "gate/gate_1.inner": ["i1", "i9"],
    "gate/gate_2.outer": ["o1", "o3"],
    "gate/gate_1.default": True,
    "gate/gate_3.stair": ["o4", "i1"],
    "village/village_sw.start": True,
    "space/i1.room": "market",
    "space/o1.slot": "large",
    "room/supplier.main": {"gain": {"basic": 2}},
    "room/supplier.assist": {"gain": {"coins": 1}},
    "room/market.fields": [],
    "room/retailer.slots": [1, 2, 3],
    "room/bank.slots": [{"cost": {"tea": 1}, "gain": {"vp": 1}}],
    "room/black_market.buys": [],
    "worship.vp": [[1, 2], [3, 4]],
    "worship.left": [{}],
    "worship.right_amulet_rows": [2, 2, 3],
    "worship.start": [2, 2],
    "amulet_scoring.points": [1, 3],
    "tracks.assistants.fields": [0, 4, 8],
    "order/order_01.cost": {},
    "order/order_02.cost": {"tea": 10},
    "order/order_03.cost": {"dismiss": 1},
    "order/order_04.start": False,
    "order/order_06.bonus": {},
    "order/order_01.bonus": {"same_resource": 1},
    "order/order_13.bonus": {"same_resource": 1, "vp": 1},
    "order/order_07.bonus": 3,
    "order/order_08.bonus": {"amulets": 1},
    "expert/official.amulet": "lotus",
    "expert/lady.act": {"senior_apprentice": 1},
    "expert/tea_supplier.sell": 5,
    "expert/mistress.cost": {"coins": 1},
    "expert/bookseller.special": "reader",
    "temple/temple_hearth.gain": 3,
    "amulet/lotus.tokens": 2,
    "amulet/gourd.tokens": 30,
    "final_scoring.tie_break": ["shared_victory"],
}


@pytest.mark.parametrize("path", COUNTED)
@pytest.mark.parametrize("value", ["many", -1, 1.5])
def test_a_number_that_is_none_is_refused(altered, path, value):
    place = path.partition(".")[2] if "/" in path else path
    assert place.split(".")[-1] in refusal(altered, {path: value})


@pytest.mark.parametrize("path", WORDS)
@pytest.mark.parametrize("value", ["nonsense", 7])
def test_a_word_the_rules_do_not_know_is_refused(altered, path, value):
    assert path.split(".")[-1] in refusal(altered, {path: value})


@pytest.mark.parametrize("path", [*COUNTED, *[path for path in WORDS if "amulet" not in path]])
def test_a_missing_value_is_refused(altered, path):
    assert "missing" in refusal(altered, {path: ...})


@pytest.mark.parametrize("path", TABLES)
def test_what_does_not_fit_together_is_refused(altered, path):
    table = path.partition(".")[0].partition("/")[0]
    sentence = refusal(altered, {path: TABLES[path]})
    assert table in sentence or path.split(".")[-1] in sentence


def with_row(printed, table, row_id, **values):
    """The rows of a table, one of them changed."""
    return [row | values if row["id"] == row_id else row for row in printed.at(table)]


@pytest.mark.parametrize(
    ("expert", "values", "about"),
    [
        ("porter", {"choose": [{"gain": {"tea": 1}}, {"gain": {"tea": 1}}]}, "different things"),
        ("porter", {"choose": [{"gain": {"tea": 2}}, {"gain": {"fruit": 1}}]}, "one at a time"),
        ("porter", {"choose": "either"}, "list"),
        ("porter", {"choose": [{"gain": {"tea": 1}}, 3]}, "tables"),
    ],
)
def test_choices_of_experts_that_cannot_be_played(altered, printed, expert, values, about):
    assert about in refusal(altered, {"expert": with_row(printed, "expert", expert, **values)})


@pytest.mark.parametrize(
    ("key", "value"), [("assistant_actions", True), ("one_room", False), ("count", 3)]
)
def test_sales_of_experts_that_cannot_be_played(altered, printed, key, value):
    row = next(row for row in printed.at("expert") if row["id"] == "shandong_merchant")
    rows = with_row(printed, "expert", "shandong_merchant", sell=row["sell"] | {key: value})
    assert f"sell.{key}" in refusal(altered, {"expert": rows})


def test_rooms_that_cannot_be_played(altered, printed):
    market = next(row for row in printed.at("room") if row["id"] == "market")
    fields = [market["fields"][0], *market["fields"][:2]]
    rows = with_row(printed, "room", "market", fields=fields)
    assert "one field for each resource" in refusal(altered, {"room": rows})
    trade = next(row for row in printed.at("room") if row["id"] == "black_market")
    buys = [trade["buys"][0] | {"gain": {"basic": 2}}, *trade["buys"][1:]]
    rows = with_row(printed, "room", "black_market", buys=buys)
    assert "about one thing" in refusal(altered, {"room": rows})


def test_points_of_amulets_must_rise_ever_faster(altered):
    points = [5, 6, 7, 8, 12, 16, 21, 27, 35, 44, 55]
    assert "never fall" in refusal(altered, {"amulet_scoring.points": points})


def test_options_must_be_those_of_the_rules(printed, altered):
    options = printed.at("option")
    assert "missing" in refusal(altered, {"option": options[1:]})
    more = [{"id": "more", "values": [1, 2], "default": 1, "provenance": "X"}]
    assert "unknown" in refusal(altered, {"option": [*options, *more]})


def test_a_file_of_another_kind_is_refused():
    with pytest.raises(BadComponents):
        Rotunda(Components({}, "components.toml"))


def test_other_values_of_the_same_kind_are_played(altered):
    rules = altered({"limits.experts_held": 2, "room/market.chairs": 4})
    made = rules.edition_for(rules.read_options({}))
    assert (made.experts_held, list(made.chairs)) == (2, [3, 3, 4, 3, 3])


def test_the_bonus_symbols_that_are_printed_are_things(printed):
    thresholds = printed.at("tracks.score.bonus_thresholds")
    named = {name for name in THINGS.fixed if name.startswith("bonus:")}
    assert named == {f"bonus:{points}" for points in thresholds}

"""Broken components files: one clear sentence that names the place, before any game begins."""

from __future__ import annotations

import pytest
from tests.games.refusals import refusal

from tianxia.games.tea_garden.tables import OPTIONS, WORKINGS

COUNTED = [
    "meta.rounds", "meta.players_min", "meta.players_max", "setup.action_cards_per_level.2",
    "setup.basic_caravans_used.3", "setup.cup_tiles_per_stack.4", "setup.caravan_display_size",
    "setup.emperor_display_size", "setup.starting_hand", "setup.draw_per_round",
    "setup.starting_leaves.quality", "setup.starting_leaves.count", "setup.workers_in_reserve",
    "setup.fourth_turn_cost.any_leaf", "setup.fourth_turn_cost.fermented_leaf",
    "player_board.pagoda_costs", "action_row.strength_costs", "rules.extra_distance_strength",
    "rules.harvest_leaves_per_garden", "rules.extra_harvest_leaves_per_garden",
    "rules.sell_leaf_vp.fresh", "rules.sell_leaf_vp.fermented", "rules.sell_leaf_max",
    "rules.university_lap_vp", "rules.emperor_top_vp", "rules.leftover_scroll_vp",
    "rules.leftover_emperor_token_vp", "rules.cup_connection_vp",
    "region/r02.value", "region/r02.spaces", "region/r02.space_vp",
    "region_bonus/rb18.effect.vp", "region_bonus/rb17.effect.leaves.count",
    "region_bonus/rb17.effect.leaves.quality", "river_space/river3.end_vp",
    "river_space/river10.end_vp_by_arrival", "university_half/u1a.sector",
    "university_half/u1a.end_vp", "emperor_row/row1.cost_emperor", "emperor_row/row1.cost_leaves",
    "emperor_row/row1.cost_min_quality", "emperor_row/row1.end_vp", "starting_card/s01.strength",
    "action_card/a101.level", "action_card/a101.cost_leaves", "action_card/a101.cost_min_quality",
    "action_card/a101.end_vp", "emperor_card/e01.end_score.vp", "emperor_card/e01.end_score.max",
    "emperor_card/e06.end_score.base", "emperor_card/e06.end_score.vp",
]  # fmt: skip
TOKENS = [
    "components.leaf_tokens", "components.scrolls_per_kind",
    "components.emperor_tokens", "components.cup_markers",
]  # fmt: skip
NAMED = [
    "setup.start_region", "region/r02.province", "region/r02.neighbors", "region/r02.has_bonus",
    "province/green.regions", "province/green.is_start", "university_half/u1a.half",
    "starting_card/s01.secondary", "starting_card/s04.teapots", "action_card/a102.cost_teapots",
    "emperor_card/e01.end_score.type", "caravan_card/c01.kind", "cup_tile/t01.left",
    "cup_tile/t01.right",
]  # fmt: skip
SUBSTITUTES = [{"any_leaf": 3}, {"fermented_leaf": 2}]
TABLES = [
    "starting_card/s01.effect", "region_bonus/rb01.effect", "river_space/river1.effect",
    "caravan_card/c01.trade", "caravan_card/c01.strength", "rules.teapot_substitute",
    "rules.repeat_secondary_cost", "emperor_card/e01.end_score",
]  # fmt: skip


def last(path):
    """The last word of a place, which its sentence must name."""
    return path.split(".")[-1]


@pytest.mark.clause("tea_garden 7")
@pytest.mark.parametrize("path", COUNTED)
@pytest.mark.parametrize("value", ["many", -2, True])
def test_a_number_that_is_none_is_refused(altered, path, value):
    assert last(path) in refusal(altered, {path: value})


@pytest.mark.parametrize("path", TOKENS)
@pytest.mark.parametrize("value", ["many", 0])
def test_a_supply_has_at_least_one_piece(altered, path, value):
    assert last(path) in refusal(altered, {path: value})


@pytest.mark.parametrize("path", NAMED)
@pytest.mark.parametrize("value", ["nonsense", ["nonsense"]])
def test_a_word_the_rules_do_not_know_is_refused(altered, path, value):
    assert last(path) in refusal(altered, {path: value})


@pytest.mark.parametrize("path", TABLES)
@pytest.mark.parametrize("value", ["nonsense", [1, 2]])
def test_what_must_be_a_table_or_a_list_of_options_is_refused_otherwise(altered, path, value):
    refusal(altered, {path: value})


@pytest.mark.parametrize("path", [*COUNTED, *TOKENS, *NAMED, *TABLES])
def test_a_missing_value_is_refused(altered, path):
    if path.startswith("region_bonus/rb18"):
        assert altered({path: ...}).name == "tea_garden"  # an effect may be empty
        return
    assert refusal(altered, {path: ...}).endswith(" is missing.")


@pytest.mark.parametrize("path", WORKINGS)
@pytest.mark.parametrize("value", ["otherwise", ...])
def test_a_way_of_playing_the_rules_do_not_know_is_refused(altered, path, value):
    sentence = refusal(altered, {path: value})
    assert last(path) in sentence
    assert ("is missing" in sentence) is (value is ...)


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        (
            {"player_board.pagoda_costs": [3, 3, 4, 5, 6]},
            "player_board.pagoda_costs must be 6 rising numbers.",
        ),
        (
            {"player_board.pagoda_costs": [3, 3, 4, 5, 7, 6]},
            "player_board.pagoda_costs must be 6 rising numbers.",
        ),
        (
            {"action_row.strength_costs": [1, 2, 3]},
            "action_row.strength_costs must be 6 numbers.",
        ),
        ({"rules.cup_connection_vp": []}, "rules.cup_connection_vp must not be empty."),
        (
            {
                "rules.teapot_substitute": [
                    {"scroll_teapot": 2},
                    {"any_leaf": 3},
                    {"fermented_leaf": 2},
                ]
            },
            "rules.teapot_substitute must ask for one scroll_teapot.",
        ),
        (
            {"rules.repeat_secondary_cost": [{"scroll_repeat": 2}, {"fermented_leaf": 3}]},
            "rules.repeat_secondary_cost must ask for one scroll_repeat.",
        ),
        (
            {"rules.repeat_secondary_cost": [{"fermented_leaf": 3}, {"scroll_repeat": 1}]},
            (
                "rules.repeat_secondary_cost must ask for scroll_repeat, fermented_leaf, "
                "in this order."
            ),
        ),
        (
            {"region/r02.space_vp": [0, 0]},
            "region r02: space_vp must have a number for every space.",
        ),
        (
            {"region/r02.neighbors": ["r01", "r02", "r03", "r04"]},
            "region r02: neighbors must not name the region itself.",
        ),
        (
            {"region/r02.neighbors": ["r01", "r03"]},
            "region r02: neighbors and those of r04 do not agree.",
        ),
        (
            {"province/green.regions": ["r02", "r03"]},
            "province green: regions must be r02, r03, r04, r05.",
        ),
        (
            {"province/green.is_start": True},
            "province green: is_start must be true for the province of the start region only.",
        ),
        (
            {"region/r01.has_bonus": True},
            "region r01: spaces must hold everybody and have no bonus.",
        ),
        (
            {"river_space/river10.end_vp_by_arrival": [24, 22]},
            "river_space river10: end_vp_by_arrival must be 4 numbers.",
        ),
        (
            {"river_space/river0.effect": {"vp": 1}},
            "river_space river0: effect must be empty: nobody sails to the start.",
        ),
        (
            {"action_card/a501.cost_teapots": ["blue", "blue", "any", "any"]},
            "action_card a501: cost_teapots may be three at most.",
        ),
        (
            {f"action_card/a10{n}.level": 2 for n in range(1, 6)},
            "action_card has too few cards of level 1.",
        ),
        (
            {f"caravan_card/c0{n}.kind": "advanced" for n in range(1, 4)},
            "caravan_card has too few basic caravans.",
        ),
        ({"region_bonus/rb01.effect": 1}, "region_bonus rb01: effect must be a table."),
        (
            {"caravan_card/c01.trade": [{}]},
            "caravan_card c01: trade must be two options.",
        ),
    ],
)
def test_each_kind_of_error_has_its_sentence(altered, places, sentence):
    assert refusal(altered, places) == f"components.toml: {sentence}"


def test_an_effect_has_only_known_parts(altered):
    sentence = refusal(altered, {"region_bonus/rb01.effect": {"gold": 1}})
    assert "effect may contain only vp, leaves, emperor" in sentence
    assert sentence.endswith("not 'gold'.")


@pytest.mark.clause("tea_garden 7")
@pytest.mark.parametrize("name", OPTIONS)
def test_a_file_without_an_option_of_the_rules_is_refused(altered, printed, name):
    rows = [row for row in printed.at("option") if row["id"] != name]
    assert refusal(altered, {"option": rows}).endswith(f"option {name} is missing.")


@pytest.mark.clause("tea_garden 7")
def test_a_file_with_an_unknown_option_or_value_is_refused(altered, printed):
    extra = {"id": "house_rule", "values": [1, 2], "default": 1}
    sentence = refusal(altered, {"option": [*printed.at("option"), extra]})
    assert sentence.endswith("option house_rule has the value 1, which is unknown.")
    sentence = refusal(altered, {"option/start_player.values": ["random", "seat_9"]})
    assert sentence.endswith("option start_player has the value 'seat_9', which is unknown.")


def test_the_printed_map_agrees_with_itself(rules):
    edition = rules.edition_for(rules.read_options({}))
    assert sum(mask.bit_count() for mask in edition.near) == 60  # 30 borders, each with two sides
    assert sum(edition.spaces) - edition.spaces[0] == 38
    assert edition.cheapest[0] == 1000
    assert sum(edition.strength[:11]) == 14


def test_the_hash_of_the_rules_follows_the_components(rules, altered):
    other = altered({"rules.university_lap_vp": 9})
    assert other.components_hash != rules.components_hash
    assert altered({"rules.university_lap_vp": 10}).components_hash == rules.components_hash

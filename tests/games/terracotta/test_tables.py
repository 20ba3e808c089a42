"""Broken components files: one clear sentence that names the place, before any game begins."""

from __future__ import annotations

import pytest
from tests.games.refusals import names_place, refusal

from tianxia.games.terracotta.tables import OPTIONS, WORKINGS

COUNTED = [
    "meta.players_min", "meta.players_max", "setup.coins_each", "setup.warehouse_start_dry_clay",
    "setup.players_2.craftsmen", "setup.players_3.artisans_in_supply",
    "setup.players_4.turns_per_round", "setup.players_2.turns_per_game",
    "setup.players_3.priority_tokens", "setup.fixed.inner_offset", "setup.fixed.middle_offset",
    "position_bonus/place_2.wet_clay", "position_bonus/place_3.coins",
    "priority_tokens/priority_2.number", "priority_tokens/priority_3.wet_clay",
    "costs.rotate_ring_coins", "scoring.inspector_domination", "scoring.inspector_presence",
    "scoring.group_domination", "scoring.group_presence", "scoring.group_min_figures",
    "scoring.group_domination_min_players", "scoring.leftover_tokens_per_vp",
    "organizer.vp_by_taken", "warriors/guard.count", "specialists/horse.cells",
    "specialists/footman.coin_cost", "specialists/musician.count", "master_tokens.coin_cost",
    "ring_actions/build_3.effect.build_warrior.clay", "ring_actions/coins_4.effect.gain.coins",
    "ring_actions/clay_4.effect.gain.wet_clay", "warehouses/warehouse_sw.segments",
    "inspectors/inspector_row.start", "inspectors/inspector_column.start",
    "mausoleum.sectors.nw.rows", "mausoleum.sectors.se.cols", "mausoleum.middle_row",
    "mausoleum.middle_column", "rounds/round_2.tile_domination", "rounds/round_3.tile_presence",
    "rounds/round_4.builder_coins", "masters/master_builder.cleanup_bonus.gain.coins",
    "masters/master_overseer.cleanup_bonus.keep_wet",
]  # fmt: skip
NAMED = [
    "warriors/guard.weapon", "specialists/horse.weapon", "rings.inner.actions",
    "rings.middle.actions", "rings.outer.actions", "scoring_tiles/tile_guard.kind",
    "scoring_tiles/tile_guard.target", "scoring_tiles/tile_coins.archer_breaks_ties",
    "setup.fixed.scoring_tiles", "warehouses/warehouse_ne.quadrant",
    "inspectors/inspector_row.scores", "inspectors/inspector_column.cyclic",
    "specialists/kneeling_archer.facing", "ring_actions/master_builder.effect.master",
    "ring_actions/ready_spear.effect.ready_weapon", "ring_actions/moisten.effect",
    "ring_actions/promote.effect", "warriors/officer.weapon_effect",
    "specialists/footman.effect", "masters/master_steward.ability", "rounds",
    "costs.skip_gain_options",
]  # fmt: skip


@pytest.mark.parametrize("path", COUNTED)
@pytest.mark.parametrize("value", ["many", -1, 1.5, True, 100000, {}])
def test_a_number_that_is_none_is_refused(altered, path, value):
    assert names_place(refusal(altered, {path: value}), path, word=0)


@pytest.mark.parametrize("path", NAMED)
@pytest.mark.parametrize("value", ["nonsense", 7, ["nonsense"]])
def test_a_word_the_rules_do_not_know_is_refused(altered, path, value):
    assert names_place(refusal(altered, {path: value}), path, word=0)


@pytest.mark.parametrize("path", [*COUNTED, *NAMED])
def test_a_missing_value_is_refused(altered, path):
    sentence = refusal(altered, {path: ...})
    assert sentence.startswith("components.toml: ")
    assert sentence.endswith((" is missing.", "master, ready_weapon, buy_specialist."))


@pytest.mark.parametrize("path", WORKINGS)
@pytest.mark.parametrize("value", ["otherwise", ...])
def test_a_way_of_playing_the_rules_do_not_know_is_refused(altered, path, value):
    sentence = refusal(altered, {path: value})
    assert names_place(sentence, path, word=0)
    assert ("is missing" in sentence) is (value is ...)


BUILDER = "masters/master_builder.ability"
WALK = "masters/master_inspector.ability"


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        (
            {"organizer.vp_by_taken": [4, 4]},
            "warriors officer: count must be a whole number from 2 to 2, not 11.",
        ),
        (
            {"setup.players_4.craftsmen": 4},
            "setup.players_4.craftsmen must be a whole number from 1 to 3, not 4.",
        ),
        (
            {"setup.players_3.priority_tokens": [2, 1]},
            "setup.players_3.priority_tokens must count from 1, fewer than seats.",
        ),
        (
            {"setup.players_2.priority_tokens": [1, 2]},
            "setup.players_2.priority_tokens must count from 1, fewer than seats.",
        ),
        ({"rounds": []}, "rounds must be an array of 1 to 12 tables."),
        (
            {"costs.skip_gain_options": [{"gain": {"wet_clay": 1}}]},
            "costs.skip_gain_options must name a gain of clay and one of coins.",
        ),
        ({"warriors/guard.weapon": "sword"}, "warriors must have a weapon each."),
        (
            {"warriors/guard.weapon_effect": [{"fly": True}]},
            "warriors guard: weapon_effect has the effect 'fly', which is unknown.",
        ),
        (
            {"warriors/guard.weapon_effect": [{"vp": 1}, {"vp": 2}]},
            "warriors guard: weapon_effect has the effect 'vp' twice.",
        ),
        (
            {"warriors/guard.weapon_effect": [{"vp": 1, "gain": {"coins": 2}}]},
            "warriors guard: weapon_effect has an entry that is not one effect.",
        ),
        (
            {"warriors/guard.weapon_effect": 3},
            "warriors guard: weapon_effect must be a list of effects.",
        ),
        (
            {"specialists/footman.coin_cost": [1] * 21, "specialists/footman.count": 21},
            "specialists footman: coin_cost must have at most 20 prices.",
        ),
        (
            {BUILDER: []},
            (
                "masters master_builder: ability must have the effect build_warrior_master "
                "and no other."
            ),
        ),
        ({"master_tokens.coin_cost": [1, 2]}, "master_tokens.coin_cost must have 6 prices."),
        (
            {"ring_actions/moisten.effect": {"dance": True}},
            (
                "ring_actions moisten: effect must be one of build_warrior, moisten_all, promote, "
                "gain, take_priority, master, ready_weapon, buy_specialist."
            ),
        ),
        (
            {"ring_actions/moisten.effect": {"moisten_all": False}},
            "ring_actions moisten: effect.moisten_all must be True, not False.",
        ),
        ({"rings.inner.actions": ["build_2"]}, "rings.inner.actions must name 12 actions."),
        (
            {"rings.inner.actions": ["master_steward"] * 12},
            "rings.inner.actions must not show the master who repeats them.",
        ),
        ({"warehouses/warehouse_nw.segments": [9, 10]}, "warehouses must share out all segments."),
        (
            {"setup.fixed.scoring_tiles": ["tile_coins"] * 5},
            "setup.fixed.scoring_tiles must name 5 different tiles.",
        ),
        (
            {"setup.fixed.scoring_tiles": ["tile_coins"]},
            "setup.fixed.scoring_tiles must name 5 different tiles.",
        ),
        ({"setup": ...}, "setup.weapons_active_at_start is missing."),
        ({"masters": ...}, "masters is missing."),
        (
            {"weapons/spear.id": "club"},
            "weapons has the row 'club', which is unknown or there twice.",
        ),
    ],
)
def test_each_kind_of_error_has_its_sentence(altered, places, sentence):
    assert refusal(altered, places) == f"components.toml: {sentence}"


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        ([{"move_inspector": {"steps": [3], "optional": True}}], "may contain only -2, -1, 1, 2"),
        ([{"move_inspector": {"steps": [], "optional": True}}], "must be a list of steps"),
        ([{"move_inspector": {"steps": 1, "optional": True}}], "must be a list of steps"),
        ([{"move_inspector": {"steps": [1], "optional": False}}], "must be True, not False"),
    ],
)
def test_the_steps_of_an_inspector_are_known_ones(altered, ability, words):
    assert words in refusal(altered, {WALK: ability})


@pytest.mark.parametrize("name", OPTIONS)
def test_a_file_without_an_option_of_the_rules_is_refused(altered, name):
    sentence = refusal(altered, {f"option/{name}.id": "house_rule"})
    assert sentence == f"components.toml: option {name} is missing."


def test_a_file_with_an_unknown_option_or_value_is_refused(altered, printed):
    extra = {"id": "house_rule", "values": [1, 2], "default": 1}
    sentence = refusal(altered, {"option": [*printed.at("option"), extra]})
    assert sentence == "components.toml: option house_rule has the value 1, which is unknown."
    sentence = refusal(altered, {"option/first_player.values": ["random", "oldest"]})
    assert sentence == (
        "components.toml: option first_player has the value 'oldest', which is unknown."
    )


def test_the_hash_of_the_rules_follows_the_components(rules, altered):
    assert altered({"costs.rotate_ring_coins": 3}).components_hash != rules.components_hash
    assert altered({"costs.rotate_ring_coins": 2}).components_hash == rules.components_hash


def test_printed_numbers_are_obeyed(altered, position):
    table = position(places={"costs.rotate_ring_coins": 1, "setup.coins_each": 1}).turn()
    assert table.answer("turn inner").goods(0) == (0, 0, 0)
    table = position(places={"scoring.inspector_domination": 9}).tile("tile_coins")
    table.everybody(coins=0).warrior("guard", 0, "r1c5").score()
    assert table.points() == [9, 0, 0]


def test_warriors_of_a_file_may_have_other_weapons(altered, position):
    places = {"warriors/officer.weapon": "halberd", "warriors/guard.weapon": "sword"}
    table = position(places=places).seat(0, wet=2, weapons=["halberd"])
    table.perform("inner", "build_2").answer("build officer", "warrior to r1c1", "use weapon")
    assert table.weapons(0) == []
    assert table.asks() == ("MoveInspector", 0)

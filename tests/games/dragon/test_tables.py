"""Broken components files: one clear sentence that names the place, before any game begins."""

from __future__ import annotations

import pytest
from tests.games.refusals import names_place, refusal

from tianxia.core.components import BadComponents, read_components
from tianxia.games.dragon.tables import OPTIONS, SWITCHES, WORKINGS

COUNTED = [
    "rules.rounds", "rules.start_yuan", "rules.palace_max_floors", "rules.start_palaces",
    "rules.start_vp", "rules.start_person_track", "rules.occupied_group_fee",
    "rules.refill_to_yuan", "rules.decay_floors_per_empty_palace", "rules.super_event_round",
    "rules.wall_max_length", "limits.palaces_bound", "meta.players_min", "meta.players_max",
    "person_tile/monk_old.value", "person_tile/monk_old.symbols", "person_tile/monk_old.count.p4",
    "person_card/card_wild.copies_per_player", "action_card/taxes.effect.gain.base",
    "action_card/build_wall.effect.play_wall_tile", "action_groups.base.p3",
    "action_groups.great_wall.p5", "privilege/small_privilege.cost",
    "privilege/large_privilege.dragons", "event/peace.count", "event_setup.slots",
    "event/imperial_tribute.effect.pay.amount",
    "event/imperial_tribute.effect.release_per_missing", "event/drought.effect.pay.amount",
    "event/drought.effect.release_per_unsupplied_palace",
    "event/dragon_festival.effect.rank.vp_by_rank",
    "event/mongol_invasion.effect.lowest_release.persons", "event/contagion.effect.release.base",
    "event/contagion.effect.release.min", "wall_tile/wall_vp.effect.gain.base",
    "wall_check.reached.vp_per_own_tile", "wall_check.not_reached.fewest_tiles_release",
    "wall_check.also_after_round", "super_event/lantern_festival.effect.vp_per_person",
    "super_event/earthquake.effect.lose_floors", "super_event/solar_eclipse.effect.repeat_event",
    "super_event/volcanic_eruption.effect.reset_person_track",
    "super_event/tornado.effect.discard_person_cards", "round_scoring.vp_per_palace",
    "round_scoring.vp_per_dragon_on_court_lady", "round_scoring.vp_per_dragon_on_privilege",
    "final_scoring.vp_per_person", "final_scoring.sell_for_yuan.rice",
    "final_scoring.sell_for_yuan.fireworks", "final_scoring.yuan_per_vp",
]  # fmt: skip
NAMED = [
    "person_type/monk.symbol", "person_tile/monk_old.type", "person_tile/monk_old.age",
    "person_tile/monk_old.symbol", "action_card/taxes.effect.gain.what",
    "action_card/taxes.effect.gain.per_symbol", "action_card/taxes.effect.gain.from_type",
    "event_setup.fixed.s1", "event/dragon_festival.effect.rank.ties",
    "event/dragon_festival.effect.rank.zero_scores",
    "event/dragon_festival.effect.rank.dense_rank",
    "event/dragon_festival.effect.scorers_return.fraction",
    "event/dragon_festival.effect.scorers_return.round",
    "event/mongol_invasion.effect.vp_per_symbol",
    "event/mongol_invasion.effect.lowest_release.symbol",
    "event/contagion.effect.release.minus_per_symbol", "wall_tile/wall_vp.effect.gain.what",
    "wall_check.trigger_events", "super_event/flood.effect.lose_mix.fraction",
    "super_event/flood.effect.lose_mix.round", "edict_benefit.farmer", "edict_benefit.farmer.gain",
    "edict_benefit.farmer.gain.what", "edict_benefit.farmer.gain.per_symbol",
]  # fmt: skip
OPTIONAL = [  # a gain without a base or without symbols is a gain all the same
    "action_card/taxes.effect.gain.base", "wall_tile/wall_vp.effect.gain.base",
    "action_card/taxes.effect.gain.per_symbol", "action_card/taxes.effect.gain.from_type",
    "edict_benefit.farmer.gain.per_symbol", "event_setup.fixed.s1",
]  # fmt: skip


@pytest.mark.clause("dragon 5.5")
@pytest.mark.parametrize("path", COUNTED)
@pytest.mark.parametrize("value", ["many", -1, 1.5, True, 100000, {}])
def test_a_number_that_is_none_is_refused(altered, path, value):
    assert names_place(refusal(altered, {path: value}), path)


@pytest.mark.clause("dragon 5.5")
@pytest.mark.parametrize("path", NAMED)
@pytest.mark.parametrize("value", ["nonsense", 7, ["nonsense"]])
def test_a_word_the_rules_do_not_know_is_refused(altered, path, value):
    sentence = refusal(altered, {path: value})
    if path != "person_type/monk.symbol":  # noticed where the tiles say something else
        assert names_place(sentence, path)


@pytest.mark.clause("dragon 5.5")
@pytest.mark.parametrize("path", [p for p in [*COUNTED, *NAMED] if p not in OPTIONAL])
def test_a_missing_value_is_refused(altered, path):
    sentence = refusal(altered, {path: ...})
    assert sentence.startswith("components.toml: ")
    assert sentence.endswith((" is missing.", "gain, score_monks = true or nothing = true."))


@pytest.mark.clause("dragon 5.5")
@pytest.mark.parametrize("path", OPTIONAL)
def test_a_gain_may_lack_its_base_or_its_symbol_and_the_row_its_fixed_events(altered, path):
    assert altered({path: ...}).name == "dragon"


@pytest.mark.clause("dragon 5.5")
@pytest.mark.parametrize("path", WORKINGS)
@pytest.mark.parametrize("value", ["otherwise", ...])
def test_a_way_of_playing_the_rules_do_not_know_is_refused(altered, path, value):
    sentence = refusal(altered, {path: value})
    assert names_place(sentence, path)
    assert ("is missing" in sentence) is (value is ...)


@pytest.mark.clause("dragon 9.1")
@pytest.mark.parametrize("path", SWITCHES)
@pytest.mark.parametrize("value", ["perhaps", 2, ...])
def test_a_switch_has_only_its_known_values(altered, path, value):
    sentence = refusal(altered, {path: value})
    assert sentence.startswith(f"components.toml: {path} ")
    if value is not ...:
        assert "must be one of" in sentence
        assert sentence.endswith(f"not {value!r}.")


def test_a_switch_is_no_number(altered):
    sentence = refusal(altered, {"rulings.must_build_all_floors": 1})
    assert (
        sentence == "components.toml: rulings.must_build_all_floors must be true or false, not 1."
    )


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        (
            {"rules.occupied_group_fee": "three"},
            "rules.occupied_group_fee must be a whole number from 0 to 1000, not 'three'.",
        ),
        (
            {"rules.start_palaces": [2]},
            "rules.start_palaces must name two palaces with room for two.",
        ),
        ({"rules.start_palaces": 2}, "rules.start_palaces must be a list of whole numbers."),
        (
            {"action_groups.base.p3": [3, 3, 3]},
            "action_groups.base.p3 must split 7 cards into 3 groups.",
        ),
        (
            {"action_groups.great_wall.p2": [8]},
            "action_groups.great_wall.p2 must split 8 cards into 2 groups.",
        ),
        ({"event/drought.count": 1}, "event must have 12 tiles in all."),
        ({"event_setup.fixed": "peace"}, "event_setup.fixed must be a table."),
        (
            {"event_setup.fixed": {"s1": "peace", "s2": "peace", "s3": "peace"}},
            "event_setup.fixed must leave two tiles or more to be dealt.",
        ),
        (
            {"person_tile/monk_young.count.p5": 4},
            "person_tile monk_young count.p5 must leave one tile for every seat of the draft.",
        ),
        ({"edict_benefit.monk": "all"}, "edict_benefit.monk must be a table."),
        (
            {"edict_benefit.monk": {}},
            "edict_benefit.monk must be a gain, score_monks = true or nothing = true.",
        ),
        (
            {"action_card/taxes.effect.gain": 2},
            "action_card taxes: effect.gain must be a table.",
        ),
        ({"wall_check.trigger_events": []}, "wall_check.trigger_events must name one event."),
        (
            {"wall_check.trigger_events": ["drought", "contagion"]},
            "wall_check.trigger_events must name one event.",
        ),
        ({"rules": ...}, "rules.rounds is missing."),
        ({"event": ...}, "event is missing."),
        ({"event": "drought"}, "event must be an array of tables."),
        ({"event": [{"count": 2}]}, "event has a row without an id."),
        (
            {"event/drought.id": "plague"},
            "event has the row 'plague', which is unknown or there twice.",
        ),
        (
            {"event/drought.id": "peace"},
            "event has the row 'peace', which is unknown or there twice.",
        ),
        ({"wall_tile": [{"id": "wall_rice"}]}, "wall_tile lacks the row 'wall_fireworks'."),
        (
            {"event/drought.effect.pay.what": "yuan"},
            "event drought: effect.pay.what must be 'rice', not 'yuan'.",
        ),
        (
            {"final_scoring.rounding": "up"},
            "final_scoring.rounding must be 'down', not 'up'.",
        ),
    ],
)
def test_each_kind_of_error_has_its_sentence(altered, places, sentence):
    assert refusal(altered, places) == f"components.toml: {sentence}"


@pytest.mark.clause("dragon 7")
@pytest.mark.parametrize("name", [*OPTIONS, "large_privilege_cost"])
def test_a_file_without_an_option_of_the_rules_is_refused(altered, name):
    sentence = refusal(altered, {f"option/{name}.id": "house_rule"})
    assert sentence == f"components.toml: option {name} is missing."


@pytest.mark.clause("dragon 7")
def test_a_file_with_an_unknown_option_or_value_is_refused(altered, printed):
    extra = {"id": "house_rule", "values": [1, 2], "default": 1}
    sentence = refusal(altered, {"option": [*printed.at("option"), extra]})
    assert sentence == "components.toml: option house_rule has the value 1, which is unknown."
    sentence = refusal(altered, {"option/great_wall.values": ["off", "on", "double"]})
    assert (
        sentence == "components.toml: option great_wall has the value 'double', which is unknown."
    )
    sentence = refusal(altered, {"option/large_privilege_cost.values": [7, "cheap"]})
    assert sentence == (
        "components.toml: option large_privilege_cost must be a whole number from 0 to 1000, "
        "not 'cheap'."
    )
    sentence = refusal(altered, {"option/great_wall.default": "maybe"})
    assert sentence == (
        "components.toml: option great_wall has a default that is not among its values."
    )


def test_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path):
    with pytest.raises(BadComponents, match=r"cannot be read"):
        read_components(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("rounds = = 12")
    with pytest.raises(BadComponents, match=r"is not a TOML file"):
        read_components(broken)


def test_the_hash_of_the_rules_follows_the_components(rules, altered):
    other = altered({"rules.occupied_group_fee": 4})
    assert other.components_hash != rules.components_hash
    assert altered({"rules.occupied_group_fee": 3}).components_hash == rules.components_hash

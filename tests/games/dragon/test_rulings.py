"""The rulings (section 9 of the specification), and every switch at its other values."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.components import BadComponents
from tianxia.core.rows import row_of
from tianxia.games.dragon.actions import ActionPhase, BuyPrivilege, ChooseAction
from tianxia.games.dragon.building import BuildFloor
from tianxia.games.dragon.names import EVENTS, SUPER_EVENTS, TYPES
from tianxia.games.dragon.persons import PersonPhase, PlayCard
from tianxia.games.dragon.scoring import RoundScoring
from tianxia.games.dragon.setup import DealEvent, Draft
from tianxia.games.dragon.wall import BuildWall, WallCheck

LONELY = ["privilege"]  # a group with nothing but the Privilege card
OTHERS = ["taxes", "build", "harvest", "fireworks_display", "military_parade", "research"]


def dealt(table, names):
    """The event row after these draws."""
    row = list(table.state.events)
    table.state.events = row_of(row[:2] + [-1] * (len(row) - 2))
    table.state.event_bag = row_of([0, 2, 2, 2, 2, 2])
    table.ask(DealEvent(NATURE)).answer(*(f"event {name}" for name in names))
    return [EVENTS[event] for event in table.state.events]


@pytest.mark.clause("dragon 9.1", "dragon 2.2")
def test_ruling_01_equal_events_at_the_end_exchange_slots_10_and_11(position):
    once = ["imperial_tribute", "drought", "dragon_festival", "mongol_invasion"]
    row = dealt(position(), [*once, *once, "contagion"])
    assert row[9:] == ["contagion", "mongol_invasion", "contagion"]
    assert row[2:9] == [*once, *once[:3]]


@pytest.mark.clause("dragon 9.1")
def test_ruling_01_no_other_repair_of_the_last_slot_is_known(altered):
    with pytest.raises(BadComponents, match=r"rulings.event_last_slot_conflict must be one of"):
        altered({"rulings.event_last_slot_conflict": "draw_again"})


@pytest.mark.clause("dragon 9.2", "dragon 4.2", "dragon 12.1.9")
@pytest.mark.parametrize(
    ("seats", "base", "wall"),
    [
        (2, [4, 3], [4, 4]),
        (3, [3, 2, 2], [3, 3, 2]),
        (4, [2, 2, 2, 1], [2, 2, 2, 2]),
        (5, [2, 2, 1, 1, 1], [2, 2, 2, 1, 1]),
    ],
)
def test_ruling_02_groups_are_as_even_as_possible(position, seats, base, wall):
    for option, sizes in (("off", base), ("on", wall)):
        table = position(seats=seats, great_wall=option).ask(ActionPhase(NATURE))
        table.skip_to("ChooseAction")
        groups = table.rules.view(table.state, 0)["groups"]
        assert [len(group["cards"]) for group in groups] == sizes
        cards = [card for group in groups for card in group["cards"]]
        assert len(cards) == len(set(cards)) == sum(sizes)
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.clause("dragon 9.2")
def test_ruling_02_component_counts_agree_with_each_other(printed):
    count = printed.at("components")
    tiles = printed.at("person_tile")
    assert sum(tile["box_count"] for tile in tiles) == count["person_tiles"] == 90
    assert all(tile["count"]["p5"] == tile["box_count"] for tile in tiles)
    copies = sum(card["copies_per_player"] for card in printed.at("person_card"))
    assert copies == count["person_cards_per_player"] == 11
    assert count["cards_total"] == 5 * (copies + count["spare_cards_per_player"])
    assert sum(event["count"] for event in printed.at("event")) == count["event_tiles"] == 12


@pytest.mark.clause("dragon 9.3", "dragon 4")
def test_ruling_03_the_later_marker_is_on_top_and_acts_earlier(position):
    table = position(seats=3).seat(0, space=5).seat(1, space=3).seat(2, space=4)
    table.groups([], ["military_parade"]).act(2, "action military_parade")
    assert table.state.space[2] == table.state.space[0]
    assert list(table.state.track_order()) == [2, 0, 1]


@pytest.mark.clause("dragon 9.4", "dragon 4", "dragon 4.3")
def test_ruling_04_order_is_fixed_at_the_start_of_the_phase(position):
    table = position(seats=3).seat(2, space=5).seat(1, space=4).seat(0, space=4, yuan=9)
    table.ask(ActionPhase(NATURE), PersonPhase(NATURE)).skip_to("ChooseAction")
    asked = []
    while table.asks()[0] == "ChooseAction":
        asked.append(table.asks()[1])
        table.answer("action military_parade" if table.asks()[1] == 0 else "take money")
    assert asked == [2, 0, 1]
    assert table.asks() == ("PlayCard", 0)


@pytest.mark.clause("dragon 9.5", "dragon 5.1")
def test_ruling_05_income_of_the_action_cannot_pay_the_fee(position):
    collectors = (2, "tax_collector_young", "tax_collector_young")
    table = position().groups(["taxes"]).dragon(1, 0).seat(0, yuan=2, palaces=[collectors])
    table.ask(ChooseAction(0))
    assert "action taxes" not in table.lines()


@pytest.mark.clause("dragon 9.6", "dragon 4.3")
def test_ruling_06_privilege_needs_its_price_after_the_fee(position):
    for occupied, yuan, legal in ((False, 2, True), (False, 1, False), (True, 5, True)):
        table = position().groups(["privilege", "taxes"]).seat(0, yuan=yuan)
        table.dragon(1, 0 if occupied else -1).ask(ChooseAction(0))
        assert ("action privilege" in table.lines()) is legal
    table = position().groups(["privilege", "taxes"]).dragon(1, 0).seat(0, yuan=4)
    assert "action privilege" not in table.ask(ChooseAction(0)).lines()


@pytest.mark.clause("dragon 9.6", "dragon 4.3", "dragon 7.1")
def test_ruling_06_build_wall_needs_a_tile_and_a_space(position):
    table = position(seats=3, great_wall="on").groups(["build_wall"]).wall(*6 * [0])
    assert "action build_wall" not in table.ask(ChooseAction(0)).lines()
    table = position(seats=3, great_wall="on").groups(["build_wall"])
    table.wall(*6 * [0], *6 * [1]).ask(ChooseAction(2))
    assert "action build_wall" not in table.lines()


@pytest.mark.clause("dragon 9.6", "dragon 12.1.15")
def test_ruling_06_nobody_is_ever_stuck(position):
    table = position().groups(OTHERS + LONELY).dragon(1, 0).seat(0, yuan=0).ask(ChooseAction(0))
    assert table.lines() == ["take money"]


@pytest.mark.clause("dragon 9.6")
def test_ruling_06_otherwise_privilege_may_be_chosen_for_nothing(position):
    table = position(places={"rulings.useless_choice_forbidden": ["build_wall"]})
    table.groups(["privilege"]).seat(0, yuan=1).act(0, "action privilege")
    assert table.state.dragon[0] == 0
    assert table.state.yuan[0] == 1
    assert table.asks() is None


@pytest.mark.clause("dragon 9.6")
def test_ruling_06_otherwise_build_wall_may_be_chosen_for_nothing(position):
    places = {"rulings.useless_choice_forbidden": ["privilege"]}
    table = position(places=places, great_wall="on").groups(["build_wall"]).wall(*6 * [0])
    table.seat(0, yuan=1).act(0, "action build_wall")
    assert len(table.state.wall) == 6
    assert table.asks() is None
    table.groups(["build_wall"], ["privilege"]).ask(ChooseAction(0))
    assert "action privilege" not in table.lines()


@pytest.mark.clause("dragon 9.6")
def test_ruling_06_otherwise_both_may_be_chosen_for_nothing(position):
    table = position(places={"rulings.useless_choice_forbidden": []}, great_wall="on")
    table.groups(["build_wall", "privilege"]).wall(*6 * [0]).seat(0, yuan=0).ask(ChooseAction(0))
    assert {"action privilege", "action build_wall"} <= set(table.lines())


@pytest.mark.clause("dragon 9.7", "dragon 4.3")
@pytest.mark.parametrize("yuan", [3, 8])
def test_ruling_07_take_money_with_three_or_more_is_legal_and_gains_nothing(position, yuan):
    table = position().groups(OTHERS).seat(0, yuan=yuan).act(0, "take money")
    assert table.state.yuan[0] == yuan


@pytest.mark.clause("dragon 9.7")
def test_ruling_07_otherwise_only_the_poor_may_take_money(position):
    places = {"rulings.pass_allowed_with_3_or_more_yuan": False}
    table = position(places=places).groups(OTHERS)
    assert "take money" not in table.seat(0, yuan=3).ask(ChooseAction(0)).lines()
    assert "take money" in table.seat(1, yuan=2).ask(ChooseAction(1)).lines()


@pytest.mark.clause("dragon 9.7")
def test_ruling_07_otherwise_a_rich_seat_without_any_action_may_still_take_money(position):
    places = {"rulings.pass_allowed_with_3_or_more_yuan": False, "rules.occupied_group_fee": 9}
    table = position(seats=3, places=places).groups(OTHERS, LONELY, []).seat(2, yuan=5)
    table.dragon(0, 0).dragon(1, 1).ask(ChooseAction(2))
    assert table.lines() == ["take money"]


@pytest.mark.clause("dragon 9.8", "dragon 4.4")
def test_ruling_08_all_floors_must_be_built(position):
    table = position().seat(0, palaces=[(3,), (3,)]).ask(BuildFloor(0, 2))
    assert table.lines() == ["build new"]
    assert table.answer("build new").lines() == ["build palace 3", "build new"]
    assert table.answer("build palace 3").asks() is None


@pytest.mark.clause("dragon 9.8")
def test_ruling_08_otherwise_building_may_stop(position):
    table = position(places={"rulings.must_build_all_floors": False}).ask(BuildFloor(0, 2))
    table.answer("build palace 1", "build stop")
    assert table.palaces(0) == [(3,), (2,)]
    assert table.asks() is None


@pytest.mark.clause("dragon 9.9", "dragon 4.7")
def test_ruling_09_with_room_a_newcomer_neither_replaces_nor_is_refused(position):
    table = position().seat(0, palaces=[(2, "monk_old"), (1, "farmer_old"), (1,)])
    table.ask(PlayCard(0)).answer("play wild healer_old")
    assert table.lines() == ["place palace 1", "place palace 3"]


@pytest.mark.clause("dragon 9.9")
def test_ruling_09_otherwise_a_person_may_be_replaced_with_room_left(position):
    table = position(places={"rulings.replace_only_when_full": False})
    table.seat(0, palaces=[(2, "monk_old")]).ask(PlayCard(0)).answer("play wild healer_old")
    assert table.lines() == ["place palace 1", "place instead of palace 1 monk_old"]
    table.answer("place instead of palace 1 monk_old")
    assert table.palaces(0) == [(2, "healer_old")]
    assert table.removed() == {"monk_old": 1}


@pytest.mark.clause("dragon 9.10", "dragon 4.7")
def test_ruling_10_a_refused_newcomer_leaves_the_game(position):
    table = position().seat(0, palaces=[]).ask(PlayCard(0))
    before = table.left("monk_old")
    table.answer("play monk monk_old", "refuse")
    assert (table.left("monk_old"), table.removed()) == (before - 1, {"monk_old": 1})


@pytest.mark.clause("dragon 9.10")
def test_ruling_10_otherwise_a_refused_newcomer_returns_to_the_supply(position):
    table = position(places={"rulings.refused_person_leaves_supply": False})
    table.seat(0, palaces=[]).ask(PlayCard(0))
    before = table.left("monk_old")
    table.answer("play monk monk_old", "refuse")
    assert (table.left("monk_old"), table.removed()) == (before, {})


@pytest.mark.clause("dragon 9.11", "dragon 4.7")
def test_ruling_11_a_card_of_an_exhausted_type_may_be_played_on_purpose(position):
    table = position().gone("monk_young", "monk_old").ask(PlayCard(0))
    assert "play monk nobody" in table.lines()
    assert "play farmer farmer_young" in table.lines()
    assert "play wild nobody" not in table.lines()


@pytest.mark.clause("dragon 9.11")
def test_ruling_11_a_wild_card_always_finds_a_tile(rules):
    edition = rules.edition_for(rules.read_options({}))
    draft, sunrise = 2, 1
    taken = [seats * (draft + sum(edition.hand) + sunrise) for seats in (2, 3, 4, 5)]
    assert taken == [28, 42, 56, 70]
    assert [sum(edition.tile_count[seats]) for seats in (2, 3, 4, 5)] == [36, 54, 72, 90]


@pytest.mark.clause("dragon 9.11")
def test_ruling_11_a_file_with_too_few_tiles_for_all_cards_is_refused(altered):
    with pytest.raises(BadComponents, match=r"person_tile count.p2 must leave a tile"):
        altered(
            {
                f"person_tile/{kind}_young.count.p2": 2 + (kind == "monk")
                for kind in TYPES
            }
        )  # fmt: skip


@pytest.mark.clause("dragon 9.12", "dragon 4.12")
def test_ruling_12_no_move_of_the_game_moves_persons_between_palaces(rules):
    verbs = {line.split()[0] for line in rules.catalogue.lines}
    nature = {"event", "super", "start", "deal", "draw"}
    assert verbs - nature == {
        "draft", "action", "take", "group", "build", "buy", "wall", "play", "place", "replace",
        "refuse", "release", "drought-release", "wall-release", "quake", "quake-release",
        "return", "discard", "sunrise", "edict",
    }  # fmt: skip


@pytest.mark.clause("dragon 9.13", "dragon 4.7", "dragon 5.4")
def test_ruling_13_without_palaces_a_newcomer_can_only_be_refused(position):
    table = position().seat(0, palaces=[]).ask(PlayCard(0)).answer("play monk monk_old")
    assert table.lines() == ["refuse"]


@pytest.mark.clause("dragon 9.14", "dragon 4.8", "dragon 5.3")
def test_ruling_14_a_released_healer_has_still_counted(position):
    table = position().seat(0, palaces=[(3, "healer_young", "monk_old", "farmer_old")])
    table.seat(1, palaces=[]).event("contagion")
    table.answer("release palace 1 healer_young", "release palace 1 monk_old")
    assert table.asks() is None


@pytest.mark.clause("dragon 9.14", "dragon 4.8")
def test_ruling_14_an_earlier_released_warrior_does_not_save_a_later_seat(position):
    table = position(seats=3).order(0, 1, 2)
    for seat, persons in ((0, ["warrior_young"]), (1, ["warrior_young"]), (2, ["warrior_old"])):
        table.seat(seat, palaces=[(2, *persons)])
    table.event("mongol_invasion").answer("release palace 1 warrior_young")
    assert table.asks() == ("EventRelease", 1)
    assert table.answer("release palace 1 warrior_young").asks() is None


@pytest.mark.clause("dragon 9.15", "dragon 5.3")
def test_ruling_15_second_place_is_the_second_highest_number(position):
    table = position(seats=4)
    for seat, tiles in enumerate((4, 4, 4, 1)):
        table.seat(seat, fireworks=tiles)
    assert list(table.event("dragon_festival").state.points) == [6, 6, 6, 3]


@pytest.mark.clause("dragon 9.16", "dragon 4.10", "dragon 5.3")
@pytest.mark.parametrize("month", [1, 2, 12])
def test_ruling_16_palaces_decay_in_peace_and_in_the_last_month(position, month):
    table = position().everybody(palaces=[(3, "healer_old", "healer_young"), (2,)], hand=[])
    table.month(month).finish_round()
    assert table.palaces(0)[1] == (1,)


@pytest.mark.clause("dragon 9.17", "dragon 4.10", "dragon 7.2")
def test_ruling_17_decay_comes_once_and_after_the_super_event(position):
    table = position(super_event="sunrise").schedule("dragon_festival", 7)
    table.everybody(palaces=[(1,)], hand=[]).month(7).skip_to("PlacePerson")
    table.answer("place palace 1").finish_round()
    for seat in (0, 1):
        ((floors, person),) = table.palaces(seat)
        assert floors == 1
        assert person in ("monk_young", "healer_young")


@pytest.mark.clause("dragon 9.17")
def test_ruling_17_otherwise_decay_comes_before_the_super_event(position):
    places = {"rulings.decay_after_super_event": False}
    table = position(places=places, super_event="sunrise").schedule("dragon_festival", 7)
    table.everybody(palaces=[(1,)], hand=[]).month(7).skip_to("ChooseSunrise")
    assert table.palaces(0) == []
    table.finish_round()
    assert table.removed() == {"monk_young": 1, "healer_young": 1}


@pytest.mark.clause("dragon 9.17")
def test_ruling_17_otherwise_decay_still_comes_once_in_other_months(position):
    places = {"rulings.decay_after_super_event": False}
    for option in ("sunrise", "off"):
        table = position(places=places, super_event=option)
        table.everybody(palaces=[(3,)], hand=[]).month(8 if option == "sunrise" else 7)
        table.finish_round()
        assert table.palaces(0) == [(2,)]


def last_month_with_a_short_wall(table):
    """Seat 0 has the fewest tiles in the wall and its only person in a palace of one floor."""
    table.schedule("dragon_festival", 12).wall(1)
    table.seat(0, palaces=[(1, "monk_old")], hand=[]).seat(1, palaces=[], hand=[])
    return table.month(12).skip_to("WallRelease")


@pytest.mark.clause("dragon 9.18", "dragon 7.1", "dragon 6.3", "dragon 4.10")
def test_ruling_18_the_last_wall_check_comes_after_phase_4_and_without_decay(position):
    table = last_month_with_a_short_wall(position(great_wall="on"))
    assert table.scored(0) == {"palaces": 1}
    table.answer("wall-release palace 1 monk_old")
    assert table.asks() is None
    assert table.palaces(0) == [(1,)]
    assert "persons" not in table.scored(0)


@pytest.mark.clause("dragon 9.18")
def test_ruling_18_otherwise_the_last_wall_check_comes_before_decay(position):
    places = {"rulings.final_wall_check": "before_decay"}
    table = last_month_with_a_short_wall(position(places=places, great_wall="on"))
    assert table.scored(0) == {}
    table.answer("wall-release palace 1 monk_old")
    assert table.asks() is None
    assert table.palaces(0) == []
    assert "palaces" not in table.scored(0)


@pytest.mark.clause("dragon 9.19", "dragon 7.1")
def test_ruling_19_mongols_in_month_12_bring_two_wall_checks(position):
    table = position(great_wall="on").schedule("mongol_invasion", 12)
    table.wall(*6 * [0], *6 * [1]).everybody(palaces=[], hand=[]).month(12).skip_to("nothing")
    assert [table.scored(seat)["wall"] for seat in (0, 1)] == [12, 12]


def eclipsed_mongols(table):
    """Month 7 with the Mongols and an Eclipse, the wall long enough."""
    table.schedule("mongol_invasion", 7).wall(*4 * [0], *3 * [1])
    return table.everybody(palaces=[], hand=[]).month(7).finish_round()


@pytest.mark.clause("dragon 9.20", "dragon 7.2")
def test_ruling_20_the_eclipse_does_not_repeat_the_wall_check(position):
    table = position(great_wall="on", super_event="solar_eclipse")
    eclipsed_mongols(table)
    assert [table.scored(seat)["wall"] for seat in (0, 1)] == [4, 3]


@pytest.mark.clause("dragon 9.20")
def test_ruling_20_otherwise_the_eclipse_repeats_the_wall_check(position):
    places = {"rulings.eclipse_repeats_wall_check": True}
    table = position(places=places, great_wall="on", super_event="solar_eclipse")
    eclipsed_mongols(table)
    assert [table.scored(seat)["wall"] for seat in (0, 1)] == [8, 6]


@pytest.mark.clause("dragon 9.20")
@pytest.mark.parametrize(("wall", "event"), [("off", "mongol_invasion"), ("on", "contagion")])
def test_ruling_20_otherwise_there_is_still_no_check_without_wall_or_mongols(position, wall, event):
    places = {"rulings.eclipse_repeats_wall_check": True}
    table = position(places=places, great_wall=wall).seat(0, palaces=[(1, "monk_old")])
    table.seat(1, palaces=[]).schedule(event, 7).listen()
    table.super_event("solar_eclipse").skip_to("nothing")
    assert table.heard("event") != []
    assert table.heard("wall-too-short") == table.heard("wall-holds") == []


@pytest.mark.clause("dragon 9.21", "dragon 7.1")
@pytest.mark.parametrize("owners", [(), (0, 1, 2)])
def test_ruling_21_when_all_tie_for_the_fewest_wall_tiles_all_release(position, owners):
    table = position(seats=3, great_wall="on").wall(*owners).order(2, 0, 1)
    table.everybody(palaces=[(1, "monk_young")]).ask(WallCheck(NATURE, 9))
    for seat in (2, 0, 1):
        assert table.asks() == ("WallRelease", seat)
        table.answer("wall-release palace 1 monk_young")
    assert table.asks() is None


@pytest.mark.clause("dragon 9.22", "dragon 7.2")
def test_ruling_22_the_flood_counts_yuan_not_coins(position):
    table = position().seat(0, yuan=6).seat(1, yuan=0).super_event("flood")
    table.answer("return yuan", "return yuan", "return yuan")
    assert table.state.yuan[0] == 3
    assert table.asks() is None


@pytest.mark.clause("dragon 9.23", "dragon 7.2")
def test_ruling_23_the_earthquake_takes_both_floors_before_anybody_is_released(position):
    table = position().seat(0, palaces=[(2, "monk_old", "farmer_old"), (1,)], space=9)
    table.super_event("earthquake").answer("quake palace 1")
    assert table.asks() == ("QuakeFloor", 0)
    table.answer("quake palace 2")
    assert table.asks() == ("QuakeRelease", 0)


@pytest.mark.clause("dragon 9.24", "dragon 7.2")
def test_ruling_24_sunrise_forbids_the_type_and_counts_single_types_as_young(position):
    table = position().order(0, 1).super_event("sunrise")
    assert table.lines() == [f"sunrise {kind}_young" for kind in TYPES]
    table.answer("sunrise court_lady_young", "place palace 1")
    assert table.asks() == ("ChooseSunrise", 1)
    taken = "sunrise court_lady_young"
    assert table.lines() == [
        line for line in (f"sunrise {kind}_young" for kind in TYPES) if line != taken
    ]


CHARTER = {  # type: what its two persons bring
    "craftsman": {"floors": 2},
    "court_lady": {"points": 2},
    "pyrotechnist": {"fireworks": 3},
    "tax_collector": {"yuan": 6},
    "warrior": {"space": 3},
    "monk": {"points": 9},
    "farmer": {"rice": 3},
    "scholar": {"points": 5},
    "healer": {},
}


def chartered(table, kind):
    """What seat 0 gains by naming a type of which a young and an old (or two young) live there."""
    single = kind in ("craftsman", "court_lady", "tax_collector")
    tiles = f"{kind}_young", f"{kind}_young" if single else f"{kind}_old"
    table.seat(0, palaces=[(3, *tiles)], yuan=0, space=0).seat(1, palaces=[])
    table.super_event("edict").answer(f"edict {kind}")
    asked = table.asks()
    floors = table.question().arg if asked == ("BuildFloor", 0) else 0
    state = table.state
    found = {"floors": floors, "yuan": state.yuan[0], "rice": state.rice[0]}
    found |= {"fireworks": state.fireworks[0], "points": state.points[0], "space": state.space[0]}
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.clause("dragon 9.25", "dragon 7.2")
@pytest.mark.parametrize("kind", TYPES)
def test_ruling_25_charter_benefits_count_own_symbols_only(position, kind):
    assert chartered(position(), kind) == CHARTER[kind]


@pytest.mark.clause("dragon 9.25")
def test_ruling_25_otherwise_warriors_score_in_the_charter(position):
    table = position(places={"rulings.edict_warriors": "vp"})
    assert chartered(table, "warrior") == {"points": 3}
    assert table.scored(0) == {"super_event": 3}


@pytest.mark.clause("dragon 9.25")
@pytest.mark.parametrize(
    ("kind", "gain"),
    [
        ("tax_collector", {"yuan": 6 + 2}),
        ("craftsman", {"floors": 2 + 1}),
        ("farmer", {"rice": 3 + 1}),
        ("pyrotechnist", {"fireworks": 3 + 1}),
        ("warrior", {"space": 3 + 1}),
        ("scholar", {"points": 5 + 1}),
        ("court_lady", {"points": 2}),
        ("monk", {"points": 9}),
        ("healer", {}),
    ],
)
def test_ruling_25_otherwise_the_charter_adds_the_symbol_of_the_action_card(position, kind, gain):
    table = position(places={"rulings.edict_counts_action_card_symbol": True})
    assert chartered(table, kind) == gain


@pytest.mark.clause("dragon 9.26")
def test_ruling_26_the_last_super_event_keeps_its_id(rules):
    assert SUPER_EVENTS[-1] == "edict"
    assert rules.read_options({"super_event": "edict"})["super_event"] == "edict"


@pytest.mark.clause("dragon 9.27", "dragon 3")
def test_ruling_27_hands_and_discards_are_public(position):
    table = position(seats=3).everybody(hand=["monk", "wild", "wild"]).super_event("tornado")
    table.answer("discard monk", "discard wild")
    acted = next(seat for seat in range(3) if table.state.hand_size(seat) == 1)
    for viewer in (0, 1, 2, SPECTATOR):
        seen = table.rules.view(table.state, viewer)["seats"]
        assert seen[acted]["hand"] == ["wild"]
        assert {"monk", "wild"} <= set(seen[acted]["discarded"])


@pytest.mark.clause("dragon 9.28", "dragon 4.5", "dragon 7")
@pytest.mark.parametrize("cost", [7, 6])
def test_ruling_28_the_large_privilege_costs_seven_or_by_option_six(position, cost):
    table = position(large_privilege_cost=cost).seat(0, yuan=cost).ask(BuyPrivilege(0))
    table.answer("buy large_privilege")
    assert (table.state.yuan[0], table.state.large[0]) == (0, 1)
    table = position(large_privilege_cost=cost).seat(0, yuan=cost - 1).ask(BuyPrivilege(0))
    assert table.lines() == ["buy small_privilege"]


@pytest.mark.clause("dragon 9.28")
def test_ruling_28_seven_is_the_default(position):
    assert position().state.edition.large_cost == 7


@pytest.mark.clause("dragon 9.29", "dragon 6.1")
def test_ruling_29_a_court_lady_has_one_dragon(position):
    table = position().seat(0, palaces=[(1, "court_lady_young")]).ask(RoundScoring(NATURE))
    assert table.scored(0) == {"palaces": 1, "ladies": 1}


@pytest.mark.clause("dragon 9.30")
def test_ruling_30_points_and_person_track_have_no_upper_limit(position):
    table = position().groups(["research", "military_parade"]).seat(0, space=59)
    table.state.points[0] = 98
    table.seat(0, palaces=[(2, "scholar_old", "warrior_old")]).act(0, "action research")
    assert table.state.points[0] == 102
    table.dragon(0, -1).act(0, "action military_parade")
    assert table.state.space[0] == 62
    seen = table.rules.view(table.state, 0)["seats"][0]
    assert (seen["points"], seen["space"]) == (102, 62)


@pytest.mark.clause("dragon 9.31", "dragon 2.7", "dragon 7", "dragon 12.1.16")
def test_ruling_31_chance_or_agreement_replaces_the_oldest_player(new_game):
    table = new_game(seats=3).skip_to("DrawStartSeat")
    assert table.lines() == ["start seat 1", "start seat 2", "start seat 3"]
    assert table.answer("start seat 3").asks() == ("DraftPair", 2)
    table = new_game(seats=3, start_player="seat_0").skip_to("DrawStartSeat", "DraftPair")
    assert table.asks() == ("DraftPair", 0)


@pytest.mark.clause("dragon 9.32", "dragon 2.4")
def test_ruling_32_money_is_one_number_and_no_spare_card_is_in_hand(position):
    table = position()
    assert list(table.state.yuan) == [6, 6]
    assert sorted(table.hand(0)) == sorted([*TYPES, "wild", "wild"])


@pytest.mark.clause("dragon 9.33", "dragon 4.6", "dragon 7.1")
def test_ruling_33_bonus_and_wall_tile_come_with_one_answer(position):
    table = position(great_wall="on").ask(BuildWall(0)).answer("wall wall_yuan")
    assert (table.state.yuan[0], list(table.state.wall)) == (8, [0])
    table.ask(BuildWall(0)).answer("wall wall_floor")
    assert table.asks() == ("BuildFloor", 0)
    assert list(table.state.wall) == [0, 0]


@pytest.mark.clause("dragon 9.34", "dragon 7.2")
def test_ruling_34_the_leader_of_the_person_track_begins_a_super_event(position):
    table = position(seats=3).order(1, 2, 0).super_event("tornado")
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@pytest.mark.clause("dragon 9.34")
def test_ruling_34_otherwise_the_starting_player_begins_a_super_event(position):
    table = position(seats=3, places={"rulings.super_event_first_player": "starting_player"})
    table.state.start_seat = 2
    table.order(1, 2, 0).super_event("tornado")
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[0])
    assert asked == [2, 2, 0, 0, 1, 1]


@pytest.mark.clause("dragon 9.35", "dragon 4.3")
def test_ruling_35_a_group_without_a_usable_card_cannot_be_chosen(position):
    table = position().groups(LONELY).seat(0, yuan=1).ask(ChooseAction(0))
    assert table.lines() == [*(f"action {name}" for name in OTHERS), "take money"]


@pytest.mark.clause("dragon 9.35")
def test_ruling_35_otherwise_a_group_without_a_usable_card_may_be_occupied(position):
    table = position(places={"rulings.group_needs_usable_card": False}).groups(LONELY)
    table.seat(0, yuan=1).act(0, "group 1 nothing")
    assert table.state.dragon[0] == 0
    table.seat(1, yuan=4).ask(ChooseAction(1))
    assert "group 1 nothing" in table.lines()
    table.answer("group 1 nothing")
    assert list(table.state.yuan) == [1, 1]


@pytest.mark.clause("dragon 9.35")
def test_ruling_35_otherwise_the_fee_of_an_occupied_group_must_still_be_paid(position):
    table = position(places={"rulings.group_needs_usable_card": False}).groups(LONELY)
    table.dragon(1, 0).seat(0, yuan=2).ask(ChooseAction(0))
    assert not any(line.startswith("group") for line in table.lines())


@pytest.mark.clause("dragon 9.36", "dragon 4.4")
def test_ruling_36_one_build_may_begin_several_palaces(position):
    table = position().ask(BuildFloor(0, 3)).answer("build new", "build new", "build new")
    assert table.palaces(0) == [(2,), (2,), (1,), (1,), (1,)]


@pytest.mark.clause("dragon 9.36")
def test_ruling_36_otherwise_one_build_begins_one_palace_at_most(position):
    table = position(places={"rulings.several_new_palaces_per_build": False})
    table.ask(BuildFloor(0, 2)).answer("build new")
    assert table.lines() == ["build palace 1", "build palace 2", "build palace 3"]


@pytest.mark.clause("dragon 9.36")
def test_ruling_36_otherwise_a_second_palace_is_begun_when_nothing_else_can_grow(position):
    table = position(places={"rulings.several_new_palaces_per_build": False})
    table.seat(0, palaces=[(3,)]).ask(BuildFloor(0, 4))
    table.answer("build new", "build palace 2", "build palace 2")
    assert table.lines() == ["build new"]


@pytest.mark.clause("dragon 9.37", "dragon 4.7")
def test_ruling_37_a_person_may_be_replaced_by_an_equal_one(position):
    table = position().seat(0, palaces=[(1, "monk_young")], space=0).ask(PlayCard(0))
    table.answer("play monk monk_young", "replace palace 1 monk_young")
    assert table.palaces(0) == [(1, "monk_young")]
    assert table.removed() == {"monk_young": 1}
    assert table.state.space[0] == 6


@pytest.mark.clause("dragon 9.37")
def test_ruling_37_otherwise_an_equal_person_cannot_be_replaced(position):
    table = position(places={"rulings.equal_replacement_allowed": False})
    table.seat(0, palaces=[(2, "monk_young", "monk_old")]).ask(PlayCard(0))
    table.answer("play monk monk_young")
    assert table.lines() == ["replace palace 1 monk_old", "refuse"]
    assert table.reason("replace palace 1 monk_young") == ("reason-same-person", {})
    assert table.reason("replace palace 1 monk_old") is None
    assert table.reason("replace palace 2 monk_old")[0] == "reason-no-such-palace"


@pytest.mark.clause("dragon 9.4", "dragon 2.7")
def test_ruling_04_the_draft_goes_by_seat_not_by_track(position):
    table = position(seats=3)
    table.state.start_seat = 1
    table.ask(Draft(NATURE))
    asked = []
    while table.asks() is not None:
        asked.append(table.asks()[1])
        table.answer(table.lines()[-1])
    assert asked == [1, 2, 0]

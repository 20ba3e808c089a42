"""Phase 2: cards, tiles, placing, replacing, refusing, and the person track (4.7, 5.2)."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, pending
from tianxia.games.dragon.effects import move_marker
from tianxia.games.dragon.names import TILES, TYPES
from tianxia.games.dragon.persons import PersonPhase, PlacePerson, PlayCard


@pytest.mark.clause("dragon 4.7", "dragon 12.1.7")
def test_everybody_with_a_card_plays_one_in_track_order(position):
    table = position(seats=4).order(2, 3, 0, 1).seat(3, hand=[]).ask(PersonPhase(NATURE))
    asked = []
    while (question := pending(table.state)) is not None:
        if type(question) is PlayCard:
            asked.append(question.seat)
        table.answer(table.lines()[0])
    assert asked == [2, 0, 1]
    assert [table.state.hand_size(seat) for seat in range(4)] == [10, 10, 10, 0]


@pytest.mark.clause("dragon 4.7", "dragon 12.1.7")
def test_nobody_has_a_card_left_in_month_12(position):
    table = position(seats=3).month(12).skip_to("PlayCard")
    assert table.asks() is None


@pytest.mark.clause("dragon 4.7")
def test_a_type_card_calls_a_young_or_an_old_tile_of_its_type(position):
    table = position().seat(0, hand=["healer"]).ask(PlayCard(0))
    assert table.lines() == ["play healer healer_young", "play healer healer_old"]


@pytest.mark.clause("dragon 4.7", "dragon 2.1")
@pytest.mark.parametrize("kind", ["craftsman", "court_lady", "tax_collector"])
def test_single_types_have_only_young_tiles(position, kind):
    table = position().seat(0, hand=[kind]).ask(PlayCard(0))
    assert table.lines() == [f"play {kind} {kind}_young"]


@pytest.mark.clause("dragon 4.7")
def test_with_one_age_gone_the_other_is_left(position):
    table = position().gone("healer_young").seat(0, hand=["healer"]).ask(PlayCard(0))
    assert table.lines() == ["play healer healer_old"]


@pytest.mark.clause("dragon 4.7")
def test_a_wild_card_calls_any_available_tile(position):
    table = position().gone("monk_old").seat(0, hand=["wild", "farmer"]).ask(PlayCard(0))
    wild = [line for line in table.lines() if line.startswith("play wild")]
    assert wild == [f"play wild {name}" for name in TILES if name != "monk_old"]


@pytest.mark.clause("dragon 4.7")
def test_a_wild_card_may_stand_for_a_type_whose_card_is_still_in_hand(position):
    table = position().ask(PlayCard(0)).answer("play wild monk_young")
    assert table.hand(0) == [*TYPES, "wild"]


@pytest.mark.clause("dragon 4.7", "dragon 12.1.6")
def test_card_and_tile_leave_hand_and_supply(position):
    table = position().ask(PlayCard(0)).answer("play monk monk_old")
    assert "monk" not in table.hand(0)
    assert table.left("monk_old") == 0
    seen = table.rules.view(table.state, 0)["seats"][0]
    assert seen["discarded"] == ["monk"]
    assert len(seen["hand"]) + len(seen["discarded"]) == 11


@pytest.mark.clause("dragon 4.7")
def test_a_newcomer_must_be_placed_while_there_is_room(position):
    table = position().seat(0, palaces=[(1, "monk_old"), (2, "farmer_old"), (1,)])
    table.ask(PlayCard(0)).answer("play healer healer_young")
    assert table.asks() == ("PlacePerson", 0)
    assert table.lines() == ["place palace 2", "place palace 3"]
    table.answer("place palace 2")
    assert table.palaces(0)[1] == (2, "farmer_old", "healer_young")


@pytest.mark.clause("dragon 4.7")
def test_without_room_a_newcomer_replaces_anybody_or_is_refused(position):
    table = position().seat(0, palaces=[(2, "monk_old", "monk_old"), (1, "farmer_old")])
    table.ask(PlayCard(0)).answer("play healer healer_young")
    assert table.asks() == ("ReplacePerson", 0)
    assert table.lines() == [
        "replace palace 1 monk_old",
        "replace palace 2 farmer_old",
        "refuse",
    ]
    table.answer("replace palace 1 monk_old")
    assert table.palaces(0) == [(2, "healer_young", "monk_old"), (1, "farmer_old")]
    assert table.removed() == {"monk_old": 1}


@pytest.mark.clause("dragon 4.7", "dragon 4")
@pytest.mark.parametrize("tile", TILES)
def test_the_marker_moves_by_the_value_of_the_newcomer(position, tile):
    table = position().seat(0, space=3).ask(PlayCard(0)).answer(f"play wild {tile}")
    assert table.state.space[0] == 3
    table.answer("place palace 1")
    assert table.state.space[0] == 3 + table.state.edition.tile_value[TILES.index(tile)]


@pytest.mark.clause("dragon 4.7")
def test_the_value_of_a_tile_comes_from_the_file(position):
    table = position(places={"person_tile/monk_young.value": 9}).ask(PlayCard(0))
    table.answer("play monk monk_young", "place palace 1")
    assert table.state.space[0] == 9


@pytest.mark.clause("dragon 4.7", "dragon 5.2")
def test_replacing_moves_forward_by_the_newcomer_and_never_back(position):
    table = position().seat(0, palaces=[(1, "monk_young")], space=6).ask(PlayCard(0))
    table.answer("play court_lady court_lady_young", "replace palace 1 monk_young")
    assert table.state.space[0] == 6 + 1


@pytest.mark.clause("dragon 5.2")
@pytest.mark.parametrize("tile", TILES)
def test_a_newcomer_brings_no_goods_and_no_points(position, tile):
    table = position(super_event="buddha", great_wall="on").ask(PlayCard(0))
    table.answer(f"play wild {tile}", "place palace 1")
    state = table.state
    assert (state.yuan[0], state.rice[0], state.fireworks[0], state.points[0]) == (6, 0, 0, 0)
    assert table.asks() is None


@pytest.mark.clause("dragon 5.2")
def test_young_and_old_persons_of_a_type_do_the_same(position):
    table = position(seats=3).groups(["harvest"])
    table.seat(0, palaces=[(2, "farmer_young", "farmer_young")])
    table.seat(1, palaces=[(2, "farmer_old")])
    table.act(0, "action harvest").act(1, "action harvest")
    assert table.state.rice[0] == table.state.rice[1] == 3


@pytest.mark.clause("dragon 4", "dragon 12.1.5")
def test_a_marker_lands_on_top_and_a_move_of_nothing_leaves_it_alone(position):
    table = position(seats=3).seat(0, space=2).seat(1, space=2).seat(2, space=1)
    move_marker(table.state, 0, 0)
    assert list(table.state.track_order()) == [1, 0, 2]
    move_marker(table.state, 2, 1)
    assert list(table.state.track_order()) == [2, 1, 0]


@pytest.mark.clause("dragon 4.7")
def test_a_palace_of_another_seat_gives_no_room(position):
    table = position().seat(0, palaces=[(1, "monk_old")]).seat(1, palaces=[(3,), (3,)])
    table.ask(PlayCard(0)).answer("play farmer farmer_old")
    assert table.asks() == ("ReplacePerson", 0)


@pytest.mark.clause("dragon 4.7", "dragon 3")
def test_the_newcomer_waits_in_the_question_until_it_is_placed(position):
    table = position().ask(PlacePerson(0, TILES.index("scholar_old")))
    table.answer("place palace 2")
    assert table.palaces(0) == [(2,), (2, "scholar_old")]

"""Section 2: the table before the first round, by number of seats and options."""

from __future__ import annotations

import pytest

from tianxia.core.errors import Unreadable
from tianxia.core.rows import row_of

LEVELS = {2: [1, 1, 1, 1, 2, 2], 3: [1, 1, 1, 1, 1, 2], 4: [1] * 6}


def started(new_game, seats, **options):
    """A game at the first question of a seat."""
    return new_game(seats, **options).skip_to("BeginTurn")


@pytest.mark.clause("tea_garden 2.2", "tea_garden 2.3", "tea_garden 2.9")
@pytest.mark.parametrize(("seats", "height"), [(2, 5), (3, 6), (4, 8)])
def test_tokens_and_cup_stacks(new_game, seats, height):
    table = started(new_game, seats)
    shown = table.view()
    assert (shown["round"], shown["rounds"], shown["phase"]) == (1, 5, "actions")
    tokens = [region["bonus"] for region in shown["regions"].values()]
    assert len({token for token in tokens if token is not None}) == 15
    assert table.state.unseen_bonuses.bit_count() == 3
    assert [stack["size"] for stack in shown["stacks"].values()] == [height] * 5
    assert len({stack["top"] for stack in shown["stacks"].values()}) == 5
    assert list(shown["stacks"]) == ["yellow", "green", "blue", "orange", "red"]


@pytest.mark.clause("tea_garden 2.4", "tea_garden 2.5", "tea_garden 2.6")
@pytest.mark.parametrize(
    ("seats", "deck", "basic"),
    [(2, [0, 2, 4, 4, 4], 4), (3, [0, 4, 5, 5, 5], 7), (4, [0, 6, 6, 6, 6], 10)],
)
def test_row_caravans_and_emperor_cards(new_game, seats, deck, basic):
    shown = started(new_game, seats).view()
    assert [int(card[1]) for card in shown["row"]] == LEVELS[seats]
    assert shown["action_deck"] == deck
    assert shown["caravan_deck"] == {"basic": basic, "advanced": 15}
    assert len(set(shown["caravans"])) == 3
    assert all(int(name[1:]) <= 15 for name in shown["caravans"])
    assert len(set(shown["emperor_cards"])) == 3
    assert shown["emperor_deck"] == 13


@pytest.mark.clause("tea_garden 2.5")
def test_advanced_caravans_come_after_the_basic_ones_in_use(position):
    table = position()
    table.state.caravan_left = row_of([1, 15])
    table.seat(0, hand=["s09"], fresh={1: 2}, fermented={}).turn(0, "s09")
    table.answer("sell c01 trade 1 strength 1").skip_to("DealCaravan")
    assert table.lines() == [f"caravan c{n:02}" for n in range(4, 16)]
    table.answer("caravan c04", "end turn")
    table.seat(1, hand=["s09"], fresh={1: 2}).turn(1, "s09")
    table.answer("sell c02 trade 1 strength 1").skip_to("DealCaravan")
    assert table.lines() == [f"caravan c{n}" for n in range(16, 31)]


@pytest.mark.clause("tea_garden 2.1", "tea_garden 2.7", "tea_garden 2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_every_player_begins_with(new_game, seats):
    table = started(new_game, seats)
    for seat in range(seats):
        own = table.seen(seat)
        assert [pagoda["strength"] for pagoda in own["pagodas"]] == [3, 3, 4, 5, 6, 7]
        assert not any(pagoda["built"] for pagoda in own["pagodas"])
        assert own["gardens"] == ["r01"]
        assert table.leaves(seat) == ({2: 2}, {})
        assert len(own["hand"]) == 4
        assert len(own["draw"]) == 7
        assert sorted(own["hand"] + own["draw"]) == [f"s{n:02}" for n in range(1, 12)]
        zero = ["points", "boat", "studies", "centre", "emperor_row", "emperor", "turns"]
        zero += ["scroll_strength", "scroll_teapot", "scroll_repeat"]
        assert [own[name] for name in zero] == [0] * len(zero)
        assert (own["half"], own["berth"], own["reserve"]) == (None, None, 6)
        assert own["cup_rows"] == own["caravans"] == own["played"] == own["discard"] == []
    assert table.view()["regions"]["r01"]["spaces"] == [
        seat if seat < seats else None for seat in range(4)
    ]
    assert table.view()["supply"] is None


@pytest.mark.clause("tea_garden 2.10", "tea_garden 7")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_start_player_can_be_agreed_on(new_game, seat):
    table = new_game(4, start_player=f"seat_{seat}")
    names = set()
    while table.asks()[0] != "BeginTurn":
        names.add(table.asks()[0])
        table.answer(table.lines()[0])
    assert "DrawStartSeat" not in names
    assert table.asks() == ("BeginTurn", seat)


@pytest.mark.clause("tea_garden 7")
def test_a_seat_that_is_not_there_cannot_start(new_game):
    with pytest.raises(Unreadable, match="Seat 3 cannot start a game for 2"):
        new_game(2, start_player="seat_2")
    assert new_game(3, start_player="seat_2").state.start_seat == 2


@pytest.mark.clause("tea_garden 2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(rules, seats):
    with pytest.raises(Unreadable):
        rules.new_game(seats, {})


@pytest.mark.clause("tea_garden 2.7")
def test_the_first_hand_is_drawn_card_by_card_and_seen_by_its_owner_alone(new_game):
    table = new_game(2).listen().skip_to("DrawCard")
    question = table.question()
    assert table.lines() == [f"draw s{n:02}" for n in range(1, 12)]
    assert question.seen_by(table.state, 0) == 1
    table.answer("draw s05")
    assert "draw s05" not in table.lines()
    whispers = [note for note in table.state.journal.notes if note.kind == "drew-card"]
    assert [(note.seat, note.a) for note in whispers] == [(0, 4)]

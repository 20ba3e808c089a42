"""The invariants of section 12: they hold always, and each one is noticed when broken."""

from __future__ import annotations

import random

import pytest
from tests.games.laid_table import apart

from tianxia.core.agenda import Chance, apply, pending
from tianxia.core.rows import row_of
from tianxia.games.tea_garden.state import GAME_OVER, UPKEEP
from tianxia.games.tea_garden.turns import BeforeCards, BeginTurn


def chosen(question, state, rng):
    """Nature by chance, everybody else by chance too, but seldom passing."""
    legal = question.legal(state)
    if isinstance(question, Chance):
        return rng.choices(legal, question.weights(state))[0]
    if isinstance(question, BeginTurn) and len(legal) > 1 and rng.random() < 0.9:
        return legal[1]
    return rng.choice(legal)


@pytest.mark.clause(
    "tea_garden 12.1.1", "tea_garden 12.1.2", "tea_garden 12.1.3", "tea_garden 12.1.4",
    "tea_garden 12.1.5", "tea_garden 12.1.6", "tea_garden 12.1.7", "tea_garden 12.1.8",
    "tea_garden 12.1.9", "tea_garden 12.1.10", "tea_garden 12.1.11", "tea_garden 12.1.12",
    "tea_garden 12.1.14",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {"strict_supply": True, "auto_space": False}, {"auto_pay": True, "auto_space": False}],
    ids=["printed", "limited", "paid by the engine"],
)
def test_all_invariants_hold_in_random_games(rules, seats, options):
    for seed in range(2):
        rng = random.Random(f"{seats} {options} {seed}")
        state = rules.new_game(seats, options)
        upkeeps = 0
        while (question := pending(state)) is not None:
            before = rules.clone(state)
            apply(state, chosen(question, state, rng))
            assert rules.broken(state) == []
            assert rules.broken_by(before, state) == []
            upkeeps += before.phase != UPKEEP and state.phase == UPKEEP
            if isinstance(question, BeginTurn):
                assert question.legal(before)[0] == 0  # passing is always possible
        assert state.round == 5
        assert state.phase == GAME_OVER


@pytest.mark.clause("tea_garden 12.1.4", "tea_garden 4.5")
def test_maturation_keeps_the_totals_and_the_harvest_adds_two_for_each_garden(rules):
    rng = random.Random(3)
    seen = 0
    for seed in range(6):
        state = rules.new_game(2 + seed % 3, {})
        while (question := pending(state)) is not None:
            fresh = [state.fresh_of(seat) for seat in range(state.seats)]
            fermented = [state.fermented_of(seat) for seat in range(state.seats)]
            number = state.round
            apply(state, chosen(question, state, rng))
            if state.round == number + 1 and number and state.phase == UPKEEP:
                while any(state.turns) or any(state.passed):
                    apply(state, pending(state).legal(state)[0])
                seen += 1
                for seat in range(state.seats):
                    gardens = state.gardens[seat].bit_count()
                    assert state.fresh_of(seat) == fresh[seat] + 2 * gardens
                    assert state.fermented_of(seat) == fermented[seat]
    assert seen > 10


@pytest.mark.clause("tea_garden 12.1.8", "tea_garden 12.1.12")
def test_one_main_action_in_a_turn_and_two_secondary_ones_of_a_kind(rules):
    rng = random.Random(8)
    for seed in range(12):
        state = rules.new_game(2 + seed % 3, {})
        mains, sides, paid = 0, [], False
        while (question := pending(state)) is not None:
            choice = chosen(question, state, rng)
            line = question.text(choice)
            if isinstance(question, BeginTurn):
                mains, sides, paid = 0, [], False
            if line.startswith("pay fourth turn"):
                paid = True
            if isinstance(question, BeforeCards) and line.startswith("top"):
                assert paid == (state.turns[question.seat] == 3)
            word = line.split()[0]
            if type(question).__name__ == "TakeTurn":
                mains += word in ("found", "buy", "main") or line.startswith("sell c")
            if type(question).__name__ in ("TakeTurn", "ChooseStack", "ChooseHalf"):
                sides += [word] if word in ("sail", "cup", "study") else []
            if line == "repeat by scroll" and sides == ["sail"]:
                sides.append("sail")
            if line == "end turn":
                assert mains == 1
                assert len(sides) <= 2
                assert len(set(sides)) <= 1
            apply(state, choice)


def playing(new_game, **options):
    """A table at the first turn of three seats."""
    return new_game(3, start_player="seat_0", **options).skip_to("BeginTurn")


def changed(name, change, seat=None):
    """Do something to the list of a row, which is then laid in its place; or to a seat's row."""

    def carry_out(state):
        rows = getattr(state, name)
        numbers = list(rows if seat is None else rows[seat])
        change(numbers)
        if seat is None:
            setattr(state, name, row_of(numbers))
        else:
            rows[seat] = row_of(numbers)

    return carry_out


def put(name, at, value):
    """Change one number of a row."""
    return changed(name, lambda numbers: numbers.__setitem__(at, value))


def more(name, number):
    """One number more in the row of seat 0."""
    return changed(name, lambda numbers: numbers.append(number), 0)


def together(*changes):
    """Several changes at once."""
    return lambda state: [change(state) for change in changes]


BROKEN = [
    (changed("hand", lambda numbers: numbers.pop(), 0), "1: a starting card was lost or made"),
    (more("hand", 70), "1: an action or emperor card was lost or made"),
    (changed("hand", lambda numbers: numbers.reverse(), 0),
     "1: a pile is not in the order of its numbers"),
    (lambda s: more("won", s.caravans[0])(s), "1: a caravan was lost or made"),
    (changed("row", lambda numbers: numbers.reverse()), "2: the levels of the row fall"),
    (put("level_left", 4, -1), "2: a deck has less than nothing"),
    (put("caravan_left", 0, -1), "2: a deck has less than nothing"),
    (changed("row", lambda numbers: numbers.pop()), "2: the row is not full"),
    (lambda s: more("won", s.caravans[0])(s) or put("caravans", 0, -1)(s),
     "2: a caravan is missing"),
    (put("emperors", 0, -1), "2: an emperor card is missing"),
    (put("stack_top", 0, -1), "2: a cup stack has no top"),
    (put("pagodas", 0, 0b1111), "3: a pagoda was lost or made"),
    (lambda s: s.pagodas.__setitem__(0, 31) or s.pagodas.__setitem__(1, 31),
     "3: two gardens are being founded at once"),
    (put("gardens", 0, 0b11), "3: gardens and spaces do not agree"),
    (put("near", 0, 0), "3: the reach of the gardens is wrong"),
    (lambda s: put("space", 14 * 4, 0)(s) or s.gardens.__setitem__(0, 1 << 14 | 1)
     or s.near.__setitem__(0, s.edition.near[0] | s.edition.near[14])
     or s.far.__setitem__(0, s.edition.far[0] | s.edition.far[14]),
     "3: a garden is too far from the others"),
    (lambda s: setattr(s, "full", 2), "3: a region holds too many gardens"),
    (put("leaves", 0, -1), "4: somebody has less than nothing"),
    (put("tokens", 0, -1), "4: somebody has less than nothing"),
    (put("loose", 0, 1), "5: the markers were counted wrongly"),
    (put("cup_owner", 0, 0), "5: a tile lies in no row"),
    (more("cup_rows", 0), "5: a row holds a tile of another seat"),
    (together(more("cup_rows", 0), put("cup_owner", 0, 0), put("markers", 0, 1)),
     "5: a marker lies on no connection"),
    (put("stack_size", 0, 9), "5: a cup tile was lost or made"),
    (put("studies", 0, 5), "7: the workers in the centre are not the laps"),
    (put("berth", 0, 0), "11: a boat is at a berth on the way"),
    (lambda s: [s.boat.__setitem__(n, 10) or s.berth.__setitem__(n, 0) for n in (0, 1)],
     "11: two boats are at one berth"),
    (put("turns", 0, 1), "8: stacks and turns do not agree"),
    (together(more("played", 0), more("starts", 0), more("starts", 0)),
     "8: a stack is empty"),
    (lambda s: setattr(s, "repeated", 1), "8: a repetition without an action"),
    (put("shown", 0, 1), "8: the teapots shown were counted wrongly"),
    (put("passed", 0, 1), "9: somebody is asked who is out of the round"),
    (lambda s: setattr(s, "acting", 1), "9: a turn begins inside another one"),
    (lambda s: setattr(s, "last_seat", 2), "9: a turn begins inside another one"),
    (lambda s: setattr(s, "acting", 1) or setattr(s, "phase", GAME_OVER),
     "9: a turn outside the action phase"),
    (lambda s: setattr(s, "agenda", []), "10: the game ended before its last round"),
    (lambda s: setattr(s, "agenda", []) or setattr(s, "phase", GAME_OVER),
     "10: the game ended before its last round"),
    (put("points", 0, 7), "14: the points do not add up"),
    (lambda s: setattr(s, "phase", GAME_OVER) or s.tokens.__setitem__(0, 3),
     "14: the final scoring is not what the table shows"),
]  # fmt: skip


@pytest.mark.clause(
    "tea_garden 12.1.1", "tea_garden 12.1.2", "tea_garden 12.1.3", "tea_garden 12.1.4",
    "tea_garden 12.1.5", "tea_garden 12.1.7", "tea_garden 12.1.8", "tea_garden 12.1.9",
    "tea_garden 12.1.10", "tea_garden 12.1.11", "tea_garden 12.1.14",
)  # fmt: skip
@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_a_broken_position_is_noticed(new_game, change, sentence):
    table = playing(new_game)
    assert table.rules.broken(table.state) == []
    change(table.state)
    assert sentence in table.rules.broken(table.state)


@pytest.mark.clause("tea_garden 12.1.12")
def test_a_question_without_an_answer_is_noticed(new_game):
    table = playing(new_game)
    cards = sorted([*table.state.hand[0], *table.state.draw[0]])
    table.state.hand[0], table.state.draw[0] = row_of([]), row_of(cards)
    table.state.push(BeforeCards(0))
    assert "12: somebody has nothing to choose from" in table.rules.broken(table.state)


@pytest.mark.clause("tea_garden 12.1.4", "tea_garden 7")
@pytest.mark.parametrize(
    ("name", "value"),
    [("leaves", 81), ("tokens", 31), ("scroll_strength", 9), ("scroll_teapot", 9)],
)
def test_more_than_the_limited_supply_is_noticed(new_game, name, value):
    for strict in (True, False):
        table = playing(new_game, strict_supply=strict)
        getattr(table.state, name)[0] = value
        found = "4: the supply has less than nothing" in table.rules.broken(table.state)
        assert found is strict


CHANGES = [
    (put("points", 0, 1), "6: something went back"),
    (put("boat", 0, 1), "6: something went back"),
    (put("climbed", 0, 1), "6: something went back"),
    (put("studies", 0, 1), "6: something went back"),
    (put("centre", 0, 1), "6: something went back"),
    (put("gardens", 0, 0b11), "6: a garden disappeared"),
    (more("won", 3), "6: a caravan disappeared"),
    (put("cup_owner", 0, 0), "6: a cup tile disappeared"),
    (lambda s: setattr(s, "round", 3), "10: a round was skipped"),
    (
        changed("gone", lambda numbers: numbers.append(11)),
        "10: an upkeep removes one card of the row",
    ),
]


@pytest.mark.clause("tea_garden 12.1.6", "tea_garden 12.1.10")
@pytest.mark.parametrize(("change", "sentence"), CHANGES)
def test_a_step_back_is_noticed(new_game, change, sentence):
    table = playing(new_game)
    before = apart(table)
    assert table.rules.broken_by(before, table.state) == []
    change(before)
    assert sentence in table.rules.broken_by(before, table.state)


@pytest.mark.clause("tea_garden 12.1.8")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("main", "8: two main actions in one turn"),
        ("secondary", "8: two kinds of secondary actions in one turn"),
    ],
)
def test_two_actions_of_a_kind_in_one_turn_are_noticed(new_game, name, sentence):
    table = playing(new_game)
    before = table.rules.clone(table.state)
    setattr(before, name, 0)
    setattr(table.state, name, 1)
    assert table.rules.broken_by(before, table.state) == [sentence]


@pytest.mark.clause("tea_garden 12.1.4", "tea_garden 12.1.9", "tea_garden 12.1.10")
def test_a_wrong_upkeep_is_noticed(position):
    table = position().round(1).answer("pass")
    before = table.rules.clone(table.state)
    table.answer("pass")
    assert table.rules.broken_by(before, table.state) == []
    table.state.start_seat = 0
    assert table.rules.broken_by(before, table.state) == ["9: the start player token went astray"]
    table.state.start_seat = 1
    table.state.leaves[0] += 1
    assert table.rules.broken_by(before, table.state) == [
        "4: an upkeep brings two leaves for each garden and no more"
    ]
    table.state.leaves[0] -= 1
    table.state.gone = row_of([])
    assert table.rules.broken_by(before, table.state) == [
        "10: an upkeep removes one card of the row"
    ]

"""The loop of frames, tried on the toy."""

from __future__ import annotations

import pytest

from tianxia.core.agenda import NATURE, State, apply, pending, settle
from tianxia.core.chance import draw
from tianxia.core.dice import Dice
from tianxia.core.errors import Unreadable
from tianxia.core.reading import ints, whole
from tianxia.core.saving import dump_agenda, load_agenda

pytestmark = pytest.mark.interpreted


@pytest.fixture
def toy():
    from tests.contract import toy

    return toy


def test_an_empty_agenda_means_that_the_game_is_over():
    state = State(2)
    settle(state)
    assert pending(state) is None


def test_steps_run_until_a_question_is_on_top(toy):
    state = toy.ToyState(2)
    state.push(toy.BeginToyRound(NATURE, 1))
    settle(state)
    assert isinstance(pending(state), toy.Look)
    assert state.round == 1


def test_an_answer_leads_to_the_frame_below(toy):
    state = toy.ToyState(2)
    state.hands[0] = [1, 1, 0, 0, 0]
    state.push(toy.Look(1))
    state.push(toy.Pick(0))
    apply(state, 1)
    assert isinstance(pending(state), toy.Look)
    assert state.picked == [1, toy.NO_CARD]


def test_nobody_listens_to_the_notes_of_a_clone(toy):
    rules = toy.Toy()
    state = rules.new_game(2, {})
    assert rules.clone(state).journal is None
    state.note("unheard", 0)


def test_nature_draws_by_weight_and_a_single_outcome_costs_nothing(toy):
    state = toy.ToyState(2)
    state.bag = [0, 0, 5, 0, 0]
    dice = Dice(1)
    before = dice.at
    assert draw(toy.Deal(NATURE), state, [2], dice) == 2
    assert dice.at == before
    state.bag = [1, 0, 9, 0, 0]
    drawn = [draw(toy.Deal(NATURE), state, [0, 2], dice) for _ in range(1000)]
    assert 50 < drawn.count(0) < 160


def test_frames_are_written_by_name_and_numbers_and_read_back(toy):
    state = toy.ToyState(2)
    state.agenda = [toy.BeginToyRound(NATURE, 2), toy.Pick(1)]
    data = dump_agenda(state)
    assert data == [["BeginToyRound", NATURE, 2], ["Pick", 1, 0]]
    frames = load_agenda(toy.FRAMES, data)
    assert [(type(f), f.fields()) for f in frames] == [
        (toy.BeginToyRound, [NATURE, 2]),
        (toy.Pick, [1, 0]),
    ]


@pytest.mark.parametrize("data", [{}, [7], [["NoSuchFrame", 0]]])
def test_an_agenda_of_unknown_frames_is_not_read(toy, data):
    with pytest.raises(AssertionError):
        load_agenda(toy.FRAMES, data)


def test_numbers_are_read_as_numbers_only():
    assert ints([1, 2]) == [1, 2]
    for read, data in ((ints, "12"), (ints, ["1"]), (whole, "1"), (whole, None)):
        with pytest.raises(AssertionError):
            read(data)


def test_a_reason_is_given_by_default_and_the_prompt_is_named_after_the_class(toy):
    state = toy.ToyState(2)
    state.hands[0] = [1, 0, 0, 0, 0]
    pick = toy.Pick(0)
    assert pick.reason(state, 0) is None
    assert pick.reason(state, 1).key == "reason-not-now"
    assert pick.prompt(state).key == "prompt-pick"


def test_seats_and_options_of_a_game_are_checked(toy):
    rules = toy.Toy()
    with pytest.raises(Unreadable, match="2 to 4 seats, not 5"):
        rules.check_seats(5)
    assert rules.read_options({}) == {"open_picks": False}
    assert rules.read_options({"open_picks": "true"}) == {"open_picks": True}
    with pytest.raises(Unreadable, match="this game has open_picks"):
        rules.read_options({"weather": 1})

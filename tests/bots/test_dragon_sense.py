"""What a player who watches the casual bot of Dragon would expect of it."""

from __future__ import annotations

import pytest
from tests.bots.dragon_positions import RULES, hold, month, palace, persons_phase
from tests.bots.play import PlainTable

from tianxia.bots.registry import make_bot
from tianxia.core.agenda import apply, pending
from tianxia.core.rows import row_of
from tianxia.games.dragon.names import EVENTS, PLACEMENTS, TOGETHER
from tianxia.games.dragon.palace import lodgers
from tianxia.games.dragon.state import DragonState

BOT = make_bot("casual", "dragon", 1)


def answer(state: DragonState) -> str:
    """The bot's answer in the words of the record; it is carried out."""
    question = pending(state)
    choice = BOT.choose(PlainTable(RULES, state))
    apply(state, choice)
    return question.text(choice)


def test_it_keeps_four_yuan_for_the_tribute_of_this_month():
    state = month(6, "imperial_tribute")
    state.yuan[0] = 4
    answer(state)
    assert state.yuan[0] >= 4


def test_it_raises_taxes_when_the_tribute_of_this_month_cannot_be_paid():
    state = month(6, "imperial_tribute")
    state.yuan = row_of([1, 6])
    state.palaces[0] = row_of(
        [palace(2, "court_lady_young tax_collector_young"), palace(2, "monk_old")]
    )
    assert answer(state) == "action taxes"


def test_it_harvests_before_a_drought():
    state = month(6, "drought")
    state.palaces[0] = row_of(
        [palace(1, "farmer_old"), palace(1, "monk_old"), palace(1, "scholar_old")]
    )
    assert answer(state) == "action harvest"


def test_it_does_not_harvest_when_no_drought_is_left():
    state = month(8)
    state.rice[0] = 2
    assert answer(state) != "action harvest"


@pytest.mark.parametrize("yuan", [2, 5, 9, 14])
def test_it_buys_no_privilege_in_the_last_month(yuan):
    state = month(12)
    state.yuan[0] = yuan
    assert answer(state) != "action privilege"


def test_it_buys_a_privilege_early_when_it_has_the_money():
    state = month(2)
    state.yuan[0] = 12
    assert answer(state) == "action privilege"
    assert answer(state) == "buy large_privilege"


def test_in_the_last_month_its_scholars_do_research():
    state = month(12)
    state.palaces[0] = row_of(
        [palace(2, "scholar_old scholar_young"), palace(2, "court_lady_young")]
    )
    assert answer(state) == "action research"


def test_it_calls_the_healer_before_a_contagion():
    state = month(6, "contagion")
    state.palaces[0] = row_of([palace(3, "court_lady_young farmer_old"), palace(3, "monk_old")])
    hold(state, 0, "healer pyrotechnist scholar tax_collector wild wild")
    persons_phase(state)
    assert answer(state).endswith(("healer_old", "healer_young"))


def test_a_newcomer_moves_into_the_palace_that_would_fall():
    state = month(5)
    state.palaces[0] = row_of([palace(3, "court_lady_young farmer_old"), palace(1)])
    persons_phase(state)
    answer(state)
    assert answer(state) == "place palace 2"


def test_nobody_is_sent_away_while_a_better_person_can_be_had():
    state = month(5, later="contagion")
    state.palaces[0] = row_of([palace(1, "pyrotechnist_young"), palace(1, "farmer_young")])
    hold(state, 0, "court_lady")
    persons_phase(state)
    if pending(state).legal(state)[1:]:
        answer(state)
    else:
        apply(state, pending(state).legal(state)[0])
    assert answer(state).startswith("replace")


def test_released_persons_leave_no_palace_empty():
    state = month(4, "mongol_invasion")
    state.palaces[0] = row_of([palace(1, "healer_young"), palace(2, "farmer_young scholar_young")])
    state.palaces[1] = row_of([palace(2, "warrior_old warrior_young")])
    for seat in range(2):
        hold(state, seat, "")
    while EVENTS[state.event_now()] == "mongol_invasion" and pending(state).seat >= 0:
        answer(state)
    assert [len(lodgers(own)) for own in state.palaces[0]] == [1, 1]


def test_it_does_not_build_a_palace_that_falls_at_once():
    state = month(12)
    hold(state, 0, "")
    assert answer(state) != "action build"


def test_it_houses_its_first_two_persons_apart():
    state = RULES.new_game(2, {"start_player": "seat_0"})
    while pending(state).seat < 0:
        apply(state, pending(state).legal(state)[0])
    choice = BOT.choose(PlainTable(RULES, state))
    assert choice % PLACEMENTS != TOGETHER

"""The things on the table: what questions name is declared, and what can be chosen is there."""

from __future__ import annotations

import pytest
from tests.contract.cases import CASES, LOOKS
from tests.contract.play import walk

from tianxia.core.agenda import NATURE, SPECTATOR
from tianxia.core.things import Axis, Kind, Things, counted, named, things_in

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def check_targets(rules, state, decision, choices):
    """Every target is declared; those of legal choices lie on the table."""
    asked = type(decision).__name__
    for choice in range(decision.size):
        unknown = set(decision.targets(state, choice)) - rules.things.known
        assert not unknown, f"{asked} names {unknown}, which things.py does not declare"
    view = rules.view(state, decision.seat)
    legal = {target for choice in choices for target in decision.targets(state, choice)}
    missing = legal - rules.things.present(view, decision.seat)
    assert not missing, f"{asked} can choose {missing}, which are not on the table"


def check_names(rules, state):
    """Every `thing` in a view is one that is declared to come and go, and is present."""
    fixed = rules.things.fixed
    for viewer in (*range(state.seats), SPECTATOR):
        view = rules.view(state, viewer)
        seen = set(things_in(view))
        assert seen <= rules.things.known - fixed, f"views name {seen - rules.things.known}"
        if viewer != SPECTATOR:
            present = rules.things.present(view, viewer)
            assert seen <= present, "what a view names is present"
            assert present <= rules.things.known, f"{present - rules.things.known} are unknown"


@every_case
def test_what_questions_name_is_declared_and_what_can_be_chosen_is_there(case):
    rules = case.rules()
    state = rules.new_game(case.seats, case.agreed())
    asked = 0
    for ply, (decision, choices, _) in enumerate(walk(state, case.seed("things"))):
        if decision.seat != NATURE and ply % LOOKS == 0:
            check_targets(rules, state, decision, choices)
            asked += 1
        if ply % (5 * LOOKS) == 0:
            check_names(rules, state)
    assert asked


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 4])
def test_the_toy_declares_its_things(seats):
    from tests.contract.toy import Toy

    rules = Toy()
    state = rules.new_game(seats, {})
    for decision, choices, _ in walk(state, seats):
        check_names(rules, state)
        if decision.seat != NATURE:
            check_targets(rules, state, decision, choices)


@pytest.mark.interpreted
def test_a_target_that_is_not_declared_or_not_there_is_found():
    from tests.contract.toy import Pick, Toy, ToyThings

    rules = Toy()
    state = rules.new_game(2, {})
    asked = next(one for one, _, _ in walk(state, 1) if isinstance(one, Pick))
    rules.things = ToyThings([])
    with pytest.raises(AssertionError, match="does not declare"):
        check_targets(rules, state, asked, asked.legal(state))
    rules.things = Things(Toy().things.kinds)
    with pytest.raises(AssertionError, match="not on the table"):
        check_targets(rules, state, asked, asked.legal(state))


def test_a_kind_puts_its_names_together_from_its_axes():
    ring = named("ring", ["inner", "outer"], "Ring")
    action = Kind("action", [counted("segment", 2, first=0), ring])
    assert action.all() == ["action:0:inner", "action:0:outer", "action:1:inner", "action:1:outer"]
    assert action.of(1, "inner") == "action:1:inner"
    assert Kind("money").all() == ["money"]


def test_an_axis_says_what_people_count_and_call():
    assert counted("segment", 2, first=0).said == [1, 2]
    assert named("colour", ["red"], word="official").said == ["@official-red"]
    other = Axis("from", ["a"], ["@a"]).called("to")
    assert (other.name, other.names, other.said) == ("to", ["a"], ["@a"])


def test_two_kinds_cannot_share_a_name():
    with pytest.raises(AssertionError, match="unique"):
        Things([Kind("own", [counted("region", 2)]), Kind("own", [counted("place", 3)])])


def test_only_fixed_things_are_there_unless_a_game_says_more():
    things = Things([Kind("board"), Kind("figure", [counted("cell", 2)], comes=True)])
    assert things.present({"figures": []}, 0) == {"board"}
    assert things.known == {"board", "figure:1", "figure:2"}


def test_names_are_found_wherever_a_view_has_them():
    view = {"thing": "a", "rows": [[{"thing": "b"}], {"in": {"thing": "c"}}], "word": "thing"}
    assert things_in(view) == ["a", "b", "c"]

"""A view is what its game declares, for every viewer, and hides what it declares to be hidden."""

from __future__ import annotations

import pytest
from tests.contract.cases import CASES
from tests.contract.declared import declared
from tests.contract.play import walk

from tianxia.core.agenda import SPECTATOR
from tianxia.games.registry import GAMES, rules_for

SECRET = [game for game in GAMES if "Own[" in (GAMES[game].folder() / "seen.py").read_text()]
EVERY = 12  # plies from one look to the next
cases = pytest.mark.parametrize("case", CASES, ids=str)


@cases
def test_views_are_as_declared_and_open_parts_are_the_same_for_everybody(case):
    rules = case.rules()
    agreed = rules.read_options(case.agreed())
    seen = declared(case.game, frozenset(name for name, value in agreed.items() if value is True))
    state = rules.new_game(case.seats, case.agreed())
    for ply, _ in enumerate(walk(state, case.seed("seen"))):
        if ply % EVERY:
            continue
        check(rules, seen, state)
    check(rules, seen, state)


def check(rules, seen, state):
    views = {viewer: rules.view(state, viewer) for viewer in (*range(state.seats), SPECTATOR)}
    opened = []
    for viewer, view in views.items():
        assert seen.broken(view, "Seen", "view") == []
        opened.append(seen.open_part(view, "Seen", viewer, None))
    assert all(one == opened[-1] for one in opened)


@pytest.mark.parametrize("game", SECRET)
def test_what_only_its_owner_sees_may_be_shown_to_nobody_else(game):
    rules = rules_for(game)
    view = rules.view(rules.new_game(rules.seats_min, {}), 0)
    with pytest.raises(AssertionError, match=f"viewer {SPECTATOR} sees"):
        declared(game).open_part(view, "Seen", SPECTATOR, None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda view: view.pop("round"), "view.round is missing"),
        (lambda view: view.update(extra=1), "view.extra is not declared"),
        (lambda view: view.update(round="two"), "view.round is 'two', not of the kind int"),
        (lambda view: view.update(phase="tea time"), "view.phase is 'tea time', none of Phase"),
        (lambda view: view["seats"][0].update(points=True), "not of the kind int"),
    ],
)
def test_what_differs_from_the_declaration_is_named(game, change, said):
    rules = rules_for(game)
    view = rules.view(rules.new_game(rules.seats_min, {}), SPECTATOR)
    assert declared(game).broken(view, "Seen", "view") == []
    change(view)
    (problem,) = declared(game).broken(view, "Seen", "view")
    assert said in problem

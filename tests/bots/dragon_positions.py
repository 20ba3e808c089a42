"""Positions of In the Year of the Dragon, set up by hand: seat 0 is asked first."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, apply, pending, settle
from tianxia.core.rows import row_of
from tianxia.games.dragon.actions import ChooseAction
from tianxia.games.dragon.names import ACTIONS, EVENTS, PERSON_CARDS, TILES
from tianxia.games.dragon.palace import with_person
from tianxia.games.dragon.persons import PlayCard
from tianxia.games.dragon.rounds import BeginRound
from tianxia.games.dragon.state import CARDS, DragonState
from tianxia.games.registry import rules_for

RULES = rules_for("dragon")
COURT = [(2, "court_lady_young healer_young"), (2, "farmer_young warrior_young")]
CALM = ["peace"] * 12
FIRST_GROUP = ["taxes", "build", "harvest", "privilege"]
SECOND_GROUP = ["fireworks_display", "military_parade", "research"]


def palace(floors: int, persons: str = "") -> int:
    """A palace with these persons in it."""
    made = floors
    for name in persons.split():
        made = with_person(made, TILES.index(name))
    return made


def month(number: int, event: str = "peace", later: str = "peace", seats: int = 2) -> DragonState:
    """The start of a month with seat 0 ahead on the track; all later months have one event."""
    state = RULES.new_game(seats, {"start_player": "seat_0"})
    row = CALM[: number - 1] + [event] + [later] * (12 - number)
    state.events = row_of([EVENTS.index(name) for name in row])
    state.event_bag = row_of([0] * len(EVENTS))
    state.agenda = []
    for seat in range(seats):
        state.palaces[seat] = row_of([palace(floors, persons) for floors, persons in COURT])
        state.space[seat] = 50 - 10 * seat
    state.push(BeginRound(NATURE, number))
    settle(state)
    for action in FIRST_GROUP + SECOND_GROUP[:-1]:
        apply(state, ACTIONS.index(action))
    assert isinstance(pending(state), ChooseAction)
    return state


def persons_phase(state: DragonState) -> DragonState:
    """The same month when seat 0 must play a card; everybody has paraded."""
    while not isinstance(pending(state), PlayCard):
        apply(state, ACTIONS.index("military_parade"))
    return state


def hold(state: DragonState, seat: int, cards: str) -> None:
    """Give the seat exactly these person cards."""
    for card in range(CARDS):
        state.hand[seat * CARDS + card] = cards.split().count(PERSON_CARDS[card])

"""Decay, phase 4, and the end of the game."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.core.native import i64
from tianxia.core.scores import score
from tianxia.games.dragon.building import trim
from tianxia.games.dragon.effects import monk_points
from tianxia.games.dragon.names import (
    COURT_LADY,
    FOR_LADIES,
    FOR_MONEY,
    FOR_MONKS,
    FOR_PALACES,
    FOR_PERSONS,
    FOR_PRIVILEGES,
    LARGE,
    SMALL,
)
from tianxia.games.dragon.palace import FLOOR_BITS, NO_PALACE, floors_of
from tianxia.games.dragon.state import GAME_OVER, SCORING_PHASE, DragonState


class Decay(Step[DragonState]):
    """Every palace in which nobody lives loses a floor; one without floors disappears."""

    def run(self, state: DragonState) -> None:
        for seat in range(state.seats):
            own = state.palaces[seat]
            for index in range(len(own)):
                palace = own[index]
                if palace != NO_PALACE and palace >> FLOOR_BITS == 0:
                    floors = max(0, floors_of(palace) - state.edition.decay_floors)
                    own[index] = floors  # an empty palace is written as its floors
                    state.note("decayed", seat, index + 1, floors)
            trim(state, seat)


class RoundScoring(Step[DragonState]):
    """A point for each palace, each dragon of a court lady, each dragon of a privilege."""

    def run(self, state: DragonState) -> None:
        state.phase = SCORING_PHASE
        edition = state.edition
        for seat in range(state.seats):
            palaces = state.palaces_of(seat) * edition.palace_points
            ladies = state.symbols_of(seat, COURT_LADY) * edition.lady_points
            dragons = state.small[seat] * edition.privilege_dragons[SMALL]
            dragons += state.large[seat] * edition.privilege_dragons[LARGE]
            privileges = dragons * edition.privilege_points
            score(state, seat, palaces, FOR_PALACES)
            score(state, seat, ladies, FOR_LADIES)
            score(state, seat, privileges, FOR_PRIVILEGES)
            state.note("round-scored", seat, palaces, ladies, privileges)


class FinalScoring(Step[DragonState]):
    """Two points per person, monks times floors, goods sold and a point per three yuan."""

    def run(self, state: DragonState) -> None:
        state.phase = GAME_OVER
        for seat in range(state.seats):
            persons = person_points(state, seat)
            monks = monk_points(state, seat)
            money = money_points(state, seat)
            score(state, seat, persons, FOR_PERSONS)
            score(state, seat, monks, FOR_MONKS)
            score(state, seat, money, FOR_MONEY)
            state.note("final-scored", seat, persons, monks, money)
        state.note("game-over", NATURE)


def person_points(state: DragonState, seat: i64) -> i64:
    """The final points for persons."""
    return state.persons_of(seat) * state.edition.person_points


def money_points(state: DragonState, seat: i64) -> i64:
    """The final points for yuan after all rice and fireworks are sold."""
    edition = state.edition
    yuan = state.yuan[seat] + state.rice[seat] * edition.rice_price
    yuan += state.fireworks[seat] * edition.fireworks_price
    return yuan // edition.yuan_per_point

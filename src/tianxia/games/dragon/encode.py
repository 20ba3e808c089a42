"""The position as numbers for learners: named slices, the viewer's own seat first.

Hands are always included: every card is played face up, so they can be worked out from the view.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import NATURE
from tianxia.core.encoding import (
    Slices,
    mark_all,
    mark_asked,
    mark_bits,
    mark_each,
    mark_question,
    numbered,
    shown_at,
    write_tens,
)
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.rules import ANY
from tianxia.games.dragon.names import (
    ACTIONS,
    DRAWN_LATER,
    EVENTS,
    MAX_SEATS,
    NO_GROUP,
    PAIRS,
    SUPER_EVENTS,
    TILES,
    TYPES,
    WALL_TILES,
)
from tianxia.games.dragon.palace import (
    FLOOR_BITS,
    NO_PALACE,
    PLACE_BITS,
    PLACE_MASK,
    floors_of,
)
from tianxia.games.dragon.persons import PlacePerson, ReplacePerson
from tianxia.games.dragon.releasing import DroughtRelease
from tianxia.games.dragon.state import CARDS, GAME_OVER, DragonState
from tianxia.games.dragon.super_events import has_struck
from tianxia.games.dragon.tables import WALL_OFF, WALL_RANDOM

QUESTIONS: Final = numbered(
    [
        "DraftPair",
        "ChooseAction",
        "BuildFloor",
        "BuyPrivilege",
        "BuildWall",
        "PlayCard",
        "PlacePerson",
        "ReplacePerson",
        "EventRelease",
        "DroughtRelease",
        "WallRelease",
        "QuakeFloor",
        "QuakeRelease",
        "FloodReturn",
        "DiscardCard",
        "ChooseSunrise",
        "ChooseEdict",
    ]
)
GOODS: Final = 8
SHOWN_PALACES: Final = 10  # a palace beyond the tenth adds to the tenth's numbers
PER_PALACE: Final = 16  # floors, then persons by tile
EVENT_KINDS: Final = 6
WALL_KINDS: Final = 6

assert 1 + len(TILES) == PER_PALACE, "a number for every tile"
assert len(EVENTS) == EVENT_KINDS, "a number for every event"
assert len(WALL_TILES) == WALL_KINDS, "a number for every wall tile"

SLICES: Final = Slices()

SLICES.add("seats", MAX_SEATS, "1 for each seat in the game")


def _seats(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(at, at + state.seats):
        out[place] = 1.0


SLICES.add(
    "options",
    5,
    "1 for the Great Wall, for its tiles being drawn, for a super event "
    "not drawn yet, for one that has struck; the price of a large privilege in tens",
    ANY,
)


def _options(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    edition = state.edition
    if edition.wall != WALL_OFF:
        out[at] = 1.0
    if edition.wall == WALL_RANDOM:
        out[at + 1] = 1.0
    if state.super_event == DRAWN_LATER:
        out[at + 2] = 1.0
    if has_struck(state):
        out[at + 3] = 1.0
    out[at + 4] = float(edition.large_cost) / 10


SLICES.add("round", 1, "one-hot: set-up, then the month", per_round=1)


def _round(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.round] = 1.0


SLICES.add("phase", GAME_OVER + 1, "one-hot: set-up, actions, persons, event, scoring, over")


def _phase(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.phase] = 1.0


SLICES.add("to_move", MAX_SEATS, "one-hot: the seat that answers; none for nature")


def _to_move(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_asked(state, viewer, out, at)


SLICES.add("question", len(QUESTIONS), "one-hot: what is asked of that seat")


def _question(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_question(state, QUESTIONS, out, at)


SLICES.add("left", 1, "how often it is still asked (persons, floors, goods, cards), in tens", ANY)


def _left(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if top is None or top.seat == NATURE or isinstance(top, (PlacePerson, ReplacePerson)):
        return
    out[at] = float(top.arg) / 10


SLICES.add("newcomer", len(TILES), "one-hot: the person taken but not yet placed")


def _newcomer(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (PlacePerson, ReplacePerson)):
        out[at + top.arg] = 1.0


SLICES.add("lost", SHOWN_PALACES, "1 for a palace that has lost a person in this Drought")


def _lost(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, DroughtRelease):
        mark_bits(top.lost & (BIT[SHOWN_PALACES] - 1), out, at)


SLICES.add("events", 0, "one-hot per month: the event", per_round=EVENT_KINDS)


def _events(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.events, EVENT_KINDS, out, at)


SLICES.add("super_event", len(SUPER_EVENTS), "one-hot: the super event, if known")


def _super_event(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.super_event >= 0:
        out[at + state.super_event] = 1.0


SLICES.add("supply", len(TILES), "person tiles left, in tens", ANY)


def _supply(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    write_tens(state.supply, out, at)


SLICES.add("pairs_taken", len(PAIRS), "1 for a pair taken in the draft")


def _pairs_taken(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_all(state.pairs_taken, out, at)


SLICES.add("sunrise_taken", len(TYPES), "1 for a type taken in the Sunrise")


def _sunrise_taken(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_bits(state.sunrise_taken, out, at)


SLICES.add("groups", len(ACTIONS) * MAX_SEATS, "one-hot per action card: its group")


def _groups(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.group_of, MAX_SEATS, out, at)


SLICES.add("dragons", MAX_SEATS * MAX_SEATS, "per seat, one-hot: the group of its dragon")


def _dragons(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        group = state.dragon[seat]
        if group != NO_GROUP:
            out[at + shown_at(state, viewer, seat) * MAX_SEATS + group] = 1.0


SLICES.add("order", MAX_SEATS * MAX_SEATS, "per seat, one-hot: its place in track order")


def _order(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    order = state.track_order()
    for place in range(state.seats):
        out[at + shown_at(state, viewer, order[place]) * MAX_SEATS + place] = 1.0


SLICES.add(
    "goods",
    MAX_SEATS * GOODS,
    "per seat: yuan, rice, fireworks, small and large privileges, "
    "points, track space, wall tiles built; in tens",
    ANY,
)


def _goods(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * GOODS
        out[row] = float(state.yuan[seat]) / 10
        out[row + 1] = float(state.rice[seat]) / 10
        out[row + 2] = float(state.fireworks[seat]) / 10
        out[row + 3] = float(state.small[seat]) / 10
        out[row + 4] = float(state.large[seat]) / 10
        out[row + 5] = float(state.points[seat]) / 10
        out[row + 6] = float(state.space[seat]) / 10
        out[row + 7] = float(state.wall_tiles_of(seat)) / 10


SLICES.add(
    "palaces",
    MAX_SEATS * SHOWN_PALACES * PER_PALACE,
    "per seat and palace: floors and persons by tile, in thirds; a palace beyond the "
    "tenth adds to the tenth",
    ANY,
)


def _palaces(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * SHOWN_PALACES * PER_PALACE
        last = row + (SHOWN_PALACES - 1) * PER_PALACE
        for palace in state.palaces[seat]:
            if palace != NO_PALACE:
                _palace(palace, out, row)
            if row < last:
                row += PER_PALACE


def _palace(palace: i64, out: vec[float], row: i64) -> None:
    out[row] += float(floors_of(palace)) / 3
    places = palace >> FLOOR_BITS
    while places:
        out[row + (places & PLACE_MASK)] += 1 / 3
        places >>= PLACE_BITS


SLICES.add("hands", MAX_SEATS * CARDS, "per seat: person cards left, by card", ANY)


def _hands(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    card: i64 = 0
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * CARDS
        for place in range(row, row + CARDS):
            out[place] = float(state.hand[card])
            card += 1


SLICES.add("wall_left", MAX_SEATS * len(WALL_TILES), "per seat: 1 for a wall tile not yet built")


def _wall_left(state: DragonState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * WALL_KINDS
        mark_bits(state.wall_left[seat], out, row)


def write(state: DragonState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """All slices in the order of their declarations: each writer is called by its own name."""
    _seats(state, viewer, out, at)
    _options(state, viewer, out, at + place[1])
    _round(state, viewer, out, at + place[2])
    _phase(state, viewer, out, at + place[3])
    _to_move(state, viewer, out, at + place[4])
    _question(state, viewer, out, at + place[5])
    _left(state, viewer, out, at + place[6])
    _newcomer(state, viewer, out, at + place[7])
    _lost(state, viewer, out, at + place[8])
    _events(state, viewer, out, at + place[9])
    _super_event(state, viewer, out, at + place[10])
    _supply(state, viewer, out, at + place[11])
    _pairs_taken(state, viewer, out, at + place[12])
    _sunrise_taken(state, viewer, out, at + place[13])
    _groups(state, viewer, out, at + place[14])
    _dragons(state, viewer, out, at + place[15])
    _order(state, viewer, out, at + place[16])
    _goods(state, viewer, out, at + place[17])
    _palaces(state, viewer, out, at + place[18])
    _hands(state, viewer, out, at + place[19])
    _wall_left(state, viewer, out, at + place[20])

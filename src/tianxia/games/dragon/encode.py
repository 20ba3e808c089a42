"""The position as numbers for learners: named slices, the viewer's own seat first.

Hands are always included: every card is played face up, so they can be worked out from the view.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import asked_seat, flags, own_first, question_flag, seat_flag, zeros
from tianxia.core.rows import plain
from tianxia.core.rules import ANY, Slice
from tianxia.games.dragon.names import (
    ACTIONS,
    DRAWN_LATER,
    EVENTS,
    MAX_SEATS,
    NO_EVENT,
    NO_GROUP,
    PAIRS,
    SUPER_EVENTS,
    TILES,
    TYPES,
    WALL_TILES,
)
from tianxia.games.dragon.palace import floors_of, lodgers
from tianxia.games.dragon.persons import PlacePerson, ReplacePerson
from tianxia.games.dragon.releasing import DroughtRelease
from tianxia.games.dragon.state import CARDS, GAME_OVER, DragonState
from tianxia.games.dragon.super_events import has_struck
from tianxia.games.dragon.tables import WALL_OFF, WALL_RANDOM

QUESTIONS: Final = [
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
SHOWN_PALACES: Final = 10  # a palace beyond the tenth adds to the tenth's numbers
PER_PALACE: Final = 1 + len(TILES)


def slices(rounds: int) -> list[Slice]:
    """The parts of the encoding in their order; seats are rotated so that the viewer is seat 0."""
    seats = MAX_SEATS
    return [
        Slice("seats", seats, "1 for each seat in the game"),
        Slice("options", 5, "1 for the Great Wall, for its tiles being drawn, for a super event "
              "not drawn yet, for one that has struck; the price of a large privilege in tens",
              ANY),
        Slice("round", rounds + 1, "one-hot: set-up, then the month"),
        Slice("phase", GAME_OVER + 1, "one-hot: set-up, actions, persons, event, scoring, over"),
        Slice("to_move", seats, "one-hot: the seat that answers; none for nature"),
        Slice("question", len(QUESTIONS), "one-hot: what is asked of that seat"),
        Slice("left", 1, "how often it is still asked (persons, floors, goods, cards), in tens",
              ANY),
        Slice("newcomer", len(TILES), "one-hot: the person taken but not yet placed"),
        Slice("lost", SHOWN_PALACES, "1 for a palace that has lost a person in this Drought"),
        Slice("events", rounds * len(EVENTS), "one-hot per month: the event"),
        Slice("super_event", len(SUPER_EVENTS), "one-hot: the super event, if known"),
        Slice("supply", len(TILES), "person tiles left, in tens", ANY),
        Slice("pairs_taken", len(PAIRS), "1 for a pair taken in the draft"),
        Slice("sunrise_taken", len(TYPES), "1 for a type taken in the Sunrise"),
        Slice("groups", len(ACTIONS) * seats, "one-hot per action card: its group"),
        Slice("dragons", seats * seats, "per seat, one-hot: the group of its dragon"),
        Slice("order", seats * seats, "per seat, one-hot: its place in track order"),
        Slice("goods", seats * 8, "per seat: yuan, rice, fireworks, small and large privileges, "
              "points, track space, wall tiles built; in tens", ANY),
        Slice("palaces", seats * SHOWN_PALACES * PER_PALACE,
              "per seat and palace: floors and persons by tile, in thirds; a palace beyond the "
              "tenth adds to the tenth", ANY),
        Slice("hands", seats * CARDS, "per seat: person cards left, by card", ANY),
        Slice("wall_left", seats * len(WALL_TILES), "per seat: 1 for a wall tile not yet built"),
    ]  # fmt: skip


def encode(state: DragonState, viewer: int, out: list[float]) -> None:
    """Append all slices to `out`."""
    own = own_first(state, viewer)
    flags(out, MAX_SEATS, list(range(state.seats)))
    _options(state, out)
    flags(out, state.edition.rounds + 1, [state.round])
    flags(out, GAME_OVER + 1, [state.phase])
    seat_flag(out, MAX_SEATS, own, asked_seat(state))
    _pending(state, out)
    for event in state.events:
        flags(out, len(EVENTS), [] if event == NO_EVENT else [event])
    flags(out, len(SUPER_EVENTS), [state.super_event] if state.super_event >= 0 else [])
    for count in state.supply:
        out.append(count / 10)
    flags(out, len(PAIRS), plain(state.pairs_taken))
    taken = state.sunrise_taken
    flags(out, len(TYPES), [kind for kind in range(len(TYPES)) if taken >> kind & 1])
    for action in range(len(ACTIONS)):
        group = state.group_of[action] if action < len(state.group_of) else NO_GROUP
        flags(out, MAX_SEATS, [] if group == NO_GROUP else [group])
    _seat_rows(state, own, out)


def _options(state: DragonState, out: list[float]) -> None:
    """What was agreed on and cannot be seen on the table."""
    edition = state.edition
    out.append(float(edition.wall != WALL_OFF))
    out.append(float(edition.wall == WALL_RANDOM))
    out.append(float(state.super_event == DRAWN_LATER))
    out.append(float(has_struck(state)))
    out.append(edition.large_cost / 10)


def _pending(state: DragonState, out: list[float]) -> None:
    """The question on top with what is pending in it."""
    top = state.top()
    name = question_flag(out, state, QUESTIONS)
    newcomer: list[int] = []
    lost: list[int] = []
    left = 0
    if isinstance(top, (PlacePerson, ReplacePerson)):
        newcomer.append(top.arg)
    elif top is not None and name:
        left = top.arg
    if isinstance(top, DroughtRelease):
        lost = [index for index in range(SHOWN_PALACES) if top.lost >> index & 1]
    out.append(left / 10)
    flags(out, len(TILES), newcomer)
    flags(out, SHOWN_PALACES, lost)


def _seat_rows(state: DragonState, own: list[int], out: list[float]) -> None:
    """The slices that have a row for every seat; rows of absent seats are zero."""
    absent = MAX_SEATS - len(own)
    order = plain(state.track_order())
    for seat in own:
        group = state.dragon[seat]
        flags(out, MAX_SEATS, [] if group == NO_GROUP else [group])
    zeros(out, absent * MAX_SEATS)
    for seat in own:
        flags(out, MAX_SEATS, [order.index(seat)])
    zeros(out, absent * MAX_SEATS)
    for seat in own:
        for goods in (state.yuan, state.rice, state.fireworks, state.small, state.large):
            out.append(goods[seat] / 10)
        out.append(state.points[seat] / 10)
        out.append(state.space[seat] / 10)
        out.append(state.wall_tiles_of(seat) / 10)
    zeros(out, absent * 8)
    for seat in own:
        _palaces(state, seat, out)
    zeros(out, absent * SHOWN_PALACES * PER_PALACE)
    for seat in own:
        for card in range(CARDS):
            out.append(float(state.hand[seat * CARDS + card]))
    zeros(out, absent * CARDS)
    for seat in own:
        left = state.wall_left[seat]
        flags(out, len(WALL_TILES), [tile for tile in range(len(WALL_TILES)) if left >> tile & 1])
    zeros(out, absent * len(WALL_TILES))


def _palaces(state: DragonState, seat: int, out: list[float]) -> None:
    rows = [0.0] * (SHOWN_PALACES * PER_PALACE)
    for index, palace in enumerate(state.palaces[seat]):
        base = min(index, SHOWN_PALACES - 1) * PER_PALACE
        rows[base] += floors_of(palace) / 3
        for tile in lodgers(palace):
            rows[base + 1 + tile] += 1 / 3
    out.extend(rows)

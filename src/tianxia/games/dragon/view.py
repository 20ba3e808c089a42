"""What a viewer sees. Everything lies open on the table; only hands can be kept from display."""

from __future__ import annotations

from tianxia.core.agenda import Chance, Frame
from tianxia.core.rows import plain
from tianxia.core.scores import scored_named
from tianxia.core.views import questions_ahead
from tianxia.core.words import word_of
from tianxia.games.dragon.names import (
    ACTIONS,
    CATEGORIES,
    DRAWN_LATER,
    EVENTS,
    MAX_PALACES,
    NO_EVENT,
    NO_GROUP,
    PAIRS,
    PERSON_CARDS,
    SUPER_EVENTS,
    TILES,
    TYPES,
    WALL_TILES,
)
from tianxia.games.dragon.outlook import threat
from tianxia.games.dragon.palace import NO_PALACE, floors_of, lodgers
from tianxia.games.dragon.persons import PlacePerson, ReplacePerson
from tianxia.games.dragon.releasing import DroughtRelease
from tianxia.games.dragon.seen import (
    PHASES,
    Asked,
    GroupSeen,
    PersonCard,
    SeatSeen,
    Seen,
    WallSeen,
)
from tianxia.games.dragon.state import CARDS, DragonState
from tianxia.games.dragon.super_events import ChooseSunrise, SunriseTurn, has_struck
from tianxia.games.dragon.tables import WALL_OFF
from tianxia.games.dragon.things import GROUPS


def view(state: DragonState, viewer: int) -> Seen:
    """The whole table as the viewer sees it; built by adding, so that nothing slips in."""
    return {
        "round": state.round,
        "rounds": state.edition.rounds,
        "phase": PHASES[state.phase],
        "start_seat": state.start_seat,
        "order": plain(state.track_order()),
        "events": [None if event == NO_EVENT else EVENTS[event] for event in state.events],
        "supply": {TILES[tile]: state.supply[tile] for tile in range(len(TILES))},
        "removed": {TILES[tile]: state.removed[tile] for tile in range(len(TILES))},
        "groups": groups_seen(state),
        "pairs_taken": [[TYPES[kind] for kind in PAIRS[pair]] for pair in state.pairs_taken],
        "wall": wall_seen(state),
        "super_event": SUPER_EVENTS[state.super_event] if state.super_event >= 0 else None,
        "super_event_hidden": state.super_event == DRAWN_LATER,
        "super_event_struck": has_struck(state),
        "super_round": state.edition.super_round,
        "sunrise_taken": [
            TYPES[kind] for kind in range(len(TYPES)) if state.sunrise_taken >> kind & 1
        ],
        "queue": queue_seen(state),
        "seats": [seat_seen(state, seat, viewer) for seat in range(state.seats)],
    }


def queue_seen(state: DragonState) -> list[Asked]:
    """The questions still to be answered, the next one first, with all that is pending in them."""
    queue: list[Asked] = []
    for frame in [*questions_ahead(state), *sunrises_ahead(state)]:
        asked: Asked = {"seat": frame.seat, "question": word_of(type(frame).__name__)}
        if isinstance(frame, (PlacePerson, ReplacePerson)):
            asked["tile"] = TILES[frame.arg]
        elif frame.arg and not isinstance(frame, Chance):
            asked["left"] = frame.arg
        if isinstance(frame, DroughtRelease):
            asked["lost"] = [index + 1 for index in range(MAX_PALACES) if frame.lost >> index & 1]
        queue.append(asked)
    return queue


def sunrises_ahead(state: DragonState) -> list[Frame]:
    """Those who choose after this one in a Sunrise, as far as persons are left for them."""
    turns = [frame for frame in reversed(state.agenda) if isinstance(frame, SunriseTurn)]
    return [ChooseSunrise(turn.seat) for turn in turns]


def groups_seen(state: DragonState) -> list[GroupSeen]:
    """The groups of action cards with the dragons on them; none outside phase 1."""
    groups: list[GroupSeen] = []
    for group in range(state.seats):
        cards = [ACTIONS[a] for a in range(len(state.group_of)) if state.group_of[a] == group]
        if cards:
            dragons = [seat for seat in range(state.seats) if state.dragon[seat] == group]
            groups.append({"thing": GROUPS[group], "cards": cards, "dragons": dragons})
    return groups


def wall_seen(state: DragonState) -> WallSeen | None:
    """The owners of the wall tiles from left to right; nothing without the expansion."""
    if state.edition.wall == WALL_OFF:
        return None
    return {"owners": plain(state.wall), "length": state.edition.wall_length}


def seat_seen(state: DragonState, seat: int, viewer: int) -> SeatSeen:
    """One seat's palaces, goods, marker, cards and points."""
    played = [state.edition.hand[card] - state.hand[seat * CARDS + card] for card in range(CARDS)]
    seen: SeatSeen = {
        "points": state.points[seat],
        "yuan": state.yuan[seat],
        "rice": state.rice[seat],
        "fireworks": state.fireworks[seat],
        "small_privileges": state.small[seat],
        "large_privileges": state.large[seat],
        "space": state.space[seat],
        "arrival": state.arrival[seat],
        "dragon": None if state.dragon[seat] == NO_GROUP else state.dragon[seat],
        "palaces": [
            {
                "id": index + 1,
                "floors": floors_of(palace),
                "persons": [TILES[tile] for tile in lodgers(palace)],
            }
            for index, palace in enumerate(state.palaces[seat])
            if palace != NO_PALACE
        ],
        "threat": threat(state, seat),
        "hand_size": state.hand_size(seat),
        "discarded": named_cards(played),
        "scored": scored_named(state, seat, CATEGORIES),
    }
    if state.edition.open_hands or seat == viewer:
        seen["hand"] = named_cards(plain(state.hand[seat * CARDS : (seat + 1) * CARDS]))
    if state.edition.wall != WALL_OFF:
        seen["wall_left"] = [
            WALL_TILES[tile] for tile in range(len(WALL_TILES)) if state.wall_left[seat] >> tile & 1
        ]
    return seen


def named_cards(counts: list[int]) -> list[PersonCard]:
    """Person cards by name, each as often as it is there."""
    return [PERSON_CARDS[card] for card in range(CARDS) for _ in range(counts[card])]

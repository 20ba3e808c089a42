"""What a viewer sees. Everything lies open on the table, so all viewers see the same."""

from __future__ import annotations

from tianxia.core.rows import plain
from tianxia.core.scores import scored_named
from tianxia.core.views import questions_ahead
from tianxia.core.words import word_of
from tianxia.games.terracotta.actions import UseAbility
from tianxia.games.terracotta.ahead import able_at
from tianxia.games.terracotta.building import (
    BY_MASTER,
    MASTER_FLAG,
    ChooseWarrior,
    PlaceWarrior,
    figure_points,
)
from tianxia.games.terracotta.cleanup import income_of, kept_by
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    FIRST_ARCHER,
    facing_of,
    is_archer,
    kind_of,
    owner_of,
)
from tianxia.games.terracotta.grid import CELL_NAMES, CELLS, DIRECTIONS
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.mausoleum import NO_WARRIOR, cells_of, faced_by
from tianxia.games.terracotta.moving import MoveWarrior
from tianxia.games.terracotta.names import (
    ACTIONS,
    ARTISAN,
    COLUMN_INSPECTOR,
    CRAFTSMAN,
    FOOTMAN,
    INNER,
    KNEELING_ARCHER,
    MASTERS,
    MIDDLE,
    MUSICIAN,
    NO_PRIORITY,
    NO_SEGMENT,
    NOT_SET,
    OUTER,
    QUARTERS,
    RINGS,
    ROW_INSPECTOR,
    SEGMENTS,
    SOURCES,
    SPECIALISTS,
    STEPS,
    TILES,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from tianxia.games.terracotta.outlook import groups_seen, outlook
from tianxia.games.terracotta.printed import printed
from tianxia.games.terracotta.ring_actions import RingQuestion
from tianxia.games.terracotta.seen import (
    PHASES,
    Asked,
    Figure,
    Now,
    Ring,
    RingSeen,
    SeatSeen,
    Seen,
    SegmentSeen,
    SpecialistStock,
    TileSeen,
    WarriorStock,
)
from tianxia.games.terracotta.specialists import PlaceSpecialist, price_of
from tianxia.games.terracotta.state import (
    ACTION_PHASE,
    ALL_MASTERS,
    TerracottaState,
)
from tianxia.games.terracotta.things import FIGURES
from tianxia.games.terracotta.weapons import UseWeapon
from tianxia.games.terracotta.workshop import PlaceWorker


def view(state: TerracottaState) -> Seen:
    """The whole table; built by adding, so that nothing slips in."""
    taken = state.tokens_taken()
    in_turn = state.phase == ACTION_PHASE
    return {
        "round": state.round,
        "rounds": state.edition.rounds,
        "phase": PHASES[state.phase],
        "turn": state.turn + 1 if in_turn else 0,
        "turns": state.turns(),
        "order": plain(state.order),
        "workers_each": state.workers_each(),
        "now": now_seen(state) if in_turn else None,
        "rings": rings_seen(state),
        "segments": segments_seen(state),
        "warehouses": {QUARTERS[q]: state.warehouses[q] for q in range(len(QUARTERS))},
        "organizer": {WARRIORS[k]: organizer_seen(state, k) for k in range(len(WARRIORS))},
        "specialists": {SPECIALISTS[k]: stock_seen(state, k) for k in range(len(SPECIALISTS))},
        "mausoleum": mausoleum_seen(state),
        "inspectors": {
            "row": state.inspectors[ROW_INSPECTOR] + 1,
            "column": state.inspectors[COLUMN_INSPECTOR] + 1,
        },
        "tiles": [tile_seen(state, number) for number in range(state.edition.rounds)],
        "priority": list(range(taken + 1, state.edition.tokens[state.seats] + 1)),
        "groups": groups_seen(state),
        "outlook": outlook(state),
        "queue": queue_seen(state),
        "seats": [seat_seen(state, seat) for seat in range(state.seats)],
        "printed": printed(state.edition),
    }


def now_seen(state: TerracottaState) -> Now:
    """The turn going on."""
    placed = state.segment != NO_SEGMENT
    left = sum(isinstance(frame, RingQuestion) for frame in state.agenda)
    asked = bool(state.agenda) and isinstance(state.agenda[-1], RingQuestion)
    ring = len(RINGS) - left - (0 if asked else 1)  # the ring being resolved
    return {
        "seat": state.order[state.turn % state.seats],
        "rotated": bool(state.rotated),
        "segment": state.segment if placed else None,
        "worker": WORKERS[state.worker] if placed else None,
        "performed": bool(state.performed),
        "ring": RINGS[ring] if placed else None,
    }


def rings_seen(state: TerracottaState) -> dict[Ring, RingSeen]:
    """The rings with their actions by position, and how far each is turned."""
    offsets = [state.inner_offset, state.middle_offset, 0]
    return {
        RINGS[ring]: {
            "offset": None if offsets[ring] == NOT_SET else offsets[ring],
            "actions": [ACTIONS[action] for action in state.edition.rings[ring]],
        }
        for ring in range(len(RINGS))
    }


def segments_seen(state: TerracottaState) -> list[SegmentSeen]:
    """The segments; while a worker is to be placed also what its seat could do in each."""
    segments = [segment_seen(state, segment) for segment in range(SEGMENTS)]
    frame = state.top()
    if isinstance(frame, PlaceWorker):
        there = state.clone()
        for choice in reversed(frame.legal(state)):  # the craftsman, where both may come
            if choice >> 1 < SEGMENTS:
                seen = segments[choice >> 1]
                seen["able"] = able_at(there, frame.seat, choice >> 1, choice & 1)
    return segments


def segment_seen(state: TerracottaState, segment: int) -> SegmentSeen:
    """The actions of a segment, the workers in it, and who may still come."""
    first, second = state.workers[2 * segment], state.workers[2 * segment + 1]
    inner = state.inner_offset != NOT_SET
    middle = state.middle_offset != NOT_SET
    there = [space - 1 for space in (first, second) if space != 0]
    come = [CRAFTSMAN, ARTISAN] if first == 0 else []
    if first & 1 and second == 0:
        come = [ARTISAN]
    return {
        "id": segment,
        "quarter": QUARTERS[state.edition.quarter[segment]],
        "inner": ACTIONS[state.action_at(INNER, segment)] if inner else None,
        "middle": ACTIONS[state.action_at(MIDDLE, segment)] if middle else None,
        "outer": ACTIONS[state.action_at(OUTER, segment)],
        "workers": [{"seat": worker >> 1, "worker": WORKERS[worker & 1]} for worker in there],
        "open": [WORKERS[worker] for worker in come],
    }


def organizer_seen(state: TerracottaState, kind: int) -> WarriorStock:
    """The figures left of a type, and what the next one scores."""
    left = state.organizer[kind]
    return {"left": left, "points": figure_points(state, kind) if left else None}


def stock_seen(state: TerracottaState, specialist: int) -> SpecialistStock:
    """The specialists left of a type, and what the next one costs."""
    left = state.specialists[specialist]
    return {"left": left, "price": price_of(state, specialist) if left else None}


def mausoleum_seen(state: TerracottaState) -> list[Figure]:
    """All figures: warriors in the order they were built, then specialists by cell."""
    found: list[Figure] = []
    for number, cell in enumerate(state.built):
        if cell >= 0:
            figure = state.at[cell]
            found.append(
                {
                    "thing": FIGURES[cell],
                    "id": f"warrior-{number + 1}",
                    "kind": WARRIORS[kind_of(figure)],
                    "owner": owner_of(figure),
                    "cells": [CELL_NAMES[own] for own in cells_of(state, cell)],
                    "facing": None,
                    "faces": None,
                }
            )
    for cell in range(CELLS):
        figure = state.at[cell]
        if A_FOOTMAN <= figure < FIRST_ARCHER or is_archer(figure):
            found.append(specialist_seen(state, cell))
    return found


def specialist_seen(state: TerracottaState, cell: int) -> Figure:
    """A footman, a musician or a kneeling archer, with the warrior the archer is linked to."""
    figure = state.at[cell]
    archer = is_archer(figure)
    faced = faced_by(state, cell) if archer else NO_WARRIOR
    kind = KNEELING_ARCHER if archer else FOOTMAN if figure == A_FOOTMAN else MUSICIAN
    return {
        "thing": FIGURES[cell],
        "id": f"{SPECIALISTS[kind]}-{CELL_NAMES[cell]}",
        "kind": SPECIALISTS[kind],
        "owner": None,
        "cells": [CELL_NAMES[cell]],
        "facing": DIRECTIONS[facing_of(figure)] if archer else None,
        "faces": CELL_NAMES[faced] if faced != NO_WARRIOR else None,
    }


def tile_seen(state: TerracottaState, number: int) -> TileSeen:
    """The scoring tile of a round, and what stands under it."""
    edition = state.edition
    return {
        "id": number + 1,
        "tile": TILES[state.tiles[number]] if number < len(state.tiles) else None,
        "domination": edition.tile_first[number],
        "presence": edition.tile_second[number],
        "builder": edition.builder_coins[number],
    }


def queue_seen(state: TerracottaState) -> list[Asked]:
    """The questions still to be answered in this turn, the next one first."""
    queue: list[Asked] = []
    for frame in questions_ahead(state):
        asked: Asked = {"seat": frame.seat, "question": word_of(type(frame).__name__)}
        if isinstance(frame, PlaceWarrior):
            asked["warrior"] = WARRIORS[frame.arg & 3]
            asked["free"] = frame.arg >= MASTER_FLAG
        elif isinstance(frame, (UseWeapon, MoveWarrior)):
            asked["cell"] = CELL_NAMES[frame.arg]
        elif isinstance(frame, PlaceSpecialist):
            asked["specialist"] = SPECIALISTS[frame.arg]
        elif isinstance(frame, ChooseWarrior):
            asked["free"] = frame.arg == BY_MASTER
        elif isinstance(frame, UseAbility):
            asked["master"] = MASTERS[frame.arg]
        elif isinstance(frame, MoveInspector):
            asked["steps"] = [STEPS[way] for way in range(len(STEPS)) if frame.arg >> way & 1]
        queue.append(asked)
    return queue


def seat_seen(state: TerracottaState, seat: int) -> SeatSeen:
    """One seat's goods, weapons, workers, masters, warriors and points."""
    warriors = [0] * len(WARRIORS)
    for cell in state.built:
        if cell >= 0 and owner_of(state.at[cell]) == seat:  # he has not left
            warriors[kind_of(state.at[cell])] += 1
    own = state.hired[seat * ALL_MASTERS : (seat + 1) * ALL_MASTERS]
    hired = sorted([(place, master) for master, place in enumerate(own) if place])
    number = state.priority[seat]
    return {
        "points": state.points[seat],
        "coins": state.coins[seat],
        "wet_clay": state.wet[seat],
        "dry_clay": state.dry[seat],
        "weapons": {WEAPONS[w]: bool(state.weapons[seat] >> w & 1) for w in range(len(WEAPONS))},
        "craftsmen": state.workers_each() - state.artisans[seat],
        "artisans": state.artisans[seat],
        "left": {
            "craftsman": state.craftsmen_left[seat],
            "artisan": state.artisans_left[seat],
        },
        "pool": state.workers_each() - state.artisans[seat],
        "masters": [MASTERS[master] for _, master in hired],
        "tokens": plain(state.edition.token_prices)[len(hired) :],
        "priority": None if number == NO_PRIORITY else number,
        "keeps": kept_by(state, seat),
        "income": income_of(state, seat),
        "warriors": {WARRIORS[kind]: warriors[kind] for kind in range(len(WARRIORS))},
        "scored": scored_named(state, seat, SOURCES),
    }

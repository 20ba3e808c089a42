"""The position as numbers for learners: named slices, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import (
    Slices,
    mark_asked,
    mark_bits,
    mark_each,
    mark_question,
    numbered,
    shown_at,
    write_tens,
)
from tianxia.core.native import i64, vec
from tianxia.core.rules import ANY
from tianxia.games.terracotta.actions import UseAbility
from tianxia.games.terracotta.building import ChooseWarrior, PlaceWarrior
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    A_MUSICIAN,
    NOTHING,
    facing_of,
    is_archer,
    is_horse,
    is_mounted,
    is_warrior,
    kind_of,
    mount_of,
    owner_of,
    rider_of,
)
from tianxia.games.terracotta.grid import CELLS, COLUMNS, ROWS
from tianxia.games.terracotta.inspectors import MoveInspector
from tianxia.games.terracotta.moving import MoveWarrior
from tianxia.games.terracotta.names import (
    MASTERS,
    MAX_SEATS,
    NO_PRIORITY,
    NO_SEGMENT,
    NOT_SET,
    PRIORITY_TOKENS,
    QUARTERS,
    SEGMENTS,
    SPECIALISTS,
    STEPS,
    TILES,
    WARRIORS,
    WEAPONS,
    WORKERS,
)
from tianxia.games.terracotta.specialists import PlaceSpecialist
from tianxia.games.terracotta.state import GAME_OVER, TerracottaState
from tianxia.games.terracotta.weapons import UseWeapon

QUESTIONS: Final = numbered(
    [
        "PlaceWorker",
        "InnerAction",
        "MiddleAction",
        "OuterAction",
        "ChooseWarrior",
        "PlaceWarrior",
        "UseWeapon",
        "MoveInspector",
        "MoveWarrior",
        "UseAbility",
        "ChooseWarehouses",
        "BuySpecialist",
        "PlaceSpecialist",
        "PlaceArcher",
        "MountWarrior",
    ]
)
GOODS: Final = 8
KINDS: Final = 4  # of warriors, of specialists, of weapons, of quarters
ALL_MASTERS: Final = 6
ALL_TILES: Final = 12
ALL_TOKENS: Final = 3
# the places in a pending question
BY_BUILDER: Final = KINDS
SPECIALIST: Final = BY_BUILDER + 1
MASTER: Final = SPECIALIST + KINDS
STEP: Final = MASTER + ALL_MASTERS
PENDING: Final = STEP + 4
# and in a space for workers
WORKER: Final = 4  # after the owners
PER_SPACE: Final = WORKER + 2
# and in a cell
OWNER: Final = KINDS
FOOTMAN: Final = OWNER + 4
MUSICIAN: Final = FOOTMAN + 1
FACING: Final = MUSICIAN + 1
HORSE: Final = FACING + 4
MOUNT: Final = HORSE + 1
PER_CELL: Final = MOUNT + 4

assert len(WARRIORS) == len(SPECIALISTS) == len(WEAPONS) == len(QUARTERS) == KINDS, "four each"
assert (len(MASTERS), len(TILES)) == (ALL_MASTERS, ALL_TILES), "a place for each"
assert len(PRIORITY_TOKENS) == ALL_TOKENS, "a place for every token"
assert len(STEPS) == PENDING - STEP, "a place for every step"
assert len(WORKERS) == PER_SPACE - WORKER, "a place for every kind of worker"
assert MAX_SEATS == WORKER == FOOTMAN - OWNER, "a place for every owner"

SLICES: Final = Slices()

SLICES.add("seats", MAX_SEATS, "1 for each seat in the game")


def _seats(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(at, at + state.seats):
        out[place] = 1.0


SLICES.add(
    "options",
    2,
    "1 if an inspector steps back from the first space to the last, if the "
    "Master Steward needs a first inner action",
)


def _options(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.edition.back_wrap:
        out[at] = 1.0
    if state.edition.steward_needs_first:
        out[at + 1] = 1.0


SLICES.add("round", 1, "one-hot: set-up, then the round", per_round=1)


def _round(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.round] = 1.0


SLICES.add("phase", GAME_OVER + 1, "one-hot: set-up, actions, scoring, cleanup, over")


def _phase(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.phase] = 1.0


SLICES.add("to_move", MAX_SEATS, "one-hot: the seat that answers; none for nature")


def _to_move(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_asked(state, viewer, out, at)


SLICES.add("question", len(QUESTIONS), "one-hot: what is asked of that seat")


def _question(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_question(state, QUESTIONS, out, at)


SLICES.add(
    "pending",
    PENDING,
    "one-hot each: the warrior to build, 1 if by the Master Builder, "
    "the specialist to place, the master just hired, the steps allowed",
)


def _pending(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, PlaceWarrior):
        out[at + (top.arg & 3)] = 1.0
        if top.arg > 3:
            out[at + BY_BUILDER] = 1.0
    elif isinstance(top, ChooseWarrior):
        if top.arg != 0:
            out[at + BY_BUILDER] = 1.0
    elif isinstance(top, PlaceSpecialist):
        out[at + SPECIALIST + top.arg] = 1.0
    elif isinstance(top, UseAbility):
        out[at + MASTER + top.arg] = 1.0
    elif isinstance(top, MoveInspector):
        mark_bits(top.arg, out, at + STEP)


SLICES.add("pending_cell", CELLS, "one-hot: the warrior just built")


def _pending_cell(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    top = state.top()
    if isinstance(top, (UseWeapon, MoveWarrior)):
        out[at + top.arg] = 1.0


SLICES.add(
    "turn",
    4,
    "turns over in this round (in tens), ring turned, artisan placed, inner action performed",
    ANY,
)


def _turn(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at] = float(state.turn) / 10
    out[at + 1] = float(state.rotated)
    out[at + 2] = float(state.worker)
    out[at + 3] = float(state.performed)


SLICES.add("segment", SEGMENTS, "one-hot: where the worker of this turn stands")


def _segment(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.segment != NO_SEGMENT:
        out[at + state.segment] = 1.0


SLICES.add("inner_offset", SEGMENTS, "one-hot: how far the inner ring is turned")


def _inner_offset(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.inner_offset != NOT_SET:
        out[at + state.inner_offset] = 1.0


SLICES.add("middle_offset", SEGMENTS, "one-hot: how far the middle ring is turned")


def _middle_offset(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    if state.middle_offset != NOT_SET:
        out[at + state.middle_offset] = 1.0


SLICES.add("workers", 2 * SEGMENTS * PER_SPACE, "per segment and space: owner, kind")


def _workers(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for worker in state.workers:
        if worker != 0:
            out[at + shown_at(state, viewer, (worker - 1) >> 1)] = 1.0
            out[at + WORKER + ((worker - 1) & 1)] = 1.0
        at += PER_SPACE


SLICES.add("stock", 3 * KINDS, "clay in warehouses, warriors and specialists left; in tens", ANY)


def _stock(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    write_tens(state.warehouses, out, at)
    write_tens(state.organizer, out, at + KINDS)
    write_tens(state.specialists, out, at + 2 * KINDS)


SLICES.add(
    "mausoleum",
    CELLS * PER_CELL,
    "per cell: type and owner of the warrior, footman, "
    "musician, facing of the archer, 1 for a horse, direction of the warrior's horse",
)


def _mausoleum(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for cell in range(len(state.at)):
        figure = state.at[cell]
        if figure != NOTHING:
            _figure(state, viewer, cell, figure, out, at + cell * PER_CELL)


def _figure(
    state: TerracottaState, viewer: i64, cell: i64, figure: i64, out: vec[float], at: i64
) -> None:
    """What stands on one cell; a horse counts as its rider too."""
    if figure == A_FOOTMAN:
        out[at + FOOTMAN] = 1.0
    elif figure == A_MUSICIAN:
        out[at + MUSICIAN] = 1.0
    elif is_archer(figure):
        out[at + FACING + facing_of(figure)] = 1.0
    elif is_horse(figure):
        out[at + HORSE] = 1.0
        _warrior(state, viewer, state.at[rider_of(cell, figure)], out, at)
    elif is_warrior(figure):
        _warrior(state, viewer, figure, out, at)
        if is_mounted(figure):
            out[at + MOUNT + mount_of(figure)] = 1.0


def _warrior(state: TerracottaState, viewer: i64, figure: i64, out: vec[float], at: i64) -> None:
    out[at + kind_of(figure)] = 1.0
    out[at + OWNER + shown_at(state, viewer, owner_of(figure))] = 1.0


SLICES.add("inspectors", ROWS + COLUMNS, "one-hot each: row, column")


def _inspectors(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    out[at + state.inspectors[0]] = 1.0
    out[at + ROWS + state.inspectors[1]] = 1.0


SLICES.add("tiles", 0, "one-hot per round: the scoring tile", per_round=ALL_TILES)


def _tiles(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.tiles, ALL_TILES, out, at)


SLICES.add("order", MAX_SEATS * MAX_SEATS, "per seat, one-hot: its place in turn order")


def _order(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for place in range(state.seats):
        out[at + shown_at(state, viewer, state.order[place]) * MAX_SEATS + place] = 1.0


SLICES.add(
    "goods",
    MAX_SEATS * GOODS,
    "per seat: coins, wet clay, dry clay, points, artisans, "
    "craftsmen left, artisans left, priority tokens still lying; in tens",
    ANY,
)


def _goods(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    lying = float(state.edition.tokens[state.seats] - state.tokens_taken()) / 10
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * GOODS
        out[row] = float(state.coins[seat]) / 10
        out[row + 1] = float(state.wet[seat]) / 10
        out[row + 2] = float(state.dry[seat]) / 10
        out[row + 3] = float(state.points[seat]) / 10
        out[row + 4] = float(state.artisans[seat]) / 10
        out[row + 5] = float(state.craftsmen_left[seat]) / 10
        out[row + 6] = float(state.artisans_left[seat]) / 10
        out[row + 7] = lying


SLICES.add("weapons", MAX_SEATS * KINDS, "per seat: 1 for an active weapon")


def _weapons(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        mark_bits(state.weapons[seat], out, at + shown_at(state, viewer, seat) * KINDS)


SLICES.add("masters", MAX_SEATS * ALL_MASTERS, "per seat: 1 for a hired master")


def _masters(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * ALL_MASTERS
        for master in range(seat * ALL_MASTERS, (seat + 1) * ALL_MASTERS):
            if state.hired[master] != 0:
                out[row] = 1.0
            row += 1


SLICES.add("priority", MAX_SEATS * ALL_TOKENS, "per seat, one-hot: its priority token")


def _priority(state: TerracottaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        number = state.priority[seat]
        if number != NO_PRIORITY:
            out[at + shown_at(state, viewer, seat) * ALL_TOKENS + number - 1] = 1.0


def write(state: TerracottaState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """All slices in the order of their declarations: each writer is called by its own name."""
    _seats(state, viewer, out, at)
    _options(state, viewer, out, at + place[1])
    _round(state, viewer, out, at + place[2])
    _phase(state, viewer, out, at + place[3])
    _to_move(state, viewer, out, at + place[4])
    _question(state, viewer, out, at + place[5])
    _pending(state, viewer, out, at + place[6])
    _pending_cell(state, viewer, out, at + place[7])
    _turn(state, viewer, out, at + place[8])
    _segment(state, viewer, out, at + place[9])
    _inner_offset(state, viewer, out, at + place[10])
    _middle_offset(state, viewer, out, at + place[11])
    _workers(state, viewer, out, at + place[12])
    _stock(state, viewer, out, at + place[13])
    _mausoleum(state, viewer, out, at + place[14])
    _inspectors(state, viewer, out, at + place[15])
    _tiles(state, viewer, out, at + place[16])
    _order(state, viewer, out, at + place[17])
    _goods(state, viewer, out, at + place[18])
    _weapons(state, viewer, out, at + place[19])
    _masters(state, viewer, out, at + place[20])
    _priority(state, viewer, out, at + place[21])

"""The position as numbers for learners: named slices, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import asked_seat, flags, own_first, seat_flag, zeros
from tianxia.core.rows import index_of
from tianxia.core.rules import ANY, Slice
from tianxia.games.terracotta.actions import UseAbility
from tianxia.games.terracotta.building import ChooseWarrior, PlaceWarrior
from tianxia.games.terracotta.figures import (
    A_FOOTMAN,
    A_MUSICIAN,
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
from tianxia.games.terracotta.grid import CELLS
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
from tianxia.games.terracotta.state import ALL_MASTERS, GAME_OVER, TerracottaState
from tianxia.games.terracotta.tables import Edition
from tianxia.games.terracotta.weapons import UseWeapon

QUESTIONS: Final = [
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
PENDING: Final = len(WARRIORS) + 1 + len(SPECIALISTS) + len(MASTERS) + len(STEPS)
PER_SPACE: Final = MAX_SEATS + len(WORKERS)
PER_CELL: Final = len(WARRIORS) + MAX_SEATS + 2 + 4 + 1 + 4
GOODS: Final = 8


def slices(edition: Edition) -> list[Slice]:
    """The parts of the encoding in their order; seats are rotated so that the viewer is seat 0."""
    seats = MAX_SEATS
    return [
        Slice("seats", seats, "1 for each seat in the game"),
        Slice("options", 2, "1 if an inspector steps back from the first space to the last, if the "
              "Master Steward needs a first inner action"),
        Slice("round", edition.rounds + 1, "one-hot: set-up, then the round"),
        Slice("phase", GAME_OVER + 1, "one-hot: set-up, actions, scoring, cleanup, over"),
        Slice("to_move", seats, "one-hot: the seat that answers; none for nature"),
        Slice("question", len(QUESTIONS), "one-hot: what is asked of that seat"),
        Slice("pending", PENDING, "one-hot each: the warrior to build, 1 if by the Master Builder, "
              "the specialist to place, the master just hired, the steps allowed"),
        Slice("pending_cell", CELLS, "one-hot: the warrior just built"),
        Slice("turn", 4, "turns over in this round (in tens), ring turned, artisan placed, "
              "inner action performed", ANY),
        Slice("segment", SEGMENTS, "one-hot: where the worker of this turn stands"),
        Slice("inner_offset", SEGMENTS, "one-hot: how far the inner ring is turned"),
        Slice("middle_offset", SEGMENTS, "one-hot: how far the middle ring is turned"),
        Slice("workers", 2 * SEGMENTS * PER_SPACE, "per segment and space: owner, kind"),
        Slice("stock", len(QUARTERS) + len(WARRIORS) + len(SPECIALISTS),
              "clay in warehouses, warriors and specialists left; in tens", ANY),
        Slice("mausoleum", CELLS * PER_CELL, "per cell: type and owner of the warrior, footman, "
              "musician, facing of the archer, 1 for a horse, direction of the warrior's horse"),
        Slice("inspectors", edition.track[0] + edition.track[1], "one-hot each: row, column"),
        Slice("tiles", edition.rounds * len(TILES), "one-hot per round: the scoring tile"),
        Slice("order", seats * seats, "per seat, one-hot: its place in turn order"),
        Slice("goods", seats * GOODS, "per seat: coins, wet clay, dry clay, points, artisans, "
              "craftsmen left, artisans left, priority tokens still lying; in tens", ANY),
        Slice("weapons", seats * len(WEAPONS), "per seat: 1 for an active weapon"),
        Slice("masters", seats * len(MASTERS), "per seat: 1 for a hired master"),
        Slice("priority", seats * len(PRIORITY_TOKENS), "per seat, one-hot: its priority token"),
    ]  # fmt: skip


def encode(state: TerracottaState, viewer: int, out: list[float]) -> None:
    """Append all slices to `out`."""
    own = own_first(state, viewer)
    shown = [own.index(seat) for seat in range(state.seats)]
    flags(out, MAX_SEATS, list(range(state.seats)))
    out.append(float(state.edition.back_wrap))
    out.append(float(state.edition.steward_needs_first))
    flags(out, state.edition.rounds + 1, [state.round])
    flags(out, GAME_OVER + 1, [state.phase])
    seat_flag(out, MAX_SEATS, own, asked_seat(state))
    _pending(state, out)
    out.extend([state.turn / 10, float(state.rotated), float(state.worker), float(state.performed)])
    _one(out, SEGMENTS, state.segment, NO_SEGMENT)
    _one(out, SEGMENTS, state.inner_offset, NOT_SET)
    _one(out, SEGMENTS, state.middle_offset, NOT_SET)
    for space in state.workers:
        flags(out, MAX_SEATS, [shown[(space - 1) >> 1]] if space else [])
        flags(out, len(WORKERS), [(space - 1) & 1] if space else [])
    for stock in (state.warehouses, state.organizer, state.specialists):
        for count in stock:
            out.append(count / 10)
    for cell in range(CELLS):
        _cell(state, cell, shown, out)
    for inspector in range(2):
        flags(out, state.edition.track[inspector], [state.inspectors[inspector]])
    for number in range(state.edition.rounds):
        flags(out, len(TILES), [state.tiles[number]] if number < len(state.tiles) else [])
    _seat_rows(state, own, out)


def _pending(state: TerracottaState, out: list[float]) -> None:
    """The question on top with what is pending in it."""
    top = state.top()
    name = "" if top is None else type(top).__name__
    flags(out, len(QUESTIONS), [QUESTIONS.index(name)] if name in QUESTIONS else [])
    ones: list[int] = []
    cell: list[int] = []
    specialist = len(WARRIORS) + 1
    master = specialist + len(SPECIALISTS)
    steps = master + len(MASTERS)
    if isinstance(top, PlaceWarrior):
        ones = [top.arg & 3, len(WARRIORS)] if top.arg > 3 else [top.arg]
    elif isinstance(top, ChooseWarrior) and top.arg:
        ones = [len(WARRIORS)]
    elif isinstance(top, PlaceSpecialist):
        ones = [specialist + top.arg]
    elif isinstance(top, UseAbility):
        ones = [master + top.arg]
    elif isinstance(top, MoveInspector):
        ones = [steps + way for way in range(len(STEPS)) if top.arg >> way & 1]
    elif isinstance(top, (UseWeapon, MoveWarrior)):
        cell = [top.arg]
    flags(out, PENDING, ones)
    flags(out, CELLS, cell)


def _cell(state: TerracottaState, cell: int, shown: list[int], out: list[float]) -> None:
    """One cell of the mausoleum; a horse counts as its rider too."""
    figure = state.at[cell]
    rider = state.at[rider_of(cell, figure)] if is_horse(figure) else figure
    owners = len(WARRIORS)
    specialists = owners + MAX_SEATS
    facing = specialists + 2
    mount = facing + 5
    ones: list[int] = []
    if is_warrior(rider):
        ones = [kind_of(rider), owners + shown[owner_of(rider)]]
    if figure == A_FOOTMAN:
        ones = [specialists]
    elif figure == A_MUSICIAN:
        ones = [specialists + 1]
    elif is_archer(figure):
        ones = [facing + facing_of(figure)]
    elif is_horse(figure):
        ones.append(mount - 1)
    elif is_warrior(figure) and is_mounted(figure):
        ones.append(mount + mount_of(figure))
    flags(out, PER_CELL, ones)


def _seat_rows(state: TerracottaState, own: list[int], out: list[float]) -> None:
    """The slices that have a row for every seat; rows of absent seats are zero."""
    absent = MAX_SEATS - len(own)
    lying = state.edition.tokens[state.seats] - state.tokens_taken()
    for seat in own:
        flags(out, MAX_SEATS, [index_of(state.order, seat)])
    zeros(out, absent * MAX_SEATS)
    for seat in own:
        for goods in (state.coins, state.wet, state.dry, state.points, state.artisans):
            out.append(goods[seat] / 10)
        out.append(state.craftsmen_left[seat] / 10)
        out.append(state.artisans_left[seat] / 10)
        out.append(lying / 10)
    zeros(out, absent * GOODS)
    for seat in own:
        weapons = state.weapons[seat]
        flags(out, len(WEAPONS), [w for w in range(len(WEAPONS)) if weapons >> w & 1])
    zeros(out, absent * len(WEAPONS))
    for seat in own:
        hired = state.hired[seat * ALL_MASTERS : (seat + 1) * ALL_MASTERS]
        flags(out, len(MASTERS), [m for m in range(len(MASTERS)) if hired[m]])
    zeros(out, absent * len(MASTERS))
    for seat in own:
        number = state.priority[seat]
        _one(out, len(PRIORITY_TOKENS), number - 1, NO_PRIORITY - 1)
    zeros(out, absent * len(PRIORITY_TOKENS))


def _one(out: list[float], length: int, one: int, none: int) -> None:
    flags(out, length, [] if one == none else [one])

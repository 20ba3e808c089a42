"""The slices of the encoding that have a row for every seat; rows of absent seats are zero."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import (
    Slices,
    mark_all,
    mark_bits,
    mark_each,
    shown_at,
)
from tianxia.core.native import i64, vec
from tianxia.core.rules import ANY
from tianxia.games.tea_garden.names import (
    CARAVANS,
    CARD_SLOTS,
    CUPS,
    DECK_CARDS,
    LAST_SECTION,
    LEAF_TYPES,
    MAX_SEATS,
    NO_TILE,
    NOBODY,
    PAGODAS,
    SECTORS,
    TEAPOTS,
    TOP_ROW,
)
from tianxia.games.tea_garden.scoring import mono_connections
from tianxia.games.tea_garden.state import NONE, TeaState

GOODS: Final = 14
HUES: Final = 3  # of teapots
ALL_CARAVANS: Final = 30
# the places in a row of tracks
STUDY_AT: Final = 11  # after the sections of the river
CLIMB_AT: Final = STUDY_AT + 9  # after the halves of the university, and the start
TRACKS: Final = CLIMB_AT + 7  # after the rows of the emperor
# the zones of a seat's cards
IN_HAND: Final = 0
TO_DRAW: Final = 1
UNSEEN: Final = 2
DISCARDED: Final = 3
REMOVED: Final = 4
ON_TOP: Final = 5
COVERED: Final = 6
ZONES: Final = 7

assert (len(TEAPOTS), len(CARAVANS)) == (HUES, ALL_CARAVANS), "a place for each"
assert LAST_SECTION + 1 == STUDY_AT, "a place for every section"
assert 2 * SECTORS + 1 == CLIMB_AT - STUDY_AT, "a place for every half"
assert TOP_ROW + 1 == TRACKS - CLIMB_AT, "a place for every row"

SLICES: Final = Slices()

SLICES.add(
    "goods",
    MAX_SEATS * GOODS,
    "per seat: points, passed, turns, scrolls of three kinds, "
    "emperor tokens, caravans won, workers in the centre, hand and draw pile sizes, "
    "cup rows, single-colour connections, berth; in tens",
    ANY,
)


def _goods(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * GOODS
        out[row] = float(state.points[seat]) / 10
        out[row + 1] = float(state.passed[seat])
        out[row + 2] = float(state.turns[seat] * 10 // CARD_SLOTS) / 10
        out[row + 3] = float(state.scroll_strength[seat]) / 10
        out[row + 4] = float(state.scroll_teapot[seat]) / 10
        out[row + 5] = float(state.scroll_repeat[seat]) / 10
        out[row + 6] = float(state.tokens[seat]) / 10
        out[row + 7] = float(len(state.won[seat])) / 10
        out[row + 8] = float(state.centre[seat]) / 10
        out[row + 9] = float(len(state.hand[seat])) / 10
        out[row + 10] = float(len(state.draw[seat])) / 10
        out[row + 11] = float(len(state.cup_rows[seat])) / 10
        out[row + 12] = float(mono_connections(state, seat)) / 10
        out[row + 13] = float(state.berth[seat] + 1) / 10


SLICES.add(
    "tracks",
    MAX_SEATS * TRACKS,
    "per seat, one-hot: river section, university half or start, emperor row",
)


def _tracks(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * TRACKS
        sector = state.sector_of(seat)
        if sector == NONE:
            out[row + STUDY_AT + 2 * SECTORS] = 1.0
        else:
            out[row + STUDY_AT + 2 * sector + state.half[seat]] = 1.0
        out[row + state.boat[seat]] = 1.0
        out[row + CLIMB_AT + state.climbed[seat]] = 1.0


SLICES.add("leaves", MAX_SEATS * LEAF_TYPES, "per seat: leaves by type, in tens", ANY)


def _leaves(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * LEAF_TYPES
        for leaf in range(seat * LEAF_TYPES, (seat + 1) * LEAF_TYPES):
            if state.leaves[leaf] != 0:
                out[row] = float(state.leaves[leaf]) / 10
            row += 1


SLICES.add("pagodas", MAX_SEATS * PAGODAS, "per seat: 1 for a pagoda on the player board")


def _pagodas(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        mark_bits(state.pagodas[seat], out, at + shown_at(state, viewer, seat) * PAGODAS)


SLICES.add("teapots", MAX_SEATS * HUES, "per seat: teapots shown this round", ANY)


def _teapots(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * HUES
        for colour in range(seat * HUES, (seat + 1) * HUES):
            out[row] = float(state.shown[colour])
            row += 1


SLICES.add(
    "cards",
    MAX_SEATS * ZONES * DECK_CARDS,
    "per seat, 1 for a card: in the own hand, in the own draw pile, "
    "unseen in another's hand or draw pile, in the discard pile, "
    "removed, on top of a stack of this round, covered in one",
)


def _cards(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * ZONES * DECK_CARDS
        if seat == viewer:
            mark_all(state.hand[seat], out, row + IN_HAND * DECK_CARDS)
            mark_all(state.draw[seat], out, row + TO_DRAW * DECK_CARDS)
        else:
            mark_all(state.hand[seat], out, row + UNSEEN * DECK_CARDS)
            mark_all(state.draw[seat], out, row + UNSEEN * DECK_CARDS)
        mark_all(state.discard[seat], out, row + DISCARDED * DECK_CARDS)
        mark_all(state.removed[seat], out, row + REMOVED * DECK_CARDS)
        _played(state, seat, out, row)


def _played(state: TeaState, seat: i64, out: vec[float], row: i64) -> None:
    """The cards of this round: those on top of a stack, then all others."""
    tops = row + ON_TOP * DECK_CARDS
    played = state.played[seat]
    for start in state.starts[seat]:
        out[tops + played[start]] = 1.0
    for card in played:
        if out[tops + card] == 0.0:
            out[row + COVERED * DECK_CARDS + card] = 1.0


SLICES.add(
    "cups",
    MAX_SEATS * CUPS * 3,
    "per seat and tile: owned, joined to the right, markers",
    ANY,
)


def _cups(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for tile in range(len(state.cup_owner)):
        owner = state.cup_owner[tile]
        if owner != NOBODY:
            place = at + (shown_at(state, viewer, owner) * CUPS + tile) * 3
            out[place] = 1.0
            if state.cup_right[tile] != NO_TILE:
                out[place + 1] = 1.0
            out[place + 2] = float(state.markers[tile]) / 10


SLICES.add("cup_neighbours", CUPS * CUPS, "one-hot per tile: the tile to its right")


def _cup_neighbours(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    mark_each(state.cup_right, CUPS, out, at)


SLICES.add("won", MAX_SEATS * ALL_CARAVANS, "per seat: 1 for a caravan won")


def _won(state: TeaState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        mark_all(state.won[seat], out, at + shown_at(state, viewer, seat) * ALL_CARAVANS)


def write(state: TeaState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """These slices, which come after those of the table."""
    _goods(state, viewer, out, at + place[23])
    _tracks(state, viewer, out, at + place[24])
    _leaves(state, viewer, out, at + place[25])
    _pagodas(state, viewer, out, at + place[26])
    _teapots(state, viewer, out, at + place[27])
    _cards(state, viewer, out, at + place[28])
    _cups(state, viewer, out, at + place[29])
    _cup_neighbours(state, viewer, out, at + place[30])
    _won(state, viewer, out, at + place[31])

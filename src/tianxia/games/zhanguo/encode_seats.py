"""The slices of the encoding that have a row for every seat; rows of absent seats are zero."""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import (
    Slices,
    shown_at,
)
from tianxia.core.native import i64, vec
from tianxia.core.rules import ANY
from tianxia.games.zhanguo.area import BITS, EMPTY
from tianxia.games.zhanguo.names import (
    ACTIONS,
    BOARD_SLOTS,
    BOARDS,
    BONUSES,
    CARDS,
    DECK,
    MAX_SEATS,
    NO_BOARD,
    NO_CARD,
    NOBODY,
    OFFICIALS,
    REGIONS,
    number_of,
)
from tianxia.games.zhanguo.state import DECKS, ZhanguoState

ALL_BOARDS: Final = 5
HUES: Final = 3  # of officials
# the places in a card
DECK_AT: Final = 1
ACTION_AT: Final = DECK_AT + 3
BONUS_AT: Final = ACTION_AT + 6
PER_CARD: Final = BONUS_AT + 14
PIECES: Final = 6 + HUES
PER_REGION: Final = 4 + 2 * HUES + 2

assert (len(BOARDS), len(OFFICIALS)) == (ALL_BOARDS, HUES), "a place for each"
assert ACTION_AT - DECK_AT == DECKS, "a place for every deck"
assert len(ACTIONS) == BONUS_AT - ACTION_AT, "a place for every action"
assert len(BONUSES) == PER_CARD - BONUS_AT, "a place for every bonus"

SLICES: Final = Slices()

SLICES.add("ties", MAX_SEATS * MAX_SEATS, "per seat, one-hot: its place in tie order")


def _ties(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in state.track:
        out[at + shown_at(state, viewer, seat) * MAX_SEATS] = 1.0
        at += 1
    for seat in state.cell:
        if seat != NOBODY:
            out[at + shown_at(state, viewer, seat) * MAX_SEATS] = 1.0
            at += 1


SLICES.add("column", MAX_SEATS * DECKS, "per seat, one-hot: the cell of its disc")


def _column(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for aspect in range(len(state.cell)):
        seat = state.cell[aspect]
        if seat != NOBODY:
            out[at + shown_at(state, viewer, seat) * DECKS + aspect] = 1.0


SLICES.add("boards", MAX_SEATS * ALL_BOARDS, "per seat, one-hot: its board")


def _boards(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        board = state.board[seat]
        if board != NO_BOARD:
            out[at + shown_at(state, viewer, seat) * ALL_BOARDS + board] = 1.0


SLICES.add(
    "pieces",
    MAX_SEATS * PIECES,
    "per seat: points, governors, palaces, walls left, cards on the board, "
    "governors posted, officials in the supply; in tens",
    ANY,
)


def _pieces(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * PIECES
        posted: i64 = 0
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            posted += state.posted[place]
        out[row] = float(state.points[seat]) / 10
        out[row + 1] = float(state.governors[seat]) / 10
        out[row + 2] = float(state.palaces[seat]) / 10
        out[row + 3] = float(state.walls[seat]) / 10
        out[row + 4] = float(state.cards_on_board(seat)) / 10
        out[row + 5] = float(posted) / 10
        _officials(state.supply[seat], 10.0, out, row + 6)


def _officials(area: i64, unit: float, out: vec[float], at: i64) -> None:
    """The officials in one place, by colour."""
    if area != EMPTY:
        out[at] = float(area & 7) / unit
        out[at + 1] = float(area >> BITS & 7) / unit
        out[at + 2] = float(area >> 2 * BITS & 7) / unit


SLICES.add(
    "markers", MAX_SEATS * 2 * DECKS, "per seat: value-1 markers in tens, value-3 markers", ANY
)


def _markers(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * 2 * DECKS
        for aspect in range(len(state.marker3)):
            out[row + aspect] = float(state.ones[seat * DECKS + aspect]) / 10
            if state.marker3[aspect] == seat:
                out[row + DECKS + aspect] = 1.0


SLICES.add(
    "backs", MAX_SEATS * 2 * DECKS, "per seat: cards in hand, laid aside, by deck; in thirds", ANY
)


def _backs(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * 2 * DECKS
        for deck in range(len(state.decks)):
            held = state.held_of(seat, deck)
            if held != 0:
                out[row + deck] = float(held) / 3
            if state.aside[seat * DECKS + deck] != NO_CARD:
                out[row + DECKS + deck] = 1 / 3


SLICES.add(
    "regions",
    MAX_SEATS * REGIONS * PER_REGION,
    "per seat and region: unrest, its maximum, first level without palaces, workers, "
    "officials in both areas, governors, palaces; in fifths",
    ANY,
)


def _regions(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * REGIONS * PER_REGION
        for place in range(seat * REGIONS, (seat + 1) * REGIONS):
            _region(state, seat, place, out, row)
            row += PER_REGION


def _region(state: ZhanguoState, seat: i64, place: i64, out: vec[float], row: i64) -> None:
    region = place - seat * REGIONS
    out[row] = float(state.unrest[place]) / 5
    if state.board[seat] != NO_BOARD:
        printed = state.board[seat] * REGIONS + region
        out[row + 1] = float(state.edition.unrest_max[printed]) / 5
        out[row + 2] = float(state.edition.no_palace_from[printed]) / 5
    out[row + 3] = float(state.workers[place]) / 5
    _officials(state.gov[place], 5.0, out, row + 4)
    _officials(state.work[place], 5.0, out, row + 4 + HUES)
    out[row + 4 + 2 * HUES] = float(state.posted[place]) / 5
    out[row + 5 + 2 * HUES] = float(state.palaces_in(seat, region)) / 5


SLICES.add(
    "cards",
    MAX_SEATS * BOARD_SLOTS * PER_CARD,
    "per seat and slot: number in hundreds, one-hot deck, action, bonus",
    CARDS / 100,
)


def _cards(state: ZhanguoState, viewer: i64, out: vec[float], at: i64) -> None:
    edition = state.edition
    for seat in range(state.seats):
        row = at + shown_at(state, viewer, seat) * BOARD_SLOTS * PER_CARD
        for slot in range(seat * BOARD_SLOTS, (seat + 1) * BOARD_SLOTS):
            card = state.tucked[slot]
            if card != NO_CARD:
                out[row] = float(number_of(card)) / 100
                out[row + DECK_AT + card // DECK] = 1.0
                out[row + ACTION_AT + edition.card_action[card]] = 1.0
                out[row + BONUS_AT + edition.card_bonus[card]] = 1.0
            row += PER_CARD


def write(state: ZhanguoState, viewer: i64, out: vec[float], at: i64, place: vec[i64]) -> None:
    """These slices, which come after those of the table."""
    _ties(state, viewer, out, at + place[31])
    _column(state, viewer, out, at + place[32])
    _boards(state, viewer, out, at + place[33])
    _pieces(state, viewer, out, at + place[34])
    _markers(state, viewer, out, at + place[35])
    _backs(state, viewer, out, at + place[36])
    _regions(state, viewer, out, at + place[37])
    _cards(state, viewer, out, at + place[38])

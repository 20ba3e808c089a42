"""A new position, and positions written down and read back."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import State
from tianxia.core.native import i64, vec
from tianxia.core.reading import lists
from tianxia.core.saving import Fields
from tianxia.games.zhanguo.area import EMPTY, ONE_OF_EACH
from tianxia.games.zhanguo.cards import FULL_PILE, HAND, NO_CARDS, pile_of
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    CARDS,
    NO_ASPECT,
    NO_BOARD,
    NO_CARD,
    NO_TILE,
    NOBODY,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SPACES,
    TASK_SPACES,
    TASKS,
    WALL_SPACES,
)
from tianxia.games.zhanguo.state import DECKS, KINDS_OF_POINTS, SETUP, ZhanguoState
from tianxia.games.zhanguo.tables import AUCTION_B, Edition


def empty_hands(state: ZhanguoState) -> None:
    """Nobody holds a card."""
    state.hand = vec[i64]([NO_CARD] * (state.seats * HAND))
    state.held = vec[i64]([0] * state.seats)


def fresh_state(seats: i64, edition: Edition) -> ZhanguoState:
    """Everything as it lies before the first draw and the first choice."""
    state = ZhanguoState(seats, edition)
    state.round = 0
    state.phase = SETUP
    state.turn = 0
    state.first = 0
    state.asking = NO_ASPECT
    state.decks = vec[i64]([FULL_PILE] * DECKS)
    state.under = vec[i64]([NO_CARDS] * DECKS)
    state.layer = vec[i64]([0] * CARDS)
    empty_hands(state)
    state.aside = vec[i64]([NO_CARD] * (seats * DECKS))
    state.court = vec[i64]()
    state.track = state.clockwise(0)
    lay_main_board(state)
    state.pool = 0
    state.bid = 0
    state.leader = NOBODY
    state.bidders = 0
    lay_boards(state)
    return state


def lay_main_board(state: ZhanguoState) -> None:
    """The main board without any piece, and the markers beside it."""
    state.cell = vec[i64]([NOBODY] * DECKS)
    state.stock = vec[i64]([state.edition.markers[state.seats]] * DECKS)
    state.marker3 = vec[i64]([NOBODY] * DECKS)
    state.space = vec[i64]([NOBODY] * (REGIONS * SPACES))
    state.palace_at = vec[i64]([NOBODY] * (REGIONS * PALACE_SPACES))
    state.wall_at = vec[i64]([NOBODY] * WALL_SPACES)
    state.face = vec[i64]([NO_TILE] * len(SECTIONS))
    state.task = vec[i64]([NO_TILE] * TASKS)
    state.disc = vec[i64]([NOBODY] * (TASKS * TASK_SPACES))


def lay_boards(state: ZhanguoState) -> None:
    """The places of the players, whose pieces are all in their supplies."""
    edition = state.edition
    seats = state.seats
    auction = edition.side == AUCTION_B
    state.points = vec[i64]([edition.auction_points if auction else edition.start_points] * seats)
    state.scored = vec[i64]([0] * (KINDS_OF_POINTS * seats))
    state.board = vec[i64]([NO_BOARD] * seats)
    state.tucked = vec[i64]([NO_CARD] * (seats * BOARD_SLOTS))
    state.placed = vec[i64]([0] * (seats * REGIONS))
    state.unrest = vec[i64]([0] * (seats * REGIONS))
    state.gov = vec[i64]([EMPTY] * (seats * REGIONS))
    state.work = vec[i64]([EMPTY] * (seats * REGIONS))
    state.workers = vec[i64]([0] * (seats * REGIONS))
    state.posted = vec[i64]([0] * (seats * REGIONS))
    state.supply = vec[i64]([edition.officials * ONE_OF_EACH] * seats)
    state.governors = vec[i64]([edition.governors] * seats)
    state.palaces = vec[i64]([edition.palaces] * seats)
    state.walls = vec[i64]([edition.walls] * seats)
    state.walled = vec[i64]([0] * seats)
    state.claimed = vec[i64]([0] * seats)
    state.ones = vec[i64]([0] * (seats * DECKS))


class CardFields(Fields):
    """The fields of a position; its cards are saved as lists of cards, however they are kept."""

    def dump(self, state: State) -> dict[str, object]:
        assert isinstance(state, ZhanguoState), "a position of this game"
        data = super().dump(state)
        data["decks"] = [state.deck_of(deck) for deck in range(DECKS)]
        data["under"] = [state.under_deck(deck) for deck in range(DECKS)]
        data["hands"] = [state.hand_of(seat) for seat in range(state.seats)]
        return data

    def load(self, state: State, data: dict[str, object]) -> None:
        assert isinstance(state, ZhanguoState), "a position of this game"
        super().load(state, data)
        state.decks = vec[i64]([pile_of(cards) for cards in lists(data["decks"])])
        state.under = vec[i64]([pile_of(cards) for cards in lists(data["under"])])
        empty_hands(state)
        for seat, hand in enumerate(lists(data["hands"])):
            for card in hand:
                state.take_up(seat, card)


# <fields: saved by CardFields>
SAVED: Final = CardFields(
    numbers=[
        "round", "phase", "turn", "first", "asking", "pool", "bid", "leader", "bidders",
    ],
    rows=[
        "layer", "aside", "court", "track", "cell", "stock", "marker3", "space", "palace_at",
        "wall_at", "face", "task", "disc", "points", "scored", "board", "tucked", "placed",
        "unrest", "gov", "work", "workers", "posted", "supply", "governors", "palaces", "walls",
        "walled", "claimed", "ones",
    ],
    apart=[
        "decks", "under", "hand", "held",
    ],
)  # fmt: skip
# </fields>

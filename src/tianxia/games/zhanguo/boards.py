"""Player boards: side A for all, B sides picked in reverse order, or B sides by auction."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Frame, Step
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.names import (
    B_SIDES,
    BOARDS,
    FOR_AUCTION,
    NO_BOARD,
    NOBODY,
    REGIONS,
    SIDE_A,
)
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ALL_ON_A, MAX_BID, PICK_B, REMOVED_AT_RANDOM
from tianxia.games.zhanguo.things import BIDS

ALL_B_SIDES: Final = (1 << B_SIDES + 1) - 2  # bits 1 to 4


class GiveBoards(Step[ZhanguoState]):
    """Everybody gets a board, by the way agreed on."""

    def run(self, state: ZhanguoState) -> None:
        edition = state.edition
        if edition.side == ALL_ON_A:
            for seat in range(state.seats):
                take_board(state, seat, SIDE_A)
            return
        state.pool = ALL_B_SIDES
        if edition.side == PICK_B:
            for seat in state.clockwise(state.first):  # the last pushed chooses first
                state.push(PickBoard(seat))
            return
        state.push(Auction(NATURE, state.first))
        if edition.removed == REMOVED_AT_RANDOM:
            for _ in range(B_SIDES - state.seats):
                state.push(RemoveBoard(NATURE))
        else:
            state.pool &= ~edition.removed


def take_board(state: ZhanguoState, seat: i64, board: i64) -> None:
    """The officials printed on the board go from the supply to its starting region."""
    edition = state.edition
    state.board = replaced(state.board, seat, board)
    state.pool &= ~BIT[board]
    officials = edition.start_officials[board]
    state.supply[seat] -= officials
    state.gov[seat * REGIONS + edition.start_region[board]] += officials


def fill_pool(state: ZhanguoState, room: vec[i64], n: i64) -> i64:
    """Write the boards to be had, counted from 0."""
    for side in range(i64(B_SIDES)):
        if state.pool >> side + 1 & 1:
            room[n] = side
            n += 1
    return n


class RemoveBoard(Chance[ZhanguoState]):
    """With fewer than four seats boards leave the auction at random."""

    size: ClassVar[int] = B_SIDES

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        return fill_pool(state, room, n)

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.pool &= ~BIT[choice + 1]
        state.note("board-removed", NATURE, choice + 1)

    def text(self, choice: int) -> str:
        return f"remove board {BOARDS[choice + 1]}"


class PickBoard(Decision[ZhanguoState]):
    """Choose any board that is left and use its side B."""

    size: ClassVar[int] = B_SIDES

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        return fill_pool(state, room, n)

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        take_board(state, self.seat, choice + 1)
        state.note("took-board", self.seat, choice + 1)
        if NO_BOARD not in state.board:
            state.pool = 0  # what nobody chose goes to the box

    def text(self, choice: int) -> str:
        return f"board {BOARDS[choice + 1]}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if not state.pool >> choice + 1 & 1:
            return Said("reason-no-such-board", {"side": f"@side-{BOARDS[choice + 1]}"})
        return None

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-board", {"side": f"@side-{BOARDS[choice + 1]}"})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"board:{BOARDS[choice + 1]}"]


class Auction(Step[ZhanguoState]):
    """All seats without a board bid for the next choice; seat `arg`, or the next one, opens.

    The last seat without a board pays the least bid and takes the last board.
    """

    def run(self, state: ZhanguoState) -> None:
        waiting = [seat for seat in state.clockwise(self.arg) if state.board[seat] == NO_BOARD]
        state.bid = 0
        state.leader = NOBODY
        state.bidders = 0
        if len(waiting) == 1:
            win(state, waiting[0], state.edition.min_bid)
        elif waiting:
            for seat in waiting:
                state.bidders |= BIT[seat]
            state.push(Bid(waiting[0]))


def win(state: ZhanguoState, seat: i64, price: i64) -> None:
    """The winner pays in points and chooses a board; then the next auction follows."""
    score(state, seat, -price, FOR_AUCTION)
    state.note("won-auction", seat, price)
    state.bid = 0
    state.leader = NOBODY
    state.bidders = 0
    state.push(Auction(NATURE, (seat + 1) % state.seats))
    state.push(PickBoard(seat))


def least_bid(state: ZhanguoState) -> i64:
    """What must be bid at least."""
    return max(state.bid + 1, state.edition.min_bid)


def ask_for_bid(state: ZhanguoState, after: i64) -> None:
    """The next seat that still bids is asked."""
    seat = (after + 1) % state.seats
    while not state.bidders >> seat & 1:
        seat = (seat + 1) % state.seats
    state.push(Bid(seat))


class PassBid(Leave[ZhanguoState]):
    """Pass out of this auction; the opener must bid, and the last one left pays and chooses."""

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        return n if state.leader == NOBODY else super().fill(state, ask, room, n)

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        state.bidders &= ~BIT[ask.seat]
        state.note("passed-bid", ask.seat)
        if state.bidders == BIT[state.leader]:
            win(state, state.leader, state.bid)
        else:
            ask_for_bid(state, ask.seat)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        return Said("reason-opener-bids") if state.leader == NOBODY else None

    def targets(self, state: ZhanguoState, ask: Frame, k: int) -> list[str]:
        return ["bid:pass"]


class Raise(Block[ZhanguoState]):
    """Raise the bid; nobody bids more points than they have."""

    def __init__(self) -> None:
        super().__init__([BIDS.called("n")], "{n}", "label-bid", ["bid:{n}"])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        for amount in range(least_bid(state), min(state.points[ask.seat], MAX_BID) + 1):
            room[n] = self.first + amount - 1
            n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        state.bid = k + 1
        state.leader = ask.seat
        state.note("bid", ask.seat, k + 1)
        ask_for_bid(state, ask.seat)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if k + 1 > state.points[ask.seat]:
            return Said("reason-bid-points", {"have": state.points[ask.seat]})
        least = least_bid(state)
        return Said("reason-bid-low", {"least": least}) if k + 1 < least else None

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        return [Amount("vp", -k - 1)]


BIDDING: Final[Menu[ZhanguoState]] = Menu("bid", [PassBid("pass", "label-pass-bid"), Raise()])


class Bid(Question[ZhanguoState]):
    """Raise the bid or pass out of this auction."""

    size: ClassVar[int] = BIDDING.size

    def menu(self) -> Menu[ZhanguoState]:
        return BIDDING

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-bid", {"bid": state.bid, "have": state.points[self.seat]})

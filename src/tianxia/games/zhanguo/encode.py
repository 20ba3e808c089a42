"""The position as numbers for learners: named slices, the viewer's own seat first.

Of other hands only the backs are told, as in the view.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.encoding import asked_seat, flags, own_first, question_flag, seat_flag, zeros
from tianxia.core.native import i64, vec
from tianxia.core.rows import plain
from tianxia.core.rules import ANY, Slice
from tianxia.games.zhanguo.abilities import Activate
from tianxia.games.zhanguo.area import count_of
from tianxia.games.zhanguo.governors import ChooseBonusSpace
from tianxia.games.zhanguo.markers import AddWorker
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    BOARD_SLOTS,
    BOARDS,
    BONUSES,
    CARDS,
    DECK,
    FACES,
    MAX_SEATS,
    NO_BOARD,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFFICIALS,
    PALACE_SPACES,
    REGIONS,
    SECTIONS,
    SPACES,
    TASK_SPACES,
    TASK_TILES,
    TASKS,
    WALL_SPACES,
    number_of,
)
from tianxia.games.zhanguo.officials import NOBODY_PASSES, Move
from tianxia.games.zhanguo.palaces import PayPalaceWorker
from tianxia.games.zhanguo.state import CARD_MASK, DECKS, GAME_OVER, ZhanguoState

QUESTIONS: Final = [
    "PickBoard",
    "Bid",
    "LayAside",
    "ChoosePlay",
    "RecruitOfficial",
    "InstallGovernor",
    "ChooseBonusSpace",
    "BonusOfficial",
    "Move",
    "HireWorkers",
    "BuildPalace",
    "PayPalaceWorker",
    "TakeMarker3",
    "BuildWall",
    "PayWallWorker",
    "Activate",
    "TakeMarker",
    "CalmRegion",
    "MoveWorker",
    "AddWorker",
    "MoveGovernor",
    "ClaimTasks",
    "TakeReward",
    "RewardOfficial",
    "PlaceGovernor",
]
SIDES: Final = 3
PER_CARD: Final = 1 + DECKS + len(ACTIONS) + len(BONUSES)
PIECES: Final = 6 + len(OFFICIALS)
PER_REGION: Final = 4 + 2 * len(OFFICIALS) + 2


def slices(rounds: int) -> list[Slice]:
    """The parts of the encoding in their order; seats are rotated so that the viewer is seat 0."""
    seats = MAX_SEATS
    whole = [
        Slice("seats", seats, "1 for each seat in the game"),
        Slice("side", SIDES, "one-hot: side A, B picked, B by auction"),
        Slice("variants", 4, "1 for draft, track order, strict unrest, manual tasks"),
        Slice("round", rounds + 1, "one-hot: set-up, then the round"),
        Slice("phase", GAME_OVER + 1, "one-hot: set-up, draw, play, rewards, over"),
        Slice("turn", 1, "turns taken in the round, in tens", ANY),
        Slice("to_move", seats, "one-hot: the seat that answers; none for nature"),
        Slice("question", len(QUESTIONS), "one-hot: what is asked of that seat"),
        Slice("left", 1, "points or workers left in the question, in tens", ANY),
        Slice("about", REGIONS + len(OFFICIALS), "one-hot: the region and colour asked about"),
        Slice("pending", BOARD_SLOTS + len(ABILITIES), "1 for a slot or ability still to be used"),
        Slice("asking", DECKS, "one-hot: the aspect whose reward is given"),
        Slice("top", 1, "the number on top of the court, in hundreds", CARDS / 100),
        Slice("court", CARDS, "1 for each card in the stack"),
        Slice("hand", CARDS, "1 for each own card"),
        Slice("own_aside", CARDS, "1 for each card the viewer laid aside"),
        Slice("under", CARDS, "1 for each card known to lie under its deck"),
        Slice("decks", DECKS, "cards left, in tens", ANY),
        Slice("stock", DECKS, "value-1 markers left, in tens", ANY),
        Slice("marker3", DECKS, "1 for a value-3 marker on the main board"),
        Slice("spaces", REGIONS * SPACES * seats, "per bonus space, one-hot: its owner"),
        Slice("palaces", REGIONS * PALACE_SPACES * seats, "per palace space, one-hot: its owner"),
        Slice("walls", WALL_SPACES * seats, "per wall space, one-hot: its owner"),
        Slice("wall_tiles", len(SECTIONS) * len(FACES), "per section, one-hot: its tile"),
        Slice("tasks", TASKS * len(TASK_TILES), "per place, one-hot: its task"),
        Slice("discs", TASKS * TASK_SPACES * seats, "per task space, one-hot: its owner"),
        Slice("pool", len(BOARDS), "1 for each board to be had"),
        Slice("bid", 1, "the bid, in tens", ANY),
        Slice("leader", seats, "one-hot: who bid it"),
        Slice("bidders", seats, "1 for each seat still bidding"),
        Slice("first", seats, "one-hot: the first player"),
    ]
    return [*whole, *seat_slices()]


def seat_slices() -> list[Slice]:
    """The parts that have a row for every seat."""
    seats = MAX_SEATS
    return [
        Slice("ties", seats * seats, "per seat, one-hot: its place in tie order"),
        Slice("column", seats * DECKS, "per seat, one-hot: the cell of its disc"),
        Slice("boards", seats * len(BOARDS), "per seat, one-hot: its board"),
        Slice(
            "pieces",
            seats * PIECES,
            "per seat: points, governors, palaces, walls left, cards on the board, "
            "governors posted, officials in the supply; in tens",
            ANY,
        ),
        Slice(
            "markers", seats * 2 * DECKS, "per seat: value-1 markers in tens, value-3 markers", ANY
        ),
        Slice(
            "backs",
            seats * 2 * DECKS,
            "per seat: cards in hand, laid aside, by deck; in thirds",
            ANY,
        ),
        Slice(
            "regions",
            seats * REGIONS * PER_REGION,
            "per seat and region: unrest, its maximum, first level without palaces, workers, "
            "officials in both areas, governors, palaces; in fifths",
            ANY,
        ),
        Slice(
            "cards",
            seats * BOARD_SLOTS * PER_CARD,
            "per seat and slot: number in hundreds, one-hot deck, action, bonus",
            CARDS / 100,
        ),
    ]


def encode(state: ZhanguoState, viewer: int, out: list[float]) -> None:
    """Append all slices to `out`."""
    own = own_first(state, viewer)
    edition = state.edition
    flags(out, MAX_SEATS, list(range(state.seats)))
    flags(out, SIDES, [edition.side])
    for agreed in (edition.draft, edition.by_track, edition.strict_unrest, edition.manual_tasks):
        out.append(1.0 if agreed else 0.0)
    flags(out, edition.rounds + 1, [state.round])
    flags(out, GAME_OVER + 1, [state.phase])
    out.append(state.turn / 10)
    seat_flag(out, MAX_SEATS, own, asked_seat(state))
    _pending(state, out)
    flags(out, DECKS, [state.asking] if state.asking >= 0 else [])
    _cards(state, viewer, out)
    for stock in state.stock:
        out.append(stock / 10)
    flags(out, DECKS, [aspect for aspect in range(DECKS) if state.marker3[aspect] == NOBODY])
    for owners in (state.space, state.palace_at, state.wall_at):
        _owners(owners, own, out)
    for face in state.face:
        flags(out, len(FACES), [] if face == NO_TILE else [face])
    for task in state.task:
        flags(out, len(TASK_TILES), [] if task == NO_TILE else [task])
    _owners(state.disc, own, out)
    flags(out, len(BOARDS), [board for board in range(len(BOARDS)) if state.pool >> board & 1])
    out.append(state.bid / 10)
    seat_flag(out, MAX_SEATS, own, state.leader)
    flags(out, MAX_SEATS, [k for k in range(state.seats) if state.bidders >> own[k] & 1])
    seat_flag(out, MAX_SEATS, own, state.first)
    _seat_rows(state, own, out)


def _pending(state: ZhanguoState, out: list[float]) -> None:
    """The question on top with what is pending in it."""
    top = state.top()
    name = question_flag(out, state, QUESTIONS)
    left = 0
    about: list[int] = []
    pending: list[int] = []
    if isinstance(top, Activate):
        pending = [slot for slot in range(BOARD_SLOTS) if top.arg >> slot & 1]
        for ability in range(len(ABILITIES)):
            if top.abilities >> ability & 1:
                pending.append(BOARD_SLOTS + ability)
    elif isinstance(top, (ChooseBonusSpace, PayPalaceWorker)):
        about = [top.arg]
    elif isinstance(top, AddWorker):
        about = [top.region]
    elif top is not None and name:
        left = top.arg
    if isinstance(top, Move) and top.passing != NOBODY_PASSES:
        about = [(top.passing - 1) // 3, REGIONS + (top.passing - 1) % 3]
    out.append(left / 10)
    flags(out, REGIONS + len(OFFICIALS), about)
    flags(out, BOARD_SLOTS + len(ABILITIES), pending)


def _cards(state: ZhanguoState, viewer: int, out: list[float]) -> None:
    """The court, the own cards, what lies under the decks."""
    top = state.court_top()
    out.append(0.0 if top == NO_CARD else number_of(top) / 100)
    flags(out, CARDS, [entry & CARD_MASK for entry in state.court])
    flags(out, CARDS, state.hand_of(viewer) if viewer >= 0 else [])
    own = range(viewer * DECKS, (viewer + 1) * DECKS) if viewer >= 0 else range(0)
    flags(out, CARDS, [state.aside[at] for at in own if state.aside[at] != NO_CARD])
    flags(out, CARDS, [card for deck in range(DECKS) for card in state.known_in(deck)])
    for deck in range(DECKS):
        out.append(state.cards_left(deck) / 10)


def _owners(owners: vec[i64], own: list[int], out: list[float]) -> None:
    for owner in owners:
        seat_flag(out, MAX_SEATS, own, owner)


def _seat_rows(state: ZhanguoState, own: list[int], out: list[float]) -> None:
    """The slices that have a row for every seat; rows of absent seats are zero."""
    absent = MAX_SEATS - len(own)
    ties = plain(state.tie_order())
    for seat in own:
        flags(out, MAX_SEATS, [ties.index(seat)])
    zeros(out, absent * MAX_SEATS)
    for seat in own:
        flags(out, DECKS, [aspect for aspect in range(DECKS) if state.cell[aspect] == seat])
    zeros(out, absent * DECKS)
    for seat in own:
        flags(out, len(BOARDS), [] if state.board[seat] == NO_BOARD else [state.board[seat]])
    zeros(out, absent * len(BOARDS))
    for seat in own:
        _pieces(state, seat, out)
    zeros(out, absent * PIECES)
    for seat in own:
        for aspect in range(DECKS):
            out.append(state.ones[seat * DECKS + aspect] / 10)
        flags(out, DECKS, [aspect for aspect in range(DECKS) if state.marker3[aspect] == seat])
    zeros(out, absent * 2 * DECKS)
    for seat in own:
        for deck in range(DECKS):
            out.append(len([c for c in state.hand_of(seat) if c // DECK == deck]) / 3)
        for deck in range(DECKS):
            out.append(0.0 if state.aside[seat * DECKS + deck] == NO_CARD else 1 / 3)
    zeros(out, absent * 2 * DECKS)
    for seat in own:
        for region in range(REGIONS):
            _region(state, seat, region, out)
    zeros(out, absent * REGIONS * PER_REGION)
    for seat in own:
        for slot in range(BOARD_SLOTS):
            _card(state, state.tucked[seat * BOARD_SLOTS + slot], out)
    zeros(out, absent * BOARD_SLOTS * PER_CARD)


def _pieces(state: ZhanguoState, seat: int, out: list[float]) -> None:
    posted = sum(state.posted[seat * REGIONS : (seat + 1) * REGIONS])
    left = [state.points[seat], state.governors[seat], state.palaces[seat], state.walls[seat]]
    for count in [*left, state.cards_on_board(seat), posted]:
        out.append(count / 10)
    for colour in range(len(OFFICIALS)):
        out.append(count_of(state.supply[seat], colour) / 10)


def _region(state: ZhanguoState, seat: int, region: int, out: list[float]) -> None:
    place = seat * REGIONS + region
    longest = banned = 0
    if state.board[seat] != NO_BOARD:
        longest = state.unrest_max(seat, region)
        banned = state.edition.no_palace_from[state.board[seat] * REGIONS + region]
    counts = [state.unrest[place], longest, banned, state.workers[place]]
    counts += [count_of(state.gov[place], colour) for colour in range(len(OFFICIALS))]
    counts += [count_of(state.work[place], colour) for colour in range(len(OFFICIALS))]
    counts += [state.posted[place], state.palaces_in(seat, region)]
    for count in counts:
        out.append(count / 5)


def _card(state: ZhanguoState, card: int, out: list[float]) -> None:
    if card == NO_CARD:
        zeros(out, PER_CARD)
        return
    out.append(number_of(card) / 100)
    flags(out, DECKS, [card // DECK])
    flags(out, len(ACTIONS), [state.edition.card_action[card]])
    flags(out, len(BONUSES), [state.edition.card_bonus[card]])

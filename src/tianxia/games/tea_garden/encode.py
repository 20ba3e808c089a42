"""The position as numbers for learners: named slices, the viewer's own seat first.

Of the others' cards only what the view shows: hand and draw pile together, and the sizes.
"""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import Frame
from tianxia.core.encoding import asked_seat, flags, own_first, question_flag, seat_flag, zeros
from tianxia.core.rows import plain
from tianxia.core.rules import ANY, Slice
from tianxia.games.tea_garden.bonuses import TrashCard
from tianxia.games.tea_garden.buying import ReplaceTeapot
from tianxia.games.tea_garden.founding import ChoosePagoda, ChooseSpace
from tianxia.games.tea_garden.leaves import Fermenting, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVANS,
    CARD_SLOTS,
    CUPS,
    DECK_CARDS,
    EMPEROR_CARDS,
    FIRST_EMPEROR,
    LAST_SECTION,
    LEAF_TYPES,
    LEVELS,
    MAIN_ACTIONS,
    MAX_SEATS,
    MAX_SPACES,
    NO_BONUS,
    NO_TILE,
    NOBODY,
    OPTIONAL,
    PAGODAS,
    PROVINCES,
    REGIONS,
    ROW_SLOTS,
    SECONDARIES,
    SECTORS,
    TOP_ROW,
)
from tianxia.games.tea_garden.paying import PayCard, Payment
from tianxia.games.tea_garden.scoring import mono_connections
from tianxia.games.tea_garden.secondary import PlaceCup
from tianxia.games.tea_garden.state import COLOURS, GAME_OVER, NONE, TeaState

QUESTIONS: Final = [
    "BeginTurn",
    "PayFourthTurn",
    "BeforeCards",
    "AddCard",
    "TakeTurn",
    "ChoosePagoda",
    "ChooseSpace",
    "ReplaceTeapot",
    "PayCard",
    "PayCaravan",
    "FermentLeaf",
    "HarvestGarden",
    "PlaceCup",
    "RepeatSecondary",
    "PayRepeat",
    "ChooseStack",
    "ChooseHalf",
    "PayEmperor",
    "PlaceMarker",
    "FermentBonus",
    "DrawBonus",
    "SwapBonus",
    "DiscardCard",
    "TakeEmperorCard",
    "TrashCard",
    "SellLeaf",
]
PENDING: Final = 8
GOODS: Final = 14
ZONES: Final = 7


def slices(rounds: int) -> list[Slice]:
    """The parts of the encoding in their order; seats are rotated so that the viewer is seat 0."""
    seats = MAX_SEATS
    return [
        Slice("seats", seats, "1 for each seat in the game"),
        Slice("options", 3, "1 if pieces run out, if gardens take their space, if leaves pay "
              "themselves"),
        Slice("round", rounds + 1, "one-hot: set-up, then the round"),
        Slice("phase", GAME_OVER + 1, "one-hot: set-up, actions, upkeep, over"),
        Slice("start", seats, "one-hot: the seat with the start player token"),
        Slice("to_move", seats, "one-hot: the seat that answers; none for nature"),
        Slice("question", len(QUESTIONS), "one-hot: what is asked of that seat"),
        Slice("pending", PENDING, "what is pending in it: picks left, fermented, of the quality, "
              "low ones, the quality, one to keep, whether a pick is due, the last pick; in tens",
              ANY),
        Slice("pending_region", len(REGIONS), "one-hot: the region being founded in"),
        Slice("pending_slot", ROW_SLOTS, "one-hot: the slot being bought from"),
        Slice("pending_tile", CUPS, "one-hot: the cup tile being placed"),
        Slice("turn", 5, "free action done, cards laid, repetition used, strength in tens, "
              "whether a turn is being taken", ANY),
        Slice("main", len(MAIN_ACTIONS), "one-hot: the main action of this turn"),
        Slice("secondary", len(SECONDARIES), "one-hot: the secondary action of this turn"),
        Slice("effects", len(OPTIONAL), "1 for an effect of the top card still open"),
        Slice("row", ROW_SLOTS * DECK_CARDS, "one-hot per slot: the action card"),
        Slice("decks", LEVELS + 3, "cards left: action cards by level, basic and advanced "
              "caravans, emperor cards; in tens", ANY),
        Slice("caravans", len(CARAVANS), "1 for a caravan on display"),
        Slice("emperors", len(EMPEROR_CARDS), "1 for an emperor card on display"),
        Slice("stacks", len(PROVINCES) * (CUPS + 1), "per province: one-hot the top tile; the "
              "size of the stack in tens", ANY),
        Slice("bonuses", len(REGIONS) * len(BONUSES), "one-hot per region: its bonus token"),
        Slice("spaces", len(REGIONS) * MAX_SPACES * seats, "one-hot per garden space: its owner"),
        Slice("gone", DECK_CARDS, "1 for a card that has left the row"),
        Slice("goods", seats * GOODS, "per seat: points, passed, turns, scrolls of three kinds, "
              "emperor tokens, caravans won, workers in the centre, hand and draw pile sizes, "
              "cup rows, single-colour connections, berth; in tens", ANY),
        Slice("tracks", seats * (LAST_SECTION + 1 + SECTORS * 2 + 1 + TOP_ROW + 1),
              "per seat, one-hot: river section, university half or start, emperor row"),
        Slice("leaves", seats * LEAF_TYPES, "per seat: leaves by type, in tens", ANY),
        Slice("pagodas", seats * PAGODAS, "per seat: 1 for a pagoda on the player board"),
        Slice("teapots", seats * COLOURS, "per seat: teapots shown this round", ANY),
        Slice("cards", seats * ZONES * DECK_CARDS, "per seat, 1 for a card: in the own hand, in "
              "the own draw pile, unseen in another's hand or draw pile, in the discard pile, "
              "removed, on top of a stack of this round, covered in one"),
        Slice("cups", seats * CUPS * 3, "per seat and tile: owned, joined to the right, markers",
              ANY),
        Slice("cup_neighbours", CUPS * CUPS, "one-hot per tile: the tile to its right"),
        Slice("won", seats * len(CARAVANS), "per seat: 1 for a caravan won"),
    ]  # fmt: skip


def encode(state: TeaState, viewer: int, out: list[float]) -> None:
    """Append all slices to `out`."""
    own = own_first(state, viewer)
    edition = state.edition
    flags(out, MAX_SEATS, list(range(state.seats)))
    for agreed in (edition.strict, edition.auto_space, edition.auto_pay):
        out.append(float(agreed))
    flags(out, edition.rounds + 1, [state.round])
    flags(out, GAME_OVER + 1, [state.phase])
    seat_flag(out, MAX_SEATS, own, state.start_seat)
    seat_flag(out, MAX_SEATS, own, asked_seat(state))
    _pending(state, out)
    _turn(state, out)
    _board(state, own, out)
    _seat_rows(state, own, viewer, out)


def _pending(state: TeaState, out: list[float]) -> None:
    """The question on top with what is pending in it."""
    top = state.top()
    name = question_flag(out, state, QUESTIONS)
    numbers = [0] * PENDING
    if top is not None and name:
        numbers = _numbers_of(top)
    for number in numbers:
        out.append(number / 10)
    regions = [top.arg] if isinstance(top, (ChoosePagoda, ChooseSpace)) else []
    flags(out, len(REGIONS), regions)
    flags(out, ROW_SLOTS, [top.arg] if isinstance(top, (ReplaceTeapot, PayCard)) else [])
    flags(out, CUPS, [top.arg] if isinstance(top, PlaceCup) else [])


def _numbers_of(top: Frame) -> list[int]:
    """What a question carries along, as numbers."""
    if isinstance(top, Payment):
        needs = [top.left, top.fermented, top.least, top.low, top.quality, top.keep]
        return [*needs, 1, top.last]
    if isinstance(top, (Fermenting, SellLeaf)):
        return [top.arg, 0, 0, 0, 0, 0, top.must, top.last]
    if isinstance(top, HarvestGarden):
        return [top.arg, 0, 0, 0, 0, 0, top.must, top.first]
    if isinstance(top, TrashCard):
        return [top.arg, 0, 0, 0, 0, 0, top.must, 0]
    if isinstance(top, ReplaceTeapot):
        return [top.left, top.fermented, 0, top.others, 0, 0, 1, top.first]
    if isinstance(top, (ChoosePagoda, ChooseSpace, PlaceCup)):
        return [0] * PENDING
    return [top.arg, 0, 0, 0, 0, 0, 0, 0]


def _turn(state: TeaState, out: list[float]) -> None:
    """What has been done in this turn."""
    out.append(float(state.free_done))
    out.append(float(state.laid))
    out.append(float(state.repeated))
    out.append(float(state.strength) / 10)
    out.append(float(state.acting != NOBODY))
    flags(out, len(MAIN_ACTIONS), [] if state.main == NONE else [state.main])
    flags(out, len(SECONDARIES), [] if state.secondary == NONE else [state.secondary])
    flags(out, len(OPTIONAL), [n for n in range(len(OPTIONAL)) if state.effects >> n & 1])


def _board(state: TeaState, own: list[int], out: list[float]) -> None:
    """What lies in the middle of the table."""
    for slot in range(ROW_SLOTS):
        flags(out, DECK_CARDS, [state.row[slot]] if slot < len(state.row) else [])
    for count in [*state.level_left, *state.caravan_left, int(state.unseen_emperors).bit_count()]:
        out.append(count / 10)
    flags(out, len(CARAVANS), [one for one in state.caravans if one >= 0])
    flags(out, len(EMPEROR_CARDS), [n - FIRST_EMPEROR for n in state.emperors if n >= 0])
    for province in range(len(PROVINCES)):
        top = state.stack_top[province]
        flags(out, CUPS, [] if top == NO_TILE else [top])
        out.append(float(state.stack_size[province]) / 10)
    for token in state.bonus:
        flags(out, len(BONUSES), [] if token == NO_BONUS else [token])
    for owner in state.space:
        seat_flag(out, MAX_SEATS, own, owner)
    flags(out, DECK_CARDS, plain(state.gone))


def _seat_rows(state: TeaState, own: list[int], viewer: int, out: list[float]) -> None:
    """The slices that have a row for every seat; rows of absent seats are zero."""
    absent = MAX_SEATS - len(own)
    for seat in own:
        _goods(state, seat, out)
    zeros(out, absent * GOODS)
    for seat in own:
        sector = state.sector_of(seat)
        place = SECTORS * 2 if sector == NONE else sector * 2 + state.half[seat]
        flags(out, LAST_SECTION + 1, [state.boat[seat]])
        flags(out, SECTORS * 2 + 1, [place])
        flags(out, TOP_ROW + 1, [state.climbed[seat]])
    zeros(out, absent * (LAST_SECTION + 1 + SECTORS * 2 + 1 + TOP_ROW + 1))
    for seat in own:
        for leaf in range(LEAF_TYPES):
            out.append(float(state.leaves[seat * LEAF_TYPES + leaf]) / 10)
    zeros(out, absent * LEAF_TYPES)
    for seat in own:
        flags(out, PAGODAS, [n for n in range(PAGODAS) if state.pagodas[seat] >> n & 1])
    zeros(out, absent * PAGODAS)
    for seat in own:
        for colour in range(COLOURS):
            out.append(float(state.shown[seat * COLOURS + colour]))
    zeros(out, absent * COLOURS)
    for seat in own:
        _cards(state, seat, viewer, out)
    zeros(out, absent * ZONES * DECK_CARDS)
    _cups(state, own, out)
    for seat in own:
        flags(out, len(CARAVANS), plain(state.won[seat]))
    zeros(out, absent * len(CARAVANS))


def _goods(state: TeaState, seat: int, out: list[float]) -> None:
    for number in (
        state.points[seat],
        state.passed[seat] * 10,
        state.turns[seat] * 10 // CARD_SLOTS,
        state.scroll_strength[seat],
        state.scroll_teapot[seat],
        state.scroll_repeat[seat],
        state.tokens[seat],
        len(state.won[seat]),
        state.centre[seat],
        len(state.hand[seat]),
        len(state.draw[seat]),
        len(state.cup_rows[seat]),
        mono_connections(state, seat),
        state.berth[seat] + 1,
    ):
        out.append(number / 10)


def _cards(state: TeaState, seat: int, viewer: int, out: list[float]) -> None:
    """The zones of a seat's deck, as far as the viewer knows them."""
    own = seat == viewer
    hand, draw = plain(state.hand[seat]), plain(state.draw[seat])
    tops = [state.played[seat][start] for start in state.starts[seat]]
    flags(out, DECK_CARDS, hand if own else [])
    flags(out, DECK_CARDS, draw if own else [])
    flags(out, DECK_CARDS, [] if own else hand + draw)
    flags(out, DECK_CARDS, plain(state.discard[seat]))
    flags(out, DECK_CARDS, plain(state.removed[seat]))
    flags(out, DECK_CARDS, tops)
    flags(out, DECK_CARDS, [card for card in state.played[seat] if card not in tops])


def _cups(state: TeaState, own: list[int], out: list[float]) -> None:
    """Whose each tile is, what lies to its right, and the markers between them."""
    for seat in own:
        for tile in range(CUPS):
            mine = state.cup_owner[tile] == seat
            out.append(float(mine))
            out.append(float(mine and state.cup_right[tile] != NO_TILE))
            out.append(float(state.markers[tile]) / 10 if mine else 0.0)
    zeros(out, (MAX_SEATS - len(own)) * CUPS * 3)
    for tile in range(CUPS):
        right = state.cup_right[tile]
        flags(out, CUPS, [] if right == NO_TILE else [right])

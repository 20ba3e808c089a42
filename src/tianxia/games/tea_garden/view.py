"""What a viewer sees: everything but the others' hands and the order of what lies face down.

Of another seat's hand and draw pile the two sizes are known, and the cards of both together.
"""

from __future__ import annotations

from tianxia.core.agenda import Frame
from tianxia.core.dice import Dice
from tianxia.core.rows import plain, row_of
from tianxia.core.scores import scored_named
from tianxia.core.views import questions_ahead
from tianxia.core.words import word_of
from tianxia.games.tea_garden.bonuses import PlaceMarker, TakeEmperorCard, TrashCard
from tianxia.games.tea_garden.buying import ReplaceTeapot
from tianxia.games.tea_garden.drawing import DiscardCard
from tianxia.games.tea_garden.founding import ChoosePagoda, ChooseSpace
from tianxia.games.tea_garden.leaves import Fermenting, HarvestGarden, SellLeaf
from tianxia.games.tea_garden.names import (
    BONUSES,
    CARAVANS,
    CARD_SLOTS,
    CARDS,
    CATEGORIES,
    EFFECTS,
    HALVES,
    LEAF_TYPES,
    MAIN_ACTIONS,
    MAX_SPACES,
    NO_BONUS,
    NO_TILE,
    NOBODY,
    OPTIONAL,
    PAGODAS,
    PROVINCES,
    QUALITIES,
    REGIONS,
    ROW_SLOTS,
    SECONDARIES,
    TEAPOTS,
    TILES,
)
from tianxia.games.tea_garden.paying import PayCard, Payment, basket
from tianxia.games.tea_garden.scoring import mono_connections
from tianxia.games.tea_garden.secondary import PlaceCup
from tianxia.games.tea_garden.seen import (
    PHASES,
    Asked,
    CupRow,
    CupStack,
    DeckSeen,
    Pending,
    PlayedStack,
    PriceSeen,
    RegionSeen,
    SeatSeen,
    Seen,
    Supply,
    TurnSeen,
)
from tianxia.games.tea_garden.state import COLOURS, NONE, TeaState
from tianxia.games.tea_garden.supply import leaves_left, tokens_left
from tianxia.games.tea_garden.turns import AddCard


def view(state: TeaState, viewer: int) -> Seen:
    """The whole table as the viewer sees it; built by adding, so that nothing slips in."""
    edition = state.edition
    row: list[str | None] = [CARDS[card] for card in state.row]
    return {
        "round": state.round,
        "rounds": edition.rounds,
        "phase": PHASES[state.phase],
        "start_seat": state.start_seat,
        "options": {
            "strict_supply": edition.strict,
            "auto_space": edition.auto_space,
            "auto_pay": edition.auto_pay,
        },
        "max_turns": CARD_SLOTS,
        "turn": turn_seen(state),
        "regions": {REGIONS[at]: region_seen(state, at) for at in range(len(REGIONS))},
        "row": row + [None] * (ROW_SLOTS - len(row)),
        "action_deck": plain(state.level_left),
        "caravans": [CARAVANS[n] if n >= 0 else None for n in state.caravans],
        "caravan_deck": {"basic": state.caravan_left[0], "advanced": state.caravan_left[1]},
        "emperor_cards": [CARDS[card] if card >= 0 else None for card in state.emperors],
        "emperor_deck": int(state.unseen_emperors).bit_count(),
        "stacks": {PROVINCES[at]: stack_seen(state, at) for at in range(len(PROVINCES))},
        "gone": [CARDS[card] for card in state.gone],
        "supply": supply_seen(state),
        "queue": queue_seen(state),
        "seats": [seat_seen(state, seat, viewer) for seat in range(state.seats)],
    }


def turn_seen(state: TeaState) -> TurnSeen | None:
    """The turn being taken: what has been done in it."""
    if state.acting == NOBODY:
        return None
    seat = state.acting
    return {
        "seat": seat,
        "number": state.turns[seat] if state.laid else state.turns[seat] + 1,
        "free_action": bool(state.free_done),
        "cards_played": bool(state.laid),
        "strength": state.strength,
        "main": None if state.main == NONE else MAIN_ACTIONS[state.main],
        "secondary": None if state.secondary == NONE else SECONDARIES[state.secondary],
        "repeated": bool(state.repeated),
        "effects": [EFFECTS[OPTIONAL[n]] for n in range(len(OPTIONAL)) if state.effects >> n & 1],
    }


def region_seen(state: TeaState, region: int) -> RegionSeen:
    """The bonus token of a region and the owners of its garden spaces."""
    owners = state.space[region * MAX_SPACES : region * MAX_SPACES + state.edition.spaces[region]]
    token = state.bonus[region]
    return {
        "bonus": None if token == NO_BONUS else BONUSES[token],
        "spaces": [None if owner == NOBODY else owner for owner in owners],
    }


def stack_seen(state: TeaState, province: int) -> CupStack:
    """The tile on top of a cup stack, and how many there are."""
    top = state.stack_top[province]
    return {"top": None if top == NO_TILE else TILES[top], "size": state.stack_size[province]}


def supply_seen(state: TeaState) -> Supply | None:
    """What is left in the supply, where that matters."""
    edition = state.edition
    if not edition.strict:
        return None
    return {
        "leaves": leaves_left(state),
        "emperor": tokens_left(state.tokens, edition.emperor_tokens),
        "cup_markers": tokens_left(state.loose, edition.cup_markers),
        "scroll_strength": tokens_left(state.scroll_strength, edition.scroll_tokens),
        "scroll_teapot": tokens_left(state.scroll_teapot, edition.scroll_tokens),
        "scroll_repeat": tokens_left(state.scroll_repeat, edition.scroll_tokens),
    }


def queue_seen(state: TeaState) -> list[Asked]:
    """The questions still to be answered, the next one first, with all that is pending in them."""
    return [
        {"seat": frame.seat, "question": word_of(type(frame).__name__), **pending_seen(frame)}
        for frame in questions_ahead(state)
    ]


def pending_seen(frame: Frame) -> Pending:
    """What a question carries along."""
    if isinstance(frame, Payment):
        return payment_seen(frame)
    if isinstance(frame, (Fermenting, SellLeaf)):
        after = basket(frame.last)
        return {"left": frame.arg, "must": bool(frame.must), "after": after}
    if isinstance(frame, HarvestGarden):
        first = min(frame.first, len(REGIONS) - 1)
        return {"left": frame.arg, "must": bool(frame.must), "after": f"garden:{REGIONS[first]}"}
    if isinstance(frame, TrashCard):
        return {"left": frame.arg, "must": bool(frame.must)}
    if isinstance(frame, (DiscardCard, TakeEmperorCard, PlaceMarker)):
        return {"left": frame.arg}
    if isinstance(frame, (ChoosePagoda, ChooseSpace)):
        return {"region": REGIONS[frame.arg]}
    if isinstance(frame, ReplaceTeapot):
        return {"left": frame.left, "slot": frame.arg + 1}
    if isinstance(frame, PlaceCup):
        return {"tile": TILES[frame.arg]}
    if isinstance(frame, AddCard) and frame.arg:
        return {"after": f"hand:{CARDS[frame.arg - 1]}"}
    return {}


def payment_seen(frame: Payment) -> Pending:
    """What a payment must still hold."""
    pay: PriceSeen = {
        "left": frame.left,
        "fermented": frame.fermented,
        "least": frame.least,
        "quality": frame.quality,
        "low": frame.low,
        "keep": frame.keep,
    }
    asked: Pending = {"pay": pay, "after": basket(frame.last), "begun": frame.given > 0}
    if isinstance(frame, PayCard):
        asked["slot"] = frame.arg + 1
    return asked


def seat_seen(state: TeaState, seat: int, viewer: int) -> SeatSeen:
    """One seat's board, cards, cups and points."""
    base = seat * LEAF_TYPES
    sector = state.sector_of(seat)
    half = None if sector == NONE else HALVES[sector * 2 + state.half[seat]]
    return {
        "points": state.points[seat],
        "passed": bool(state.passed[seat]),
        "turns": state.turns[seat],
        "boat": state.boat[seat],
        "berth": None if state.berth[seat] == NOBODY else state.berth[seat] + 1,
        "studies": state.studies[seat],
        "half": half,
        "centre": state.centre[seat],
        "reserve": state.edition.workers - state.centre[seat],
        "emperor_row": state.climbed[seat],
        "fresh": plain(state.leaves[base : base + QUALITIES]),
        "fermented": plain(state.leaves[base + QUALITIES : base + LEAF_TYPES]),
        "scroll_strength": state.scroll_strength[seat],
        "scroll_teapot": state.scroll_teapot[seat],
        "scroll_repeat": state.scroll_repeat[seat],
        "emperor": state.tokens[seat],
        "pagodas": [
            {
                "strength": state.edition.pagoda_costs[n],
                "built": not state.pagodas[seat] >> n & 1,
            }
            for n in range(PAGODAS)
        ],
        "gardens": [REGIONS[n] for n in range(len(REGIONS)) if state.gardens[seat] >> n & 1],
        "harvest": harvest_seen(state, seat),
        "cup_rows": [cup_row_seen(state, first) for first in state.cup_rows[seat]],
        "connections": mono_connections(state, seat),
        "caravans": [CARAVANS[caravan] for caravan in state.won[seat]],
        "played": played_seen(state, seat),
        "teapots": {TEAPOTS[n]: state.shown[seat * COLOURS + n] for n in range(COLOURS)},
        "scored": scored_named(state, seat, CATEGORIES),
        **deck_seen(state, seat, viewer),
    }


def deck_seen(state: TeaState, seat: int, viewer: int) -> DeckSeen:
    """The cards of a seat's deck that do not lie on the table."""
    seen: DeckSeen = {
        "discard": [CARDS[card] for card in state.discard[seat]],
        "removed": [CARDS[card] for card in state.removed[seat]],
        "hand_size": len(state.hand[seat]),
        "draw_size": len(state.draw[seat]),
    }
    if seat == viewer:
        seen["hand"] = [CARDS[card] for card in state.hand[seat]]
        seen["draw"] = [CARDS[card] for card in state.draw[seat]]
    else:
        seen["unseen"] = [CARDS[card] for card in sorted([*state.hand[seat], *state.draw[seat]])]
    return seen


def harvest_seen(state: TeaState, seat: int) -> list[int]:
    """The leaves that the gardens bring in the next harvest, by quality."""
    found = [0] * QUALITIES
    for region in range(len(REGIONS)):
        if state.gardens[seat] >> region & 1:
            found[state.edition.value[region] - 1] += state.edition.harvest
    return found


def cup_row_seen(state: TeaState, first: int) -> CupRow:
    """A row of cup tiles with the markers between them."""
    tiles = state.row_tiles(first)
    return {
        "tiles": [TILES[tile] for tile in tiles],
        "markers": [state.markers[tile] for tile in tiles[:-1]],
    }


def played_seen(state: TeaState, seat: int) -> list[PlayedStack]:
    """The stacks of this round: the top card, and those it covers."""
    played, starts = state.played[seat], state.starts[seat]
    ends = [*starts[1:], len(played)]
    return [
        {"top": CARDS[played[start]], "covered": [CARDS[card] for card in played[start + 1 : end]]}
        for start, end in zip(starts, ends, strict=False)
    ]


def determinize(state: TeaState, viewer: int, seed: int) -> None:
    """Deal hand and draw pile of every other seat anew; nothing else that is hidden has a place."""
    dice = Dice(seed)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        size = len(state.hand[seat])
        pool = sorted([*state.hand[seat], *state.draw[seat]])
        for last in range(len(pool) - 1, 0, -1):
            at = dice.below(last + 1)
            pool[last], pool[at] = pool[at], pool[last]
        state.hand[seat] = row_of(sorted(pool[:size]))
        state.draw[seat] = row_of(sorted(pool[size:]))

"""Free actions: a step on the emperor track, a bonus for a cup marker."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.tea_garden.bonuses import gain
from tianxia.games.tea_garden.cards import can_draw
from tianxia.games.tea_garden.effect import Effect, amounts_of
from tianxia.games.tea_garden.names import (
    CUPS,
    DRAW,
    EMPEROR_CARD,
    FOR_CUP_BONUSES,
    FOR_EMPEROR_REWARDS,
    LEAF_TYPES,
    MAX_SEATS,
    NO_TILE,
    QUALITIES,
    TILES,
    TOP_ROW,
)
from tianxia.games.tea_garden.paying import PayEmperor, ask_for, can_pay
from tianxia.games.tea_garden.state import TeaState

FREE_ACTIONS: Final = 1 + CUPS * 2


def fills_hand(state: TeaState, seat: i64, effect: Effect) -> bool:
    """Whether an effect is sure to bring a card to hand now."""
    if effect.amounts[EMPEROR_CARD] > 0 and state.has_emperor_card():
        return True
    return effect.amounts[DRAW] > 0 and can_draw(state, seat)


# -- the emperor track ---------------------------------------------------------------------------


def has_tokens(state: TeaState, seat: i64) -> bool:
    """Whether the seat has the tokens for the next row, if there is one."""
    row = state.climbed[seat]
    return row < TOP_ROW and state.tokens[seat] >= state.edition.row_tokens[row]


def has_leaf(state: TeaState, seat: i64, quality: i64) -> bool:
    """Whether the seat has a leaf of at least this quality."""
    base = seat * LEAF_TYPES
    for at in range(quality - 1, QUALITIES):
        if state.leaves[base + at] > 0 or state.leaves[base + QUALITIES + at] > 0:
            return True
    return False


def can_advance(state: TeaState, seat: i64) -> bool:
    """Whether the seat can pay for the next row, with an empty hand only for a card."""
    if not has_tokens(state, seat):
        return False
    row = state.climbed[seat]
    if not has_leaf(state, seat, state.edition.row_quality[row]):
        return False
    if state.laid != 0 or len(state.hand[seat]) > 0:
        return True
    return fills_hand(state, seat, state.edition.row_effect[row])


def reason_against_advance(state: TeaState, seat: i64) -> Said:
    """Why the worker cannot climb now."""
    row = state.climbed[seat]
    if row >= TOP_ROW:
        return Said("reason-top-row")
    need, have = state.edition.row_tokens[row], state.tokens[seat]
    if have < need:
        return Said("reason-needs-tokens", {"need": need, "have": have})
    quality = state.edition.row_quality[row]
    if not has_leaf(state, seat, quality):
        return Said("reason-needs-leaf", {"quality": quality})
    return Said("reason-empty-hand")


def advance(state: TeaState, seat: i64) -> None:
    """Pay tokens and a leaf, climb one row, take its reward."""
    row = state.climbed[seat]
    state.free_done = 1
    state.tokens[seat] -= state.edition.row_tokens[row]
    state.push(CLIMB[seat])
    quality = state.edition.row_quality[row]
    count = state.edition.row_leaves[row]
    ask_for(state, PayEmperor(seat, row, count, 0, count, 0, quality))


class Climb(Step[TeaState]):
    """The worker moves up a row and brings its reward."""

    def run(self, state: TeaState) -> None:
        row = state.climbed[self.seat]
        state.climbed = replaced(state.climbed, self.seat, row + 1)
        state.note("climbed", self.seat, row + 1)
        gain(state, self.seat, state.edition.row_effect[row], FOR_EMPEROR_REWARDS)


# -- cup markers ---------------------------------------------------------------------------------


def bonus_tile(state: TeaState, choice: i64) -> i64:
    """The tile whose bonus is meant: choices are connections * 2 + left or right tile."""
    tile = choice // 2
    return state.cup_right[tile] if choice % 2 else tile


def fill_markers(state: TeaState, seat: i64, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the markers that can be used, as choices from `first` on."""
    if state.loose[seat] == 0:
        return n
    needs_card = state.laid == 0 and len(state.hand[seat]) == 0
    for tile in range(i64(CUPS)):
        if state.markers[tile] > 0 and state.cup_owner[tile] == seat:
            for side in range(i64(2)):
                if not needs_card or marker_helps(state, seat, tile * 2 + side):
                    room[n] = first + tile * 2 + side
                    n += 1
    return n


def marker_helps(state: TeaState, seat: i64, choice: i64) -> bool:
    """Whether the bonus of this tile is sure to bring a card to hand."""
    return fills_hand(state, seat, state.edition.tile_effect[bonus_tile(state, choice)])


def reason_against_marker(state: TeaState, seat: i64, choice: i64) -> Said | None:
    """Why this marker cannot be used for this tile; nothing if it can."""
    tile = choice // 2
    if state.cup_owner[tile] != seat or state.cup_right[tile] == NO_TILE:
        return Said("reason-no-such-connection", {"tile": f"@tile-{TILES[tile]}"})
    if state.markers[tile] == 0:
        return Said("reason-no-marker")
    if state.laid != 0 or len(state.hand[seat]) > 0:
        return None
    return None if marker_helps(state, seat, choice) else Said("reason-empty-hand")


def use_marker(state: TeaState, seat: i64, choice: i64) -> None:
    """Take a marker off and gain the bonus of one of the two tiles."""
    tile, at = choice // 2, bonus_tile(state, choice)
    state.free_done = 1
    state.markers = replaced(state.markers, tile, state.markers[tile] - 1)
    state.loose = replaced(state.loose, seat, state.loose[seat] - 1)
    state.note("used-marker", seat, at)
    gain(state, seat, state.edition.tile_effect[at], FOR_CUP_BONUSES)


# -- filling an empty hand -----------------------------------------------------------------------


def marker_fills(state: TeaState, seat: i64) -> bool:
    """Whether a cup marker can bring a card to the empty hand."""
    return fill_markers(state, seat, 0, vec[i64]([0] * FREE_ACTIONS), 0) > 0


def can_fill_hand(state: TeaState, seat: i64) -> bool:
    """Whether a free action brings a card to the empty hand."""
    return can_advance(state, seat) or marker_fills(state, seat)


def leaf_to_keep(state: TeaState, seat: i64) -> i64:
    """With an empty hand, the quality of a leaf that a fourth turn must leave; 0 for none."""
    if len(state.hand[seat]) > 0 or marker_fills(state, seat):
        return 0
    return state.edition.row_quality[state.climbed[seat]]


def can_pay_fourth(state: TeaState, seat: i64) -> bool:
    """Whether the fourth turn can be paid, with an empty hand so that a card can still come."""
    edition = state.edition
    fermented, others = edition.fourth_fermented, edition.fourth_any
    if len(state.hand[seat]) > 0 or marker_fills(state, seat):
        return can_pay(state, seat, fermented, others, 0, 1)
    if not has_tokens(state, seat):
        return False
    row = state.climbed[seat]
    if not fills_hand(state, seat, edition.row_effect[row]):
        return False
    return can_pay(state, seat, fermented, others, 1, edition.row_quality[row])


# -- both, as choices that accompany other questions ---------------------------------------------


def free_text(choice: int) -> str:
    """A free action in records: 0 is the emperor track, then come the markers."""
    if choice == 0:
        return "advance"
    side = "right" if (choice - 1) % 2 else "left"
    return f"marker {TILES[(choice - 1) // 2]} {side}"


def free_reason(state: TeaState, seat: i64, choice: i64) -> Said | None:
    """Why a free action is not possible; nothing if it is."""
    if choice > 0:
        return reason_against_marker(state, seat, choice - 1)
    return None if can_advance(state, seat) else reason_against_advance(state, seat)


def free_label(state: TeaState, seat: i64, choice: i64) -> Said:
    """A free action as words on a button."""
    if choice == 0:
        row = min(state.climbed[seat], TOP_ROW - 1)
        edition = state.edition
        args: dict[str, Arg] = {"row": row + 1, "tokens": edition.row_tokens[row]}
        return Said("label-advance", {**args, "quality": edition.row_quality[row]})
    tile = (choice - 1) // 2
    other = state.cup_right[tile]
    at = bonus_tile(state, choice - 1)
    return Said(
        "label-marker",
        {
            "first": f"@tile-{TILES[tile]}",
            "second": f"@tile-{TILES[other if other != NO_TILE else tile]}",
            "tile": f"@tile-{TILES[at if at != NO_TILE else tile]}",
        },
    )


def free_targets(state: TeaState, seat: i64, choice: i64) -> list[str]:
    """What a free action concerns."""
    if choice == 0:
        return [f"emperor_row:{min(state.climbed[seat] + 1, TOP_ROW)}"]
    at = bonus_tile(state, choice - 1)
    row, gap = state.place_of(seat, (choice - 1) // 2)
    if at == NO_TILE or row == 0:
        return []
    return [f"connection:{row}:{gap}", f"tile:{TILES[at]}"]


def free_preview(state: TeaState, seat: i64, choice: i64) -> list[Amount]:
    """What a free action brings and costs."""
    edition = state.edition
    if choice == 0:
        row = state.climbed[seat]
        if row >= TOP_ROW:
            return []
        costs = [Amount("emperor", -edition.row_tokens[row]), Amount("any_leaf", -1)]
        return costs + amounts_of(edition.row_effect[row])
    at = bonus_tile(state, choice - 1)
    costs = [Amount("cup_marker", -1)]
    return costs + amounts_of(edition.tile_effect[at]) if at != NO_TILE else costs


def carry_out_free(state: TeaState, seat: i64, choice: i64) -> None:
    """A free action."""
    if choice == 0:
        advance(state, seat)
    else:
        use_marker(state, seat, choice - 1)


# Frames never change, so one of each serves all games.
CLIMB: Final = [Climb(seat) for seat in range(MAX_SEATS)]

"""Nature turns up what lies face down: tokens, cup tiles, action cards, caravans, emperor cards.

A deck is a bit mask of what may be in it; what was left in the box cannot be told from it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, added, fill_members, replaced
from tianxia.games.tea_garden.names import (
    ACTION_CARDS,
    BASIC,
    BONUSES,
    CARAVANS,
    CUPS,
    EMPEROR_CARDS,
    FIRST_ACTION,
    FIRST_EMPEROR,
    MAX_DISPLAY,
    NO_TILE,
    PROVINCES,
    REGIONS,
    ROW_SLOTS,
    TILES,
)
from tianxia.games.tea_garden.state import SETUP, TeaState
from tianxia.games.tea_garden.words import note_card


def tell(state: TeaState, kind: str, what: i64, where: i64 = 0) -> None:
    """Tell what was turned up, except while the table is being laid."""
    if state.phase != SETUP:
        state.note(kind, NATURE, what, where)


def tell_turned(state: TeaState, card: i64) -> None:
    """Tell which card was turned up, except while the table is being laid."""
    if state.phase != SETUP:
        note_card(state, "turned-card", NATURE, card)


class DealBonus(Chance[TeaState]):
    """A bonus token on region `arg`; then on the next region that has a place for one."""

    size: ClassVar[int] = len(BONUSES)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_members(state.unseen_bonuses, 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        state.unseen_bonuses &= ~BIT[choice]
        state.bonus = replaced(state.bonus, self.arg, choice)
        deal_bonuses(state, self.arg + 1)

    def text(self, choice: int) -> str:
        return f"bonus {BONUSES[choice]}"


def deal_bonuses(state: TeaState, region: i64) -> None:
    """A token for each region with a place for one, from this region on."""
    while region < len(state.bonus):
        if state.edition.has_bonus[region]:
            state.push(DEAL_BONUS[region])
            return
        region += 1
    state.note("bonuses-dealt", NATURE)


class DealCup(Chance[TeaState]):
    """The next tile of the stack of province `arg` comes to light."""

    size: ClassVar[int] = CUPS

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_members(state.unseen_tiles, 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        state.unseen_tiles &= ~BIT[choice]
        state.stack_top[self.arg] = choice
        tell(state, "turned-cup", choice, self.arg)

    def text(self, choice: int) -> str:
        return f"tile {TILES[choice]}"


def take_cup(state: TeaState, province: i64) -> None:
    """Take the top tile of a stack; the next one is turned up."""
    state.stack_top[province] = NO_TILE
    state.stack_size = replaced(state.stack_size, province, state.stack_size[province] - 1)
    if state.stack_size[province] > 0:
        state.push(DEAL_CUP[province])


def deal_cups(state: TeaState) -> None:
    """The first tile of every stack."""
    for province in range(len(PROVINCES) - 1, -1, -1):
        state.push(DEAL_CUP[province])


class DealAction(Chance[TeaState]):
    """The next action card of the deck, the lowest level first, to the right end of the row."""

    size: ClassVar[int] = len(ACTION_CARDS)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        level = state.edition.level_mask[top_level(state)]
        return fill_members(state.unseen_actions & level, 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        level = top_level(state)
        state.level_left[level] -= 1
        state.unseen_actions &= ~BIT[choice]
        state.row = added(state.row, FIRST_ACTION + choice)
        tell_turned(state, FIRST_ACTION + choice)
        fill_row(state)

    def text(self, choice: int) -> str:
        return f"row {ACTION_CARDS[choice]}"


def top_level(state: TeaState) -> i64:
    """The level of the top of the action deck, from 0; past the last one when it is empty."""
    level: i64 = 0
    while level < len(state.level_left) and state.level_left[level] == 0:
        level += 1
    return level


def fill_row(state: TeaState) -> None:
    """Fill the right end of the row while there are cards."""
    if len(state.row) < ROW_SLOTS and top_level(state) < len(state.level_left):
        state.push(DEAL_ACTION)


class DealCaravan(Chance[TeaState]):
    """The next caravan of the deck, basic ones first, to place `arg`."""

    size: ClassVar[int] = len(CARAVANS)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        kind = state.edition.caravan_mask[top_kind(state)]
        return fill_members(state.unseen_caravans & kind, 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        kind = top_kind(state)
        state.caravan_left = replaced(state.caravan_left, kind, state.caravan_left[kind] - 1)
        state.unseen_caravans &= ~BIT[choice]
        state.caravans[self.arg] = choice
        tell(state, "turned-caravan", choice)

    def text(self, choice: int) -> str:
        return f"caravan {CARAVANS[choice]}"


def top_kind(state: TeaState) -> i64:
    """The kind of caravan on top of the deck; past the last one when it is empty."""
    kind: i64 = BASIC
    while kind < len(state.caravan_left) and state.caravan_left[kind] == 0:
        kind += 1
    return kind


def fill_caravan(state: TeaState, place: i64) -> None:
    """Turn up a caravan at an empty place if there is one."""
    if top_kind(state) < len(state.caravan_left):
        state.push(DEAL_CARAVAN[place])


class DealEmperor(Chance[TeaState]):
    """The next emperor card of the deck, to place `arg`."""

    size: ClassVar[int] = len(EMPEROR_CARDS)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        return fill_members(state.unseen_emperors, 0, room, n)

    def apply(self, state: TeaState, choice: i64) -> None:
        state.unseen_emperors &= ~BIT[choice]
        state.emperors = replaced(state.emperors, self.arg, FIRST_EMPEROR + choice)
        tell_turned(state, FIRST_EMPEROR + choice)

    def text(self, choice: int) -> str:
        return f"emperor {EMPEROR_CARDS[choice]}"


def fill_emperor(state: TeaState, place: i64) -> None:
    """Turn up an emperor card at an empty place if there is one."""
    if state.unseen_emperors:
        state.push(DEAL_EMPEROR[place])


# Frames never change, so one of each serves all games.
DEAL_BONUS: Final = [DealBonus(NATURE, region) for region in range(len(REGIONS))]
DEAL_CUP: Final = [DealCup(NATURE, province) for province in range(len(PROVINCES))]
DEAL_ACTION: Final = DealAction(NATURE)
DEAL_CARAVAN: Final = [DealCaravan(NATURE, place) for place in range(MAX_DISPLAY)]
DEAL_EMPEROR: Final = [DealEmperor(NATURE, place) for place in range(MAX_DISPLAY)]

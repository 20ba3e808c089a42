"""Leaves on the player board: fermentation, the extra harvest, leaves sold for points."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import fill_members
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.names import (
    FOR_LEAF_SALES,
    LEAF_KINDS,
    LEAF_TYPES,
    QUALITIES,
    REGIONS,
)
from tianxia.games.tea_garden.paying import basket, leaf_args, leaf_name
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.supply import gain_leaves

ENOUGH: Final = QUALITIES  # no more leaves to ferment
SOLD: Final = LEAF_TYPES  # no more leaves to sell
GATHERED: Final = len(REGIONS)  # no more gardens to harvest


def ferment(state: TeaState, seat: i64, quality: i64) -> None:
    """Turn a fresh leaf over; it stays in its basket. Qualities count from 0 here."""
    place = seat * LEAF_TYPES + quality
    state.leaves[place] -= 1
    state.leaves[place + QUALITIES] += 1
    state.note("fermented", seat, quality + 1)


def has_fresh_from(state: TeaState, seat: i64, first: i64) -> bool:
    """Whether the seat has a fresh leaf of this quality, counted from 0, or a higher one."""
    base = seat * LEAF_TYPES
    for quality in range(first, QUALITIES):
        if state.leaves[base + quality] > 0:
            return True
    return False


class Fermenting(Decision[TeaState]):
    """Turn over one fresh leaf more, low qualities first, or stop (`arg` leaves may follow)."""

    size: ClassVar[int] = QUALITIES + 1
    word: ClassVar[str] = "ferment"

    def __init__(self, seat: i64, arg: i64 = 0, last: i64 = 0, must: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.last: Final = last  # no way back to lower qualities
        self.must: Final = must  # at least one leaf

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.last, self.must]

    def may_flip(self, state: TeaState) -> bool:
        """Whether one leaf more is allowed at all."""
        return self.arg > 0

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        if self.may_flip(state):
            base = self.seat * LEAF_TYPES
            for quality in range(self.last, QUALITIES):
                if state.leaves[base + quality] > 0:
                    room[n] = quality
                    n += 1
        if self.must == 0:
            room[n] = ENOUGH
            n += 1
        return n

    def text(self, choice: int) -> str:
        return f"{self.word} enough" if choice == ENOUGH else f"{self.word} fresh {choice + 1}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == ENOUGH:
            return Said("reason-must-use") if self.must else None
        if not self.may_flip(state):
            return Said("reason-strength-used")
        if state.leaves[self.seat * LEAF_TYPES + choice] == 0:
            return Said("reason-no-such-leaf", leaf_args(choice))
        return Said("reason-leaf-order") if choice < self.last else None

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == ENOUGH:
            return Said("label-enough")
        return Said("label-ferment-leaf", {"quality": choice + 1})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["confirm"] if choice == ENOUGH else [basket(choice)]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == ENOUGH:
            return []
        return [Amount("fresh_leaf", -1), Amount("fermented_leaf", 1)]


class FermentBonus(Fermenting):
    """Extra fermentation: turn over up to `arg` fresh leaves."""

    word: ClassVar[str] = "bonus ferment"

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == ENOUGH:
            return
        ferment(state, self.seat, choice)
        if self.arg > 1 and has_fresh_from(state, self.seat, choice):
            state.push(FermentBonus(self.seat, self.arg - 1, choice))

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-ferment-bonus", {"left": self.arg})


class FermentLeaf(Fermenting):
    """Fermentation: a leaf for each strength; scrolls stand in when the strength is used up."""

    word: ClassVar[str] = "ferment"

    def may_flip(self, state: TeaState) -> bool:
        return self.arg > 0 or state.scroll_strength[self.seat] > 0

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == ENOUGH:
            return
        if self.arg == 0:
            spend_scrolls(state, self.seat, 1)
        ferment(state, self.seat, choice)
        left = max(0, self.arg - 1)
        more = left > 0 or state.scroll_strength[self.seat] > 0
        if more and has_fresh_from(state, self.seat, choice):
            state.push(FermentLeaf(self.seat, left, choice))

    def prompt(self, state: TeaState) -> Said:
        scrolls = state.scroll_strength[self.seat]
        return Said("prompt-ferment-leaf", {"left": self.arg, "scrolls": scrolls})

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        amounts = super().preview(state, choice)
        if choice != ENOUGH and self.arg == 0:
            amounts.append(Amount("scroll_strength", -1))
        return amounts


def spend_scrolls(state: TeaState, seat: i64, count: i64) -> None:
    """Strength scrolls go back to the supply, as many as strength is missing."""
    if count > 0:
        state.scroll_strength[seat] -= count
        state.note("spent-strength", seat, count)


class HarvestGarden(Decision[TeaState]):
    """Extra harvest: a leaf from one garden more, each once, or stop (`arg` strength is left)."""

    size: ClassVar[int] = len(REGIONS) + 1

    def __init__(self, seat: i64, arg: i64 = 0, first: i64 = 0, must: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.first: Final = first  # gardens from this region on; no way back
        self.must: Final = must  # at least one garden

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.first, self.must]

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        if self.arg > 0 or state.scroll_strength[self.seat] > 0:
            gardens = state.gardens[self.seat] >> self.first
            n = fill_members(gardens, self.first, room, n)
        if self.must == 0:
            room[n] = GATHERED
            n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == GATHERED:
            return
        seat, quality = self.seat, state.edition.value[choice]
        if self.arg == 0:
            spend_scrolls(state, seat, 1)
        count = gain_leaves(state, seat, quality, state.edition.extra_harvest)
        state.note("harvested", seat, choice, count, quality)
        left = max(0, self.arg - 1)
        more = state.gardens[seat] >> (choice + 1) != 0
        if more and (left > 0 or state.scroll_strength[seat] > 0):
            state.push(HarvestGarden(seat, left, choice + 1))

    def text(self, choice: int) -> str:
        return "harvest enough" if choice == GATHERED else f"harvest {REGIONS[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == GATHERED:
            return Said("reason-must-use") if self.must else None
        if not state.gardens[self.seat] >> choice & 1:
            return Said("reason-no-such-garden", {"region": f"@region-{REGIONS[choice]}"})
        if choice < self.first:
            return Said("reason-garden-order")
        if self.arg == 0 and state.scroll_strength[self.seat] == 0:
            return Said("reason-strength-used")
        return None

    def prompt(self, state: TeaState) -> Said:
        scrolls = state.scroll_strength[self.seat]
        return Said("prompt-harvest-garden", {"left": self.arg, "scrolls": scrolls})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == GATHERED:
            return Said("label-enough")
        value = state.edition.value[choice]
        return Said("label-harvest", {"region": f"@region-{REGIONS[choice]}", "quality": value})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["confirm"] if choice == GATHERED else [f"garden:{REGIONS[choice]}"]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == GATHERED:
            return []
        amounts = [Amount("leaves", state.edition.extra_harvest)]
        if self.arg == 0:
            amounts.append(Amount("scroll_strength", -1))
        return amounts


class SellLeaf(Decision[TeaState]):
    """Sell a leaf for points, a fermented one for more, or stop (`arg` may follow)."""

    size: ClassVar[int] = LEAF_TYPES + 1

    def __init__(self, seat: i64, arg: i64 = 0, last: i64 = 0, must: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.last: Final = last  # the order of payments: no way back
        self.must: Final = must  # at least one leaf

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.last, self.must]

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        base = self.seat * LEAF_TYPES
        for leaf in range(self.last, LEAF_TYPES):
            if state.leaves[base + leaf] > 0:
                room[n] = leaf
                n += 1
        if self.must == 0:
            room[n] = SOLD
            n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == SOLD:
            return
        seat, place = self.seat, self.seat * LEAF_TYPES + choice
        state.leaves[place] -= 1
        points = price_of(state, choice)
        score(state, seat, points, FOR_LEAF_SALES)
        state.note("sold-leaf", seat, choice // QUALITIES, choice % QUALITIES + 1, points)
        if self.arg > 1 and has_leaf_from(state, seat, choice):
            state.push(SellLeaf(seat, self.arg - 1, choice))

    def text(self, choice: int) -> str:
        return "sell enough" if choice == SOLD else f"sell {leaf_name(choice)}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == SOLD:
            return Said("reason-must-use") if self.must else None
        if state.leaves[self.seat * LEAF_TYPES + choice] == 0:
            return Said("reason-no-such-leaf", leaf_args(choice))
        return Said("reason-leaf-order") if choice < self.last else None

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-sell-leaf", {"left": self.arg})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == SOLD:
            return Said("label-enough")
        return Said("label-sell-leaf", {**leaf_args(choice), "points": price_of(state, choice)})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["confirm"] if choice == SOLD else [basket(choice)]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == SOLD:
            return []
        kind = LEAF_KINDS[choice // QUALITIES]
        return [Amount(f"{kind}_leaf", -1), Amount("vp", price_of(state, choice))]


def price_of(state: TeaState, leaf: i64) -> i64:
    """The points for a leaf sold."""
    edition = state.edition
    return edition.sell_fresh if leaf < QUALITIES else edition.sell_fermented


def has_leaf_from(state: TeaState, seat: i64, first: i64) -> bool:
    """Whether the seat has a leaf of this type or a later one."""
    base = seat * LEAF_TYPES
    for leaf in range(first, LEAF_TYPES):
        if state.leaves[base + leaf] > 0:
            return True
    return False

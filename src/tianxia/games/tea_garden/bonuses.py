"""Effects: what comes at once, and the questions that the other parts ask, one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import (
    fill_all,
    fill_among,
    has,
    index_of,
    inserted,
    next_of,
    repiled,
    replaced,
)
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.cards import can_draw, draw_cards, less
from tianxia.games.tea_garden.decks import fill_emperor
from tianxia.games.tea_garden.drawing import DrawBonus, SwapBonus, swap_cards
from tianxia.games.tea_garden.effect import MOST, Effect
from tianxia.games.tea_garden.leaves import FermentBonus, SellLeaf
from tianxia.games.tea_garden.names import (
    CARDS,
    CUP_MARKER,
    CUPS,
    DECK_CARDS,
    DRAW,
    EFFECTS,
    EMPEROR,
    EMPEROR_CARD,
    EMPEROR_CARDS,
    FERMENT,
    FIRST_EMPEROR,
    LEAVES,
    MAX_SEATS,
    NO_CARD,
    NO_TILE,
    SCROLL_REPEAT,
    SCROLL_STRENGTH,
    SELL_LEAVES,
    SWAP,
    TILES,
    TRASH,
    VP,
)
from tianxia.games.tea_garden.state import TeaState
from tianxia.games.tea_garden.supply import (
    gain_leaves,
    gain_scrolls,
    gain_tokens,
    has_marker,
    put_marker,
)
from tianxia.games.tea_garden.words import card_args, note_card, zone_of


def gain(state: TeaState, seat: i64, effect: Effect, source: i64) -> None:
    """Take what comes at once; the parts that ask something follow in their order."""
    for key in effect.asking:
        state.push(bonus(seat, key, effect.amounts[key]))
    if effect.gives:
        gain_at_once(state, seat, effect, source)


def gain_at_once(state: TeaState, seat: i64, effect: Effect, source: i64) -> None:
    """Points, leaves, emperor tokens and scrolls of an effect."""
    amounts = effect.amounts
    if amounts[VP] > 0:
        score(state, seat, amounts[VP], source)
        state.note("scored", seat, amounts[VP], source)
    if amounts[LEAVES] > 0:
        count = gain_leaves(state, seat, effect.quality, amounts[LEAVES])
        state.note("took-leaves", seat, count, effect.quality)
    if amounts[EMPEROR] > 0:
        state.note("took-tokens", seat, gain_tokens(state, seat, amounts[EMPEROR]))
    for kind in range(SCROLL_STRENGTH, SCROLL_REPEAT + 1):
        if amounts[kind] > 0:
            state.note("took-scrolls", seat, gain_scrolls(state, seat, kind, amounts[kind]), kind)


def can_use(state: TeaState, seat: i64, key: i64) -> bool:
    """Whether a part of an effect can do anything now."""
    if key == FERMENT:
        return state.fresh_of(seat) > 0
    if key in (DRAW, SWAP):
        return can_draw(state, seat)
    if key == TRASH:
        return len(state.hand[seat]) > 0 or can_draw(state, seat)
    if key == SELL_LEAVES:
        return state.fresh_of(seat) > 0 or state.fermented_of(seat) > 0
    if key == EMPEROR_CARD:
        return state.has_emperor_card()
    return state.has_connection(seat) and has_marker(state)


class Bonus(Step[TeaState]):
    """One part of an effect, `arg`: what cannot be done is lost, what may be declined is asked."""

    def __init__(self, seat: i64, arg: i64 = 0, amount: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.amount: Final = amount

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.amount]

    def run(self, state: TeaState) -> None:
        key, seat, amount = self.arg, self.seat, self.amount
        if not can_use(state, seat, key):
            state.note("lost", seat, key)
        elif key == CUP_MARKER:
            state.push(PlaceMarker(seat, amount))
        elif key == FERMENT:
            state.push(FermentBonus(seat, amount))
        elif key == EMPEROR_CARD:
            state.push(TakeEmperorCard(seat, amount))
        elif key == TRASH:
            state.push(TrashCard(seat, amount))
        elif key == SELL_LEAVES:
            state.push(SellLeaf(seat, min(amount, state.edition.sell_most)))
        elif key == SWAP:
            state.push(SwapBonus(seat, amount))
        elif state.laid == 0 and len(state.hand[seat]) == 0:
            draw_cards(state, seat, amount)  # a turn was begun: there must be a card to play
        else:
            state.push(DrawBonus(seat, amount))


# Frames never change, so one of each serves all games.
KEYS: Final = len(EFFECTS)
AMOUNTS: Final = MOST + 1
BONUS_STEPS: Final = [
    Bonus(seat, key, amount)
    for seat in range(MAX_SEATS)
    for key in range(KEYS)
    for amount in range(AMOUNTS)
]


def bonus(seat: i64, key: i64, amount: i64) -> Bonus:
    """One part of an effect as a step."""
    return BONUS_STEPS[(seat * KEYS + key) * AMOUNTS + amount]


def use(state: TeaState, seat: i64, key: i64, amount: i64) -> None:
    """Use an effect of the top card: what may be declined has been chosen already."""
    if key == FERMENT:
        state.push(FermentBonus(seat, amount, 0, 1))
    elif key == DRAW:
        draw_cards(state, seat, amount)
    elif key == SWAP:
        swap_cards(state, seat, amount)
    elif key == TRASH:
        state.push(TrashCard(seat, amount, 1))
    else:
        assert key == SELL_LEAVES, "the other effects come by themselves"
        state.push(SellLeaf(seat, min(amount, state.edition.sell_most), 0, 1))


class TakeEmperorCard(Decision[TeaState]):
    """Take one of the face-up emperor cards to hand; another one is turned up (`arg` to take)."""

    size: ClassVar[int] = len(EMPEROR_CARDS)

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        before: i64 = NO_CARD
        card = next_of(state.emperors, before)
        while card != before:
            room[n] = card - FIRST_EMPEROR
            n += 1
            before = card
            card = next_of(state.emperors, before)
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        card = FIRST_EMPEROR + choice
        place = index_of(state.emperors, card)
        state.emperors = replaced(state.emperors, place, NO_CARD)
        state.hand[self.seat] = inserted(state.hand[self.seat], card)
        note_card(state, "took-card", self.seat, card)
        if self.arg > 1:
            state.push(bonus(self.seat, EMPEROR_CARD, self.arg - 1))
        fill_emperor(state, place)

    def text(self, choice: int) -> str:
        return f"take {EMPEROR_CARDS[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if has(state.emperors, FIRST_EMPEROR + choice):
            return None
        return Said("reason-no-such-emperor-card", {"card": f"@card-{EMPEROR_CARDS[choice]}"})

    def label(self, state: TeaState, choice: int) -> Said:
        return Said("label-take-emperor-card", card_args(state, FIRST_EMPEROR + choice))

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return [f"emperor_card:{EMPEROR_CARDS[choice]}"]


class TrashCard(Decision[TeaState]):
    """Remove a card of hand, draw pile or discard pile from the game, or leave it (`arg` to go).

    Before cards are laid the last card of the hand must stay.
    """

    size: ClassVar[int] = DECK_CARDS + 1

    def __init__(self, seat: i64, arg: i64 = 0, must: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.must: Final = must  # it was chosen, so a card goes

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.must]

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        first = n
        if not self.spares_hand(state):
            n = fill_all(state.hand[self.seat], room, n)
        n = fill_among(state.draw[self.seat], room, first, n)
        n = fill_among(state.discard[self.seat], room, first, n)
        if self.must == 0:
            room[n] = DECK_CARDS
            n += 1
        return n

    def spares_hand(self, state: TeaState) -> bool:
        """Whether the only card in hand is needed for this turn."""
        return state.laid == 0 and len(state.hand[self.seat]) < 2

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == DECK_CARDS:
            state.note("kept-cards", self.seat)
            return
        seat = self.seat
        for zone, piles in enumerate((state.hand, state.draw, state.discard)):
            if has(piles[seat], choice):
                piles[seat] = less(piles[seat], choice)
                state.note("removed", seat, choice, zone)
        state.removed = repiled(state.removed, seat, inserted(state.removed[seat], choice))
        if self.arg > 1 and can_use(state, seat, TRASH):
            state.push(TrashCard(seat, self.arg - 1))

    def text(self, choice: int) -> str:
        return "trash nothing" if choice == DECK_CARDS else f"trash {CARDS[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if choice == DECK_CARDS:
            return Said("reason-must-use") if self.must else None
        zone = zone_of(state, self.seat, choice)
        if not zone or zone == "played":
            return Said("reason-no-such-card-of-yours", {"card": f"@card-{CARDS[choice]}"})
        if zone == "hand" and self.spares_hand(state):
            return Said("reason-last-card")
        return None

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-trash-card", {"left": self.arg, "must": self.must})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == DECK_CARDS:
            return Said("label-keep-cards")
        zone = zone_of(state, self.seat, choice) or "hand"
        return Said("label-trash", {**card_args(state, choice), "zone": f"@zone-{zone}"})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        if choice == DECK_CARDS:
            return ["no"]
        zone = zone_of(state, self.seat, choice)
        if zone == "draw" or zone == "discard":
            return [f"{zone}_pile", f"card:{CARDS[choice]}"]
        return [f"hand:{CARDS[choice]}"]


class PlaceMarker(Decision[TeaState]):
    """Put a cup marker on a connection of your choice (`arg` to go)."""

    size: ClassVar[int] = CUPS

    def __init__(self, seat: i64, arg: i64 = 0, last: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.last: Final = last  # with several markers: no way back before it

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.last]

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        for tile in range(self.last, CUPS):
            if state.cup_owner[tile] == self.seat and state.cup_right[tile] != NO_TILE:
                room[n] = tile
                n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        put_marker(state, self.seat, choice)
        if self.arg > 1 and has_marker(state):
            state.push(PlaceMarker(self.seat, self.arg - 1, choice))

    def text(self, choice: int) -> str:
        return f"put marker {TILES[choice]}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        if state.cup_owner[choice] != self.seat or state.cup_right[choice] == NO_TILE:
            return Said("reason-no-such-connection", {"tile": f"@tile-{TILES[choice]}"})
        return Said("reason-marker-order") if choice < self.last else None

    def prompt(self, state: TeaState) -> Said:
        return Said("prompt-place-marker", {"left": self.arg})

    def label(self, state: TeaState, choice: int) -> Said:
        right = state.cup_right[choice]
        other = TILES[right] if right != NO_TILE else TILES[choice]
        tiles = {"first": f"@tile-{TILES[choice]}", "second": f"@tile-{other}"}
        return Said("label-put-marker", {**tiles})

    def targets(self, state: TeaState, choice: int) -> list[str]:
        row, place = state.place_of(self.seat, choice)
        return [f"connection:{row}:{place}"] if row else []

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        return [Amount("cup_marker", 1)]

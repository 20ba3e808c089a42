"""Phase 1: everybody draws two cards of each deck, or drafts two of three."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, backwards, replaced
from tianxia.core.words import Said
from tianxia.games.zhanguo.cards import HAND, NO_CARDS, bit_of, fill_pile, pile_of
from tianxia.games.zhanguo.names import ASPECTS, CARDS, DECK, MAX_SEATS, NO_CARD, number_of
from tianxia.games.zhanguo.state import DECKS, DRAW_PHASE, ZhanguoState


class DrawPhase(Step[ZhanguoState]):
    """Cards for everybody; with the draft all choose in secret and then show what they left."""

    def run(self, state: ZhanguoState) -> None:
        state.phase = DRAW_PHASE
        state.turn = 0
        if is_draft(state):
            state.push(RevealAside(NATURE))
            for seat in backwards(state.clockwise(state.first)):
                for deck in range(DECKS - 1, -1, -1):
                    state.push(LayAside(seat, deck))
        state.push(deal(cards_per_deck(state), state.first, 0))


def is_draft(state: ZhanguoState) -> bool:
    """Whether this round's cards are drafted: all rounds of the variant but the last."""
    return state.edition.draft and state.round < state.edition.rounds


def cards_per_deck(state: ZhanguoState) -> i64:
    """How many cards of each deck everybody draws."""
    return state.edition.draft_per_deck if is_draft(state) else state.edition.per_deck


class DealCard(Chance[ZhanguoState]):
    """A card is drawn: seat by seat, deck by deck; only its owner sees it."""

    size: ClassVar[int] = CARDS

    def __init__(self, seat: i64, arg: i64 = 0, owner: i64 = 0, deck: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: cards this seat still draws from the deck
        self.owner: Final = owner
        self.deck: Final = deck

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.owner, self.deck]

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        return fill_pile(state.decks[self.deck], self.deck, room, n)

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.decks[self.deck] -= bit_of(choice)
        state.take_up(self.owner, choice)
        if state.decks[self.deck] == NO_CARDS:
            turn_to_next_layer(state, self.deck)
        if self.arg > 1:
            state.push(deal(self.arg - 1, self.owner, self.deck))
        else:
            deal_on(state, self.owner, self.deck)

    def text(self, choice: int) -> str:
        return f"draw {number_of(choice)}"

    def seen_by(self, state: ZhanguoState, choice: int) -> int:
        return BIT[self.owner]

    def is_secret(self, state: ZhanguoState, choice: int) -> bool:
        laid = state.aside[self.owner * DECKS + self.deck]
        return choice == laid or state.holds(self.owner, choice)


DEAL_CARD: Final = [
    DealCard(NATURE, cards, owner, deck)
    for owner in range(MAX_SEATS)
    for deck in range(DECKS)
    for cards in range(HAND // DECKS + 1)
]


def deal(cards: i64, owner: i64, deck: i64) -> DealCard:
    """The draw of so many cards from the deck, one by one."""
    return DEAL_CARD[(owner * DECKS + deck) * (HAND // DECKS + 1) + cards]


def deal_on(state: ZhanguoState, owner: i64, deck: i64) -> None:
    """After a deck the next one, after a seat the next one clockwise, until all have drawn."""
    each = cards_per_deck(state)
    if deck + 1 < DECKS:
        state.push(deal(each, owner, deck + 1))
    elif (owner + 1) % state.seats != state.first:
        state.push(deal(each, (owner + 1) % state.seats, 0))
    else:
        state.note("drew", NATURE, each)


def turn_to_next_layer(state: ZhanguoState, deck: i64) -> None:
    """When a deck is used up, what went under it first is drawn next."""
    waiting = state.under_deck(deck)
    if waiting:
        oldest = [card for card in waiting if state.layer[card] == state.layer[waiting[0]]]
        state.decks[deck] = pile_of(oldest)
        state.under = replaced(state.under, deck, state.under[deck] - state.decks[deck])


class LayAside(Decision[ZhanguoState]):
    """Of the cards drawn from one deck (`arg`) one is laid aside, unseen until all have chosen."""

    size: ClassVar[int] = CARDS

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        for place in range(self.seat * HAND, self.seat * HAND + state.held[self.seat]):
            card = state.hand[place]
            if card // DECK == self.arg:
                room[n] = card
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        state.give_up(self.seat, choice)
        state.aside = replaced(state.aside, self.seat * DECKS + self.arg, choice)
        if state.journal is not None:
            own = BIT[self.seat]
            state.journal.whisper(own, "laid-aside", self.seat, number_of(choice), 0, 0)

    def text(self, choice: int) -> str:
        return f"aside {number_of(choice)}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if not state.holds(self.seat, choice):
            return Said("reason-no-such-card")
        if choice // DECK != self.arg:
            return Said("reason-other-deck", {"aspect": f"@aspect-{ASPECTS[self.arg]}"})
        return None

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-lay-aside", {"aspect": f"@aspect-{ASPECTS[self.arg]}"})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        return Said("label-lay-aside", {"card": number_of(choice)})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"card:{number_of(choice)}"]

    def seen_by(self, state: ZhanguoState, choice: int) -> int:
        return BIT[self.seat]

    def is_secret(self, state: ZhanguoState, choice: int) -> bool:
        return choice == state.aside[self.seat * DECKS + self.arg]


class RevealAside(Step[ZhanguoState]):
    """All cards laid aside are shown, then shuffled under their decks."""

    def run(self, state: ZhanguoState) -> None:
        if state.journal is not None:
            state.journal.reveal()
        for seat in range(state.seats):
            left = [number_of(card) for card in state.aside[seat * DECKS : (seat + 1) * DECKS]]
            state.note("left-cards", seat, left[0], left[1], left[2])
        state.layer = state.layer[:]
        state.under = state.under[:]
        for card in state.aside:
            state.layer[card] = state.round
            state.under[card // DECK] |= bit_of(card)
        state.aside = vec[i64]([NO_CARD] * (state.seats * DECKS))

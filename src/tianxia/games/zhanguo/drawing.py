"""Phase 1: everybody draws two cards of each deck, or drafts two of three."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.words import Said
from tianxia.games.zhanguo.names import ASPECTS, CARDS, DECK, NO_CARD, number_of
from tianxia.games.zhanguo.state import DECKS, DRAW_PHASE, ZhanguoState, take_card


class DrawPhase(Step[ZhanguoState]):
    """Cards for everybody; with the draft all choose in secret and then show what they left."""

    def run(self, state: ZhanguoState) -> None:
        state.phase = DRAW_PHASE
        state.turn = 0
        if is_draft(state):
            state.push(RevealAside(NATURE))
            for seat in reversed(state.clockwise(state.first)):
                for deck in range(DECKS - 1, -1, -1):
                    state.push(LayAside(seat, deck))
        state.push(DealCard(NATURE, cards_per_deck(state), state.first))


def is_draft(state: ZhanguoState) -> bool:
    """Whether this round's cards are drafted: all rounds of the variant but the last."""
    return state.edition.draft and state.round < state.edition.rounds


def cards_per_deck(state: ZhanguoState) -> int:
    """How many cards of each deck everybody draws."""
    return state.edition.draft_per_deck if is_draft(state) else state.edition.per_deck


class DealCard(Chance[ZhanguoState]):
    """A card is drawn: seat by seat, deck by deck; only its owner sees it."""

    size: ClassVar[int] = CARDS

    def __init__(self, seat: int, arg: int = 0, owner: int = 0, deck: int = 0) -> None:
        super().__init__(seat, arg)  # arg: cards this seat still draws from the deck
        self.owner: Final = owner
        self.deck: Final = deck

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.owner, self.deck]

    def legal(self, state: ZhanguoState) -> list[int]:
        return state.decks[self.deck][:]

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        take_card(state.decks[self.deck], choice)
        hand = state.hands[self.owner]
        at = len(hand)
        while at > 0 and hand[at - 1] > choice:
            at -= 1
        hand.insert(at, choice)
        if not state.decks[self.deck]:
            turn_to_next_layer(state, self.deck)
        if self.arg > 1:
            state.push(DealCard(NATURE, self.arg - 1, self.owner, self.deck))
        else:
            deal_on(state, self.owner, self.deck)

    def text(self, choice: int) -> str:
        return f"draw {number_of(choice)}"

    def seen_by(self, state: ZhanguoState, choice: int) -> int:
        return BIT[self.owner]

    def is_secret(self, state: ZhanguoState, choice: int) -> bool:
        laid = state.aside[self.owner * DECKS + self.deck]
        return choice == laid or choice in state.hands[self.owner]


def deal_on(state: ZhanguoState, owner: int, deck: int) -> None:
    """After a deck the next one, after a seat the next one clockwise, until all have drawn."""
    each = cards_per_deck(state)
    if deck + 1 < DECKS:
        state.push(DealCard(NATURE, each, owner, deck + 1))
    elif (owner + 1) % state.seats != state.first:
        state.push(DealCard(NATURE, each, (owner + 1) % state.seats))
    else:
        state.note("drew", NATURE, each)


def turn_to_next_layer(state: ZhanguoState, deck: int) -> None:
    """When a deck is used up, what went under it first is drawn next."""
    if not state.under[deck]:
        return
    oldest = min([state.layer[card] for card in state.under[deck]])
    state.decks[deck] = [card for card in state.under[deck] if state.layer[card] == oldest]
    state.under[deck] = [card for card in state.under[deck] if state.layer[card] != oldest]


class LayAside(Decision[ZhanguoState]):
    """Of the cards drawn from one deck (`arg`) one is laid aside, unseen until all have chosen."""

    size: ClassVar[int] = CARDS

    def legal(self, state: ZhanguoState) -> list[int]:
        return [card for card in state.hands[self.seat] if card // DECK == self.arg]

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        take_card(state.hands[self.seat], choice)
        state.aside[self.seat * DECKS + self.arg] = choice
        if state.journal is not None:
            own = BIT[self.seat]
            state.journal.whisper(own, "laid-aside", self.seat, number_of(choice), 0, 0)

    def text(self, choice: int) -> str:
        return f"aside {number_of(choice)}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice not in state.hands[self.seat]:
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
        for card in sorted(state.aside):
            state.layer[card] = state.round
            state.under[card // DECK].append(card)
        state.aside = [NO_CARD] * (state.seats * DECKS)

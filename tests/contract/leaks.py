"""Toys with one mistake each: what the checks of secrecy must find."""

from __future__ import annotations

from tests.contract import toy

from tianxia.core.dice import Dice


class ShowsPicks(toy.Toy):
    """The view shows what others laid face down."""

    def seat_seen(self, state, seat, viewer):
        card = state.picked[seat]
        name = toy.NAMES[card] if card != toy.NO_CARD else None
        return super().seat_seen(state, seat, viewer) | {"pick": name}


class NamesWhatLiesFaceDown(toy.Toy):
    """A card laid face down carries its name for everybody."""

    def seat_seen(self, state, seat, viewer):
        card = state.picked[seat]
        named = {"thing": toy.LAID.of(toy.NAMES[card])} if card != toy.NO_CARD else {}
        return super().seat_seen(state, seat, viewer) | named


class ShowsHandsToSpectators(toy.Toy):
    """Whoever sits nowhere sees the first seat's hand."""

    def view(self, state, viewer):
        return super().view(state, max(viewer, 0))


class EncodesTheTop(toy.Toy):
    """The numbers tell everybody the top prize."""

    def write(self, state, viewer, out, at):
        super().write(state, viewer, out, at)
        if state.deck.known:
            out[at + len(toy.NAMES) + state.deck.known[0]] = 1.0


class KeepsTheTruth(toy.Toy):
    """The sampler does nothing."""

    def determinize(self, state, viewer, seed):
        return


class DealsInTheOrderOfTheTruth(toy.Toy):
    """The sampler shuffles without sorting first, so that the truth shapes the sample."""

    def determinize(self, state, viewer, seed):
        dice = Dice(seed)
        others = [seat for seat in range(state.seats) if seat != viewer]
        pool = [
            kind
            for seat in others
            for kind in range(len(toy.NAMES))
            for _ in range(state.hands[seat][kind])
        ]
        toy.shuffle(pool, dice)
        for seat in others:
            count = sum(state.hands[seat])
            state.hands[seat] = toy.counted(pool[:count])
            del pool[:count]


class RedealsKnownCards(toy.Toy):
    """The sampler takes the viewer's own hand away."""

    def determinize(self, state, viewer, seed):
        super().determinize(state, (viewer + 1) % state.seats, seed)


class TalkativePick(toy.Pick):
    """Laying a card face down is announced with its name."""

    def apply(self, state, choice):
        super().apply(state, choice)
        state.note("picked-card", self.seat, choice)


class TalkativeRound(toy.BeginToyRound):
    """A round of talkative picks."""

    def run(self, state):
        super().run(state)
        top = [
            TalkativePick(frame.seat) if isinstance(frame, toy.Pick) else frame
            for frame in state.agenda
        ]
        state.agenda = [
            TalkativeRound(frame.seat, frame.arg) if type(frame) is toy.BeginToyRound else frame
            for frame in top
        ]


class TellsInNotes(toy.Toy):
    """The notes for everybody name the card laid face down."""

    def new_game(self, seats, options):
        state = super().new_game(seats, options)
        state.stack[0] = TalkativeRound(state.stack[0].seat, state.stack[0].arg)
        return state


LEAKS = [
    ShowsPicks,
    NamesWhatLiesFaceDown,
    ShowsHandsToSpectators,
    EncodesTheTop,
    KeepsTheTruth,
    DealsInTheOrderOfTheTruth,
    RedealsKnownCards,
    TellsInNotes,
]

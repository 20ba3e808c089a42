"""Duel of Cards, a toy with every kind of secret, built on the core alone.

Nature deals everybody hidden cards from a bag. Each round the first seat may look at the top prize
of the deck; then all pick a card in secret, the cards are revealed, and the highest wins the prize.
"""

from __future__ import annotations

from tests.contract.bags import Deck, kinds_in, size_of, take, weights_in

from tianxia.core.agenda import NATURE, Chance, Decision, State, Step, settle
from tianxia.core.dice import Dice
from tianxia.core.encoding import shown_at
from tianxia.core.reading import ints, whole
from tianxia.core.rules import ANY, Catalogue, Option, Part, Rules, Slice
from tianxia.core.saving import dump_agenda, load_agenda
from tianxia.core.things import Kind, Things, named, things_in
from tianxia.core.words import Said

NAMES = ["ant", "bee", "cat", "dog", "elk"]  # the higher the stronger
PRIZES = ["copper", "silver", "gold"]  # worth 1, 2, 3
BAG = [3, 3, 3, 3, 3]
PRIZE_DECK = [2, 2, 2]
HAND = 3
MAX_SEATS = 4
NO_CARD = -1


class ToyState(State):
    """Hands, secret picks, the bag, the prize deck, and who has looked at its top."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.open_picks = 0  # option: everybody sees the picks at once
        self.bag = BAG[:]
        self.hands = [[0] * len(NAMES) for _ in range(seats)]
        self.picked = [NO_CARD] * seats
        self.played = [0] * len(NAMES)
        self.deck = Deck([], PRIZE_DECK[:])
        self.looked = 0  # bit mask of the seats that know the top prize
        self.points = [0] * seats


class BeginToyRound(Step):
    """Look, pick, reveal, prize; after the last round the game is over."""

    def run(self, state):
        state.round = self.arg
        if self.arg > HAND:
            return
        state.push(BeginToyRound(NATURE, self.arg + 1))
        state.push(Reveal(NATURE))
        for seat in reversed(range(state.seats)):
            state.push(Pick(seat))
        state.push(Look((self.arg - 1) % state.seats))


class Deal(Chance):
    """A hidden card for seat `arg % seats`."""

    size = len(NAMES)

    def legal(self, state):
        return kinds_in(state.bag)

    def weights(self, state):
        return weights_in(state.bag)

    def apply(self, state, choice):
        take(state.bag, choice)
        state.hands[self.arg % state.seats][choice] += 1
        if self.arg + 1 < HAND * state.seats:
            state.push(Deal(NATURE, self.arg + 1))

    def text(self, choice):
        return f"deal {NAMES[choice]}"

    def seen_by(self, state, choice):
        return 1 << self.arg % state.seats


class Look(Decision):
    """Look at the top prize or not."""

    size = 2

    def legal(self, state):
        return [0, 1] if not state.deck.known else [0]

    def apply(self, state, choice):
        if choice:
            state.push(TurnUp(NATURE, self.seat))

    def text(self, choice):
        return "look" if choice else "look away"

    def label(self, state, choice):
        return Said("label-look", {"n": choice})


class TurnUp(Chance):
    """Seat `arg` alone sees the top prize."""

    size = len(PRIZES)

    def legal(self, state):
        return kinds_in(state.deck.rest)

    def weights(self, state):
        return weights_in(state.deck.rest)

    def apply(self, state, choice):
        state.deck.learn(choice)
        state.looked = 1 << self.arg
        if state.journal is not None:
            state.journal.whisper(1 << self.arg, "looked", self.arg, choice, 0, 0)
            state.journal.reveal()

    def text(self, choice):
        return f"top {PRIZES[choice]}"

    def seen_by(self, state, choice):
        return 1 << self.arg


class Pick(Decision):
    """Lay one card of the hand face down."""

    size = len(NAMES)

    def legal(self, state):
        return kinds_in(state.hands[self.seat])

    def apply(self, state, choice):
        take(state.hands[self.seat], choice)
        state.picked[self.seat] = choice
        state.note("picked", self.seat)

    def text(self, choice):
        return f"pick {NAMES[choice]}"

    def label(self, state, choice):
        return Said("label-pick", {"card": f"@card-{NAMES[choice]}"})

    def targets(self, state, choice):
        return [f"card:{NAMES[choice]}"]

    def seen_by(self, state, choice):
        return (1 << state.seats) - 1 if state.open_picks else 1 << self.seat


class Reveal(Step):
    """All cards are shown; the highest, in seat order, wins the prize."""

    def run(self, state):
        if state.journal is not None:
            state.journal.reveal()
        winner = max(range(state.seats), key=lambda seat: (state.picked[seat], -seat))
        for seat in range(state.seats):
            state.played[state.picked[seat]] += 1
            state.note("revealed", seat, state.picked[seat])
        state.picked = [NO_CARD] * state.seats
        state.push(WinPrize(NATURE, winner))


class WinPrize(Chance):
    """The top prize goes to seat `arg`."""

    size = len(PRIZES)

    def legal(self, state):
        return state.deck.outcomes()

    def weights(self, state):
        return state.deck.weights()

    def apply(self, state, choice):
        state.deck.draw(choice)
        state.looked = 0
        state.points[self.arg] += choice + 1

    def text(self, choice):
        return f"prize {PRIZES[choice]}"


QUESTIONS = [Deal, Look, TurnUp, Pick, WinPrize]
FRAMES = {made.__name__: made for made in [*QUESTIONS, BeginToyRound, Reveal]}


CARD = Kind("card", [named("card", NAMES)], comes=True)
LAID = Kind("laid", [named("card", NAMES)], comes=True)


class ToyThings(Things):
    """The own hand, and cards laid by those who may see them."""

    def there(self, view, seat):
        return [CARD.of(name) for name in view["seats"][seat]["hand"]] + things_in(view)


class Toy(Rules):
    """The toy for two to four."""

    def __init__(self):
        self.name = "toy"
        self.version = 2
        self.seats_min = 2
        self.seats_max = MAX_SEATS
        self.options = [Option("open_picks", [False, True], False)]
        self.components_hash = "toy"
        self.catalogue = Catalogue([made(0) for made in QUESTIONS])
        self.things = ToyThings([CARD, LAID])

    def new_game(self, seats, options):
        self.check_seats(seats)
        state = ToyState(seats)
        state.open_picks = int(bool(self.read_options(options)["open_picks"]))
        state.push(BeginToyRound(NATURE, 1))
        state.push(Deal(NATURE))
        settle(state)
        return state

    def clone(self, state):
        copy = ToyState(state.seats)
        copy.agenda = state.agenda
        copy.round = state.round
        copy.open_picks = state.open_picks
        copy.bag = state.bag[:]
        copy.hands = [hand[:] for hand in state.hands]
        copy.picked = state.picked[:]
        copy.played = state.played[:]
        copy.deck = state.deck.clone()
        copy.looked = state.looked
        copy.points = state.points[:]
        return copy

    def scores(self, state):
        return state.points[:]

    def ranking(self, state):
        return [1 + sum(other > own for other in state.points) for own in state.points]

    def forecast(self, state):
        return [[Part("prizes", points)] for points in state.points]

    def round_of(self, state):
        return state.round

    def broken(self, state):
        """Cards and prizes are neither lost nor made."""
        cards = [state.bag, state.played, *state.hands]
        total = [sum(pile[kind] for pile in cards) for kind in range(len(NAMES))]
        for card in state.picked:
            if card != NO_CARD:
                total[card] += 1
        return [] if total == BAG else ["1: a card was lost or made"]

    def note_args(self, kind, a, b, c):
        return {"card": a}

    def view(self, state, viewer):
        top_known = viewer >= 0 and bool(state.deck.known) and state.looked >> viewer & 1
        return {
            "round": state.round,
            "bag_size": size_of(state.bag),
            "played": state.played[:],
            "prizes_left": state.deck.count(),
            "top": PRIZES[state.deck.known[0]] if top_known else None,
            "looked": state.looked,
            "seats": [self.seat_seen(state, seat, viewer) for seat in range(state.seats)],
        }

    def seat_seen(self, state, seat, viewer):
        """One seat: its own cards to itself, their number to all."""
        hand = state.hands[seat]
        card = state.picked[seat]
        seen = {"points": state.points[seat], "cards": size_of(hand), "picked": card != NO_CARD}
        if seat == viewer:
            seen["hand"] = [NAMES[kind] for kind in range(len(NAMES)) for _ in range(hand[kind])]
        if (seat == viewer or state.open_picks) and card != NO_CARD:
            seen["pick"] = NAMES[card]
            seen["thing"] = LAID.of(NAMES[card])
        return seen

    def determinize(self, state, viewer, seed):
        """Pool what the viewer cannot know, in order, and deal it again."""
        dice = Dice(seed)
        pool = [kind for kind in range(len(NAMES)) for _ in range(state.bag[kind])]
        for seat in range(state.seats):
            if seat != viewer:
                own = state.hands[seat]
                pool += [kind for kind in range(len(NAMES)) for _ in range(own[kind])]
                if state.picked[seat] != NO_CARD and not state.open_picks:
                    pool.append(state.picked[seat])
        pool.sort()
        shuffle(pool, dice)
        for seat in range(state.seats):
            if seat != viewer:
                count = size_of(state.hands[seat])
                state.hands[seat] = counted(pool[:count])
                del pool[:count]
                if state.picked[seat] != NO_CARD and not state.open_picks:
                    state.picked[seat] = pool.pop()
        state.bag = counted(pool)
        if state.deck.known and not state.looked >> viewer & 1:
            state.deck.rest[state.deck.known.pop()] += 1
            kinds = kinds_in(state.deck.rest)
            state.deck.learn(kinds[dice.weighted(weights_in(state.deck.rest))])

    def slices(self):
        return [
            Slice("hand", len(NAMES), "own cards", ANY),
            Slice("top", len(PRIZES), "one-hot: the top prize, if known"),
            Slice("points", MAX_SEATS, "points, the own first", ANY),
        ]

    def write(self, state, viewer, out, at):
        top = at + len(NAMES)
        points = top + len(PRIZES)
        if viewer >= 0:
            for kind in range(len(NAMES)):
                out[at + kind] = float(state.hands[viewer][kind])
            if state.deck.known and state.looked >> viewer & 1:
                out[top + state.deck.known[0]] = 1.0
        for seat in range(state.seats):
            out[points + shown_at(state, viewer, seat)] = float(state.points[seat])

    def dump(self, state):
        return {
            "seats": state.seats,
            "agenda": dump_agenda(state),
            "round": state.round,
            "open_picks": state.open_picks,
            "bag": state.bag[:],
            "hands": [hand[:] for hand in state.hands],
            "picked": state.picked[:],
            "played": state.played[:],
            "known": state.deck.known[:],
            "rest": state.deck.rest[:],
            "looked": state.looked,
            "points": state.points[:],
        }

    def load(self, data):
        state = ToyState(whole(data["seats"]))
        state.agenda = load_agenda(FRAMES, data["agenda"])
        state.round = whole(data["round"])
        state.open_picks = whole(data["open_picks"])
        state.bag = ints(data["bag"])
        state.hands = [ints(hand) for hand in data["hands"]]
        state.picked = ints(data["picked"])
        state.played = ints(data["played"])
        state.deck = Deck(ints(data["known"]), ints(data["rest"]))
        state.looked = whole(data["looked"])
        state.points = ints(data["points"])
        return state


def counted(cards):
    """Cards as counts by kind."""
    return [cards.count(kind) for kind in range(len(NAMES))]


def shuffle(cards, dice):
    """Put the cards into an order the dice choose."""
    for last in range(len(cards) - 1, 0, -1):
        at = dice.below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]

"""Positions for the tests of this game: built with defaults, asked and answered by record lines."""

from __future__ import annotations

from tests.games.laid_table import LaidTable, fixtures_for

from tianxia.core.agenda import NATURE, settle
from tianxia.core.rows import added, row_of
from tianxia.games.rotunda.cleanup import CleanUp
from tianxia.games.rotunda.masks import bits
from tianxia.games.rotunda.movement import MoveLeader, MoveNeutral
from tianxia.games.rotunda.names import (
    AMULETS,
    CATEGORIES,
    CELL_NAMES,
    COLOURS,
    EXPERTS,
    GATES,
    GOLD,
    HALL,
    LEADERS,
    MAX_CHAIRS,
    NO_AMULET,
    NO_CARD,
    NO_ROOM,
    NOWHERE,
    ORDERS,
    PLACES,
    RESOURCES,
    ROOMS,
    SMUGGLERS,
    SPACES,
    TEMPLES,
    TOKENS,
    VILLAGES,
)
from tianxia.games.rotunda.sales import cube_sold, stands_for
from tianxia.games.rotunda.state import KINDS_OF_POINTS
from tianxia.games.rotunda.steward import open_room
from tianxia.games.rotunda.turns import BeginTurn
from tianxia.games.rotunda.worship import PayHomage

OUTER = ["bank", "retailer", "warehouse", "steward", "black_market", "wholesaler"]
POOL_ORDERS = ["order_06", "order_07", "order_08"]
POOL_EXPERTS = ["old_man", "mistress", "nanny"]
POOL_AMULETS = ["bat", "carp", "gourd"]
EDGE = {"right:2": "peach", "right:3": "crane", "right:4": "lock"} | {
    "bottom:2": "knot",
    "bottom:3": "ruyi",
    "bottom:4": "mirror",
}


class Table(LaidTable):
    """One position with short ways to arrange it, to answer, and to look at it."""

    game = "rotunda"
    sources = CATEGORIES

    def __init__(self, rules, seats, options):
        super().__init__(rules, seats, options)
        state = self.state
        state.round = state.turn = 1
        state.gate = GATES.index("gate_s")
        self.rooms(*OUTER)
        self.pool(orders=POOL_ORDERS, experts=POOL_EXPERTS, amulets=POOL_AMULETS)
        self.edges(**EDGE)
        state.round_amulet = AMULETS.index("bat")
        state.amulet_bag[AMULETS.index("bat")] -= 1
        state.expert_back = 0
        self.smugglers("smuggler_01", "smuggler_04", "smuggler_10")
        if len(state.neutral) > 0:
            large = [s for s in range(len(SPACES)) if state.edition.slot_is_large[s]]
            state.neutral = row_of(large)
        self._occupy()

    # -- arranging ----------------------------------------------------------------------------

    def rooms(self, *names):
        """Lay these tiles into the outer spaces o1 to o6."""
        state = self.state
        for space, name in enumerate(names, 5):
            state.room_at[space] = ROOMS.index(name)
        state.space_of = row_of([NOWHERE] * len(ROOMS))
        for space, room in enumerate(state.room_at):
            if room != NO_ROOM:
                state.space_of[room] = space
        for kind in range(3):
            state.bank[kind] += state.stock[kind]
            state.stock[kind] = 0
            if "warehouse" in names:
                state.stock[kind] = 1
                state.bank[kind] -= 1
        return self

    def hall(self, gate):
        """Put the Hall somewhere."""
        self.state.gate = GATES.index(gate)
        return self

    def leaders(self, seat, *places):
        """Put the leaders of a seat; `hall` is a place."""
        for leader, place in enumerate(places):
            self.state.leaders[seat * LEADERS + leader] = PLACES.index(place)
        self._occupy()
        return self

    def neutral(self, **places):
        """Put neutral leaders by colour."""
        for colour, space in places.items():
            self.state.neutral[COLOURS.index(colour)] = SPACES.index(space)
        self._occupy()
        return self

    def _occupy(self):
        standing = [*self.state.leaders, *self.state.neutral]
        self.state.occupied = 0
        for place in standing:
            if place not in (NOWHERE, HALL):
                self.state.occupied |= 1 << place

    def seat(self, seat, *, coins=None, points=None, track=None, supply=None, **cubes):
        """Give a seat coins, cubes by kind, points, assistants in supply or on the track.

        A change of supply or track moves assistants between the two.
        """
        state = self.state
        if coins is not None:
            state.coins[seat] = coins
        if points is not None:
            shift = points - state.points[seat]
            state.points[seat] = points
            state.scored[seat * KINDS_OF_POINTS] += shift
        both = state.supply[seat] + state.track[seat]
        if track is not None:
            state.track[seat], state.supply[seat] = track, both - track
        if supply is not None:
            state.track[seat], state.supply[seat] = both - supply, supply
        for name, n in cubes.items():
            kind = RESOURCES.index(name)
            state.bank[kind] += state.cubes[seat * 4 + kind] - n
            state.cubes[seat * 4 + kind] = n
        return self

    def no_gold(self):
        """Take away everybody's starting gold."""
        for seat in range(self.state.seats):
            self.seat(seat, gold=0)
        return self

    def village(self, seat, name, n):
        """Put assistants of the supply, or else of the track, into a village."""
        self._take(seat, n)
        self.state.villages[seat * len(VILLAGES) + VILLAGES.index(name)] += n
        return self

    def sit(self, seat, space, junior=0, senior=0):
        """Seat assistants of the supply, or else of the track."""
        state = self.state
        for side in [0] * junior + [1] * senior:
            self._take(seat, 1)
            chair = state.free_chair(SPACES.index(space))
            state.chairs[chair] = 1 + seat * 2 + side
            state.seated[SPACES.index(space)] += 1
        return self

    def altar(self, seat, *cells):
        """Put seniors of the supply, or else of the track, on the worship board."""
        for cell in cells:
            self._take(seat, 1)
            self.state.altar[seat] |= 1 << CELL_NAMES.index(cell)
        return self

    def _take(self, seat, n):
        state = self.state
        place = state.supply if state.supply[seat] >= n else state.track
        place[seat] -= n

    def fields(self, room, *cubes):
        """Lay cubes on sale fields: `tea`, `gold:tea`, None; the Market has tea, fruit, celadon."""
        first = {"market": 0, "retailer": 3, "wholesaler": 6}[room]
        for field, name in enumerate(cubes, first):
            if name is None:
                continue
            cube, _, kind = name.partition(":")
            self.state.bank[RESOURCES.index(cube)] -= 1
            code = RESOURCES.index(kind or cube) * 2 + (cube == "gold")
            self.state.fields[field] = 1 + code
        return self

    def pool(self, orders=None, experts=None, amulets=None):
        """Lay out pools; what lay there goes back, and the cards are taken from wherever."""
        state = self.state
        if orders is not None:
            for order in state.order_pool:
                state.order_deck |= 0 if order == NO_CARD else 1 << order
            gaps = [NO_CARD] * (3 - len(orders))
            state.order_pool = row_of([*[ORDERS.index(name) for name in orders], *gaps])
            for name in orders:
                state.order_deck &= ~(1 << ORDERS.index(name))
        if experts is not None:
            for expert in state.expert_pool:
                state.expert_deck |= 0 if expert == NO_CARD else 1 << expert
            gaps = [NO_CARD] * (3 - len(experts))
            state.expert_pool = row_of([*[EXPERTS.index(name) for name in experts], *gaps])
            for name in experts:
                state.expert_deck &= ~(1 << EXPERTS.index(name))
        if amulets is not None:
            for kind in state.amulet_pool:
                if kind != NO_AMULET:
                    state.amulet_bag[kind] += 1
            state.amulet_pool = row_of([AMULETS.index(name) for name in amulets])
            for kind in state.amulet_pool:
                state.amulet_bag[kind] -= 1
        return self

    def edges(self, **places):
        """Lay amulets beside the worship board: `right:2` is right of row 2."""
        for name, kind in places.items():
            side, _, number = name.partition(":")
            field = int(number) - 1 + (4 if side == "bottom" else 0)
            old = self.state.edge[field]
            if old != NO_AMULET:
                self.state.amulet_bag[old] += 1
            self.state.edge[field] = NO_AMULET if kind is None else AMULETS.index(kind)
            if kind is not None:
                self.state.amulet_bag[AMULETS.index(kind)] -= 1
        return self

    def smugglers(self, *names):
        """Lay out the row of smugglers."""
        state = self.state
        state.smuggler_pool = row_of([SMUGGLERS.index(name) for name in names])
        state.smuggler_bag = (1 << len(SMUGGLERS)) - 1
        for token in state.smuggler_pool:
            state.smuggler_bag &= ~(1 << token)
        return self

    def orders(self, seat, open=(), done=()):  # noqa: A002 - the word of the rules
        """Give a seat open and fulfilled orders."""
        state = self.state
        for name in [*open, *done]:
            state.order_deck &= ~(1 << ORDERS.index(name))
        state.open_orders[seat] |= sum(1 << ORDERS.index(name) for name in open)
        state.done_orders[seat] |= sum(1 << ORDERS.index(name) for name in done)
        return self

    def experts(self, seat, *held, kept=()):
        """Give a seat experts, held and kept."""
        state = self.state
        for name in [*held, *kept]:
            state.expert_deck &= ~(1 << EXPERTS.index(name))
        state.held[seat] |= sum(1 << EXPERTS.index(name) for name in held)
        state.kept[seat] |= sum(1 << EXPERTS.index(name) for name in kept)
        return self

    def discard(self, *names):
        """Lay experts on the discard pile, the top card last."""
        for name in names:
            self.state.expert_deck &= ~(1 << EXPERTS.index(name))
            self.state.discard = added(self.state.discard, EXPERTS.index(name))
        return self

    def amulets(self, seat, *kinds):
        """Give a seat amulet tokens."""
        for name in kinds:
            kind = AMULETS.index(name)
            self.state.amulet_bag[kind] -= 1
            self.state.tokens[seat * TOKENS + kind] += 1
        return self

    def temples(self, *names):
        """Only these temples are still face up; the others have been prayed at."""
        self.state.temples = sum(1 << TEMPLES.index(name) for name in names)
        self.state.homages = self.state.worships + len(TEMPLES) - len(names)
        return self

    def worships(self, n):
        """So many worships have been carried out."""
        state = self.state
        state.homages += n - state.worships
        state.worships = state.marker = n
        return self

    # -- playing ------------------------------------------------------------------------------

    def turn(self, seat=0):
        """Begin a turn of the seat."""
        return self.ask(BeginTurn(seat))

    def move(self, seat=0):
        """Ask the seat for its move, with the clean-up after it."""
        self.state.active = seat
        return self.ask(MoveLeader(seat), CleanUp(NATURE))

    def move_neutral(self, seat=0):
        """Ask the seat for the move of a neutral leader."""
        self.state.active = seat
        return self.ask(MoveNeutral(seat))

    def visit(self, room, seat=0, clean=False):
        """Open a visit to the room, with the clean-up after it if wanted."""
        self.state.active = seat
        if clean:
            self.state.push(CleanUp(NATURE))
        open_room(self.state, seat, ROOMS.index(room))
        settle(self.state)
        return self

    def homage(self, seat=0):
        """Ask for the homage of a seat that has just entered the Hall."""
        self.state.active = seat
        return self.ask(PayHomage(seat))

    def answer(self, *lines):
        """Answer the questions; nature takes its first outcome."""
        for line in lines:
            super().answer(line).nature()
        return self

    # -- looking ------------------------------------------------------------------------------

    def own(self, seat=0):
        """What everybody sees of a seat."""
        return self.view()["seats"][seat]

    def goods(self, seat=0):
        """The seat's coins and cubes, without zeros."""
        goods = {"coins": self.state.coins[seat]}
        goods |= {name: self.state.cubes[seat * 4 + kind] for kind, name in enumerate(RESOURCES)}
        return {name: n for name, n in goods.items() if n}

    def credits(self):
        """What is left in the session, without zeros."""
        return {name: n for name, n in self.view()["credits"].items() if n}

    def lying(self, room):
        """What lies on the sale fields of a room: `tea`, `gold:tea`, or None."""
        first = {"market": 0, "retailer": 3, "wholesaler": 6}[room]
        found = []
        for cube in self.state.fields[first : first + 3]:
            kind = stands_for(cube)
            gold = cube and cube_sold(cube - 1) == GOLD
            found.append(("gold:" if gold else "") + RESOURCES[kind] if cube else None)
        return found

    def seated(self, seat, space):
        """Juniors and seniors of the seat in an inner room."""
        base = SPACES.index(space) * MAX_CHAIRS
        chairs = list(self.state.chairs[base : base + MAX_CHAIRS])
        return chairs.count(1 + seat * 2), chairs.count(2 + seat * 2)

    def destinations(self, leader="a"):
        """The places the leader may go to."""
        words = [line.split() for line in self.lines()]
        return [place for _, name, place in words if name == leader]

    def held(self, seat=0):
        """The seat's experts by name."""
        return [EXPERTS[expert] for expert in bits(self.state.held[seat])]

    def broken(self):
        """The invariants that do not hold; a part of a turn ends before the game does."""
        found = self.rules.broken(self.state)
        return [line for line in found if not line.startswith("14: the game ended")]


printed, rules, altered, position, new_game = fixtures_for(Table, usual_seats=3)

"""Bags and decks. A bag is a list of counts by kind: it has no order, so none can leak."""

from __future__ import annotations


def kinds_in(bag: list[int]) -> list[int]:
    """The kinds that can be drawn, ascending."""
    return [kind for kind in range(len(bag)) if bag[kind] > 0]


def weights_in(bag: list[int]) -> list[int]:
    """How many of each drawable kind there are, in the order of `kinds_in`."""
    return [count for count in bag if count > 0]


def size_of(bag: list[int]) -> int:
    """How many things are in the bag."""
    total = 0
    for count in bag:
        total += count
    return total


def take(bag: list[int], kind: int) -> None:
    """Take one thing of the kind out of the bag."""
    assert bag[kind] > 0, "nothing of that kind is in the bag"
    bag[kind] -= 1


class Deck:
    """A deck of which only a prefix may be known: `known` from the top, the rest as a bag."""

    def __init__(self, known: list[int], rest: list[int]) -> None:
        self.known: list[int] = known
        self.rest: list[int] = rest

    def clone(self) -> Deck:
        """An independent copy."""
        return Deck(self.known[:], self.rest[:])

    def count(self) -> int:
        """How many cards are left."""
        return len(self.known) + size_of(self.rest)

    def outcomes(self) -> list[int]:
        """The kinds the top card may be."""
        return [self.known[0]] if self.known else kinds_in(self.rest)

    def weights(self) -> list[int]:
        """How likely each outcome is, in the order of `outcomes`."""
        return [1] if self.known else weights_in(self.rest)

    def draw(self, kind: int) -> None:
        """Take the top card, which turned out to be of this kind."""
        if self.known:
            assert self.known[0] == kind, "the top card is known to be another one"
            self.known.pop(0)
        else:
            take(self.rest, kind)

    def learn(self, kind: int) -> None:
        """The next unknown card was looked at and put back in its place."""
        take(self.rest, kind)
        self.known.append(kind)

"""The numbers behind the judgement of Tea Garden positions, found by playing; all are points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        # leaves, while they can still pay for something
        self.leaf: float = 0.55
        self.quality: float = 0.2  # for each step of quality above the first
        self.fermented: float = 1.0  # a fermented leaf is worth so much more
        self.glut: float = 0.03  # each further leaf is worth so much less
        self.harvest: float = 0.5  # the share of a coming harvest that will be put to use
        # cards
        self.card: float = 0.22  # a point of strength in the deck, for each coming round
        self.symbol: float = 0.25  # a secondary action or teapot on a card, per coming round
        self.hand: float = 0.55  # a point of strength in hand
        self.laid: float = 1.15  # a point of strength laid for a main action not yet chosen
        self.turn: float = 2.2  # a turn that can still be taken in this round
        # tracks
        self.river: float = 0.7  # how much of the sections ahead a boat will reach
        self.study: float = 2.1  # a step towards the next lap
        self.climb: float = 1.6  # a row of the emperor track, for the top at the end
        self.token: float = 0.9  # an emperor token, besides its point at the end
        self.scroll: float = 0.7  # a scroll, besides its point at the end
        # cups
        self.marker: float = 1.5
        self.connection: float = 0.8
        self.garden: float = 1.0  # a place on the map, for provinces and distance
        # how a position stands far from the end, fitted to how games ended (fit_early.py)
        self.late: float = 2.0  # the last rounds, in which everything comes to count fully
        # how much more or less each term tells before them; -1: nothing
        self.early: list[float] = [
            -0.09,  # points
            0.56,  # cards
            -0.90,  # emperor_cards
            0.53,  # river
            -0.53,  # university
            0.65,  # emperor
            -0.24,  # cups
            -0.06,  # scrolls
            0.04,  # leaves
            -0.03,  # gardens
            0.47,  # turns
        ]

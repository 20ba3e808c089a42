"""The numbers behind the judgement of Terracotta Army positions, found by playing; all points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        # scorings of this round: certain once the last worker is placed
        self.round_early: float = 0.55
        self.rival_round: float = 0.25  # what the best rival would get in this round
        # scorings of later rounds, as things stand now
        self.next_line: float = 0.45  # the lines the inspectors reach next
        self.later_line: float = 0.9  # each further step keeps so much of that
        self.tile: float = 0.4
        self.musician: float = 0.8
        # the end of the game
        self.footman: float = 0.65
        self.group: float = 0.7
        self.lone: float = 0.5  # a warrior alone can still find a group, early in the game
        self.archer: float = 0.85
        # goods, when the game begins; they lose value towards the end
        self.wet: float = 2.6
        self.dry: float = 0.6
        self.coin: float = 0.95
        self.fallow: float = 0.08  # each further piece of one sort is worth so much less
        self.weapon: float = 1.3
        self.master: float = 0.5  # an ability at hand, per coming round
        self.income: float = 0.8  # a coin or a wet clay of a master, per coming round
        self.artisan: float = 0.75  # per coming round
        self.first: float = 0.5  # a step up in the turn order

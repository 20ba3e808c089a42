"""The numbers behind the judgement of Dragon positions, found by playing; all are points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        self.action: float = 3.0  # what an action brings when nothing presses
        self.loss: float = 1.3  # a lost person, besides the points it would score at the end
        self.reach: float = 0.51  # how often a wanted action can be taken in a month
        self.growth: float = 0.35  # floors built per coming action
        self.bare: float = 0.6  # an empty palace that waits for the next newcomer
        self.founding: float = 0.12  # palaces founded per coming action
        self.hold: float = 0.9  # how much of a person's work is done before it leaves
        self.monks: float = 0.9  # Buddhas times floors, as some monks leave early
        # goods
        self.spend: float = 0.16  # a spare yuan while there are still actions to pay for
        self.purse: float = 4.8  # so many spare yuan can be put to use
        self.spare_rice: float = 0.24
        self.spare_fireworks: float = 0.4
        # opponents
        self.festival_spread: float = 4.4  # how far fireworks counts drift apart
        self.helmet_spread: float = 1.5
        self.track: float = 4.5  # acting before another seat, per coming action
        self.track_late: float = 4.0  # the lower, the less acting first means late in the year
        self.track_spread: float = 5.2  # spaces that decide the order for sure
        # makers: how much one symbol brings per coming action
        self.books: float = 0.2
        self.hammers: float = 0.1
        self.hammers_late: float = 0.04  # for each month that will still be scored
        self.coins: float = 0.097
        self.sacks: float = 0.06
        self.rockets: float = 0.4
        self.helmets: float = 0.057
        # cards in hand
        self.delay: float = 0.44  # months until a card is played, per card in hand
        self.squeeze: float = 0.3  # a card for which there is no room
        self.monk_floors: float = 2.2  # floors of the palace a coming monk finds
        # expansions
        self.wall_pace: float = 0.12  # wall tiles that a seat builds per month
        # how a position stands far from the end, fitted to how games ended (fit_early.py)
        self.late: float = 0.2  # the part of the year, its last, in which everything counts fully
        # how much more or less each term tells in the first month; -1: nothing
        self.early: list[float] = [
            0.06,  # points
            -0.94,  # palaces
            1.97,  # persons
            -1.0,  # ladies
            -0.17,  # privileges
            1.36,  # monks
            -0.84,  # warriors
            -0.87,  # healers
            0.04,  # money
            -0.35,  # rice
            -0.21,  # fireworks
            -0.80,  # makers
            -1.0,  # cards
            -1.0,  # track
            0.0,  # wall
            0.0,  # omen
        ]

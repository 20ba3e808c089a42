"""The numbers behind the judgement of ZhanGuo positions, found by playing; all are points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        # how soon before the end a promise loses its worth: a share of the game left, inverted
        self.fading: float = 5.0
        # pieces on the main board
        self.majority: float = 1.0  # a majority held now, at the end
        self.majority_open: float = 0.55  # the same while everything can still change
        self.presence: float = 4.5  # a governor, besides the majority he stands for
        self.task_hope: float = 4.0  # the share of a tile's points for symbols that are met
        self.task_step: float = 1.4  # that share for the first disc of a section
        self.disc: float = 5.0  # a disc, besides what it scores now
        self.wall_open: float = 0.7  # what a wall will be worth, for what it is worth now
        self.wall_growth: float = 0.5  # points a wall gains by what is still to come, per line
        self.wall_spent: float = 4.0  # a wall that could have been built elsewhere
        # the own board
        self.card: float = 0.06  # a tucked card, per coming turn, times the worth of its bonus
        self.card_held: float = 2.2  # a tucked card, whatever it does
        self.sleeping: float = 0.35  # the bonus of a card while its region is locked
        self.palace_ground: float = 1.5  # a card in a region with workers: a palace pays for it
        self.unrest: float = 3.2
        self.locked: float = 2.0
        self.official: float = 2.2  # an official on the board, early in the game
        self.pair: float = 6.5  # two colours in one government area
        self.trio: float = 13.0  # three colours: a governor can be installed
        self.hirer: float = 2.6  # an official in a worker area
        self.worker: float = 3.3
        self.worker_spread: float = 1.0  # each further region with workers
        self.worker_pile: float = 0.9  # each further worker is worth so much of the one before
        self.marker: float = 2.2
        # rewards of this round
        self.reward_first: float = 0.75
        self.reward_second: float = 0.3
        self.official_reward: float = 1.8
        self.worker_reward: float = 2.2
        self.governor_reward: float = 10.0
        self.wall_reward: float = 7.0
        self.palace_reward: float = 2.0  # and a point for every card

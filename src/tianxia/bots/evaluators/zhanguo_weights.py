"""The numbers behind the judgement of ZhanGuo positions, found by playing; all are points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        # pieces on the main board
        self.majority: float = 1.0  # a majority held now, at the end
        self.majority_open: float = 0.75  # the same while everything can still change
        self.presence: float = 1.6  # a governor who does not lead yet
        self.task_step: float = 1.4  # a symbol of a task met, times its share of the tile
        self.wall_open: float = 0.8  # what a wall will be worth, for what it is worth now
        self.wall_growth: float = 0.9  # points a wall gains by what is still to come, per line
        # the own board
        self.card: float = 0.12  # a tucked card, per coming turn, times the worth of its bonus
        self.sleeping: float = 0.35  # the same while its region is locked
        self.unrest: float = 1.1
        self.locked: float = 2.0
        self.official: float = 2.2  # an official on the board, early in the game
        self.pair: float = 3.0  # two colours in one government area
        self.trio: float = 9.35  # three colours: a governor can be installed
        self.hirer: float = 2.6  # an official in a worker area
        self.worker: float = 3.15
        self.worker_spread: float = 1.2  # each further region with workers
        self.worker_pile: float = 0.88  # each further worker is worth so much of the one before
        self.marker: float = 0.35
        # rewards of this round
        self.reward_first: float = 0.75
        self.reward_second: float = 0.3
        self.official_reward: float = 1.8
        self.worker_reward: float = 2.2
        self.governor_reward: float = 10.0
        self.wall_reward: float = 7.0
        self.palace_reward: float = 2.0  # and a point for every card

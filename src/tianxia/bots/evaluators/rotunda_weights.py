"""The numbers behind the judgement of Round House positions, in points.

They were fitted to how many points more than the others a player made of such a position.
"""

from __future__ import annotations

from typing import Final


class Worth:
    """What one of a kind is worth when no time is left, and how much more at the beginning."""

    def __init__(self, late: float, early: float) -> None:
        self.late: Final = late
        self.early: Final = early

    def at(self, left: float) -> float:
        """With so much of the game left, from 1 to 0."""
        return self.late + self.early * left


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        self.bonus: Worth = Worth(2.88, -1.32)  # a bonus symbol, as far as the way to it is gone
        # goods
        self.coin: Worth = Worth(0.49, -0.08)
        self.basic: Worth = Worth(1.80, -0.53)
        self.doubled: Worth = Worth(-0.73, 1.68)  # each further basic cube of a kind
        self.gold: Worth = Worth(1.22, 1.16)
        self.crowded: Worth = Worth(-0.72, -0.67)  # each cube over five
        # assistants: on top of being off the track, those who are at work
        self.empty_track: Worth = Worth(0.75, -0.63)  # of the points for the family
        self.recruited: Worth = Worth(1.32, -0.16)  # off the track, wherever
        self.seated: Worth = Worth(0.82, 5.42)
        self.senior: Worth = Worth(0.0, 0.9)  # more than any other on a chair
        self.village: Worth = Worth(0.46, 5.60)
        self.company: Worth = Worth(0.29, -5.65)  # each further one in the same village
        self.chain: Worth = Worth(1.03, 0.13)  # each one of the longest chain they could lay
        self.altar: Worth = Worth(-1.82, 20.70)
        self.pace: Worth = Worth(46.51, -38.63)  # what the end coming nearer usually costs
        # cards
        self.order_open: Worth = Worth(0.73, -0.46)
        self.order_part: Worth = Worth(0.16, 0.72)  # a cube in hand that an open order asks for
        self.lasting: Worth = Worth(2.01, -0.79)
        self.expert: Worth = Worth(2.52, 0.89)
        self.amulets: Worth = Worth(0.20, -2.12)  # of what the sets are worth as they are
        self.amulet_kind: Worth = Worth(5.24, -2.08)

"""The numbers behind the judgement of Round House positions, found by playing; all are points."""

from __future__ import annotations


class Weights:
    """What cannot be read off the rules: how plans usually turn out."""

    def __init__(self) -> None:
        # goods: worth this while there is time to use them, and their price at the end
        self.coin: float = 0.42
        self.basic: float = 1.45
        self.gold: float = 1.75
        self.glut: float = 0.12  # each further cube or ten coins is worth so much less
        # assistants
        self.supply: float = 0.75
        self.recruited: float = 0.5  # off the track, for the family at the end
        self.seated: float = 1.7  # a helper, and a point at every worship
        self.senior: float = 0.9  # a helper who stays
        self.village: float = 1.0  # an assistant who may worship
        self.company: float = 0.45  # each further one in the same village reaches further
        # cards
        self.order_open: float = 0.5
        self.order_part: float = 0.55  # a cube in hand that an open order asks for
        self.lasting: float = 1.6  # a lasting effect, for the whole game
        self.expert: float = 1.3
        self.amulet_kind: float = 0.9  # what a further kind will make of the largest set
        self.altar: float = 0.2

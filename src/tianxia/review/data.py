"""What a review holds, as values that can be written down as JSON."""

from __future__ import annotations

import msgspec


class Label(msgspec.Struct, frozen=True):
    """A message key with its arguments, as the rules said it."""

    key: str
    args: dict[str, int | str]


class Worth(msgspec.Struct, frozen=True):
    """What a choice is worth: the expected reward by seat, and the deciding seat's by trial."""

    values: list[float]
    trials: list[float]
    iterations: int


class Step(msgspec.Struct, frozen=True):
    """One choice of a line of play."""

    seat: int
    action: str  # as records write it
    label: Label
    targets: list[str]


class Verdict(msgspec.Struct, frozen=True):
    """What the review thinks of one decision."""

    ply: int
    seat: int
    round: int
    played: int
    label: Label  # of the choice played
    best: int
    values: list[float]  # by seat, after the choice played
    iterations: int
    line: list[Step]  # from the best choice on
    worths: dict[int, Worth]  # of the choices that were weighed against each other

    @property
    def loss(self) -> float:
        """How much expected reward the choice gave away; 0 when nothing better was found."""
        if self.best == self.played:
            return 0.0
        return max(0.0, difference(self.worths[self.best], self.worths[self.played])[0])


def difference(one: Worth, other: Worth) -> tuple[float, float]:
    """How much more the deciding seat gets of one choice than of another, and how unsure that is.

    The trials of both were made in the same worlds, so they are compared pair by pair; the second
    number is the standard error of the mean difference.
    """
    pairs = [a - b for a, b in zip(one.trials, other.trials, strict=True)]
    mean = sum(pairs) / len(pairs)
    if len(pairs) < 2:
        return mean, 0.0
    spread = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, (spread / len(pairs)) ** 0.5

"""How long a review thinks about one decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Budget:
    """Iterations of the search for the best choice, and seconds for all of one decision.

    Whichever ends first ends the thinking. A review is the same every time as long as the seconds
    were enough for the iterations.
    """

    iterations: int = 200
    seconds: float = 1.0


USUAL: Final = Budget()

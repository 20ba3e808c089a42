"""The bot that knows nothing: any legal choice is as good as another."""

from __future__ import annotations

from typing import Final

from tianxia.bots.protocol import Table
from tianxia.core.dice import Dice


class RandomBot:
    """Draws one number per question; its games are those of `search.playout.play_randomly`."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)

    def choose(self, table: Table) -> int:
        """Any legal choice, each as likely."""
        legal = table.legal()
        return legal[self.dice.below(len(legal))]

"""Hiring experts, and making room for a fourth one."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, count_bits, replaced
from tianxia.core.words import Arg, Said
from tianxia.games.rotunda.masks import fill_bits
from tianxia.games.rotunda.names import EXPERTS, MAX_SEATS
from tianxia.games.rotunda.pools import hire, hireable, lay_down
from tianxia.games.rotunda.state import RotundaState


def begin_hire(state: RotundaState, seat: i64, expert: i64) -> None:
    """Hire the expert, after discarding another one if as many are held as may be."""
    if count_bits(state.held[seat]) >= state.edition.experts_held:
        state.push(DISCARD_EXPERT[seat * len(EXPERTS) + expert])
    else:
        hire(state, seat, expert)


class DiscardExpert(Decision[RotundaState]):
    """Whoever holds three experts discards one of them before taking the new one (`arg`)."""

    size: ClassVar[int] = len(EXPERTS)

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        return fill_bits(state.held[self.seat], 0, room, n)

    def apply(self, state: RotundaState, choice: i64) -> None:
        state.held = replaced(state.held, self.seat, state.held[self.seat] & ~BIT[choice])
        state.note("discarded", self.seat, choice)
        lay_down(state, choice)
        hire(state, self.seat, self.arg)

    def text(self, choice: int) -> str:
        return f"discard {EXPERTS[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if state.held[self.seat] >> choice & 1:
            return None
        return Said("reason-no-such-expert", {"expert": f"@expert-{EXPERTS[choice]}"})

    def prompt(self, state: RotundaState) -> Said:
        args: dict[str, Arg] = {"expert": f"@expert-{EXPERTS[self.arg]}"}
        return Said("prompt-discard-expert", {**args, "n": state.edition.experts_held})

    def label(self, state: RotundaState, choice: int) -> Said:
        return Said("label-discard-expert", {"expert": f"@expert-{EXPERTS[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        return [f"mine:expert:{EXPERTS[choice]}"]


# Frames never change, so one of each seat and card serves all games.
DISCARD_EXPERT: Final = [
    DiscardExpert(seat, expert) for seat in range(MAX_SEATS) for expert in range(len(EXPERTS))
]


def hire_reason(state: RotundaState, expert: i64) -> Said | None:
    """Why an expert cannot be hired."""
    if hireable(state) >> expert & 1 == 1:
        return None
    return Said("reason-not-there-expert", {"expert": f"@expert-{EXPERTS[expert]}"})


def hire_label(expert: i64) -> Said:
    """The hire on a button."""
    return Said("label-hire", {"expert": f"@expert-{EXPERTS[expert]}"})


def hire_targets(expert: i64) -> list[str]:
    """The card in the pool."""
    return [f"expert:{EXPERTS[expert]}"]

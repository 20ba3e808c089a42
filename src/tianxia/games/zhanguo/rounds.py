"""The round: the order of its phases, and the end of the game."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, Step
from tianxia.games.zhanguo.drawing import DrawPhase
from tianxia.games.zhanguo.plays import PlayPhase
from tianxia.games.zhanguo.rewards import RewardPhase
from tianxia.games.zhanguo.scoring import FinalScoring
from tianxia.games.zhanguo.state import ZhanguoState


class BeginRound(Step[ZhanguoState]):
    """Round `arg`: draw cards, play cards, unification rewards; the last round ends the game."""

    def run(self, state: ZhanguoState) -> None:
        state.round = self.arg
        state.note("round", NATURE, self.arg)
        last = self.arg == state.edition.rounds
        # the last frame pushed is the first to run
        state.push(FinalScoring(NATURE) if last else BeginRound(NATURE, self.arg + 1))
        state.push(RewardPhase(NATURE))
        state.push(PlayPhase(NATURE))
        state.push(DrawPhase(NATURE))

"""The judgement of ZhanGuo positions: what the end would pay now, and what the board will bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.bots.evaluators.zhanguo_board import calm, cards, labour, locked_regions, officials
from tianxia.bots.evaluators.zhanguo_cards import CardWorth
from tianxia.bots.evaluators.zhanguo_empire import (
    governors,
    markers,
    places_in_line,
    rewards,
    walls,
)
from tianxia.bots.evaluators.zhanguo_tasks import tasks
from tianxia.bots.evaluators.zhanguo_weights import Weights
from tianxia.bots.judge import Judge
from tianxia.core.agenda import Decision
from tianxia.core.native import i64
from tianxia.games.zhanguo.abilities import passes
from tianxia.games.zhanguo.names import REGIONS
from tianxia.games.zhanguo.plays import DOWN, PLAYS, ChoosePlay
from tianxia.games.zhanguo.state import DECKS, GAME_OVER, PLAY_PHASE, ZhanguoState
from tianxia.search.ismcts import SearchSettings

TERMS: Final = [
    "points",
    "governors",
    "markers",
    "rewards",
    "tasks",
    "walls",
    "cards",
    "calm",
    "officials",
    "workers",
]


class ZhanguoEvaluator(SummedEvaluator[ZhanguoState]):
    """Judges positions of ZhanGuo with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS
        self.cards: CardWorth | None = None  # of the edition that was judged last

    def values(self, state: ZhanguoState, seat: i64) -> list[float]:
        """The value of every term."""
        points = float(state.points[seat])
        if is_over(state, seat):
            return [points] + [0.0] * (len(TERMS) - 1)
        w = self.weights
        turns = turns_left(state)
        left = turns / turns_in_all(state)
        locked = locked_regions(state, seat)
        line = places_in_line(state, seat)
        return [
            points,
            governors(state, seat, w, left),
            markers(state, seat, w, left, line),
            rewards(state, seat, w, line),
            tasks(state, seat, w, left),
            walls(state, seat, w, left),
            cards(state, seat, w, self.card_worth(state), turns, left, locked),
            calm(state, seat, w, left, locked),
            officials(state, seat, w, left, locked),
            labour(state, seat, w, left),
        ]

    def value(self, state: ZhanguoState, seat: i64) -> float:
        """The sum of the terms, in their order."""
        total = float(state.points[seat])
        if is_over(state, seat):
            return total
        w = self.weights
        turns = turns_left(state)
        left = turns / turns_in_all(state)
        locked = locked_regions(state, seat)
        line = places_in_line(state, seat)
        total += governors(state, seat, w, left)
        total += markers(state, seat, w, left, line)
        total += rewards(state, seat, w, line)
        total += tasks(state, seat, w, left)
        total += walls(state, seat, w, left)
        total += cards(state, seat, w, self.card_worth(state), turns, left, locked)
        total += calm(state, seat, w, left, locked)
        total += officials(state, seat, w, left, locked)
        return total + labour(state, seat, w, left)

    def card_worth(self, state: ZhanguoState) -> CardWorth:
        """What the cards of this edition bring."""
        known = self.cards
        if known is None or known.edition is not state.edition:
            known = CardWorth(state.edition)
            self.cards = known
        return known

    def alike(self, state: ZhanguoState, question: Decision[ZhanguoState], choice: i64) -> i64:
        """Cards that go to the court for one action and pass the number test, or do not.

        Neither the hand nor the card on top of the court is judged, and no question of the turn
        depends on them.
        """
        if not isinstance(question, ChoosePlay) or choice >= DOWN.first:
            return choice
        action = choice % PLAYS - REGIONS
        if action < 0:
            return choice
        if passes(state, choice // PLAYS, action):
            return -2 * action - 1
        return -2 * action - 2


def is_over(state: ZhanguoState, seat: i64) -> bool:
    """Whether points are all there is to judge: at the end, and before there is a board."""
    return state.phase == GAME_OVER or state.board[seat] < 0


def turns_in_all(state: ZhanguoState) -> float:
    """Own turns of the whole game."""
    return float(state.edition.rounds * state.edition.per_deck * DECKS)


def turns_left(state: ZhanguoState) -> float:
    """Own turns to come."""
    hand = state.edition.per_deck * DECKS
    now = 0.0
    if state.phase == PLAY_PHASE:
        now = max(0.0, float(hand) - float(state.turn) / float(state.seats))
    rounds = state.edition.rounds
    if state.round > 0:
        rounds -= state.round
    return float(rounds * hand) + now


JUDGE: Final = Judge(
    ZhanguoEvaluator,
    TERMS,
    SearchSettings(spread=40, prior_spread=8, horizon=2, width=1, most=4, whole_round=True),
)

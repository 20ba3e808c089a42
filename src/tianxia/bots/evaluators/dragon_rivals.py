"""How a seat of Dragon compares with the others when they are counted."""

from __future__ import annotations

from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.bots.evaluators.rowed import between
from tianxia.core.native import i64
from tianxia.games.dragon.names import VOLCANIC_ERUPTION


def fewest_helmets(outlook: Outlook, weights: Weights, own: i64, cards: i64) -> float:
    """How likely nobody has fewer helmets when so many more cards have been played."""
    spread = 1.0 + weights.helmet_spread * float(min(cards, 4)) / 2.0
    helmets = outlook.helmets
    chance = 1.0
    for other in range(outlook.state.seats):
        if other != outlook.seat:
            ahead = float(own - helmets[other]) - 0.5
            chance *= 1.0 - between(0.0, 0.5 + ahead / spread, 1.0)
    return chance


def festival_ranks(
    outlook: Outlook, weights: Weights, own: float, actions: i64
) -> tuple[float, float]:
    """How likely the seat is first, and second, at a festival after so many more actions."""
    if own <= 0.0:
        if actions == 0:
            return 0.0, 0.0
        own = 0.4
    spread = 1.2 + weights.festival_spread * float(min(actions, 4)) / 2.0
    fireworks = outlook.state.fireworks
    first = 1.0
    second = 0.0
    for other in range(outlook.state.seats):
        if other != outlook.seat:
            ahead = own - float(fireworks[other]) + 0.25
            wins = between(0.02, 0.5 + ahead / spread, 0.98)
            second = second * wins + first * (1.0 - wins)
            first *= wins
    some = min(1.0, own)
    return first * some, second * some


def track_value(outlook: Outlook, weights: Weights) -> float:
    """Acting before the others, in every month to come."""
    state = outlook.state
    space = state.space
    own = space[outlook.seat]
    ahead = 0.0
    for other in range(state.seats):
        if other != outlook.seat:
            lead = float(own - space[other]) / (2.0 * weights.track_spread)
            ahead += between(0.0, 0.5 + lead, 1.0)
    actions = outlook.actions
    if outlook.super_ahead and state.super_event == VOLCANIC_ERUPTION:
        actions = min(actions, state.edition.super_round - state.round + 1)
    # the first actions of the year bring more than the last
    late = weights.track_late
    early = (float(actions) + late) / (float(state.edition.rounds) + late)
    return ahead * weights.track * float(actions) * early / float(state.seats - 1)

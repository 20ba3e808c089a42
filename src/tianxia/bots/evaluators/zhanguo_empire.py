"""What the pieces on the main board of ZhanGuo are worth to a seat, and its markers."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.zhanguo_weights import Weights
from tianxia.core.native import i64
from tianxia.games.zhanguo.names import (
    LINES,
    NOBODY,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_OFFICIAL,
    REWARD_PALACE,
    REWARD_WALL,
    SECTIONS,
)
from tianxia.games.zhanguo.rewards import TakeReward
from tianxia.games.zhanguo.scoring import units
from tianxia.games.zhanguo.state import DECKS, PLAY_PHASE, ZhanguoState

WALL_SECTIONS: Final = 6
assert len(SECTIONS) == WALL_SECTIONS, "every section is counted"
PLACE_BITS: Final = 3  # the place in one of three lines
NO_PLACE: Final = 7  # without markers


def governors(state: ZhanguoState, seat: i64, w: Weights, left: float) -> float:
    """Majorities as they stand, surer towards the end; a little for those behind."""
    edition = state.edition
    if state.governors[seat] == edition.governors:
        return 0.0
    posted = state.posted
    sure = w.majority + (w.majority_open - w.majority) * left
    total = 0.0
    for region in range(i64(REGIONS)):
        own = posted[seat * REGIONS + region]
        if own == 0:
            continue
        ties: i64 = 0
        beaten = False
        for other in range(state.seats):
            theirs = posted[other * REGIONS + region]
            if theirs >= own:
                ties += 1
                beaten = beaten or theirs > own
        if beaten:
            total += w.presence * float(own) * left
        else:
            worth = (edition.majority_base + edition.per_governor * own) // ties
            total += sure * float(worth) + (w.presence * left if ties > 1 else 0.0)
    return total


def places_in_line(state: ZhanguoState, seat: i64) -> i64:
    """The seat's place in the line of every aspect, three bits each; NO_PLACE without markers."""
    line: i64 = 0
    for aspect in range(i64(DECKS)):
        line |= place_in_line(state, seat, aspect) << PLACE_BITS * aspect
    return line


def place_in_line(state: ZhanguoState, seat: i64, aspect: i64) -> i64:
    """How many stand before the seat: those who are stronger, and of equals those above it."""
    enough = state.strength(seat, aspect)
    if enough == 0:
        return NO_PLACE
    place: i64 = 0
    for other in state.track:
        if other == seat:
            enough += 1
        elif state.strength(other, aspect) >= enough:
            place += 1
    for other in state.cell:
        if other == seat:
            enough += 1
        elif other != NOBODY and state.strength(other, aspect) >= enough:
            place += 1
    return place


def markers(state: ZhanguoState, seat: i64, w: Weights, left: float, line: i64) -> float:
    """The majority of each colour at the end."""
    total = 0.0
    for aspect in range(i64(DECKS)):
        place = line >> PLACE_BITS * aspect & NO_PLACE
        if place != NO_PLACE:
            share = 1.0 if place == 0 else 0.0
            final = share * (1.0 - left) + 0.35 * left
            total += final * float(state.edition.marker_points[aspect])
            total += w.marker * float(state.strength(seat, aspect)) * left
    return total


def rewards(state: ZhanguoState, seat: i64, w: Weights, line: i64) -> float:
    """What the rewards of this round promise."""
    total = 0.0
    if state.phase == PLAY_PHASE or state.asking >= 0:
        for aspect in range(i64(DECKS)):
            place = line >> PLACE_BITS * aspect & NO_PLACE
            if place != NO_PLACE and can_hope(state, seat, aspect):
                chance = w.reward_first if place == 0 else w.reward_second if place == 1 else 0.1
                total += chance * reward_worth(state, seat, w, aspect)
    return total


def can_hope(state: ZhanguoState, seat: i64, aspect: i64) -> bool:
    """Whether a reward can still be had: while it is given out, only by those in line for it."""
    if state.asking != aspect:
        return state.asking < aspect
    top = state.top()
    return isinstance(top, TakeReward) and top.waits(seat)


def reward_worth(state: ZhanguoState, seat: i64, w: Weights, aspect: i64) -> float:
    """What this round's reward for an aspect is worth to the seat."""
    reward = state.edition.reward[(state.round - 1) * DECKS + aspect]
    if reward.kind == REWARD_OFFICIAL:
        return w.official_reward * float(reward.n)
    if reward.kind == REWARD_GOVERNOR:
        return w.governor_reward if state.governors[seat] > 0 else 0.0
    if reward.kind == REWARD_WALL:
        return w.wall_reward if state.walls[seat] > 0 else 0.0
    if reward.kind == REWARD_PALACE:
        return w.palace_reward + float(state.cards_on_board(seat)) * 0.9
    return w.worker_reward * float(reward.n)


def walls(state: ZhanguoState, seat: i64, w: Weights, left: float) -> float:
    """What each wall scores now, less sure while much can change, and what it still grows by."""
    walled = state.walled[seat]
    if walled == 0:
        return 0.0
    sure = 1.0 - (1.0 - w.wall_open) * left
    total = 0.0
    for section in range(i64(WALL_SECTIONS)):
        if walled >> section & 1:
            for line in range(i64(LINES)):
                if state.wall_at[section * LINES + line] == seat:
                    total += float(wall_now(state, seat, section, line)) * sure
                    total += w.wall_growth * float(line + 1) * left
    return total


def wall_now(state: ZhanguoState, seat: i64, section: i64, line: i64) -> i64:
    """What a wall scores now."""
    face = state.face[section]
    levels = state.edition.levels[face]
    count = units(state, seat, face)
    if levels[0] >= REGIONS:
        return levels[line] - count
    return levels[line] * count

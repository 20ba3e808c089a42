"""The judgement of ZhanGuo positions: what the end would pay now, and what the board will bring."""

from __future__ import annotations

from typing import Final

from tianxia.bots.evaluators.summed import SummedEvaluator
from tianxia.bots.evaluators.zhanguo_weights import Weights
from tianxia.core.native import i64
from tianxia.core.rows import index_of
from tianxia.games.zhanguo.area import COUNT, PRESENT
from tianxia.games.zhanguo.names import (
    BOARD_SLOTS,
    CALM,
    LINES,
    MARKER,
    MOVE_POINTS,
    MOVE_WORKER,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFFICIAL,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_OFFICIAL,
    REWARD_PALACE,
    REWARD_WALL,
    SLOTS,
    TASK_SECTIONS,
    TASK_SPACES,
    TASKS,
    VP,
    VP_PER_CARD,
    WALL_SPACES,
    WALL_TASK,
    WORKER,
)
from tianxia.games.zhanguo.printed import Effect
from tianxia.games.zhanguo.rewards import standing
from tianxia.games.zhanguo.scoring import units
from tianxia.games.zhanguo.state import DECKS, GAME_OVER, PLAY_PHASE, ZhanguoState
from tianxia.games.zhanguo.tasks import KINDS, pieces_of

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
POINTS: Final = 0
GOVERNORS: Final = 1
MARKERS: Final = 2
REWARDS_COMING: Final = 3
TASKS_DONE: Final = 4
WALLS: Final = 5
CARDS_TUCKED: Final = 6
CALMNESS: Final = 7
OFFICIALS_OUT: Final = 8
WORKERS: Final = 9
TRIO: Final = 3
COLOURS_IN: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # by bit mask


class ZhanguoEvaluator(SummedEvaluator[ZhanguoState]):
    """Judges positions of ZhanGuo with one set of weights."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final = Weights() if weights is None else weights
        self.names = TERMS

    def values(self, state: ZhanguoState, seat: i64) -> list[float]:
        """The value of every term."""
        return Judgement(state, seat, self.weights).values()


class Judgement:
    """One seat's position, weighed."""

    def __init__(self, state: ZhanguoState, seat: int, weights: Weights) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.w: Final = weights
        edition = state.edition
        hand: int = edition.per_deck * DECKS
        now = 0.0
        if state.phase == PLAY_PHASE:
            now = max(0.0, float(hand) - float(state.turn) / float(state.seats))
        rounds: int = edition.rounds - max(1, state.round)
        if state.round == 0:
            rounds = edition.rounds
        self.turns: Final = float(rounds * hand) + now  # own turns to come
        self.left: Final = self.turns / float(edition.rounds * hand)

    def values(self) -> list[float]:
        """The value of every term."""
        values = [0.0] * len(TERMS)
        state, seat = self.state, self.seat
        values[POINTS] = float(state.points[seat])
        if state.phase == GAME_OVER or state.board[seat] < 0:
            return values
        values[GOVERNORS] = self.governors()
        self.judge_markers(values)
        values[TASKS_DONE] = self.tasks()
        values[WALLS] = self.walls()
        values[CARDS_TUCKED] = self.cards()
        values[CALMNESS] = self.calm()
        values[OFFICIALS_OUT] = self.officials()
        values[WORKERS] = self.labour()
        return values

    # -- the main board -----------------------------------------------------------------------

    def governors(self) -> float:
        """Majorities as they stand, surer towards the end; a little for those behind."""
        state, edition, w = self.state, self.state.edition, self.w
        sure = w.majority + (w.majority_open - w.majority) * self.left
        total = 0.0
        for region in range(REGIONS):
            own: int = state.posted[self.seat * REGIONS + region]
            if own == 0:
                continue
            ties = 1
            beaten = False
            for other in range(state.seats):
                theirs = state.posted[other * REGIONS + region]
                if other != self.seat and theirs >= own:
                    ties += 1
                    beaten = beaten or theirs > own
            if beaten:
                total += w.presence * own * self.left
            else:
                worth: int = (edition.majority_base + edition.per_governor * own) // ties
                total += sure * worth + w.presence * self.left * (ties > 1)
        return total

    def judge_markers(self, values: list[float]) -> None:
        """The majority of each colour at the end, and the reward of this round."""
        state, w = self.state, self.w
        for aspect in range(DECKS):
            strength: int = state.strength(self.seat, aspect)
            if strength == 0:
                continue
            line = standing(state, aspect)
            place = index_of(line, self.seat)
            share = 1.0 if place == 0 else 0.0
            final = share * (1.0 - self.left) + 0.35 * self.left
            values[MARKERS] += final * float(state.edition.marker_points[aspect])
            values[MARKERS] += w.marker * strength * self.left
            if state.phase == PLAY_PHASE or state.asking >= 0:
                chance = w.reward_first if place == 0 else w.reward_second if place == 1 else 0.1
                if state.asking <= aspect:
                    values[REWARDS_COMING] += chance * self.reward_worth(aspect)

    def reward_worth(self, aspect: int) -> float:
        """What this round's reward for an aspect is worth to the seat."""
        state, w = self.state, self.w
        reward = state.edition.reward[(state.round - 1) * DECKS + aspect]
        if reward.kind == REWARD_OFFICIAL:
            return w.official_reward * float(reward.n)
        if reward.kind == REWARD_GOVERNOR:
            return w.governor_reward if state.governors[self.seat] > 0 else 0.0
        if reward.kind == REWARD_WALL:
            return w.wall_reward if state.walls[self.seat] > 0 else 0.0
        if reward.kind == REWARD_PALACE:
            return w.palace_reward + float(state.cards_on_board(self.seat)) * 0.9
        return w.worker_reward * float(reward.n)

    def tasks(self) -> float:
        """Discs as they would score, and the steps towards further tiles."""
        state, w = self.state, self.w
        total = 0.0
        for section in range(len(TASK_SECTIONS)):
            points = 0.0
            discs = 0
            hopes = 0.0
            for kind in range(KINDS):
                place = section * KINDS + kind
                own = self.disc_at(place)
                if own >= 0:
                    points += float(state.edition.task_points[own])
                    discs += 1
                else:
                    hopes += self.progress(place, kind)
            total += points * discs + hopes * (w.task_step + discs) * min(1.0, 2.0 * self.left)
        return total

    def disc_at(self, place: int) -> int:
        """The space of the seat's disc on a task, or NOBODY."""
        for space in range(TASK_SPACES):
            if self.state.disc[place * TASK_SPACES + space] == self.seat:
                return space
        return NOBODY

    def progress(self, place: int, kind: int) -> float:
        """The share of a task's symbols that are met, more than counted in full near its end."""
        state = self.state
        tile = state.task[place]
        if tile == NO_TILE:
            return 0.0
        needs = state.edition.task_need[tile]
        pieces = pieces_of(state, self.seat, kind)
        met = 0
        for at in range(len(needs)):
            if kind == WALL_TASK:
                both = pieces >> 2 * needs[at] & 3
                if both == 3 or (both != 0 and needs[at] not in needs[:at]):
                    met += 1
            elif pieces >> needs[at] & 1:
                met += 1
        share = met / len(needs)
        taken = 0
        for space in range(TASK_SPACES):
            if state.disc[place * TASK_SPACES + space] != NOBODY:
                taken += 1
        best: int = state.edition.task_points[taken] if taken < TASK_SPACES else 0
        return share * share * best * 0.5

    def walls(self) -> float:
        """What each wall scores now, and what it still grows by."""
        state, w = self.state, self.w
        total = 0.0
        for space in range(WALL_SPACES):
            if state.wall_at[space] != self.seat:
                continue
            face = state.face[space // LINES]
            level: int = state.edition.levels[face][space % LINES]
            count: int = units(state, self.seat, face)
            fixed = state.edition.levels[face][0] >= REGIONS
            now = level - count if fixed else level * count
            total += now * (1.0 - (1.0 - w.wall_open) * self.left)
            total += w.wall_growth * (space % LINES + 1) * self.left
        return total

    # -- the own board ------------------------------------------------------------------------

    def cards(self) -> float:
        """Abilities that will go off in the turns to come, and points for coming palaces."""
        state, w = self.state, self.w
        total = 0.0
        first = self.seat * BOARD_SLOTS
        court = max(0.0, self.turns - 1.0)
        for slot in range(BOARD_SLOTS):
            card = state.tucked[first + slot]
            if card == NO_CARD:
                continue
            worth = self.worth_of(state.edition.card_effect[card])
            if state.is_locked(self.seat, slot // SLOTS):
                worth *= w.sleeping
            total += w.card * court * worth + 0.8 * self.left
        return total

    def worth_of(self, effect: Effect) -> float:
        """What one activation brings, in points."""
        kind = effect.kind
        if kind == VP:
            return float(effect.n)
        if kind == VP_PER_CARD:
            return 0.7 + float(self.state.cards_of_aspect(self.seat, effect.colour))
        if kind == WORKER:
            return 2.0
        if kind == OFFICIAL:
            return 1.5
        if kind == MARKER:
            return 1.2
        if kind == CALM:
            return 0.9
        if kind == MOVE_POINTS:
            return 1.1
        return 0.6 if kind == MOVE_WORKER else 1.0

    def calm(self) -> float:
        """Unrest keeps cards asleep, workers away and palaces unbuilt."""
        state, w = self.state, self.w
        total = 0.0
        for region in range(REGIONS):
            place = self.seat * REGIONS + region
            total -= w.unrest * float(state.unrest[place]) * min(1.0, 1.5 * self.left)
            if state.is_locked(self.seat, region):
                total -= w.locked * self.left * float(1 + state.placed[place])
        return total

    def officials(self) -> float:
        """Officials where they can become governors or hire workers."""
        state, w = self.state, self.w
        early = min(1.0, 1.6 * self.left)
        total = 0.0
        for region in range(REGIONS):
            place = self.seat * REGIONS + region
            area = state.gov[place]
            colours = COLOURS_IN[PRESENT[area]]
            total += w.official * float(COUNT[area]) * early
            if colours == TRIO and state.governors[self.seat] > 0:
                total += w.trio * early
            elif colours == TRIO - 1:
                total += w.pair * early
            hirers: int = COUNT[state.work[place]]
            total += (w.hirer if not state.is_locked(self.seat, region) else 0.4) * hirers * early
        return total

    def labour(self) -> float:
        """Workers for palaces and walls; better spread over several regions."""
        state, w = self.state, self.w
        if state.palaces[self.seat] == 0 and state.walls[self.seat] == 0:
            return 0.0
        worth = w.worker
        total = 0.0
        regions = 0
        for region in range(REGIONS):
            hired = state.workers[self.seat * REGIONS + region]
            if hired > 0:
                regions += 1
            for _ in range(hired):
                total += worth
                worth *= w.worker_pile
        total += w.worker_spread * regions
        return total * min(1.0, 3.0 * self.left)


assert len(TASK_SECTIONS) * KINDS == TASKS, "a place for every kind in every section"

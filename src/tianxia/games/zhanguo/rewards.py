"""Phase 3: the strongest in each aspect may exchange all markers of it for a reward."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Decision, Frame, Step
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import append, i64, vec
from tianxia.core.rows import backwards, replaced
from tianxia.core.things import counted
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.zhanguo.area import EMPTY, PRESENT, count_of
from tianxia.games.zhanguo.effects import add_workers, send_official
from tianxia.games.zhanguo.governors import PlaceGovernor
from tianxia.games.zhanguo.names import (
    ANY,
    ASPECTS,
    NO_ASPECT,
    NOBODY,
    OFFICIALS,
    REWARD_GOVERNOR,
    REWARD_OFFICIAL,
    REWARD_WALL,
    REWARD_WORKER,
    REWARDS,
)
from tianxia.games.zhanguo.officials import recruit_reason
from tianxia.games.zhanguo.palaces import AS_REWARD, BUILD_PALACE_FRAME, WAYS, can_build_palace
from tianxia.games.zhanguo.printed import Reward
from tianxia.games.zhanguo.state import DECKS, REWARD_PHASE, ZhanguoState
from tianxia.games.zhanguo.tasks import CLAIM_TIME
from tianxia.games.zhanguo.things import ASPECT, ROUNDS
from tianxia.games.zhanguo.walls import BUILD_WALL_FRAME, can_build_wall

SEAT_BITS: Final = 3  # seats waiting in line: seat + 1 each, the next one lowest


class RewardPhase(Step[ZhanguoState]):
    """Writing, then currency, then laws; afterwards the track is rebuilt."""

    def run(self, state: ZhanguoState) -> None:
        state.phase = REWARD_PHASE
        state.push(RebuildTrack(NATURE))
        for aspect in range(DECKS - 1, -1, -1):
            state.push(GiveReward(NATURE, aspect))


def standing(state: ZhanguoState, aspect: i64) -> vec[i64]:
    """The seats with markers of the aspect, strongest first; ties by track, then by column."""
    line = vec[i64]()
    for seat in state.tie_order():
        value = state.strength(seat, aspect)
        if value > 0:
            at = len(line)
            line = append(line, seat)
            while at > 0 and state.strength(line[at - 1], aspect) < value:
                line[at] = line[at - 1]
                at -= 1
            line[at] = seat
    return line


class GiveReward(Step[ZhanguoState]):
    """Everybody with markers of the aspect (`arg`) stands in line for its reward."""

    def run(self, state: ZhanguoState) -> None:
        state.asking = self.arg
        line: i64 = 0
        for seat in backwards(standing(state, self.arg)):
            line = line << SEAT_BITS | seat + 1
        ask_next(state, self.arg, line)


def ask_next(state: ZhanguoState, aspect: i64, line: i64) -> None:
    """The next in line decides; without any the reward is not given."""
    if line != 0:
        state.push(TakeReward((line & 7) - 1, aspect, line >> SEAT_BITS))


def reward_now(state: ZhanguoState, aspect: i64) -> Reward:
    """This round's reward for the aspect."""
    return state.edition.reward[cell_now(state, aspect)]


def reward_args(reward: Reward) -> dict[str, Arg]:
    """What a reward gives and where, for its words."""
    args: dict[str, Arg] = {"kind": REWARDS[reward.kind], "n": reward.n}
    args["colour"] = "any" if reward.colour == ANY else OFFICIALS[reward.colour]
    args["regions"] = ", ".join([str(region + 1) for region in reward.regions])
    args["count"] = len(reward.regions)
    return args


def can_accept(state: ZhanguoState, seat: i64, reward: Reward) -> bool:
    """A reward must be taken completely."""
    if reward.kind == REWARD_OFFICIAL:
        if reward.colour == ANY:
            return state.supply[seat] != EMPTY
        return count_of(state.supply[seat], reward.colour) >= reward.n
    if reward.kind == REWARD_WORKER:
        return True
    if reward.kind == REWARD_GOVERNOR:
        return state.governors[seat] > 0
    if reward.kind == REWARD_WALL:
        return can_build_wall(state, seat, AS_REWARD)
    return can_build_palace(state, seat, AS_REWARD)


def cell_now(state: ZhanguoState, aspect: i64) -> i64:
    """The cell of the reward table that is given out for the aspect."""
    return (state.round - 1) * DECKS + aspect


class Accept(Block[ZhanguoState]):
    """Accept the reward and return all markers of its colour; it must be taken completely."""

    def __init__(self) -> None:
        axes = [counted("round", ROUNDS), ASPECT]
        targets = ["reward:{round}:{aspect}"]
        super().__init__(axes, "{round} {aspect}", "label-accept-reward", targets)

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        cell = cell_now(state, ask.arg)
        if can_accept(state, ask.seat, state.edition.reward[cell]):
            room[n] = cell
            n += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        return_markers(state, ask.seat, ask.arg)
        move_disc(state, ask.seat, ask.arg)
        reward = state.edition.reward[k]
        state.note("accepted-reward", ask.seat, ask.arg, reward.kind)
        state.push(CLAIM_TIME[ask.seat])
        give(state, ask.seat, reward, k)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if k != cell_now(state, ask.arg):
            return Said("reason-other-reward", {"round": state.round})
        reward = state.edition.reward[k]
        if can_accept(state, ask.seat, reward):
            return None
        return Said("reason-reward-incomplete", reward_args(reward))

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        return Said("label-accept-reward", reward_args(state.edition.reward[k]))

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        return [Amount(ASPECTS[ask.arg], -state.strength(ask.seat, ask.arg))]


class PassReward(Leave[ZhanguoState]):
    """Pass and keep the markers; the next in line is asked."""

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        assert isinstance(ask, TakeReward), "only rewards are passed on"
        state.note("passed-reward", ask.seat, ask.arg)
        ask_next(state, ask.arg, ask.line)


ACCEPT: Final = Accept()
PASS: Final = PassReward("pass", "label-pass-reward")
TAKING: Final[Menu[ZhanguoState]] = Menu("reward", [ACCEPT, PASS])


class TakeReward(Question[ZhanguoState]):
    """The next in line for the reward of an aspect (`arg`) accepts it or passes."""

    size: ClassVar[int] = TAKING.size

    def __init__(self, seat: i64, arg: i64 = 0, line: i64 = 0) -> None:
        super().__init__(seat, arg)
        self.line: Final = line  # who is asked after a pass

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.line]

    def menu(self) -> Menu[ZhanguoState]:
        return TAKING

    def waits(self, seat: i64) -> bool:
        """Whether the seat is asked now, or stands in line behind who is."""
        if seat == self.seat:
            return True
        line = self.line
        while line != 0:
            if (line & 7) - 1 == seat:
                return True
            line >>= SEAT_BITS
        return False

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = ACCEPT.fill(state, self, room, n)
        return PASS.fill(state, self, room, n)

    def prompt(self, state: ZhanguoState) -> Said:
        args = reward_args(reward_now(state, self.arg))
        args["aspect"] = ASPECT.said[self.arg]
        args["value"] = state.strength(self.seat, self.arg)
        return Said("prompt-take-reward", args)


def return_markers(state: ZhanguoState, seat: i64, aspect: i64) -> None:
    """All markers of the colour go back: value 1 to the supply, value 3 to the main board."""
    place = seat * DECKS + aspect
    state.stock[aspect] += state.ones[place]
    state.ones[place] = 0
    if state.marker3[aspect] == seat:
        state.marker3 = replaced(state.marker3, aspect, NOBODY)


def move_disc(state: ZhanguoState, seat: i64, aspect: i64) -> None:
    """The disc goes from the track, or from another cell, to the cell of the reward."""
    state.track = vec[i64]([on for on in state.track if on != seat])
    state.cell = vec[i64]([NOBODY if on == seat else on for on in state.cell])
    state.cell[aspect] = seat


def give(state: ZhanguoState, seat: i64, reward: Reward, cell: i64) -> None:
    """The reward itself; it is no court action and activates nothing."""
    if reward.kind == REWARD_OFFICIAL:
        if reward.colour == ANY:
            state.push(RewardOfficial(seat, cell))
        else:
            for _ in range(reward.n):
                send_official(state, seat, reward.regions[0], reward.colour)
    elif reward.kind == REWARD_WORKER:
        add_workers(state, seat, reward.regions[0], reward.n)
    elif reward.kind == REWARD_GOVERNOR:
        state.push(PlaceGovernor(seat, cell))
    elif reward.kind == REWARD_WALL:
        state.push(BUILD_WALL_FRAME[seat * WAYS + AS_REWARD])
    else:
        state.push(BUILD_PALACE_FRAME[seat * WAYS + AS_REWARD])


class RewardOfficial(Decision[ZhanguoState]):
    """The reward (cell `arg`) is one official of any colour in the pictured region."""

    size: ClassVar[int] = len(OFFICIALS)

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        colours = PRESENT[state.supply[self.seat]]
        for colour in range(i64(len(OFFICIALS))):
            if colours >> colour & 1:
                room[n] = colour
                n += 1
        return n

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        send_official(state, self.seat, self.region(state), choice)

    def region(self, state: ZhanguoState) -> i64:
        """The pictured region."""
        return state.edition.reward[self.arg].regions[0]

    def text(self, choice: int) -> str:
        return f"reward official {OFFICIALS[choice]}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        return recruit_reason(state, self.seat, choice)

    def prompt(self, state: ZhanguoState) -> Said:
        return Said("prompt-reward-official", {"region": self.region(state) + 1})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        official = f"@official-{OFFICIALS[choice]}"
        return Said("label-recruit", {"official": official, "region": self.region(state) + 1})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        return [f"supply:{OFFICIALS[choice]}", f"own:{self.region(state) + 1}:gov"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        return [Amount(OFFICIALS[choice], 1)]


class RebuildTrack(Step[ZhanguoState]):
    """All discs go to the track in tie order; the top one is the next first player."""

    def run(self, state: ZhanguoState) -> None:
        state.track = state.tie_order()
        state.cell = vec[i64]([NOBODY] * DECKS)
        state.asking = NO_ASPECT
        state.first = state.track[0]
        if state.round < state.edition.rounds:
            state.note("first-player", state.first)

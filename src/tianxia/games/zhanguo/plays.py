"""Phase 2: every turn one card goes to the own board or to the court."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Decision, Frame, Step
from tianxia.core.blocks import Block, Menu, Question
from tianxia.core.native import append, i64, vec
from tianxia.core.rows import BIT
from tianxia.core.things import named
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.abilities import (
    abilities_after,
    cards_naming,
    offer_rest,
    passes,
    usable,
)
from tianxia.games.zhanguo.area import EMPTY, PRESENT
from tianxia.games.zhanguo.assigning import Assign
from tianxia.games.zhanguo.cards import HAND
from tianxia.games.zhanguo.effects import raise_unrest, take_markers
from tianxia.games.zhanguo.governors import INSTALL_GOVERNOR_FRAME, can_install
from tianxia.games.zhanguo.names import (
    ACTIONS,
    ALL_COLOURS,
    ASPECTS,
    BOARD_SLOTS,
    BUILD_PALACE,
    BUILD_WALL,
    CARDS,
    DECK,
    HIRE_WORKERS,
    INSTALL_GOVERNOR,
    MAX_POINTS,
    MAX_SEATS,
    RECRUIT_OFFICIAL,
    REGIONS,
    SLOTS,
    TRANSFER_OFFICIALS,
    aspect_of,
    number_of,
)
from tianxia.games.zhanguo.officials import RECRUIT_OFFICIAL_FRAME, TRANSFER, can_recruit
from tianxia.games.zhanguo.palaces import (
    BUILD_PALACE_FRAME,
    BY_ACTION,
    WAYS,
    can_build_palace,
    palace_value,
)
from tianxia.games.zhanguo.state import PLAY_PHASE, ZhanguoState, court_entry
from tianxia.games.zhanguo.tasks import CLAIM_TIME
from tianxia.games.zhanguo.things import CARD_NUMBER, REGION
from tianxia.games.zhanguo.walls import BUILD_WALL_FRAME, can_build_wall
from tianxia.games.zhanguo.workers import (
    HIRE_WORKERS_FRAME,
    can_hire,
    can_hire_in,
    hire_reason,
    unrest_reason,
)

# bit mask of the actions that can fulfil a task
BUILDING: Final = 1 << INSTALL_GOVERNOR | 1 << BUILD_PALACE | 1 << BUILD_WALL
COURT: Final = 6  # actions
PLAYS: Final = 11  # what a card can be used for: regions, then court actions
assert (len(ACTIONS), PLAYS) == (COURT, REGIONS + COURT), "every use of a card is counted"
# ready rows of plays by bit mask of those that are possible
OPEN_PLAYS: Final = vec[vec[i64]](
    [vec[i64]([p for p in range(PLAYS) if mask >> p & 1]) for mask in range(1 << PLAYS)]
)
MAX_TURNS: Final = MAX_SEATS * HAND  # in one round


class PlayPhase(Step[ZhanguoState]):
    """Turn by turn, until every hand is empty."""

    def run(self, state: ZhanguoState) -> None:
        state.phase = PLAY_PHASE
        state.turn = 0
        state.push(TURN[0])


class Turn(Step[ZhanguoState]):
    """Turn `arg` of the round, clockwise or in the order of the track: play a card."""

    def run(self, state: ZhanguoState) -> None:
        state.turn = self.arg
        at = self.arg % state.seats
        seat = state.track[at] if state.edition.by_track else (state.first + at) % state.seats
        if state.held[seat] > 0:
            state.push(TURN[self.arg + 1])
            state.push(CHOOSE_PLAY[seat])


def open_regions(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the regions that take a card.

    A region takes three cards, and the second and third need room on its unrest track.
    """
    mask: i64 = 0
    edition = state.edition
    own = seat * REGIONS
    printed = state.board[seat] * REGIONS
    for region in range(i64(REGIONS)):
        placed = state.placed[own + region]
        if placed == 0:
            mask |= BIT[region]
        elif placed < SLOTS:
            level = state.unrest[own + region] + edition.unify_unrest[placed]
            if level <= edition.unrest_max[printed + region]:
                mask |= BIT[region]
    return mask


def can_act(state: ZhanguoState, seat: i64, action: i64) -> bool:
    """Whether the court action can be carried out completely."""
    if action == RECRUIT_OFFICIAL:
        return can_recruit(state, seat)
    if action == TRANSFER_OFFICIALS:
        return state.has_official_out(seat)
    if action == INSTALL_GOVERNOR:
        return can_install(state, seat)
    if action == HIRE_WORKERS:
        return can_hire(state, seat)
    if action == BUILD_PALACE:
        return can_build_palace(state, seat, BY_ACTION)
    return can_build_wall(state, seat, BY_ACTION)


def open_actions(state: ZhanguoState, seat: i64) -> i64:
    """Bit mask of the court actions that can be carried out: `can_act` in one look at the board."""
    mask: i64 = BIT[RECRUIT_OFFICIAL] if state.supply[seat] != EMPTY else 0
    workers: i64 = 0
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        area = state.gov[place]
        if area != EMPTY:
            mask |= BIT[TRANSFER_OFFICIALS]
            if PRESENT[area] == ALL_COLOURS and state.governors[seat] > 0:
                mask |= BIT[INSTALL_GOVERNOR]
        if state.work[place] != EMPTY:
            mask |= BIT[TRANSFER_OFFICIALS]
            if not mask >> HIRE_WORKERS & 1 and can_hire_in(state, seat, place % REGIONS, False):
                mask |= BIT[HIRE_WORKERS]
        workers += state.workers[place]
    if workers > 0 and can_build_wall(state, seat, BY_ACTION):
        mask |= BIT[BUILD_WALL]
    if workers > state.edition.palace_here and can_build_palace(state, seat, BY_ACTION):
        mask |= BIT[BUILD_PALACE]
    return mask


def leave_hand(state: ZhanguoState, seat: i64, card: i64, building: bool) -> None:
    """The card leaves the hand; at the end of the turn tasks may be claimed."""
    state.give_up(seat, card)
    if building or state.edition.manual_tasks:
        state.push(CLAIM_TIME[seat])


class ToRegion(Block[ZhanguoState]):
    """The card goes to a region of the own board."""

    def __init__(self) -> None:
        targets = ["card:{card}", "own:{region}"]
        super().__init__([CARD_NUMBER, REGION], "{card} region {region}", "label-unify", targets)

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        leave_hand(state, ask.seat, k // REGIONS, False)
        unify(state, ask.seat, k // REGIONS, k % REGIONS)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if not state.holds(ask.seat, k // REGIONS):
            return Said("reason-no-such-card")
        return unify_reason(state, ask.seat, k % REGIONS)

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        return unify_preview(state, ask.seat, aspect_of(k // REGIONS), k % REGIONS)


class ToCourt(Block[ZhanguoState]):
    """The card goes to the court for an action that can be carried out."""

    def __init__(self) -> None:
        axes = [CARD_NUMBER, named("action", [*ACTIONS])]
        targets = ["card:{card}", "action:{action}"]
        super().__init__(axes, "{card} {action}", "label-court", targets)

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        action = k % COURT
        leave_hand(state, ask.seat, k // COURT, BUILDING >> action & 1 == 1)
        go_to_court(state, ask.seat, k // COURT, action)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if not state.holds(ask.seat, k // COURT):
            return Said("reason-no-such-card")
        return action_reason(state, ask.seat, k % COURT)

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        points = palace_value(state, ask.seat) if k % COURT == BUILD_PALACE else 0
        n = abilities_set_off(state, ask.seat, k // COURT, k % COURT)
        scored = [Amount("vp", points)] if points else []
        return [*scored, Amount("abilities", n)] if n else scored


TO_REGION: Final = ToRegion()
TO_COURT: Final = ToCourt()
DOWN: Final = Assign()
# every card can go to every region and to every action: the blocks lie side by side, card by card
PLAYING: Final[Menu[ZhanguoState]] = Menu("play", [TO_REGION, TO_COURT, DOWN], CARDS, 2)


class ChoosePlay(Question[ZhanguoState]):
    """Play one card: to a region of the own board, or to the court for one of six actions.

    Every card serves every purpose. Only an action that can be carried out may be chosen.
    """

    size: ClassVar[int] = PLAYING.size

    def menu(self) -> Menu[ZhanguoState]:
        return PLAYING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        seat = self.seat
        plays = OPEN_PLAYS[open_regions(state, seat) | open_actions(state, seat) << REGIONS]
        for place in range(seat * HAND, seat * HAND + state.held[seat]):
            first = state.hand[place] * PLAYS
            for play in plays:
                room[n] = first + play
                n += 1
        return DOWN.fill(state, self, room, n)

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        card, play = choice // PLAYS, choice % PLAYS
        if choice >= DOWN.first:
            DOWN.do(state, self, choice - DOWN.first)
        elif play < REGIONS:
            TO_REGION.do(state, self, card * REGIONS + play)
        else:
            TO_COURT.do(state, self, card * COURT + play - REGIONS)


CHOOSE_PLAY: Final = [ChoosePlay(seat) for seat in range(MAX_SEATS)]
TURN: Final = [Turn(NATURE, turn) for turn in range(MAX_TURNS + 1)]


def unify(state: ZhanguoState, seat: i64, card: i64, region: i64) -> None:
    """Tuck the card: one marker for the first card of a region, two for the second, three for the
    third, and unrest from the second on."""
    place = seat * REGIONS + region
    placed = state.placed[place]
    state.tucked[seat * BOARD_SLOTS + region * SLOTS + placed] = card
    state.placed[place] = placed + 1
    state.note("unified", seat, number_of(card), region + 1)
    take_markers(state, seat, card // DECK, state.edition.unify_markers[placed])
    raise_unrest(state, seat, region, state.edition.unify_unrest[placed])


def go_to_court(state: ZhanguoState, seat: i64, card: i64, action: i64) -> None:
    """The card covers the last one; the action follows, then what it sets off."""
    cards = cards_naming(state, seat, action) if passes(state, card, action) else 0
    abilities = abilities_after(state, seat, action)
    state.court = append(state.court, court_entry(card, seat, action))
    state.note("went-to-court", seat, number_of(card), action)
    offer_rest(state, seat, cards, abilities)
    if action == RECRUIT_OFFICIAL:
        state.push(RECRUIT_OFFICIAL_FRAME[seat])
    elif action == TRANSFER_OFFICIALS:
        state.push(TRANSFER[seat * MAX_POINTS + state.edition.transfer_points - 1])
    elif action == INSTALL_GOVERNOR:
        state.push(INSTALL_GOVERNOR_FRAME[seat])
    elif action == HIRE_WORKERS:
        state.push(HIRE_WORKERS_FRAME[seat])
    elif action == BUILD_PALACE:
        state.push(BUILD_PALACE_FRAME[seat * WAYS + BY_ACTION])
    else:
        state.push(BUILD_WALL_FRAME[seat * WAYS + BY_ACTION])


def abilities_set_off(state: ZhanguoState, seat: i64, card: i64, action: i64) -> i64:
    """How many abilities could be used after the action, with the best answer to its question.

    A transfer of officials, which is many answers, is taken to change nothing.
    """
    cards = cards_naming(state, seat, action) if passes(state, card, action) else 0
    abilities = abilities_after(state, seat, action)
    if cards == 0 and abilities == 0:
        return 0
    if action == TRANSFER_OFFICIALS:
        return usable(state, seat, cards, abilities)
    at_court = state.clone()
    go_to_court(at_court, seat, card, action)
    question = at_court.top()
    assert isinstance(question, Decision)
    numbers: list[int] = []
    for choice in question.legal(at_court):
        after = at_court.clone()
        question.apply(after, choice)
        numbers.append(usable(after, seat, cards, abilities))
    return max(numbers) if numbers else 0


def unify_preview(state: ZhanguoState, seat: i64, aspect: i64, region: i64) -> list[Amount]:
    """Markers, points for missing ones, and unrest."""
    placed = min(state.placed[seat * REGIONS + region], SLOTS - 1)
    n = state.edition.unify_markers[placed]
    taken = min(n, state.stock[aspect])
    amounts = [Amount(ASPECTS[aspect], taken)] if taken else []
    if taken < n:
        amounts.append(Amount("vp", (n - taken) * state.edition.missing_points))
    rise = state.edition.unify_unrest[placed]
    return [*amounts, Amount("unrest", rise)] if rise else amounts


def unify_reason(state: ZhanguoState, seat: int, region: int) -> Said | None:
    """Why the region takes no card."""
    if open_regions(state, seat) >> region & 1:
        return None
    placed = state.placed[seat * REGIONS + region]
    if placed >= SLOTS:
        return Said("reason-region-full", {"region": region + 1, "n": SLOTS})
    return unrest_reason(state, seat, region, state.edition.unify_unrest[placed])


def action_reason(state: ZhanguoState, seat: int, action: int) -> Said | None:
    """Why the court action cannot be chosen."""
    if can_act(state, seat, action):
        return None
    if action == RECRUIT_OFFICIAL:
        return Said("reason-no-officials-left")
    if action == TRANSFER_OFFICIALS:
        return Said("reason-no-officials-out")
    if action == INSTALL_GOVERNOR:
        if state.governors[seat] == 0:
            return Said("reason-no-governor-left")
        return Said("reason-no-three-officials")
    if action == HIRE_WORKERS:
        return hire_reason(state, seat)
    if action == BUILD_PALACE:
        if state.palaces[seat] == 0:
            return Said("reason-no-palace-left")
        edition = state.edition
        here, other = edition.palace_here, edition.palace_elsewhere
        return Said("reason-no-palace-site", {"here": here, "other": other})
    if state.walls[seat] == 0:
        return Said("reason-no-wall-left")
    return Said("reason-no-wall-site")

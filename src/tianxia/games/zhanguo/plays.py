"""Phase 2: every turn one card goes to the own board or to the court."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Decision, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.words import Amount, Said
from tianxia.games.zhanguo.abilities import (
    Activation,
    abilities_after,
    add_effects,
    cards_naming,
    passes,
)
from tianxia.games.zhanguo.area import EMPTY, PRESENT
from tianxia.games.zhanguo.assigning import (
    ASSIGNMENTS,
    add_assignments,
    assign,
    assign_label,
    assign_reason,
    assign_targets,
    assign_text,
    by_colours,
)
from tianxia.games.zhanguo.effects import raise_unrest, take_markers
from tianxia.games.zhanguo.governors import InstallGovernor, can_install
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
    RECRUIT_OFFICIAL,
    REGIONS,
    SLOTS,
    TRANSFER_OFFICIALS,
    aspect_of,
    number_of,
)
from tianxia.games.zhanguo.officials import Move, RecruitOfficial, can_recruit
from tianxia.games.zhanguo.palaces import BY_ACTION, BuildPalace, can_build_palace, palace_value
from tianxia.games.zhanguo.state import PLAY_PHASE, ZhanguoState, court_entry, take_card
from tianxia.games.zhanguo.tasks import ClaimTime
from tianxia.games.zhanguo.walls import BuildWall, can_build_wall
from tianxia.games.zhanguo.workers import (
    HireWorkers,
    can_hire,
    can_hire_in,
    hire_reason,
    unrest_reason,
)

BUILDING: Final = (INSTALL_GOVERNOR, BUILD_PALACE, BUILD_WALL)  # other actions fulfil no task
PLAYS: Final = REGIONS + len(ACTIONS)  # what a card can be used for: regions, then court actions
PLAY_ASSIGN: Final = CARDS * PLAYS
PLAY_ASSIGNMENTS: Final = by_colours(PLAY_ASSIGN, REGIONS)
# Ready choices of a card by bit mask of the regions, and of the court actions, that are possible.
REGION_MASKS: Final = 1 << REGIONS
ACTION_MASKS: Final = 1 << len(ACTIONS)
TO_REGIONS: Final = [
    [card * PLAYS + region for region in range(REGIONS) if mask >> region & 1]
    for card in range(CARDS)
    for mask in range(REGION_MASKS)
]
TO_COURT: Final = [
    [card * PLAYS + REGIONS + a for a in range(len(ACTIONS)) if mask >> a & 1]
    for card in range(CARDS)
    for mask in range(ACTION_MASKS)
]


class PlayPhase(Step[ZhanguoState]):
    """Turn by turn, until every hand is empty."""

    def run(self, state: ZhanguoState) -> None:
        state.phase = PLAY_PHASE
        state.turn = 0
        state.push(Turn(NATURE))


class Turn(Step[ZhanguoState]):
    """Turn `arg` of the round, clockwise or in the order of the track: play a card."""

    def run(self, state: ZhanguoState) -> None:
        state.turn = self.arg
        at = self.arg % state.seats
        seat = state.track[at] if state.edition.by_track else (state.first + at) % state.seats
        if state.hands[seat]:
            state.push(Turn(NATURE, self.arg + 1))
            state.push(ChoosePlay(seat))


def open_regions(state: ZhanguoState, seat: int) -> int:
    """Bit mask of the regions that take a card.

    A region takes three cards, and the second and third need room on its unrest track.
    """
    mask = 0
    edition = state.edition
    own = seat * REGIONS
    printed = state.board[seat] * REGIONS
    for region in range(REGIONS):
        placed = state.placed[own + region]
        if placed == 0:
            mask |= BIT[region]
        elif placed < SLOTS:
            level = state.unrest[own + region] + edition.unify_unrest[placed]
            if level <= edition.unrest_max[printed + region]:
                mask |= BIT[region]
    return mask


def can_act(state: ZhanguoState, seat: int, action: int) -> bool:
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


def open_actions(state: ZhanguoState, seat: int) -> int:
    """Bit mask of the court actions that can be carried out: `can_act` in one look at the board."""
    mask = BIT[RECRUIT_OFFICIAL] if state.supply[seat] != EMPTY else 0
    workers = 0
    for place in range(seat * REGIONS, (seat + 1) * REGIONS):
        area = state.gov[place]
        if area != EMPTY:
            mask |= BIT[TRANSFER_OFFICIALS]
            if PRESENT[area] == ALL_COLOURS and state.governors[seat] > 0:
                mask |= BIT[INSTALL_GOVERNOR]
        if state.work[place] != EMPTY:
            mask |= BIT[TRANSFER_OFFICIALS]
            if not mask >> HIRE_WORKERS & 1 and can_hire_in(state, seat, place % REGIONS):
                mask |= BIT[HIRE_WORKERS]
        workers += state.workers[place]
    if workers > 0 and can_build_wall(state, seat, BY_ACTION):
        mask |= BIT[BUILD_WALL]
    if workers > state.edition.palace_here and can_build_palace(state, seat, BY_ACTION):
        mask |= BIT[BUILD_PALACE]
    return mask


class ChoosePlay(Decision[ZhanguoState]):
    """Play one card: to a region of the own board, or to the court for one of six actions.

    Every card serves every purpose. Only an action that can be carried out may be chosen.
    """

    size: ClassVar[int] = PLAY_ASSIGN + ASSIGNMENTS

    def legal(self, state: ZhanguoState) -> list[int]:
        seat = self.seat
        regions = open_regions(state, seat)
        actions = open_actions(state, seat)
        choices: list[int] = []
        for card in state.hands[seat]:
            choices.extend(TO_REGIONS[card * REGION_MASKS + regions])
            choices.extend(TO_COURT[card * ACTION_MASKS + actions])
        add_assignments(state, seat, PLAY_ASSIGNMENTS, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice >= PLAY_ASSIGN:
            assign(state, self.seat, choice - PLAY_ASSIGN)
            state.push(self)
            return
        card = choice // PLAYS
        play = choice % PLAYS
        take_card(state.hands[self.seat], card)
        if state.edition.manual_tasks or play - REGIONS in BUILDING:
            state.push(ClaimTime(self.seat))
        if play < REGIONS:
            unify(state, self.seat, card, play)
        else:
            go_to_court(state, self.seat, card, play - REGIONS)

    def text(self, choice: int) -> str:
        if choice >= PLAY_ASSIGN:
            return assign_text("play", choice - PLAY_ASSIGN)
        number = number_of(choice // PLAYS)
        play = choice % PLAYS
        if play < REGIONS:
            return f"play {number} region {play + 1}"
        return f"play {number} {ACTIONS[play - REGIONS]}"

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice >= PLAY_ASSIGN:
            return assign_reason(state, self.seat, choice - PLAY_ASSIGN)
        if choice // PLAYS not in state.hands[self.seat]:
            return Said("reason-no-such-card")
        play = choice % PLAYS
        if play < REGIONS:
            return unify_reason(state, self.seat, play)
        return action_reason(state, self.seat, play - REGIONS)

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice >= PLAY_ASSIGN:
            return assign_label(choice - PLAY_ASSIGN)
        card = number_of(choice // PLAYS)
        play = choice % PLAYS
        if play < REGIONS:
            return Said("label-unify", {"card": card, "region": play + 1})
        return Said("label-court", {"card": card, "action": f"@action-{ACTIONS[play - REGIONS]}"})

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice >= PLAY_ASSIGN:
            return assign_targets(choice - PLAY_ASSIGN)
        card = f"card:{number_of(choice // PLAYS)}"
        play = choice % PLAYS
        if play < REGIONS:
            return [card, f"own:{play + 1}"]
        return [card, f"action:{ACTIONS[play - REGIONS]}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        if choice >= PLAY_ASSIGN:
            return []
        card = choice // PLAYS
        play = choice % PLAYS
        if play < REGIONS:
            return unify_preview(state, self.seat, aspect_of(card), play)
        action = play - REGIONS
        points = palace_value(state, self.seat) if action == BUILD_PALACE else 0
        n = abilities_set_off(state, self.seat, card, action)
        scored = [Amount("vp", points)] if points else []
        return [*scored, Amount("abilities", n)] if n else scored


def unify(state: ZhanguoState, seat: int, card: int, region: int) -> None:
    """Tuck the card: one marker for the first card of a region, two for the second, three for the
    third, and unrest from the second on."""
    place = seat * REGIONS + region
    placed = state.placed[place]
    state.tucked[seat * BOARD_SLOTS + region * SLOTS + placed] = card
    state.placed[place] = placed + 1
    state.note("unified", seat, number_of(card), region + 1)
    take_markers(state, seat, card // DECK, state.edition.unify_markers[placed])
    raise_unrest(state, seat, region, state.edition.unify_unrest[placed])


def go_to_court(state: ZhanguoState, seat: int, card: int, action: int) -> None:
    """The card covers the last one; the action follows, then what it sets off."""
    cards = cards_naming(state, seat, action) if passes(state, card, action) else 0
    abilities = abilities_after(state, seat, action)
    state.court.append(court_entry(card, seat, action))
    state.note("went-to-court", seat, number_of(card), action)
    if cards != 0 or abilities != 0:
        state.push(Activation(seat, cards, abilities))
    if action == RECRUIT_OFFICIAL:
        state.push(RecruitOfficial(seat))
    elif action == TRANSFER_OFFICIALS:
        state.push(Move(seat, state.edition.transfer_points, 1))
    elif action == INSTALL_GOVERNOR:
        state.push(InstallGovernor(seat))
    elif action == HIRE_WORKERS:
        state.push(HireWorkers(seat))
    elif action == BUILD_PALACE:
        state.push(BuildPalace(seat, BY_ACTION))
    else:
        state.push(BuildWall(seat, BY_ACTION))


def abilities_set_off(state: ZhanguoState, seat: int, card: int, action: int) -> int:
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


def usable(state: ZhanguoState, seat: int, cards: int, abilities: int) -> int:
    """How many of the pending effects could be chosen now."""
    choices: list[int] = []
    add_effects(state, seat, cards, abilities, choices)
    return len(choices)


def unify_preview(state: ZhanguoState, seat: int, aspect: int, region: int) -> list[Amount]:
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

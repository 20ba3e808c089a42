"""The actions of the rings: when each can be performed, and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.building import CHOOSE_WARRIOR, can_build
from tianxia.games.terracotta.masters import (
    ability_amounts,
    hire,
    hiring_price,
    is_usable,
    master_name,
    use,
    why_unusable,
)
from tianxia.games.terracotta.names import (
    ACTIONS,
    ARTISAN,
    BUILD,
    CLAY,
    COINS,
    CRAFTSMAN,
    INNER,
    MASTER,
    MASTERS,
    MAX_SEATS,
    MOISTEN,
    NO_PRIORITY,
    PRIORITY,
    PROMOTE,
    READY,
    SPECIALIST,
    STEWARD,
    WEAPONS,
)
from tianxia.games.terracotta.specialists import BUY_SPECIALIST, can_buy_any
from tianxia.games.terracotta.state import ALL_MASTERS, TerracottaState

# -- performing -----------------------------------------------------------------------------------


def can_perform(state: TerracottaState, seat: i64, action: i64) -> bool:
    """Whether the action can be paid for and has an effect now."""
    kind = state.edition.action_kind[action]
    n = state.edition.action_n[action]
    if kind == BUILD:
        return state.wet[seat] >= n and can_build(state)
    if kind == COINS:
        return True
    if kind == CLAY:
        return True
    if kind == READY:
        return not state.weapons[seat] >> n & 1
    if kind == MASTER:
        if state.has_hired(seat, n):
            return can_use(state, seat, n)
        return state.coins[seat] >= hiring_price(state, seat)
    if kind == MOISTEN:
        return state.dry[seat] > 0
    if kind == PROMOTE:
        return state.worker == CRAFTSMAN
    if kind == PRIORITY:
        if state.priority[seat] != NO_PRIORITY:
            return False
        return state.tokens_taken() < state.edition.tokens[state.seats]
    return can_buy_any(state, seat)


def perform(state: TerracottaState, seat: i64, action: i64) -> None:
    """Carry the action out; whatever needs a choice is asked next."""
    kind = state.edition.action_kind[action]
    n = state.edition.action_n[action]
    if kind == BUILD:
        pay_clay(state, seat, n)
        state.push(CHOOSE_WARRIOR[seat])
    elif kind == MASTER:
        if state.has_hired(seat, n):
            use_ability(state, seat, n)
        else:
            hire(state, seat, n)
            state.push(USE_ABILITY[seat * ALL_MASTERS + n])
    elif kind == PROMOTE:
        promote(state, seat)
    elif kind == PRIORITY:
        take_priority(state, seat)
    elif kind == SPECIALIST:
        state.push(BUY_SPECIALIST[seat])
    else:
        receive(state, seat, kind, n)


def receive(state: TerracottaState, seat: i64, kind: i64, n: i64) -> None:
    """The actions that only bring something: coins, wet clay, a ready weapon, moist clay."""
    if kind == COINS:
        state.coins[seat] += n
        state.note("took-coins", seat, n)
    elif kind == CLAY:
        state.wet[seat] += n
        state.note("took-clay", seat, n)
    elif kind == READY:
        state.weapons = replaced(state.weapons, seat, state.weapons[seat] | BIT[n])
        state.note("readied", seat, n)
    else:
        state.note("moistened", seat, state.dry[seat])
        state.wet[seat] += state.dry[seat]
        state.dry[seat] = 0


def pay_clay(state: TerracottaState, seat: i64, clay: i64) -> None:
    """Pay wet clay: one token goes dry to the warehouse of the worker's quarter."""
    quarter = state.edition.quarter[state.segment]
    state.wet[seat] -= clay
    state.warehouses[quarter] += 1
    state.note("paid-clay", seat, clay, quarter)


def promote(state: TerracottaState, seat: i64) -> None:
    """The craftsman of this turn leaves the game; an artisan takes his space and closes it."""
    state.worker = ARTISAN
    state.artisans = replaced(state.artisans, seat, state.artisans[seat] + 1)
    state.workers[2 * state.segment] = 1 + 2 * seat + ARTISAN  # a craftsman is always the first
    state.note("promoted", seat, state.segment + 1)


def take_priority(state: TerracottaState, seat: i64) -> None:
    """Take the lowest priority token left, and the wet clay shown on it."""
    number = state.tokens_taken() + 1
    clay = state.edition.token_clay[number - 1]
    state.priority = replaced(state.priority, seat, number)
    state.wet[seat] += clay
    state.note("took-priority", seat, number, clay)


# -- masters --------------------------------------------------------------------------------------


def can_use(state: TerracottaState, seat: i64, master: i64) -> bool:
    """Whether a master's ability would do anything; the Steward needs an action to repeat."""
    if master != STEWARD:
        return is_usable(state, seat, master)
    if state.edition.steward_needs_first and state.performed == 0:
        return False
    return can_perform(state, seat, state.action_at(INNER, state.segment))


def use_ability(state: TerracottaState, seat: i64, master: i64) -> None:
    """A master's ability; the Steward performs the action of the inner ring once more."""
    if master != STEWARD:
        use(state, seat, master)
        return
    action = state.action_at(INNER, state.segment)
    state.note("repeated", seat, action)
    perform(state, seat, action)


class UseMaster(Block[TerracottaState]):
    """Use the ability of the master just hired (`arg`) at once."""

    def __init__(self) -> None:
        super().__init__([], "use ability", "label-use-ability", [])

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        if can_use(state, ask.seat, ask.arg):
            room[n] = self.first
            n += 1
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        use_ability(state, ask.seat, ask.arg)

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        return why_not_use(state, ask.seat, ask.arg)

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        return Said("label-use-ability", {"master": master_name(ask.arg)})

    def targets(self, state: TerracottaState, ask: Frame, k: int) -> list[str]:
        return [f"master:{MASTERS[ask.arg]}"]

    def preview(self, state: TerracottaState, ask: Frame, k: int) -> list[Amount]:
        return use_amounts(state, ask.seat, ask.arg)


class LeaveMaster(Leave[TerracottaState]):
    """The ability is for another turn."""

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        return Said("label-leave-ability", {"master": master_name(ask.arg)})


USE_MASTER: Final = UseMaster()
LEAVE_MASTER: Final = LeaveMaster("leave ability", "label-leave-ability")
HIRED: Final[Menu[TerracottaState]] = Menu("", [USE_MASTER, LEAVE_MASTER])


class UseAbility(Question[TerracottaState]):
    """Whoever has just hired a master (`arg`) may use the ability at once, or leave it."""

    size: ClassVar[int] = HIRED.size

    def menu(self) -> Menu[TerracottaState]:
        return HIRED

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        n = USE_MASTER.fill(state, self, room, n)
        return LEAVE_MASTER.fill(state, self, room, n)

    def prompt(self, state: TerracottaState) -> Said:
        return Said("prompt-use-ability", {"master": master_name(self.arg)})


# Frames never change, so one of each seat and master serves all games.
USE_ABILITY: Final = [
    UseAbility(seat, master) for seat in range(MAX_SEATS) for master in range(ALL_MASTERS)
]


# -- for people -----------------------------------------------------------------------------------


def why_not_perform(state: TerracottaState, seat: i64, action: i64) -> Said | None:
    """What is missing for an action of a ring."""
    if can_perform(state, seat, action):
        return None
    kind = state.edition.action_kind[action]
    n = state.edition.action_n[action]
    if kind == BUILD:
        have = state.wet[seat]
        if have < n:
            return Said("reason-needs-clay", {"price": n, "have": have})
        return Said("reason-cannot-build")
    if kind == READY:
        return Said("reason-weapon-ready", {"weapon": f"@weapon-{WEAPONS[n]}"})
    if kind == MASTER:
        return why_no_master(state, seat, n)
    if kind == MOISTEN:
        return Said("reason-no-dry-clay")
    if kind == PROMOTE:
        return Said("reason-already-artisan")
    if kind == PRIORITY:
        if state.priority[seat] != NO_PRIORITY:
            return Said("reason-has-priority", {"number": state.priority[seat]})
        return Said("reason-no-priority-left")
    return Said("reason-no-specialist")


def why_no_master(state: TerracottaState, seat: i64, master: i64) -> Said | None:
    """What is missing for hiring a master, or for the ability of one already hired."""
    if state.has_hired(seat, master):
        return why_not_use(state, seat, master)
    price = hiring_price(state, seat)
    have = state.coins[seat]
    name = master_name(master)
    return Said("reason-needs-token", {"master": name, "price": price, "have": have})


def why_not_use(state: TerracottaState, seat: i64, master: i64) -> Said | None:
    """What is missing for the ability of a master."""
    if can_use(state, seat, master):
        return None
    if master != STEWARD:
        return why_unusable(state, seat, master)
    if state.edition.steward_needs_first and state.performed == 0:
        return Said("reason-nothing-to-repeat")
    return why_not_perform(state, seat, state.action_at(INNER, state.segment))


def amounts_of(state: TerracottaState, seat: i64, action: i64) -> list[Amount]:
    """What an action of a ring brings and costs at once."""
    kind = state.edition.action_kind[action]
    n = state.edition.action_n[action]
    if kind == BUILD:
        return [Amount("wet_clay", -n)]
    if kind == COINS:
        return [Amount("coins", n)]
    if kind == CLAY:
        return [Amount("wet_clay", n)]
    if kind == MOISTEN:
        return [Amount("dry_clay", -state.dry[seat]), Amount("wet_clay", state.dry[seat])]
    if kind == PRIORITY and can_perform(state, seat, action):
        clay = state.edition.token_clay[state.tokens_taken()]
        return [Amount("wet_clay", clay)] if clay > 0 else []
    if kind == MASTER and state.has_hired(seat, n):
        return use_amounts(state, seat, n)
    if kind == MASTER:
        return [Amount("coins", -hiring_price(state, seat))]
    return []


def use_amounts(state: TerracottaState, seat: i64, master: i64) -> list[Amount]:
    """What a master's ability brings and costs at once."""
    if master != STEWARD:
        return ability_amounts(state, master)
    return amounts_of(state, seat, state.action_at(INNER, state.segment))


def action_amount(state: TerracottaState, action: i64) -> i64:
    """The clay an action costs, or how much it gains; 0 for all others."""
    if state.edition.action_kind[action] in (BUILD, COINS, CLAY):
        return state.edition.action_n[action]
    return 0


def action_name(action: i64) -> str:
    """A reference to the action's name."""
    return f"@action-{ACTIONS[action]}"

"""The rings at the workshop: perform the action in the worker's segment, or take something else."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.things import Axis
from tianxia.core.words import Amount, Said
from tianxia.games.terracotta.actions import (
    action_amount,
    action_name,
    amounts_of,
    can_perform,
    perform,
    why_not_perform,
)
from tianxia.games.terracotta.masters import hiring_price, master_name
from tianxia.games.terracotta.names import INNER, MASTER, MASTERS, MAX_SEATS, MIDDLE, OUTER, RINGS
from tianxia.games.terracotta.state import TerracottaState

INSTEAD: Final = Axis("instead", ["wet clay", "coin"], ["wet clay", "coin"])
WET_CLAY: Final = 0
COIN: Final = 1


class Perform(Block[TerracottaState]):
    """Perform the action of the ring; a master is hired first."""

    def __init__(self, ring: i64) -> None:
        super().__init__([], "perform", "label-perform", [])
        self.ring: Final[i64] = ring

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        if can_perform(state, ask.seat, state.action_at(self.ring, state.segment)):
            room[n] = self.first
            n += 1
        return n

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        if self.ring == INNER:
            state.performed = 1
        perform(state, ask.seat, state.action_at(self.ring, state.segment))

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        return why_not_perform(state, ask.seat, state.action_at(self.ring, state.segment))

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        action = state.action_at(self.ring, state.segment)
        n = action_amount(state, action)
        if state.edition.action_kind[action] != MASTER:
            return Said("label-perform", {"action": action_name(action), "n": n})
        master = state.edition.action_n[action]
        if state.has_hired(ask.seat, master):
            return Said("label-use-ability", {"master": master_name(master)})
        price = hiring_price(state, ask.seat)
        return Said("label-hire", {"master": master_name(master), "price": price})

    def targets(self, state: TerracottaState, ask: Frame, k: int) -> list[str]:
        action = state.action_at(self.ring, state.segment)
        targets = [f"action:{state.segment}:{RINGS[self.ring]}"]
        if state.edition.action_kind[action] == MASTER:
            targets.append(f"master:{MASTERS[state.edition.action_n[action]]}")
        return targets

    def preview(self, state: TerracottaState, ask: Frame, k: int) -> list[Amount]:
        return amounts_of(state, ask.seat, state.action_at(self.ring, state.segment))


class Substitute(Block[TerracottaState]):
    """Take wet clay or coins instead; the outer ring has no substitute."""

    def __init__(self, ring: i64) -> None:
        super().__init__([INSTEAD], "take {instead}", "label-take-clay", [])
        self.ring: Final[i64] = ring

    def fill(self, state: TerracottaState, ask: Frame, room: vec[i64], n: i64) -> i64:
        if self.ring == OUTER:
            return n
        room[n] = self.first + WET_CLAY
        room[n + 1] = self.first + COIN
        return n + 2

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        action = state.action_at(self.ring, state.segment)
        if k == WET_CLAY:
            clay = state.edition.instead_clay
            state.wet[ask.seat] += clay
            state.note("took-clay-instead", ask.seat, clay, action)
        else:
            coins = state.edition.instead_coins
            state.coins[ask.seat] += coins
            state.note("took-coins-instead", ask.seat, coins, action)

    def reason(self, state: TerracottaState, ask: Frame, k: int) -> Said | None:
        return Said("reason-no-substitute") if self.ring == OUTER else None

    def label(self, state: TerracottaState, ask: Frame, k: int) -> Said:
        if k == WET_CLAY:
            return Said("label-take-clay", {"n": state.edition.instead_clay})
        return Said("label-take-coins", {"n": state.edition.instead_coins})

    def preview(self, state: TerracottaState, ask: Frame, k: int) -> list[Amount]:
        if k == WET_CLAY:
            return [Amount("wet_clay", state.edition.instead_clay)]
        return [Amount("coins", state.edition.instead_coins)]


class Pass(Leave[TerracottaState]):
    """Do nothing; it is told only of an action that could have been performed."""

    def __init__(self, ring: i64) -> None:
        super().__init__("pass", "label-pass")
        self.ring: Final[i64] = ring

    def do(self, state: TerracottaState, ask: Frame, k: i64) -> None:
        if state.journal is not None:
            action = state.action_at(self.ring, state.segment)
            if can_perform(state, ask.seat, action):
                state.note("passed", ask.seat, action)


class RingMenu:
    """The choices at one ring."""

    def __init__(self, ring: int) -> None:
        self.ring: Final = ring
        self.perform: Final = Perform(ring)
        self.instead: Final = Substitute(ring)
        self.leave: Final = Pass(ring)
        self.menu: Final[Menu[TerracottaState]] = Menu(
            RINGS[ring], [self.perform, self.instead, self.leave]
        )


AT_INNER: Final = RingMenu(INNER)
AT_MIDDLE: Final = RingMenu(MIDDLE)
AT_OUTER: Final = RingMenu(OUTER)


class RingQuestion(Question[TerracottaState]):
    """Perform the action of a ring, take the substitute where the ring has one, or do nothing."""

    size: ClassVar[int] = AT_INNER.menu.size

    def at(self) -> RingMenu:
        """The choices at the ring in question."""
        raise AssertionError("a question about a ring names it")

    def menu(self) -> Menu[TerracottaState]:
        return self.at().menu

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        at = self.at()
        n = at.perform.fill(state, self, room, n)
        n = at.instead.fill(state, self, room, n)
        return at.leave.fill(state, self, room, n)

    def apply(self, state: TerracottaState, choice: i64) -> None:
        at = self.at()  # by hand: this is asked three times a turn
        if choice < at.instead.first:
            at.perform.do(state, self, choice)
        elif choice < at.leave.first:
            at.instead.do(state, self, choice - at.instead.first)
        else:
            at.leave.do(state, self, 0)

    def prompt(self, state: TerracottaState) -> Said:
        ring = self.at().ring
        action = state.action_at(ring, state.segment)
        name, n = action_name(action), action_amount(state, action)
        can = int(can_perform(state, self.seat, action))
        if ring == INNER:
            return Said("prompt-inner-action", {"action": name, "n": n, "can": can})
        if ring == MIDDLE:
            return Said("prompt-middle-action", {"action": name, "n": n, "can": can})
        return Said("prompt-outer-action", {"action": name, "n": n, "can": can})


class InnerAction(RingQuestion):
    """First the action of the inner ring, or one wet clay or one coin instead, or nothing."""

    def at(self) -> RingMenu:
        return AT_INNER


class MiddleAction(RingQuestion):
    """Then the action of the middle ring, or one wet clay or one coin instead, or nothing."""

    def at(self) -> RingMenu:
        return AT_MIDDLE


class OuterAction(RingQuestion):
    """At last the action of the outer ring, or nothing: there is no substitute here."""

    def at(self) -> RingMenu:
        return AT_OUTER


# Frames never change, so one of each seat serves all games.
INNER_QUESTIONS: Final = [InnerAction(seat) for seat in range(MAX_SEATS)]
MIDDLE_QUESTIONS: Final = [MiddleAction(seat) for seat in range(MAX_SEATS)]
OUTER_QUESTIONS: Final = [OuterAction(seat) for seat in range(MAX_SEATS)]

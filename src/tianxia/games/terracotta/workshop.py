"""A turn at the workshop: turn a ring, place a worker, then the actions from the inside out."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
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
from tianxia.games.terracotta.names import (
    ARTISAN,
    CRAFTSMAN,
    INNER,
    MASTER,
    MASTERS,
    MAX_SEATS,
    MIDDLE,
    OUTER,
    RINGS,
    SEGMENTS,
    WORKERS,
)
from tianxia.games.terracotta.state import TerracottaState

TURN_INNER: Final = 2 * SEGMENTS
TURN_MIDDLE: Final = TURN_INNER + 1

PERFORM: Final = 0
TAKE_CLAY: Final = 1
TAKE_COIN: Final = 2
PASS: Final = 3
TEXTS: Final = ["perform", "take wet clay", "take coin", "pass"]


class PlaceWorker(Decision[TerracottaState]):
    """Place a worker: anybody in an empty segment, an artisan beside a lone craftsman.

    Before that one ring may be turned one step for coins, once in a turn.
    """

    size: ClassVar[int] = TURN_MIDDLE + 1

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        seat = self.seat
        workers = state.workers
        craftsman = state.craftsmen_left[seat] > 0
        artisan = state.artisans_left[seat] > 0
        for space in range(i64(0), 2 * SEGMENTS, 2):
            first = workers[space]
            if first == 0:
                if craftsman:
                    room[n] = space
                    n += 1
                if artisan:
                    room[n] = space + 1
                    n += 1
            elif artisan and first & 1 and workers[space + 1] == 0:
                room[n] = space + 1
                n += 1
        if state.rotated == 0 and state.coins[seat] >= state.edition.rotate_coins:
            room[n] = TURN_INNER
            room[n + 1] = TURN_MIDDLE
            n += 2
        return n

    def apply(self, state: TerracottaState, choice: i64) -> None:
        if choice >= TURN_INNER:
            self.turn_ring(state, choice)
            return
        seat = self.seat
        worker = choice & 1
        segment = choice >> 1
        left = state.craftsmen_left if worker == CRAFTSMAN else state.artisans_left
        left[seat] -= 1
        space = 2 * segment
        if state.workers[space] != 0:
            space += 1
        state.workers[space] = 1 + 2 * seat + worker
        state.segment = segment
        state.worker = worker
        state.note("placed", seat, worker, segment + 1)
        state.push(OUTER_QUESTIONS[seat])
        state.push(MIDDLE_QUESTIONS[seat])
        state.push(INNER_QUESTIONS[seat])

    def turn_ring(self, state: TerracottaState, choice: i64) -> None:
        """The inner ring turns clockwise, the middle one against it; the question comes again."""
        edition = state.edition
        state.rotated = 1
        state.coins[self.seat] -= edition.rotate_coins
        if choice == TURN_INNER:
            state.inner_offset = (state.inner_offset + edition.inner_step) % SEGMENTS
        else:
            state.middle_offset = (state.middle_offset + edition.middle_step) % SEGMENTS
        state.note("turned", self.seat, choice - TURN_INNER, edition.rotate_coins)
        state.push(self)

    def text(self, choice: int) -> str:
        if choice >= TURN_INNER:
            return f"turn {RINGS[choice - TURN_INNER]}"
        return f"place {WORKERS[choice & 1]} {(choice >> 1) + 1}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        if choice >= TURN_INNER:
            return why_not_turn(state, self.seat)
        left = state.craftsmen_left if choice & 1 == CRAFTSMAN else state.artisans_left
        if left[self.seat] == 0:
            return Said("reason-no-worker-left", {"worker": f"@worker-{WORKERS[choice & 1]}"})
        return why_closed(state, choice >> 1, choice & 1)

    def prompt(self, state: TerracottaState) -> Said:
        if state.rotated:
            return Said("prompt-place-worker-turned")
        return Said("prompt-place-worker", {"price": state.edition.rotate_coins})

    def label(self, state: TerracottaState, choice: int) -> Said:
        if choice >= TURN_INNER:
            ring = f"@ring-{RINGS[choice - TURN_INNER]}"
            return Said("label-turn", {"ring": ring, "price": state.edition.rotate_coins})
        segment = choice >> 1
        inner, middle = state.inner_action(segment), state.middle_action(segment)
        outer = state.edition.outer[segment]
        return Said(
            "label-place",
            {
                "worker": f"@worker-{WORKERS[choice & 1]}",
                "segment": segment + 1,
                "inner": action_name(inner),
                "inner_n": action_amount(state, inner),
                "middle": action_name(middle),
                "middle_n": action_amount(state, middle),
                "outer": action_name(outer),
                "outer_n": action_amount(state, outer),
            },
        )

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        if choice >= TURN_INNER:
            return [f"ring:{RINGS[choice - TURN_INNER]}"]
        return [f"segment:{choice >> 1}", f"worker:{WORKERS[choice & 1]}"]

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if choice >= TURN_INNER:
            return [Amount("coins", -state.edition.rotate_coins)]
        return []


def why_not_turn(state: TerracottaState, seat: i64) -> Said | None:
    """Why no ring may be turned."""
    if state.rotated:
        return Said("reason-already-turned")
    price = state.edition.rotate_coins
    have = state.coins[seat]
    if have < price:
        return Said("reason-needs-turn-price", {"price": price, "have": have})
    return None


def why_closed(state: TerracottaState, segment: i64, worker: i64) -> Said | None:
    """Why a worker of a kind may not come to a segment."""
    first, second = state.workers[2 * segment], state.workers[2 * segment + 1]
    if first == 0:
        return None
    if second != 0:
        return Said("reason-segment-full")
    if first & 1 == 0:
        return Said("reason-closed-by-artisan")
    return None if worker == ARTISAN else Said("reason-only-artisan")


class RingQuestion(Decision[TerracottaState]):
    """Perform the action of a ring, take the substitute where the ring has one, or do nothing."""

    size: ClassVar[int] = len(TEXTS)

    def ring(self) -> i64:
        """The ring in question."""
        raise AssertionError("a question about a ring names it")

    def action(self, state: TerracottaState) -> i64:
        """The action of the ring in the worker's segment."""
        raise AssertionError("a ring has an action in every segment")

    def text(self, choice: int) -> str:
        return f"{RINGS[self.ring()]} {TEXTS[choice]}"

    def reason(self, state: TerracottaState, choice: int) -> Said | None:
        if choice == PERFORM:
            return why_not_perform(state, self.seat, self.action(state))
        if self.ring() == OUTER and choice != PASS:
            return Said("reason-no-substitute")
        return None

    def prompt(self, state: TerracottaState) -> Said:
        action = self.action(state)
        name, n = action_name(action), action_amount(state, action)
        can = int(can_perform(state, self.seat, action))
        if self.ring() == INNER:
            return Said("prompt-inner-action", {"action": name, "n": n, "can": can})
        if self.ring() == MIDDLE:
            return Said("prompt-middle-action", {"action": name, "n": n, "can": can})
        return Said("prompt-outer-action", {"action": name, "n": n, "can": can})

    def label(self, state: TerracottaState, choice: int) -> Said:
        if choice == PERFORM:
            return label_of_action(state, self.seat, self.action(state))
        if choice == TAKE_CLAY:
            return Said("label-take-clay", {"n": state.edition.instead_clay})
        if choice == TAKE_COIN:
            return Said("label-take-coins", {"n": state.edition.instead_coins})
        return Said("label-pass")

    def targets(self, state: TerracottaState, choice: int) -> list[str]:
        if choice != PERFORM:
            return []
        action = self.action(state)
        targets = [f"action:{state.segment}:{RINGS[self.ring()]}"]
        if state.edition.action_kind[action] == MASTER:
            targets.append(f"master:{MASTERS[state.edition.action_n[action]]}")
        return targets

    def preview(self, state: TerracottaState, choice: int) -> list[Amount]:
        if choice == PERFORM:
            return amounts_of(state, self.seat, self.action(state))
        if choice == TAKE_CLAY:
            return [Amount("wet_clay", state.edition.instead_clay)]
        return [Amount("coins", state.edition.instead_coins)] if choice == TAKE_COIN else []


def fill_instead(room: vec[i64], n: i64) -> i64:
    """Write what may be done instead of the action of the inner or the middle ring."""
    room[n] = TAKE_CLAY
    room[n + 1] = TAKE_COIN
    room[n + 2] = PASS
    return n + 3


class InnerAction(RingQuestion):
    """First the action of the inner ring, or one wet clay or one coin instead, or nothing."""

    def ring(self) -> i64:
        return INNER

    def action(self, state: TerracottaState) -> i64:
        return state.inner_action(state.segment)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        if can_perform(state, self.seat, state.inner_action(state.segment)):
            room[n] = PERFORM
            n += 1
        return fill_instead(room, n)

    def apply(self, state: TerracottaState, choice: i64) -> None:
        state.performed = 1 if choice == PERFORM else 0
        carry_out(state, self.seat, state.inner_action(state.segment), choice)


class MiddleAction(RingQuestion):
    """Then the action of the middle ring, or one wet clay or one coin instead, or nothing."""

    def ring(self) -> i64:
        return MIDDLE

    def action(self, state: TerracottaState) -> i64:
        return state.middle_action(state.segment)

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        if can_perform(state, self.seat, state.middle_action(state.segment)):
            room[n] = PERFORM
            n += 1
        return fill_instead(room, n)

    def apply(self, state: TerracottaState, choice: i64) -> None:
        carry_out(state, self.seat, state.middle_action(state.segment), choice)


class OuterAction(RingQuestion):
    """At last the action of the outer ring, or nothing: there is no substitute here."""

    def ring(self) -> i64:
        return OUTER

    def action(self, state: TerracottaState) -> i64:
        return state.edition.outer[state.segment]

    def fill(self, state: TerracottaState, room: vec[i64], n: i64) -> i64:
        if can_perform(state, self.seat, state.edition.outer[state.segment]):
            room[n] = PERFORM
            n += 1
        room[n] = PASS
        return n + 1

    def apply(self, state: TerracottaState, choice: i64) -> None:
        carry_out(state, self.seat, state.edition.outer[state.segment], choice)


def label_of_action(state: TerracottaState, seat: i64, action: i64) -> Said:
    """What performing an action of a ring does; a master is hired first."""
    n = action_amount(state, action)
    if state.edition.action_kind[action] != MASTER:
        return Said("label-perform", {"action": action_name(action), "n": n})
    master = state.edition.action_n[action]
    if state.has_hired(seat, master):
        return Said("label-use-ability", {"master": master_name(master)})
    price = hiring_price(state, seat)
    return Said("label-hire", {"master": master_name(master), "price": price})


def carry_out(state: TerracottaState, seat: i64, action: i64, choice: i64) -> None:
    """What was chosen for one ring."""
    if choice == PERFORM:
        perform(state, seat, action)
    elif choice == TAKE_CLAY:
        state.wet[seat] += state.edition.instead_clay
        state.note("took-clay-instead", seat, state.edition.instead_clay, action)
    elif choice == TAKE_COIN:
        state.coins[seat] += state.edition.instead_coins
        state.note("took-coins-instead", seat, state.edition.instead_coins, action)
    elif state.journal is not None and can_perform(state, seat, action):
        state.note("passed", seat, action)


# Frames never change, so one of each seat serves all games.
PLACE_QUESTIONS: Final = [PlaceWorker(seat) for seat in range(MAX_SEATS)]
INNER_QUESTIONS: Final = [InnerAction(seat) for seat in range(MAX_SEATS)]
MIDDLE_QUESTIONS: Final = [MiddleAction(seat) for seat in range(MAX_SEATS)]
OUTER_QUESTIONS: Final = [OuterAction(seat) for seat in range(MAX_SEATS)]

"""Sessions: a bundle of parts that a player takes in any order and may leave out.

Credits lie in the state; each thing done spends one, and `finish` discards what is left.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.core.words import Amount, Said
from tianxia.games.rotunda.effects import set_off_act
from tianxia.games.rotunda.names import (
    ACT_APPRENTICE,
    ACTS,
    INNER,
    MAX_CHAIRS,
    MAX_SEATS,
    NOWHERE,
    ROOMS,
    SPACES,
    VILLAGES,
)
from tianxia.games.rotunda.state import RotundaState, clear_session

FINISH: Final = 0
RECRUIT: Final = 1
PEDLAR: Final = 2
BEFORE: Final = 2  # + villages the tile walks before the assistant goes
AFTER: Final = 5  # + villages it walks after
MOST_STEPS: Final = 3  # more than a lap is pointless
APPRENTICE: Final = 9  # + inner space
SENIOR: Final = APPRENTICE + INNER
HELPER_JUNIOR: Final = SENIOR + INNER
HELPER_SENIOR: Final = HELPER_JUNIOR + 1
OWN: Final = HELPER_SENIOR + 1  # the first choice that belongs to one room

# by coins, up to the most steps: stay, walk before, walk after
PEDLAR_CHOICES: Final = vec[vec[i64]](
    [
        vec[i64]([2]),
        vec[i64]([2, 3, 6]),
        vec[i64]([2, 3, 4, 6, 7]),
        vec[i64]([2, 3, 4, 5, 6, 7, 8]),
    ]
)


class Session(Decision[RotundaState]):
    """Assistant actions and whatever the place offers, until the player has enough."""

    size: ClassVar[int] = OWN
    word: ClassVar[str] = ""

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        room[n] = FINISH
        n += 1
        seat = self.seat
        if state.recruit > 0 and state.track[seat] > 0:
            room[n] = RECRUIT
            n += 1
        if state.supply[seat] > 0:
            if state.pedlar_acts > 0:
                n = fill_pedlar(state.coins[seat], room, n)
            if state.apprentice > 0:
                n = fill_free_chairs(state, APPRENTICE, room, n)
            if state.senior > 0:
                n = fill_free_chairs(state, SENIOR, room, n)
        return self.fill_own(state, room, n)

    def fill_own(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        """Write what only this room offers, ascending."""
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == FINISH:
            clear_session(state)
            return
        state.push(self)
        seat = self.seat
        if choice >= HELPER_JUNIOR:
            self.apply_own(state, choice)
        elif choice == RECRUIT:
            state.recruit -= 1
            state.track = replaced(state.track, seat, state.track[seat] - 1)
            state.supply[seat] += 1
            state.note("recruited", seat)
        elif choice < APPRENTICE:
            send_pedlar(state, seat, choice)
        elif choice < SENIOR:
            state.apprentice -= 1
            sit_down(state, seat, choice - APPRENTICE, 0)
            set_off_act(state, seat, ACT_APPRENTICE)
        else:
            state.senior -= 1
            sit_down(state, seat, choice - SENIOR, 1)

    def apply_own(self, state: RotundaState, choice: i64) -> None:
        """Carry out what only this room offers."""
        raise AssertionError("this session has nothing of its own")

    # -- words ----------------------------------------------------------------------------------

    def text(self, choice: int) -> str:
        return f"{self.word} {self.say(choice)}"

    def say(self, choice: int) -> str:
        """The choice for records, without the name of the session."""
        if choice == FINISH:
            return "finish"
        if choice == RECRUIT:
            return "recruit"
        if choice == PEDLAR:
            return "pedlar"
        if choice < APPRENTICE:
            before, steps = steps_of(choice)
            return f"pedlar {'pre' if before else 'post'} {steps}"
        if choice < HELPER_JUNIOR:
            kind = "apprentice" if choice < SENIOR else "senior"
            return f"{kind} {SPACES[(choice - APPRENTICE) % INNER]}"
        if choice < OWN:
            return f"helper {'junior' if choice == HELPER_JUNIOR else 'senior'}"
        return self.say_own(choice)

    def say_own(self, choice: int) -> str:
        """What only this room offers, for records."""
        raise AssertionError("this session has nothing of its own")

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == FINISH:
            return None
        if choice >= OWN:
            return self.reason_own(state, choice)
        if choice >= HELPER_JUNIOR:
            return self.reason_helper(state, choice)
        return reason_for_act(state, self.seat, choice)

    def reason_helper(self, state: RotundaState, choice: int) -> Said | None:
        """Why a helper cannot be called; only inner rooms have chairs."""
        return Said("reason-no-such-helper")

    def reason_own(self, state: RotundaState, choice: int) -> Said | None:
        """Why something of this room cannot be done."""
        raise AssertionError("this session has nothing of its own")

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == FINISH:
            return Said("label-finish")
        if choice == RECRUIT:
            return Said("label-recruit")
        if choice < APPRENTICE:
            return label_pedlar(state, choice)
        if choice < HELPER_JUNIOR:
            space = (choice - APPRENTICE) % INNER
            room = f"@room-{ROOMS[state.room_at[space]]}"
            if choice < SENIOR:
                return Said("label-apprentice", {"room": room})
            return Said("label-senior-apprentice", {"room": room})
        if choice == HELPER_JUNIOR:
            return Said("label-helper-junior")
        if choice == HELPER_SENIOR:
            return Said("label-helper-senior")
        return self.label_own(state, choice)

    def label_own(self, state: RotundaState, choice: int) -> Said:
        """What only this room offers, on a button."""
        raise AssertionError("this session has nothing of its own")

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == FINISH:
            return []
        if choice == RECRUIT:
            return ["mine:track"]
        if choice < APPRENTICE:
            return pedlar_targets(state, choice)
        if choice < HELPER_JUNIOR:
            space = (choice - APPRENTICE) % INNER
            chair = state.free_chair(space)
            if chair == NOWHERE:
                chair = space * MAX_CHAIRS
            return [f"chair:{SPACES[space]}:{chair % MAX_CHAIRS + 1}", "mine:supply"]
        if choice < OWN:
            return self.helper_targets(state, choice)
        return self.own_targets(state, choice)

    def helper_targets(self, state: RotundaState, choice: int) -> list[str]:
        """The chair of the helper."""
        return []

    def own_targets(self, state: RotundaState, choice: int) -> list[str]:
        """The things on the table that only this room concerns."""
        raise AssertionError("this session has nothing of its own")

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        if choice == RECRUIT:
            return [Amount("supply", 1)]
        if PEDLAR <= choice < APPRENTICE:
            steps = steps_of(choice)[1]
            coins = [Amount("coins", -steps)] if steps else []
            return [Amount("supply", -1), *coins]
        if APPRENTICE <= choice < HELPER_JUNIOR:
            return [Amount("supply", -1)]
        if choice == HELPER_JUNIOR:
            return [Amount("supply", 1)]
        return self.own_preview(state, choice) if choice >= OWN else []

    def own_preview(self, state: RotundaState, choice: int) -> list[Amount]:
        """What something of this room brings and costs."""
        return []


EXPERT_ACTS: Final = 0
TEMPLE_ACTS: Final = 1
WORSHIP_ACTS: Final = 2
GIVERS: Final = 3


class UseAssistants(Session):
    """The assistant actions that an expert, a temple or a worship (`arg`) gives."""

    word: ClassVar[str] = "assistants"

    def prompt(self, state: RotundaState) -> Said:
        return Said("prompt-use-assistants", {"left": acts_left(state)})


# Frames never change, so one of each seat and giver serves all games.
USE_ASSISTANTS: Final = [
    UseAssistants(seat, giver) for seat in range(MAX_SEATS) for giver in range(GIVERS)
]


def acts_left(state: RotundaState) -> i64:
    """How many assistant actions the session still offers."""
    return state.recruit + state.pedlar_acts + state.apprentice + state.senior


def use_assistants(state: RotundaState, seat: i64, giver: i64) -> None:
    """Ask for the assistant actions given, if any were."""
    if acts_left(state) > 0:
        state.push(USE_ASSISTANTS[seat * GIVERS + giver])


# -- assistant actions ---------------------------------------------------------------------------


def fill_pedlar(coins: i64, room: vec[i64], n: i64) -> i64:
    """Write how the pedlar may walk: a coin for every village."""
    if coins > MOST_STEPS:
        coins = MOST_STEPS
    for way in PEDLAR_CHOICES[coins]:
        room[n] = way
        n += 1
    return n


def fill_free_chairs(state: RotundaState, first: i64, room: vec[i64], n: i64) -> i64:
    """Write the inner rooms with a free chair."""
    chairs = state.edition.chairs
    seated = state.seated
    for space in range(INNER):
        if seated[space] < chairs[space]:
            room[n] = first + space
            n += 1
    return n


def sit_down(state: RotundaState, seat: i64, space: i64, senior: i64) -> None:
    """An assistant goes from the supply to the first free chair of the room."""
    state.supply[seat] -= 1
    state.chairs = replaced(state.chairs, state.free_chair(space), 1 + seat * 2 + senior)
    state.seated[space] += 1
    state.note("seated-senior" if senior else "seated", seat, state.room_at[space])


def steps_of(choice: i64) -> tuple[bool, int]:
    """Whether the tile walks before the assistant goes, and how far."""
    if choice > AFTER:
        return False, choice - AFTER
    return True, choice - BEFORE


def send_pedlar(state: RotundaState, seat: i64, choice: i64) -> None:
    """An assistant goes to the pedlar's village; the tile may walk for a coin per village."""
    state.pedlar_acts -= 1
    state.pedlar_used = 1
    state.supply[seat] -= 1
    village = state.pedlar
    steps: i64 = 0
    if PEDLAR < choice <= AFTER:
        steps = choice - BEFORE
        village = (village + steps) % len(VILLAGES)
        state.pedlar = village
    elif choice > AFTER:
        steps = choice - AFTER
        state.pedlar = (village + steps) % len(VILLAGES)
    state.coins[seat] -= steps
    place = seat * len(VILLAGES) + village
    state.villages = replaced(state.villages, place, state.villages[place] + 1)
    state.note("sent", seat, village)
    if steps > 0:
        state.note("pedlar-walked", seat, state.pedlar, steps)


def village_for(state: RotundaState, choice: i64) -> i64:
    """The village the assistant goes to."""
    before, steps = steps_of(choice)
    return (state.pedlar + steps) % len(VILLAGES) if before else state.pedlar


def label_pedlar(state: RotundaState, choice: i64) -> Said:
    """The Pedlar action in words."""
    before, steps = steps_of(choice)
    village = f"@village-{VILLAGES[village_for(state, choice)]}"
    if steps == 0:
        return Said("label-pedlar", {"village": village})
    if before:
        return Said("label-pedlar-before", {"village": village, "n": steps})
    goal = f"@village-{VILLAGES[(state.pedlar + steps) % len(VILLAGES)]}"
    return Said("label-pedlar-after", {"village": village, "n": steps, "goal": goal})


def pedlar_targets(state: RotundaState, choice: i64) -> list[str]:
    """The tile, the assistant's village, the supply, and coins for a walk."""
    village = VILLAGES[village_for(state, choice)]
    coins = ["mine:coins"] if steps_of(choice)[1] else []
    return ["pedlar", f"village:{village}", "mine:supply", *coins]


def reason_for_act(state: RotundaState, seat: i64, choice: i64) -> Said | None:
    """Why an assistant action cannot be done now."""
    kind = act_of(choice)
    credit = [state.recruit, state.pedlar_acts, state.apprentice, state.senior][kind]
    if credit == 0:
        return Said("reason-no-act", {"act": f"@act-{ACTS[kind]}"})
    if kind == 0:
        return None if state.track[seat] > 0 else Said("reason-track-empty")
    if state.supply[seat] == 0:
        return Said("reason-supply-empty", {"act": f"@act-{ACTS[kind]}"})
    if kind == 1:
        steps = steps_of(choice)[1]
        have = state.coins[seat]
        return None if have >= steps else Said("reason-needs-coins", {"need": steps, "have": have})
    space = (choice - APPRENTICE) % INNER
    if state.seated[space] < state.edition.chairs[space]:
        return None
    return Said("reason-chairs-taken", {"room": f"@room-{ROOMS[state.room_at[space]]}"})


def act_of(choice: i64) -> i64:
    """The kind of assistant action a choice is."""
    if choice == RECRUIT:
        return 0
    if choice < APPRENTICE:
        return 1
    return 2 if choice < SENIOR else 3

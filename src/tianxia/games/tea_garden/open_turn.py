"""The open part of a turn, after the cards are laid: actions and effects in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.bonuses import can_use, use
from tianxia.games.tea_garden.free_actions import (
    FREE_ACTIONS,
    can_advance,
    carry_out_free,
    fill_markers,
    free_label,
    free_preview,
    free_reason,
    free_targets,
    free_text,
)
from tianxia.games.tea_garden.main_actions import (
    MAIN_CHOICES,
    carry_out_main,
    fill_main,
    main_label,
    main_preview,
    main_reason,
    main_targets,
    main_text,
)
from tianxia.games.tea_garden.names import CARD_SLOTS, EFFECTS, MAX_SEATS, OPTIONAL
from tianxia.games.tea_garden.side_actions import (
    SIDE_CHOICES,
    carry_out_secondary,
    fill_secondary,
    secondary_label,
    secondary_preview,
    secondary_reason,
    secondary_targets,
    secondary_text,
)
from tianxia.games.tea_garden.state import NONE, TeaState, clear_turn

SIDE: Final = MAIN_CHOICES  # + secondary action
USE_EFFECT: Final = SIDE + SIDE_CHOICES  # + number among the optional effects
FREE: Final = USE_EFFECT + len(OPTIONAL)  # + free action
END_TURN: Final = FREE + FREE_ACTIONS


class TakeTurn(Decision[TeaState]):
    """One main action, one secondary action of the top card, its effects, free actions: any order.

    A turn can end when its main action is done; effects still open are lost then.
    """

    size: ClassVar[int] = END_TURN + 1

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        seat = self.seat
        if state.main == NONE:
            n = fill_main(state, seat, room, n)
        if state.secondary == NONE:
            n = fill_secondary(state, seat, SIDE, room, n)
        if state.effects != 0:
            for at in range(len(OPTIONAL)):
                if state.effects >> at & 1 and can_use(state, seat, OPTIONAL[at]):
                    room[n] = USE_EFFECT + at
                    n += 1
        if can_advance(state, seat):
            room[n] = FREE
            n += 1
        n = fill_markers(state, seat, FREE + 1, room, n)
        if state.main != NONE:
            room[n] = END_TURN
            n += 1
        return n

    def apply(self, state: TeaState, choice: i64) -> None:
        seat = self.seat
        if choice == END_TURN:
            end_turn(state, seat)
            return
        state.push(self)
        if choice < SIDE:
            carry_out_main(state, seat, choice)
        elif choice < USE_EFFECT:
            carry_out_secondary(state, seat, choice - SIDE)
        elif choice < FREE:
            key = OPTIONAL[choice - USE_EFFECT]
            state.effects &= ~BIT[choice - USE_EFFECT]
            state.note("used-effect", seat, key)
            amount = state.edition.card_effect[state.top_card(seat)].amounts[key]
            use(state, seat, key, amount)
        else:
            carry_out_free(state, seat, choice - FREE)

    def text(self, choice: int) -> str:
        if choice == END_TURN:
            return "end turn"
        if choice < SIDE:
            return main_text(choice)
        if choice < USE_EFFECT:
            return secondary_text(choice - SIDE)
        if choice < FREE:
            return f"effect {EFFECTS[OPTIONAL[choice - USE_EFFECT]]}"
        return free_text(choice - FREE)

    def reason(self, state: TeaState, choice: int) -> Said | None:
        seat = self.seat
        if choice == END_TURN:
            return Said("reason-main-first") if state.main == NONE else None
        if choice in self.legal(state):
            return None
        if choice < SIDE:
            return main_reason(state, seat, choice)
        if choice < USE_EFFECT:
            return secondary_reason(state, seat, choice - SIDE)
        if choice < FREE:
            return effect_reason(state, seat, choice - USE_EFFECT)
        return free_reason(state, seat, choice - FREE)

    def prompt(self, state: TeaState) -> Said:
        main = int(state.main != NONE)
        return Said("prompt-take-turn", {"strength": state.strength, "main": main})

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == END_TURN:
            return Said("label-end-turn")
        if choice < SIDE:
            return main_label(state, choice)
        if choice < USE_EFFECT:
            return secondary_label(state, self.seat, choice - SIDE)
        if choice < FREE:
            key = EFFECTS[OPTIONAL[choice - USE_EFFECT]]
            return Said("label-use-effect", {"effect": f"@effect-{key}"})
        return free_label(state, self.seat, choice - FREE)

    def targets(self, state: TeaState, choice: int) -> list[str]:
        if choice == END_TURN:
            return ["end_turn"]
        if choice < SIDE:
            return main_targets(choice)
        if choice < USE_EFFECT:
            return secondary_targets(state, self.seat, choice - SIDE)
        if choice < FREE:
            key = EFFECTS[OPTIONAL[choice - USE_EFFECT]]
            return [f"card_slot:{state.turns[self.seat]}", f"effect:{key}"]
        return free_targets(state, self.seat, choice - FREE)

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == END_TURN:
            return []
        if choice < SIDE:
            return main_preview(state, self.seat, choice)
        if choice < USE_EFFECT:
            return secondary_preview(state, self.seat, choice - SIDE)
        if choice < FREE:
            key = OPTIONAL[choice - USE_EFFECT]
            amount = state.edition.card_effect[state.top_card(self.seat)].amounts[key]
            return [Amount(EFFECTS[key], amount)] if amount else []
        return free_preview(state, self.seat, choice - FREE)


def end_turn(state: TeaState, seat: i64) -> None:
    """The turn is over; whoever has taken the last one of the round is out of it."""
    if state.turns[seat] == CARD_SLOTS:
        state.passed[seat] = 1
    state.note("ended-turn", seat)
    clear_turn(state)


def effect_reason(state: TeaState, seat: i64, at: i64) -> Said:
    """Why an effect of the top card cannot be used."""
    key = OPTIONAL[at]
    name = f"@effect-{EFFECTS[key]}"
    if not state.edition.card_effect[state.top_card(seat)].amounts[key]:
        return Said("reason-no-such-effect", {"effect": name})
    if not state.effects >> at & 1:
        return Said("reason-effect-used", {"effect": name})
    return Said("reason-effect-idle", {"effect": name})


# Frames never change, so one of each serves all games.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MAX_SEATS)]

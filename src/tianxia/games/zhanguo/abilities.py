"""Abilities: the number test, what a court action sets off, and the player's order of effects."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision, Step
from tianxia.core.native import i64
from tianxia.core.rows import BIT
from tianxia.core.scores import score
from tianxia.core.words import Amount, Arg, Said
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
from tianxia.games.zhanguo.effects import add_workers, calm, can_do, send_official
from tianxia.games.zhanguo.governors import MoveGovernor
from tianxia.games.zhanguo.markers import CalmRegion, give_marker
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ASPECTS,
    BOARD_SLOTS,
    BOARDS,
    CALM,
    EFFECTS,
    FOR_ABILITIES,
    MARKER,
    MOVE_GOVERNOR,
    MOVE_POINTS,
    MOVE_WORKER,
    NO_CARD,
    OFFICIAL,
    OFFICIALS,
    REGIONS,
    SLOTS,
    VP,
    VP_PER_CARD,
    WORKER,
    number_of,
)
from tianxia.games.zhanguo.officials import give_points
from tianxia.games.zhanguo.printed import Effect
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.workers import MoveWorker

BOARD_ABILITY: Final = BOARD_SLOTS  # + ability
STOP: Final = BOARD_ABILITY + len(ABILITIES)
ACTIVATE_ASSIGN: Final = STOP + 1
ACTIVATE_ASSIGNMENTS: Final = by_colours(ACTIVATE_ASSIGN, REGIONS)


def passes(state: ZhanguoState, card: int, action: int) -> bool:
    """The number test: higher, or for two actions lower, than the card below; X suits everybody."""
    trigger = state.edition.trigger[action]
    if trigger == 0:
        return False
    top = state.court_top()
    if top == NO_CARD:
        return True
    return card > top if trigger > 0 else card < top


def cards_naming(state: ZhanguoState, seat: int, action: int) -> int:
    """Bit mask of the slots whose card names the action."""
    mask = 0
    tucked = state.tucked
    first = seat * BOARD_SLOTS
    card_action = state.edition.card_action
    for region in range(REGIONS):
        slot = region * SLOTS
        for _ in range(state.placed[seat * REGIONS + region]):
            if card_action[tucked[first + slot]] == action:
                mask |= BIT[slot]
            slot += 1
    return mask


def abilities_after(state: ZhanguoState, seat: int, action: int) -> int:
    """Bit mask of the abilities of the seat's B side that name the action."""
    mask = 0
    for ability in state.edition.board_abilities[state.board[seat]]:
        if state.edition.ability[ability].after >> action & 1:
            mask |= BIT[ability]
    return mask


def is_ready(state: ZhanguoState, seat: int, slot: int) -> bool:
    """Whether the card in the slot is not locked by unrest and would change something."""
    region = slot // SLOTS
    if state.is_locked(seat, region):
        return False
    card = state.tucked[seat * BOARD_SLOTS + slot]
    return can_do(state, seat, state.edition.card_effect[card], region)


def add_effects(
    state: ZhanguoState, seat: int, cards: int, abilities: int, choices: list[int]
) -> None:
    """Append the pending effects that can be chosen at this moment."""
    slot = 0
    while cards >> slot:
        if cards >> slot & 1 and is_ready(state, seat, slot):
            choices.append(slot)
        slot += 1
    ability = 0
    while abilities >> ability:
        if abilities >> ability & 1:
            effect = state.edition.ability[ability].effect
            if can_do(state, seat, effect, 0):
                choices.append(BOARD_ABILITY + ability)
        ability += 1


def any_effect(state: ZhanguoState, seat: int, cards: int, abilities: int) -> bool:
    """Whether a pending effect can be chosen at this moment."""
    slot = 0
    while cards >> slot:
        if cards >> slot & 1 and is_ready(state, seat, slot):
            return True
        slot += 1
    if abilities == 0:
        return False
    choices: list[int] = []
    add_effects(state, seat, 0, abilities, choices)
    return len(choices) > 0


def carry_out(state: ZhanguoState, seat: int, effect: Effect, region: int, follow: int) -> None:
    """The effect of a card at the region, or of a board."""
    kind = effect.kind
    if kind in (VP, VP_PER_CARD):
        points = points_of(state, seat, effect)
        score(state, seat, points, FOR_ABILITIES)
        state.note("scored", seat, points, FOR_ABILITIES)
    elif kind == MARKER:
        give_marker(state, seat)
    elif kind == MOVE_POINTS:
        give_points(state, seat, effect.n)
    elif kind == WORKER:
        add_workers(state, seat, region, effect.n)
    elif kind == CALM:
        if effect.anywhere:
            state.push(CalmRegion(seat, follow))
        else:
            calm(state, seat, region)
    elif kind == MOVE_WORKER:
        state.push(MoveWorker(seat))
    elif kind == OFFICIAL:
        send_official(state, seat, region, effect.colour)
    else:
        assert kind == MOVE_GOVERNOR, "every effect is carried out"
        state.push(MoveGovernor(seat))


def points_of(state: ZhanguoState, seat: int, effect: Effect) -> int:
    """What an effect scores: its points, or one for each card of its colour."""
    if effect.kind == VP_PER_CARD:
        return state.cards_of_aspect(seat, effect.colour)
    return effect.n


class Activation(Step[ZhanguoState]):
    """After a court action the pending effects are offered, as long as one can be chosen."""

    def __init__(self, seat: int, arg: int = 0, abilities: int = 0) -> None:
        super().__init__(seat, arg)  # arg: bit mask of the pending slots
        self.abilities: Final = abilities  # bit mask of the pending abilities

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.abilities]

    def run(self, state: ZhanguoState) -> None:
        if any_effect(state, self.seat, self.arg, self.abilities):
            state.push(Activate(self.seat, self.arg, self.abilities))


class Activate(Decision[ZhanguoState]):
    """Choose one pending effect and use it, or stop and forfeit the rest; the order is free.

    Each card and each board ability is used at most once. A card can be chosen only while unrest in
    its region is below the last space, and nothing is offered that would change nothing.
    """

    size: ClassVar[int] = ACTIVATE_ASSIGN + ASSIGNMENTS

    def __init__(self, seat: int, arg: int = 0, abilities: int = 0) -> None:
        super().__init__(seat, arg)  # as in Activation
        self.abilities: Final = abilities

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.abilities]

    def legal(self, state: ZhanguoState) -> list[int]:
        choices: list[int] = []
        add_effects(state, self.seat, self.arg, self.abilities, choices)
        choices.append(STOP)
        add_assignments(state, self.seat, ACTIVATE_ASSIGNMENTS, choices)
        return choices

    def apply(self, state: ZhanguoState, choice: i64) -> None:
        if choice == STOP:
            return
        if choice > STOP:
            assign(state, self.seat, choice - ACTIVATE_ASSIGN)
            state.push(self)
            return
        edition = state.edition
        cards = self.arg
        abilities = self.abilities
        if choice < BOARD_ABILITY:
            cards &= ~BIT[choice]
        else:
            abilities &= ~BIT[choice - BOARD_ABILITY]
        if cards != 0 or abilities != 0:
            state.push(Activation(self.seat, cards, abilities))
        if choice < BOARD_ABILITY:
            card = state.tucked[self.seat * BOARD_SLOTS + choice]
            state.note("activated", self.seat, number_of(card), choice // SLOTS + 1)
            carry_out(state, self.seat, edition.card_effect[card], choice // SLOTS, 0)
        else:
            ability = edition.ability[choice - BOARD_ABILITY]
            state.note("used-board", self.seat, choice - BOARD_ABILITY)
            carry_out(state, self.seat, ability.effect, 0, ability.follow)

    def text(self, choice: int) -> str:
        if choice < BOARD_ABILITY:
            return f"activate {choice // SLOTS + 1} {choice % SLOTS + 1}"
        if choice < STOP:
            return f"activate {ABILITIES[choice - BOARD_ABILITY]}"
        if choice == STOP:
            return "activate stop"
        return assign_text("activate", choice - ACTIVATE_ASSIGN)

    def reason(self, state: ZhanguoState, choice: int) -> Said | None:
        if choice == STOP:
            return None
        if choice > STOP:
            return assign_reason(state, self.seat, choice - ACTIVATE_ASSIGN)
        if choice >= BOARD_ABILITY:
            ability = choice - BOARD_ABILITY
            if ability not in state.edition.board_abilities[state.board[self.seat]]:
                return Said("reason-no-such-ability")
            if not self.abilities >> ability & 1:
                return Said("reason-not-set-off")
            effect = state.edition.ability[ability].effect
            return None if can_do(state, self.seat, effect, 0) else Said("reason-no-effect")
        if state.tucked[self.seat * BOARD_SLOTS + choice] == NO_CARD:
            return Said("reason-no-such-card")
        if not self.arg >> choice & 1:
            return Said("reason-not-set-off")
        if state.is_locked(self.seat, choice // SLOTS):
            return Said("reason-locked", {"region": choice // SLOTS + 1})
        return None if is_ready(state, self.seat, choice) else Said("reason-no-effect")

    def prompt(self, state: ZhanguoState) -> Said:
        left = int(self.arg).bit_count() + self.abilities.bit_count()
        return Said("prompt-activate", {"left": left})

    def label(self, state: ZhanguoState, choice: int) -> Said:
        if choice == STOP:
            return Said("label-stop-activating")
        if choice > STOP:
            return assign_label(choice - ACTIVATE_ASSIGN)
        if choice >= BOARD_ABILITY:
            ability = f"@ability-{ABILITIES[choice - BOARD_ABILITY]}"
            effect = state.edition.ability[choice - BOARD_ABILITY].effect
            return Said(
                "label-board-ability",
                {"ability": ability, "effect": EFFECTS[effect.kind], "n": effect.n},
            )
        card = state.tucked[self.seat * BOARD_SLOTS + choice]
        if card == NO_CARD:
            return Said("label-no-card")
        effect = state.edition.card_effect[card]
        args: dict[str, Arg] = {"card": number_of(card), "region": choice // SLOTS + 1}
        args["effect"] = EFFECTS[effect.kind]
        args["n"] = points_of(state, self.seat, effect)
        args["where"] = "any" if effect.anywhere else "here"
        args["official"] = f"@official-{OFFICIALS[max(0, effect.colour)]}"
        args["aspect"] = f"@aspect-{ASPECTS[max(0, effect.colour)]}"
        return Said("label-activate", args)

    def targets(self, state: ZhanguoState, choice: int) -> list[str]:
        if choice == STOP:
            return []
        if choice > STOP:
            return assign_targets(choice - ACTIVATE_ASSIGN)
        if choice >= BOARD_ABILITY:
            board = BOARDS[state.board[self.seat]]
            return [f"board:{ABILITIES[choice - BOARD_ABILITY]}", f"board:{board}"]
        card = state.tucked[self.seat * BOARD_SLOTS + choice]
        if card == NO_CARD:
            return [f"own:{choice // SLOTS + 1}"]
        return [f"ability:{choice // SLOTS + 1}:{number_of(card)}"]

    def preview(self, state: ZhanguoState, choice: int) -> list[Amount]:
        if choice >= BOARD_ABILITY:
            return []
        card = state.tucked[self.seat * BOARD_SLOTS + choice]
        if card == NO_CARD:
            return []
        effect = state.edition.card_effect[card]
        if effect.kind in (VP, VP_PER_CARD):
            return [Amount("vp", points_of(state, self.seat, effect))]
        if effect.kind == WORKER:
            return [Amount("workers", effect.n)]
        if effect.kind == CALM:
            return [Amount("unrest", -effect.n)]
        if effect.kind == MOVE_POINTS:
            return [Amount("points", effect.n)]
        return [Amount(OFFICIALS[effect.colour], 1)] if effect.kind == OFFICIAL else []

"""Abilities: the number test, what a court action sets off, and the player's order of effects."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Frame, Step
from tianxia.core.blocks import Block, Leave, Menu, Question
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.core.scores import score
from tianxia.core.things import counted, named
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.zhanguo.assigning import Assign
from tianxia.games.zhanguo.effects import add_workers, calm, can_do, send_official
from tianxia.games.zhanguo.governors import MoveGovernor
from tianxia.games.zhanguo.markers import CalmRegion, give_marker
from tianxia.games.zhanguo.names import (
    ABILITIES,
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
from tianxia.games.zhanguo.things import ASPECT, COLOUR, REGION
from tianxia.games.zhanguo.workers import MOVE_WORKER_FRAME


def passes(state: ZhanguoState, card: i64, action: i64) -> bool:
    """The number test: higher, or for two actions lower, than the card below; X suits everybody."""
    trigger = state.edition.trigger[action]
    if trigger == 0:
        return False
    top = state.court_top()
    if top == NO_CARD:
        return True
    return card > top if trigger > 0 else card < top


def cards_naming(state: ZhanguoState, seat: i64, action: i64) -> i64:
    """Bit mask of the slots whose card names the action."""
    mask: i64 = 0
    tucked = state.tucked
    first = seat * BOARD_SLOTS
    card_action = state.edition.card_action
    for region in range(i64(REGIONS)):
        full = region * SLOTS + state.placed[seat * REGIONS + region]
        for slot in range(region * SLOTS, full):
            if card_action[tucked[first + slot]] == action:
                mask |= BIT[slot]
    return mask


def abilities_after(state: ZhanguoState, seat: i64, action: i64) -> i64:
    """Bit mask of the abilities of the seat's B side that name the action."""
    mask: i64 = 0
    for ability in state.edition.board_abilities[state.board[seat]]:
        if state.edition.ability[ability].after >> action & 1:
            mask |= BIT[ability]
    return mask


def is_ready(state: ZhanguoState, seat: i64, slot: i64) -> bool:
    """Whether the card in the slot is not locked by unrest and would change something."""
    region = slot // SLOTS
    if state.is_locked(seat, region):
        return False
    card = state.tucked[seat * BOARD_SLOTS + slot]
    return can_do(state, seat, state.edition.card_effect[card], region)


def ability_ready(state: ZhanguoState, seat: i64, ability: i64) -> bool:
    """Whether the ability of a board would change something."""
    return can_do(state, seat, state.edition.ability[ability].effect, 0)


def any_effect(state: ZhanguoState, seat: i64, cards: i64, abilities: i64) -> bool:
    """Whether a pending effect can be chosen at this moment."""
    slot: i64 = 0
    while cards >> slot:
        if cards >> slot & 1 and is_ready(state, seat, slot):
            return True
        slot += 1
    ability: i64 = 0
    while abilities >> ability:
        if abilities >> ability & 1 and ability_ready(state, seat, ability):
            return True
        ability += 1
    return False


def usable(state: ZhanguoState, seat: i64, cards: i64, abilities: i64) -> int:
    """How many of the pending effects could be chosen now."""
    slots = [s for s in range(BOARD_SLOTS) if cards >> s & 1 and is_ready(state, seat, s)]
    known = range(len(ABILITIES))
    return len(slots) + len(
        [a for a in known if abilities >> a & 1 and ability_ready(state, seat, a)]
    )


def carry_out(state: ZhanguoState, seat: i64, effect: Effect, region: i64, follow: i64) -> None:
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
        state.push(MOVE_WORKER_FRAME[seat])
    elif kind == OFFICIAL:
        send_official(state, seat, region, effect.colour)
    else:
        assert kind == MOVE_GOVERNOR, "every effect is carried out"
        state.push(MoveGovernor(seat))


def points_of(state: ZhanguoState, seat: i64, effect: Effect) -> i64:
    """What an effect scores: its points, or one for each card of its colour."""
    if effect.kind == VP_PER_CARD:
        return state.cards_of_aspect(seat, effect.colour)
    return effect.n


class Activation(Step[ZhanguoState]):
    """After a court action the pending effects are offered, as long as one can be chosen."""

    def __init__(self, seat: i64, arg: i64 = 0, abilities: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: bit mask of the pending slots
        self.abilities: Final = abilities  # bit mask of the pending abilities

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.abilities]

    def run(self, state: ZhanguoState) -> None:
        if any_effect(state, self.seat, self.arg, self.abilities):
            state.push(Activate(self.seat, self.arg, self.abilities))


class UseCard(Block[ZhanguoState]):
    """Use a card tucked at a region; only while unrest there is below the last space."""

    def __init__(self) -> None:
        axes = [REGION, counted("slot", SLOTS)]
        super().__init__(axes, "{region} {slot}", "label-activate", [])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        slot: i64 = 0
        while ask.arg >> slot:
            if ask.arg >> slot & 1 and is_ready(state, ask.seat, slot):
                room[n] = slot
                n += 1
            slot += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        assert isinstance(ask, Activate), "abilities belong to their question"
        offer_rest(state, ask.seat, ask.arg & ~BIT[k], ask.abilities)
        card = self.card(state, ask, k)
        state.note("activated", ask.seat, number_of(card), k // SLOTS + 1)
        carry_out(state, ask.seat, state.edition.card_effect[card], k // SLOTS, 0)

    def card(self, state: ZhanguoState, ask: Frame, k: i64) -> i64:
        """What lies in the slot."""
        return state.tucked[ask.seat * BOARD_SLOTS + k]

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        if self.card(state, ask, k) == NO_CARD:
            return Said("reason-no-such-card")
        if not ask.arg >> k & 1:
            return Said("reason-not-set-off")
        if state.is_locked(ask.seat, k // SLOTS):
            return Said("reason-locked", {"region": k // SLOTS + 1})
        return None if is_ready(state, ask.seat, k) else Said("reason-no-effect")

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        card = self.card(state, ask, k)
        if card == NO_CARD:
            return Said("label-no-card")
        effect = state.edition.card_effect[card]
        args: dict[str, Arg] = {"card": number_of(card), "region": k // SLOTS + 1}
        args["effect"] = EFFECTS[effect.kind]
        args["n"] = points_of(state, ask.seat, effect)
        args["where"] = "any" if effect.anywhere else "here"
        args["official"] = COLOUR.said[max(0, effect.colour)]
        args["aspect"] = ASPECT.said[max(0, effect.colour)]
        return Said("label-activate", args)

    def targets(self, state: ZhanguoState, ask: Frame, k: int) -> list[str]:
        card = self.card(state, ask, k)
        if card == NO_CARD:
            return [f"own:{k // SLOTS + 1}"]
        return [f"ability:{k // SLOTS + 1}:{number_of(card)}"]

    def preview(self, state: ZhanguoState, ask: Frame, k: int) -> list[Amount]:
        card = self.card(state, ask, k)
        if card == NO_CARD:
            return []
        effect = state.edition.card_effect[card]
        if effect.kind in (VP, VP_PER_CARD):
            return [Amount("vp", points_of(state, ask.seat, effect))]
        if effect.kind == WORKER:
            return [Amount("workers", effect.n)]
        if effect.kind == CALM:
            return [Amount("unrest", -effect.n)]
        if effect.kind == MOVE_POINTS:
            return [Amount("points", effect.n)]
        return [Amount(OFFICIALS[effect.colour], 1)] if effect.kind == OFFICIAL else []


class UseBoard(Block[ZhanguoState]):
    """Use an ability of the own B side."""

    def __init__(self) -> None:
        super().__init__([named("ability", [*ABILITIES])], "{ability}", "label-board-ability", [])

    def fill(self, state: ZhanguoState, ask: Frame, room: vec[i64], n: i64) -> i64:
        assert isinstance(ask, Activate), "abilities belong to their question"
        ability: i64 = 0
        while ask.abilities >> ability:
            if ask.abilities >> ability & 1 and ability_ready(state, ask.seat, ability):
                room[n] = self.first + ability
                n += 1
            ability += 1
        return n

    def do(self, state: ZhanguoState, ask: Frame, k: i64) -> None:
        assert isinstance(ask, Activate), "abilities belong to their question"
        offer_rest(state, ask.seat, ask.arg, ask.abilities & ~BIT[k])
        ability = state.edition.ability[k]
        state.note("used-board", ask.seat, k)
        carry_out(state, ask.seat, ability.effect, 0, ability.follow)

    def reason(self, state: ZhanguoState, ask: Frame, k: int) -> Said | None:
        assert isinstance(ask, Activate), "abilities belong to their question"
        if k not in state.edition.board_abilities[state.board[ask.seat]]:
            return Said("reason-no-such-ability")
        if not ask.abilities >> k & 1:
            return Said("reason-not-set-off")
        return None if ability_ready(state, ask.seat, k) else Said("reason-no-effect")

    def label(self, state: ZhanguoState, ask: Frame, k: int) -> Said:
        effect = state.edition.ability[k].effect
        return Said(
            "label-board-ability",
            {"ability": f"@ability-{ABILITIES[k]}", "effect": EFFECTS[effect.kind], "n": effect.n},
        )

    def targets(self, state: ZhanguoState, ask: Frame, k: int) -> list[str]:
        return [f"board:{ABILITIES[k]}", f"board:{BOARDS[state.board[ask.seat]]}"]


def offer_rest(state: ZhanguoState, seat: i64, cards: i64, abilities: i64) -> None:
    """What is still pending is offered afterwards."""
    if cards != 0 or abilities != 0:
        state.push(Activation(seat, cards, abilities))


CARD_USE: Final = UseCard()
BOARD_USE: Final = UseBoard()
STOP: Final[Leave[ZhanguoState]] = Leave("stop", "label-stop-activating")
DOWN: Final = Assign()
ACTIVATING: Final[Menu[ZhanguoState]] = Menu("activate", [CARD_USE, BOARD_USE, STOP, DOWN])


class Activate(Question[ZhanguoState]):
    """Choose one pending effect and use it, or stop and forfeit the rest; the order is free.

    Each card and each board ability is used at most once. A card can be chosen only while unrest in
    its region is below the last space, and nothing is offered that would change nothing.
    """

    size: ClassVar[int] = ACTIVATING.size

    def __init__(self, seat: i64, arg: i64 = 0, abilities: i64 = 0) -> None:
        super().__init__(seat, arg)  # as in Activation
        self.abilities: Final = abilities

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.abilities]

    def menu(self) -> Menu[ZhanguoState]:
        return ACTIVATING

    def fill(self, state: ZhanguoState, room: vec[i64], n: i64) -> i64:
        n = CARD_USE.fill(state, self, room, n)
        n = BOARD_USE.fill(state, self, room, n)
        n = STOP.fill(state, self, room, n)
        return DOWN.fill(state, self, room, n)

    def prompt(self, state: ZhanguoState) -> Said:
        left = int(self.arg).bit_count() + int(self.abilities).bit_count()
        return Said("prompt-activate", {"left": left})

"""What several rules do alike: scoring, gaining, paying, and the lasting effects gains set off."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.words import Amount, Said
from tianxia.games.rotunda.names import (
    ACT_APPRENTICE,
    BASICS,
    COINS_BIT,
    EXPERT_EFFECT,
    EXPERTS,
    FOR_EFFECTS,
    FOR_EXPERT_CARDS,
    GAIN_RESOURCE,
    GOLD,
    ORDERS,
    RESOURCES,
)
from tianxia.games.rotunda.rewards import Reward
from tianxia.games.rotunda.state import GAME_OVER, KINDS_OF_POINTS, RotundaState
from tianxia.games.rotunda.tables import Edition

CUBES_MASK: Final = (1 << COINS_BIT) - 1
DECLINE: Final = 4


def score(state: RotundaState, seat: int, points: int, source: int) -> None:
    """Give points and remember what for; each symbol crossed in the own turn is a bonus later.

    Points of a neutral leader's room action and of the final scoring bring no bonus.
    """
    if points == 0:
        return
    before = state.points[seat]
    state.points[seat] = before + points
    place = seat * KINDS_OF_POINTS + source
    state.scored[place] = state.scored[place] + points
    if state.by_neutral == 0 and state.phase != GAME_OVER:
        edition = state.edition
        crossed = symbols_up_to(edition, before + points) - symbols_up_to(edition, before)
        state.bonuses = state.bonuses + crossed


def symbols_up_to(edition: Edition, points: int) -> int:
    """How many bonus symbols lie on the way from 0 to this score, over all laps."""
    return (
        points // edition.lap * len(edition.symbols) + edition.symbols_up_to[points % edition.lap]
    )


def take_cubes(state: RotundaState, seat: int, kind: int, n: int) -> int:
    """Take cubes from the general supply, as many as are there; how many they were."""
    got = state.bank[kind]
    if got > n:
        got = n
    if got > 0:
        state.bank[kind] = state.bank[kind] - got
        place = seat * 4 + kind
        state.cubes[place] = state.cubes[place] + got
        state.note("took-cubes", seat, got, kind)
    return got


def return_cube(state: RotundaState, seat: int, kind: int) -> None:
    """Pay one cube to the general supply."""
    place = seat * 4 + kind
    state.cubes[place] = state.cubes[place] - 1
    state.bank[kind] = state.bank[kind] + 1


def pay_coins(state: RotundaState, seat: int, n: int) -> None:
    """Pay coins to the general supply, which has no end of them."""
    state.coins[seat] = state.coins[seat] - n


def dismiss(state: RotundaState, seat: int, n: int) -> None:
    """Assistants go from the personal supply back to the assistant track."""
    state.supply[seat] = state.supply[seat] - n
    state.track[seat] = state.track[seat] + n


def give_acts(state: RotundaState, reward: Reward) -> None:
    """Add the assistant actions of a reward to the credits of the session."""
    state.recruit = state.recruit + reward.recruit
    state.pedlar_acts = state.pedlar_acts + reward.pedlar
    state.apprentice = state.apprentice + reward.apprentice
    state.senior = state.senior + reward.senior


def gain(state: RotundaState, seat: int, reward: Reward, source: int, times: int = 1) -> None:
    """One gain: coins, cubes and points of a reward at once, then the effects they set off."""
    gained = hand_over(state, seat, reward, source, times)
    if gained:
        set_off(state, seat, gained)


def hand_over(state: RotundaState, seat: int, reward: Reward, source: int, times: int = 1) -> int:
    """Give coins, cubes and points; the set of things really gained."""
    gained = 0
    if reward.coins > 0:
        state.coins[seat] = state.coins[seat] + reward.coins * times
        state.note("took-coins", seat, reward.coins * times)
        gained = 1 << COINS_BIT
    if reward.tea > 0 and take_cubes(state, seat, 0, reward.tea) > 0:
        gained = gained | 1
    if reward.fruit > 0 and take_cubes(state, seat, 1, reward.fruit) > 0:
        gained = gained | 2
    if reward.celadon > 0 and take_cubes(state, seat, 2, reward.celadon) > 0:
        gained = gained | 4
    if reward.gold > 0 and take_cubes(state, seat, GOLD, reward.gold) > 0:
        gained = gained | 8
    if reward.vp > 0:
        score(state, seat, reward.vp * times, source)
        state.note("scored", seat, reward.vp * times, source)
    return gained


def gain_coins(state: RotundaState, seat: int, n: int) -> None:
    """A gain of coins alone."""
    if n > 0:
        state.coins[seat] = state.coins[seat] + n
        state.note("took-coins", seat, n)
        set_off(state, seat, 1 << COINS_BIT)


def gain_cube(state: RotundaState, seat: int, kind: int) -> None:
    """A gain of one cube from the general supply."""
    if take_cubes(state, seat, kind, 1) > 0:
        set_off(state, seat, 1 << kind)


def ready_effects(state: RotundaState, seat: int) -> int:
    """The lasting effects the seat has and has not used this turn."""
    held = state.held[seat] & state.edition.permanent
    return (state.done_orders[seat] | held << EXPERT_EFFECT) & ~state.used


def set_off(state: RotundaState, seat: int, gained: int) -> None:
    """A gain in the own turn sets off lasting effects; what they give sets off nothing more."""
    if seat != state.active:
        return
    hit = ready_effects(state, seat) & state.edition.gain_effects[gained]
    if hit:
        _apply_effects(state, seat, hit, gained)


def set_off_act(state: RotundaState, seat: int, trigger: int) -> None:
    """An Apprentice action or a hire sets off lasting effects."""
    edition = state.edition
    mask = edition.apprentice_effects if trigger == ACT_APPRENTICE else edition.hire_effects
    hit = ready_effects(state, seat) & mask
    if hit:
        _apply_effects(state, seat, hit, 0)


def _apply_effects(state: RotundaState, seat: int, hit: int, gained: int) -> None:
    """Coins, points and cubes of a named kind come by themselves; other cubes are asked for."""
    edition = state.edition
    asked: list[int] = []
    number = 0
    while hit:
        if hit & 1:
            effect = edition.effects[number]
            if effect.asks():
                asked.append(number)
            elif effect.same == 0 or state.bank[effect.on - 1] > 0:
                state.used = state.used | 1 << number
                note_effect(state, seat, number)
                if effect.coins > 0:
                    state.coins[seat] = state.coins[seat] + effect.coins
                    state.note("took-coins", seat, effect.coins)
                if effect.vp > 0:
                    source = FOR_EFFECTS if number < EXPERT_EFFECT else FOR_EXPERT_CARDS
                    score(state, seat, effect.vp, source)
                    state.note("scored", seat, effect.vp, source)
                if effect.same > 0:
                    take_cubes(state, seat, effect.on - 1, effect.same)
        hit >>= 1
        number += 1
    for number in reversed(asked):
        kinds = extra_kinds(state, number, gained)
        if kinds:
            state.push(ExtraCube(seat, number, kinds))


def extra_kinds(state: RotundaState, number: int, gained: int) -> int:
    """The kinds just gained of which the general supply has another cube."""
    kinds = gained & CUBES_MASK
    if state.edition.effects[number].on != GAIN_RESOURCE:
        kinds &= (1 << BASICS) - 1
    for kind in range(len(RESOURCES)):
        if state.bank[kind] == 0:
            kinds &= ~(1 << kind)
    return kinds


class ExtraCube(Decision[RotundaState]):
    """A lasting effect gives one more cube of a kind just gained, now or at a later gain."""

    size: ClassVar[int] = 5

    def __init__(self, seat: int, arg: int = 0, kinds: int = 0) -> None:
        super().__init__(seat, arg)  # arg: the effect
        self.kinds: Final = kinds

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.kinds]

    def legal(self, state: RotundaState) -> list[int]:
        choices: list[int] = []
        if state.used >> self.arg & 1 == 0:
            for kind in range(4):
                if self.kinds >> kind & 1 and state.bank[kind] > 0:
                    choices.append(kind)
        choices.append(DECLINE)
        return choices

    def apply(self, state: RotundaState, choice: int) -> None:
        if choice == DECLINE:
            return
        state.used = state.used | 1 << self.arg
        note_effect(state, self.seat, self.arg)
        take_cubes(state, self.seat, choice, 1)

    def text(self, choice: int) -> str:
        return "extra none" if choice == DECLINE else f"extra {RESOURCES[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == DECLINE or choice in self.legal(state):
            return None
        thing = f"@res-{RESOURCES[choice]}"
        if self.kinds >> choice & 1 == 0:
            return Said("reason-not-just-gained", {"thing": thing})
        return Said("reason-bank-empty", {"thing": thing})

    def prompt(self, state: RotundaState) -> Said:
        return Said("prompt-extra-cube", {"card": f"@{card_of(self.arg)}"})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == DECLINE:
            return Said("label-extra-none")
        return Said("label-extra-cube", {"thing": f"@res-{RESOURCES[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == DECLINE:
            return []
        return [f"bank:{RESOURCES[choice]}", "mine:" + card_of(self.arg).replace("-", ":")]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        return [] if choice == DECLINE else [Amount(RESOURCES[choice], 1)]


def card_of(number: int) -> str:
    """The card of a lasting effect, as words know it."""
    if number < EXPERT_EFFECT:
        return f"order-{ORDERS[number]}"
    return f"expert-{EXPERTS[number - EXPERT_EFFECT]}"


def note_effect(state: RotundaState, seat: int, number: int) -> None:
    """Tell people which card works now."""
    if number < EXPERT_EFFECT:
        state.note("order-works", seat, number)
    else:
        state.note("expert-works", seat, number - EXPERT_EFFECT)


def reward_amounts(reward: Reward, times: int = 1) -> list[Amount]:
    """What a reward brings, for people."""
    found = [Amount("coins", reward.coins * times)]
    found += [Amount(RESOURCES[kind], n) for kind, n in enumerate(reward.cubes())]
    found.append(Amount("vp", reward.vp * times))
    names = ["recruit", "pedlar", "apprentice", "senior_apprentice"]
    found += [Amount(name, n) for name, n in zip(names, reward.acts(), strict=True)]
    return [amount for amount in found if amount.n]

"""What several rules do alike: scoring, gaining, paying, and the lasting effects gains set off."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, replaced
from tianxia.core.scores import score
from tianxia.core.words import Amount, Said
from tianxia.games.rotunda.cards import TAKE_COINS, TAKE_POINTS, TAKEN
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
from tianxia.games.rotunda.state import GAME_OVER, RotundaState
from tianxia.games.rotunda.tables import Edition

CUBES_MASK: Final = (1 << COINS_BIT) - 1
DECLINE: Final = len(TAKEN)
EITHER_OR: Final = 0  # instead of a number of picks
EXTRA: Final = -1


def score_on_track(state: RotundaState, seat: i64, points: i64, source: i64) -> None:
    """Give points and remember what for; each symbol crossed in the own turn is a bonus later.

    Points of a neutral leader's room action and of the final scoring bring no bonus.
    """
    if points == 0:
        return
    before = state.points[seat]
    score(state, seat, points, source)
    if state.by_neutral == 0 and state.phase != GAME_OVER:
        edition = state.edition
        crossed = symbols_up_to(edition, before + points) - symbols_up_to(edition, before)
        state.bonuses += crossed


def symbols_up_to(edition: Edition, points: i64) -> i64:
    """How many bonus symbols lie on the way from 0 to this score, over all laps."""
    return (
        points // edition.lap * len(edition.symbols) + edition.symbols_up_to[points % edition.lap]
    )


def take_cubes(state: RotundaState, seat: i64, kind: i64, n: i64) -> i64:
    """Take cubes from the general supply, as many as are there; how many they were."""
    got = state.bank[kind]
    if got > n:
        got = n
    if got > 0:
        state.bank[kind] -= got
        place = seat * 4 + kind
        state.cubes[place] += got
        state.note("took-cubes", seat, got, kind)
    return got


def return_cubes(state: RotundaState, seat: i64, kind: i64, n: i64) -> None:
    """Pay cubes to the general supply."""
    place = seat * 4 + kind
    state.cubes[place] -= n
    state.bank[kind] += n


def pay_coins(state: RotundaState, seat: i64, n: i64) -> None:
    """Pay coins to the general supply, which has no end of them."""
    state.coins[seat] -= n


def dismiss(state: RotundaState, seat: i64, n: i64) -> None:
    """Assistants go from the personal supply back to the assistant track."""
    state.supply[seat] -= n
    state.track = replaced(state.track, seat, state.track[seat] + n)


def give_acts(state: RotundaState, reward: Reward) -> None:
    """Add the assistant actions of a reward to the credits of the session."""
    state.recruit += reward.recruit
    state.pedlar_acts += reward.pedlar
    state.apprentice += reward.apprentice
    state.senior += reward.senior


def gain(state: RotundaState, seat: i64, reward: Reward, source: i64, times: i64 = 1) -> None:
    """One gain: coins, cubes and points of a reward at once, then the effects they set off."""
    gained = hand_over(state, seat, reward, source, times)
    if gained:
        set_off(state, seat, gained)


def hand_over(state: RotundaState, seat: i64, reward: Reward, source: i64, times: i64 = 1) -> i64:
    """Give coins, cubes and points; the set of things really gained."""
    gained: i64 = 0
    if reward.coins > 0:
        state.coins[seat] += reward.coins * times
        state.note("took-coins", seat, reward.coins * times)
        gained = BIT[COINS_BIT]
    if reward.tea > 0 and take_cubes(state, seat, 0, reward.tea) > 0:
        gained |= 1
    if reward.fruit > 0 and take_cubes(state, seat, 1, reward.fruit) > 0:
        gained |= 2
    if reward.celadon > 0 and take_cubes(state, seat, 2, reward.celadon) > 0:
        gained |= 4
    if reward.gold > 0 and take_cubes(state, seat, GOLD, reward.gold) > 0:
        gained |= 8
    if reward.vp > 0:
        score_on_track(state, seat, reward.vp * times, source)
        state.note("scored", seat, reward.vp * times, source)
    return gained


def gain_coins(state: RotundaState, seat: i64, n: i64) -> None:
    """A gain of coins alone."""
    if n > 0:
        state.coins[seat] += n
        state.note("took-coins", seat, n)
        set_off(state, seat, BIT[COINS_BIT])


def gain_cube(state: RotundaState, seat: i64, kind: i64) -> None:
    """A gain of one cube from the general supply."""
    if take_cubes(state, seat, kind, 1) > 0:
        set_off(state, seat, BIT[kind])


def ready_effects(state: RotundaState, seat: i64) -> i64:
    """The lasting effects the seat has and has not used this turn."""
    held = state.held[seat] & state.edition.permanent
    return (state.done_orders[seat] | held << EXPERT_EFFECT) & ~state.used


def set_off(state: RotundaState, seat: i64, gained: i64) -> None:
    """A gain in the own turn sets off lasting effects; what they give sets off nothing more."""
    if seat != state.active:
        return
    hit = ready_effects(state, seat) & state.edition.gain_effects[gained]
    if hit:
        _apply_effects(state, seat, hit, gained)


def set_off_act(state: RotundaState, seat: i64, trigger: i64) -> None:
    """An Apprentice action or a hire sets off lasting effects."""
    edition = state.edition
    mask = edition.apprentice_effects if trigger == ACT_APPRENTICE else edition.hire_effects
    hit = ready_effects(state, seat) & mask
    if hit:
        _apply_effects(state, seat, hit, 0)


def _apply_effects(state: RotundaState, seat: i64, hit: i64, gained: i64) -> None:
    """Coins, points and cubes of a named kind come by themselves; other cubes are asked for."""
    edition = state.edition
    asked: i64 = 0
    number: i64 = 0
    while hit:
        if hit & 1:
            effect = edition.effects[number]
            if effect.asks():
                asked |= BIT[number]
            elif effect.same == 0 or state.bank[effect.on - 1] > 0:
                state.used |= BIT[number]
                note_effect(state, seat, number)
                if effect.coins > 0:
                    state.coins[seat] += effect.coins
                    state.note("took-coins", seat, effect.coins)
                if effect.vp > 0:
                    source = FOR_EFFECTS if number < EXPERT_EFFECT else FOR_EXPERT_CARDS
                    score_on_track(state, seat, effect.vp, source)
                    state.note("scored", seat, effect.vp, source)
                if effect.same > 0:
                    take_cubes(state, seat, effect.on - 1, effect.same)
        hit >>= 1
        number += 1
    while asked != 0:  # the last one first: what is pushed last is asked first
        number -= 1
        if asked >> number & 1 != 0:
            asked ^= BIT[number]
            kinds = extra_kinds(state, number, gained)
            if kinds != 0:
                state.push(TakeOne(seat, number, EXTRA, kinds))


def extra_kinds(state: RotundaState, number: i64, gained: i64) -> i64:
    """The kinds just gained of which the general supply has another cube."""
    kinds = gained & CUBES_MASK
    if state.edition.effects[number].on != GAIN_RESOURCE:
        kinds &= BIT[BASICS] - 1
    for kind in range(len(RESOURCES)):
        if state.bank[kind] == 0:
            kinds &= ~BIT[kind]
    return kinds


def pick_on(state: RotundaState, seat: i64, card: i64, left: i64, gained: i64) -> None:
    """Ask for the next pick of an expert, or end the gain when nothing is left to pick."""
    question = TakeOne(seat, card, left, gained)
    if question.has_any(state):
        state.push(question)
    elif gained:
        set_off(state, seat, gained)


class TakeOne(Decision[RotundaState]):
    """Of what a card (`arg`) offers one is taken: an either-or, a basic cube, an extra cube.

    The extra cube of a lasting effect is of a kind just gained, and may wait for a later gain.
    """

    size: ClassVar[int] = len(TAKEN) + 1

    def __init__(self, seat: i64, arg: i64 = 0, left: i64 = 0, gained: i64 = 0) -> None:
        super().__init__(seat, arg)  # arg: the order, or the expert after all orders
        self.left: Final = left  # basic cubes still to pick; EITHER_OR; EXTRA
        self.gained: Final = gained  # what this card gave so far; for EXTRA the kinds offered

    def fields(self) -> list[int]:
        return [self.seat, self.arg, self.left, self.gained]

    def has_any(self, state: RotundaState) -> bool:
        """Whether anything can be taken."""
        for thing in range(len(TAKEN)):
            if self.is_open(state, thing):
                return True
        return False

    def is_open(self, state: RotundaState, thing: i64) -> bool:
        """Whether a thing can be taken: only cubes that the general supply has."""
        return self.offers(state, thing) and (thing > GOLD or state.bank[thing] > 0)

    def offers(self, state: RotundaState, thing: i64) -> bool:
        """Whether the card offers this."""
        if self.left == EXTRA:
            return self.gained >> thing & 1 == 1 and state.used >> self.arg & 1 == 0
        if self.left == EITHER_OR:
            return state.edition.experts[self.arg - EXPERT_EFFECT].choose[thing] > 0
        return thing < BASICS

    def fill(self, state: RotundaState, room: vec[i64], n: i64) -> i64:
        for thing in range(len(TAKEN)):
            if self.is_open(state, thing):
                room[n] = thing
                n += 1
        if self.left == EXTRA:
            room[n] = DECLINE
            n += 1
        return n

    def apply(self, state: RotundaState, choice: i64) -> None:
        if choice == DECLINE:
            return
        if self.left == EXTRA:
            state.used |= BIT[self.arg]
            note_effect(state, self.seat, self.arg)
            take_cubes(state, self.seat, choice, 1)
            return
        gained = self.gained | self.take(state, choice)
        if self.left > 1:
            pick_on(state, self.seat, self.arg, self.left - 1, gained)
        elif gained:
            set_off(state, self.seat, gained)

    def take(self, state: RotundaState, choice: i64) -> i64:
        """Take the thing; what was gained, as a bit."""
        seat = self.seat
        if choice == TAKE_POINTS:
            score_on_track(state, seat, self.amount(state, choice), FOR_EXPERT_CARDS)
            state.note("scored", seat, self.amount(state, choice), FOR_EXPERT_CARDS)
            return 0
        if choice == TAKE_COINS:
            state.coins[seat] = state.coins[seat] + self.amount(state, choice)
            state.note("took-coins", seat, self.amount(state, choice))
            return BIT[COINS_BIT]
        take_cubes(state, seat, choice, 1)
        return BIT[choice]

    def amount(self, state: RotundaState, thing: i64) -> i64:
        """How much of a thing the card gives."""
        if self.left != EITHER_OR or thing <= GOLD:
            return 1
        return state.edition.experts[self.arg - EXPERT_EFFECT].choose[thing]

    def text(self, choice: int) -> str:
        return "pick none" if choice == DECLINE else f"pick {TAKEN[choice]}"

    def reason(self, state: RotundaState, choice: int) -> Said | None:
        if choice == DECLINE:
            return None if self.left == EXTRA else Said("reason-must-take")
        if not self.offers(state, choice):
            return Said("reason-not-offered", {"card": f"@{card_of(self.arg)}"})
        if choice > GOLD or state.bank[choice] > 0:
            return None
        return Said("reason-bank-empty", {"thing": f"@res-{RESOURCES[choice]}"})

    def prompt(self, state: RotundaState) -> Said:
        if self.left == EXTRA:
            return Said("prompt-extra-cube", {"card": f"@{card_of(self.arg)}"})
        return Said("prompt-take-one", {"card": f"@{card_of(self.arg)}", "left": self.left})

    def label(self, state: RotundaState, choice: int) -> Said:
        if choice == DECLINE:
            return Said("label-extra-none")
        if choice == TAKE_COINS:
            return Said("label-take-coins", {"n": self.amount(state, choice)})
        if choice == TAKE_POINTS:
            return Said("label-take-points", {"n": self.amount(state, choice)})
        return Said("label-take", {"thing": f"@res-{RESOURCES[choice]}"})

    def targets(self, state: RotundaState, choice: int) -> list[str]:
        if choice == DECLINE:
            return []
        own = "mine:" + card_of(self.arg).replace("-", ":")
        return [own, f"bank:{RESOURCES[choice]}"] if choice <= GOLD else [own]

    def preview(self, state: RotundaState, choice: int) -> list[Amount]:
        return [] if choice == DECLINE else [Amount(TAKEN[choice], self.amount(state, choice))]


def card_of(number: i64) -> str:
    """The card of a lasting effect, as words know it."""
    if number < EXPERT_EFFECT:
        return f"order-{ORDERS[number]}"
    return f"expert-{EXPERTS[number - EXPERT_EFFECT]}"


def note_effect(state: RotundaState, seat: i64, number: i64) -> None:
    """Tell people which card works now."""
    if number < EXPERT_EFFECT:
        state.note("order-works", seat, number)
    else:
        state.note("expert-works", seat, number - EXPERT_EFFECT)


def reward_amounts(reward: Reward, times: i64 = 1) -> list[Amount]:
    """What a reward brings, for people."""
    found = [Amount("coins", reward.coins * times)]
    found += [Amount(RESOURCES[kind], n) for kind, n in enumerate(reward.cubes())]
    found.append(Amount("vp", reward.vp * times))
    names = ["recruit", "pedlar", "apprentice", "senior_apprentice"]
    found += [Amount(name, n) for name, n in zip(names, reward.acts(), strict=True)]
    return [amount for amount in found if amount.n]

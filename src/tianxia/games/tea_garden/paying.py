"""Paying leaves, one after another: fresh before fermented, low before high, never back.

A price asks for so many fermented leaves, so many of a least quality, and others of any kind. A
set of leaves pays it if it has the right number, enough fermented ones, enough of the quality,
and not more fresh ones below the quality than `low`, because one leaf pays one thing only.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import Decision
from tianxia.core.native import i64, vec
from tianxia.core.rows import turn_round
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.tea_garden.names import LEAF_KINDS, LEAF_TYPES, QUALITIES
from tianxia.games.tea_garden.state import TeaState

DEFAULT: Final = LEAF_TYPES  # pay all as usual: the lowest leaves that will do
GIVEN: Final = 64  # leaves given and the fermented ones among them, in one number


def leaf_name(leaf: int) -> str:
    """A type of leaf in records: `fresh 3`."""
    return f"{LEAF_KINDS[leaf // QUALITIES]} {leaf % QUALITIES + 1}"


def basket(leaf: int) -> str:
    """The target that holds leaves of this type."""
    return f"basket:{leaf % QUALITIES + 1}:{LEAF_KINDS[leaf // QUALITIES]}"


def leaf_args(leaf: int) -> dict[str, Arg]:
    """A type of leaf for a sentence."""
    kind = LEAF_KINDS[leaf // QUALITIES]
    return {"leaf": f"@leaf-{kind}", "quality": leaf % QUALITIES + 1}


def can_finish(
    left: i64, fermented: i64, least: i64, low: i64, have: tuple[i64, i64, i64, i64]
) -> bool:
    """Whether `left` leaves can be taken so that the price is met.

    `have` counts what may still be taken: fermented of the quality, fermented below it, fresh of
    the quality, fresh below it.
    """
    good_fermented, low_fermented, good_fresh, low_fresh = have
    if left <= good_fermented:  # these serve every need
        return fermented <= left and least <= left
    left -= good_fermented
    need_fermented = max(0, fermented - good_fermented)
    need_good = max(0, least - good_fermented)
    if need_fermented > low_fermented or need_good > good_fresh:
        return False
    if need_fermented + need_good > left:
        return False
    return left <= low_fermented + good_fresh + min(low_fresh, low)


def stock(state: TeaState, seat: i64, quality: i64) -> tuple[i64, i64, i64, i64]:
    """All leaves of the seat as `can_finish` counts them."""
    base = seat * LEAF_TYPES
    leaves = state.leaves
    good_fermented: i64 = 0
    low_fermented: i64 = 0
    good_fresh: i64 = 0
    low_fresh: i64 = 0
    for at in range(i64(QUALITIES)):
        if at + 1 >= quality:
            good_fresh += leaves[base + at]
            good_fermented += leaves[base + QUALITIES + at]
        else:
            low_fresh += leaves[base + at]
            low_fermented += leaves[base + QUALITIES + at]
    return good_fermented, low_fermented, good_fresh, low_fresh


def can_pay(
    state: TeaState, seat: i64, fermented: i64, others: i64, least: i64, quality: i64
) -> bool:
    """Whether the seat's leaves pay this price."""
    total = fermented + others + least
    return can_finish(total, fermented, least, others, stock(state, seat, quality))


class Payment(Decision[TeaState]):
    """Give one leaf more; only leaves with which the price can still be paid."""

    size: ClassVar[int] = LEAF_TYPES + 1
    word: ClassVar[str] = "payment"

    def __init__(
        self,
        seat: i64,
        arg: i64 = 0,
        left: i64 = 0,
        fermented: i64 = 0,
        least: i64 = 0,
        low: i64 = 0,
        quality: i64 = 1,
        last: i64 = 0,
        keep: i64 = 0,
        given: i64 = 0,
    ) -> None:
        super().__init__(seat, arg)
        self.left: Final = left  # leaves still to give
        self.fermented: Final = fermented  # of them fermented, at least
        self.least: Final = least  # of them of the quality, at least
        self.low: Final = low  # of them fresh and below the quality, at most
        self.quality: Final = quality
        self.last: Final = last  # the type given last: no way back before it
        self.keep: Final = keep  # a leaf of this quality must stay; 0 for none
        self.given: Final = given  # GIVEN * leaves + fermented leaves given so far

    def fields(self) -> list[int]:
        need = [self.left, self.fermented, self.least, self.low, self.quality]
        return [self.seat, self.arg, *need, self.last, self.keep, self.given]

    def again(self, leaf: i64, left: i64, needs: tuple[i64, i64, i64], given: i64) -> Payment:
        """The question after a leaf of this type: the same class with what is left of the price."""
        raise AssertionError("a payment of one leaf is over after it")

    def picks(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        """Write the types of leaves that may be given next, ascending."""
        first = n
        base = self.seat * LEAF_TYPES
        leaves = state.leaves
        good_fermented: i64 = 0
        low_fermented: i64 = 0
        good_fresh: i64 = 0
        low_fresh: i64 = 0
        leaf: i64 = LEAF_TYPES
        while leaf > self.last:
            leaf -= 1
            count = leaves[base + leaf]
            if count == 0:
                continue
            good = leaf % QUALITIES + 1 >= self.quality
            fermented, least, low = self.fermented, self.least, self.low
            if leaf >= QUALITIES:
                fermented -= 1
                if good:
                    good_fermented += count
                    least -= 1
                    have = (good_fermented - 1, low_fermented, good_fresh, low_fresh)
                else:
                    low_fermented += count
                    have = (good_fermented, low_fermented - 1, good_fresh, low_fresh)
            elif good:
                good_fresh += count
                least -= 1
                have = (good_fermented, low_fermented, good_fresh - 1, low_fresh)
            else:
                low_fresh += count
                low -= 1
                have = (good_fermented, low_fermented, good_fresh, low_fresh - 1)
            if low < 0 or not can_finish(self.left - 1, fermented, least, low, have):
                continue
            if self.keep == 0 or self.can_keep(state, leaf, fermented, have):
                room[n] = leaf
                n += 1
        turn_round(room, first, n)
        return n

    def can_keep(
        self, state: TeaState, leaf: i64, fermented: i64, have: tuple[i64, i64, i64, i64]
    ) -> bool:
        """Whether a leaf of the quality to keep can stay when this one is given.

        Such prices ask for no quality, so every leaf counts as good.
        """
        base = self.seat * LEAF_TYPES
        good_fermented, low_fermented, good_fresh, low_fresh = have
        for other in range(LEAF_TYPES):
            count = state.leaves[base + other] - (1 if other == leaf else 0)
            if count == 0 or other % QUALITIES + 1 < self.keep:
                continue
            if other < leaf:
                return True  # it is not asked for any more
            one = (good_fermented, low_fermented, good_fresh - 1, low_fresh)
            if other >= QUALITIES:
                one = (good_fermented - 1, low_fermented, good_fresh, low_fresh)
            if can_finish(self.left - 1, fermented, 0, self.low, one):
                return True
        return False

    def fill(self, state: TeaState, room: vec[i64], n: i64) -> i64:
        end = self.picks(state, room, n)
        if self.given == 0 and self.left > 1 and end - n > 1:
            room[end] = DEFAULT
            end += 1
        return end

    def apply(self, state: TeaState, choice: i64) -> None:
        if choice == DEFAULT:
            self.pay_as_usual(state)
            return
        following = self.give(state, choice)
        if following is not None:
            state.push(following)

    def give(self, state: TeaState, leaf: i64) -> Payment | None:
        """One leaf goes back to the supply; the question that follows."""
        place = self.seat * LEAF_TYPES + leaf
        state.leaves[place] -= 1
        good = leaf % QUALITIES + 1 >= self.quality
        fermented, least, low = self.fermented, self.least, self.low
        given = self.given + GIVEN
        if leaf >= QUALITIES:
            fermented = max(0, fermented - 1)
            given += 1
        if good:
            least = max(0, least - 1)
        elif leaf < QUALITIES:
            low -= 1
        if self.left > 1:
            return self.again(leaf, self.left - 1, (fermented, least, low), given)
        state.note("paid", self.seat, given // GIVEN, given % GIVEN)
        return None

    def pay_as_usual(self, state: TeaState) -> None:
        """First the fermented leaves asked for, the lowest; then the lowest fresh that will do."""
        if self.keep > 0:
            self.pay_first(state)
            return
        given: i64 = 0
        for _ in range(self.fermented):
            given += self.spend(state, QUALITIES, LEAF_TYPES)
        for _ in range(self.least):
            given += self.spend_lowest(state, self.quality - 1)
        for _ in range(self.left - self.fermented - self.least):
            given += self.spend_lowest(state, 0)
        state.note("paid", self.seat, self.left, given)

    def pay_first(self, state: TeaState) -> None:
        """Any legal payment: the first leaf offered, again and again."""
        here: Payment | None = self
        while here is not None:
            here = here.give(state, here.legal(state)[0])

    def spend_lowest(self, state: TeaState, from_leaf: i64) -> i64:
        """The lowest fresh leaf from a type on, or the lowest fermented one; 1 if it was that."""
        base = self.seat * LEAF_TYPES
        for leaf in range(from_leaf, QUALITIES):
            if state.leaves[base + leaf] > 0:
                state.leaves[base + leaf] -= 1
                return 0
        return self.spend(state, QUALITIES + from_leaf, LEAF_TYPES)

    def spend(self, state: TeaState, first: i64, end: i64) -> i64:
        """The first fermented leaf among these types."""
        base = self.seat * LEAF_TYPES
        for leaf in range(first, end):
            if state.leaves[base + leaf] > 0:
                state.leaves[base + leaf] -= 1
                return 1
        raise AssertionError("the price cannot be paid")

    def text(self, choice: int) -> str:
        return f"{self.word} as usual" if choice == DEFAULT else f"{self.word} {leaf_name(choice)}"

    def reason(self, state: TeaState, choice: int) -> Said | None:
        picks = [leaf for leaf in self.legal(state) if leaf != DEFAULT]
        if choice == DEFAULT:
            if self.given > 0:
                return Said("reason-payment-begun")
            several = self.left > 1 and len(picks) > 1
            return None if several else Said("reason-only-one-leaf")
        if choice in picks:
            return None
        if state.leaves[self.seat * LEAF_TYPES + choice] == 0:
            return Said("reason-no-such-leaf", leaf_args(choice))
        if choice < self.last:
            return Said("reason-leaf-order")
        if self.fits(state, choice, self.keep):
            return Said("reason-leaf-later")
        if self.keep > 0 and self.fits(state, choice, 0):
            return Said("reason-leaf-kept", {"quality": self.keep})
        if self.low == 0 and choice + 1 < self.quality:
            return Said("reason-leaf-low", {"quality": self.quality})
        return Said(
            "reason-leaf-wanted",
            {
                "left": self.left,
                "fermented": self.fermented,
                "least": self.least,
                "quality": self.quality,
            },
        )

    def fits(self, state: TeaState, leaf: i64, keep: i64) -> bool:
        """Whether a payment with this leaf meets the price, in whatever order its leaves come."""
        base = self.seat * LEAF_TYPES
        left = state.leaves[base : base + LEAF_TYPES]
        left[leaf] -= 1
        if keep == 0:
            return self.can_follow(left, leaf)
        for other in range(LEAF_TYPES):
            if left[other] > 0 and other % QUALITIES + 1 >= keep:
                left[other] -= 1
                if self.can_follow(left, leaf):
                    return True
                left[other] += 1
        return False

    def can_follow(self, left: vec[i64], leaf: i64) -> bool:
        """Whether the rest of the price can be met from these leaves after this one."""
        have = vec[i64]([0, 0, 0, 0])  # as `can_finish` counts them
        for other in range(self.last, LEAF_TYPES):
            low = 0 if other % QUALITIES + 1 >= self.quality else 1
            have[low if other >= QUALITIES else 2 + low] += left[other]
        good = leaf % QUALITIES + 1 >= self.quality
        low = self.low - (0 if good or leaf >= QUALITIES else 1)
        fermented = self.fermented - (1 if leaf >= QUALITIES else 0)
        least = self.least - (1 if good else 0)
        there = (have[0], have[1], have[2], have[3])
        return low >= 0 and can_finish(self.left - 1, fermented, least, low, there)

    def prompt(self, state: TeaState) -> Said:
        return Said(
            "prompt-" + self.word.replace(" ", "-"),
            {
                "left": self.left,
                "fermented": self.fermented,
                "least": self.least,
                "quality": self.quality,
            },
        )

    def label(self, state: TeaState, choice: int) -> Said:
        if choice == DEFAULT:
            return Said("label-pay-as-usual", {"n": self.left})
        return Said("label-pay-leaf", leaf_args(choice))

    def targets(self, state: TeaState, choice: int) -> list[str]:
        return ["confirm"] if choice == DEFAULT else [basket(choice)]

    def preview(self, state: TeaState, choice: int) -> list[Amount]:
        if choice == DEFAULT:
            return [Amount("any_leaf", -self.left)]
        return [Amount(f"{LEAF_KINDS[choice // QUALITIES]}_leaf", -1)]


class PayFourthTurn(Payment):
    """The fourth turn costs three leaves, one of them fermented."""

    word: ClassVar[str] = "pay fourth turn"

    def again(self, leaf: i64, left: i64, needs: tuple[i64, i64, i64], given: i64) -> Payment:
        fermented, least, low = needs
        return PayFourthTurn(
            self.seat, self.arg, left, fermented, least, low, self.quality, leaf, self.keep, given
        )


class PayCard(Payment):
    """The price of an action card, and leaves in place of teapots."""

    word: ClassVar[str] = "pay card"

    def again(self, leaf: i64, left: i64, needs: tuple[i64, i64, i64], given: i64) -> Payment:
        fermented, least, low = needs
        return PayCard(
            self.seat, self.arg, left, fermented, least, low, self.quality, leaf, 0, given
        )


class PayCaravan(Payment):
    """The leaves sold to a caravan."""

    word: ClassVar[str] = "pay caravan"

    def again(self, leaf: i64, left: i64, needs: tuple[i64, i64, i64], given: i64) -> Payment:
        fermented, least, low = needs
        return PayCaravan(
            self.seat, self.arg, left, fermented, least, low, self.quality, leaf, 0, given
        )


class PayEmperor(Payment):
    """The one leaf that a row of the emperor track asks for."""

    word: ClassVar[str] = "pay emperor"


class PayRepeat(Payment):
    """The fermented leaves for repeating a secondary action."""

    word: ClassVar[str] = "pay repeat"

    def again(self, leaf: i64, left: i64, needs: tuple[i64, i64, i64], given: i64) -> Payment:
        fermented, least, low = needs
        return PayRepeat(
            self.seat, self.arg, left, fermented, least, low, self.quality, leaf, 0, given
        )


def ask_for(state: TeaState, payment: Payment) -> None:
    """Let the seat pay, or pay as usual where the table has agreed on that."""
    if payment.left == 0:
        return
    if state.edition.auto_pay:
        payment.pay_as_usual(state)
    else:
        state.push(payment)

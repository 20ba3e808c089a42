"""Phase 1, actions: deal the cards into groups, place dragons, take one action each."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.core.agenda import NATURE, Chance, Decision, Step
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT, backwards, index_of, replaced
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.dragon.effects import amount_of, receive
from tianxia.games.dragon.names import (
    ACTIONS,
    BUILD_WALL,
    FOR_RESEARCH,
    GAINS,
    LARGE,
    MAX_SEATS,
    NO_GROUP,
    PRIVILEGE,
    PRIVILEGES,
    SMALL,
)
from tianxia.games.dragon.state import ACTION_PHASE, DragonState
from tianxia.games.dragon.wall import build_wall, can_build_wall

TAKE_MONEY: Final = len(ACTIONS)
BARE_GROUP: Final = TAKE_MONEY + 1  # + group: the dragon is placed and no action is possible


class ActionPhase(Step[DragonState]):
    """Nature deals first; then every seat is asked, furthest on the person track first."""

    def run(self, state: DragonState) -> None:
        state.phase = ACTION_PHASE
        state.group_of = vec[i64]([NO_GROUP] * state.edition.actions)
        state.dragon = vec[i64]([NO_GROUP] * state.seats)
        for seat in backwards(state.track_order()):
            state.push(CHOOSE_ACTION[seat])
        state.push(DEAL_ACTION[0])


class DealAction(Chance[DragonState]):
    """The shuffled action cards fill the groups one after another (`arg` cards lie there)."""

    size: ClassVar[int] = len(ACTIONS)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        group_of = state.group_of
        for action in range(len(group_of)):
            if group_of[action] == NO_GROUP:
                room[n] = action
                n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.group_of[choice] = group_at(state, self.arg)
        if self.arg + 2 < len(state.group_of):
            state.push(DEAL_ACTION[self.arg + 1])
        else:
            state.group_of[index_of(state.group_of, NO_GROUP)] = group_at(state, self.arg + 1)
            state.note("actions-dealt", NATURE, len(state.group_of), state.seats)

    def text(self, choice: int) -> str:
        return f"deal {ACTIONS[choice]}"


def group_at(state: DragonState, card: i64) -> i64:
    """The group that the card dealt at this position falls into."""
    sizes = state.edition.groups[state.seats]
    group: i64 = 0
    while card >= sizes[group]:
        card -= sizes[group]
        group += 1
    return group


class ChooseAction(Decision[DragonState]):
    """Place the dragon on a group and take one of its actions, or take money up to three yuan.

    A group that holds a dragon costs three yuan, to be paid before the action.
    """

    size: ClassVar[int] = BARE_GROUP + MAX_SEATS

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        first = n
        edition = state.edition
        group_of = state.group_of
        occupied = occupied_groups(state)
        full = state.yuan[self.seat]
        usable: i64 = 0  # bit mask of the groups with a card that can be used
        for action in range(len(group_of)):
            purse = full - edition.fee if occupied >> group_of[action] & 1 else full
            if purse >= 0 and can_use(state, self.seat, action, purse):
                usable |= BIT[group_of[action]]
                room[n] = action
                n += 1
        if edition.rich_may_pass or full < edition.refill_to or n == first:
            room[n] = TAKE_MONEY
            n += 1
        if not edition.group_needs_card:
            for group in range(state.seats):
                if not usable >> group & 1 and purse_at(state, self.seat, group) >= 0:
                    room[n] = BARE_GROUP + group
                    n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        seat = self.seat
        if choice == TAKE_MONEY:
            before = state.yuan[seat]
            state.yuan[seat] = max(before, state.edition.refill_to)
            state.note("took-money", seat, state.yuan[seat] - before)
            return
        bare = choice >= BARE_GROUP
        group = choice - BARE_GROUP if bare else state.group_of[choice]
        if state.is_occupied(group):
            state.yuan[seat] -= state.edition.fee
            state.note("paid-fee", seat, state.edition.fee)
        state.dragon[seat] = group
        if bare:
            state.note("chose-group", seat, group + 1)
            return
        state.note("chose", seat, choice)
        carry_out(state, seat, choice)

    def text(self, choice: int) -> str:
        if choice == TAKE_MONEY:
            return "take money"
        if choice >= BARE_GROUP:
            return f"group {choice - BARE_GROUP + 1} nothing"
        return f"action {ACTIONS[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        if choice in self.legal(state):
            return None
        if choice == TAKE_MONEY:
            return Said("reason-rich", {"limit": state.edition.refill_to})
        if choice >= BARE_GROUP:
            return self.reason_for_group(state, choice - BARE_GROUP)
        if choice >= len(state.group_of):
            return Said("reason-no-wall-card")
        return reason_for_action(state, self.seat, choice)

    def reason_for_group(self, state: DragonState, group: int) -> Said:
        """Nothing is done in a group only where a ruling allows it; others say what is missing."""
        cards = [action for action in range(len(state.group_of)) if state.group_of[action] == group]
        if not cards:
            return Said("reason-no-such-group", {"group": group + 1})
        legal = self.legal(state)
        if any(card in legal for card in cards):
            return Said("reason-take-an-action")
        return reason_for_action(state, self.seat, cards[0])

    def prompt(self, state: DragonState) -> Said:
        edition = state.edition
        have = state.yuan[self.seat]
        return Said(
            "prompt-choose-action", {"fee": edition.fee, "limit": edition.refill_to, "have": have}
        )

    def label(self, state: DragonState, choice: int) -> Said:
        if choice == TAKE_MONEY:
            gain = max(0, state.edition.refill_to - state.yuan[self.seat])
            return Said("label-take-money", {"limit": state.edition.refill_to, "n": gain})
        if choice >= BARE_GROUP:
            return Said("label-bare-group", {"group": choice - BARE_GROUP + 1})
        group = state.group_of[choice]
        fee = state.edition.fee if state.is_occupied(group) else 0
        args: dict[str, Arg] = {"action": f"@action-{ACTIONS[choice]}", "group": group + 1}
        return Said("label-choose-action", {**args, "fee": fee})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        if choice == TAKE_MONEY:
            return ["money"]
        if choice >= BARE_GROUP:
            return [f"group:{choice - BARE_GROUP + 1}"]
        if choice >= len(state.group_of):
            return [f"card:{ACTIONS[choice]}"]
        return [f"card:{ACTIONS[choice]}", f"group:{state.group_of[choice] + 1}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        edition = state.edition
        if choice == TAKE_MONEY:
            return [Amount("yuan", max(0, edition.refill_to - state.yuan[self.seat]))]
        group = choice - BARE_GROUP if choice >= BARE_GROUP else state.group_of[choice]
        amounts = [Amount("yuan", -edition.fee)] if state.is_occupied(group) else []
        if choice < PRIVILEGE:
            gain = edition.action_gain[choice]
            amounts.append(Amount(GAINS[gain.what], amount_of(state, self.seat, gain)))
        return amounts


def occupied_groups(state: DragonState) -> i64:
    """Bit mask of the groups on which a dragon stands."""
    mask: i64 = 0
    for group in state.dragon:
        if group != NO_GROUP:
            mask |= BIT[group]
    return mask


def purse_at(state: DragonState, seat: i64, group: i64) -> i64:
    """The seat's yuan after the fee for the group, negative if it cannot pay."""
    fee = state.edition.fee if state.is_occupied(group) else 0
    return state.yuan[seat] - fee


def can_use(state: DragonState, seat: i64, action: i64, purse: i64) -> bool:
    """Whether the action does anything: Privilege needs money, Build Wall a tile and a space."""
    if action == PRIVILEGE:
        return purse >= cheapest_privilege(state) or not state.edition.privilege_needs_money
    if action == BUILD_WALL:
        return can_build_wall(state, seat) or not state.edition.wall_needs_tile
    return True


def cheapest_privilege(state: DragonState) -> i64:
    """The lowest price of a privilege."""
    return min(state.edition.small_cost, state.edition.large_cost)


def carry_out(state: DragonState, seat: i64, action: i64) -> None:
    """The effect of an action card; Privilege and Build Wall ask further."""
    if action == PRIVILEGE:
        if state.yuan[seat] >= cheapest_privilege(state):
            state.push(BUY_PRIVILEGE[seat])
    elif action == BUILD_WALL:
        if can_build_wall(state, seat):
            build_wall(state, seat)
    else:
        gain = state.edition.action_gain[action]
        receive(state, seat, gain.what, amount_of(state, seat, gain), FOR_RESEARCH)


def reason_for_action(state: DragonState, seat: i64, action: i64) -> Said:
    """What is missing for an action that cannot be taken."""
    occupied = state.is_occupied(state.group_of[action])
    fee = state.edition.fee if occupied else 0
    have = state.yuan[seat]
    if have < fee:
        return Said("reason-needs-fee", {"fee": fee, "have": have})
    if action == PRIVILEGE:
        price = cheapest_privilege(state)
        need = fee + price
        return Said("reason-needs-yuan", {"fee": fee, "price": price, "need": need, "have": have})
    if len(state.wall) >= state.edition.wall_length:
        return Said("reason-wall-complete", {"length": state.edition.wall_length})
    return Said("reason-no-wall-tile")


class BuyPrivilege(Decision[DragonState]):
    """Buy exactly one privilege, small or large."""

    size: ClassVar[int] = len(PRIVILEGES)

    def fill(self, state: DragonState, room: vec[i64], n: i64) -> i64:
        purse = state.yuan[self.seat]
        if purse >= state.edition.small_cost:
            room[n] = SMALL
            n += 1
        if purse >= state.edition.large_cost:
            room[n] = LARGE
            n += 1
        return n

    def apply(self, state: DragonState, choice: i64) -> None:
        state.yuan[self.seat] -= privilege_price(state, choice)
        if choice == SMALL:
            state.small = replaced(state.small, self.seat, state.small[self.seat] + 1)
        else:
            state.large = replaced(state.large, self.seat, state.large[self.seat] + 1)
        state.note("bought", self.seat, choice, privilege_price(state, choice))

    def text(self, choice: int) -> str:
        return f"buy {PRIVILEGES[choice]}"

    def reason(self, state: DragonState, choice: int) -> Said | None:
        price = privilege_price(state, choice)
        have = state.yuan[self.seat]
        return Said("reason-needs-price", {"price": price, "have": have}) if have < price else None

    def label(self, state: DragonState, choice: int) -> Said:
        price = privilege_price(state, choice)
        return Said("label-buy", {"privilege": f"@privilege-{PRIVILEGES[choice]}", "price": price})

    def targets(self, state: DragonState, choice: int) -> list[str]:
        return [f"privilege:{PRIVILEGES[choice]}"]

    def preview(self, state: DragonState, choice: int) -> list[Amount]:
        return [Amount("yuan", -privilege_price(state, choice)), Amount(PRIVILEGES[choice], 1)]


def privilege_price(state: DragonState, privilege: i64) -> i64:
    """What a privilege costs at this table."""
    return state.edition.small_cost if privilege == SMALL else state.edition.large_cost


DEAL_ACTION: Final = [DealAction(NATURE, dealt) for dealt in range(len(ACTIONS))]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MAX_SEATS)]
BUY_PRIVILEGE: Final = [BuyPrivilege(seat) for seat in range(MAX_SEATS)]

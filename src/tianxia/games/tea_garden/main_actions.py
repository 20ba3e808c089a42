"""Main actions as choices of a turn: which are possible, and what they are called."""

from __future__ import annotations

from typing import Final

from tianxia.core.native import i64, vec
from tianxia.core.rows import fill_members, next_of
from tianxia.core.words import Amount, Arg, Said
from tianxia.games.tea_garden import buying, caravans, founding
from tianxia.games.tea_garden.leaves import FermentLeaf, HarvestGarden
from tianxia.games.tea_garden.names import (
    BUY_CARD,
    CARAVANS,
    EXTRA_HARVEST,
    FERMENT_LEAVES,
    FOUND_GARDEN,
    MAIN_ACTIONS,
    NO_CARAVAN,
    REGIONS,
    ROW_SLOTS,
    SELL_CARAVAN,
)
from tianxia.games.tea_garden.state import NONE, TeaState
from tianxia.games.tea_garden.words import card_args

# choices below BUY are regions in which a garden is founded
BUY: Final = len(REGIONS)  # + slot
SELL: Final = BUY + ROW_SLOTS  # + caravan * 4 + trade * 2 + strength
FERMENTATION: Final = SELL + len(CARAVANS) * 4
HARVEST: Final = FERMENTATION + 1
MAIN_CHOICES: Final = HARVEST + 1


def fill_main(state: TeaState, seat: i64, room: vec[i64], n: i64) -> i64:
    """Write the main actions that can be carried out to their end."""
    strength = state.strength + state.scroll_strength[seat]
    n = fill_members(founding.open_regions(state, seat, strength), 0, room, n)
    for slot in range(len(state.row)):
        if buying.can_buy(state, seat, slot, strength):
            room[n] = BUY + slot
            n += 1
    n = fill_caravans(state, seat, strength, room, n)
    if state.fresh_of(seat) > 0:
        room[n] = FERMENTATION
        n += 1
    room[n] = HARVEST
    return n + 1


def fill_caravans(state: TeaState, seat: i64, strength: i64, room: vec[i64], n: i64) -> i64:
    """Write every trade and strength that can be met, caravans ascending."""
    least = state.edition.strength_least
    fresh, fermented = state.fresh_of(seat), state.fermented_of(seat)
    caravan = next_of(state.caravans, NO_CARAVAN)
    before: i64 = NO_CARAVAN
    while caravan != before:
        for trade in range(caravan * 2, caravan * 2 + 2):
            if caravans.can_trade(state, trade, fresh, fermented):
                for power in range(i64(2)):
                    if strength >= least[caravan * 2 + power]:
                        room[n] = SELL + trade * 2 + power
                        n += 1
        before = caravan
        caravan = next_of(state.caravans, before)
    return n


def main_of(choice: i64) -> i64:
    """The main action that a choice belongs to."""
    if choice < BUY:
        return FOUND_GARDEN
    if choice < SELL:
        return BUY_CARD
    if choice < FERMENTATION:
        return SELL_CARAVAN
    return FERMENT_LEAVES if choice == FERMENTATION else EXTRA_HARVEST


def carry_out_main(state: TeaState, seat: i64, choice: i64) -> None:
    """Begin the main action of the turn."""
    state.main = main_of(choice)
    if choice < BUY:
        state.push(founding.CHOOSE_PAGODA[seat * BUY + choice])
    elif choice < SELL:
        buying.buy(state, seat, choice - BUY)
    elif choice < FERMENTATION:
        caravans.sell(state, seat, choice - SELL)
    elif choice == FERMENTATION:
        state.note("ferments", seat)
        state.push(FermentLeaf(seat, state.strength, 0, 1))
    else:
        state.note("harvests", seat)
        state.push(HarvestGarden(seat, state.strength, 0, 1))


def main_text(choice: int) -> str:
    """A main action in records."""
    if choice < BUY:
        return f"found {REGIONS[choice]}"
    if choice < SELL:
        return f"buy slot {choice - BUY + 1}"
    if choice < FERMENTATION:
        at = choice - SELL
        return f"sell {CARAVANS[at // 4]} trade {at // 2 % 2 + 1} strength {at % 2 + 1}"
    return "main ferment" if choice == FERMENTATION else "main harvest"


def main_reason(state: TeaState, seat: i64, choice: i64) -> Said:
    """Why a main action is not possible."""
    if state.main != NONE:
        return Said("reason-main-done")
    strength = state.strength + state.scroll_strength[seat]
    if choice < BUY:
        return founding.reason_against(state, seat, choice, strength)
    if choice < SELL:
        return buying.reason_against(state, seat, choice - BUY, strength)
    if choice < FERMENTATION:
        return caravans.reason_against(state, seat, choice - SELL, strength)
    return Said("reason-no-fresh-leaf")


def main_label(state: TeaState, choice: i64) -> Said:
    """A main action as words on a button."""
    edition = state.edition
    if choice < BUY:
        value = edition.value[choice]
        return Said("label-found", {"region": f"@region-{REGIONS[choice]}", "value": value})
    if choice < SELL:
        slot = choice - BUY
        if slot >= len(state.row):
            return Said("label-buy-nothing", {"slot": slot + 1})
        return Said("label-buy", {**card_args(state, state.row[slot]), "slot": slot + 1})
    if choice < FERMENTATION:
        at = choice - SELL
        trade, power = at // 2, at // 4 * 2 + at % 2
        brown = edition.trade_fermented[trade]
        args: dict[str, Arg] = {"caravan": f"@caravan-{CARAVANS[at // 4]}"}
        args["n"] = brown + edition.trade_any[trade]
        args["fermented"] = brown
        args["trade"] = trade % 2 + 1
        args["option"] = power % 2 + 1
        args["strength"] = edition.strength_least[power]
        return Said("label-sell", args)
    return Said("label-main-ferment") if choice == FERMENTATION else Said("label-main-harvest")


def main_targets(choice: int) -> list[str]:
    """What a main action concerns."""
    main = f"main:{MAIN_ACTIONS[main_of(choice)]}"
    if choice < BUY:
        return [main, f"region:{REGIONS[choice]}"]
    if choice < SELL:
        return [main, f"slot:{choice - BUY + 1}"]
    if choice < FERMENTATION:
        at = choice - SELL
        name = CARAVANS[at // 4]
        trade, power = at // 2 % 2 + 1, at % 2 + 1
        return [main, f"caravan:{name}", f"trade:{name}:{trade}", f"strength:{name}:{power}"]
    return [main]


def main_preview(state: TeaState, seat: i64, choice: i64) -> list[Amount]:
    """What a main action brings and costs."""
    edition = state.edition
    if choice < BUY:
        return founding.gains_of(state, choice)
    if choice < SELL:
        slot = choice - BUY
        if slot >= len(state.row):
            return []
        need = edition.slot_strength[slot] - state.strength
        costs = [Amount("scroll_strength", -need)] if need > 0 else []
        leaves = edition.cost_leaves[state.row[slot]]
        if leaves:
            costs.append(Amount("any_leaf", -leaves))
        teapots = buying.missing_teapots(state, seat, state.row[slot])
        return [*costs, Amount("teapot", -teapots)] if teapots else costs
    if choice < FERMENTATION:
        at = choice - SELL
        trade, power = at // 2, at // 4 * 2 + at % 2
        missing = edition.strength_least[power] - state.strength
        costs = [Amount("scroll_strength", -missing)] if missing > 0 else []
        if edition.trade_any[trade]:
            costs.append(Amount("any_leaf", -edition.trade_any[trade]))
        if edition.trade_fermented[trade]:
            costs.append(Amount("fermented_leaf", -edition.trade_fermented[trade]))
        return costs + caravans.gains_of(state, at)
    return []

"""Order and expert cards as printed, and their lasting effects."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import append, i64, vec
from tianxia.core.rows import BIT
from tianxia.games.rotunda.names import (
    AMULETS,
    BACKS,
    BASICS,
    COINS_BIT,
    EXPERTS,
    GAIN_BASIC,
    GAIN_COINS,
    GAIN_RESOURCE,
    GOLD,
    NO_AMULET,
    ORDERS,
    RESOURCES,
    TOKENS,
    TRIGGERS,
)
from tianxia.games.rotunda.rewards import (
    Reward,
    amounts,
    cost_of,
    entries,
    read_reward,
)

NO_TRIGGER: Final = -1
ANY_KIND: Final = -1  # a sale of any resource
TAKEN: Final = ["tea", "fruit", "celadon", "gold", "coins", "vp"]  # what an alternative may give
TAKE_COINS: Final = 4
TAKE_POINTS: Final = 5


class Effect:
    """A lasting effect, once in each of the owner's turns."""

    def __init__(self, on: i64, coins: i64, vp: i64, same: i64) -> None:
        self.on: Final = on  # a trigger, or NO_TRIGGER
        self.coins: Final = coins
        self.vp: Final = vp
        self.same: Final = same  # cubes of the kind just gained

    def asks(self) -> bool:
        """Whether the owner picks the kind of the extra cube, or waits for another gain."""
        return self.same > 0 and (self.on == GAIN_BASIC or self.on == GAIN_RESOURCE)


class Order:
    """An order card: what it costs, what it scores at the end, its lasting effect."""

    def __init__(self, start: bool, cost: list[int], vp: i64, effect: Effect) -> None:
        self.start: Final = start
        self.tea: Final[i64] = cost[1]
        self.fruit: Final[i64] = cost[2]
        self.celadon: Final[i64] = cost[3]
        self.coins: Final[i64] = cost[0]
        self.cubes: Final = vec[i64]([cost[1], cost[2], cost[3]])
        self.vp: Final = vp
        self.effect: Final = effect


class Sale:
    """What a selling expert may sell, without a leader in the room."""

    def __init__(self, kind: i64, count: i64, times: i64) -> None:
        self.kind: Final = kind  # a resource, or ANY_KIND
        self.count: Final = count
        self.times: Final = times


class Expert:
    """An expert card."""

    def __init__(
        self,
        back: i64,
        one_time: bool,
        amulet: i64,
        reward: Reward,
        choose: vec[i64],
        dismiss: i64,
        sale: Sale | None,
        others_coins: i64,
        bookseller: bool,
        effect: Effect,
    ) -> None:
        self.back: Final = back
        self.one_time: Final = one_time
        self.amulet: Final = amulet  # a kind, or NO_AMULET
        self.reward: Final = reward
        self.choose: Final = choose  # amounts by TAKEN, of which one is taken; empty for none
        self.dismiss: Final = dismiss
        self.sale: Final = sale
        self.others_coins: Final = others_coins
        self.bookseller: Final = bookseller
        self.effect: Final = effect


def read_effect(row: Components) -> Effect:
    """The trigger and the bonus of a row."""
    on = TRIGGERS.index(row.word("trigger.on", TRIGGERS))
    row.whole("trigger.per_turn", 1, 1)
    coins, vp, same = amounts(row, "bonus", ["coins", "vp", "same_resource"])
    if same > 1 or (same and (on == GAIN_COINS or on > GAIN_RESOURCE)):
        raise row.fail("bonus.same_resource", "must be 1 and follow a gain of resources")
    if coins + vp + same == 0 or (same and coins + vp):
        raise row.fail("bonus", "must give coins or points, or else a cube")
    return Effect(on, coins, vp, same)


def read_orders(file: Components) -> list[Order]:
    """The order cards by number."""
    orders: list[Order] = []
    for row in file.rows("order", ORDERS):
        cost = cost_of(row, ["coins", "tea", "fruit", "celadon"])
        if max(cost[1:4]) > 9 or sum(cost) == 0:
            raise row.fail("cost", "must be something, and at most 9 cubes of a kind")
        orders.append(Order(row.flag("start"), cost, row.whole("vp"), read_effect(row)))
    return orders


def read_experts(file: Components) -> list[Expert]:
    """The expert cards by number."""
    return [read_expert(row) for row in file.rows("expert", EXPERTS)]


def read_expert(row: Components) -> Expert:
    """One expert: a lasting effect, or an effect used once."""
    back = BACKS.index(row.word("back", BACKS))
    one_time = row.word("type", ["one_time", "permanent"]) == "one_time"
    amulet = NO_AMULET
    if "amulet" in row.tree:
        if not one_time:
            raise row.fail("amulet", "belongs only on an expert who is used once")
        amulet = AMULETS.index(row.word("amulet", AMULETS[TOKENS:]))
    effect = Effect(NO_TRIGGER, 0, 0, 0) if one_time else read_effect(row)
    acts = ["recruit", "pedlar", "apprentice"]
    reward = read_reward(row, ["coins", *RESOURCES, "basic", "vp", *acts])
    others = amounts(row, "others_gain", ["coins"])[0]
    bookseller = "special" in row.tree and bool(row.word("special", ["bookseller"]))
    return Expert(
        back,
        one_time,
        amulet,
        reward,
        read_choice(row),
        cost_of(row, ["dismiss"])[4],
        read_sale(row) if "sell" in row.tree else None,
        others,
        bookseller,
        effect,
    )


def read_choice(row: Components) -> vec[i64]:
    """The alternatives of a card: each gives so much of one thing."""
    if "choose" not in row.tree:
        return vec[i64]()
    found = vec[i64]([0] * len(TAKEN))
    for entry in entries(row, "choose", 2, len(TAKEN)):
        gains = amounts(entry, "gain", TAKEN)
        given = [thing for thing in range(len(TAKEN)) if gains[thing]]
        if len(given) != 1 or found[given[0]] != 0:
            raise row.fail("choose", "must offer different things, one in each alternative")
        if given[0] <= GOLD and gains[given[0]] != 1:
            raise row.fail("choose", "must offer cubes one at a time")
        found[given[0]] = gains[given[0]]
    return found


def read_sale(row: Components) -> Sale:
    """The sale an expert makes."""
    table = row.at("sell")
    if not isinstance(table, dict):
        raise row.fail("sell", "must be a table")
    kind = ANY_KIND
    if "resource" in table:
        kind = RESOURCES.index(row.word("sell.resource", RESOURCES[:BASICS]))
    count = row.whole("sell.count", 1, 2)
    if row.flag("sell.assistant_actions"):
        raise row.fail("sell.assistant_actions", "must be false")
    if count > 1 and not row.flag("sell.one_room"):
        raise row.fail("sell.one_room", "must be true for several cubes")
    return Sale(kind, count, row.whole("sell.reward_multiplier", 1, 10))


def gain_effects(effects: list[Effect]) -> vec[i64]:
    """For every set of things gained at once (cubes by kind, coins) the effects it sets off."""
    found = vec[i64]()
    for gained in range(BIT[COINS_BIT + 1]):
        mask: i64 = 0
        for index, effect in enumerate(effects):
            on = effect.on
            hit = on == GAIN_COINS and gained >> COINS_BIT & 1 == 1
            hit = hit or (GAIN_COINS < on < GAIN_BASIC and gained >> (on - 1) & 1 == 1)
            hit = hit or (on == GAIN_BASIC and gained & 7 != 0)
            hit = hit or (on == GAIN_RESOURCE and gained & 15 != 0)
            if hit:
                mask |= BIT[index]
        found = append(found, mask)
    return found


def effects_on(effects: list[Effect], trigger: i64) -> i64:
    """The effects, as a bit mask, that one thing done sets off."""
    mask: i64 = 0
    for index, effect in enumerate(effects):
        if effect.on == trigger:
            mask |= BIT[index]
    return mask

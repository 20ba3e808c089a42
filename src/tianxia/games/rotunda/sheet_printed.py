"""What is printed on the open cards and tokens and on the worship board, as tables."""

from __future__ import annotations

from tianxia.core.grid import Cell, Grid, Item, headings
from tianxia.core.words import Said
from tianxia.games.rotunda.cards import TAKEN, Effect, Expert, Order
from tianxia.games.rotunda.names import (
    ACTS,
    AMULETS,
    BACKS,
    EXPERTS,
    NO_AMULET,
    ORDERS,
    RESOURCES,
    SMUGGLERS,
    TEMPLES,
)
from tianxia.games.rotunda.rewards import Reward
from tianxia.games.rotunda.tables import Edition


def amount(what: str, n: int) -> list[Item]:
    """So much of a thing, or nothing at all."""
    return [Said(f"amount-{what}", {"n": n})] if n else []


def reward_items(reward: Reward) -> list[Item]:
    """What a reward gives, part by part."""
    found = amount("coins", reward.coins)
    for kind, n in zip(RESOURCES, reward.cubes(), strict=True):
        found += amount(kind, n)
    if reward.basic:
        found.append(Said("sheet-basic", {"n": reward.basic}))
    found += amount("vp", reward.vp)
    for act, n in zip(ACTS, reward.acts(), strict=True):
        found += amount(act, n)
    return found


def effect_items(effect: Effect) -> list[Item]:
    """What a lasting effect gives."""
    found = amount("coins", effect.coins) + amount("vp", effect.vp)
    return [*found, Said("sheet-same", {"n": effect.same})] if effect.same else found


def order_cards(printed: Edition, names: list[str]) -> Grid:
    """One row per open order: its price, its points, its lasting effect."""
    heads = ["card", "price", "points", "gives", "effect"]
    grid = Grid(Said("sheet-order-cards"), headings(heads))
    for name in sorted(names):
        order: Order = printed.orders[ORDERS.index(name)]
        price = amount("coins", order.coins)
        for kind, n in zip(RESOURCES, order.cubes, strict=False):
            price += amount(kind, n)
        gives = effect_items(order.effect)
        grid.add([Said(f"order-{name}"), price, order.vp, gives, Said(f"order-{name}-help")])
    return grid


def expert_cards(printed: Edition, names: list[str]) -> Grid:
    """One row per open expert: its back, its amulet, what it gives."""
    heads = ["card", "back", "amulet", "gives", "effect"]
    grid = Grid(Said("sheet-expert-cards"), headings(heads))
    for name in sorted(names, key=EXPERTS.index):
        expert: Expert = printed.experts[EXPERTS.index(name)]
        back = Said(f"back-{BACKS[expert.back]}")
        kind = expert.amulet
        amulet: Cell = "" if kind == NO_AMULET else Said(f"amulet-{AMULETS[kind]}")
        effect = Said(f"expert-{name}-help")
        grid.add([Said(f"expert-{name}"), back, amulet, expert_items(expert), effect])
    return grid


def expert_items(expert: Expert) -> list[Item]:
    """The numbers of an expert; the words beside them tell how they belong together."""
    found: list[Item] = []
    if expert.dismiss:
        found.append(Said("sheet-dismiss", {"n": expert.dismiss}))
    found += reward_items(expert.reward)
    for what, n in zip(TAKEN, expert.choose, strict=False):
        found += amount(what, n)
    if expert.sale is not None:
        found.append(Said("sheet-sale", {"n": expert.sale.count, "times": expert.sale.times}))
    if expert.others_coins:
        found.append(Said("sheet-others", {"n": expert.others_coins}))
    return found + effect_items(expert.effect)


def tokens(printed: Edition, temples: list[str], smugglers: list[str]) -> Grid:
    """One row per temple still open and per smuggler lying open."""
    grid = Grid(Said("sheet-tokens"), headings(["token", "gives"]))
    for name in temples:
        gives = reward_items(printed.temple[TEMPLES.index(name)])
        grid.add([Said(f"temple-{name}"), gives])
    for name in smugglers:
        gives = reward_items(printed.smuggler[SMUGGLERS.index(name)])
        grid.add([Said(f"smuggler-{name}"), gives])
    return grid

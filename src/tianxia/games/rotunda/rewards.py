"""What a field, card, token or edge of the worship board gives, read from the components file."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import i64
from tianxia.games.rotunda.names import ACTS, RESOURCES

GAINED: Final = ["coins", *RESOURCES, "basic", "vp"]
SPENT: Final = ["coins", "tea", "fruit", "celadon", "dismiss"]
MOST: Final = 100  # of anything on one component


class Reward:
    """Coins, cubes, points, and assistant actions of which each is optional."""

    def __init__(self, gains: list[int], acts: list[int]) -> None:
        self.coins: Final[i64] = gains[0]
        self.tea: Final[i64] = gains[1]
        self.fruit: Final[i64] = gains[2]
        self.celadon: Final[i64] = gains[3]
        self.gold: Final[i64] = gains[4]
        self.basic: Final[i64] = gains[5]  # cubes of basic kinds the player picks
        self.vp: Final[i64] = gains[6]
        self.recruit: Final[i64] = acts[0]
        self.pedlar: Final[i64] = acts[1]
        self.apprentice: Final[i64] = acts[2]
        self.senior: Final[i64] = acts[3]

    def cubes(self) -> list[int]:
        """The cubes by kind, without those to be picked."""
        return [self.tea, self.fruit, self.celadon, self.gold]

    def acts(self) -> list[int]:
        """The assistant actions by kind."""
        return [self.recruit, self.pedlar, self.apprentice, self.senior]


def read_reward(row: Components, allowed: list[str] | None = None) -> Reward:
    """The `gain` and `act` of a row; either may be missing."""
    gains = amounts(row, "gain", GAINED)
    acts = amounts(row, "act", ACTS)
    if allowed is not None:
        for name, n in zip([*GAINED, *ACTS], [*gains, *acts], strict=True):
            if n and name not in allowed:
                raise row.fail("its reward", f"may hold only {', '.join(allowed)}, not {name}")
    return Reward(gains, acts)


def amounts(row: Components, key: str, names: list[str]) -> list[int]:
    """The numbers of a small table such as `gain = { coins = 3 }`, in the order of the names."""
    table = row.tree.get(key, {})
    if not isinstance(table, dict):
        raise row.fail(key, "must be a table")
    for name in table:
        if name not in names:
            raise row.fail(key, f"may hold only {', '.join(names)}, not {name!r}")
    return [
        row.whole_in(table[name], f"{key}.{name}", 0, MOST) if name in table else 0
        for name in names
    ]


def entries(file: Components, path: str, least: int, most: int) -> list[Components]:
    """A list of small tables, each as a file of its own."""
    value = file.at(path)
    if not isinstance(value, list) or not least <= len(value) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        raise file.fail(path, f"must be a list of {wanted} tables")
    return file.tables(path)


def cost_of(row: Components, allowed: list[str]) -> list[int]:
    """The `cost` of a row in the order of SPENT; only some kinds of payment may occur."""
    cost = amounts(row, "cost", SPENT)
    for name, n in zip(SPENT, cost, strict=True):
        if n and name not in allowed:
            raise row.fail("cost", f"may be paid only in {', '.join(allowed)}, not {name}")
    return cost

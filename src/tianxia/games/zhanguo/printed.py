"""Reading what is printed: effects, abilities, rewards and the rows that hold them."""

from __future__ import annotations

from typing import Final

from tianxia.core.components import Components
from tianxia.core.native import i64, vec
from tianxia.core.rows import BIT
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ANY,
    AREAS,
    CALM,
    COLOURS,
    EFFECTS,
    HIRE_WORKERS,
    MARKER,
    MAX_POINTS,
    MOVE_GOVERNOR,
    MOVE_POINTS,
    MOVE_WORKER,
    OFFICIAL,
    OFFICIALS,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_OFFICIAL,
    REWARD_PALACE,
    REWARD_WORKER,
    REWARDS,
    VP,
    VP_PER_CARD,
    WORKER,
)


class Effect:
    """What a bonus, a bonus space or an ability does."""

    def __init__(self, kind: i64, n: i64, colour: i64, anywhere: bool) -> None:
        self.kind: Final = kind
        self.n: Final = n  # points, movement points, workers, levels
        self.colour: Final = colour  # of cards or officials; ANY
        self.anywhere: Final = anywhere  # any region, not only that of the card or the action


class Ability:
    """What a B side does after some court actions."""

    def __init__(self, after: i64, hired: i64, effect: Effect, follow: i64) -> None:
        self.after: Final = after  # bit mask of court actions
        self.hired: Final = hired  # more workers hired as part of the action itself
        self.effect: Final = effect
        self.follow: Final = follow  # workers into the region the effect calmed


class Reward:
    """What one cell of the reward table gives."""

    def __init__(self, kind: i64, n: i64, colour: i64, regions: list[int]) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.colour: Final = colour
        self.regions: Final = vec[i64](regions)


def only_key(file: Components, path: str) -> str:
    """The single name in a table that says what an effect is."""
    value = file.at(path)
    if not isinstance(value, dict) or len(value) != 1:
        raise file.fail(path, "must name one effect")
    return str(next(iter(value)))


def read_effect(file: Components, path: str) -> Effect:
    """An effect as it is written in the file."""
    name = only_key(file, path)
    if name not in EFFECTS:
        raise file.fail(path, f"must be one of {', '.join(EFFECTS)}, not {name!r}")
    kind = EFFECTS.index(name)
    place = f"{path}.{name}"
    if kind in (VP, MOVE_POINTS):
        return Effect(kind, file.whole(place, 1, MAX_POINTS), ANY, True)
    if kind == VP_PER_CARD:
        return Effect(kind, 1, COLOURS.index(file.word(place, COLOURS)), True)
    if kind == OFFICIAL:
        colour = file.word(f"{place}.colour", [*OFFICIALS, "any"])
        anywhere = file.word(f"{place}.region", ["card", "any"]) == "any"
        file.whole(f"{place}.n", 1, 1)
        found = OFFICIALS.index(colour) if colour != "any" else ANY
        if (found == ANY) != anywhere:
            raise file.fail(place, "must be one colour here or any colour in any region")
        return Effect(kind, 1, found, anywhere)
    if kind == CALM:
        file.whole(f"{place}.delta", -1, -1)
        return Effect(kind, 1, ANY, file.word(f"{place}.region", ["card", "any"]) == "any")
    if kind == WORKER:
        file.word(f"{place}.region", ["card", "same"])
        return Effect(kind, file.whole(f"{place}.n", 1, 100), ANY, False)
    if kind == MARKER:
        file.whole(f"{place}.value", 1, 1)
        file.word(f"{place}.colour", ["any"])
    assert kind in (MARKER, MOVE_WORKER, MOVE_GOVERNOR), "every effect is read"
    file.whole(f"{place}.n", 1, 1)
    return Effect(kind, 1, ANY, True)


def read_abilities(board: Components) -> list[tuple[int, Ability]]:
    """The abilities of a board with their ids."""
    found: list[tuple[int, Ability]] = []
    for row in board.tables("abilities"):
        name = row.word("id", ABILITIES)
        after = 0
        for action in row.words("after", ACTIONS):
            after |= BIT[ACTIONS.index(action)]
        effects = row.tables("effects")
        if len(effects) not in (1, 2):
            raise row.fail("effects", "must be one or two")
        first = read_effect(row_of(row, effects[0]), "effect")
        hired = follow = 0
        pending = first
        if len(effects) == 2:
            second = read_effect(row_of(row, effects[1]), "effect")
            if row.tree.get("mandatory_first") is True:
                if first.kind != WORKER or after != BIT[HIRE_WORKERS]:
                    raise row.fail("effects", "can begin with a worker only after hire_workers")
                hired, pending = first.n, second
            elif row.tree.get("second_needs_first") is True:
                if first.kind != CALM or second.kind != WORKER:
                    raise row.fail("effects", "can be joined only as calming and a worker")
                follow = second.n
            else:
                raise row.fail("effects", "must be one, or two that are joined")
        if pending.kind in (WORKER, OFFICIAL) or not pending.anywhere:
            raise row.fail("effects", "must not need the region of a card")
        found.append((ABILITIES.index(name), Ability(after, hired, pending, follow)))
    return found


def row_of(row: Components, effect: Components) -> Components:
    """One effect of a list as if it stood alone."""
    return Components({"effect": effect.tree}, row.origin)


def read_reward(row: Components) -> Reward:
    """One cell of the reward table."""
    name = only_key(row, "effect")
    if name not in REWARDS:
        raise row.fail("effect", f"must be one of {', '.join(REWARDS)}, not {name!r}")
    kind = REWARDS.index(name)
    place = f"effect.{name}"
    n = row.whole(f"{place}.n", 1, 5)
    if kind in (REWARD_OFFICIAL, REWARD_WORKER):
        regions = [row.whole(f"{place}.region", 1, REGIONS) - 1]
        colour = ANY
        if kind == REWARD_OFFICIAL:
            word = row.word(f"{place}.colour", [*OFFICIALS, "any"])
            colour = OFFICIALS.index(word) if word != "any" else ANY
            if colour == ANY and n != 1:
                raise row.fail(f"{place}.n", "must be 1 where the colour is free")
        return Reward(kind, n, colour, regions)
    if n != 1:
        raise row.fail(f"{place}.n", "must be 1")
    if row.flag(f"{place}.pay"):
        raise row.fail(f"{place}.pay", "must be false: a reward is free")
    if kind == REWARD_PALACE and row.flag(f"{place}.marker3"):
        raise row.fail(f"{place}.marker3", "must be false: the marker comes with the action only")
    regions = list(range(i64(REGIONS)))
    if kind == REWARD_GOVERNOR:
        pictured = row.wholes(f"{place}.regions", 1, REGIONS)
        regions = sorted(region - 1 for region in pictured) or regions
    return Reward(kind, n, ANY, regions)


def read_task(row: Components, walls: bool) -> list[int]:
    """What a task tile shows: regions, or areas (one entry per symbol)."""
    if not walls:
        regions = sorted(region - 1 for region in row.wholes("need.regions", 1, REGIONS))
        if not regions or len(set(regions)) != len(regions):
            raise row.fail("need.regions", "must name different regions")
        return regions
    need = row.at("need")
    if not isinstance(need, dict) or not need:
        raise row.fail("need", "must be a table of wall areas")
    areas: list[int] = []
    for name in need:
        if name not in AREAS:
            raise row.fail("need", f"may contain only {', '.join(AREAS)}, not {name!r}")
        areas += [AREAS.index(name)] * row.whole(f"need.{name}", 1, 2)
    return sorted(areas)

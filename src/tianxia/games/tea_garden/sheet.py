"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.reading import ints, table, tables, whole, words
from tianxia.core.rules import Json
from tianxia.core.words import Arg, Said

QUALITIES: Final = 6


def sheet(view: Json) -> list[Grid]:
    """Players, goods, leaves, cards, cups, the row and displays, cup stacks, the map."""
    return [
        players(view),
        goods(view),
        leaves(view),
        decks(view),
        cups(view),
        market(view),
        stacks(view),
        regions(view),
    ]


def players(view: Json) -> Grid:
    """One row per seat: points, turns and tracks; the seat in turn is marked."""
    heads = ["seat", "points", "turns", "river", "university", "centre", "emperor-row"]
    grid = Grid(Said("sheet-players"), headings(heads))
    turn = view["turn"]
    for seat, own in enumerate(tables(view["seats"])):
        half: Cell = Said("sheet-start") if own["half"] is None else Said(f"half-{own['half']}")
        row: list[Cell] = [Seat(seat), whole(own["points"]), turns_of(own), boat_of(own), half]
        row.extend(whole(own[track]) for track in ("centre", "emperor_row"))
        grid.add(row, isinstance(turn, dict) and turn["seat"] == seat)
    return grid


def goods(view: Json) -> Grid:
    """One row per seat: tokens, scrolls, caravans won and gardens."""
    heads = ["seat", "emperor", "strength", "teapot", "repeat", "caravans", "gardens"]
    grid = Grid(Said("sheet-goods"), headings(heads))
    for seat, own in enumerate(tables(view["seats"])):
        row: list[Cell] = [Seat(seat)]
        kinds = ["emperor", "scroll_strength", "scroll_teapot", "scroll_repeat"]
        row.extend(whole(own[kind]) for kind in kinds)
        row.append(len(words(own["caravans"])))
        row.append(named("region", own["gardens"]))
        grid.add(row)
    return grid


def turns_of(own: Json) -> Item:
    """The turns a seat has taken this round, and whether it has passed."""
    passed = int(bool(own["passed"]))
    return Said("sheet-turns-taken", {"n": whole(own["turns"]), "passed": passed})


def boat_of(own: Json) -> Item:
    """Where the boat is."""
    if own["berth"] is not None:
        return Said("sheet-berth", {"n": whole(own["berth"])})
    return Said("sheet-section", {"n": whole(own["boat"])})


def leaves(view: Json) -> Grid:
    """One row per seat and kind of leaves, a column for each quality."""
    qualities = [Said("sheet-quality", {"n": n}) for n in range(1, QUALITIES + 1)]
    grid = Grid(Said("sheet-leaves"), [*headings(["seat", "kind"]), *qualities])
    for seat, own in enumerate(tables(view["seats"])):
        for kind in ("fresh", "fermented"):
            grid.add([Seat(seat), Said(f"leaf-{kind}"), *ints(own[kind])])
    return grid


def decks(view: Json) -> Grid:
    """One row per seat: hand, piles and the stacks of this round."""
    grid = Grid(Said("sheet-decks"), headings(["seat", "hand", "draw", "discard", "played"]))
    for seat, own in enumerate(tables(view["seats"])):
        grid.add(
            [
                Seat(seat),
                closed_or_named(own, "hand"),
                closed_or_named(own, "draw"),
                named("card", own["discard"]),
                [stack_of(stack) for stack in tables(own["played"])],
            ]
        )
    return grid


def closed_or_named(own: Json, zone: str) -> Cell:
    """The cards of a zone, or their number where they are hidden."""
    if zone in own:
        return named("card", own[zone])
    return Said("sheet-closed", {"n": whole(own[f"{zone}_size"])})


def stack_of(stack: Json) -> Item:
    """A stack of this round by its top card."""
    args: dict[str, Arg] = {"card": f"@card-{stack['top']}", "n": len(words(stack["covered"]))}
    return Said("sheet-stack", args)


def cups(view: Json) -> Grid:
    """One row per row of cup tiles, with the number of markers in it."""
    grid = Grid(Said("sheet-cups"), headings(["seat", "tiles", "markers"]))
    for seat, own in enumerate(tables(view["seats"])):
        for row in tables(own["cup_rows"]):
            grid.add([Seat(seat), named("tile", row["tiles"]), sum(ints(row["markers"]))])
    return grid


def market(view: Json) -> Grid:
    """Action row, caravans and emperor cards on display."""
    grid = Grid(Said("sheet-market"), headings(["place", "action-card", "caravan", "emperor-card"]))
    row, caravans, emperors = view["row"], view["caravans"], view["emperor_cards"]
    assert isinstance(row, list), "the row is a list"
    assert isinstance(caravans, list), "the caravans are a list"
    assert isinstance(emperors, list), "the emperor cards are a list"
    for place in range(len(row)):
        grid.add(
            [
                place + 1,
                one_of("card", row, place),
                one_of("caravan", caravans, place),
                one_of("card", emperors, place),
            ]
        )
    return grid


def one_of(kind: str, shown: list[object], place: int) -> Cell:
    """What lies at a place, if there is one and something lies there."""
    if place >= len(shown) or shown[place] is None:
        return ""
    return Said(f"{kind}-{shown[place]}")


def stacks(view: Json) -> Grid:
    """One row per cup stack: its top tile and its size."""
    grid = Grid(Said("sheet-stacks"), headings(["province", "top", "size"]))
    for province, stack in table(view["stacks"]).items():
        seen = table(stack)
        top: Cell = "" if seen["top"] is None else Said(f"tile-{seen['top']}")
        grid.add([Said(f"province-{province}"), top, whole(seen["size"])])
    return grid


def regions(view: Json) -> Grid:
    """One row per region: its bonus, free spaces and gardens."""
    grid = Grid(Said("sheet-regions"), headings(["region", "bonus", "free", "owners"]))
    for name, region in table(view["regions"]).items():
        seen = table(region)
        spaces = seen["spaces"]
        assert isinstance(spaces, list), "spaces are a list"
        owners: list[Item] = [Seat(whole(owner)) for owner in spaces if owner is not None]
        bonus: Cell = "" if seen["bonus"] is None else Said(f"bonus-{seen['bonus']}")
        grid.add([Said(f"region-{name}"), bonus, len(spaces) - len(owners), owners])
    return grid

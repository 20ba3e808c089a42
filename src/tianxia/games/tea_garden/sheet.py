"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.words import Arg, Said
from tianxia.games.tea_garden.names import QUALITIES
from tianxia.games.tea_garden.seen import Card, PlayedStack, SeatSeen, Seen


def sheet(view: Seen) -> list[Grid]:
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


def players(view: Seen) -> Grid:
    """One row per seat: points, turns and tracks; the seat in turn is marked."""
    heads = ["seat", "points", "turns", "river", "university", "centre", "emperor-row"]
    grid = Grid(Said("sheet-players"), headings(heads))
    turn = view["turn"]
    for seat, own in enumerate(view["seats"]):
        half: Cell = Said("sheet-start") if own["half"] is None else Said(f"half-{own['half']}")
        row: list[Cell] = [Seat(seat), own["points"], turns_of(own), boat_of(own), half]
        row.extend([own["centre"], own["emperor_row"]])
        grid.add(row, turn is not None and turn["seat"] == seat)
    return grid


def goods(view: Seen) -> Grid:
    """One row per seat: tokens, scrolls, caravans won and gardens."""
    heads = ["seat", "emperor", "strength", "teapot", "repeat", "caravans", "gardens"]
    grid = Grid(Said("sheet-goods"), headings(heads))
    for seat, own in enumerate(view["seats"]):
        row: list[Cell] = [Seat(seat)]
        row.extend([own["emperor"], own["scroll_strength"]])
        row.extend([own["scroll_teapot"], own["scroll_repeat"]])
        row.append(len(own["caravans"]))
        row.append(named("region", own["gardens"]))
        grid.add(row)
    return grid


def turns_of(own: SeatSeen) -> Item:
    """The turns a seat has taken this round, and whether it has passed."""
    return Said("sheet-turns-taken", {"n": own["turns"], "passed": int(own["passed"])})


def boat_of(own: SeatSeen) -> Item:
    """Where the boat is."""
    if own["berth"] is not None:
        return Said("sheet-berth", {"n": own["berth"]})
    return Said("sheet-section", {"n": own["boat"]})


def leaves(view: Seen) -> Grid:
    """One row per seat and kind of leaves, a column for each quality."""
    qualities = [Said("sheet-quality", {"n": n}) for n in range(1, QUALITIES + 1)]
    grid = Grid(Said("sheet-leaves"), [*headings(["seat", "kind"]), *qualities])
    for seat, own in enumerate(view["seats"]):
        grid.add([Seat(seat), Said("leaf-fresh"), *own["fresh"]])
        grid.add([Seat(seat), Said("leaf-fermented"), *own["fermented"]])
    return grid


def decks(view: Seen) -> Grid:
    """One row per seat: hand, piles and the stacks of this round."""
    grid = Grid(Said("sheet-decks"), headings(["seat", "hand", "draw", "discard", "played"]))
    for seat, own in enumerate(view["seats"]):
        grid.add(
            [
                Seat(seat),
                closed_or_named(own.get("hand"), own["hand_size"]),
                closed_or_named(own.get("draw"), own["draw_size"]),
                named("card", own["discard"]),
                [stack_of(stack) for stack in own["played"]],
            ]
        )
    return grid


def closed_or_named(cards: list[Card] | None, size: int) -> Cell:
    """The cards of a zone, or their number where they are hidden."""
    if cards is None:
        return Said("sheet-closed", {"n": size})
    return named("card", cards)


def stack_of(stack: PlayedStack) -> Item:
    """A stack of this round by its top card."""
    args: dict[str, Arg] = {"card": f"@card-{stack['top']}", "n": len(stack["covered"])}
    return Said("sheet-stack", args)


def cups(view: Seen) -> Grid:
    """One row per row of cup tiles, with the number of markers in it."""
    grid = Grid(Said("sheet-cups"), headings(["seat", "tiles", "markers"]))
    for seat, own in enumerate(view["seats"]):
        for row in own["cup_rows"]:
            grid.add([Seat(seat), named("tile", row["tiles"]), sum(row["markers"])])
    return grid


def market(view: Seen) -> Grid:
    """Action row, caravans and emperor cards on display."""
    grid = Grid(Said("sheet-market"), headings(["place", "action-card", "caravan", "emperor-card"]))
    row, caravans, emperors = view["row"], view["caravans"], view["emperor_cards"]
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


def one_of(kind: str, shown: list[str | None], place: int) -> Cell:
    """What lies at a place, if there is one and something lies there."""
    if place >= len(shown) or shown[place] is None:
        return ""
    return Said(f"{kind}-{shown[place]}")


def stacks(view: Seen) -> Grid:
    """One row per cup stack: its top tile and its size."""
    grid = Grid(Said("sheet-stacks"), headings(["province", "top", "size"]))
    for province, stack in view["stacks"].items():
        top: Cell = "" if stack["top"] is None else Said(f"tile-{stack['top']}")
        grid.add([Said(f"province-{province}"), top, stack["size"]])
    return grid


def regions(view: Seen) -> Grid:
    """One row per region: its bonus, free spaces and gardens."""
    grid = Grid(Said("sheet-regions"), headings(["region", "bonus", "free", "owners"]))
    for name, region in view["regions"].items():
        spaces = region["spaces"]
        owners: list[Item] = [Seat(owner) for owner in spaces if owner is not None]
        bonus: Cell = "" if region["bonus"] is None else Said(f"bonus-{region['bonus']}")
        grid.add([Said(f"region-{name}"), bonus, len(spaces) - len(owners), owners])
    return grid

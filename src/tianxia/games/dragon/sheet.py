"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.words import Arg, Said
from tianxia.games.dragon.names import TYPES
from tianxia.games.dragon.seen import PalaceSeen, SeatSeen, Seen, WallSeen

PLACES: Final = ["first", "second", "third"]  # the persons of a palace, in a sentence


def sheet(view: Seen) -> list[Grid]:
    """Players, events, action groups, person supply, and the wall if it is in play."""
    grids = [players(view), events(view)]
    if view["groups"]:
        grids.append(groups(view))
    grids.append(supply(view))
    if view["wall"] is not None:
        grids.append(wall(view, view["wall"]))
    return grids


def players(view: Seen) -> Grid:
    """One row per seat, in the order of the person track."""
    seats = view["seats"]
    heads = ["seat", "points", "yuan", "rice", "fireworks", "small", "large", "space", "palaces"]
    heads.append("hand")
    if view["wall"] is not None:
        heads.append("wall-left")
    grid = Grid(Said("sheet-players"), headings(heads))
    for seat in view["order"]:
        own = seats[seat]
        row: list[Cell] = [Seat(seat), own["points"]]
        row.extend([own["yuan"], own["rice"], own["fireworks"]])
        row.extend([own["small_privileges"], own["large_privileges"], own["space"]])
        row.append([palace(one) for one in own["palaces"]])
        row.append(hand(own))
        if view["wall"] is not None:
            row.append(named("wall", own["wall_left"]))
        grid.add(row)
    return grid


def palace(seen: PalaceSeen) -> Item:
    """A palace with its floors and the persons living in it."""
    persons = seen["persons"]
    args: dict[str, Arg] = {"palace": seen["id"], "floors": seen["floors"]}
    args["persons"] = len(persons)
    for place, tile in zip(PLACES, persons, strict=False):
        args[place] = f"@tile-{tile}"
    return Said("sheet-palace", args)


def hand(seen: SeatSeen) -> Cell:
    """The cards in hand, or their number where they are kept closed."""
    if "hand" in seen:
        return named("card", seen["hand"])
    return Said("sheet-closed-hand", {"n": seen["hand_size"]})


def events(view: Seen) -> Grid:
    """One row per month with its event, and the super event on its own month."""
    token = view["super_event"]
    super_said = Said("super-hidden") if view["super_event_hidden"] else Said(f"super-{token}")
    in_play = token is not None or view["super_event_hidden"]
    heads = ["month", "event", "when", "super"] if in_play else ["month", "event", "when"]
    grid = Grid(Said("sheet-events"), headings(heads))
    now = view["round"]
    for month, event in enumerate(view["events"], 1):
        name = Said("sheet-not-dealt") if event is None else Said(f"event-{event}")
        current = month == now and view["phase"] != "over"
        when = "sheet-now" if current else "sheet-past" if month <= now else "sheet-coming"
        row: list[Cell] = [month, name, Said(when)]
        if in_play:
            row.append(super_said if month == view["super_round"] else "")
        grid.add(row, current)
    return grid


def groups(view: Seen) -> Grid:
    """One row per group of action cards, with the dragons standing on it."""
    grid = Grid(Said("sheet-groups"), headings(["group", "cards", "dragons"]))
    for number, group in enumerate(view["groups"], 1):
        dragons: list[Item] = [Seat(seat) for seat in group["dragons"]]
        grid.add([number, named("action", group["cards"]), dragons])
    return grid


def supply(view: Seen) -> Grid:
    """One row per person type: young and old tiles left."""
    grid = Grid(Said("sheet-supply"), headings(["type", "young", "old"]))
    left = view["supply"]
    for kind in TYPES:
        old = left.get(f"{kind}_old")
        grid.add([Said(f"type-{kind}"), left[f"{kind}_young"], "" if old is None else old])
    return grid


def wall(view: Seen, seen: WallSeen) -> Grid:
    """The wall tiles from left to right, each under its month, with their owners."""
    grid = Grid(Said("sheet-wall"), headings(["month", "wall-owner"]))
    owners = seen["owners"]
    for month in range(1, seen["length"] + 1):
        owner: Cell = Seat(owners[month - 1]) if month <= len(owners) else ""
        grid.add([month, owner], month == view["round"])
    return grid

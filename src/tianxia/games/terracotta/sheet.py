"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.reading import ints, table, tables, whole, words
from tianxia.core.rules import Json
from tianxia.core.words import Arg, Said
from tianxia.games.terracotta.grid import CELL_NAMES, COLUMNS, ROWS, column_of, row_of
from tianxia.games.terracotta.names import QUARTERS, SPECIALISTS, WARRIORS, WEAPONS


def sheet(view: Json) -> list[Grid]:
    """Players, rounds, workshop, mausoleum, stock; groups if there are any."""
    grids = [players(view), masters(view), rounds(view), workshop(view), mausoleum(view)]
    grids.append(stock(view))
    if view["groups"]:
        grids.append(groups(view))
    if view["outlook"] is not None:
        grids.append(outlook(view))
    return grids


def players(view: Json) -> Grid:
    """One row per seat, in turn order."""
    goods = ["points", "coins", "wet_clay", "dry_clay"]
    heads = ["seat", *goods, "craftsmen-left", "artisans-left", "weapons", "priority"]
    grid = Grid(Said("sheet-players"), headings(heads))
    seats = tables(view["seats"])
    for seat in ints(view["order"]):
        own = seats[seat]
        row: list[Cell] = [Seat(seat)]
        row.extend(whole(own[good]) for good in goods)
        left = table(own["left"])
        row.extend([whole(left["craftsman"]), whole(left["artisan"])])
        ready = table(own["weapons"])
        row.append([Said(f"weapon-{name}") for name in WEAPONS if ready[name]])
        row.append("" if own["priority"] is None else whole(own["priority"]))
        grid.add(row)
    return grid


def masters(view: Json) -> Grid:
    """One row per seat: masters, price of the next one, warriors by type."""
    grid = Grid(Said("sheet-masters"), headings(["seat", "hired", "next-price", *WARRIORS]))
    seats = tables(view["seats"])
    for seat in ints(view["order"]):
        own = seats[seat]
        tokens = ints(own["tokens"])
        row: list[Cell] = [Seat(seat), named("master", own["masters"])]
        row.append(tokens[0] if tokens else "")
        warriors = table(own["warriors"])
        row.extend(whole(warriors[kind]) for kind in WARRIORS)
        grid.add(row)
    return grid


def rounds(view: Json) -> Grid:
    """One row per round: its tile, its points, the price of the Master Builder."""
    heads = ["round", "tile", "domination", "presence", "builder"]
    grid = Grid(Said("sheet-rounds"), headings(heads))
    for entry in tables(view["tiles"]):
        name: Cell = "" if entry["tile"] is None else Said(f"tile-{entry['tile']}")
        row: list[Cell] = [whole(entry["id"]), name]
        row.extend(whole(entry[key]) for key in ("domination", "presence", "builder"))
        grid.add(row, entry["id"] == view["round"] and view["phase"] != "over")
    return grid


def workshop(view: Json) -> Grid:
    """One row per segment: its actions from the inside out, its workers, its warehouse."""
    heads = ["segment", "inner", "middle", "outer", "workers", "warehouse"]
    grid = Grid(Said("sheet-workshop"), headings(heads))
    now = view["now"]
    chosen = table(now)["segment"] if now is not None else None
    printed = table(table(view["printed"])["actions"])
    for entry in tables(view["segments"]):
        row: list[Cell] = [whole(entry["id"]) + 1]
        for ring in ("inner", "middle", "outer"):
            row.append("" if entry[ring] is None else action_said(printed, str(entry[ring])))
        workers: list[Item] = []
        for worker in tables(entry["workers"]):
            workers.extend([Seat(whole(worker["seat"])), Said(f"worker-{worker['worker']}")])
        row.append(workers)
        row.append(Said("sheet-quarter", {"quarter": f"@quarter-{entry['quarter']}"}))
        grid.add(row, entry["id"] == chosen)
    return grid


def action_said(printed: Json, action: str) -> Said:
    """An action with the clay it costs or what it gains."""
    n = whole(table(printed[action])["n"])
    return Said("sheet-action", {"action": f"@action-{action}", "n": n})


def mausoleum(view: Json) -> Grid:
    """The cells row by row: figure and owner."""
    columns = [Said("sheet-row")]
    columns.extend(Said("sheet-column", {"n": n}) for n in range(1, COLUMNS + 1))
    grid = Grid(Said("sheet-mausoleum"), columns)
    there: dict[str, list[Item]] = {}
    for figure in tables(view["mausoleum"]):
        cells = words(figure["cells"])
        for place, name in enumerate(cells):
            there[name] = figure_items(figure, place)
    inspected = whole(table(view["inspectors"])["row"])
    for row in range(ROWS):
        cells_of_row: list[Cell] = [row + 1]
        for column in range(COLUMNS):
            cells_of_row.append(there.get(CELL_NAMES[row * COLUMNS + column], []))
        grid.add(cells_of_row, row + 1 == inspected)
    return grid


def figure_items(figure: Json, place: int) -> list[Item]:
    """The figure on one of its cells; after the first it is the horse."""
    kind = str(figure["kind"])
    if figure["owner"] is None:
        name = Said(f"specialist-{kind}")
        return [name, Said(f"facing-{figure['facing']}")] if figure["facing"] else [name]
    owner = Seat(whole(figure["owner"]))
    return [Said(f"warrior-{kind}") if place == 0 else Said("specialist-horse"), owner]


def stock(view: Json) -> Grid:
    """Figures left with their points or price, clay in the warehouses, priority tokens."""
    grid = Grid(Said("sheet-stock"), headings(["what", "left", "worth"]))
    for kind in WARRIORS:
        entry = table(table(view["organizer"])[kind])
        points = entry["points"]
        worth: Cell = "" if points is None else Said("amount-vp", {"n": whole(points)})
        grid.add([Said(f"warrior-{kind}"), whole(entry["left"]), worth])
    for kind in SPECIALISTS:
        entry = table(table(view["specialists"])[kind])
        price = entry["price"]
        worth = "" if price is None else Said("amount-coins", {"n": whole(price)})
        grid.add([Said(f"specialist-{kind}"), whole(entry["left"]), worth])
    for quarter in QUARTERS:
        clay = whole(table(view["warehouses"])[quarter])
        grid.add([Said("sheet-clay-in", {"quarter": f"@quarter-{quarter}"}), clay, ""])
    grid.add([Said("sheet-priority-left"), len(ints(view["priority"])), ""])
    return grid


def groups(view: Json) -> Grid:
    """One row per group: type, number of cells, points per warrior, points of each seat."""
    seats = range(len(tables(view["seats"])))
    columns = headings(["kind", "cells", "each"])
    columns.extend(Said("sheet-seat-n", {"n": seat + 1}) for seat in seats)
    grid = Grid(Said("sheet-groups"), columns)
    for group in tables(view["groups"]):
        cells: list[Item] = [cell_said(name) for name in words(group["cells"])]
        row: list[Cell] = [Said(f"warrior-{group['kind']}"), cells]
        row.append(whole(group["each"]))
        row.extend(ints(group["points"]))
        grid.add(row)
    return grid


def cell_said(name: str) -> Said:
    """A cell by its row and column."""
    cell = CELL_NAMES.index(name)
    return Said("sheet-cell", {"row": row_of(cell), "column": column_of(cell)})


def outlook(view: Json) -> Grid:
    """What the scorings of this round would pay each seat now."""
    seats = range(len(tables(view["seats"])))
    columns = [Said("sheet-scoring")]
    columns.extend(Said("sheet-seat-n", {"n": seat + 1}) for seat in seats)
    grid = Grid(Said("sheet-outlook"), columns)
    seen = table(view["outlook"])
    inspectors = table(view["inspectors"])
    for part in ("row", "column", "musicians", "tile"):
        line: dict[str, Arg] = {"line": whole(inspectors[part])} if part in inspectors else {}
        row: list[Cell] = [Said(f"sheet-pays-{part}", line)]
        row.extend(ints(table(seen[part])["points"]))
        grid.add(row)
    return grid

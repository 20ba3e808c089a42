"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.words import Said
from tianxia.games.terracotta.grid import CELL_NAMES, COLUMNS, ROWS, column_of, row_of
from tianxia.games.terracotta.names import QUARTERS, SPECIALISTS, WARRIORS, WEAPONS
from tianxia.games.terracotta.seen import ActionId, ActionPrinted, Figure, Outlook, Seen


def sheet(view: Seen) -> list[Grid]:
    """Players, rounds, workshop, mausoleum, stock; groups if there are any."""
    grids = [players(view), masters(view), rounds(view), workshop(view), mausoleum(view)]
    grids.append(stock(view))
    if view["groups"]:
        grids.append(groups(view))
    if view["outlook"] is not None:
        grids.append(outlook(view, view["outlook"]))
    return grids


def players(view: Seen) -> Grid:
    """One row per seat, in turn order."""
    goods = ["points", "coins", "wet_clay", "dry_clay"]
    heads = ["seat", *goods, "craftsmen-left", "artisans-left", "weapons", "priority"]
    grid = Grid(Said("sheet-players"), headings(heads))
    seats = view["seats"]
    for seat in view["order"]:
        own = seats[seat]
        row: list[Cell] = [Seat(seat)]
        row.extend([own["points"], own["coins"], own["wet_clay"], own["dry_clay"]])
        left = own["left"]
        row.extend([left["craftsman"], left["artisan"]])
        ready = own["weapons"]
        row.append([Said(f"weapon-{name}") for name in WEAPONS if ready[name]])
        row.append("" if own["priority"] is None else own["priority"])
        grid.add(row)
    return grid


def masters(view: Seen) -> Grid:
    """One row per seat: masters, price of the next one, warriors by type."""
    grid = Grid(Said("sheet-masters"), headings(["seat", "hired", "next-price", *WARRIORS]))
    seats = view["seats"]
    for seat in view["order"]:
        own = seats[seat]
        tokens = own["tokens"]
        row: list[Cell] = [Seat(seat), named("master", own["masters"])]
        row.append(tokens[0] if tokens else "")
        warriors = own["warriors"]
        row.extend(warriors[kind] for kind in WARRIORS)
        grid.add(row)
    return grid


def rounds(view: Seen) -> Grid:
    """One row per round: its tile, its points, the price of the Master Builder."""
    heads = ["round", "tile", "domination", "presence", "builder"]
    grid = Grid(Said("sheet-rounds"), headings(heads))
    for entry in view["tiles"]:
        name: Cell = "" if entry["tile"] is None else Said(f"tile-{entry['tile']}")
        row: list[Cell] = [entry["id"], name]
        row.extend(entry[key] for key in ("domination", "presence", "builder"))
        grid.add(row, entry["id"] == view["round"] and view["phase"] != "over")
    return grid


def workshop(view: Seen) -> Grid:
    """One row per segment: its actions from the inside out, its workers, its warehouse."""
    heads = ["segment", "inner", "middle", "outer", "workers", "warehouse"]
    grid = Grid(Said("sheet-workshop"), headings(heads))
    now = view["now"]
    chosen = now["segment"] if now is not None else None
    printed = view["printed"]["actions"]
    for entry in view["segments"]:
        row: list[Cell] = [entry["id"] + 1]
        for ring in ("inner", "middle", "outer"):
            row.append("" if entry[ring] is None else action_said(printed, str(entry[ring])))
        workers: list[Item] = []
        for worker in entry["workers"]:
            workers.extend([Seat(worker["seat"]), Said(f"worker-{worker['worker']}")])
        row.append(workers)
        row.append(Said("sheet-quarter", {"quarter": f"@quarter-{entry['quarter']}"}))
        grid.add(row, entry["id"] == chosen)
    return grid


def action_said(printed: dict[ActionId, ActionPrinted], action: ActionId) -> Said:
    """An action with the clay it costs or what it gains."""
    n = printed[action]["n"]
    return Said("sheet-action", {"action": f"@action-{action}", "n": n})


def mausoleum(view: Seen) -> Grid:
    """The cells row by row: figure and owner."""
    columns = [Said("sheet-row")]
    columns.extend(Said("sheet-column", {"n": n}) for n in range(1, COLUMNS + 1))
    grid = Grid(Said("sheet-mausoleum"), columns)
    there: dict[str, list[Item]] = {}
    for figure in view["mausoleum"]:
        cells = figure["cells"]
        for place, name in enumerate(cells):
            there[name] = figure_items(figure, place)
    inspected = view["inspectors"]["row"]
    for row in range(ROWS):
        cells_of_row: list[Cell] = [row + 1]
        for column in range(COLUMNS):
            cells_of_row.append(there.get(CELL_NAMES[row * COLUMNS + column], []))
        grid.add(cells_of_row, row + 1 == inspected)
    return grid


def figure_items(figure: Figure, place: int) -> list[Item]:
    """The figure on one of its cells; after the first it is the horse."""
    kind = str(figure["kind"])
    if figure["owner"] is None:
        name = Said(f"specialist-{kind}")
        return [name, Said(f"facing-{figure['facing']}")] if figure["facing"] else [name]
    owner = Seat(figure["owner"])
    return [Said(f"warrior-{kind}") if place == 0 else Said("specialist-horse"), owner]


def stock(view: Seen) -> Grid:
    """Figures left with their points or price, clay in the warehouses, priority tokens."""
    grid = Grid(Said("sheet-stock"), headings(["what", "left", "worth"]))
    for kind in WARRIORS:
        entry = view["organizer"][kind]
        points = entry["points"]
        worth: Cell = "" if points is None else Said("amount-vp", {"n": points})
        grid.add([Said(f"warrior-{kind}"), entry["left"], worth])
    for kind in SPECIALISTS:
        price = view["specialists"][kind]["price"]
        worth = "" if price is None else Said("amount-coins", {"n": price})
        grid.add([Said(f"specialist-{kind}"), view["specialists"][kind]["left"], worth])
    for quarter in QUARTERS:
        clay = view["warehouses"][quarter]
        grid.add([Said("sheet-clay-in", {"quarter": f"@quarter-{quarter}"}), clay, ""])
    grid.add([Said("sheet-priority-left"), len(view["priority"]), ""])
    return grid


def groups(view: Seen) -> Grid:
    """One row per group: type, number of cells, points per warrior, points of each seat."""
    seats = range(len(view["seats"]))
    columns = headings(["kind", "cells", "each"])
    columns.extend(Said("sheet-seat-n", {"n": seat + 1}) for seat in seats)
    grid = Grid(Said("sheet-groups"), columns)
    for group in view["groups"]:
        cells: list[Item] = [cell_said(name) for name in group["cells"]]
        row: list[Cell] = [Said(f"warrior-{group['kind']}"), cells]
        row.append(group["each"])
        row.extend(group["points"])
        grid.add(row)
    return grid


def cell_said(name: str) -> Said:
    """A cell by its row and column."""
    cell = CELL_NAMES.index(name)
    return Said("sheet-cell", {"row": row_of(cell), "column": column_of(cell)})


def outlook(view: Seen, seen: Outlook) -> Grid:
    """What the scorings of this round would pay each seat now."""
    seats = range(len(view["seats"]))
    columns = [Said("sheet-scoring")]
    columns.extend(Said("sheet-seat-n", {"n": seat + 1}) for seat in seats)
    grid = Grid(Said("sheet-outlook"), columns)
    inspectors = view["inspectors"]
    grid.add([Said("sheet-pays-row", {"line": inspectors["row"]}), *seen["row"]["points"]])
    grid.add([Said("sheet-pays-column", {"line": inspectors["column"]}), *seen["column"]["points"]])
    grid.add([Said("sheet-pays-musicians"), *seen["musicians"]["points"]])
    grid.add([Said("sheet-pays-tile"), *seen["tile"]["points"]])
    return grid

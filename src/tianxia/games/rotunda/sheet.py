"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.words import Arg, Said
from tianxia.games.rotunda.names import INNER, RESOURCES, SPACES
from tianxia.games.rotunda.seen import Amulet, Cube, Expert, Order, Place, Room, Seen, Space
from tianxia.games.rotunda.sheet_printed import (
    amount,
    expert_cards,
    order_cards,
    reward_items,
    tokens,
)
from tianxia.games.rotunda.tables import Edition

EMPTY: Final = "–"  # a sale field without a cube: the fields pay differently


def sheet(view: Seen, printed: Edition) -> list[Grid]:
    """Players, cards, the rooms, villages, the worship board, pools, and what the cards say."""
    temples = [name for name, open_ in view["temples"].items() if open_]
    return [
        players(view),
        cards(view),
        rooms(view),
        villages(view),
        worship(view, printed),
        pools(view),
        order_cards(printed, orders_shown(view)),
        expert_cards(printed, experts_shown(view)),
        tokens(printed, temples, lying_open(view["smugglers"]["pool"])),
    ]


def lying_open(pool: list[str | None]) -> list[str]:
    """What lies open in a pool."""
    return [card for card in pool if card is not None]


def orders_shown(view: Seen) -> list[Order]:
    """The orders in the pool and with the players."""
    own = [card for seat in view["seats"] for card in seat["orders"] + seat["fulfilled"]]
    return lying_open(view["orders"]["pool"]) + own


def experts_shown(view: Seen) -> list[Expert]:
    """The experts in the pool, with the players and on the pile."""
    own = [card for seat in view["seats"] for card in seat["experts"] + seat["kept"]]
    return lying_open(view["experts"]["pool"]) + own + view["experts"]["discard"]


def players(view: Seen) -> Grid:
    """One row per seat: points, goods, assistants, leaders."""
    heads = ["seat", "points", "coins", *RESOURCES, "supply", "track", "seated", "leaders"]
    grid = Grid(Said("sheet-players"), headings(heads))
    for seat, own in enumerate(view["seats"]):
        row: list[Cell] = [Seat(seat), own["points"], own["coins"]]
        row.extend([own["tea"], own["fruit"], own["celadon"], own["gold"]])
        row.extend([own["supply"], own["track"], own["seated"]])
        row.append([place(view, name) for name in own["leaders"]])
        grid.add(row, view["active"] == seat and view["phase"] != "over")
    return grid


def place(view: Seen, name: Place) -> Item:
    """The room where a leader stands, or the Hall."""
    room = view["rooms"].get(name)
    return Said("place-hall") if room is None else Said(f"room-{room}")


def cards(view: Seen) -> Grid:
    """One row per seat: orders, experts, amulets with what they are worth."""
    heads = ["seat", "orders", "fulfilled", "experts", "kept", "amulets", "worth"]
    grid = Grid(Said("sheet-cards"), headings(heads))
    for seat, own in enumerate(view["seats"]):
        row: list[Cell] = [Seat(seat), named("order", own["orders"])]
        row.append(named("order", own["fulfilled"]))
        row += [named("expert", own["experts"]), named("expert", own["kept"])]
        row += [named("amulet", own["amulets"]), own["amulet_points"]]
        grid.add(row)
    return grid


def rooms(view: Seen) -> Grid:
    """One row per space: its room, who leads there, who sits there, what lies there."""
    grid = Grid(Said("sheet-rooms"), headings(["space", "room", "leaders", "chairs", "lying"]))
    for space in SPACES:
        leaders: list[Item] = [
            Seat(seat) for seat, own in enumerate(view["seats"]) if space in own["leaders"]
        ]
        for neutral in view["neutrals"]:
            if neutral["space"] == space:
                leaders.append(Said(f"colour-{neutral['colour']}"))
        room = view["rooms"][space]
        name: Cell = "" if room is None else Said(f"room-{room}")
        grid.add([space, name, leaders, chairs(view, space), lying(view, room)])
    return grid


def chairs(view: Seen, space: Space) -> Cell:
    """Who sits in an inner room; a senior is marked."""
    if SPACES.index(space) >= INNER:
        return ""
    found: list[Item] = []
    for chair in view["chairs"][space]:
        if chair is not None:
            found.append(Seat(chair["seat"]))
            if chair["senior"]:
                found.append(Said("sheet-senior"))
    return found


def lying(view: Seen, room: Room | None) -> Cell:
    """Cubes or coins lying in a room."""
    if room == "banker":
        return view["banker_coins"]
    if room == "warehouse":
        stock = view["warehouse"] or {}
        return [Said(f"res-{kind}") for kind, n in stock.items() for _ in range(n)]
    if room == "market":
        return cubes([slot for slot in view["market"].values() if slot is not None])
    if room == "retailer":
        return cubes(view["retailer"] or [])
    if room == "wholesaler":
        return cubes(view["wholesaler"] or [])
    return ""


def cubes(slots: Sequence[Cube | None]) -> list[Item]:
    """The sale fields in their order; a gold cube is named with what it stands for."""
    found: list[Item] = []
    for slot in slots:
        if slot is None:
            found.append(EMPTY)
        else:
            args: dict[str, Arg] = {"thing": f"@res-{slot['as']}"}
            gold = slot["cube"] != slot["as"]
            found.append(Said("sheet-gold-as", args) if gold else Said(f"res-{slot['as']}"))
    return found


def villages(view: Seen) -> Grid:
    """One row per village: the pedlar, and each seat's assistants."""
    seats = range(len(view["seats"]))
    columns = [*headings(["village", "pedlar"]), *[seat_heading(seat) for seat in seats]]
    grid = Grid(Said("sheet-villages"), columns)
    for name, counts in view["villages"].items():
        here = view["pedlar"] == name
        tile: Cell = Said("sheet-here") if here else ""
        grid.add([Said(f"village-{name}"), tile, *counts], here)
    return grid


def seat_heading(seat: int) -> Said:
    """A seat as the heading of a column."""
    return Said("sheet-seat-number", {"n": seat + 1})


def worship(view: Seen, printed: Edition) -> Grid:
    """The worship board row by row: points, assistants, rewards and amulets at the edges."""
    board = view["worship"]
    heads = ["row", "left", "col-1", "col-2", "col-3", "col-4", "right"]
    grid = Grid(Said("sheet-worship"), headings(heads))
    grid.add([Said("sheet-above"), "", *[reward_items(edge) for edge in printed.top], ""])
    for number, line in enumerate(board["spaces"]):
        cells: list[Cell] = []
        for column, cell in enumerate(line):
            points = printed.cell_points[number * len(line) + column]
            cells.append([points, *[Seat(seat) for seat in cell]])
        right = amulet(board["right"][number])
        grid.add([number + 1, reward_items(printed.left[number]), *cells, right])
    grid.add([Said("sheet-below"), "", *[amulet(kind) for kind in board["bottom"]], ""])
    return grid


def amulet(kind: Amulet | None) -> Cell:
    """An amulet by name, or nothing."""
    return "" if kind is None else Said(f"amulet-{kind}")


def pools(view: Seen) -> Grid:
    """The open pools with the height of their stacks, temples, Hall, round track, supply."""
    grid = Grid(Said("sheet-pools"), headings(["pool", "open", "stack"]))
    orders, experts = view["orders"], view["experts"]
    amulets, smugglers = view["amulets"], view["smugglers"]
    for kind, cards, left in (
        ("order", orders["pool"], orders["deck"]),
        ("expert", experts["pool"], experts["deck"]),
        ("amulet", amulets["pool"], amulets["stack"]),
        ("smuggler", smugglers["pool"], smugglers["stack"]),
    ):
        grid.add([Said(f"sheet-{kind}s"), named(kind, lying_open(cards)), left])
    back: Cell = "" if experts["back"] is None else Said(f"back-{experts['back']}")
    grid.add([Said("sheet-pile"), named("expert", experts["discard"]), ""])
    grid.add([Said("sheet-next-back"), back, ""])
    up = [Said(f"temple-{name}") for name, open_ in view["temples"].items() if open_]
    grid.add([Said("sheet-temples"), [*up], ""])
    way: dict[str, Arg] = {"n": view["marker"], "end": view["end_field"]}
    grid.add([Said("sheet-marker"), Said("sheet-marker-at", way), ""])
    grid.add([Said("sheet-end-amulet"), amulet(view["round_amulet"]), ""])
    gate: Cell = "" if view["hall"] is None else Said(f"gate-{view['hall']}")
    grid.add([Said("sheet-hall"), gate, ""])
    left_over = [item for kind in RESOURCES for item in amount(kind, view["bank"][kind])]
    grid.add([Said("sheet-bank"), left_over, ""])
    return grid

"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings, named
from tianxia.core.reading import ints, table, tables, whole, words
from tianxia.core.rules import Json
from tianxia.core.words import Arg, Said
from tianxia.games.rotunda.names import INNER, RESOURCES, SPACES
from tianxia.games.rotunda.sheet_printed import (
    amount,
    expert_cards,
    order_cards,
    reward_items,
    tokens,
)
from tianxia.games.rotunda.tables import Edition

EMPTY: Final = "–"  # a sale field without a cube: the fields pay differently


def sheet(view: Json, printed: Edition) -> list[Grid]:
    """Players, cards, the rooms, villages, the worship board, pools, and what the cards say."""
    temples = [name for name, open_ in table(view["temples"]).items() if open_]
    return [
        players(view),
        cards(view),
        rooms(view),
        villages(view),
        worship(view, printed),
        pools(view),
        order_cards(printed, everywhere(view, "orders", ["orders", "fulfilled"])),
        expert_cards(printed, [*everywhere(view, "experts", ["experts", "kept"]), *pile(view)]),
        tokens(printed, temples, pool(view, "smugglers")),
    ]


def pool(view: Json, name: str) -> list[str]:
    """What lies open in a pool."""
    lying = table(view[name])["pool"]
    assert isinstance(lying, list), "a pool is a list"
    return [str(card) for card in lying if card is not None]


def everywhere(view: Json, name: str, owned: list[str]) -> list[str]:
    """The cards of a kind in the pool and with the players."""
    own = [card for seat in tables(view["seats"]) for part in owned for card in words(seat[part])]
    return pool(view, name) + own


def pile(view: Json) -> list[str]:
    """The discarded experts, the top of the pile first."""
    return words(table(view["experts"])["discard"])


def players(view: Json) -> Grid:
    """One row per seat: points, goods, assistants, leaders."""
    heads = ["seat", "points", "coins", *RESOURCES, "supply", "track", "seated", "leaders"]
    grid = Grid(Said("sheet-players"), headings(heads))
    for seat, own in enumerate(tables(view["seats"])):
        row: list[Cell] = [Seat(seat), whole(own["points"]), whole(own["coins"])]
        row.extend(whole(own[name]) for name in RESOURCES)
        row.extend(whole(own[name]) for name in ("supply", "track", "seated"))
        row.append([place(view, name) for name in words(own["leaders"])])
        grid.add(row, view["active"] == seat and view["phase"] != "over")
    return grid


def place(view: Json, name: str) -> Item:
    """The room where a leader stands, or the Hall."""
    room = table(view["rooms"]).get(name)
    return Said("place-hall") if room is None else Said(f"room-{room}")


def cards(view: Json) -> Grid:
    """One row per seat: orders, experts, amulets with what they are worth."""
    heads = ["seat", "orders", "fulfilled", "experts", "kept", "amulets", "worth"]
    grid = Grid(Said("sheet-cards"), headings(heads))
    for seat, own in enumerate(tables(view["seats"])):
        row: list[Cell] = [Seat(seat), named("order", own["orders"])]
        row.append(named("order", own["fulfilled"]))
        row += [named("expert", own["experts"]), named("expert", own["kept"])]
        row += [named("amulet", own["amulets"]), whole(own["amulet_points"])]
        grid.add(row)
    return grid


def rooms(view: Json) -> Grid:
    """One row per space: its room, who leads there, who sits there, what lies there."""
    grid = Grid(Said("sheet-rooms"), headings(["space", "room", "leaders", "chairs", "lying"]))
    seats = tables(view["seats"])
    here = table(view["rooms"])
    for space in SPACES:
        leaders: list[Item] = [
            Seat(seat) for seat, own in enumerate(seats) if space in words(own["leaders"])
        ]
        for neutral in tables(view["neutrals"]):
            if neutral["space"] == space:
                leaders.append(Said(f"colour-{neutral['colour']}"))
        room = here[space]
        name: Cell = "" if room is None else Said(f"room-{room}")
        grid.add([space, name, leaders, chairs(view, space), lying(view, str(room))])
    return grid


def chairs(view: Json, space: str) -> Cell:
    """Who sits in an inner room; a senior is marked."""
    if SPACES.index(space) >= INNER:
        return ""
    found: list[Item] = []
    own = table(view["chairs"])[space]
    assert isinstance(own, list), "chairs are a list"
    for chair in own:
        if chair is not None:
            seen = table(chair)
            found.append(Seat(whole(seen["seat"])))
            if seen["senior"]:
                found.append(Said("sheet-senior"))
    return found


def lying(view: Json, room: str) -> Cell:
    """Cubes or coins lying in a room."""
    if room == "banker":
        return whole(view["banker_coins"])
    if room == "warehouse":
        stock = table(view["warehouse"])
        return [Said(f"res-{kind}") for kind in stock for _ in range(whole(stock[kind]))]
    if room == "market":
        return cubes([slot for slot in table(view["market"]).values() if slot is not None])
    if room in ("retailer", "wholesaler"):
        slots = view[room]
        assert isinstance(slots, list), "slots are a list"
        return cubes(slots)
    return ""


def cubes(slots: list[object]) -> list[Item]:
    """The sale fields in their order; a gold cube is named with what it stands for."""
    found: list[Item] = []
    for slot in slots:
        if slot is None:
            found.append(EMPTY)
        else:
            seen = table(slot)
            args: dict[str, Arg] = {"thing": f"@res-{seen['as']}"}
            gold = seen["cube"] != seen["as"]
            found.append(Said("sheet-gold-as", args) if gold else Said(f"res-{seen['as']}"))
    return found


def villages(view: Json) -> Grid:
    """One row per village: the pedlar, and each seat's assistants."""
    seats = tables(view["seats"])
    columns = [*headings(["village", "pedlar"]), *[seat_heading(n) for n in range(len(seats))]]
    grid = Grid(Said("sheet-villages"), columns)
    for name, counts in table(view["villages"]).items():
        here = view["pedlar"] == name
        tile: Cell = Said("sheet-here") if here else ""
        grid.add([Said(f"village-{name}"), tile, *ints(counts)], here)
    return grid


def seat_heading(seat: int) -> Said:
    """A seat as the heading of a column."""
    return Said("sheet-seat-number", {"n": seat + 1})


def worship(view: Json, printed: Edition) -> Grid:
    """The worship board row by row: points, assistants, rewards and amulets at the edges."""
    board = table(view["worship"])
    heads = ["row", "left", "col-1", "col-2", "col-3", "col-4", "right"]
    grid = Grid(Said("sheet-worship"), headings(heads))
    spaces, right, bottom = board["spaces"], board["right"], board["bottom"]
    assert isinstance(spaces, list), "spaces are rows"
    assert isinstance(right, list), "there is a field right of each row"
    assert isinstance(bottom, list), "there is a field below each column"
    grid.add([Said("sheet-above"), "", *[reward_items(edge) for edge in printed.top], ""])
    for number, line in enumerate(spaces):
        cells: list[Cell] = []
        for column, cell in enumerate(line):
            points = printed.cell_points[number * len(line) + column]
            cells.append([points, *[Seat(seat) for seat in ints(cell)]])
        grid.add([number + 1, reward_items(printed.left[number]), *cells, amulet(right[number])])
    grid.add([Said("sheet-below"), "", *[amulet(kind) for kind in bottom], ""])
    return grid


def amulet(kind: object) -> Cell:
    """An amulet by name, or nothing."""
    return "" if kind is None else Said(f"amulet-{kind}")


def pools(view: Json) -> Grid:
    """The open pools with the height of their stacks, temples, Hall, round track, supply."""
    grid = Grid(Said("sheet-pools"), headings(["pool", "open", "stack"]))
    for name, kind in (
        ("orders", "order"),
        ("experts", "expert"),
        ("amulets", "amulet"),
        ("smugglers", "smuggler"),
    ):
        seen = table(view[name])
        left = seen["stack"] if "stack" in seen else seen["deck"]
        there = [Said(f"{kind}-{card}") for card in pool(view, name)]
        grid.add([Said(f"sheet-{name}"), [*there], whole(left)])
    experts = table(view["experts"])
    back: Cell = "" if experts["back"] is None else Said(f"back-{experts['back']}")
    grid.add([Said("sheet-pile"), named("expert", experts["discard"]), ""])
    grid.add([Said("sheet-next-back"), back, ""])
    up = [Said(f"temple-{name}") for name, open_ in table(view["temples"]).items() if open_]
    grid.add([Said("sheet-temples"), [*up], ""])
    way: dict[str, Arg] = {"n": whole(view["marker"]), "end": whole(view["end_field"])}
    grid.add([Said("sheet-marker"), Said("sheet-marker-at", way), ""])
    grid.add([Said("sheet-end-amulet"), amulet(view["round_amulet"]), ""])
    gate: Cell = "" if view["hall"] is None else Said(f"gate-{view['hall']}")
    grid.add([Said("sheet-hall"), gate, ""])
    bank = table(view["bank"])
    left_over = [item for kind in RESOURCES for item in amount(kind, whole(bank[kind]))]
    grid.add([Said("sheet-bank"), left_over, ""])
    return grid

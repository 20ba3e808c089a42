"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings
from tianxia.core.reading import ints, table, tables, whole
from tianxia.core.rules import Json
from tianxia.core.words import Arg, Said
from tianxia.games.zhanguo.names import ASPECTS, OFFICIALS

LAST_CARDS: Final = 6  # of the court stack


def sheet(view: Json) -> list[Grid]:
    """Players, their boards, the court, the supply, rewards, ties, regions, walls, tasks."""
    return [
        players(view),
        *[board(view, seat) for seat in ints(view["order"])],
        court(view),
        supply(view),
        rewards(view),
        ties(view),
        regions(view),
        walls(view),
        tasks(view),
    ]


def players(view: Json) -> Grid:
    """One row per seat, in turn order."""
    seats = tables(view["seats"])
    heads = ["seat", "points", "board-name", "officials", "governors", "palaces", "walls-left"]
    grid = Grid(Said("sheet-players"), headings([*heads, "markers", "backs", "hand"]))
    for seat in ints(view["order"]):
        own = seats[seat]
        chosen = own["board"]
        row: list[Cell] = [Seat(seat), whole(own["points"])]
        row.append(Said("sheet-no-board") if chosen is None else Said(f"side-{chosen}"))
        row.append(officials(table(own["supply"])))
        row.extend(whole(own[piece]) for piece in ("governors", "palaces", "walls"))
        row.append(markers(table(own["markers"])))
        row.append(backs(table(own["backs"])))
        row.append([card_item(card) for card in tables(own.get("hand", []))])
        grid.add(row)
    return grid


def officials(seen: Json) -> list[Item]:
    """Officials of a place by colour."""
    found: list[Item] = []
    for colour in OFFICIALS:
        n = whole(seen[colour])
        if n:
            found.append(Said("sheet-official", {"official": f"@official-{colour}", "n": n}))
    return found


def markers(seen: Json) -> list[Item]:
    """The value of the markers held, by aspect."""
    found: list[Item] = []
    for aspect in ASPECTS:
        value = whole(table(seen[aspect])["value"])
        if value:
            found.append(Said("sheet-marker", {"aspect": f"@aspect-{aspect}", "n": value}))
    return found


def backs(seen: Json) -> list[Item]:
    """The cards in hand by deck."""
    found: list[Item] = []
    for aspect in ASPECTS:
        n = whole(seen[aspect])
        if n:
            found.append(Said("sheet-back", {"aspect": f"@aspect-{aspect}", "n": n}))
    return found


def card_item(seen: Json) -> Item:
    """A card by its number, its required action and its bonus."""
    args: dict[str, Arg] = {"card": whole(seen["id"]), "action": f"@action-{seen['action']}"}
    args["bonus"] = str(seen["bonus"])
    args["n"] = whole(seen["n"])
    return Said("sheet-card", args)


def board(view: Json, seat: int) -> Grid:
    """One player board, a row for each region."""
    heads = ["region", "cards", "unrest", "no-palace", "government", "workplace", "workers"]
    grid = Grid(Said("sheet-board", {"n": seat + 1}), headings(heads))
    for region in tables(tables(view["seats"])[seat]["regions"]):
        grid.add(
            [
                whole(region["id"]),
                [card_item(card) for card in tables(region["cards"])],
                f"{whole(region['unrest'])}/{whole(region['unrest_max'])}",
                whole(region["no_palace_from"]),
                officials(table(region["gov"])),
                officials(table(region["worker"])),
                whole(region["workers"]),
            ]
        )
    return grid


def court(view: Json) -> Grid:
    """The last cards of the court, the top one first."""
    grid = Grid(Said("sheet-court"), headings(["card-number", "action", "seat"]))
    for card in reversed(tables(table(view["court"])["cards"])[-LAST_CARDS:]):
        played = Said(f"action-{card['play']}")
        grid.add([whole(card["id"]), played, Seat(whole(card["seat"]))])
    return grid


def supply(view: Json) -> Grid:
    """One row per aspect: cards in its deck, those seen going under it, and markers left."""
    heads = ["aspect", "deck", "under", "markers-left", "marker3"]
    grid = Grid(Said("sheet-supply"), headings(heads))
    stock, threes = table(view["stock"]), table(view["marker3"])
    for deck in tables(view["decks"]):
        aspect = str(deck["id"])
        layers = deck["under"]
        assert isinstance(layers, list), "what lies under a deck is a list"
        under: list[Item] = [card for layer in layers for card in ints(layer)]
        holder = threes[aspect]
        three: Cell = Said("sheet-on-board") if holder == "board" else Seat(whole(holder))
        row: list[Cell] = [Said(f"aspect-{aspect}"), whole(deck["left"]), under]
        grid.add([*row, whole(stock[aspect]), three])
    return grid


def ties(view: Json) -> Grid:
    """Who comes first among equals: the discs of the track, then those of the round's column."""
    grid = Grid(Said("sheet-ties"), headings(["place", "seat"]))
    for place, seat in enumerate(ints(view["tie_order"])):
        grid.add([place + 1, Seat(seat)])
    return grid


def rewards(view: Json) -> Grid:
    """One row per round and aspect: the reward; for the current round who stands for it."""
    grid = Grid(Said("sheet-rewards"), headings(["round", "aspect", "reward", "standing"]))
    standings = table(view["standings"])
    for cell in tables(view["rewards"]):
        now = cell["round"] == view["round"] and view["phase"] != "over"
        line: list[Item] = []
        if now:
            for entry in tables(standings[str(cell["aspect"])]):
                line += [Seat(whole(entry["seat"])), whole(entry["value"])]
        asked = now and view["asking"] == cell["aspect"]
        given = reward(table(cell["reward"]))
        aspect = Said(f"aspect-{cell['aspect']}")
        grid.add([whole(cell["round"]), aspect, given, line], asked)
    return grid


def reward(seen: Json) -> Cell:
    """What a cell of the reward table gives, with its regions."""
    regions = ints(seen["regions"])
    args: dict[str, Arg] = {"n": whole(seen["n"]), "kind": str(seen["kind"])}
    args["colour"] = str(seen["colour"] or "none")
    args["regions"] = ", ".join(str(region) for region in regions)
    args["count"] = len(regions)
    return Said("sheet-reward-text", args)


def regions(view: Json) -> Grid:
    """One row per region: governors, what the majority is worth, what is free, palaces."""
    heads = ["region", "governors", "worth", "free-spaces", "palaces", "free-palaces"]
    grid = Grid(Said("sheet-regions"), headings(heads))
    for region in tables(view["regions"]):
        governors: list[Item] = []
        for seat, count in enumerate(ints(region["governors"])):
            if count:
                governors += [Seat(seat), count]
        palaces = region["palaces"]
        assert isinstance(palaces, list), "palaces are a list"
        owners: list[Item] = [Seat(owner) for owner in palaces if owner is not None]
        row: list[Cell] = [whole(region["id"]), governors, whole(region["worth"])]
        grid.add([*row, free_spaces(region), owners, len(palaces) - len(owners)])
    return grid


def free_spaces(region: Json) -> list[Item]:
    """What the bonus spaces without a governor would give."""
    found: list[Item] = []
    for space in tables(region["spaces"]):
        if space["owner"] is None:
            args: dict[str, Arg] = {"effect": str(space["effect"]), "n": whole(space["n"])}
            found.append(Said("sheet-space", args))
    return found


def walls(view: Json) -> Grid:
    """One row per wall section: its tile and the owners of its spaces."""
    heads = ["section", "tile", "levels", "line-1", "line-2", "line-3"]
    grid = Grid(Said("sheet-walls"), headings(heads))
    for section in tables(view["walls"]):
        tile = section["tile"]
        row: list[Cell] = [Said(f"section-{section['id']}")]
        row.append(Said("sheet-not-laid") if tile is None else Said(f"face-{tile}"))
        row.append("/".join(str(level) for level in ints(section["levels"])))
        for space in tables(section["spaces"]):
            owner = space["owner"]
            row.append("" if owner is None else Seat(whole(owner)))
        grid.add(row)
    return grid


def tasks(view: Json) -> Grid:
    """One row per task: what it needs and the discs on it."""
    grid = Grid(Said("sheet-tasks"), headings(["half", "task", "needs", "discs"]))
    for task in tables(view["tasks"]):
        needs: list[Item] = []
        for need in tables(task["needs"]):
            area = need["area"]
            needs.append(whole(need["region"]) if area is None else Said(f"area-{area}"))
        discs: list[Item] = []
        for space in tables(task["spaces"]):
            if space["disc"] is not None:
                discs += [Seat(whole(space["disc"])), whole(space["vp"])]
        kind = Said(f"task-{task['kind']}")
        grid.add([Said(f"half-{task['section']}"), kind, needs, discs])
    return grid

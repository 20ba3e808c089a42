"""The position as tables, from what the viewer sees and nothing else."""

from __future__ import annotations

from typing import Final

from tianxia.core.grid import Cell, Grid, Item, Seat, headings
from tianxia.core.words import Arg, Said
from tianxia.games.zhanguo.names import ASPECTS, OFFICIALS
from tianxia.games.zhanguo.seen import Aspect, Card, Markers, Official, RegionSeen, Reward, Seen

LAST_CARDS: Final = 6  # of the court stack


def sheet(view: Seen) -> list[Grid]:
    """Players, their boards, the court, the supply, rewards, ties, regions, walls, tasks."""
    return [
        players(view),
        *[board(view, seat) for seat in view["order"]],
        court(view),
        supply(view),
        rewards(view),
        ties(view),
        regions(view),
        walls(view),
        tasks(view),
    ]


def players(view: Seen) -> Grid:
    """One row per seat, in turn order."""
    seats = view["seats"]
    heads = ["seat", "points", "board-name", "officials", "governors", "palaces", "walls-left"]
    grid = Grid(Said("sheet-players"), headings([*heads, "markers", "backs", "hand"]))
    for seat in view["order"]:
        own = seats[seat]
        chosen = own["board"]
        row: list[Cell] = [Seat(seat), own["points"]]
        row.append(Said("sheet-no-board") if chosen is None else Said(f"side-{chosen}"))
        row.append(officials(own["supply"]))
        row += [own["governors"], own["palaces"], own["walls"]]
        row.append(markers(own["markers"]))
        row.append(backs(own["backs"]))
        row.append([card_item(card) for card in own.get("hand") or []])
        grid.add(row)
    return grid


def officials(seen: dict[Official, int]) -> list[Item]:
    """Officials of a place by colour."""
    found: list[Item] = []
    for colour in OFFICIALS:
        n = seen[colour]
        if n:
            found.append(Said("sheet-official", {"official": f"@official-{colour}", "n": n}))
    return found


def markers(seen: dict[Aspect, Markers]) -> list[Item]:
    """The value of the markers held, by aspect."""
    found: list[Item] = []
    for aspect in ASPECTS:
        value = seen[aspect]["value"]
        if value:
            found.append(Said("sheet-marker", {"aspect": f"@aspect-{aspect}", "n": value}))
    return found


def backs(seen: dict[Aspect, int]) -> list[Item]:
    """The cards in hand by deck."""
    found: list[Item] = []
    for aspect in ASPECTS:
        n = seen[aspect]
        if n:
            found.append(Said("sheet-back", {"aspect": f"@aspect-{aspect}", "n": n}))
    return found


def card_item(seen: Card) -> Item:
    """A card by its number, its required action and its bonus."""
    args: dict[str, Arg] = {"card": seen["id"], "action": f"@action-{seen['action']}"}
    args["bonus"] = seen["bonus"]
    args["n"] = seen["n"]
    return Said("sheet-card", args)


def board(view: Seen, seat: int) -> Grid:
    """One player board, a row for each region."""
    heads = ["region", "cards", "unrest", "no-palace", "government", "workplace", "workers"]
    grid = Grid(Said("sheet-board", {"n": seat + 1}), headings(heads))
    for region in view["seats"][seat]["regions"]:
        grid.add(
            [
                region["id"],
                [card_item(card) for card in region["cards"]],
                f"{region['unrest']}/{region['unrest_max']}",
                region["no_palace_from"],
                officials(region["gov"]),
                officials(region["worker"]),
                region["workers"],
            ]
        )
    return grid


def court(view: Seen) -> Grid:
    """The last cards of the court, the top one first."""
    grid = Grid(Said("sheet-court"), headings(["card-number", "action", "seat"]))
    for card in reversed(view["court"]["cards"][-LAST_CARDS:]):
        played = Said(f"action-{card['play']}")
        grid.add([card["id"], played, Seat(card["seat"])])
    return grid


def supply(view: Seen) -> Grid:
    """One row per aspect: cards in its deck, those seen going under it, and markers left."""
    heads = ["aspect", "deck", "under", "markers-left", "marker3"]
    grid = Grid(Said("sheet-supply"), headings(heads))
    stock, threes = view["stock"], view["marker3"]
    for deck in view["decks"]:
        aspect = deck["id"]
        under: list[Item] = [card for layer in deck["under"] for card in layer]
        holder = threes[aspect]
        three: Cell = Said("sheet-on-board") if holder == "board" else Seat(holder)
        row: list[Cell] = [Said(f"aspect-{aspect}"), deck["left"], under]
        grid.add([*row, stock[aspect], three])
    return grid


def ties(view: Seen) -> Grid:
    """Who comes first among equals: the discs of the track, then those of the round's column."""
    grid = Grid(Said("sheet-ties"), headings(["place", "seat"]))
    for place, seat in enumerate(view["tie_order"]):
        grid.add([place + 1, Seat(seat)])
    return grid


def rewards(view: Seen) -> Grid:
    """One row per round and aspect: the reward; for the current round who stands for it."""
    grid = Grid(Said("sheet-rewards"), headings(["round", "aspect", "reward", "standing"]))
    standings = view["standings"]
    for cell in view["rewards"]:
        now = cell["round"] == view["round"] and view["phase"] != "over"
        line: list[Item] = []
        if now:
            for entry in standings[cell["aspect"]]:
                line += [Seat(entry["seat"]), entry["value"]]
        asked = now and view["asking"] == cell["aspect"]
        given = reward(cell["reward"])
        aspect = Said(f"aspect-{cell['aspect']}")
        grid.add([cell["round"], aspect, given, line], asked)
    return grid


def reward(seen: Reward) -> Cell:
    """What a cell of the reward table gives, with its regions."""
    regions = seen["regions"]
    args: dict[str, Arg] = {"n": seen["n"], "kind": seen["kind"]}
    args["colour"] = seen["colour"] or "none"
    args["regions"] = ", ".join(str(region) for region in regions)
    args["count"] = len(regions)
    return Said("sheet-reward-text", args)


def regions(view: Seen) -> Grid:
    """One row per region: governors, what the majority is worth, what is free, palaces."""
    heads = ["region", "governors", "worth", "free-spaces", "palaces", "free-palaces"]
    grid = Grid(Said("sheet-regions"), headings(heads))
    for region in view["regions"]:
        governors: list[Item] = []
        for seat, count in enumerate(region["governors"]):
            if count:
                governors += [Seat(seat), count]
        palaces = region["palaces"]
        owners: list[Item] = [Seat(owner) for owner in palaces if owner is not None]
        row: list[Cell] = [region["id"], governors, region["worth"]]
        grid.add([*row, free_spaces(region), owners, len(palaces) - len(owners)])
    return grid


def free_spaces(region: RegionSeen) -> list[Item]:
    """What the bonus spaces without a governor would give."""
    found: list[Item] = []
    for space in region["spaces"]:
        if space["owner"] is None:
            args: dict[str, Arg] = {"effect": space["effect"], "n": space["n"]}
            found.append(Said("sheet-space", args))
    return found


def walls(view: Seen) -> Grid:
    """One row per wall section: its tile and the owners of its spaces."""
    heads = ["section", "tile", "levels", "line-1", "line-2", "line-3"]
    grid = Grid(Said("sheet-walls"), headings(heads))
    for section in view["walls"]:
        tile = section["tile"]
        row: list[Cell] = [Said(f"section-{section['id']}")]
        row.append(Said("sheet-not-laid") if tile is None else Said(f"face-{tile}"))
        row.append("/".join(str(level) for level in section["levels"]))
        for space in section["spaces"]:
            owner = space["owner"]
            row.append("" if owner is None else Seat(owner))
        grid.add(row)
    return grid


def tasks(view: Seen) -> Grid:
    """One row per task: what it needs and the discs on it."""
    grid = Grid(Said("sheet-tasks"), headings(["half", "task", "needs", "discs"]))
    for task in view["tasks"]:
        needs: list[Item] = []
        for need in task["needs"]:
            region = need["region"]
            needs.append(Said(f"area-{need['area']}") if region is None else region)
        discs: list[Item] = []
        for space in task["spaces"]:
            if space["disc"] is not None:
                discs += [Seat(space["disc"]), space["vp"]]
        kind = Said(f"task-{task['kind']}")
        grid.add([Said(f"half-{task['section']}"), kind, needs, discs])
    return grid

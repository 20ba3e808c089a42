"""The tables that are photographed: played to their positions, or kept from an earlier run."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser.driving import (
    BOT,
    OPEN,
    OTHER,
    PERSON,
    Picker,
    Wanted,
    advised,
    drive,
    ended,
    first,
    kind,
    later,
    short_of_money,
    spending,
)
from tests.browser.machine import Host, Laid

from tianxia.games.registry import GAMES, rules_for

OTHERS = [game for game in GAMES if game != "dragon"]
MIDDLE = {"rotunda": 6}  # the round in which a game has grown; most have five
PARTS = ["start", "middle", "crowd", "end"]  # a crowd: the middle with all seats taken
FOUR = (PERSON, BOT, BOT, BOT)


@dataclass
class Tables:
    """The positions that are photographed, by name; `last` is the last ply of the bots' game."""

    laid: dict[str, Laid]
    last: int
    host: Host
    others: dict[str, Laid] = field(default_factory=dict)  # other games, as they are asked for
    compared: bool = False  # with pictures of another version


def lay(host: Host) -> Tables:
    """Play every table to its position."""

    def driven(wanted: Wanted | None, pick: Picker, *more: dict[str, Any], **agreed: Any) -> Laid:
        table = host.table(*FOUR, *more, **agreed)
        drive(table, (0,), wanted, pick)
        return table

    laid = {
        "draft": host.table(*FOUR),
        "actions": driven(kind("choose-action", 5), advised),
        "poor": driven(short_of_money, spending),
        "persons": driven(kind("play-card", 4), advised, seed="12"),
        "release": driven(kind("event-release", 4), spending, seed="3"),
        "build": driven(kind("build-floor", 3), spending, seed="4"),
        "wall": driven(
            kind("choose-action", 6), advised, BOT, great_wall="on", super_event="random"
        ),
        "lobby": host.table(PERSON, OPEN, OPEN, BOT),
        "shared": host.table(PERSON, OTHER, BOT),
        "over": driven(None, advised, BOT, seed="21"),
        "bots": host.table(BOT, BOT, BOT, BOT, seed="5", great_wall="on"),
    }
    drive(laid["shared"], (0, 1), lambda window, question: question["seat"] == 1, first)
    return Tables(laid, ended(laid["bots"]), host)


def other_table(tables: Tables, game: str, part: str) -> Laid:
    """A table of another game, played on to its part; every picture shows the same one."""
    name = f"{game}-{part}"
    if name not in tables.others:
        tables.others[name] = played_on(tables.host, game, part)
    return tables.others[name]


def played_on(host: Host, game: str, part: str) -> Laid:
    """A new table of the game, played on to its part."""
    seats = rules_for(game).seats_max if part == "crowd" else 3
    table = host.table(PERSON, *[BOT] * (seats - 1), game=game)
    if part in ("middle", "crowd"):
        drive(table, (0,), later(MIDDLE.get(game, 4)), advised)
    elif part == "end":
        drive(table, (0,), None, advised)
    return table


KEYS = "tables.json"  # the secrets of kept tables, beside the server's data


def keep(tables: Tables, folder: Path) -> None:
    """Play all tables, end the server, and keep its data and the keys of the tables."""
    for game in OTHERS:
        for part in PARTS:
            other_table(tables, game, part)
    tables.host.close()
    shutil.copytree(tables.host.folder / "data", folder / "data")
    kept = {
        "laid": {name: table.made for name, table in tables.laid.items()},
        "others": {name: table.made for name, table in tables.others.items()},
        "last": tables.last,
    }
    (folder / KEYS).write_text(json.dumps(kept, indent=1))


def kept_tables(host: Host, folder: Path) -> Tables:
    """The tables of a kept folder, whose data the server has already."""
    kept = json.loads((folder / KEYS).read_text())
    laid, others = (
        {name: Laid(host, made, made["game"]) for name, made in kept[part].items()}
        for part in ("laid", "others")
    )
    return Tables(laid, kept["last"], host, others, compared=True)

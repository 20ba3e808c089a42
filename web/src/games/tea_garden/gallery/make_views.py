"""Play games and write views with their questions for the gallery: views.json beside this file.

From the root of the repository:
PYTHONPATH=src python web/src/games/dragon/gallery/make_views.py
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tianxia.games.registry import rules_for
from tianxia.match.match import Match, new_match

NAMES = ["Ania", "Benek", "Kasia", "Emil", "Wojciech"]
OUT = Path(__file__).parent / "views.json"


def said(message: Any) -> dict[str, Any]:
    """A message as the wire writes it."""
    return {"key": message.key, "args": dict(message.args)}


def question(match: Match) -> dict[str, Any]:
    """The question asked now with its options and what is blocked."""
    decision, state = match.decision, match.state
    assert decision is not None
    legal = decision.legal(state)
    options = [
        {
            "choice": choice,
            "label": said(decision.label(state, choice)),
            "targets": decision.targets(state, choice),
            "preview": [{"what": a.what, "n": a.n} for a in decision.preview(state, choice)],
        }
        for choice in legal
    ]
    open_targets = {target for option in options for target in option["targets"]}
    blocked = []
    for choice in range(decision.size) if decision.size <= 64 else []:
        if choice in legal:
            continue
        try:
            reason = decision.reason(state, choice)
            targets = [t for t in decision.targets(state, choice) if t not in open_targets]
        except (IndexError, KeyError, AssertionError):
            continue
        if reason is not None and targets:
            blocked.append({"targets": targets, "reason": said(reason)})
    return {
        "seat": decision.seat,
        "ply": match.ply,
        "kind": type(decision).__name__,
        "prompt": said(decision.prompt(state)),
        "options": options,
        "blocked": blocked,
    }


def scene(match: Match, name: str, last: list[str]) -> dict[str, Any]:
    """The table as the seat that must answer sees it."""
    over = match.over
    seat = 0 if over else match.to_move
    seats = [
        {
            "seat": i,
            "kind": "person",
            "name": NAMES[i],
            "level": None,
            "connected": True,
            "yours": i == seat,
        }
        for i in range(match.seats)
    ]
    table = {
        "id": name,
        "game": "dragon",
        "options": dict(match.options),
        "status": "playing",
        "seats": seats,
    }
    return {
        "name": name,
        "viewer": seat,
        "view": match.view(seat),
        "table": table,
        "question": None if over else question(match),
        "last": last,
    }


def play(
    seats: int,
    options: dict[str, Any],
    seed: int,
    wanted: dict[str, Any],
    out: list[dict[str, Any]],
) -> None:
    """Play at random, as often as it takes, and keep the first position that fits each wish."""
    for attempt in range(40):
        if wanted:
            play_once(seats, options, seed + 100 * attempt, wanted, out)


def play_once(
    seats: int,
    options: dict[str, Any],
    seed: int,
    wanted: dict[str, Any],
    out: list[dict[str, Any]],
) -> None:
    """One game at random."""
    match = new_match(rules_for("dragon"), seats, options, seed=seed)
    chance = random.Random(seed)
    last: list[str] = []
    while True:
        for name, wish in list(wanted.items()):
            if wish(match):
                out.append(scene(match, name, last))
                del wanted[name]
        if match.over or not wanted:
            return
        decision = match.decision
        assert decision is not None
        choice = chance.choice(decision.legal(match.state))
        last = decision.targets(match.state, choice)
        match.play(choice)


def kind(name: str, more: Any = None) -> Any:
    """A wish: this question is asked, and more is true."""
    return lambda match: (
        not match.over
        and type(match.decision).__name__ == name
        and (more is None or more({**match.view(match.to_move), "mover": match.to_move}))
    )


def main() -> None:
    """Write all scenes."""
    out: list[dict[str, Any]] = []
    two = lambda v: sum(bool(g["dragons"]) for g in v["groups"]) >= 2 and v["round"] >= 4  # noqa: E731
    play(4, {}, 7, {"draft": kind("DraftPair", lambda v: len(v["pairs_taken"]) == 2)}, out)
    rich = lambda v: two(v) and v["seats"][v["mover"]]["yuan"] >= 4  # noqa: E731
    play(4, {}, 7, {"action": kind("ChooseAction", rich)}, out)
    play(4, {}, 11, {"persons": kind("PlayCard", lambda v: v["round"] == 3)}, out)
    play(4, {}, 12, {"place": kind("PlacePerson", lambda v: v["round"] >= 3)}, out)
    play(4, {}, 13, {"build": kind("BuildFloor", lambda v: v["round"] >= 3)}, out)
    play(4, {}, 14, {"buy": kind("BuyPrivilege")}, out)
    play(4, {}, 15, {"drought": kind("DroughtRelease")}, out)
    wall = {"great_wall": "on", "super_event": "volcanic_eruption"}
    play(4, wall, 16, {"wall": kind("ChooseAction", lambda v: v["round"] == 7 and two(v))}, out)
    play(4, wall, 17, {"build_wall": kind("BuildWall", lambda v: v["round"] >= 4)}, out)
    play(3, {"super_event": "flood"}, 18, {"flood": kind("FloodReturn")}, out)
    play(3, {"super_event": "earthquake"}, 19, {"quake": kind("QuakeRelease")}, out)
    play(3, {"super_event": "edict"}, 20, {"edict": kind("ChooseEdict")}, out)
    play(3, {"super_event": "sunrise"}, 21, {"sunrise": kind("ChooseSunrise")}, out)
    play(3, {"super_event": "tornado"}, 22, {"tornado": kind("DiscardCard")}, out)
    play(2, {}, 23, {"two": kind("ChooseAction", lambda v: v["round"] >= 5)}, out)
    five = {"great_wall": "on", "super_event": "hidden"}
    play(5, five, 24, {"five": kind("ChooseAction", lambda v: rich(v))}, out)
    play(5, {}, 25, {"start5": kind("DraftPair")}, out)
    play(4, {"open_hands": False}, 26, {"over": lambda m: m.over}, out)
    out.append(crowded(next(one for one in out if one["name"] == "five")))
    OUT.write_text(json.dumps(out, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(", ".join(one["name"] for one in out) + "\n")


def crowded(given: dict[str, Any]) -> dict[str, Any]:
    """A made-up position with much of everything."""
    one: dict[str, Any] = json.loads(json.dumps(given))
    one["name"] = "crowded"
    view = one["view"]
    tiles = list(view["supply"])
    for index, seat in enumerate(view["seats"]):
        seat["space"] = 17
        seat["points"] = [104, 104, 7, 98, 7][index]
        seat["yuan"], seat["rice"] = 23, 11
        seat["palaces"] = [
            {"id": k + 1, "floors": k % 3 + 1, "persons": tiles[k : k + (k % 3 + 1)]}
            for k in range([10, 6, 4, 8, 3][index])
        ]
    for group in view["groups"]:
        group["dragons"] = []
    view["groups"][3]["dragons"] = [0, 1, 2, 3, 4]
    view["groups"][0]["dragons"] = []
    view["supply"]["monk_old"] = 0
    return one


if __name__ == "__main__":
    main()

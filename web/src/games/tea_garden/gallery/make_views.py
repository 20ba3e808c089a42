"""Play games and write views with their questions for the gallery: views.json beside this file.

From the root of the repository:
PYTHONPATH=src python web/src/games/tea_garden/gallery/make_views.py
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tianxia.games.registry import rules_for
from tianxia.match.match import Match, new_match

NAMES = ["Ania", "Benek", "Kasia", "Emil"]
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
            "stand_in": False,
        }
        for i in range(match.seats)
    ]
    table = {
        "id": name,
        "game": "tea_garden",
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
    match = new_match(rules_for("tea_garden"), seats, options, seed=seed)
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
    late = lambda v: v["round"] >= 3  # noqa: E731
    rich = lambda v: v["round"] >= 3 and not v["turn"]["main"] and v["turn"]["strength"] >= 5  # noqa: E731
    play(3, {}, 1, {"begin": kind("BeginTurn"), "cards": kind("BeforeCards", late)}, out)
    play(3, {}, 2, {"open": kind("TakeTurn", rich)}, out)
    play(4, {}, 3, {"open4": kind("TakeTurn", rich)}, out)
    play(2, {}, 4, {"open2": kind("TakeTurn", rich)}, out)
    for seed, name in enumerate(QUESTIONS):
        play(3, {}, 10 + seed, {name: kind(name, late)}, out)
    play(3, {"auto_space": False}, 40, {"space": kind("ChooseSpace")}, out)
    play(4, {"strict_supply": True}, 41, {"supply": kind("TakeTurn", rich)}, out)
    play(4, {}, 42, {"over": lambda m: m.over}, out)
    out.append(crowded(next(one for one in out if one["name"] == "open4")))
    OUT.write_text(json.dumps(out, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(", ".join(one["name"] for one in out) + "\n")


def crowded(given: dict[str, Any]) -> dict[str, Any]:
    """A made-up position with much of everything."""
    one: dict[str, Any] = json.loads(json.dumps(given))
    one["name"] = "crowded"
    view = one["view"]
    tiles = iter(f"t{n:02}" for n in range(1, 41))
    cards = [f"s{n:02}" for n in range(1, 12)]
    for index, seat in enumerate(view["seats"]):
        seat["points"] = [104, 104, 7, 98][index]
        seat["boat"], seat["berth"] = 10, index + 1
        seat["half"], seat["centre"], seat["emperor_row"] = "u3b", [2, 1, 0, 3][index], 6
        seat["fresh"], seat["fermented"] = [12, 3, 0, 11, 2, 4], [1, 0, 13, 2, 0, 10]
        rows = [[4, 2], [3, 1, 1], [5], [2, 2, 3]][index]
        seat["cup_rows"] = [
            {"tiles": [next(tiles) for _ in range(n)], "markers": [k % 3 for k in range(n - 1)]}
            for n in rows
        ]
        seat["caravans"] = ["c01", "c09", "c16", "c20", "c28", "c30"]
        seat["played"] = [
            {"top": "a407", "covered": cards[:1]},
            {"top": "a507", "covered": cards[:3]},
            {"top": "e06", "covered": cards[:6]},
            {"top": "a408", "covered": []},
        ]
        if "hand" in seat:
            seat["hand"] = [*cards, "a301", "a402", "e10"]
        seat["hand_size"] = 14
        seat["scroll_strength"], seat["emperor"] = 11, 12
    for index, region in enumerate(view["regions"].values()):
        region["spaces"] = [(k + index) % 4 for k in range(len(region["spaces"]))]
    view["row"] = ["a501", "a507", "a405", "a308", None, None]
    view["caravans"] = ["c18", "c16", None]
    view["emperor_cards"] = ["e06", "e11", "e03"]
    view["action_deck"] = [0, 0, 0, 0, 0]
    view["stacks"]["red"] = {"top": None, "size": 0}
    view["turn"]["number"] = 4
    view["turn"]["effects"] = ["draw", "swap"]
    return one


QUESTIONS = [
    "AddCard",
    "ChoosePagoda",
    "ReplaceTeapot",
    "PayFourthTurn",
    "PayCard",
    "PayCaravan",
    "PayEmperor",
    "PayRepeat",
    "FermentLeaf",
    "FermentBonus",
    "HarvestGarden",
    "SellLeaf",
    "PlaceCup",
    "ChooseStack",
    "ChooseHalf",
    "RepeatSecondary",
    "PlaceMarker",
    "DrawBonus",
    "SwapBonus",
    "DiscardCard",
    "TakeEmperorCard",
    "TrashCard",
]


if __name__ == "__main__":
    main()

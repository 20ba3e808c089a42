"""Play games and write views with their questions for the gallery: views.json beside this file.

From the root of the repository:
PYTHONPATH=src python web/src/games/terracotta/gallery/make_views.py
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tianxia.games.registry import rules_for
from tianxia.match.match import Match, new_match

NAMES = ["Ania", "Benek", "Kasia", "Emil"]
OUT = Path(__file__).parent / "views.json"
ASKED = [
    "PlaceWorker",
    "InnerAction",
    "MiddleAction",
    "OuterAction",
    "ChooseWarrior",
    "PlaceWarrior",
    "UseWeapon",
    "MoveInspector",
    "MoveWarrior",
    "UseAbility",
    "ChooseWarehouses",
    "BuySpecialist",
    "PlaceSpecialist",
    "PlaceArcher",
    "MountWarrior",
]
Wish = Callable[[Match], bool]


def said(message: Any) -> dict[str, Any]:
    """A message as the wire writes it."""
    return {"key": message.key, "args": dict(message.args)}


def question(match: Match) -> dict[str, Any]:
    """The question asked now with its options and what is blocked."""
    decision, state = match.decision, match.state
    assert decision is not None
    legal = set(decision.legal(state))
    options = [
        {
            "choice": choice,
            "label": said(decision.label(state, choice)),
            "targets": decision.targets(state, choice),
            "preview": [{"what": a.what, "n": a.n} for a in decision.preview(state, choice)],
            "ends": False,
        }
        for choice in sorted(legal)
    ]
    open_targets = {target for option in options for target in option["targets"]}
    blocked = []
    for choice in range(decision.size) if decision.size <= 64 else []:
        reason = None if choice in legal else decision.reason(state, choice)
        if reason is None:
            continue
        targets = [t for t in decision.targets(state, choice) if t not in open_targets]
        if targets:
            blocked.append({"targets": targets, "reason": said(reason), "clause": ""})
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
    seat = 0 if match.over else match.to_move
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
    return {
        "name": name,
        "viewer": seat,
        "view": match.view(seat),
        "table": {
            "id": name,
            "game": "terracotta",
            "options": dict(match.options),
            "status": "playing",
            "seats": seats,
        },
        "question": None if match.over else question(match),
        "last": last,
    }


def play(seats: int, seed: int, wanted: dict[str, Wish], out: list[dict[str, Any]]) -> None:
    """Play at random, as often as it takes, and keep the first position that fits each wish."""
    for attempt in range(40):
        if wanted:
            play_once(seats, seed + 100 * attempt, wanted, out)


def play_once(seats: int, seed: int, wanted: dict[str, Wish], out: list[dict[str, Any]]) -> None:
    """One game, at random but building and buying where that is possible."""
    match = new_match(rules_for("terracotta"), seats, {}, seed=seed)
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
        legal = decision.legal(match.state)
        named = [choice for choice in legal if decision.targets(match.state, choice)]
        choice = chance.choice(named if named and chance.random() < 0.9 else legal)
        last = decision.targets(match.state, choice)
        match.play(choice)


def asks(kind: str, since: int = 1) -> Wish:
    """A wish: this question is asked, not before that round."""
    return lambda match: (
        not match.over
        and type(match.decision).__name__ == kind
        and match.view(match.to_move)["round"] >= since
    )


def main() -> None:
    """Write all scenes."""
    out: list[dict[str, Any]] = []
    play(3, 7, {"start": asks("PlaceWorker"), "late": asks("PlaceWorker", 4)}, out)
    play(3, 8, {kind: asks(kind, 3) for kind in ASKED}, out)
    play(2, 9, {"two": asks("PlaceWorker", 3)}, out)
    play(4, 10, {"four": asks("PlaceWorker", 4), "four-last": asks("PlaceWarrior", 5)}, out)
    play(4, 11, {"over": lambda match: match.over}, out)
    OUT.write_text(json.dumps(out, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(", ".join(one["name"] for one in out) + "\n")


if __name__ == "__main__":
    main()

"""Play games and write views with their questions for the gallery: views.json beside this file.

From the root of the repository:
PYTHONPATH=src python web/src/games/rotunda/gallery/make_views.py
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tianxia.core.rules import Unreadable
from tianxia.games.registry import rules_for
from tianxia.match.match import Match, new_match

NAMES = ["Ania", "Benek", "Kasia", "Emil", "Wojciech"]
OUT = Path(__file__).parent / "views.json"
GAMES = 12


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
    for choice in range(decision.size):
        if choice in legal:
            continue
        reason = decision.reason(state, choice)
        targets = [t for t in decision.targets(state, choice) if t not in open_targets]
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
    seat = 0 if match.over else match.to_move
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
        "game": "rotunda",
        "options": dict(match.options),
        "status": "playing",
        "seats": seats,
    }
    return {
        "name": name,
        "viewer": seat,
        "view": match.view(seat),
        "table": table,
        "question": None if match.over else question(match),
        "last": last,
    }


def play(seats: int, options: dict[str, Any], seed: int, mark: str, out: dict[str, Any]) -> None:
    """One game at random: keep the last position of every kind of question, and the end."""
    try:
        match = new_match(rules_for("rotunda"), seats, options, seed=seed)
    except Unreadable:
        return
    chance = random.Random(seed)
    last: list[str] = []
    while not match.over:
        decision = match.decision
        assert decision is not None
        name = f"{mark}-{type(decision).__name__}"
        if name not in out or (len(decision.legal(match.state)) > 2 and chance.random() < 0.3):
            out[name] = scene(match, name, last)
        choice = chance.choice(decision.legal(match.state))
        last = decision.targets(match.state, choice)
        match.play(choice)
    out[f"{mark}-over"] = scene(match, f"{mark}-over", last)


def main() -> None:
    """Write all scenes."""
    out: dict[str, Any] = {}
    for game in range(GAMES):
        play(4, {}, 100 + game, "four", out)
        play(3, {"hall_choice": "last_player_chooses"}, 200 + game, "three", out)
        play(2, {"neutral_leader_actions": True}, 300 + game, "two", out)
        play(5, {"advanced_experts": True, "hall_choice": "random"}, 400 + game, "five", out)
    OUT.write_text(json.dumps(list(out.values()), ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(f"{len(out)} scenes: {', '.join(out)}\n")


if __name__ == "__main__":
    main()

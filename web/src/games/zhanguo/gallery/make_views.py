"""Play games and write views with their questions for the gallery: views.json beside this file.

From the root of the repository:
PYTHONPATH=src python web/src/games/zhanguo/gallery/make_views.py
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
            "ends": False,
        }
        for choice in legal
    ]
    open_targets = {target for option in options for target in option["targets"]}
    blocked = []
    for choice in range(decision.size) if decision.size <= 2000 else []:
        if choice in legal:
            continue
        try:
            reason = decision.reason(state, choice)
            targets = [t for t in decision.targets(state, choice) if t not in open_targets]
        except (IndexError, KeyError, AssertionError):
            continue
        if reason is not None and targets:
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
        "game": "zhanguo",
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
    match = new_match(rules_for("zhanguo"), seats, options, seed=seed)
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


def late(n: int) -> Any:
    """A wish about the round."""
    return lambda view: view["round"] >= n


def main() -> None:
    """Write all scenes."""
    out: list[dict[str, Any]] = []
    play(3, {}, 7, {"start": kind("ChoosePlay"), "play": kind("ChoosePlay", late(4))}, out)
    play(2, {}, 8, {"two": kind("ChoosePlay", late(5))}, out)
    play(4, {"board_side": "b_pick"}, 9, {"four": kind("ChoosePlay", late(5))}, out)
    for name in (
        "RecruitOfficial",
        "InstallGovernor",
        "ChooseBonusSpace",
        "BonusOfficial",
        "Move",
        "HireWorkers",
        "BuildPalace",
        "PayPalaceWorker",
        "TakeMarker3",
        "BuildWall",
        "PayWallWorker",
        "Activate",
        "TakeMarker",
        "CalmRegion",
        "MoveWorker",
        "TakeReward",
        "RewardOfficial",
        "PlaceGovernor",
    ):
        play(3, {}, 10, {name: kind(name, late(2))}, out)
    play(3, {"board_side": "b_pick"}, 11, {"MoveGovernor": kind("MoveGovernor")}, out)
    play(3, {"board_side": "b_pick"}, 12, {"AddWorker": kind("AddWorker")}, out)
    play(4, {"board_side": "b_pick"}, 13, {"PickBoard": kind("PickBoard")}, out)
    auction = {"board_side": "b_auction"}
    play(3, auction, 14, {"Bid": kind("Bid", lambda v: v["auction"]["bid"] > 0)}, out)
    play(4, {"variant_draft": True}, 15, {"LayAside": kind("LayAside", late(2))}, out)
    play(3, {"claim_tasks": "manual"}, 16, {"ClaimTasks": kind("ClaimTasks")}, out)
    play(4, {}, 17, {"over": lambda m: m.over}, out)
    OUT.write_text(json.dumps(out, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(", ".join(one["name"] for one in out) + "\n")


if __name__ == "__main__":
    main()

"""What the numbers of each note mean, and which things on the table it is about."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes, Shape
from tianxia.games.zhanguo.names import (
    ABILITIES,
    ACTIONS,
    ASPECTS,
    BOARDS,
    CATEGORIES,
    OFFICIALS,
    REWARDS,
    SECTIONS,
    TASK_KINDS,
    TASK_SECTIONS,
)

NOTES: Final[dict[str, Shape]] = {
    "round": Shape(["n"]),
    "first-player": Shape(),
    "walls-laid": Shape(),
    "tasks-drawn": Shape(),
    "board-removed": Shape(["side"]),
    "took-board": Shape(["side"], ["board:{side}"]),
    "bid": Shape(["n"]),
    "passed-bid": Shape(),
    "won-auction": Shape(["n"]),
    "drew": Shape(["n"]),
    "laid-aside": Shape(["card"]),
    "left-cards": Shape(["first", "second", "third"]),
    "unified": Shape(["card", "region"], ["ability:{region}:{card}"]),
    "went-to-court": Shape(["card", "action"], ["court:top", "action:{action}"]),
    "took-markers": Shape(["n", "aspect"]),
    "markers-missing": Shape(["n", "aspect", "points"]),
    "no-markers": Shape(["points"]),
    "took-marker3": Shape(["aspect"], ["marker3:{aspect}"]),
    "calmed": Shape(["region", "level"]),
    "unrest-rose": Shape(["region", "level"]),
    "pacified": Shape(["region"]),
    "got-workers": Shape(["n", "region"]),
    "sent-official": Shape(["official", "region"]),
    "assigned": Shape(["official", "region"]),
    "stepped": Shape(["official", "region", "other"]),
    "stepped-up": Shape(["official", "region"]),
    "stopped-moving": Shape(["n"]),
    "declined": Shape(),
    "installed": Shape(["region"], ["region:{region}"]),
    "moved-governor": Shape(["region", "other"], ["region:{region}", "region:{other}"]),
    "moved-worker": Shape(["region", "other"]),
    "built-palace": Shape(["region", "points"], ["region:{region}"]),
    "built-wall": Shape(["section", "lines"], ["wall:{section}_{lines}"]),
    "activated": Shape(["card", "region"], ["ability:{region}:{card}"]),
    "used-board": Shape(["ability"]),
    "scored": Shape(["n", "source"]),
    "claimed": Shape(["task", "half", "points"], ["task:{half}:{task}"]),
    "accepted-reward": Shape(["aspect", "reward"]),
    "passed-reward": Shape(["aspect"]),
    "final-scored": Shape(["governors", "markers", "tasks"]),
    "walls-scored": Shape(["n", "points"]),
    "game-over": Shape(),
}

REFERENCES: Final[dict[str, list[str]]] = {
    "aspect": ASPECTS,
    "official": OFFICIALS,
    "action": ACTIONS,
    "ability": ABILITIES,
    "side": BOARDS,
    "section": SECTIONS,
    "task": TASK_KINDS,
    "half": TASK_SECTIONS,
    "reward": REWARDS,
    "source": CATEGORIES,
}

MEANINGS: Final = Notes(NOTES, REFERENCES)

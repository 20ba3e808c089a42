"""What the numbers of each note mean, so that its sentence can be written."""

from __future__ import annotations

from typing import Final

from tianxia.core.notes import Notes
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

NOTES: Final[dict[str, list[str]]] = {
    "round": ["n"],
    "first-player": [],
    "walls-laid": [],
    "tasks-drawn": [],
    "board-removed": ["side"],
    "took-board": ["side"],
    "bid": ["n"],
    "passed-bid": [],
    "won-auction": ["n"],
    "drew": ["n"],
    "laid-aside": ["card"],
    "left-cards": ["first", "second", "third"],
    "unified": ["card", "region"],
    "went-to-court": ["card", "action"],
    "took-markers": ["n", "aspect"],
    "markers-missing": ["n", "aspect", "points"],
    "no-markers": ["points"],
    "took-marker3": ["aspect"],
    "calmed": ["region", "level"],
    "unrest-rose": ["region", "level"],
    "pacified": ["region"],
    "got-workers": ["n", "region"],
    "sent-official": ["official", "region"],
    "assigned": ["official", "region"],
    "stepped": ["official", "region", "other"],
    "stepped-up": ["official", "region"],
    "stopped-moving": ["n"],
    "declined": [],
    "installed": ["region"],
    "moved-governor": ["region", "other"],
    "moved-worker": ["region", "other"],
    "built-palace": ["region", "points"],
    "built-wall": ["section", "lines"],
    "activated": ["card", "region"],
    "used-board": ["ability"],
    "scored": ["n", "source"],
    "claimed": ["task", "half", "points"],
    "accepted-reward": ["aspect", "reward"],
    "passed-reward": ["aspect"],
    "final-scored": ["governors", "markers", "tasks"],
    "walls-scored": ["n", "points"],
    "game-over": [],
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

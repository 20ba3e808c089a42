"""Whose folder it is: the plan of a tournament lies beside its results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tianxia.core.errors import Unreadable

PLAN: Final = "plan.json"


class AnotherTournament(Unreadable):
    """A folder holds the results of another tournament."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds the results of another tournament.")
        self.folder: Final = folder


def claim(folder: Path, plan: dict[str, object], begun: bool) -> None:
    """Write the plan into a new folder; a folder with another plan is refused and left alone.

    `begun`: the folder holds results.
    """
    text = json.dumps(plan, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    file = folder / PLAN
    if file.exists() or begun:
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            raise AnotherTournament(folder)
        return
    folder.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(file)

"""The pages people read, and the blocks of code in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = {"python", "shell"}
READ = {"text", "json", "toml", "nginx", "ini"}  # examples of files, and what needs a server


@dataclass(frozen=True, slots=True)
class Block:
    """One block: its language, its text and the line it begins at."""

    language: str
    text: str
    line: int

    @property
    def file(self) -> str | None:
        """The file that the block is, if its first line names one."""
        named = re.match(r"# (\S+\.py)\n", self.text)
        return named[1] if named else None


def blocks(page: Path) -> list[Block]:
    """All blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], found[2], text[: found.start()].count("\n") + 1)
        for found in FENCE.finditer(text)
    ]

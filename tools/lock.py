"""Pins what is installed here: what playing and compiling need, and what the tests need besides.

    python tools/lock.py

The roots stand in pyproject.toml: `dependencies` and the groups `build` and `test`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
NEVER = {"tianxia"}


def plain(name: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(roots: Iterable[str]) -> dict[str, str]:
    """All packages the roots need, each with its line."""
    found: dict[str, str] = {}
    where: dict[str, set[str]] = {}  # on which systems each is asked for; "" is on all
    seen: set[tuple[str, str]] = set()
    waiting = [Requirement(root) for root in roots]
    while waiting:
        wanted = waiting.pop()
        name = plain(wanted.name)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        where.setdefault(name, set()).add(str(wanted.marker or ""))
        for extra in ("", *wanted.extras):
            if name in NEVER or (name, extra) in seen:
                continue
            seen.add((name, extra))
            package = distribution(name)
            found[name] = f"{package.metadata['Name']}=={package.version}"
            for line in package.requires or []:
                part = Requirement(line)
                if part.marker is None or part.marker.evaluate({"extra": extra}):
                    part.marker = None
                    waiting.append(part)
    return {name: line + only_there(where[name]) for name, line in found.items()}


def only_there(markers: set[str]) -> str:
    """What stands behind a package that only some systems have."""
    return "" if "" in markers else f"; {' or '.join(sorted(markers))}"


def write(name: str, packages: dict[str, str]) -> None:
    """One package a line, in order."""
    lines = [packages[key] for key in sorted(packages)]
    (ROOT / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Write both files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    playing = needed([*project["project"]["dependencies"], *groups["build"]])
    testing = needed(groups["test"])
    write("requirements.lock", playing)
    rest = {name: line for name, line in testing.items() if name not in playing}
    write("requirements-test.lock", rest)


if __name__ == "__main__":
    main()

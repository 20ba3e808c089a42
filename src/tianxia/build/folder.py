"""Making an engine's folder: copied, compiled, tried, and only then given its name."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from tianxia.engine_folder import COPIED, PACKAGE, READY, WISH, key_of

Compile = Callable[[Path, "Build"], None]  # the folder to take the package from, and the build

KEPT: Final = 2  # builds that are not removed when another one is made


class SourcesChanged(Exception):
    """Somebody edits them right now: the next start builds."""


class BadBuild(Exception):
    """The compiled engine plays other games than the interpreted one."""


class Build:
    """The build of one key: its places, what it says of itself while it is made, and its end."""

    def __init__(self, home: Path, key: str) -> None:
        self.home: Final = home
        self.key: Final = key
        self.folder: Final = home / key
        self.part: Final = home / f"{key}.part"  # while it is made
        self.failure: Final = self.folder / "failed.json"

    @property
    def is_ready(self) -> bool:
        """Whether it can be used."""
        return (self.folder / READY).exists()

    @property
    def has_failed(self) -> bool:
        """Whether it was tried, and is not tried again unless somebody asks for it."""
        return self.failure.exists()

    def progress(self) -> tuple[int, int]:
        """How many C files are done, and how many there are; 0 of 0 before that is known."""
        try:
            told = json.loads((self.part / "progress.json").read_bytes())
        except (OSError, ValueError):
            return 0, 0
        return told["done"], told["all"]

    def tell(self, done: int, of: int) -> None:
        """Write down how far it has come."""
        write(self.part / "progress.json", {"done": done, "all": of})

    def finish(self, seconds: float) -> None:
        """Give the folder its name: from now on every new process uses it."""
        write(self.part / READY, {"key": self.key, "seconds": round(seconds, 1)})
        shutil.rmtree(self.folder, ignore_errors=True)
        self.part.rename(self.folder)

    def fail(self, lines: list[str]) -> None:
        """Remember what went wrong, and nothing else."""
        self.clear()
        self.folder.mkdir(mode=0o700, parents=True)
        write(self.failure, {"key": self.key, "lines": lines})

    def clear(self) -> None:
        """As if it had never been tried."""
        shutil.rmtree(self.part, ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def write(file: Path, data: dict[str, Any]) -> None:
    """Write a file that is read by others at any time: it is there whole or not at all."""
    draft = file.with_name(file.name + ".draft")
    draft.write_text(json.dumps(data) + "\n", encoding="utf-8")
    draft.replace(file)


def make(build: Build, package: Path, compile_it: Compile) -> None:
    """Make the folder; it is usable at the end or not there."""
    began = time.monotonic()
    shutil.rmtree(build.part, ignore_errors=True)
    build.part.mkdir(mode=0o700, parents=True)
    work = build.part / "work"
    copied = copy(package, work)
    if key_of(copied) != build.key:
        shutil.rmtree(build.part)
        raise SourcesChanged
    for name in COPIED:
        shutil.copytree(copied / name, build.part / PACKAGE / name)
    interpreted = tried(build.part, package)
    compile_it(work, build)
    check(interpreted, tried(build.part, package))
    shutil.rmtree(work)
    build.finish(time.monotonic() - began)
    tidy(build)


def copy(package: Path, folder: Path) -> Path:
    """All Python files of the package, as they are at this moment."""
    target = folder / PACKAGE
    for path in package.rglob("*.py"):
        place = target / path.relative_to(package)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    return target


def tried(engine: Path, package: Path) -> dict[str, Any]:
    """What a new process plays with the engine of that folder."""
    command = [sys.executable, "-P", "-m", f"{PACKAGE}.build.trial"]
    told = subprocess.run(
        command, env=environment(package, str(engine)), stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(told.stdout)
    if not Path(found["engine"]).is_relative_to(engine):
        raise BadBuild(f"The engine was found in {found['engine']}, not in {engine}.")
    return found


def environment(package: Path, wish: str) -> dict[str, str]:
    """The environment of a process that reads this package, with the engine it shall use."""
    paths = [str(package.parent), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), WISH: wish}


def check(interpreted: dict[str, Any], compiled: dict[str, Any]) -> None:
    """Refuse a build that plays any game another way than its sources."""
    for game, course in interpreted["games"].items():
        if compiled["games"][game] != course:
            raise BadBuild(f"{game}: compiled, the games go another way than interpreted.")


def check_modules(folder: Path, modules: list[str]) -> None:
    """Refuse a build in which a module was left interpreted."""
    for module in modules:
        place = folder / module.removesuffix(".py")
        if not any(Path(f"{place}{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
            raise BadBuild(f"{module} was not compiled.")


def tidy(build: Build) -> None:
    """Remove all builds but the newest, and whatever was left half made."""
    entries = [entry for entry in build.home.iterdir() if entry.is_dir()]
    halves = [entry for entry in entries if entry.suffix == ".part"]
    whole = sorted(set(entries) - set(halves), key=lambda entry: entry.stat().st_mtime)
    for entry in [*halves, *whole[:-KEPT]]:
        shutil.rmtree(entry, ignore_errors=True)

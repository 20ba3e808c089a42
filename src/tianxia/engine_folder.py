"""Where the compiled engine lies, and whether this process uses it.

The engine is compiled once for its sources, its Python and its compiler, into a folder of the
user's cache that is named by a hash of all of them. Every process that starts looks there first;
so a build made while a server runs is used by whatever process begins next. The folder holds the
Python files of `COPIED` and nothing else: everything besides is read from the sources.

`TIANXIA_ENGINE=interpreted` looks nowhere and builds nothing, `compiled` fails where no compiled
engine is found, and a path names a folder that is used as it is (so new builds are tried out).
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, MutableSequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent  # of the package; never inside an engine's folder
COPIED: Final = ("bots", "core", "games", "search")
PACKAGE: Final = "tianxia"
READY: Final = "ready.json"

WISH: Final = "TIANXIA_ENGINE"
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


def enter(path: MutableSequence[str]) -> None:
    """Let the package whose path this is find its engine in a compiled folder, if there is one."""
    folder = ready()
    if folder is not None:
        path.insert(0, str(folder / PACKAGE))
        sys.path.insert(0, str(folder))  # for the library that its compiled modules share


def ready() -> Path | None:
    """The folder whose engine this process shall use; None for the one beside the sources."""
    wish = os.environ.get(WISH, "")
    if os.sep in wish:
        return Path(wish)
    if wish not in ("", INTERPRETED, COMPILED):
        raise ImportError(f"{WISH} must be {INTERPRETED} or {COMPILED}, not {wish!r}.")
    if wish == INTERPRETED or is_compiled(SOURCES):
        return None
    found = _finished()
    if found is None and wish == COMPILED:
        raise ImportError(f"{WISH}={COMPILED}, but there is no compiled engine for these sources.")
    return found


def _finished() -> Path | None:
    """The finished build of these sources."""
    try:
        home = engines()
        if home is None or not home.is_dir():
            return None
        folder = home / key_of(SOURCES)
        told = (folder / READY).stat()
    except OSError:
        return None
    if hasattr(os, "geteuid") and told.st_uid != os.geteuid():
        return None  # somebody else's
    return folder


def engines() -> Path | None:
    """Where this user's compiled engines lie; None where there can be none."""
    if sys.platform == "emscripten":
        return None
    from platformdirs import user_cache_path

    return user_cache_path(PACKAGE, appauthor=False) / "engine"


def is_compiled(package: Path) -> bool:
    """Whether compiled modules lie beside the sources, as in a compiled wheel."""
    return any((package / "core" / f"agenda{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def key_of(package: Path) -> str:
    """The name of the build of a package: what it is made from and what it is made for."""
    total = hashlib.sha256("\0".join(made_for()).encode())
    for path in engine_files(package):
        content = path.read_bytes()
        total.update(f"\0{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:16]


def engine_files(package: Path) -> Iterator[Path]:
    """All Python files that a build holds, in a fixed order."""
    for name in COPIED:
        yield from sorted((package / name).rglob("*.py"))


def made_for() -> list[str]:
    """This Python, this machine and this compiler."""
    machine = os.uname().machine if hasattr(os, "uname") else ""
    return [EXTENSION_SUFFIXES[0], machine, _c_library(), _installed("mypy"), _installed("librt")]


def _c_library() -> str:
    """Its version, where programs depend on it: homes may be shared by unlike machines."""
    try:
        return os.confstr("CS_GNU_LIBC_VERSION") or ""
    except (AttributeError, OSError, ValueError):
        return ""


def _installed(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""

"""The two builds of the sources as they are now: interpreted and compiled, outside the checkout.

Both are made from a copy without build products, so that neither can pick up the other's modules.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
SOURCES: Final = BUILD / "bench-src"
COMPILED: Final = BUILD / "bench-compiled"
WORKSHOP: Final = BUILD / "bench-workshop"
COMPILED_PARTS: Final = {
    "core",
    "games",
    "search",
    "bots",
    "build",
    "env",  # not compiled, but measured in the same folder
}
MARK: Final = COMPILED / "made-from.txt"
WORKER: Final = Path(__file__).with_name("ours.py")
COMPILE: Final = """
import os
import sys
from pathlib import Path
from tianxia.build.compiling import Order, compile_modules, modules_of

root, workshop, target = map(Path, sys.argv[1:])
modules = modules_of(root / "tianxia")
cores = os.cpu_count() or 1
compile_modules(Order(root, modules, workshop, target, "tianxia", compilers=cores))
"""


def sources() -> list[Path]:
    """The files that go into a build."""
    kinds = ("*.py", "*.toml", "*.ftl", "*.md")
    return sorted(path for kind in kinds for path in (ROOT / "src").rglob(kind))


def fingerprint() -> str:
    """A hash of the sources that are compiled or measured."""
    total = hashlib.sha256()
    for path in sources():
        if not COMPILED_PARTS & set(path.relative_to(ROOT).parts):
            continue
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def interpreted() -> Path:
    """A folder to import the interpreted sources from."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    for path in sources():
        copy = SOURCES / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    return SOURCES / "src"


def compiled() -> Path:
    """A folder to import the compiled engine from; made only when the sources have changed."""
    now = fingerprint()
    if MARK.exists() and MARK.read_text(encoding="utf-8") == now:
        return COMPILED
    source = interpreted()
    for folder in (COMPILED, WORKSHOP):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, COMPILED)
    WORKSHOP.mkdir()
    places = [str(place) for place in (source, WORKSHOP, COMPILED)]
    command = [sys.executable, "-c", COMPILE, *places]
    subprocess.run(command, env=environment(source), check=True, stdout=subprocess.DEVNULL)
    MARK.write_text(now, encoding="utf-8")
    return COMPILED


def environment(package: Path) -> dict[str, str]:
    """The environment in which our package is imported from that folder and nowhere else."""
    return os.environ | {
        "PYTHONPATH": str(package),
        "PYTHONHASHSEED": "0",
        "TIANXIA_ENGINE": "interpreted",
    }

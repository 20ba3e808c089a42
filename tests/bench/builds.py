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
WHEELS: Final = BUILD / "bench-wheel"
COMPILED_PARTS: Final = {
    "core",
    "games",
    "search",
    "bots",
    "build",
    "env",  # not compiled, but measured in the same folder
    "pyproject.toml",
    "compiled_wheel.py",
}
MARK: Final = COMPILED / "made-from.txt"
HOOK: Final = "tools/compiled_wheel.py"
WORKER: Final = Path(__file__).with_name("ours.py")
PIP: Final = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def sources() -> list[Path]:
    """The files that go into a build."""
    kinds = ("*.py", "*.toml", "*.ftl", "*.md")
    found = [path for kind in kinds for path in (ROOT / "src").rglob(kind)]
    found += [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", HOOK)]
    return sorted(found)


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
    """A folder to import the compiled wheel from; made only when the sources have changed."""
    now = fingerprint()
    if MARK.exists() and MARK.read_text(encoding="utf-8") == now:
        return COMPILED
    interpreted()
    for folder in (COMPILED, WHEELS):
        shutil.rmtree(folder, ignore_errors=True)
    env = os.environ | {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
    make = ["wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(WHEELS), "."]
    subprocess.run([*PIP, *make], cwd=SOURCES, env=env, check=True)
    wheel = next(WHEELS.glob("tianxia-*.whl"))
    put = ["install", "--no-deps", "--target", str(COMPILED), str(wheel)]
    subprocess.run([*PIP, *put], check=True)
    MARK.write_text(now, encoding="utf-8")
    return COMPILED


def environment(package: Path) -> dict[str, str]:
    """The environment in which our package is imported from that folder and nowhere else."""
    return os.environ | {
        "PYTHONPATH": str(package),
        "PYTHONHASHSEED": "0",
        "TIANXIA_ENGINE": "interpreted",
    }

"""Packages made from the checkout as a stranger makes them, and environments to try them in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from filelock import FileLock
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
LOCKS = ["requirements.lock", "requirements-test.lock"]
PACKED = ["src", "tools", "web", "pyproject.toml", "README.md", "LICENSE", ".gitignore"]
NOT_IN_GIT = shutil.ignore_patterns("static", "node_modules", "__pycache__", "*.so")
OLD_NODE = "@echo v16.20.2\n" if os.name == "nt" else "#!/bin/sh\necho v16.20.2\n"
READ_ALL = """
import pkgutil, sys, tianxia
names = [found.name for found in pkgutil.walk_packages(tianxia.__path__, "tianxia.")]
programs = [name for name in names if name.endswith(("__main__", "revisions.env"))]
extras = [name for name in names if name.startswith("tianxia.env")]
compiler = ["tianxia.build.compiling"]
for name in sorted({*names} - {*programs, *extras, *compiler}):
    __import__(name)
"""
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def read_tool(name: str) -> ModuleType:
    """A program of `tools/` as a module."""
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


client = read_tool("client")


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """What a new process is told: nothing of these tests, and a home of its own."""
    ours = ("TIANXIA_", "PYTEST_", "COV_")
    left_out = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    known = {
        name: value
        for name, value in os.environ.items()
        if name not in left_out and not name.startswith(ours)
    }
    home = {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    return known | home | {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | more


def run(*command: str | Path, cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; whoever asks looks how it ended."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=2 * PATIENCE,
    )


def pip(python: str | Path, *words: str | Path, cwd: Path, **more: str) -> str:
    """Run pip, which keeps its usual cache; what it said."""
    done = try_pip(python, *words, cwd=cwd, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def try_pip(
    python: str | Path, *words: str | Path, cwd: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """The same, however it ends."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1"} | more
    return run(python, "-m", "pip", *words, cwd=cwd, env=env)


def index_answers(folder: Path) -> bool:
    """Whether packages can be had from an index here."""
    words = ["download", "--quiet", "--no-deps", "--retries", "0", "--timeout", "20"]
    return try_pip(sys.executable, *words, "editables", cwd=folder).returncode == 0


def registry_answers(folder: Path) -> bool:
    """Whether npm can install packages here."""
    env = os.environ | with_node()
    npm = shutil.which("npm", path=env["PATH"]) or "npm"
    return run(npm, "view", "uqr", "version", cwd=folder, env=env).returncode == 0


def clone(folder: Path) -> Path:
    """A copy of what git keeps and a package is made of: no client is built there."""
    folder.mkdir(parents=True)
    for name in PACKED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_IN_GIT)
        else:
            shutil.copy2(ROOT / name, folder / name)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """The PATH of a machine whose Node is too old."""
    folder.mkdir(exist_ok=True)
    for name in ("node", "npm"):
        program = folder / (f"{name}.bat" if os.name == "nt" else name)
        program.write_text(OLD_NODE)
        program.chmod(0o755)
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def with_node() -> dict[str, str]:
    """The PATH on which the Node is found that these tests' own client was built with."""
    return {"PATH": client.environment_with_node()["PATH"]}


@dataclass(frozen=True)
class Packages:
    """What was made of the checkout."""

    archive: Path
    wheel: Path


def make_packages(folder: Path) -> Packages:
    """The archive from a clean copy, which builds the client; from it a wheel, without Node."""
    source = clone(folder / "clone")
    env = surroundings(folder, **with_node())
    made = run(
        *(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder / "made"),
        cwd=source,
        env=env,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    (archive,) = (folder / "made").glob("*.tar.gz")
    (folder / "empty").mkdir()
    words = ["wheel", "--no-build-isolation", "--no-deps", "--no-cache-dir", "-w", folder / "made"]
    pip(sys.executable, *words, archive, cwd=folder / "empty", **without_node(folder / "old"))
    (wheel,) = (folder / "made").glob("*.whl")
    return Packages(archive, wheel)


class Installed:
    """An environment outside the checkout with the package in it and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.work = folder / "work"  # an empty folder to stand in
        self.python = folder / "env" / SCRIPTS / "python"
        self.program = folder / "env" / SCRIPTS / "tianxia"

    def install(self, *wanted: str) -> None:
        """Install with the versions that the other tests use."""
        pinned = [word for name in LOCKS for word in ("--constraint", str(ROOT / name))]
        words = ["install", "--quiet", "--no-compile", *pinned, *wanted]
        with FileLock(self.folder / "pip.lock"):
            pip(self.python, *words, cwd=self.work)

    def run(self, *words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment from the empty folder."""
        return run(*words, cwd=self.work, env=surroundings(self.folder, **more))


def make_environment(folder: Path, wheel: Path) -> Installed:
    """An empty environment, then the wheel with what it asks for, which is enough to read it."""
    made = Installed(folder)
    made.work.mkdir(parents=True)
    done = run(sys.executable, "-m", "venv", folder / "env", cwd=folder, env=surroundings(folder))
    assert done.returncode == 0, done.stderr
    made.install(str(wheel))
    read = made.run(made.python, "-c", READ_ALL)
    assert read.returncode == 0, read.stderr
    return made

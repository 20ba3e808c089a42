"""The engine through mypyc, its C files compiled side by side.

The wheel's build reads this file by itself, before the package can be imported: it uses nothing of
the package. One C file per module keeps the compiler's work small and lets several cores share it.
"""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from setuptools import Distribution  # before mypyc, which looks for it
from setuptools.command.build_ext import build_ext

COMPILED: Final = ("core", "games", "search", "bots/evaluators", "bots/heuristic.py")
# the compiler's own types for the compiler, stand-ins for the interpreter
NOT_COMPILED: Final = ("core/native.py", "core/plain.py")

MANY: Final = 8  # files that begin alike before it is worth while to read that only once
COUNTING: Final = threading.Lock()

Tell = Callable[[int, int], None]  # so many C files are done, of so many


@dataclass(frozen=True)
class Order:
    """What is to be compiled: modules of the package that lies in the folder `root`."""

    root: Path
    modules: list[str]
    workshop: Path  # for what is needed only on the way
    target: Path
    name: str  # of the library that the modules share
    effort: str = "3"  # how hard the C compiler tries, 0 to 3
    compilers: int = 1  # how many of them work at once
    tell: Tell = lambda _done, _all: None


def modules_of(package: Path, parts: tuple[str, ...] = COMPILED) -> list[str]:
    """The files of a package that are compiled, named from the folder it lies in."""
    found: list[Path] = []
    for name in parts:
        place = package / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    left_out = {package / name for name in NOT_COMPILED}
    return [path.relative_to(package.parent).as_posix() for path in found if path not in left_out]


def compile_modules(order: Order) -> None:
    """Compile; the target then holds the modules at their places, and the shared library."""
    from mypyc.build import mypycify

    with chdir(order.root):
        extensions = mypycify(
            [
                "--config-file=",
                "--explicit-package-bases",
                f"--cache-dir={order.workshop / 'cache'}",
                *order.modules,
            ],
            opt_level=order.effort,
            debug_level="0",
            multi_file=True,
            target_dir=str(order.workshop / "c"),
            group_name=order.name,
        )
        command = SideBySide(Distribution({"name": "tianxia", "ext_modules": extensions}), order)
        command.build_lib = str(order.target)
        command.build_temp = str(order.workshop / "objects")
        command.parallel = order.compilers
        command.ensure_finalized()
        command.run()


class SideBySide(build_ext):
    """Builds many C files at once, the largest first, and tells how far it has come."""

    def __init__(self, distribution: Distribution, order: Order) -> None:
        super().__init__(distribution)
        self.order: Final = order
        self.done = 0
        self.all = 0
        self.heads: Final[dict[str, str]] = {}  # by C file: what many of them begin with

    def build_extensions(self) -> None:
        """Share the work out; generated C is not searched for warnings."""
        self.all = sum(len(extension.sources) for extension in self.extensions)
        self.order.tell(0, self.all)
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args.append("-w")
            self.read_heads()
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], extra_postargs: list[str], **how: Any) -> list[str]:
            def compile_one(path: str) -> str:
                head = ["-include", self.heads[path]] if path in self.heads else []
                made: list[str] = one_by_one([path], extra_postargs=[*extra_postargs, *head], **how)
                self.count()
                return made[0]

            largest_first = sorted(sources, key=lambda path: -os.path.getsize(path))
            with ThreadPoolExecutor(self.order.compilers) as cores:
                made = dict(zip(largest_first, cores.map(compile_one, largest_first), strict=True))
            return [made[path] for path in sources]

        self.compiler.compile = compile_all
        super().build_extensions()

    def count(self) -> None:
        """One more C file is done."""
        with COUNTING:
            self.done += 1
            self.order.tell(self.done, self.all)

    def read_heads(self) -> None:
        """Let the compiler read once what many files begin with: a fifth of its work.

        Where it cannot keep that, or does not trust it, it reads the same lines for every file.
        """
        files: dict[tuple[str, ...], list[str]] = {}
        options: dict[str, list[str]] = {}
        for extension in self.extensions:
            folders = [*extension.include_dirs, *self.compiler.include_dirs]
            for path in extension.sources:
                files.setdefault(first_includes(path), []).append(path)
                options[path] = [f"-I{name}" for name in folders] + extension.extra_compile_args
        many = [(lines, alike) for lines, alike in files.items() if lines and len(alike) >= MANY]
        for number, (lines, alike) in enumerate(many):
            head = Path(alike[0]).with_name(f"head{number}.h")
            head.write_text("".join(lines), encoding="utf-8")
            command = [*self.compiler.compiler_so, *options[alike[0]]]
            command += ["-x", "c-header", str(head), "-o", f"{head}.gch"]
            if subprocess.run(command, check=False).returncode == 0:
                self.heads.update(dict.fromkeys(alike, str(head.resolve())))


def first_includes(path: str) -> tuple[str, ...]:
    """The lines at the beginning of a C file that include others."""
    with Path(path).open(encoding="utf-8") as lines:
        return tuple(takewhile(lambda line: line.startswith("#include"), lines))

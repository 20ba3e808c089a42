"""`python -m tianxia.build`: compiles the engine into its folder, beside whoever wants to play.

What compilers say goes into a log, and its end into `failed.json` if anything goes wrong.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading
import traceback
from pathlib import Path
from typing import Final

from filelock import FileLock

from tianxia.build.folder import Build, SourcesChanged, check_modules, make
from tianxia.build.means import c_compiler
from tianxia.engine_folder import SOURCES, engines, key_of

EFFORT: Final = "1"  # a third quicker to compile than 3, and as quick to play but for some per cent
LINES: Final = 20  # of the log that are kept when it fails


def main() -> None:
    """Build, unless another process just did."""
    wishes = read_wishes()
    if wishes.follow:
        threading.Thread(target=end_with_the_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(wishes.nice)
    home = engines()
    assert home is not None, "only systems that have compilers start this"
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    with FileLock(home / "lock"):  # the system opens it when its owner dies
        build = Build(home, key_of(SOURCES))
        if not build.is_ready and not build.has_failed:
            run(build, wishes.compilers, tuple(wishes.only))


def read_wishes() -> argparse.Namespace:
    """What the process that started this one asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--follow", action="store_true", help="end when the standard input ends")
    parser.add_argument("--nice", type=int, default=0, help="how far to give way to others")
    parser.add_argument("--compilers", type=int, default=1, help="how many may work at once")
    parser.add_argument("--only", nargs="*", default=[], help="compile only these modules")
    return parser.parse_args()


def end_with_the_parent() -> None:
    """End with all compilers when the process that started this one is gone."""
    sys.stdin.buffer.read()
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)  # a session of its own: see Background
    os._exit(1)


def run(build: Build, compilers: int, only: tuple[str, ...]) -> None:
    """Build; remember the end of the log if it fails."""
    log = build.home / "log"
    with log.open("w", encoding="utf-8") as stream:
        os.dup2(stream.fileno(), 1)
        os.dup2(stream.fileno(), 2)
    try:
        make(build, SOURCES, lambda work, build: compile_engine(work, build, compilers, only))
    except SourcesChanged:
        pass
    except (Exception, SystemExit):  # mypyc leaves by the latter
        traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        build.fail(lines[-LINES:])


def compile_engine(work: Path, build: Build, compilers: int, only: tuple[str, ...]) -> None:
    """Compile the package that lies in the folder `work` into the build."""
    from tianxia.build.compiling import COMPILED, Order, compile_modules, modules_of

    os.environ["CC"] = c_compiler() or "cc"
    order = Order(
        root=work,
        modules=modules_of(work / SOURCES.name, only or COMPILED),
        workshop=work,
        target=build.part,
        name=f"tianxia_{build.key}",
        effort=EFFORT,
        compilers=compilers,
        tell=build.tell,
    )
    compile_modules(order)
    check_modules(build.part, order.modules)


if __name__ == "__main__":
    main()

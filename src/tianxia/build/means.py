"""What compiling needs, and whether it is here."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

Missing = Literal["compiler", "headers", "mypyc"]

COMPILERS: Final = ("cc", "gcc", "clang", "cl")  # if Python's own one is not there


def missing() -> Missing | None:
    """What is not there, if anything."""
    if c_compiler() is None:
        return "compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "headers"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc"
    return None


def c_compiler() -> str | None:
    """The command of a C compiler: the one asked for, else Python's own, else any."""
    asked = os.environ.get("CC")
    for command in [asked] if asked else [sysconfig.get_config_var("CC"), *COMPILERS]:
        words = shlex.split(command or "")
        if words and shutil.which(words[0]):
            return command
    return None

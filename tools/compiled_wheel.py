"""The compiled twin of the wheel: the engine through mypyc, its C files compiled side by side.

Switched on by HATCH_BUILD_HOOK_ENABLE_CUSTOM=true. One C file per module keeps the compiler's work
small and lets every core share it. Nothing is left beside the sources.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution  # before mypyc, which looks for it
from setuptools.command.build_ext import build_ext

OPTIMISE = "TIANXIA_OPT"  # how hard the C compiler tries, 0 to 3


class SideBySide(build_ext):
    """Builds every C file of an extension as soon as a core is free."""

    def build_extensions(self) -> None:
        """Let the compiler work on many files at once; generated C is not searched for warnings."""
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            largest_first = sorted(sources, key=lambda path: -os.path.getsize(path))
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = dict(
                    zip(
                        largest_first,
                        cores.map(lambda path: one_by_one([path], **how)[0], largest_first),
                        strict=True,
                    )
                )
            return [made[path] for path in sources]

        self.compiler.compile = compile_all
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args.append("-w")
        super().build_extensions()


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the sources they were made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002, the hook's signature
        """Compile what the project file lists."""
        self.folder = TemporaryDirectory()
        made = self.compile(Path(self.folder.name).resolve())
        build_data["force_include"].update(made)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear the workshop once the wheel is packed."""
        self.folder.cleanup()

    def modules(self) -> list[str]:
        """The files to compile, as the project file names them."""
        found: list[Path] = []
        for name in self.config["include"]:
            place = Path(self.root, name)
            found += place.rglob("*.py") if place.is_dir() else [place]
        names = [str(path.relative_to(self.root)) for path in sorted(found)]
        return [name for name in names if name not in self.config["exclude"]]

    def compile(self, workshop: Path) -> dict[str, str]:
        """Where each compiled module lies, and its place in the wheel."""
        from mypyc.build import mypycify

        here = Path.cwd()
        os.chdir(self.root)
        try:
            extensions = mypycify(
                [*self.modules(), f"--cache-dir={workshop / 'cache'}"],
                opt_level=os.environ.get(OPTIMISE, "3"),
                debug_level="0",
                multi_file=True,
                target_dir=str(workshop / "c"),
                group_name="tianxia",
            )
            command = SideBySide(Distribution({"name": "tianxia", "ext_modules": extensions}))
            command.build_lib = str(workshop / "lib")
            command.build_temp = str(workshop / "objects")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        library = workshop / "lib"
        files = [path for path in library.rglob("*") if path.is_file()]
        return {str(path): str(path.relative_to(library)) for path in files}

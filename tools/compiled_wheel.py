"""The compiled twin of the wheel, switched on by HATCH_BUILD_HOOK_ENABLE_CUSTOM=true.

Nothing is left beside the sources. How the engine is compiled is told by the package itself.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPTIMISE = "TIANXIA_OPT"  # how hard the C compiler tries, 0 to 3
PACKAGE = Path("src", "tianxia")


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the sources they were made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002, the hook's signature
        """Compile the engine."""
        self.folder = TemporaryDirectory()
        made = self.compile(Path(self.folder.name).resolve())
        build_data["force_include"].update(made)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clear the workshop once the wheel is packed."""
        self.folder.cleanup()

    def compile(self, workshop: Path) -> dict[str, str]:
        """Where each compiled module lies, and its place in the wheel."""
        package = Path(self.root, PACKAGE)
        sys.path.insert(0, str(package / "build"))  # the package itself may lack its libraries here
        try:
            from compiling import Order, compile_modules, modules_of
        finally:
            del sys.path[0]
        library = workshop / "lib"
        order = Order(
            root=package.parent,
            modules=modules_of(package),
            workshop=workshop,
            target=library,
            name="tianxia",
            effort=os.environ.get(OPTIMISE, "3"),
            compilers=os.cpu_count() or 1,
        )
        compile_modules(order)
        files = [path for path in library.rglob("*") if path.is_file()]
        return {str(path): str(path.relative_to(library)) for path in files}

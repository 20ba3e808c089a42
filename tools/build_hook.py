"""What hatchling does besides packing: the browser client always, the compiled engine if wanted.

`TIANXIA_OPT`, 0 to 3, says how hard the C compiler tries; without it the wheel is pure Python.
Nothing is left beside the sources but the built client.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPTIMISE = "TIANXIA_OPT"
PACKAGE = Path("src", "tianxia")


class Package(BuildHookInterface[Any]):
    """Completes the wheel and the source archive."""

    workshop: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What a build of its own environment has to install first."""
        client = self.tool("client", "tools")
        node = [client.NODE_PACKAGE] if self.lacks_client(client) and not client.has_node() else []
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return node + (extras["compile"] if self.is_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is missing; an editable installation takes the sources as they are."""
        if version == "editable":
            return
        self.make_client()
        if self.is_compiled():
            self.workshop = TemporaryDirectory()
            made = self.compile(Path(self.workshop.name).resolve())
            build_data["force_include"].update(made)
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002, the hook's signature
        """Clear the workshop once the wheel is packed."""
        if self.workshop is not None:
            self.workshop.cleanup()

    def is_compiled(self) -> bool:
        """Whether a compiled wheel is wanted."""
        return self.target_name == "wheel" and OPTIMISE in os.environ

    def lacks_client(self, client: ModuleType) -> bool:
        """Whether the client has to be built; a source archive brings it along, newest or not."""
        if Path(self.root, "PKG-INFO").exists():
            return not client.BUILT.exists()
        return not client.is_built()

    def make_client(self) -> None:
        """Build the browser client, or end with the sentence that says why not."""
        client = self.tool("client", "tools")
        if self.lacks_client(client):
            try:
                client.build_quietly()
            except client.CannotBuild as reason:
                self.app.abort(str(reason))

    def compile(self, workshop: Path) -> dict[str, str]:
        """Where each compiled module lies, and its place in the wheel."""
        compiling = self.tool("compiling", PACKAGE / "build")
        package = Path(self.root, PACKAGE)
        library = workshop / "lib"
        order = compiling.Order(
            root=package.parent,
            modules=compiling.modules_of(package),
            workshop=workshop,
            target=library,
            name="tianxia",
            effort=os.environ[OPTIMISE],
            compilers=os.cpu_count() or 1,
        )
        compiling.compile_modules(order)
        files = [path for path in library.rglob("*") if path.is_file()]
        return {str(path): str(path.relative_to(library)) for path in files}

    def tool(self, name: str, folder: str | Path) -> ModuleType:
        """A module that is read by itself: the package may lack its libraries here."""
        sys.path.insert(0, str(Path(self.root, folder)))
        try:
            return import_module(name)
        finally:
            del sys.path[0]

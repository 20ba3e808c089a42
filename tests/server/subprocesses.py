"""A server in a process of its own, to be killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

START = """
import json
import sys
from pathlib import Path
from tianxia.server.serve import run_server

if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    run_server(
        data_dir=Path(told["data"]),
        database_url=told["database"],
        workers=told["workers"],
        pace=0.0,
        components=tuple(Path(file) for file in told["components"]),
        say=lambda address: print(address, flush=True),
    )
"""


class ServerProcess:
    """A server that other programs started."""

    def __init__(
        self,
        folder: Path,
        workers: int = 1,
        components: list[Path] | None = None,
        database: str | None = None,
    ) -> None:
        """`database`: an address, or None for a file in the folder."""
        self.errors = folder / "errors"
        told = {
            "data": str(folder / "data"),
            "database": database,
            "workers": workers,
            "components": [str(file) for file in components or []],
        }
        script = folder / "start.py"
        script.write_text(START)
        source = Path(__file__).parents[2] / "src"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(script), json.dumps(told)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONPATH": str(source)},
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, self.errors.read_text()
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.url = address.rstrip("/")

    def children(self) -> list[int]:
        """The processes it has started itself."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []

    def kill(self) -> None:
        """kill -9: no goodbye, no flush."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        self._end()

    def _end(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

"""`tianxia engine`: whether the engine is compiled here; and what is said while it is made so."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

from rich.live import Live
from rich.text import Text

from tianxia.build.background import Background, Look, cores, current_build
from tianxia.build.means import Missing, missing
from tianxia.cli.refusal import Refused
from tianxia.cli.show import console
from tianxia.core.build import compiled
from tianxia.engine_folder import INTERPRETED, WISH
from tianxia.installing import install_command
from tianxia.words import Speaker

if TYPE_CHECKING:
    from rich.console import Console

LOOK: Final = 0.5  # seconds between two looks
NEEDED: Final[dict[Missing, str]] = {
    "compiler": "engine-none",
    "headers": "cli-engine-no-headers",
    "mypyc": "cli-engine-no-mypyc",
}


class ProgressLine:
    """One line of the terminal that is written anew as a build goes on; nothing in a pipe."""

    def __init__(self, speaker: Speaker, out: Console) -> None:
        self.speaker: Final = speaker
        self.out: Final = out
        self._live: Live | None = None

    def show(self, look: Look) -> None:
        """Say how far it is."""
        if not self.out.is_terminal:
            return
        if look.state != "building":
            self.close()
            if look.state == "compiled":
                self.out.print(self.speaker.text("engine-ready"))
        elif look.all:
            if self._live is None:
                self._live = Live(console=self.out, auto_refresh=False, transient=True)
                self._live.start()
            said = self.speaker.text("engine-building", done=look.done, all=look.all)
            self._live.update(Text(said), refresh=True)

    def close(self) -> None:
        """Leave the terminal as it was."""
        if self._live is not None:
            self._live.stop()
            self._live = None


def told(speaker: Speaker) -> str:
    """Which engine runs here, and why no quicker one, in one sentence."""
    if compiled():
        return speaker.text("cli-compiled")
    if os.environ.get(WISH) == INTERPRETED:
        return speaker.text("cli-engine-switched-off")
    build = current_build()
    if build is not None and build.has_failed:
        return speaker.text("engine-failed", file=str(build.failure))
    lacking = missing()
    if lacking is None:
        return speaker.text("cli-interpreted")
    return speaker.text(NEEDED[lacking], command=install_command("compile"))


def show_engine(speaker: Speaker) -> None:
    """Say which engine runs."""
    console().print(told(speaker), soft_wrap=True)


def build_engine(speaker: Speaker) -> None:
    """Compile it now, with all cores, also if that has failed before."""
    out = console()
    line = ProgressLine(speaker, out)
    background = Background(niceness=0, compilers=cores())
    build = current_build()
    if build is not None and build.has_failed:
        build.clear()
    if background.start():
        try:
            while (look := background.look()).state == "building":
                line.show(look)
                time.sleep(LOOK)
        finally:
            line.close()
            background.stop()
    if background.look().state != "compiled":
        raise Refused("cli-engine-not-built", why=told(speaker))
    out.print(speaker.text("cli-compiled"))

"""ZhanGuo: the rules."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1  # of the rules

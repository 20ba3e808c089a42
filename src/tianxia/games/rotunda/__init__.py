"""Round House: leaders walk round a clan house, trade, hire, and honour the ancestors."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1  # of the rules

"""In the Year of the Dragon: twelve months at court, disasters known in advance."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1  # of the rules

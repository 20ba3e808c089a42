"""Which clause of the rules page stands behind each reason."""

from __future__ import annotations

from typing import Final

CLAUSES: Final[dict[str, str]] = {}

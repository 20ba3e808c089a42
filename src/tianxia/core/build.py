"""Which build of the engine is running."""

from __future__ import annotations

from tianxia.core import agenda


def compiled() -> bool:
    """Whether the engine was compiled, or is being interpreted from its sources."""
    return not str(agenda.__file__).endswith((".py", ".pyc"))

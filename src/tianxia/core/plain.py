"""What stands in for native numbers and rows while the sources are interpreted: ints and lists."""

from __future__ import annotations

from typing import Any, Final

i64 = int
u8 = int
# `vec[i64](items)` is `list(items)`; a dictionary is the quickest thing that can be subscripted
vec: Final[dict[type, type]] = {int: list, float: list, list: list}


def append(row: list[Any], item: Any) -> list[Any]:
    """The row with one more item; the caller puts it back where it belongs."""
    row.append(item)
    return row

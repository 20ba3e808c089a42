"""Rows of the engine as arrays, and actions as the rows it takes."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tianxia.core.build import compiled
from tianxia.core.errors import Unreadable
from tianxia.core.native import i64, u8, vec
from tianxia.core.rows import row_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Row = vec[float] | vec[i64] | vec[u8]

SHARED: Final = compiled()  # rows have a memory that can be looked into


class Window:
    """A row of the engine that is written anew all the time, as an array.

    Compiled it is the engine's own memory, without a copy. Interpreted, rows are lists, and every
    look copies them.
    """

    def __init__(self, row: Row, kind: type[np.generic], shape: tuple[int, ...]) -> None:
        self.row: Final = row
        self.kind: Final = np.dtype(kind)
        self.shape: Final = shape
        self.shared: NDArray[Any] | None = None
        if SHARED:
            self.shared = np.asarray(row).view(self.kind).reshape(shape)

    def now(self) -> NDArray[Any]:
        """The row as it is now: to be read, and only until the engine writes again."""
        if self.shared is not None:
            return self.shared
        return np.frombuffer(array(self.kind.char, self.row), self.kind).reshape(self.shape)

    def copy(self, kind: type[np.generic] | None = None) -> NDArray[Any]:
        """The row as it is now, to be kept."""
        return self.now().astype(self.kind if kind is None else kind)


def row_from(actions: ArrayLike) -> vec[i64]:
    """The actions as the engine takes them."""
    words = np.asarray(actions)
    if words.dtype.kind not in "iu" or words.ndim != 1:
        raise Unreadable("Actions are a row of whole numbers, one for each table.")
    return row_of(words.astype(np.int64, copy=False) if SHARED else words.tolist())

"""Native numbers and rows: a machine word and a packed array compiled, int and list when not.

The compiler knows `i64` and `vec` by what they are to the type checker, so a re-export is enough:
compiled code holds numbers without objects around them. The interpreter gets the stand-ins of
`core.plain`, which are quicker for it than the real ones and need no library. This module itself
is not compiled. How a game is written with them is said in CONTRIBUTING, "Native rows".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    from tianxia.core.plain import append, i64, u8, vec

__all__ = ["append", "i64", "u8", "vec"]

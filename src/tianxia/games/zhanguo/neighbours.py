"""Regions side by side: walls lie between the others."""

from __future__ import annotations

from tianxia.core.words import Said
from tianxia.games.zhanguo.state import ZhanguoState


def why_no_step(state: ZhanguoState, region: int, other: int) -> Said | None:
    """What keeps everybody from stepping from a region to another, if anything."""
    if other == region:
        return Said("reason-same-region", {"region": region + 1})
    if other not in state.edition.adjacent[region]:
        return Said("reason-not-adjacent", {"region": region + 1, "other": other + 1})
    return None

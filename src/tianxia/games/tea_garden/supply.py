"""What comes from the common supply: leaves, scrolls, emperor tokens, cup markers, points.

The supply has no end, unless the table plays with the printed numbers: then a piece that is not
there is lost.
"""

from __future__ import annotations

from tianxia.core.native import i64, vec
from tianxia.core.rows import replaced
from tianxia.games.tea_garden.names import (
    LEAF_TYPES,
    SCROLL_REPEAT,
    SCROLL_STRENGTH,
    SCROLL_TEAPOT,
)
from tianxia.games.tea_garden.state import TeaState


def leaves_left(state: TeaState) -> i64:
    """Leaf tokens in the supply when it has an end."""
    left = state.edition.leaf_tokens
    for count in state.leaves:
        left -= count
    return left


def tokens_left(have: vec[i64], printed: i64) -> i64:
    """Pieces of another kind in the supply when it has an end."""
    left = printed
    for count in have:
        left -= count
    return left


def gain_leaves(state: TeaState, seat: i64, quality: i64, count: i64) -> i64:
    """Fresh leaves into the basket of that quality; how many there were."""
    if state.edition.strict:
        count = min(count, leaves_left(state))
    place = seat * LEAF_TYPES + quality - 1
    state.leaves[place] += count
    return count


def gain_tokens(state: TeaState, seat: i64, count: i64) -> i64:
    """Emperor tokens; how many there were."""
    if state.edition.strict:
        count = min(count, tokens_left(state.tokens, state.edition.emperor_tokens))
    state.tokens[seat] += count
    return count


def scrolls_of(state: TeaState, kind: i64) -> vec[i64]:
    """Everybody's scrolls of one kind."""
    if kind == SCROLL_STRENGTH:
        return state.scroll_strength
    if kind == SCROLL_TEAPOT:
        return state.scroll_teapot
    assert kind == SCROLL_REPEAT, "there are three kinds of scrolls"
    return state.scroll_repeat


def gain_scrolls(state: TeaState, seat: i64, kind: i64, count: i64) -> i64:
    """Scrolls of one kind; how many there were."""
    have = scrolls_of(state, kind)
    if state.edition.strict:
        count = min(count, tokens_left(have, state.edition.scroll_tokens))
    have[seat] = have[seat] + count
    return count


def has_marker(state: TeaState) -> bool:
    """Whether the supply still has a cup marker."""
    if not state.edition.strict:
        return True
    return tokens_left(state.loose, state.edition.cup_markers) > 0


def put_marker(state: TeaState, seat: i64, tile: i64) -> None:
    """A cup marker on the connection to the right of the tile, if the supply has one."""
    if has_marker(state):
        state.markers = replaced(state.markers, tile, state.markers[tile] + 1)
        state.loose = replaced(state.loose, seat, state.loose[seat] + 1)
        state.note("put-marker", seat, tile, state.cup_right[tile])

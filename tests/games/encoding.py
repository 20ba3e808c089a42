"""A position as numbers, read back by the names of the slices."""

from __future__ import annotations

from tianxia.core.agenda import SPECTATOR, apply, pending


def encoded(table, viewer=0):
    """The slices by name."""
    out = []
    table.rules.encode(table.state, viewer, out)
    parts, at = {}, 0
    for part in table.rules.slices():
        parts[part.name] = out[at : at + part.length]
        at += part.length
    assert at == len(out) == table.rules.encoding_size()
    return parts


def ones(numbers):
    """The places of what is not zero."""
    return [index for index, number in enumerate(numbers) if number]


def encoded_at_the_end(table, rng, share=0.05):
    """The slices after a game played at random; on the way a share of its positions is encoded."""
    while (question := pending(table.state)) is not None:
        if rng.random() < share:
            for viewer in (0, table.state.seats - 1, SPECTATOR):
                encoded(table, viewer)
        apply(table.state, rng.choice(question.legal(table.state)))
    return encoded(table)

"""Who may sit on a seat: whoever holds one of its secrets."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.server.identity.tokens import is_token
from tianxia.server.problems import not_yours
from tianxia.server.storage.rows import Place


def opens(place: Place, token: str) -> bool:
    """Whether the secret is one of the seat's own; an invitation is none."""
    return any(is_token(token, stored) for stored in place.tokens)


def held_by(seats: Sequence[Place], token: str) -> int | None:
    """The seat that the secret belongs to."""
    return next((seat for seat, place in enumerate(seats) if opens(place, token)), None)


def seat_of(seats: Sequence[Place], token: str) -> int:
    """The seat that the secret belongs to; whoever has none is refused."""
    seat = held_by(seats, token)
    if seat is None:
        raise not_yours()
    return seat


def invited_to(seats: Sequence[Place], token: str) -> int | None:
    """The seat that the link leads to, as long as nobody has used it."""
    return next((s for s, place in enumerate(seats) if is_token(token, place.invite)), None)

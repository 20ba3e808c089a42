"""Who may sit on a seat: whoever holds one of its secrets."""

from __future__ import annotations

from tianxia.server.identity.tokens import is_token
from tianxia.server.storage.rows import Place


def opens(place: Place, token: str) -> bool:
    """Whether the secret is one of the seat's own; an invitation is none."""
    return any(is_token(token, stored) for stored in place.tokens)

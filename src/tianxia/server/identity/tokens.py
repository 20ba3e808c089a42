"""Secrets of seats and hosts: 128 bits, told once, kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

TOKEN_BYTES: Final = 16
ID_LENGTH: Final = 12
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_token() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """The name of a table in addresses: 60 bits, so that nobody stumbles over it."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table could have this name; ours have twelve letters, those of tests others."""
    return bool(TABLE_ID.fullmatch(text))


def token_hash(token: str) -> str:
    """What is stored of a secret; it is random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, stored: str) -> bool:
    """Whether the secret is the one that was stored."""
    return bool(stored) and hmac.compare_digest(token_hash(token), stored)

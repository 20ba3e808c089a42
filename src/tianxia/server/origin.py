"""Which pages may talk to the server: its own, and those its host has named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

OURS: Final = (None, "same-origin", "none")  # said of our own pages and of typed addresses
LINK: Final = ("navigate", "document")


def may_connect(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request from this origin is welcome; programs that are no browsers send none."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as an address in brackets that do not close
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def is_from_elsewhere(headers: Mapping[str, str]) -> bool:
    """Whether a browser asks for another site's page, other than by following a link."""
    if headers.get("sec-fetch-site") in OURS:
        return False
    return (headers.get("sec-fetch-mode"), headers.get("sec-fetch-dest")) != LINK

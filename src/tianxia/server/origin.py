"""Which pages may talk to the server: its own, and those its host has named."""

from __future__ import annotations

from urllib.parse import urlsplit


def may_connect(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request from this origin is welcome; programs that are no browsers send none."""
    if origin is None or origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as an address in brackets that do not close
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host

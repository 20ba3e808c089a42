"""The server of tests/server serves the tests here too."""

from __future__ import annotations

from tests.server.conftest import _windows, house

__all__ = ["_windows", "house"]

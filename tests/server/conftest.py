"""A server for the tests of this folder."""

from __future__ import annotations

import pytest
from tests.server.house import House, close_windows, settings_in


@pytest.fixture(autouse=True)
def _windows():
    """Close the windows a test has opened."""
    yield
    close_windows()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """A server that all tests share; every test opens its own tables."""
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html><title>tianxia</title>")
    (static / "assets").mkdir()
    (static / "assets/app-1.js").write_text("console.log(1);" * 200)
    (static / "assets/app-1.js.br").write_bytes(b"brotli")
    made = House(settings_in(tmp_path_factory.mktemp("data"), static=static))
    yield made
    made.close()

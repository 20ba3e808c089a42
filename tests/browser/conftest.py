"""A real server and a real browser for the tests of this folder."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.machine import FLAGS, Host, NoBrowser, axe_source, build_client, find_chromium
from tests.browser.visitor import Visitor


@pytest.fixture(scope="session")
def chromium():
    """Where Chromium is."""
    if os.environ.get("TIANXIA_NO_BROWSER") == "1":
        pytest.skip("TIANXIA_NO_BROWSER is set")
    try:
        return find_chromium()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def client(chromium, tmp_path_factory):
    """A folder with the built client."""
    return build_client(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="session")
def host(client, tmp_path_factory):
    """A server that all tests share; every test lays its own tables."""
    made = Host(tmp_path_factory.mktemp("host"), client)
    yield made
    made.close()


@pytest.fixture(scope="session")
def axe(chromium):
    """The text of axe-core."""
    return axe_source()


@pytest.fixture(scope="module")
def browser(chromium):
    """A browser for one file of tests; while it runs, no other event loop can."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser, host):
    """Makes people with browsers; at the end nothing may have gone wrong in any of them."""
    made: list[Visitor] = []

    def make(url: str | None = None, **wishes):
        made.append(Visitor(browser, url or host.url, **wishes))
        return made[-1]

    yield make
    faults = []
    for one in made:
        try:
            one.close()
        except AssertionError as error:
            faults.append(str(error))
    assert not faults, "\n".join(faults)

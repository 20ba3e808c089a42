"""For all tests: how long Hypothesis looks, and which tests the compiled engine cannot run."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# the engine of the sources or of the installed wheel, whatever lies in the user's cache
os.environ.setdefault("TIANXIA_ENGINE", "interpreted")

from tianxia.core.build import compiled

# what kills processes, counts their files or reads /proc
ONLY_POSIX = [
    "arena/test_orphans.py",
    "build/test_background.py",
    "hostile",
    "server/test_kill.py",
    "server/test_thinking.py",
]
collect_ignore = [] if os.name == "posix" else ONLY_POSIX

if os.environ.get("TIANXIA_SOAK") == "1":
    os.environ.setdefault("PYTEST_TIMEOUT", "0")  # the long runs may take as long as they need

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "ci",
    max_examples=25 if compiled() else 10,  # the same suite runs on both builds
    stateful_step_count=30,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "soak",
    max_examples=1000,
    stateful_step_count=80,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile("soak" if os.environ.get("TIANXIA_SOAK") == "1" else "ci")


def pytest_collection_modifyitems(config, items):
    """Leave out what this build cannot run, or not in reasonable time."""
    other = "interpreted" if compiled() else "compiled"
    left_out = [item for item in items if item.get_closest_marker(other)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL database."""
    from tests.server.postgres import Postgres

    given = os.environ.get("TIANXIA_TEST_POSTGRES")
    if given:
        yield given
        return
    if os.environ.get("TIANXIA_NO_POSTGRES") == "1":
        pytest.skip("TIANXIA_NO_POSTGRES=1")
    # not below pytest's own folder, which is closed to the user postgres
    with tempfile.TemporaryDirectory(prefix="tianxia-postgres-") as folder:
        server = Postgres(Path(folder))
        yield server.url()
        server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request):
    """The address of an empty database for one server: None for a file of its own."""
    if request.param == "sqlite":
        yield None
        return
    from tests.server.postgres import new_database

    with new_database(request.getfixturevalue("postgres")) as url:
        yield url

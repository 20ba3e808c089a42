"""Tournaments on Ray: a real instance on this machine."""

from __future__ import annotations

import gc
import sys
import warnings
from pathlib import Path

import pytest
from tests.waiting import PATIENCE

from tianxia.arena.tournament import Result, Tournament, hold
from tianxia.arena.workers import here, on_ray
from tianxia.core.errors import Unreadable

PLAN = Tournament("dragon", 2, ("random", "casual"), 2, seed=4)


def quiet(done: int, wanted: int) -> None:
    pass


# How long Ray waits for its own processes; they start slowly on a busy machine.
BOUNDS = {
    "RAY_gcs_server_port_wait_time_s": PATIENCE,
    "RAY_gcs_server_request_timeout_seconds": PATIENCE,
    "RAY_worker_register_timeout_seconds": PATIENCE,
    "RAY_agent_register_timeout_ms": 1000 * PATIENCE,
    "RAY_health_check_timeout_ms": 1000 * PATIENCE,
    "RAY_health_check_initial_delay_ms": 1000 * PATIENCE,
}
TRIES = 10  # its first node has thirty seconds to start, whatever one says


@pytest.fixture(autouse=True)
def _nothing_is_left():
    """What Ray leaves open is cleared away while its warnings are ignored, not in another test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


def on_local_ray(folder: Path) -> list[Result]:
    """The tournament on Ray, begun again when Ray gave up waiting for itself."""
    import ray

    for attempt in range(TRIES):
        try:
            return hold(PLAN, folder / str(attempt), on_ray("local"), quiet)
        except Exception as problem:
            if "timed out during startup" not in str(problem):
                raise
            ray.shutdown()
    raise AssertionError("Ray does not start")


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_local_instance_plays_the_same_games_as_one_process(tmp_path, monkeypatch):
    for name, bound in BOUNDS.items():
        monkeypatch.setenv(name, str(bound))
    on_cluster = on_local_ray(tmp_path / "ray")
    alone = hold(PLAN, tmp_path / "here", here, quiet)
    seen = [[(one.names, one.scores, one.ranking) for one in all_] for all_ in (on_cluster, alone)]
    assert seen[0] == seen[1]
    assert len(seen[0]) == 4


def test_a_cluster_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Unreadable, match="no Ray cluster at 'nowhere'"):
        hold(PLAN, tmp_path, on_ray("nowhere"), quiet)


def test_without_ray_the_way_to_get_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable, match=r'-m pip install "tianxia\[ray\]"'):
        on_ray("local")

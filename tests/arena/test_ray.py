"""Tournaments on Ray: a real instance on this machine."""

from __future__ import annotations

import sys

import pytest

from tianxia.arena.tournament import Tournament, hold
from tianxia.arena.workers import here, on_ray
from tianxia.core.errors import Unreadable

PLAN = Tournament("dragon", 2, ("random", "heuristic"), 2, seed=4)


def quiet(done: int, wanted: int) -> None:
    pass


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_local_instance_plays_the_same_games_as_one_process(tmp_path):
    on_cluster = hold(PLAN, tmp_path / "ray", on_ray("local"), quiet)
    alone = hold(PLAN, tmp_path / "here", here, quiet)
    seen = [[(one.names, one.scores, one.ranking) for one in all_] for all_ in (on_cluster, alone)]
    assert seen[0] == seen[1]
    assert len(seen[0]) == 4


def test_a_cluster_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Unreadable, match="no Ray cluster at 'nowhere'"):
        hold(PLAN, tmp_path, on_ray("nowhere"), quiet)


def test_without_ray_the_way_to_get_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable, match="pip install"):
        on_ray("local")

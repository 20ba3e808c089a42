"""Where the games of a tournament are played: here, in processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from tianxia.arena.guests import send_home
from tianxia.arena.tournament import Pairing, Played, Player, Tournament, play
from tianxia.bots.worker_process import serve_the_parent
from tianxia.core.errors import Unreadable
from tianxia.installing import install_command

if TYPE_CHECKING:
    from types import ModuleType


def here(plan: Tournament, pairings: list[Pairing]) -> Iterator[Played]:
    """One after another in this process."""
    try:
        for pairing in pairings:
            yield play(plan, pairing)
    finally:
        send_home()


def in_processes(jobs: int) -> Player:
    """So many at once on this machine."""

    def players(plan: Tournament, pairings: list[Pairing]) -> Iterator[Played]:
        workers = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=serve_the_parent
        )
        try:
            futures = [workers.submit(play, plan, pairing) for pairing in pairings]
            for future in as_completed(futures):
                yield future.result()
        finally:
            workers.shutdown(wait=True, cancel_futures=True)

    return here if jobs == 1 else players


def on_ray(address: str) -> Player:
    """On the machines of a Ray cluster; `local` starts one on this machine."""
    ray = _ray()

    def players(plan: Tournament, pairings: list[Pairing]) -> Iterator[Played]:
        _connect(ray, address)
        try:
            remote: Any = ray.remote(play)
            running = [remote.remote(plan, pairing) for pairing in pairings]
            while running:
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return players


def _connect(ray: ModuleType, address: str) -> None:
    """Find the cluster, or start one here."""
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError):
        raise Unreadable(f"There is no Ray cluster at {address!r}.") from None


def _ray() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError:
        raise Unreadable(f"Ray is not installed: {install_command('ray')}") from None

"""Games on a Ray cluster: the same games with the same results as on this machine."""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from carrack.arena.simulation import GameFailed, Setup
from carrack.arena.workers import Play, R
from carrack.core.extras import need
from carrack.core.verdicts import malformed

LOCAL: Final = "local"
AUTO: Final = "auto"
"""The cluster that runs on this machine already."""
CLIENT: Final = "ray://"
ANSWERED_IN: Final = 5.0
"""Seconds in which somebody must answer."""
AHEAD: Final = 2
"""Games handed out for each processor, so that none waits."""
PATIENCE: Final = 0.5
"""Seconds between two looks whether to stop."""


def _check_address(address: str) -> None:
    """Ray itself would try for minutes."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWERED_IN).close()
    except (OSError, ValueError, OverflowError) as error:
        raise malformed("arena.no-cluster", address=address, reason=str(error)) from error


def share_out_on_ray(
    setup: Setup,
    play: Play[R],
    indices: Sequence[int],
    address: str,
    take: Callable[[R], None],
    stopped: Callable[[], bool],
) -> None:
    """Like `workers.share_out`, on the cluster at an address; `local` starts one here for as long."""
    need("ray")
    _check_address(address)
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False if address == LOCAL else None)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise malformed("arena.no-cluster", address=address, reason=str(error).split("\n")[0]) from error
    try:
        remote = ray.remote(max_retries=2)(_play)
        ours = ray.put((setup, play))
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(indices)
        running: list[object] = []
        while running or (waiting and not stopped()):
            while waiting and len(running) < most and not stopped():
                running.append(remote.remote(ours, waiting.pop(0)))
            done, running = ray.wait(running, timeout=PATIENCE)
            for answer in ray.get(done):
                if isinstance(answer, GameFailed):
                    raise answer
                take(answer)
            if stopped():
                break
    finally:
        ray.shutdown()


def _play(ours: tuple[Setup, Play[R]], index: int) -> R | GameFailed:
    setup, play = ours
    try:
        return play(setup, [index])
    except GameFailed as failed:
        return failed

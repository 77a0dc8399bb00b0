"""Figures of the servers under fire, kept in build/servers.txt: a busy machine is no fault of the code."""

from __future__ import annotations

import os
from collections.abc import Mapping
from statistics import median
from typing import Final

from tools.environment import ROOT

FILE: Final = ROOT / "build" / "servers.txt"


def write(line: str) -> None:
    """Add a line, with the number of programs that wanted the processor in the last quarter of an hour."""
    FILE.parent.mkdir(exist_ok=True)
    load = os.getloadavg()[2]
    with FILE.open("a", encoding="utf-8") as file:
        file.write(f"{line}; load {load:.1f} on {os.cpu_count()} cores\n")


def silences(found: Mapping[str, list[float]]) -> str:
    """Return for each kind of blow how often it fell, and the silences after it: the median and the worst."""
    return ", ".join(
        f"{blow} {len(times)}: p50 {median(times):.2f}, worst {max(times):.2f} s"
        for blow, times in sorted(found.items())
    )

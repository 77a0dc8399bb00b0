"""The closing table of ./check: how each stage ended, and its seconds beside those in tests/budget.toml.

Seconds are advice. Only a failed stage fails the check: a busy machine is no fault of the code.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """How one stage ended. A long stage, and set-up, do not count to the total."""

    stage: str
    seconds: float
    passed: bool
    long: bool = False


def read_budget(path: Path) -> dict[str, float]:
    with path.open("rb") as file:
        return dict(tomllib.load(file)["seconds"])


def closing_table(results: list[Result], budget: dict[str, float]) -> tuple[list[str], bool]:
    """Return the lines to end with, the last one counting the stages, and whether all stages passed."""
    lines = [f"{'stage':<12}{'seconds':>9}{'usual':>9}  result"]
    for result in results:
        allowed = budget.get(result.stage)
        lines.append(_row(result.stage, result.seconds, allowed, "passed" if result.passed else "FAILED"))
    total = sum(result.seconds for result in results if not result.long)
    failed = sum(not result.passed for result in results)
    lines.append(_row("total", total, budget["total"], "FAILED" if failed else "passed"))
    lines.append(f"{sum(result.passed for result in results)} passed, {failed} failed")
    return lines, failed == 0


def _row(name: str, seconds: float, allowed: float | None, word: str) -> str:
    shown = "" if allowed is None else f"{allowed:.0f}"
    slow = "  (slower than usual)" if allowed is not None and seconds > allowed else ""
    return f"{name:<12}{seconds:>9.1f}{shown:>9}  {word}{slow}"

"""The time each stage took against tests/budget.toml, and the closing table of ./check."""

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
    """The lines to end with, the last one counting the stages, and whether all is well."""
    lines = [f"{'stage':<12}{'seconds':>9}{'budget':>9}  result"]
    for result in results:
        allowed = budget.get(result.stage)
        word = "passed" if result.passed else "FAILED"
        if allowed is not None and result.seconds > allowed:
            word += "  OVER BUDGET"
        lines.append(_row(result.stage, result.seconds, allowed, word))
    total = sum(result.seconds for result in results if not result.long)
    in_time = total <= budget["total"]
    lines.append(_row("total", total, budget["total"], "passed" if in_time else "FAILED  OVER BUDGET"))
    failed = sum(not result.passed for result in results) + (not in_time)
    lines.append(f"{sum(result.passed for result in results)} passed, {failed} failed")
    return lines, failed == 0


def _row(name: str, seconds: float, allowed: float | None, word: str) -> str:
    shown = "" if allowed is None else f"{allowed:.0f}"
    return f"{name:<12}{seconds:>9.1f}{shown:>9}  {word}"

"""Mutation testing: breaks the rules in small ways, one at a time, and asks whether a test notices.

mutmut does the work ([tool.mutmut] in pyproject.toml says where); the share that must be caught is in
tests/budget.toml. `.venv/bin/mutmut show NAME` shows a mutant that survived.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.say import Trouble, guarded  # noqa: E402
from tools.shell import environment, logged  # noqa: E402

MUTMUT = Path(sys.executable).with_name("mutmut")
LOG = ROOT / "build" / "mutation.log"
SURVIVORS = ROOT / "mutants" / "survivors.txt"
SHOWN = 20


def score(stats: dict[str, int]) -> float:
    """The share of mutants that a test caught or that never ended; one no test reaches counts as missed."""
    tried = stats["total"] - stats.get("skipped", 0)
    return (stats["killed"] + stats.get("timeout", 0)) / tried if tried else 0.0


def main() -> int:
    with (ROOT / "tests" / "budget.toml").open("rb") as file:
        wanted: float = tomllib.load(file)["mutation"]["score"]
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    # Mutants live in Python sources, so the rules run uncompiled.
    env = environment(CARRACK_PURE="1", CARRACK_EXPECT="pure")
    for command in ("run", "export-cicd-stats"):
        if not logged([MUTMUT, command], LOG, ROOT, env):
            raise Trouble("Mutation testing stopped: do the tests pass on the unbroken rules?", LOG)
    SURVIVORS.unlink(missing_ok=True)
    logged([MUTMUT, "results"], SURVIVORS, ROOT, env)
    missed = [line.strip() for line in SURVIVORS.read_text().splitlines() if ": " in line]
    print("\n".join(missed[:SHOWN]))
    if len(missed) > SHOWN:
        print(f"… and {len(missed) - SHOWN} more in {SURVIVORS}")
    stats = json.loads((ROOT / "mutants" / "mutmut-cicd-stats.json").read_text())
    reached = score(stats)
    print(f"{stats['killed']} of {stats['total']} mutants caught: {reached:.1%}, wanted {wanted:.0%}")
    return 0 if reached >= wanted else 1


if __name__ == "__main__":
    sys.exit(guarded(main))

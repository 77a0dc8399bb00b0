"""Mutation testing: breaks the rules in small ways, one at a time, and asks whether a test notices.

mutmut does the work ([tool.mutmut] in pyproject.toml says where); what is tried and the share that must be
caught are in tests/budget.toml. `.venv/bin/mutmut show NAME` shows a mutant that survived.
`.venv/bin/mutmut run NAME …` tries some again; a name may be a pattern such as
`carrack.games.pizarro.questions.auction.*`.
"""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections import Counter, defaultdict
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.console import Trouble, guarded  # noqa: E402
from tools.environment import clean_environment, logged  # noqa: E402

MUTMUT = Path(sys.executable).with_name("mutmut")
LOG = ROOT / "build" / "mutation.log"
RESULTS = ROOT / "build" / "mutants.txt"
MUTANTS = ROOT / "mutants"
CAUGHT = ("killed", "timeout")
"""A mutant that never ends is noticed, too; one that no test reaches is not."""
SHOWN = 20


def read_results(text: str, sample: str = "*") -> dict[str, dict[str, str]]:
    """Return from `mutmut results --all`, per game, each mutant of the sample with what became of it."""
    games: dict[str, dict[str, str]] = defaultdict(dict)
    for line in text.splitlines():
        name, colon, status = line.strip().partition(": ")
        if colon and name.startswith("carrack.games.") and fnmatchcase(name, sample):
            games[name.split(".")[2]][name] = status
    return dict(games)


def share(statuses: list[str]) -> float:
    """The share of mutants that the tests caught."""
    return sum(status in CAUGHT for status in statuses) / len(statuses) if statuses else 0.0


def main() -> int:
    with (ROOT / "tests" / "budget.toml").open("rb") as file:
        budget = tomllib.load(file)["mutation"]
    sample: str = budget["sample"]
    wanted: float = budget["score"]
    # mutmut believes what it found once, even after a test is gone: begin anew.
    shutil.rmtree(MUTANTS, ignore_errors=True)
    for path in (LOG, RESULTS):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"")
    # Mutants live in Python sources, so the rules run uncompiled.
    env = clean_environment(CARRACK_PURE="1", CARRACK_EXPECT="pure")
    if not logged([MUTMUT, "run", sample], LOG, ROOT, env):
        raise Trouble("Mutation testing stopped: do the tests pass on the unbroken rules?", LOG)
    if not logged([MUTMUT, "results", "--all", "true"], RESULTS, ROOT, env):
        raise Trouble("Mutation testing has no results.", RESULTS)
    games = read_results(RESULTS.read_text(encoding="utf-8"), sample)
    everything = {name: status for mutants in games.values() for name, status in mutants.items()}
    missed = [f"{name}: {status}" for name, status in everything.items() if status not in CAUGHT]
    print("\n".join(missed[:SHOWN]))
    if len(missed) > SHOWN:
        print(f"… and {len(missed) - SHOWN} more in {RESULTS}")
    for title, mutants in (*sorted(games.items()), ("all games", everything)):
        statuses = [*mutants.values()]
        # On a busy machine some only seem never to end: so what became of how many is told.
        tally = ", ".join(f"{count} {status}" for status, count in Counter(statuses).most_common())
        print(f"{title}: {share(statuses):.1%} of {len(statuses)} mutants caught ({tally})")
    print(f"wanted: {wanted:.0%}")
    return 0 if share(list(everything.values())) >= wanted else 1


if __name__ == "__main__":
    sys.exit(guarded(main))

"""Mutation testing: breaks the rules in small ways, one at a time, and asks whether a test notices.

mutmut does the work ([tool.mutmut] in pyproject.toml says where); what is tried and the share that must be
caught are in tests/budget.toml. `.venv/bin/mutmut show NAME` shows a mutant that survived.
`.venv/bin/mutmut run NAME …` tries some again; a name may be a pattern such as
`carrack.games.pizarro.questions.auction.*`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

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
STATS = MUTANTS / "mutmut-stats.json"
NO_MUTANT = "none"
"""Fits no mutant: mutmut only looks which test calls which function."""
FEW = 3
"""A function with fewer tests than that was called while the tests were read, before the first one began."""
BUILT = """
import json, sys
import carrack
called = set()
def note(frame, event, _):
    module = frame.f_globals.get("__name__", "")
    if event == "call" and module.startswith("carrack.games."):
        called.add((module, frame.f_code.co_qualname))
sys.setprofile(note)
for game_id in carrack.ids():
    carrack.game(game_id)
sys.setprofile(None)
print(json.dumps(sorted(called)))
"""
"""Prints module and name of every function that is called to make the games."""


def mangled(module: str, qualname: str) -> str:
    """Return the name by which mutmut knows a function or a method."""
    owner, dot, name = qualname.rpartition(".")
    return f"{module}.xǁ{owner}ǁ{name}" if dot else f"{module}.x_{name}"


def link_all(stats: dict[str, Any], functions: set[str], built: Collection[str] = ()) -> int:
    """Give functions that build what all tests of a game share these tests; return how many there are.

    Tables and games are made once, when a test module is read. mutmut credits that to no test, or to those
    few that make one of their own, and a breakage would be tried with these alone.
    """
    linked = stats["tests_by_mangled_function_name"]
    lonely = sorted(name for name in functions if name in built or len(linked.get(name, ())) < FEW)
    for name in lonely:
        game = name.split(".")[2]
        marks = (f"games/{game}/", f"[{game.replace('_', '-')}")
        linked[name] = [test for test in stats["duration_by_test"] if any(mark in test for mark in marks)]
    return len(lonely)


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


def _functions(env: dict[str, str]) -> set[str]:
    """Return the functions that have mutants, by mutmut's names."""
    if not logged([MUTMUT, "results", "--all", "true"], RESULTS, ROOT, env):
        raise Trouble("Mutation testing has no mutants.", RESULTS)
    games = read_results(RESULTS.read_text(encoding="utf-8"))
    RESULTS.write_bytes(b"")
    return {name.partition("__mutmut_")[0] for mutants in games.values() for name in mutants}


def _built(env: dict[str, str]) -> set[str]:
    """Return the functions that are called to make the games, by mutmut's names."""
    command = [sys.executable, "-c", BUILT]
    made = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return {mangled(module, qualname) for module, qualname in json.loads(made.stdout)}


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
    logged([MUTMUT, "run", NO_MUTANT], LOG, ROOT, env)  # it ends with the complaint that nothing fits
    if not STATS.exists():
        raise Trouble("Mutation testing did not begin: do the tests pass on the unbroken rules?", LOG)
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    lonely = link_all(stats, _functions(env), _built(env))
    STATS.write_text(json.dumps(stats), encoding="utf-8")
    print(f"{lonely} functions are tried with all tests of their game")
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

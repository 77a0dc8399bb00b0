"""Mutation testing: breaks the rules in small ways, one at a time, and asks whether a test notices.

mutmut breaks the rules ([tool.mutmut] in pyproject.toml says where), tools/mutants.py tries what it made.
How many mutants are tried and the share that must be caught are in tests/budget.toml. Those that survived
are in build/mutation/survivors.diff.

    tools/mutate.py                  try the usual sample
    tools/mutate.py --seed 2         try another sample
    tools/mutate.py 'carrack.games.pizarro.questions.auction.*'   try all mutants with such names
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict
from fnmatch import fnmatchcase
from pathlib import Path

from mutmut.configuration import config
from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.console import Trouble, guarded  # noqa: E402
from tools.environment import clean_environment, logged  # noqa: E402
from tools.mutants import KILLED, NO_TESTS, SOURCES, TIMEOUT, Mutant, module_of, mutants_in  # noqa: E402

RESULTS = ROOT / "build" / "mutation"
SURVIVORS = RESULTS / "survivors.diff"
CAUGHT = (KILLED, TIMEOUT)
"""A mutant that never ends is noticed, too; one that no test reaches is not."""
SHOWN = 20


def all_mutants(names: Sequence[str] = ("*",)) -> dict[str, list[Mutant]]:
    """Return the mutants of every game that fit one of the names, in the order of their sources."""
    paths = [
        path for path in sorted((SOURCES / "carrack" / "games").rglob("*.py")) if _is_broken(path, names)
    ]
    games: dict[str, list[Mutant]] = defaultdict(list)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for mutants in pool.map(_mutants_of, paths):
            for mutant in mutants:
                if any(fnmatchcase(mutant.name, name) for name in names):
                    games[mutant.game].append(mutant)
    return dict(games)


def _is_broken(path: Path, names: Sequence[str]) -> bool:
    """Return whether mutants in this source may have one of the names."""
    module = module_of(path)
    heads = [re.split(r"[*?\[]", name)[0] for name in names]
    named = any(module.startswith(head) or head.startswith(f"{module}.") for head in heads)
    return named and bool(config().should_mutate(path.relative_to(ROOT)))


def _mutants_of(path: Path) -> list[Mutant]:
    inside = path.relative_to(ROOT)
    return mutants_in(module_of(path), mutate_file_contents(str(inside), path.read_text("utf-8")).code)


def sample_of(mutants: Sequence[Mutant], size: int, seed: int) -> list[Mutant]:
    """Return so many of a game's mutants, drawn by the seed; all where there are fewer."""
    return random.Random(f"{seed} {mutants[0].game}").sample(mutants, min(size, len(mutants)))


def try_out(mutants: Sequence[Mutant]) -> dict[str, str]:
    """Return what became of each mutant of a game."""
    game = mutants[0].game
    folder = RESULTS / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    values = [asdict(mutant) for mutant in mutants]
    (folder / "mutants.json").write_text(json.dumps(values), encoding="utf-8")
    # Mutants live in Python sources, so the rules run uncompiled.
    env = clean_environment(
        CARRACK_PURE="1", CARRACK_EXPECT="pure", PYTHONPATH=f"{SOURCES}{os.pathsep}{ROOT}"
    )
    tests = [*config().pytest_add_cli_args_test_selection, *config().pytest_add_cli_args]
    log = folder / "log.txt"
    if not logged([sys.executable, "-m", "tools.mutants", folder, *tests], log, ROOT, env):
        raise Trouble(f"Mutation testing of {game} stopped: do the tests pass on the unbroken rules?", log)
    return read_results((folder / "results.txt").read_text(encoding="utf-8"))


def read_results(text: str) -> dict[str, str]:
    """Return what became of each mutant, from lines of a name and a status."""
    rows = (line.partition(" ") for line in text.splitlines())
    return {name: status for name, _, status in rows}


def share(statuses: Iterable[str]) -> float:
    """Return the share of mutants that the tests caught."""
    caught = [status in CAUGHT for status in statuses]
    return sum(caught) / len(caught) if caught else 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break the rules, and see which tests notice.")
    parser.add_argument("names", nargs="*", help="patterns of mutants' names instead of a sample")
    parser.add_argument("--seed", type=int, default=1, help="which sample (default: 1)")
    asked = parser.parse_args(arguments)
    if Path.cwd() != ROOT:
        raise Trouble(f"Run it in {ROOT}.")
    with (ROOT / "tests" / "budget.toml").open("rb") as file:
        budget = tomllib.load(file)["mutation"]
    games = all_mutants(asked.names or ("*",))
    if not games:
        raise Trouble("No mutant has such a name.")
    everything = {game: len(mutants) for game, mutants in games.items()}
    if not asked.names:
        games = {game: sample_of(mutants, budget["sample"], asked.seed) for game, mutants in games.items()}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = dict(zip(games, pool.map(try_out, games.values()), strict=True))
    missed = [
        mutant
        for mutants in games.values()
        for mutant in mutants
        if results[mutant.game].get(mutant.name, NO_TESTS) not in CAUGHT
    ]
    SURVIVORS.write_text("\n\n".join(mutant.difference() for mutant in missed) + "\n", encoding="utf-8")
    print("\n".join(f"{mutant.name}: {results[mutant.game].get(mutant.name)}" for mutant in missed[:SHOWN]))
    if missed:
        print(f"{len(missed)} were not caught; what they change: {SURVIVORS}")
    for game, found in results.items():
        tally = ", ".join(f"{count} {status}" for status, count in Counter(found.values()).most_common())
        tried = f"{len(found)} of {everything[game]} mutants"
        print(f"{game}: {share(found.values()):.1%} of {tried} caught ({tally})")
    reached = share(status for found in results.values() for status in found.values())
    print(f"all games: {reached:.1%}; wanted: {budget['score']:.0%}")
    return 0 if reached >= budget["score"] else 1


if __name__ == "__main__":
    sys.exit(guarded(main))

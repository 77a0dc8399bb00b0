"""The run of ./check: set up, every stage even when one fails, the table at the end.

Stages that need one core run beside each other, as many as there are cores; their output is shown when they
end. Stages that use all cores run alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time

from tools.budget import Result, closing_table, read_budget
from tools.filtering import run_filter
from tools.ready import ROOT, set_up
from tools.say import Trouble, tell
from tools.stages import Stage, stages

CORES = os.cpu_count() or 1


def check(arguments: list[str]) -> int:
    known = stages()
    if "--help" in arguments or "-h" in arguments:
        print(usage(known))
        return 0
    words = [argument for argument in arguments if argument != "--long"]
    if words and not {stage.name for stage in known}.issuperset(words):
        return run_filter(words, known)
    chosen = choose(known, arguments)
    budget = read_budget(ROOT / "tests" / "budget.toml")
    results = [_set_up()]
    if results[0].passed:
        results += run_all(chosen, CORES)
    lines, well = closing_table(results, budget)
    print("\n" + "\n".join(lines), flush=True)
    return 0 if well else 1


def choose(known: list[Stage], arguments: list[str]) -> list[Stage]:
    """Return the stages asked for: those named, else all, the long ones only with --long."""
    names = [argument for argument in arguments if argument != "--long"]
    if names:
        return [stage for stage in known if stage.name in names]
    return [stage for stage in known if "--long" in arguments or not stage.long]


def usage(known: list[Stage]) -> str:
    first = """\
./check               set up and test everything
./check STAGE ...     set up and run these stages
./check WORD ...      one test, one file or one game, from the sources as they are: ./check amalfi,
                      ./check tests/test_match.py, ./check undo
./check --long        the long stages too

stages:"""
    rows = (f"  {stage.name:<12}{stage.about}{' (long)' * stage.long}" for stage in known)
    return "\n".join([first, *rows])


def run_all(chosen: list[Stage], cores: int) -> list[Result]:
    """Run all stages and return how they ended, in the order given."""
    results: dict[str, Result] = {}
    alone = [stage for stage in chosen if stage.all_cores]
    waiting = [stage for stage in chosen if not stage.all_cores]
    printing = threading.Lock()

    def work() -> None:
        while True:
            try:
                stage = waiting.pop(0)
            except IndexError:
                return
            results[stage.name] = _run_beside(stage, printing)

    lanes = [threading.Thread(target=work) for _ in range(min(cores, len(waiting)))]
    for lane in lanes:
        lane.start()
    for lane in lanes:
        lane.join()
    for stage in alone:
        print(_heading(stage), flush=True)
        results[stage.name] = _timed(stage, None)
        print(_ending(results[stage.name]), flush=True)
    return [results[stage.name] for stage in chosen]


def _run_beside(stage: Stage, printing: threading.Lock) -> Result:
    path = ROOT / "build" / "check" / f"{stage.name}.log"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as log:
        result = _timed(stage, log.fileno())
    with printing:
        print(_heading(stage), flush=True)
        sys.stdout.write(path.read_text(encoding="utf-8", errors="replace"))
        print(_ending(result), flush=True)
    return result


def _timed(stage: Stage, output: int | None) -> Result:
    started = time.monotonic()
    command, env = stage.call()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        check=False,
    )
    return Result(stage.name, time.monotonic() - started, done.returncode == 0, stage.long)


def _heading(stage: Stage) -> str:
    return f"\n── {stage.name}: {stage.about}"


def _ending(result: Result) -> str:
    return f"── {result.stage} {'passed' if result.passed else 'FAILED'} … {result.seconds:.0f} s"


def _set_up() -> Result:
    started = time.monotonic()
    try:
        set_up("dev")
    except Trouble as trouble:
        tell(trouble)
        return Result("set-up", time.monotonic() - started, passed=False)
    # What is fetched depends on the line, and comes once: it does not count to the total.
    return Result("set-up", time.monotonic() - started, passed=True, long=True)

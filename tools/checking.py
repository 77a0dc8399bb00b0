"""The run of ./check: set up, every stage even when one fails, the table at the end."""

from __future__ import annotations

import time

from tools.budget import Result, closing_table, read_budget
from tools.ready import ROOT, set_up
from tools.say import Trouble, tell
from tools.stages import Stage, stages


def check(arguments: list[str]) -> int:
    known = stages()
    if "--help" in arguments or "-h" in arguments:
        print(usage(known))
        return 0
    chosen = choose(known, arguments)
    budget = read_budget(ROOT / "tests" / "budget.toml")
    results = [_set_up()]
    if results[0].passed:
        results += [_run(stage) for stage in chosen]
    lines, well = closing_table(results, budget)
    print("\n" + "\n".join(lines), flush=True)
    return 0 if well else 1


def choose(known: list[Stage], arguments: list[str]) -> list[Stage]:
    """The stages asked for: those named, else all, the long ones only with --long."""
    names = [argument for argument in arguments if argument != "--long"]
    unknown = set(names) - {stage.name for stage in known}
    if unknown:
        raise Trouble(f"There is no stage {', '.join(sorted(unknown))}.\n\n{usage(known)}")
    if names:
        return [stage for stage in known if stage.name in names]
    return [stage for stage in known if "--long" in arguments or not stage.long]


def usage(known: list[Stage]) -> str:
    first = (
        "./check [STAGE ...]   set up and run these stages, or all\n./check --long        the long ones too\n"
    )
    return "\n".join(
        [first, *(f"  {stage.name:<12}{stage.about}{' (long)' * stage.long}" for stage in known)]
    )


def _set_up() -> Result:
    started = time.monotonic()
    try:
        set_up("dev")
    except Trouble as trouble:
        tell(trouble)
        return Result("set-up", time.monotonic() - started, passed=False)
    # What is fetched depends on the line, and comes once: it does not count to the total.
    return Result("set-up", time.monotonic() - started, passed=True, long=True)


def _run(stage: Stage) -> Result:
    print(f"\n── {stage.name}: {stage.about}", flush=True)
    started = time.monotonic()
    passed = stage.run()
    seconds = time.monotonic() - started
    print(f"── {stage.name} {'passed' if passed else 'FAILED'} … {seconds:.0f} s", flush=True)
    return Result(stage.name, seconds, passed, stage.long)

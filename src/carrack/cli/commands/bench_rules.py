"""Measure the rules in the form, compiled or pure, that this process has loaded.

`python -m carrack.cli.commands.bench_rules SEATS REPEATS SECONDS GAME …` writes the figures as JSON. Each
form has a process of its own, so that one run can compare both and memory is weighed in a fresh one.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
import tracemalloc
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Final

import carrack
from carrack.arena.timing import (
    copy_many,
    hold_many,
    imagine_many,
    playout_many,
    prepare_many,
    simulate_many,
    view_many,
)
from carrack.bots.search import tree_for
from carrack.core.api import CHANCE, OVER, Game, State
from carrack.core.chance import Rng
from carrack.core.playout import Scratch, playout, random_number

SEED: Final = 2008
SAMPLES: Final = 8
"""Positions, evenly spread over one game, that copies and views are measured on."""
SIMULATIONS: Final = 200 if carrack.COMPILED else 5
"""Simulations of one search, which prepares its view once."""
THINKING_EVERY: Final = 4
"""There is a search at one of this many positions."""
HELD: Final = 5000
CALIBRATION_TURNS: Final = 1_000_000
STATUS: Final = Path("/proc/self/statm")


def calibration(turns: int) -> int:
    """Do the same work in plain Python every time: the measure of this machine."""
    total = 0
    for turn in range(turns):
        total = (total * 31 + turn) & 0xFFFF
    return total


def best(work: Callable[[int], int], repeats: int, seconds: float) -> float:
    """Return nanoseconds of the processor per unit: the fastest of some repeats.

    `work(n)` returns its units. Processor time, so that other programs on the machine do not count.
    """
    times = 1
    while True:
        begun = time.process_time()
        units = work(times)
        taken = time.process_time() - begun
        if taken >= seconds / 2:
            break
        times = max(times * 2, int(times * seconds / max(taken, 1e-7) * 0.8))
    fastest = taken / units
    for _ in range(repeats - 1):
        begun = time.process_time()
        units = work(times)
        fastest = min(fastest, (time.process_time() - begun) / units)
    return fastest * 1e9


def sampled(game: Game, seats: int) -> list[State]:
    """Return positions of one random game in which a seat is asked, from the first to nearly the last."""
    scratch = Scratch(len(game.actions))
    start = game.new(seats)
    length = int(playout(start.copy(), Rng(SEED), scratch))
    rng = Rng(SEED)
    found: list[State] = []
    state = start
    for count in range(length):
        if state.actor >= 0 and count >= len(found) * length // SAMPLES:
            found.append(state.copy())
        state.step(random_number(state, rng, scratch))
    return found


def bytes_per_state(state: State) -> tuple[float, str]:
    """Return the bytes of a state: the growth of the process over many copies, or of what is traced."""
    gc.collect()
    if STATUS.exists():
        import resource

        page = resource.getpagesize()
        before = int(STATUS.read_text().split()[1])
        held = hold_many(state, HELD)
        after = int(STATUS.read_text().split()[1])
        return (after - before) * page / len(held), "rss"
    tracemalloc.start()
    held = hold_many(state, HELD)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(held), "tracemalloc"


def drive(start: State, random: Random, games: int) -> int:
    """Play from Python with `legal` and `apply` alone, as somebody's own program would."""
    count = 0
    for _ in range(games):
        state = start.copy()
        while state.actor != OVER:
            legal = state.legal()
            if state.actor == CHANCE:
                sums = list(accumulate(state.weights()))
                number = legal[bisect_right(sums, int(random.random() * sums[-1]))]
            else:
                number = legal[int(random.random() * len(legal))]
            state.apply(number)
            count += 1
    return count


def measure(game: Game, seats: int, repeats: int, seconds: float) -> dict[str, float | str]:
    """Measure one game."""
    positions = sampled(game, seats)
    memory, method = bytes_per_state(positions[len(positions) // 2])
    start = game.new(seats)
    scratch = Scratch(len(game.actions))
    rng = Rng(SEED)
    lengths = [int(playout(start.copy(), rng, scratch)) for _ in range(50)]
    views = [state.view(int(state.actor)) for state in positions]
    ready = [game.prepare(view) for view in views]
    random = Random(SEED)
    tree = tree_for(seats, len(game.actions), SIMULATIONS)

    def search(place: int, times: int) -> None:
        for _ in range(times):
            simulate_many(views[place], rng, tree, SIMULATIONS)

    def per_position(work: Callable[[int, int], object], every: int = 1) -> float:
        places = range(0, len(positions), every)

        def units(times: int) -> int:
            for place in places:
                work(place, times)
            return times * len(places)

        return best(units, repeats, seconds)

    return {
        "length": sum(lengths) / len(lengths),
        "number": best(lambda n: int(playout_many(start, rng, scratch, n)), repeats, seconds),
        "copy": per_position(lambda i, n: copy_many(positions[i], n)),
        "view": per_position(lambda i, n: view_many(positions[i], int(positions[i].actor), n)),
        "prepare": per_position(lambda i, n: prepare_many(game, views[i], rng, n)),
        "imagine": per_position(lambda i, n: imagine_many(ready[i], rng, n)),
        "simulation": per_position(search, THINKING_EVERY) / SIMULATIONS,
        "playout": per_position(lambda i, n: playout_many(positions[i], rng, scratch, n), THINKING_EVERY),
        "driven": best(lambda n: drive(start, random, n), repeats, seconds),
        "memory": memory,
        "memory_method": method,
    }


def main(seats: int, repeats: int, seconds: float, ids: list[str]) -> None:
    """Measure these games and write the figures to standard output."""
    figures: dict[str, object] = {"compiled": carrack.COMPILED}
    if not carrack.COMPILED and not os.environ.get("CARRACK_PURE"):
        # The compiled half was asked for, and nothing is compiled; another process measures the pure half.
        json.dump(figures, sys.stdout)
        return
    games: dict[str, object] = {}
    for game_id in ids:
        game = carrack.game(game_id)
        allowed = game.facts.seats
        fitting = min(max(seats, allowed.start), allowed.stop - 1)
        games[game_id] = {"seats": fitting, **measure(game, fitting, repeats, seconds)}

    def calibrate(times: int) -> int:
        for _ in range(times):
            calibration(CALIBRATION_TURNS)
        return times * CALIBRATION_TURNS

    figures["calibration"] = best(calibrate, repeats, seconds)
    figures["games"] = games
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4:])

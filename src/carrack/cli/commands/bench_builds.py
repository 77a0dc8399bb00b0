"""`carrack bench --against FOLDER`: this build and another one, measured by turns in one run.

Both are measured by the same program, each in processes of its own, so that what else the machine does falls
on both alike. A ratio is taken in every round; its middle and its range over all rounds are shown.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.status import Status

import carrack
from carrack.cli.commands import bench_rules
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Voice
from carrack.core.text import Texts
from carrack.core.verdicts import malformed

ROUNDS: Final = 7
SECONDS: Final = 0.1
QUICK_ROUNDS: Final = 2
QUICK_SECONDS: Final = 0.02
REPEATS: Final = 3
"""Measurements of a figure in one round; the fastest counts."""
HERE: Final = Path(carrack.__file__).parents[1]

Figures = dict[str, dict[str, Any]]
"""By game, the figures of a build."""


def bench_builds(
    voice: Voice,
    there: Path,
    games: Sequence[str],
    seats: int,
    quick: bool,
    as_json: bool,
    names: Sequence[str],
) -> None:
    """Measure these figures of this build and of the one in the folder."""
    if not (there / "carrack" / "__init__.py").is_file():
        raise malformed("bench.no-build", folder=str(there))
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    found: dict[str, dict[str, list[tuple[float, float]]]] = {}
    with Status(voice.texts.say("cli-bench-working"), console=voice.err):
        for game_id in games:
            pairs = [_round(there, game_id, seats, seconds, bool(turn % 2)) for turn in range(rounds)]
            found[game_id] = {name: [(ours[name], theirs[name]) for ours, theirs in pairs] for name in names}
    report = {
        game_id: {name: _compared(pairs) for name, pairs in figures.items()}
        for game_id, figures in found.items()
    }
    if as_json:
        voice.json({"here": str(HERE), "there": str(there), "rounds": rounds, "games": report})
        return
    for game_id, figures in report.items():
        _show(voice, game_id, figures)
    voice.say("cli-bench-against-explained", "dim", rounds=rounds, folder=str(there))


def _round(
    there: Path, game_id: str, seats: int, seconds: float, theirs_first: bool
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Measure both builds; which one begins alternates."""
    folders = (there, HERE) if theirs_first else (HERE, there)
    first, second = (_measured(folder, game_id, seats, seconds) for folder in folders)
    return (second, first) if theirs_first else (first, second)


def _measured(folder: Path, game_id: str, seats: int, seconds: float) -> dict[str, Any]:
    """Return one build's figures of a game: compiled, unless this one is not."""
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    environment.pop("CARRACK_PURE", None)
    if not carrack.COMPILED:
        environment["CARRACK_PURE"] = "1"
    games: Figures | None = measured(environment, seats, REPEATS, seconds, [game_id]).get("games")
    if games is None:
        raise malformed("bench.failed", reason=f"{folder} is not compiled")
    return games[game_id]


def measured(
    environment: dict[str, str], seats: int, repeats: int, seconds: float, games: Sequence[str]
) -> dict[str, Any]:
    """Return what `bench_rules` measures in a process of its own."""
    # Keep the script's folder off the path: its modules would hide others of the same name.
    program = [sys.executable, "-P", str(bench_rules.__file__)]
    command = [*program, str(seats), str(repeats), str(seconds), *games]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise malformed("bench.failed", reason=last[:200])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _compared(pairs: list[tuple[float, float]]) -> dict[str, float]:
    """Return the best of each build, and how the rounds' ratios lie: ours by theirs."""
    ratios = [ours / theirs for ours, theirs in pairs]
    return {
        "here": min(ours for ours, _ in pairs),
        "there": min(theirs for _, theirs in pairs),
        "ratio": median(ratios),
        "least": min(ratios),
        "most": max(ratios),
    }


def _show(voice: Voice, game_id: str, figures: dict[str, dict[str, float]]) -> None:
    say = voice.texts.say
    game = carrack.game(game_id)
    title = Texts(game, voice.texts.language).say("game-title")
    voice.line(f"{title} ({game.facts.year})", "title")
    heads = [say(f"cli-bench-{name}") for name in ("here", "change", "range")]
    table = plain_table("", *heads, right=len(heads))
    for name, found in figures.items():
        change, least, most = (f"{found[key] - 1:+.1%}" for key in ("ratio", "least", "most"))
        table.add_row(say(f"cli-bench-{name}"), f"{found['here']:,.0f}", change, f"{least} … {most}")
    voice.out.print(table)
    voice.line()

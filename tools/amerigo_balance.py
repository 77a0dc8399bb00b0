"""Measures what becomes of maps, tower, tracks and trade of Amerigo when bots play.

    python tools/amerigo_balance.py 200                  so many games for each number of seats
    python tools/amerigo_balance.py 30 mate              of another bot
    python tools/amerigo_balance.py 30 mate 2 3          with two and with three seats only

The figures stand in docs/games/amerigo.md. They are for the carrack that is installed, best a compiled one.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

import carrack
from carrack.bots.base import Bot
from carrack.bots.loading import bot_maker
from carrack.core.api import CHANCE, OVER
from carrack.core.chance import Rng
from carrack.core.events import Event
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.table import Table

SEED = 1499
"""The year of the first voyage."""
LAST_PHASE = (at.ROUNDS - 1, at.WHITE)


@dataclass
class Figures:
    """Sums over all games so far with one number of seats."""

    seats: int
    games: int = 0
    by_rank: Counter[int] = field(default_factory=Counter)
    parts: Counter[str] = field(default_factory=Counter)
    phases: int = 0
    points: int = 0
    cubes_out: int = 0
    inside: int = 0
    progress: Counter[int] = field(default_factory=Counter)
    """Seats at the end of the progress track after so many rounds."""
    full_progress: int = 0
    full_special: int = 0
    no_special: int = 0
    spaces: Counter[int] = field(default_factory=Counter)
    """Islands by their post spaces."""
    big: Counter[int] = field(default_factory=Counter)
    """Maps by their big islands."""
    completed: Counter[int] = field(default_factory=Counter)
    """Islands completed, by round."""
    payments: int = 0
    land: int = 0
    free: int = 0
    posts_used: int = 0
    attacks: int = 0
    plundered: int = 0
    last_turns: int = 0
    last_plans: int = 0
    """Tiles planned in the last phase: worth nothing."""


def play(bot: Bot, seats: int, seed: int, figures: Figures) -> None:
    """Play one game of a bot against itself; everything depends on the seed alone."""
    state = carrack.game("amerigo").new(seats)
    assert isinstance(state, AmerigoState)
    log: list[Event] = []
    state.listen(log)
    chance, mind = Rng(SEED, 2 * seed), Rng(SEED, 2 * seed + 1)
    phase = (-1, -1)
    rounds = 0
    while state.actor != OVER:
        table = state.table
        if state.actor == CHANCE:
            if table.round > rounds:
                rounds = int(table.round)
                _count_round(table, rounds, figures)
            state.apply(chance.choose(state.legal(), state.weights()))
            continue
        now = (int(table.round), int(table.colour))
        if now != phase:
            phase = now
            _count_phase(table, figures)
        first = len(log)
        state.apply(bot.decide(state.view(int(state.actor)), mind))
        if now == LAST_PHASE:
            figures.last_plans += sum(event.kind == "planned" for event in log[first:])
        rounds_of = [event for event in log[first:] if event.kind == "completed"]
        figures.completed[now[0] + 1] += len(rounds_of)
    _count_end(state, log, figures)


def _count_phase(table: Table, figures: Figures) -> None:
    figures.phases += 1
    figures.points += int(table.largest_group())
    figures.cubes_out += int(table.cubes_lying())
    figures.inside += sum(int(table.cubes[at.INSIDE + colour]) for colour in range(at.COLOURS))


def _count_round(table: Table, rounds: int, figures: Figures) -> None:
    ends = [int(table.player[seat].progress == table.parts.progress_track) for seat in range(table.seats)]
    figures.progress[rounds] += sum(ends)


def _count_end(state: AmerigoState, log: list[Event], figures: Figures) -> None:
    table = state.table
    chart = table.map()
    figures.games += 1
    figures.last_turns += int(table.seats)
    totals = sorted((score.total for score in state.scores()), reverse=True)
    for rank, total in enumerate(totals):
        figures.by_rank[rank] += total
    for score in state.scores():
        figures.parts.update(score.breakdown)
    spaces = Counter(int(chart.island_at[chart.post_square[post]]) for post in range(chart.posts))
    figures.spaces.update(spaces.values())
    figures.big[sum(int(big) for big in chart.big)] += 1
    figures.land += sum(int(size) for size in chart.island_size)
    figures.free += sum(int(table.masks[at.FREE + row]).bit_count() for row in range(chart.height))
    for seat in range(int(table.seats)):
        figures.posts_used += int(table.parts.posts - table.player[seat].posts_left)
        figures.full_progress += int(table.player[seat].progress == table.parts.progress_track)
        special = table.parts.special_points[table.player[seat].special]
        figures.full_special += int(special == table.parts.special_points[-1])
        figures.no_special += int(special == 0)
    kinds = Counter(event.kind for event in log)
    figures.payments += kinds["trade"]
    figures.plundered += kinds["plundered"]
    figures.attacks += kinds["plundered"] + kinds["fought-off"]


def lines(figures: Figures) -> list[str]:
    """Return the figures as lines of text."""
    games, seats = figures.games, figures.games * figures.seats
    islands = sum(figures.spaces.values())

    def share(count: int, of: int) -> str:
        return f"{100 * count / of:.0f} %"

    return [
        f"{figures.seats} seats, {games} games",
        "scores by rank: " + "/".join(f"{figures.by_rank[n] / games:.0f}" for n in range(figures.seats)),
        "by source: " + ", ".join(f"{name} {n / seats:.1f}" for name, n in figures.parts.items()),
        f"a phase: {figures.points / figures.phases:.2f} action points, "
        f"{figures.cubes_out / figures.phases:.1f} cubes out, {figures.inside / figures.phases:.1f} inside",
        "at the end of the progress track after rounds 1–4: "
        + ", ".join(share(figures.progress[n], seats) for n in range(1, at.ROUNDS))
        + f"; at last {share(figures.full_progress, seats)}",
        f"special track: all points {share(figures.full_special, seats)}, "
        f"none {share(figures.no_special, seats)}",
        f"islands: {islands / games:.1f}; by post spaces "
        + ", ".join(f"{n}: {share(figures.spaces[n], islands)}" for n in sorted(figures.spaces)),
        "maps by big islands: "
        + ", ".join(f"{n}: {share(figures.big[n], games)}" for n in sorted(figures.big)),
        "completed in rounds 1–5: "
        + ", ".join(f"{figures.completed[n] / games:.1f}" for n in range(1, at.ROUNDS + 1)),
        f"payments {figures.payments / games:.1f} a game, "
        f"of {figures.parts['trade'] / max(1, figures.payments):.1f} points",
        f"land {figures.land / games:.0f}, free at the end {figures.free / games:.0f}; "
        f"posts used {figures.posts_used / seats:.1f}",
        f"attacks that succeed: {share(figures.plundered, max(1, figures.attacks))}",
        f"tiles planned in the last phase: {figures.last_plans} in {figures.last_turns} turns",
    ]


def main(arguments: list[str]) -> None:
    """Play and print."""
    games = int(arguments[0]) if arguments else 200
    bot = arguments[1] if len(arguments) > 1 else "greedy"
    counts = [int(n) for n in arguments[2:]] or list(carrack.game("amerigo").facts.seats)
    for seats in counts:
        figures = Figures(seats)
        for game in range(games):
            play(bot_maker(bot)(), seats, game, figures)
        print("\n".join(lines(figures)) + "\n", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""The figures of a simulation as text: shares, means, distributions, the mix of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from carrack.arena.report import Estimate, Report, Side, bins, name_of
from carrack.arena.simulation import Setup
from carrack.cli.terminal.text_table import plain_table
from carrack.cli.terminal.voice import Voice

STEPS: Final = 12
"""Lines of a distribution, at most."""
BAR: Final = 36
"""Letters of all bars side by side."""
MOST_BARS: Final = 3
MOST_COLUMNS: Final = 4
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def show_report(voice: Voice, setup: Setup, figures: Report) -> None:
    """Print everything, most important first."""
    say = voice.texts.say
    voice.line(headline(voice, setup, figures), "title")
    voice.line()
    voice.out.print(_sides(voice, "cli-bot", figures.bots, [name_of(side.name) for side in figures.bots]))
    voice.line()
    voice.out.print(_sides(voice, "cli-seat", figures.seats, [side.name for side in figures.seats]))
    if len(figures.seats) > 1:
        voice.say("cli-shares-explained", "dim", fair=percent(figures.fair))
    voice.line()
    few = figures.bots if len(figures.bots) <= MOST_BARS else ()
    scores: dict[str, Mapping[int, int]] = {name_of(side.name): side.scores for side in few}
    scores = scores or {say("cli-all-bots"): _all_scores(figures)}
    voice.out.print(_distribution(say("cli-scores"), scores))
    voice.line()
    voice.out.print(_distribution(say("cli-length"), {say("cli-in-numbers"): figures.lengths}))
    voice.line()
    voice.out.print(_mix(voice, figures.bots))


def headline(voice: Voice, setup: Setup, figures: Report) -> str:
    """Return what was simulated, in one line."""
    say = voice.texts.say
    title = f"{say('game-title')} ({setup.game.facts.year})"
    args = {"title": title, "seats": setup.seats, "games": figures.games, "seed": str(setup.seed)}
    return say("cli-simulation-title", args)


def percent(share: float) -> str:
    """Format a share with one decimal."""
    return f"{100 * share:.1f}"


def _sides(voice: Voice, what: str, sides: Sequence[Side], names: Sequence[str]) -> Table:
    say = voice.texts.say
    figures = (say("cli-seats-played"), say("cli-win-share"), "95 %", say("cli-mean-score"), "95 %")
    table = plain_table(say(what), *figures, right=len(figures))
    for side, name in zip(sides, names, strict=True):
        table.add_row(
            Text(name, "strong"),
            str(side.games),
            Text(percent(side.share.value), "strong"),
            f"{percent(side.share.low)} – {percent(side.share.high)}",
            Text(f"{side.score.value:.2f}", "strong"),
            _interval(side.score),
        )
    return table


def _interval(estimate: Estimate) -> str:
    return f"{estimate.low:.2f} – {estimate.high:.2f}"


def _all_scores(figures: Report) -> Mapping[int, int]:
    counted: Counter[int] = Counter()
    for side in figures.seats:
        counted.update(side.scores)
    return dict(sorted(counted.items()))


def _distribution(title: str, columns: Mapping[str, Mapping[int, int]]) -> Table:
    """Print lying histograms side by side, all over the same steps."""
    together: Counter[int] = Counter()
    for values in columns.values():
        together.update(values)
    table = plain_table(title, *(part for name in columns for part in (name, "%")))
    table.columns[0].justify = "right"
    for place in range(len(columns)):
        table.columns[2 + 2 * place].justify = "right"
    totals = [sum(values.values()) or 1 for values in columns.values()]
    rows: list[tuple[str, list[float]]] = []
    for low, high, _ in bins(together, STEPS):
        shares = [
            sum(times for value, times in values.items() if low <= value <= high) / total
            for values, total in zip(columns.values(), totals, strict=True)
        ]
        rows.append((str(low) if low == high else f"{low}–{high}", shares))
    most = max(share for _, shares in rows for share in shares)
    width = BAR // len(columns)
    for label, shares in rows:
        table.add_row(
            label, *(part for share in shares for part in (bar(share / most, width), percent(share)))
        )
    return table


def bar(share: float, width: int) -> Text:
    """Return a bar as long as its share, to an eighth of a letter."""
    eighths = max(round(share * width * 8), 1 if share > 0 else 0)
    full, rest = divmod(eighths, 8)
    return Text(("█" * full + (EIGHTHS[rest] if rest else "")).ljust(width), "good-cloth")


def _mix(voice: Voice, sides: Sequence[Side]) -> Table:
    """Print what the bots picked, by family; many bots are put together."""
    families = list(dict.fromkeys(family for side in sides for family in side.mix))
    shown = sides if len(sides) <= MOST_COLUMNS else ()
    names = [name_of(side.name) for side in shown] or [voice.texts.say("cli-all-bots")]
    table = plain_table(voice.texts.say("cli-mix"), *(f"{name} %" for name in names), right=len(names))
    mixes: list[Mapping[str, int]] = [side.mix for side in shown] or [_together(sides)]
    for family in families:
        shares = (mix.get(family, 0) / (sum(mix.values()) or 1) for mix in mixes)
        table.add_row(voice.texts.family(family), *map(percent, shares))
    return table


def _together(sides: Sequence[Side]) -> Mapping[str, int]:
    mix: Counter[str] = Counter()
    for side in sides:
        mix.update(side.mix)
    return mix

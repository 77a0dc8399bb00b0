"""The figures of a simulation as a picture (SVG), drawn with matplotlib where that is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrack.arena.report import Report, Side, bins, name_of
from carrack.core.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c564b", "#666666")
"""Told apart by colour-blind readers, too."""
SEAT: Final = "#8a8a8a"
STEPS: Final = 24


def draw(report: Report, texts: Texts, title: str, path: Path) -> None:
    """Write the picture; the same figures give the same file."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 9), layout="constrained")
    figure.suptitle(title)
    names = [name_of(side.name) for side in report.bots]
    axes = figure.subplot_mosaic([["bots", "seats"], ["scores", "lengths"], ["mix", "mix"]])
    _shares(axes["bots"], report.bots, names, report.fair, texts.say("cli-win-share-by-bot"), COLOURS)
    seats = [texts.say("seat-name", {"number": side.name}) for side in report.seats]
    _shares(axes["seats"], report.seats, seats, report.fair, texts.say("cli-win-share-by-seat"), (SEAT,))
    _scores(axes["scores"], report.bots, names, texts)
    _lengths(axes["lengths"], report, texts)
    _mix(axes["mix"], report.bots, names, texts)
    with rc_context({"svg.hashsalt": "carrack", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", metadata={"Date": None})


def _shares(
    axes: Axes, sides: Sequence[Side], names: list[str], fair: float, title: str, colours: Sequence[str]
) -> None:
    below = [100 * max(0.0, side.share.value - side.share.low) for side in sides]
    above = [100 * max(0.0, side.share.high - side.share.value) for side in sides]
    at = range(len(sides))
    axes.bar(
        at,
        [100 * side.share.value for side in sides],
        yerr=[below, above],
        capsize=4,
        color=[colours[i % len(colours)] for i in at],
    )
    axes.axhline(100 * fair, color="#999999", linestyle="--", linewidth=1)
    axes.set_xticks(at, names)
    axes.set_ylim(bottom=0)
    axes.set_title(f"{title} (%)")


def _scores(axes: Axes, sides: Sequence[Side], names: list[str], texts: Texts) -> None:
    for i, (side, name) in enumerate(zip(sides, names, strict=True)):
        values = range(min(side.scores), max(side.scores) + 1)
        share = [100 * side.scores.get(value, 0) / side.games for value in values]
        axes.plot(values, share, marker="o", markersize=3, color=COLOURS[i % len(COLOURS)], label=name)
    axes.set_title(f"{texts.say('cli-scores')} (%)")
    axes.set_ylim(bottom=0)
    axes.legend()


def _lengths(axes: Axes, report: Report, texts: Texts) -> None:
    steps = bins(report.lengths, STEPS)
    axes.bar(
        [low for low, _, _ in steps],
        [100 * times / report.games for _, _, times in steps],
        width=[high - low + 0.9 for low, high, _ in steps],
        align="edge",
        color=COLOURS[0],
    )
    axes.set_title(f"{texts.say('cli-lengths')} (%)")


def _mix(axes: Axes, sides: Sequence[Side], names: list[str], texts: Texts) -> None:
    families = list(dict.fromkeys(family for side in sides for family in side.mix))
    height = 0.8 / len(sides)
    for i, (side, name) in enumerate(zip(sides, names, strict=True)):
        total = sum(side.mix.values()) or 1
        axes.barh(
            [place + i * height for place in range(len(families))],
            [100 * side.mix.get(family, 0) / total for family in families],
            height=height,
            color=COLOURS[i % len(COLOURS)],
            label=name,
        )
    middle = 0.4 - height / 2
    axes.set_yticks([place + middle for place in range(len(families))], [texts.family(f) for f in families])
    axes.invert_yaxis()
    axes.set_title(f"{texts.say('cli-mix')} (%)")
    axes.legend()

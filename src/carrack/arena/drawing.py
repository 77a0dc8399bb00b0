"""Small pictures for the arena's report: SVG as text, coloured by the page around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final

from carrack.arena.report import Estimate, three_figures

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c564b", "#666666")
"""Told apart by colour-blind readers, too."""
SEAT: Final = "#8a8a8a"
WIDTH: Final = 720
ROW: Final = 34
LEFT: Final = 150
"""Room for the names."""
RIGHT: Final = 60
FOOT: Final = 30
CURVE: Final = 190
STEPS: Final = 28
MOST_DOTS: Final = 160
BAR: Final = 11
BARS_LEFT: Final = 250
"""Room for longer names."""

Point = tuple[float, float]


def _svg(height: float, label: str, *parts: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, *parts, "</svg>"])


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(a: Point, b: Point, kind: str, colour: str = "") -> str:
    style = f' style="stroke:{colour}"' if colour else ""
    return f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" class="{kind}"{style}/>'


def _dot(x: float, y: float, size: float, colour: str, kind: str = "") -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" class="{kind}" style="fill:{colour}"/>'


class Axis:
    """Values from left to right, with round numbers under them."""

    def __init__(self, low: float, high: float) -> None:
        high = high if high > low else low + 1
        rough = (high - low) / 6
        power = 10.0 ** floor(log10(rough))
        self.step: float = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough)
        self.low: float = floor(low / self.step) * self.step
        self.high: float = -floor(-high / self.step) * self.step

    def at(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def grid(self, height: float) -> list[str]:
        parts: list[str] = []
        for i in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + i * self.step
            x = self.at(value)
            parts.append(_line((x, 6), (x, height), "grid"))
            parts.append(_text(x, height + 18, f"{value:g}", "tick", "middle"))
        return parts


def whiskers(
    label: str, rows: Sequence[tuple[str, Estimate, str]], fair: float | None = None, scale: float = 1.0
) -> str:
    """Return a dot with its interval for each row; where there is a fair value it is a dashed line."""
    values = [scale * value for _, each, _ in rows for value in (each.low, each.high)]
    if fair is not None:
        values.append(scale * fair)
    axis = Axis(min(values), max(values))
    height = ROW * len(rows) + 6
    parts = axis.grid(height)
    if fair is not None:
        parts.append(_line((axis.at(scale * fair), 6), (axis.at(scale * fair), height), "fair"))
    for place, (name, each, colour) in enumerate(rows):
        y = 6 + ROW * (place + 0.5)
        parts.append(_text(LEFT - 14, y + 5, name, "name", "end"))
        parts.append(
            _line((axis.at(scale * each.low), y), (axis.at(scale * each.high), y), "whisker", colour)
        )
        parts.append(_dot(axis.at(scale * each.value), y, 6.5, colour))
        parts.append(_text(WIDTH - RIGHT + 12, y + 5, f"{scale * each.value:.1f}", "figure"))
    return _svg(height + FOOT, label, *parts)


def ridges(label: str, rows: Sequence[tuple[str, Mapping[int, int], str]]) -> str:
    """Distributions over one axis, one hill behind the other."""
    every = [value for _, values, _ in rows for value in values]
    axis = Axis(min(every), max(every) + 1)
    width = max(1.0, (max(every) + 1 - min(every)) / STEPS)
    hill, apart = 84.0, 54.0
    height = hill + apart * (len(rows) - 1) + 12
    parts = axis.grid(height)
    for place, (name, values, colour) in enumerate(rows):
        base = hill + apart * place + 6
        total = sum(values.values())
        shares = [0.0] * (STEPS + 2)
        for value, times in values.items():
            shares[int((value - min(every)) / width)] += times / total
        # Smooth a little: the shape matters, not single games.
        smooth = [
            (shares[i - 1] if i else 0.0) / 4
            + share / 2
            + (shares[i + 1] if i + 1 < len(shares) else 0.0) / 4
            for i, share in enumerate(shares)
        ]
        most = max(smooth)
        points = [
            (axis.at(min(every) + (i + 0.5) * width), base - hill * 0.95 * share / most)
            for i, share in enumerate(smooth)
        ]
        outline = " ".join(f"{min(x, WIDTH - RIGHT):.1f},{y:.1f}" for x, y in points)
        path = f"{points[0][0]:.1f},{base:.1f} {outline} {min(points[-1][0], WIDTH - RIGHT):.1f},{base:.1f}"
        parts.append(f'<polygon points="{path}" class="hill" style="fill:{colour};stroke:{colour}"/>')
        parts.append(_text(LEFT - 14, base - 6, name, "name", "end"))
    return _svg(height + FOOT, label, *parts)


def strips(label: str, rows: Sequence[tuple[str, Sequence[float], str]]) -> str:
    """Return every value a dot, on an axis of powers of ten; the mean a line."""
    every = [max(value, 1e-3) for _, values, _ in rows for value in values]
    axis = Axis(floor(log10(min(every))), -floor(-log10(max(every))))
    height = ROW * len(rows) + 6
    parts: list[str] = []
    for power in range(int(axis.low), int(axis.high) + 1):
        x = axis.at(power)
        parts.append(_line((x, 6), (x, height), "grid"))
        parts.append(_text(x, height + 18, f"{10.0**power:g}", "tick", "middle"))
    for place, (name, values, colour) in enumerate(rows):
        y = 6 + ROW * (place + 0.5)
        shown = values[:: max(1, len(values) // MOST_DOTS)]
        for i, value in enumerate(shown):
            # Spread the dots by their place, not by chance, so that equal figures give equal pictures.
            parts.append(_dot(axis.at(log10(max(value, 1e-3))), y + (i * 7 % 17) - 8, 2.4, colour, "faint"))
        average = sum(values) / len(values)
        x = axis.at(log10(max(average, 1e-3)))
        parts.append(_line((x, y - 12), (x, y + 12), "mean", colour))
        parts.append(_text(LEFT - 14, y + 5, name, "name", "end"))
        parts.append(_text(WIDTH - RIGHT + 12, y + 5, three_figures(average), "figure"))
    return _svg(height + FOOT, label, *parts)


def bars(label: str, rows: Sequence[tuple[str, Sequence[tuple[float, str]]]]) -> str:
    """Several bars for each row, one a colour; nothing overlaps, however many rows there are."""
    most = max((value for _, values in rows for value, _ in values), default=1.0) or 1.0
    room = WIDTH - BARS_LEFT - RIGHT
    parts: list[str] = []
    y = 6.0
    for name, values in rows:
        middle = y + BAR * len(values) / 2
        parts.append(_text(BARS_LEFT - 14, middle + 5, name, "name", "end"))
        for value, colour in values:
            width = max(1.0, room * value / most)
            parts.append(
                f'<rect x="{BARS_LEFT}" y="{y:.1f}" width="{width:.1f}" height="{BAR - 2}" rx="3" '
                f'style="fill:{colour}"/>'
            )
            parts.append(_text(BARS_LEFT + width + 8, y + BAR - 2, f"{value:.1f}", "tick"))
            y += BAR
        y += max(8.0, 24.0 - BAR * len(values))
    return _svg(y + 4, label, *parts)

"""Draws Amerigo's map and tower: `python tools/amerigo_pictures.py` writes two pictures to docs/pictures.

amerigo-maps.svg    ten maps, as chance lays them
amerigo-tower.svg   what the tower does in rough play: the calibration of its few chances

The same maps and figures every time; needs matplotlib (in the `dev` group).
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, PathPatch, Rectangle
from matplotlib.path import Path as Shape
from matplotlib.ticker import MaxNLocator

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from carrack.games.amerigo.components.designs import SIDES, TILE_SIDE, Square  # noqa: E402
from carrack.games.amerigo.map.geography import ARM, SHORT_FRAME, Geography  # noqa: E402
from carrack.games.amerigo.tower import COLOURS, CUBES  # noqa: E402
from tests.games.amerigo.atlas import Drop, Play, geography_of, place, rough_play, squares  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
FINE = re.compile(r"(\d\.\d\d)\d+")
SEA, FRAME, RIM, GRID = "#cfe4ef", "#9cc3d8", "#ffffff", "#b4d3e2"
SMALL, BIG, COAST = "#ead7a4", "#a9c77f", "#5b4a2f"
INK, POST, ANCHORAGE = "#2b2b2b", "#c0392b", "#1f4e79"
GOODS = {
    "cotton": "#ffffff",
    "tobacco": "#7a9a3a",
    "sugar": "#e78ac3",
    "coconut": "#8c5a2b",
    "coffee": "#2f1b0c",
}
ANCHOR = Shape(
    [(0, 1), (0, -1), (-0.45, 0.5), (0.45, 0.5), (-0.8, -0.2), (-0.7, -1), (0, -1), (0.7, -1), (0.8, -0.2)],
    [Shape.MOVETO, Shape.LINETO] * 2 + [Shape.MOVETO, Shape.CURVE3, Shape.CURVE3, Shape.CURVE3, Shape.CURVE3],
)


# --- maps -----------------------------------------------------------------------------------------------


@dataclass
class Sheet:
    """One map on the picture: whose it is, and where its top left square lies."""

    seats: int
    seed: int
    left: float
    top: float


BAND = 1.4
"""How broad the frame is drawn, in squares."""


ROWS = (((2, 1), (2, 2), (2, 3), (3, 1), (3, 2)), ((3, 3), (4, 1), (4, 2), (4, 3), (4, 4)))
"""Seats and seed of each map."""
WIDTH, ROW_HEIGHT = 146, 26


def sheets() -> list[Sheet]:
    """Draw the maps, spread evenly over the width; the lower row stands on one line."""
    found = []
    for i, row in enumerate(ROWS):
        sizes = [geography_of(seats, seed) for seats, seed in row]
        gap = (WIDTH - sum(int(size.width) for size in sizes)) / (len(row) - 1)
        lowest = max(int(size.height) for size in sizes)
        left = 0.0
        for (seats, seed), size in zip(row, sizes, strict=True):
            found.append(Sheet(seats, seed, left, i * ROW_HEIGHT + lowest - int(size.height)))
            left += int(size.width) + gap
    return found


def maps() -> Figure:
    figure = Figure(figsize=(15, 6.25))
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_aspect("equal")
    axes.set_axis_off()
    for sheet in sheets():
        draw_map(axes, sheet)
    axes.set_xlim(-2.5, WIDTH + 2.5)
    axes.set_ylim(57, -5)
    explain(axes)
    return figure


def draw_map(axes: Axes, sheet: Sheet) -> None:
    geography = geography_of(sheet.seats, sheet.seed)
    draw_sea(axes, sheet, geography)
    draw_land(axes, sheet, geography)
    draw_things(axes, sheet, geography)
    islands, big = int(geography.islands), sum(map(int, geography.big))
    axes.text(
        sheet.left + int(geography.width) / 2,
        sheet.top - BAND - 0.6,
        f"{sheet.seats} seats: {islands} islands, {big} big",
        ha="center",
        fontsize=9,
        color=INK,
    )


def draw_sea(axes: Axes, sheet: Sheet, geography: Geography) -> None:
    height, width = int(geography.height), int(geography.width)
    left, top = sheet.left, sheet.top
    frame = (left - BAND, top - BAND)
    axes.add_patch(Rectangle(frame, width + 2 * BAND, height + 2 * BAND, facecolor=FRAME, edgecolor=INK))
    joints = []
    for x in (0, *joints_of(width), width):
        joints += [[(left + x, y), (left + x, y + BAND)] for y in (top - BAND, top + height)]
    for y in (0, *joints_of(height), height):
        joints += [[(x, top + y), (x + BAND, top + y)] for x in (left - BAND, left + width)]
    axes.add_collection(LineCollection(joints, colors=RIM, linewidths=1.2))
    axes.add_patch(Rectangle((left, top), width, height, facecolor=SEA, edgecolor=INK, linewidth=0.6))
    lines = [[(left + x, top), (left + x, top + height)] for x in range(TILE_SIDE, width, TILE_SIDE)]
    lines += [[(left, top + y), (left + width, top + y)] for y in range(TILE_SIDE, height, TILE_SIDE)]
    axes.add_collection(LineCollection(lines, colors=GRID, linewidths=0.8, zorder=1))


def joints_of(length: int) -> list[int]:
    """Return where the frame spaces along a side meet."""
    return [ARM] if length == 2 * ARM else [ARM, ARM + SHORT_FRAME]


def draw_land(axes: Axes, sheet: Sheet, geography: Geography) -> None:
    left, top = sheet.left, sheet.top
    for island in range(int(geography.islands)):
        boxes = [
            [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row)]
            for row, column in sorted(squares(geography.island_rows, island))
        ]
        colour = BIG if geography.big[island] else SMALL
        axes.add_patch(
            PathPatch(strokes(boxes, left, top), facecolor=colour, edgecolor="#00000018", linewidth=0.4)
        )
    coast = strokes(coastline(squares(geography.land)), left, top)
    axes.add_patch(PathPatch(coast, fill=False, edgecolor=COAST, linewidth=0.9, capstyle="round"))


def strokes(lines: Iterable[Sequence[tuple[float, float]]], left: float, top: float) -> Shape:
    """Many lines as one shape: a small file."""
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    for line in lines:
        points += [(left + x, top + y) for x, y in line]
        codes += [int(Shape.MOVETO)] + [int(Shape.LINETO)] * (len(line) - 1)
    return Shape(points, codes)


def coastline(land: set[Square]) -> Iterable[list[tuple[float, float]]]:
    """Every side of a land square that has no land beyond it."""
    for row, column in sorted(land):
        for down, right in SIDES:
            if (row + down, column + right) not in land:
                if down:
                    y = row + (down > 0)
                    yield [(column, y), (column + 1, y)]
                else:
                    x = column + (right > 0)
                    yield [(x, row), (x, row + 1)]


def middle(sheet: Sheet, square: Square) -> tuple[float, float]:
    return sheet.left + square[1] + 0.5, sheet.top + square[0] + 0.5


def draw_things(axes: Axes, sheet: Sheet, geography: Geography) -> None:
    posts = [middle(sheet, place(square)) for square in geography.post_square]
    anchors = [middle(sheet, place(square)) for square in geography.post_anchor]
    ropes = strokes([[post, anchor] for post, anchor in zip(posts, anchors, strict=True)], 0, 0)
    axes.add_patch(PathPatch(ropes, fill=False, edgecolor=INK, linewidth=0.5, linestyle=":"))
    put(axes, posts, "s", 3.6, POST, "white")
    put(axes, anchors, ANCHOR, 3.8, "none", ANCHORAGE)
    for good, colour in enumerate(GOODS.values()):
        spaces = [place(square) for square, found in enumerate(geography.good_at) if found == good]
        put(axes, [middle(sheet, space) for space in spaces], "o", 3.5, colour, INK)


def put(
    axes: Axes, at: list[tuple[float, float]], marker: str | Shape, size: float, face: str, edge: str
) -> None:
    axes.plot(
        [x for x, _ in at],
        [y for _, y in at],
        linestyle="",
        marker=marker,
        markersize=size,
        markerfacecolor=face,
        markeredgecolor=edge,
        markeredgewidth=0.6,
    )


def explain(axes: Axes) -> None:
    def dot(label: str, colour: str, marker: str | Shape = "o", edge: str = INK) -> Line2D:
        return Line2D(
            [], [], linestyle="", marker=marker, markersize=6, color=colour, markeredgecolor=edge, label=label
        )

    handles: list[Line2D | Patch] = [
        Patch(facecolor=SMALL, edgecolor=COAST, label="small island"),
        Patch(facecolor=BIG, edgecolor=COAST, label="big island (20 squares or more)"),
        Patch(facecolor=FRAME, edgecolor=INK, label="frame spaces"),
        dot("trading-post space", POST, "s", "white"),
        dot("its anchor", "none", ANCHOR, ANCHORAGE),
        *(dot(good, colour) for good, colour in GOODS.items()),
    ]
    axes.legend(
        handles=handles,
        loc="lower center",
        ncols=len(handles),
        frameon=False,
        fontsize=9,
        handletextpad=0.3,
        columnspacing=1.4,
    )


# --- tower ----------------------------------------------------------------------------------------------

GAMES = 3000
ROUNDS = 5
BLUE, ORANGE, GREEN, GREY = "#0072b2", "#d55e00", "#009e73", "#8a8a8a"


def tower() -> Figure:
    games = [rough_play(seed, ROUNDS) for seed in range(GAMES)]
    drops = [drop for game in games for drop in game.drops]
    figure = Figure(figsize=(12, 7), layout="constrained")
    figure.suptitle(f"The cube tower in {GAMES} games of rough play, {len(drops)} phases")
    axes = figure.subplot_mosaic([["first", "out", "points"], ["time", "own", "seen"]])
    bars(axes["first"], [game.inside for game in games], "cubes that stay in the set-up, of 49", (12, 20))
    bars(
        axes["out"],
        [sum(drop.out) for drop in drops],
        "cubes that come out in a phase",
        (4, 6),
        mean_only=True,
    )
    points = [sum(max(drop.out) for drop in game.drops) for game in games]
    bars(axes["points"], points, "action points a player gets in a game", (100, 120), mean_only=True)
    course(axes["time"], games)
    largest(axes["own"], drops)
    seen(axes["seen"], drops)
    return figure


def bars(axes: Axes, values: list[int], title: str, wanted: tuple[int, int], mean_only: bool = False) -> None:
    counts = Counter(values)
    at = range(min(values), max(values) + 1)
    mean = sum(values) / len(values)
    axes.axvspan(
        wanted[0] - 0.5 * (not mean_only), wanted[1] + 0.5 * (not mean_only), color="#e8eef2", zorder=0
    )
    axes.bar(at, [100 * counts[value] / len(values) for value in at], color=BLUE, width=0.85)
    axes.axvline(mean, color=ORANGE, linewidth=1.5)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    what = "wanted on average" if mean_only else "wanted"
    axes.set_title(f"{title} (%)\nmean {mean:.1f}; grey: {what}, {wanted[0]}–{wanted[1]}", fontsize=10)


def course(axes: Axes, games: list[Play]) -> None:
    """Return what is inside the tower before each phase: whatever is not stored."""
    rows = [
        sorted(COLOURS * CUBES - sum(game.drops[i].storage) for game in games)
        for i in range(COLOURS * ROUNDS)
    ]
    at = range(1, len(rows) + 1)
    axes.fill_between(
        at, [row[len(row) // 10] for row in rows], [row[-len(row) // 10] for row in rows], color="#cfe4ef"
    )
    axes.plot(at, [sum(row) / len(row) for row in rows], color=BLUE)
    axes.set_ylim(0, 35)
    axes.set_xticks([1, *range(COLOURS, COLOURS * ROUNDS + 1, COLOURS)])
    axes.set_title("cubes inside before each of the 35 phases\nmean, and eight games in ten", fontsize=10)


def largest(axes: Axes, drops: list[Drop]) -> None:
    """By the number of cubes dropped: whose group is the largest."""
    shares: dict[str, list[float]] = {"its own colour": [], "as large as another": [], "another colour": []}
    sizes = range(1, CUBES + 1)
    for size in sizes:
        found: Counter[str] = Counter()
        for drop in drops:
            if drop.dropped == size and any(drop.out):
                own = drop.out[drop.colour]
                other = max(out for colour, out in enumerate(drop.out) if colour != drop.colour)
                if own == other:
                    found["as large as another"] += 1
                else:
                    found["its own colour" if own > other else "another colour"] += 1
        for name, share in shares.items():
            share.append(100 * found[name] / found.total())
    below = [0.0] * CUBES
    for (name, share), colour in zip(shares.items(), (BLUE, GREY, ORANGE), strict=True):
        axes.bar(sizes, share, bottom=below, color=colour, label=name, width=0.85)
        below = [a + b for a, b in zip(below, share, strict=True)]
    axes.set_title("the largest group of a phase (%)\nby the number of cubes dropped", fontsize=10)
    axes.legend(fontsize=8, loc="upper center", bbox_to_anchor=(0.5, -0.06), ncols=3, frameon=False)


def seen(axes: Axes, drops: list[Drop]) -> None:
    """Colours that are not the phase's own: how often they lie out, by their cubes inside."""
    there: Counter[int] = Counter()
    came: Counter[int] = Counter()
    for drop in drops:
        for colour in range(COLOURS):
            if drop.dropped and colour != drop.colour:
                inside = CUBES - drop.storage[colour]
                there[inside] += 1
                came[inside] += drop.out[colour] > 0
    at = sorted(there)
    axes.set_xticks(at)
    axes.bar(at, [100 * came[inside] / there[inside] for inside in at], color=GREEN, width=0.85)
    axes.set_title(
        "chance that another colour lies out (%)\nby its cubes inside: not seen lately, likelier", fontsize=10
    )


def save(figure: Figure, target: Path) -> None:
    """Write a picture; hundredths of a point are fine enough."""
    text = StringIO()
    with rc_context({"svg.hashsalt": "carrack", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    target.write_text(FINE.sub(r"\1", text.getvalue()), encoding="utf-8")
    print(target.relative_to(ROOT))


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    save(maps(), PICTURES / "amerigo-maps.svg")
    save(tower(), PICTURES / "amerigo-tower.svg")


if __name__ == "__main__":
    main()

"""The one look of our tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table


def plain_table(*columns: str, right: int = 0, title: str = "") -> Table:
    """Return a table with a line under its head and no frame; the last `right` columns hold figures."""
    table = Table(
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
        header_style="dim",
        title=title or None,
        title_style="strong",
        title_justify="left",
    )
    for place, column in enumerate(columns):
        table.add_column(
            column, justify="right" if place >= len(columns) - right else "left", no_wrap=place == 0
        )
    return table


def cells(lengths: Sequence[int]) -> list[int]:
    """Return widths for the columns of some choices: of the longest, or of half of them.

    >>> cells([4, 9, 4, 5]), cells([3, 3])
    ([9, 5], [3])
    """
    return list(dict.fromkeys((max(lengths), sorted(lengths)[len(lengths) // 2])))

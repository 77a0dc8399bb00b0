"""Tracks, tower, pirates and tokens as sheets beside the map on the full screen, so that nothing scrolls."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.board import Line, Sheet
from carrack.core.text import Texts
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.showing import board as words

LEAST_WIDTH: Final = 100
"""Columns of a screen on which there is room beside the map."""


def sheets(view: View, texts: Texts, width: int) -> list[Sheet]:
    """Return round and seats, which are always shown, then what the seats have, cubes, tokens and supply."""
    assert isinstance(view, AmerigoView)
    if width < LEAST_WIDTH:
        return []
    table, viewer = view.table, int(view.seat)
    *cubes, lying = words.cube_lines(table, viewer, texts)
    tokens, last_tokens, *supply = words.display_lines(table, viewer, texts)
    belongings = [line for seat in range(table.seats) for line in words.belongings(table, seat, texts)]
    islands: list[Line] = []
    if table.geography is not None:
        islands = [*words.island_lines(table, texts), *words.payments(table, texts)]
    named: list[tuple[str, list[Line]]] = [
        ("sheet-seats", [*belongings, *words.tracks(table, viewer, texts), *words.totals(table, texts)]),
        ("sheet-cubes", [*cubes, words.pirate_line(table, texts), words.turn_line(table, texts)]),
        ("board-tokens", [tokens, last_tokens]),
        ("sheet-supply", [*supply, *islands]),
    ]
    fixed = Sheet(
        "", [words.round_line(table, texts), lying, *words.seat_lines(table, texts)], True, cut=False
    )
    return [fixed, *(Sheet(texts.say(key), lines, True, cut=False) for key, lines in named)]

"""Tracks, tower, pirates and tokens as sheets beside the map on the full screen, so that nothing scrolls."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.board import SEAT_SIGNS, Line, Sheet, Span
from carrack.core.text import Texts
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.scoring import scores
from carrack.games.amerigo.showing import board as words
from carrack.games.amerigo.showing.page_map import island as island_on_page
from carrack.games.amerigo.showing.words import island_name
from carrack.games.amerigo.table import Table

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
        islands = [*words.island_lines(table, texts), *_payments(table, texts)]
    named: list[tuple[str, list[Line]]] = [
        ("sheet-seats", [*belongings, *words.tracks(table, viewer, texts), *_totals(table, texts)]),
        ("sheet-cubes", [*cubes, words.pirate_line(table, texts), words.turn_line(table, texts)]),
        ("board-tokens", [tokens, last_tokens]),
        ("sheet-supply", [*supply, *islands]),
    ]
    fixed = Sheet(
        "", [words.round_line(table, texts), lying, *words.seat_lines(table, texts)], True, cut=False
    )
    return [fixed, *(Sheet(texts.say(key), lines, True, cut=False) for key, lines in named)]


def _totals(table: Table, texts: Texts) -> list[Line]:
    """Return what each seat would have if the game ended now; nothing when it has."""
    if table.phase == at.FINISHED:
        return []
    totals = [Span(f"{SEAT_SIGNS[seat]} {score.total}") for seat, score in enumerate(scores(table))]
    line = [Span(f"{texts.say('sheet-now')}  ", "strong"), totals[0]]
    return [line + [part for total in totals[1:] for part in (Span(", ", glued=True), total)]]


def _payments(table: Table, texts: Texts) -> list[Line]:
    """Return what completing each island pays its seats, in this round and in the next."""
    line: Line = []
    for number in range(table.map().islands):
        island = island_on_page(table, number)
        paid = [
            f"{SEAT_SIGNS[seat]} {now}" + (f" ({later})" if later else "")
            for seat, (now, later) in enumerate(zip(island.pays, island.pays_next, strict=True))
            if now
        ]
        if paid:
            line += [
                Span(" · " if line else f"{texts.say('sheet-pays')}  ", "" if line else "strong", bool(line)),
                Span(f"{island_name(number)} {' '.join(paid)}"),
            ]
    return [line] if line else []

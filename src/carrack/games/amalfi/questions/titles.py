"""Titles (title.1–22): scored without asking, after every action."""

from __future__ import annotations

from mypy_extensions import i64, u8

from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import claimed
from carrack.games.amalfi.table import Table


def check_titles(table: Table) -> None:
    """title.4: first for whoever acted, then clockwise; title.22: each seat has so many cubes."""
    i: i64
    slot: i64
    for i in range(table.seats):
        seat = table.seat_after(table.turn, i)
        for slot in range(at.TITLES_IN_PLAY):
            if table.player[seat].titles < table.parts.cubes and _may_score(table, seat, slot):
                _score(table, seat, slot)


def _may_score(table: Table, seat: i64, slot: i64) -> bool:
    """title.4: nobody scores a title twice."""
    title = i64(table.board[at.TITLES_AT + slot]) - 1
    if title < 0:
        return False
    place: i64
    for place in range(at.MOST_SEATS):
        if i64(table.board[at.CUBES_AT + slot * at.MOST_SEATS + place]) == seat + 1:
            return False
    return is_met(table, seat, title)


def is_met(table: Table, seat: i64, title: i64) -> bool:
    """title.1: whether a seat has all that a title asks for."""
    parts = table.parts
    first = parts.title_code[title]
    i: i64
    for i in range(first, first + parts.title_size[title]):
        if claimed(table, seat, parts.need_noun[i]) < parts.need_count[i]:
            return False
    return True


def _score(table: Table, seat: i64, slot: i64) -> None:
    """title.1: the most for the first, less after that."""
    first = at.CUBES_AT + slot * at.MOST_SEATS
    place: i64 = 0
    while table.board[first + place] > 0:
        place += 1
    title = i64(table.board[at.TITLES_AT + slot]) - 1
    points = table.parts.title_points[title * at.MOST_SEATS + place]
    table.board_to_write()[first + place] = u8(seat + 1)
    table.player[seat].titles += 1
    table.player[seat].for_titles += points
    table.tell("title-scored", seat, "title", title, "points", points)

"""The board in words, for screen readers: at a live table, and in a game that is watched again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final, Protocol

from carrack import games
from carrack.core.api import Game
from carrack.core.board import Line, plain
from carrack.core.text import Texts
from carrack.server.messages import TableInfo
from carrack.server.replaying import ALL_OPEN, moments, read_for, table_of
from carrack.server.rest_messages import ReplayBoards

NUMERALS: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


class Seated(Protocol):
    """A seat, in the store's words or the protocol's."""

    name: str
    bot: str


def texts_of(game: Game, language: str, seats: Iterable[Seated]) -> Texts:
    """The game's texts with the names of whoever sits there; bots of one kind are told apart."""
    texts = Texts(game, language)
    names: list[str] = []
    kinds: Counter[str] = Counter()
    for number, seat in enumerate(seats):
        if seat.bot and not seat.name:
            names.append(texts.say(f"bot-{seat.bot}") + NUMERALS[kinds[seat.bot]])
            kinds[seat.bot] += 1
        else:
            names.append(seat.name or texts.name(number))
    return Texts(game, language, names)


def lines(board: list[Line]) -> list[str]:
    """A board as a screen reader gets it."""
    return plain(board).split("\n")


def read_out(
    text: str, eyes: int, language: str, first: int, count: int, table: TableInfo | None = None
) -> ReplayBoards:
    """Some positions of a record in words, as one pair of eyes saw them."""
    reading = read_for(text, eyes)
    seats = (table or table_of(reading)).seats
    texts = texts_of(reading.game, language, seats)
    viewer = eyes if eyes >= 0 else None
    boards = [
        lines(games.open_board(state, texts) if eyes == ALL_OPEN else games.board(state.view(viewer), texts))
        for state, *_ in islice(moments(reading), first, first + count)
    ]
    return ReplayBoards(first, boards)

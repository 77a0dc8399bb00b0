"""The chat of a table: stored with it, limited, and without those whom the host has muted.

Spectators talk among themselves: during the game the players hear nothing of it, so nobody whispers advice,
unless the host lets spectators be heard at the table. When the game is over everybody reads everything.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from carrack.core.verdicts import FORBIDDEN, Forbidden, Verdict, malformed
from carrack.server.limits import Limit
from carrack.server.protocol.messages import LONGEST_SAYING, ChatLine, Overheard, Said
from carrack.server.table.listener import Listener, encode, send
from carrack.server.table.table_writer import TableWriter
from carrack.store.chat import KEPT, ONLOOKER, ChatRow, ChatRows, add_line, put_muted
from carrack.store.tables import ENDED, PLAYING, TableRow

AT_ONCE: Final = 6
A_SECOND: Final = 0.25
MOST_MARKS: Final = 4
"""Accents and vowel signs over one letter; more of them would cover the lines above and below."""
OF_ALL_ONLOOKERS: Final = 4
"""Limit of all spectators together, in multiples of one person's."""


class Chat:
    """The lines of one table."""

    def __init__(self, row: TableRow, said: ChatRows, writer: TableWriter, now: Callable[[], int]) -> None:
        self._row = row
        self._now = now
        self._lines = said.lines
        self.muted = said.muted
        """Ids of muted spectators."""
        self._writer = writer
        self._limit = Limit(A_SECOND, AT_ONCE)
        self._crowd = Limit(A_SECOND * OF_ALL_ONLOOKERS, AT_ONCE * OF_ALL_ONLOOKERS)

    def lines(self, seat: int | None) -> list[ChatLine]:
        """Return the lines that a seat (None: a spectator) may read, in order."""
        return [_line(row) for row in self._lines if self._hears(row, seat)]

    async def say(self, listener: Listener, text: str, listeners: Iterable[Listener]) -> None:
        """Store a line, then send it to all who may read it."""
        row = self._taken(listener, check_text(text))
        alike = [line for line in [*self._lines, row] if line.aside == row.aside][-KEPT:]
        oldest = alike[0].number
        await self._writer.change(lambda connection: add_line(connection, self._row.id, row, oldest))
        self._lines = [
            line for line in [*self._lines, row] if line.aside != row.aside or line.number >= oldest
        ]
        self._tell(row, listeners)

    def read_on(self, said: ChatRows, listeners: Iterable[Listener]) -> None:
        """Take over what is stored, and tell what was said at other servers."""
        last = self._lines[-1].number if self._lines else 0
        self._lines, self.muted = said.lines, said.muted
        for row in said.lines:
            if row.number > last:
                self._tell(row, listeners)

    def _tell(self, row: ChatRow, listeners: Iterable[Listener]) -> None:
        data = encode(Said(_line(row)))
        for other in listeners:
            if self._hears(row, other.seat):
                other.send(data)

    def open_up(self, listeners: Iterable[Listener]) -> None:
        """Send the players what spectators have said during the game, now that it is over."""
        if any(line.aside for line in self._lines):
            for listener in listeners:
                if listener.seat is not None:
                    send(listener, Overheard(self.lines(listener.seat)))

    async def mute(self, person: str, muted: bool) -> None:
        """Mute a spectator, or let them speak again."""
        await self._writer.change(lambda connection: put_muted(connection, self._row.id, person, muted))
        (self.muted.add if muted else self.muted.discard)(person)

    def _hears(self, row: ChatRow, seat: int | None) -> bool:
        return seat is None or not row.aside or self._row.status in ENDED

    def _taken(self, listener: Listener, words: str) -> ChatRow:
        """Return the new line; refuse a stranger, a muted person and a flood."""
        seat, row = listener.seat, self._row
        if seat is None and listener.person is None:
            raise Forbidden(Verdict("chat.stranger", family=FORBIDDEN))
        if row.seats[seat].muted if seat is not None else listener.person in self.muted:
            raise Forbidden(Verdict("chat.muted", family=FORBIDDEN))
        self._limit.take(listener.person or f"seat {seat}")
        if seat is None:
            self._crowd.take("onlookers")
        number = self._lines[-1].number + 1 if self._lines else 1
        if seat is not None:
            return ChatRow(number, seat, row.seats[seat].name, words, self._now())
        aside = row.status == PLAYING and not row.onlookers_heard
        return ChatRow(number, ONLOOKER, listener.name, words, self._now(), aside)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at, row.aside)


def check_text(text: str) -> str:
    """Return the text as one line, without piles of accents; refuse one without visible letters."""
    words = "".join(letter if letter.isprintable() else " " for letter in _without_piles(text)).split()
    if not words:
        raise malformed("chat.empty", longest=LONGEST_SAYING)
    return " ".join(words)


def _without_piles(text: str) -> Iterator[str]:
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield letter

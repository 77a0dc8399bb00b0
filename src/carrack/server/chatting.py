"""What people say at a table: kept with it, not too much at once, nothing from whom the host has muted."""

from __future__ import annotations

from typing import Final

from carrack.core.verdicts import BUSY, FORBIDDEN, Busy, Forbidden, Verdict, malformed
from carrack.server import keeping
from carrack.server.limits import Bucket
from carrack.server.messages import LONGEST_SAYING, ChatLine
from carrack.store.chat import KEPT, ChatRow, add_line
from carrack.store.tables import TableRow
from carrack.store.writing import Writer

AT_ONCE: Final = 6
A_SECOND: Final = 0.25


class Chat:
    """The lines of one table."""

    def __init__(self, row: TableRow, lines: list[ChatRow], writer: Writer) -> None:
        self._row = row
        self._lines = lines
        self._writer = writer
        self._buckets: dict[int, Bucket] = {}

    def lines(self) -> list[ChatLine]:
        """What was said, in order."""
        return [_line(row) for row in self._lines]

    async def say(self, seat: int, text: str) -> ChatLine:
        """Somebody says something; stored when this returns."""
        words = check_text(text)
        if self._row.seats[seat].muted:
            raise Forbidden(Verdict("chat.muted", family=FORBIDDEN))
        if not self._buckets.setdefault(seat, Bucket(A_SECOND, AT_ONCE)).take():
            raise Busy(Verdict("flood", family=BUSY))
        number = self._lines[-1].number + 1 if self._lines else 1
        row = ChatRow(number, seat, self._row.seats[seat].name, words, keeping.now())
        await self._writer.write(lambda connection: add_line(connection, self._row.id, row))
        self._lines = [*self._lines, row][-KEPT:]
        return _line(row)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)


def check_text(text: str) -> str:
    """One line of letters that can be seen."""
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    if not words:
        raise malformed("chat.empty", longest=LONGEST_SAYING)
    return " ".join(words)

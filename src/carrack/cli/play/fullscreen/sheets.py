"""The pane of sheets: a board in parts that never scrolls. What does not fit is on another page."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual import events

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.panes import Board, painted
from carrack.cli.play.fullscreen.widget import Drawn, Row, Spot
from carrack.core.board import Line, Sheet

GAP: Final = 2
LEAST_COLUMN: Final = 30
"""Columns of the screen that a line needs at least, where two stand side by side."""
CONTINUED: Final = "    "
"""A line that begins so belongs to the one before."""
ELLIPSIS: Final = "…"
PAGE: Final = "~"
"""Before the number of a page in what a click on its name means."""


class Page(NamedTuple):
    """Rows that are seen together, and the sheets that they are of."""

    names: list[int]
    rows: list[Row]


class Sheets(Drawn):
    """Sheets one below the other; the first stays on every page."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.sheets: Sequence[Sheet] = ()
        self.room = 0
        """The rows that there are."""
        self.page = 0
        self.aimed: Collection[str] = ()
        """The places that Enter is about."""
        self._layout: tuple[tuple[int, int], list[Row], list[Page]] | None = None

    def show(self, sheets: Sequence[Sheet]) -> None:
        if sheets != self.sheets:
            self.sheets = sheets
            self.changed()

    def changed(self) -> None:
        self._layout = None
        super().changed()

    def fit(self, room: int) -> None:
        """Take so many rows at most."""
        if room != self.room:
            self.room = room
            self.changed()

    # --- pages --------------------------------------------------------------------------------------------

    def pages(self, width: int) -> list[Page]:
        """Return the pages that the sheets need in the room there is."""
        return self._laid_out(width)[1]

    def tallest(self, width: int) -> int:
        """Return the rows of the longest page: a pane of this height never moves."""
        fixed, pages = self._laid_out(width)
        return len(fixed) + (len(pages) > 1) + max((len(page.rows) for page in pages), default=0)

    def _laid_out(self, width: int) -> tuple[list[Row], list[Page]]:
        key = (width, self.room)
        if self._layout is None or self._layout[0] != key:
            named = [sheet for sheet in self.sheets if sheet.name]
            fixed = [row for sheet in self.sheets if not sheet.name for row in self._short(sheet, width, 0)]
            room = max(1, self.room - len(fixed))
            pages = self._packed(named, width, room)
            if len(pages) > 1:
                pages = self._packed(named, width, max(1, room - 1))
            self._layout = key, fixed, pages
        return self._layout[1], self._layout[2]

    def _packed(self, named: Sequence[Sheet], width: int, room: int) -> list[Page]:
        """Put as many sheets on each page as have room; a sheet that is too long takes several."""
        pages: list[tuple[list[int], list[list[Row]]]] = []
        for place, sheet in enumerate(named):
            short = self._short(sheet, width, room)
            if len(short) > room:
                pages += [([place], [part]) for part in _parts(short, room)]
            elif pages and sum(map(len, pages[-1][1])) + len(short) <= room:
                pages[-1][0].append(place)
                pages[-1][1].append(short)
            else:
                pages.append(([place], [short]))
        found = [Page(names, self._unfolded(names, rows, named, width, room)) for names, rows in pages]
        return found + self._whole_pages(found, named, width, room)

    def _whole_pages(
        self, pages: Sequence[Page], named: Sequence[Sheet], width: int, room: int
    ) -> list[Page]:
        """Return further pages for sheets of which something was cut off: there they are whole."""
        found: list[Page] = []
        cut = {place for page in pages if _is_cut(page.rows) for place in page.names}
        for place in sorted(cut):
            whole = list(painted(named[place].lines, width, self.ink))
            if not _is_cut(self._short(named[place], width, room)):
                continue
            if found and len(found[-1].rows) + len(whole) <= room:
                found[-1] = Page([*found[-1].names, place], [*found[-1].rows, *whole])
            else:
                found += [Page([place], part) for part in _parts(whole, room)]
        return found

    def _unfolded(
        self, names: list[int], found: list[list[Row]], named: Sequence[Sheet], width: int, room: int
    ) -> list[Row]:
        """Return the rows of a page, with whole lines where there is room for them."""
        for at, place in enumerate(names):
            whole = list(painted(named[place].lines, width, self.ink))
            others = sum(len(rows) for other, rows in enumerate(found) if other != at)
            if len(whole) + others <= room and len(found[at]) >= len(named[place].lines):
                found[at] = whole
        return [row for rows in found for row in rows]

    def _short(self, sheet: Sheet, width: int, room: int) -> list[Row]:
        """Return a row a line, if they may be cut off; narrow ones side by side, if they are too many."""
        if not sheet.cut:
            return list(painted(sheet.lines, width, self.ink))
        column = (width - GAP) // 2
        if 0 < room < len(sheet.lines) and column >= LEAST_COLUMN:
            longest = max(sum(len(span.text) for span in line) for line in sheet.lines)
            if longest <= column:
                return _side_by_side(self._cut(sheet.lines, column), column)
        return self._cut(sheet.lines, width)

    # --- turning ------------------------------------------------------------------------------------------

    def turn(self, by: int) -> bool:
        """Turn so many pages on; return whether there are any."""
        count = len(self.pages(self.size.width))
        if count < 2:
            return False
        self.turn_to_page((self.page + by) % count)
        return True

    def turn_to_page(self, page: int) -> None:
        self.page = page
        self._width = -1
        self.refresh(layout=True)

    def turn_to(self, places: Collection[str]) -> None:
        """Turn to the first page with one of these places, and mark them."""
        if set(places) == set(self.aimed):
            return
        self.aimed = places
        pages = self.pages(self.size.width)
        found = [at for at, page in enumerate(pages) if _spots(page, places)]
        if found and self.page not in found:
            self.page = found[0]
        self._width = -1
        self.refresh(layout=True)

    def turn_to_question(self) -> None:
        """Turn to the page with most places that the question is about."""
        self.aimed = ()
        pages = self.pages(self.size.width)
        counts = [sum(len(row.spots) for row in page.rows) for page in pages]
        if any(counts):
            self.page = counts.index(max(counts))
        self._width = -1
        self.refresh(layout=True)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, width: int) -> Iterable[Row]:
        fixed, pages = self._laid_out(width)
        yield from fixed
        if not pages:
            return
        self.page = min(self.page, len(pages) - 1)
        if len(pages) > 1:
            yield self._names(pages, width)
        for row in pages[self.page].rows:
            text = row.text
            for spot in row.spots:
                if spot.value in self.aimed:
                    text = text.copy()
                    text.stylize(self.ink("picked"), spot.start, spot.end)
            yield Row(text, row.spots)

    def _names(self, pages: Sequence[Page], width: int) -> Row:
        """Return the names of all sheets, those of this page marked; a click turns to them."""
        named = [sheet.name for sheet in self.sheets if sheet.name]
        line, spots = Text(no_wrap=True), list[Spot]()
        for place, name in enumerate(named):
            own = [at for at, page in enumerate(pages) if place in page.names]
            here = self.page in own
            word = f"{name} {own.index(self.page) + 1}/{len(own)}" if here and len(own) > 1 else name
            start = line.cell_len
            line.append(f" {word} ", self.ink("picked" if here else "dim"))
            spots.append(Spot(start, line.cell_len, f"{PAGE}{own[0]}"))
        line.truncate(width, overflow="ellipsis")
        return Row(line, tuple(spots))

    def _cut(self, lines: Sequence[Line], width: int) -> list[Row]:
        rows = [self._row(line) for line in lines]
        for row in rows:
            row.text.truncate(width, overflow="ellipsis")
        return rows

    def _row(self, line: Line) -> Row:
        text, spots = Text(), list[Spot]()
        for span in line:
            start = text.cell_len
            text.append(span.text, self.ink(span.style or "text"))
            if span.place:
                spots.append(Spot(start, text.cell_len, span.place))
        return Row(text, tuple(spots))

    def on_click(self, event: events.Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot.startswith(PAGE):
            self.turn_to_page(int(spot.removeprefix(PAGE)))
        elif spot:
            self.post_message(Board.Picked(spot))


def _is_cut(rows: Sequence[Row]) -> bool:
    return any(row.text.plain.rstrip().endswith(ELLIPSIS) for row in rows)


def _spots(page: Page, places: Collection[str]) -> bool:
    return any(spot.value in places for row in page.rows for spot in row.spots)


def _parts(rows: Sequence[Row], room: int) -> list[list[Row]]:
    """Return pages of so many rows; what belongs together stays together."""
    pages: list[list[Row]] = [[]]
    groups: list[list[Row]] = []
    for row in rows:
        if groups and row.text.plain.startswith(CONTINUED):
            groups[-1].append(row)
        else:
            groups.append([row])
    for group in groups:
        if pages[-1] and len(pages[-1]) + len(group) > room:
            pages.append([])
        pages[-1] += group
    return pages


def _side_by_side(rows: Sequence[Row], column: int) -> list[Row]:
    """Return the second half of the rows beside the first."""
    half = -(-len(rows) // 2)
    found = []
    for at in range(half):
        left = rows[at].text.copy()
        left.pad_right(column + GAP - left.cell_len)
        spots = rows[at].spots
        if half + at < len(rows):
            right = rows[half + at]
            left.append_text(right.text)
            spots += tuple(
                Spot(column + GAP + spot.start, column + GAP + spot.end, spot.value) for spot in right.spots
            )
        found.append(Row(left, spots))
    return found

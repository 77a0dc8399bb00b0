"""The panes that only show: board, log, rules, and the lines around the question."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum
from itertools import groupby, zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.message import Message

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Drawn, Row, Spot, wrapped
from carrack.cli.play.fullscreen.word_colours import Colouring
from carrack.cli.play.game_log import Heading
from carrack.cli.terminal.rules_text import paragraph_text
from carrack.cli.terminal.styles import hang, solid_width, styled
from carrack.core.board import TARGET, Line
from carrack.core.rulebook import Paragraph, Rulebook
from carrack.core.text import Texts

BULLET: Final = "· "
GAP: Final = 2
TARGET_MARGIN: Final = 2
LEAST_TEXT: Final = 46
"""A picture stands beside the words of a board where these have so many columns."""
_STAYS: Final = ("map-water", "map-frame", "map-reach", "map-anchor", "dim")
"""Styles of water: what has gone from there needs no mark."""
FIGURES: Final = 8
"""A line with more glued pieces than that is a row of a table of figures."""
PICTURE: Final = 6
"""A part of a board with more solid lines than that is a picture; with fewer it is a small table."""


class Part(Enum):
    """The part of a board that a pane shows: all of it, its picture (a map), or its words."""

    ALL = "all"
    PICTURE = "picture"
    WORDS = "words"


class Board(Drawn):
    """A view as the game draws it, or a part of it; without its empty lines where room is short."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.lines: Sequence[Line] = ()
        self.least_width = 0
        """The columns that its picture needs, 0 without one."""
        self.compact = False
        self.part = Part.ALL
        self.stretch = slice(None)
        """The lines that are shown here: others stand elsewhere."""
        self.drawn: dict[tuple[object, ...], list[Row]] = {}
        """The rows for a width, compact or not: a board is laid out several times and changes rarely."""

    class Picked(Message):
        """Somebody clicked on a place of the picture."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def on_click(self, event: events.Click) -> None:
        if place := self.spot_at(event.x, event.y):
            self.post_message(self.Picked(place))

    def show(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.least_width = solid_width(_apart(lines)[1])
        self.changed()

    def changed(self) -> None:
        self.drawn.clear()
        super().changed()

    def rows(self, width: int) -> list[Row]:
        key = (width, self.compact, self.part, self.stretch.start, self.stretch.stop)
        if key not in self.drawn:
            self.drawn[key] = list(self.draw(width)) if width > 0 else []
        return self.drawn[key]

    def show_part(self, part: Part) -> None:
        if part != self.part:
            self.part = part
            self.refresh(layout=True)

    def show_stretch(self, first: int, end: int) -> None:
        """Show the lines from one to another only."""
        if slice(first, end) != self.stretch:
            self.stretch = slice(first, end)
            self.refresh(layout=True)

    def fit(self, width: int, room: int) -> int:
        """Leave the empty lines out if that is needed; how many rows there are then."""
        was_compact, self.compact = self.compact, False
        self.compact = self.height_at(width) > room
        if self.compact != was_compact:
            self.refresh(layout=True)
        return self.height_at(width)

    def least_height_at(self, width: int) -> int:
        """Return how many rows it has without its empty lines."""
        return len(list(painted(filter(_has_words, self.lines), width, self.ink)))

    @property
    def widest_row(self) -> int:
        """Return the columns of the widest row of figures among its words."""
        rows = (line for line in _apart(self.lines)[0] if sum(span.glued for span in line) > FIGURES)
        return max((cell_len("".join(span.text for span in line)) for line in rows), default=0) + 1

    def row_to_show(self, height: int) -> int:
        """Return the row to turn the pane to for the places of the question: 0 if it has none.

        Of a map as many of them are shown as can be, of other boards the first.
        """
        rows = [row.text for row in self.rows(self.size.width)]
        target = self.ink(TARGET)
        places = [sum(span.style == target for span in row.spans) for row in rows]
        first = next((y for y, count in enumerate(places) if count), 0)
        top = self._top_of_picture(rows)
        if not 0 < top <= first:
            return 0 if first < height else first - TARGET_MARGIN
        return fullest_window(places, top, height)

    def row_of(self, places: Collection[str]) -> int | None:
        """Return the first row that names one of these places."""
        rows = self.rows(self.size.width)
        found = (y for y, row in enumerate(rows) if any(spot.value in places for spot in row.spots))
        return next(found, None)

    def row_of_picture(self) -> int:
        """Return the row that the picture begins in, 0 without one."""
        return self._top_of_picture([row.text for row in self.rows(self.size.width)])

    def _top_of_picture(self, rows: Sequence[Text]) -> int:
        """Return the row that the picture begins in: 0 without one, or where it is too wide to stay whole."""
        solid = next((line for line in _apart(self.lines)[1] if solid_width([line])), ())
        heading = "".join(span.text for span in solid).strip()
        return next((y for y, row in enumerate(rows) if heading in row.plain), 0) if heading else 0

    def draw(self, width: int) -> Iterable[Row]:
        if self.part != Part.ALL:
            words, picture = _apart(self.lines)
            yield from self._painted(picture if self.part == Part.PICTURE else words, width)
            return
        left = width - self.least_width - GAP
        if not self.least_width or left < LEAST_TEXT:
            yield from self._painted(self.lines[self.stretch], width)
            return
        words, picture = _apart(self.lines)
        beside = self._painted(picture, self.least_width + 1)
        for told, part in zip_longest(self._painted(words, left), beside, fillvalue=Row(Text())):
            row = told.text.copy()
            row.pad_right(left + GAP - row.cell_len)
            spots = (Spot(left + GAP + start, left + GAP + end, place) for start, end, place in part.spots)
            yield Row(row.append_text(part.text), tuple(spots))

    def _painted(self, lines: Iterable[Line], width: int) -> Iterator[Row]:
        told = (line for line in lines if not self.compact or _has_words(line))
        return painted(told, width, self.ink)


def _has_words(line: Line) -> bool:
    return any(span.text.strip() for span in line)


def painted(lines: Iterable[Line], width: int, ink: Ink) -> Iterator[Row]:
    """Yield lines in full, coloured: what is longer goes on where it began, or behind its heading."""
    for line in lines:
        spots = _spots(line)
        for text in styled(line, width):
            coloured = Text(text.plain, ink("text"))
            for span in text.spans:
                coloured.stylize(ink(str(span.style)), span.start, span.end)
            begin = len(text.plain) - len(text.plain.lstrip())
            indent = max(begin, min(hang(line), width // 2))
            parts = wrapped(coloured, width, indent) if text.cell_len > width else [coloured]
            for part in parts:
                yield Row(part, tuple(spot for spot in spots if spot.end <= part.cell_len))
                spots = ()  # the first row names the place


def fullest_window(places: Sequence[int], top: int, height: int) -> int:
    """Return the row at which a window shows most places: `top` if that does as well, else the first of them.

    >>> fullest_window([0, 0, 1, 0, 0, 3, 3, 0], 1, 3), fullest_window([0, 1, 1, 0, 0], 0, 3)
    (4, 0)
    """
    last = max(0, len(places) - height)

    def seen(start: int) -> int:
        return sum(places[start : start + height])

    best = max(range(last, -1, -1), key=seen)
    above = (min(top, last), best - 1)
    return next((start for start in above if start >= 0 and seen(start) == seen(best)), best)


def _spots(line: Line) -> tuple[Spot, ...]:
    """Return where the places of a picture lie on their line."""
    found: list[Spot] = []
    x = 0
    for span in line:
        end = x + cell_len(span.text)
        if span.place:
            found.append(Spot(x, end, span.place))
        x = end
    return tuple(found)


def ghost(before: Sequence[Line], after: Sequence[Line]) -> list[Line]:
    """Return the board as it would be after a decision, with everything marked that lies there newly."""
    _, old = _apart(before)
    _, new = _apart(after)
    known = {id(line): other for line, other in zip(new, old, strict=False)}
    found: list[Line] = []
    for line in after:
        other = known.get(id(line), [])
        if len(other) != len(line) or not solid_width([line]):
            found.append(line)
            continue
        found.append(
            [
                span if span.text == was.text or span.style in _STAYS else span._replace(style=TARGET)
                for span, was in zip(line, other, strict=True)
            ]
        )
    return found


def _apart(lines: Iterable[Line]) -> tuple[list[Line], list[Line]]:
    """Return the parts of a board without its picture, and the part with it."""
    words: list[Line] = []
    picture: list[Line] = []
    for has_words, group in groupby(lines, key=bool):
        part = list(group)
        into = (
            picture if has_words and len([line for line in part if solid_width([line])]) > PICTURE else words
        )
        into += part
    return words, picture


class LogPane(VerticalScroll):
    """The log, turned to its end; who scrolls back stays there until they return or something happens."""

    def __init__(self, log: Log) -> None:
        super().__init__(log, id="log-pane", can_focus=False)
        self.log_lines = log
        self.follows = True

    def on_mouse_scroll_up(self) -> None:
        self.follows = False

    def on_mouse_scroll_down(self) -> None:
        self.call_after_refresh(self.look_where)

    def look_where(self) -> None:
        """Follow the log again where its end has been reached."""
        self.follows = self.scroll_target_y >= self.max_scroll_y

    def turn(self, is_read: bool) -> None:
        """Turn to the end, unless somebody has scrolled back; news end that while the log is not read."""
        if self.log_lines.has_news:
            self.log_lines.has_news = False
            self.follows = self.follows or not is_read
        if self.follows:
            self.call_after_refresh(self.scroll_end, animate=False)


class Log(Drawn):
    """The log in sentences: what is new is bright, what is old recedes, a draft is marked."""

    def __init__(self, ink: Ink, colouring: Colouring, id: str) -> None:
        super().__init__(ink, id)
        self.colouring = colouring
        self.old: Sequence[str] = ()
        self.new: Sequence[str] = ()
        self.draft: Sequence[str] = ()
        self.since = ""
        """What stands between the old and the news."""
        self.has_news = True
        """Whether something has happened since the pane was turned."""

    def show(
        self, old: Sequence[str], new: Sequence[str], draft: Sequence[str] = (), since: str = ""
    ) -> None:
        told = [*self.old, *self.new, *self.draft]
        self.has_news = self.has_news or told != [*old, *new, *draft]
        self.old, self.new, self.draft, self.since = old, new, draft, since
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        for sentences, mark, style in (
            (self.old, BULLET, "dim"),
            (self.new, BULLET, "text"),
            (self.draft, "? ", "question"),
        ):
            if style == "text" and self.old and self.new and self.since:
                yield Row(Text(f"── {self.since} ".ljust(width, "─")[:width], self.ink("number")))
            for sentence in sentences:
                if isinstance(sentence, Heading):
                    yield from map(Row, wrapped(Text(sentence, self.ink("question")), width))
                    continue
                text = Text(sentence, self.ink(style))
                if style == "text":
                    self.colouring.colour(text)
                text = Text.assemble((mark, self.ink("number" if style == "text" else style)), text)
                yield from map(Row, wrapped(text, width, len(mark)))


class Rules(Drawn):
    """The whole rulebook, with one paragraph marked."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.book: Rulebook | None = None
        self.texts: Texts | None = None
        self.cited = ""
        self.row_of: dict[str, int] = {}
        self.must_turn = False
        """Whether the pane is still to be turned to the cited paragraph."""
        self._laid_for: object = None
        self._laid: dict[str, list[Row]] = {}
        """Rows of the paragraphs, unmarked: another citation changes two of them."""

    def show(self, book: Rulebook, texts: Texts, cited: str) -> None:
        if (book, texts.language, cited) != (self.book, self.texts and self.texts.language, self.cited):
            self.book, self.texts, self.cited = book, texts, cited
            self.must_turn = True
            self.changed()

    def on_resize(self) -> None:
        self.must_turn = True
        self.turn()

    def turn(self) -> None:
        """Turn to the cited paragraph, once: who reads on is left alone."""
        pane = self.parent
        row = self.row_of.get(self.cited)
        if self.must_turn and row is not None and isinstance(pane, VerticalScroll) and pane.size.height:
            self.must_turn = False
            pane.scroll_to(y=max(0, row - 2), animate=False)

    def draw(self, width: int) -> Iterable[Row]:
        if self.book is None or self.texts is None:
            return
        laid_for = (self.book, self.texts.language, width, self.ink("number"), self.ink("text"))
        if laid_for != self._laid_for:
            self._laid_for, self._laid = laid_for, {}
        rows: list[Row] = []
        for words in filter(None, (self.book.introduction, self.book.own)):
            rows += map(Row, wrapped(Text(words, self.ink("dim")), width))
        self.row_of = {}
        for heading, group in groupby(self.book.paragraphs.values(), key=lambda paragraph: paragraph.heading):
            rows += [Row(Text()), Row(Text(heading, self.ink("question")))]
            for paragraph in group:
                self.row_of[paragraph.id] = len(rows)
                rows += self._rows_of(paragraph, self.texts, width)
        yield from rows

    def _rows_of(self, paragraph: Paragraph, texts: Texts, width: int) -> list[Row]:
        here = paragraph.id == self.cited
        if not here and paragraph.id in self._laid:
            return self._laid[paragraph.id]
        text = Text.assemble(
            (f"{'▶ ' if here else '  '}{paragraph.id}  ", self.ink("number")),
            (paragraph_text(paragraph, texts).plain, self.ink("text")),
        )
        lines = wrapped(text, width, 2)
        rows = [Row(line) for line in lines]
        if here:
            for line in lines:
                line.pad_right(max(0, width - line.cell_len))
                line.stylize(self.ink("cited"))
        else:
            self._laid[paragraph.id] = rows
        return rows


class Note(Drawn):
    """A few lines of text, each with its style: the prompt, a reason, a hint, the scores."""

    def __init__(self, ink: Ink, id: str) -> None:
        super().__init__(ink, id)
        self.parts: Sequence[tuple[str, str]] = ()

    def show(self, *parts: tuple[str, str]) -> None:
        """Show texts with their style words; they share a line until one ends it."""
        if parts != tuple(self.parts):
            self.parts = parts
            self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        line = Text()
        for text, style in self.parts:
            for place, piece in enumerate(text.split("\n")):
                if place:
                    yield from map(Row, wrapped(line, width))
                    line = Text()
                line.append(piece, self.ink(style))
        if line.plain:
            yield from map(Row, wrapped(line, width))

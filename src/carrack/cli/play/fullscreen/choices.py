"""The pane of choices: families side by side under their headings, greyed ones under their reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Drawn, Row, Spot, wrapped
from carrack.cli.play.fullscreen.word_colours import Colouring
from carrack.cli.play.question import Option, default_of, folded
from carrack.core.text import Texts

GAP: Final = 2
MANY: Final = 30
PAGE_ROWS: Final = 6
"""Of more than MANY choices under one heading only so many rows are shown: those around the selected one."""
TURN_TO: Final = "~"
"""Before the place of a choice that is not shown: selecting it turns the page."""


class _Grid(NamedTuple):
    """Columns of choices: width of the keys and of the margin, and where headings go."""

    figures: int
    indent: int
    own_line: bool


class Choices(Drawn):
    """All choices; `selected` is the one that Enter would take."""

    class Picked(Message):
        """A choice was clicked."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self, ink: Ink, colouring: Colouring, id: str) -> None:
        super().__init__(ink, id)
        self.colouring = colouring
        self.options: Sequence[Option] = ()
        self.shown: list[Option] = []
        self.linear = False
        """One choice a row, the selected one behind a sign: for screen readers."""
        self.selected = -1
        """A place in `shown`, or -1."""
        self.hovered = -1
        self.with_greyed = True
        self.with_extras = False
        """Whether greyed ones are shown, too, that are no answer to the question itself."""
        self.filter_text = ""
        self.taken = -1
        """In a replay: the number that was picked here."""
        self.texts = Texts(None)

    def show(self, options: Sequence[Option], taken: int = -1, again: bool = False) -> None:
        """Show new choices, with what Enter takes selected; or the same `again`, with what was selected."""
        chosen = self.choice.number if again and self.choice else -1
        self.options = options
        self.taken = taken
        if not again:
            self.filter_text = ""
        self.update_shown()
        numbers = [option.number for option in self.shown if option.legal]
        if chosen in numbers:
            self.select(numbers.index(chosen))
        elif default := default_of(self.shown):
            self.select_number(default.number)

    def update_shown(self) -> None:
        """Show what the filter leaves: all that can be picked, and a line for each reason against others."""
        legal = [option for option in self.options if option.legal and option.matches(self.filter_text)]
        greyed = [
            option
            for option in self.options
            if not option.legal
            and option.matches(self.filter_text)
            and (self.with_extras or self.filter_text or not option.extra)
        ]
        self.shown = [*legal, *(folded(greyed, self.texts) if self.with_greyed else ())]
        self.selected = 0 if self.filter_text and self.shown else -1
        self.hovered = -1
        self.changed()

    def select(self, place: int) -> None:
        self.selected = place
        self.changed()

    @property
    def choice(self) -> Option | None:
        """Return the selected one."""
        return self.shown[self.selected] if 0 <= self.selected < len(self.shown) else None

    def select_number(self, number: int) -> None:
        """Select the choice with this number, if it can be picked and is shown."""
        for place, option in enumerate(self.shown):
            if option.legal and option.number == number:
                self.select(place)
                return
        self.select(-1)

    # --- moving by arrow keys ---------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Select the next one or the one before."""
        if self.shown:
            start = self.selected if self.selected >= 0 else (-1 if by > 0 else len(self.shown))
            self.select(min(max(start + by, 0), len(self.shown) - 1))

    def move(self, rows: int) -> None:
        """Select the nearest choice of another row, up or down."""
        if self.selected < 0:
            self.step(rows)
            return
        x, y = self.place_of(str(self.selected))
        grid = self.rows(self.size.width)
        y += rows
        while 0 <= y < len(grid):
            if others := [spot for spot in grid[y].spots if spot.value != str(self.selected)]:
                nearest = min(others, key=lambda spot: abs(spot.start - x))
                self.select(int(nearest.value.removeprefix(TURN_TO)))
                return
            y += rows

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, width: int) -> Iterable[Row]:
        legal = [option for option in self.shown if option.legal]
        if legal:
            yield from self._groups(legal, 0, width)
        for place, option in enumerate(self.shown[len(legal) :], len(legal)):
            if place == len(legal):
                yield Row(Text())
            yield from self._fold(option, place, width)

    def _fold(self, option: Option, place: int, width: int) -> Iterator[Row]:
        """Draw what cannot be picked, and the one reason for all of it."""
        text = Text(f"{option.words}: ", self.ink("dim")).append(option.reason, self.ink("warning"))
        text.append(f" [{option.rule}]" if option.rule else "", self.ink("dim"))
        for line in wrapped(text, width, 2):
            self._mark(line, place)
            yield Row(line, (Spot(0, line.cell_len, str(place)),))

    def _groups(self, found: list[Option], place: int, width: int) -> list[Row]:
        """Put headings at the left or on lines of their own, whichever takes fewer rows."""
        groups = [(heading, list(group)) for heading, group in groupby(found, lambda option: option.heading)]
        left = max(cell_len(heading) for heading, _ in groups)
        figures = max(len(option.label) for option in found)
        ways: list[list[Row]] = []
        for own_line in (False, True):
            indent = 2 if own_line or not left else left + GAP
            if own_line or indent <= width // 2:
                ways.append(list(self._lay_out(groups, place, width, _Grid(figures, indent, own_line))))
        return min(ways, key=len)

    def _lay_out(
        self, groups: list[tuple[str, list[Option]]], place: int, width: int, grid: _Grid
    ) -> Iterator[Row]:
        for heading, group in groups:
            rows = list(self._lay_out_group(heading, group, place, width, grid))
            yield from self._page(rows, grid, width) if len(group) > MANY else rows
            place += len(group)

    def _page(self, rows: list[Row], grid: _Grid, width: int) -> Iterator[Row]:
        """Yield the rows around the selected choice, and how many are left out before and after them."""
        titles = [row for row in rows[:1] if not row.spots]
        rows = rows[len(titles) :]
        taken = (str(place) for place, option in enumerate(self.shown) if option.number == self.taken)
        wanted = {str(self.selected), *taken}
        found = (y for y, row in enumerate(rows) if any(spot.value in wanted for spot in row.spots))
        start = next(found, 0) // PAGE_ROWS * PAGE_ROWS
        before = [spot for row in rows[:start] for spot in row.spots]
        after = [spot for row in rows[start + PAGE_ROWS :] for spot in row.spots]
        yield from titles
        if before:
            yield self._left_out(before, before[-1], grid, width)
        yield from rows[start : start + PAGE_ROWS]
        if after:
            yield self._left_out(after, after[0], grid, width)

    def _left_out(self, spots: list[Spot], nearest: Spot, grid: _Grid, width: int) -> Row:
        text = self.texts.say("screen-more", {"count": len(spots)})
        line = Text(" " * grid.indent, no_wrap=True).append(text, self.ink("dim"))
        line.truncate(width, overflow="ellipsis")
        return Row(line, (Spot(grid.indent, line.cell_len, TURN_TO + nearest.value),))

    def _lay_out_group(
        self, heading: str, group: list[Option], place: int, width: int, grid: _Grid
    ) -> Iterator[Row]:
        cell = max(self._words(option, grid.figures).cell_len for option in group) + GAP
        line, spots = Text(no_wrap=True), list[Spot]()
        if heading:
            line.append(heading, self.ink("dim"))
            if grid.own_line:
                yield Row(line)
                line = Text(no_wrap=True)
        line.append(" " * (grid.indent - line.cell_len))
        for option in group:
            words = self._words(option, grid.figures)
            if self.linear:
                words = Text("> " if place == self.selected else "  ").append_text(words)
            if words.cell_len > width - grid.indent:
                if spots:
                    line.rstrip()
                    yield Row(line, tuple(spots))
                    line, spots = Text(" " * grid.indent, no_wrap=True), []
                yield from self._long(words, line, place, width, grid)
                line = Text(" " * grid.indent, no_wrap=True)
                place += 1
                continue
            if spots and (self.linear or line.cell_len + words.cell_len > width):
                line.rstrip()
                yield Row(line, tuple(spots))
                line, spots = Text(" " * grid.indent, no_wrap=True), []
            self._mark(words, place)
            start = line.cell_len
            line.append_text(words)
            spots.append(Spot(start, line.cell_len, str(place)))
            filled = line.cell_len - grid.indent
            line.append(" " * (-(-(filled + GAP) // cell) * cell - filled))
            place += 1
        line.rstrip()
        if spots or line.plain:
            yield Row(line, tuple(spots))

    def _long(self, words: Text, line: Text, place: int, width: int, grid: _Grid) -> Iterator[Row]:
        """Draw a choice that needs several rows."""
        for part in wrapped(words, width - grid.indent, grid.figures + 1):
            self._mark(part, place)
            start = line.cell_len
            line.append_text(part)
            yield Row(line, (Spot(start, line.cell_len, str(place)),))
            line = Text(" " * grid.indent, no_wrap=True)

    def _mark(self, words: Text, place: int) -> None:
        """Show that a choice is selected, or under the mouse."""
        if place == self.selected:
            words.stylize(self.ink("picked"))
        elif place == self.hovered:
            words.stylize("underline")

    def _words(self, option: Option, figures: int) -> Text:
        text = Text().append(f"{option.label:>{figures}}", self.ink("number"))
        words = option.words
        is_name = option.label and words.split()[0] == option.label
        words = words.removeprefix(option.label) if is_name else f" {words}"
        text.append_text(self.colouring.colour(Text(words, self.ink("text"))))
        if option.remark:
            text.append(f" · {option.remark}", self.ink("warning" if option.warns else "dim"))
        if option.brings:
            text.append(f"  {option.brings}", self.ink("active"))
        if option.number == self.taken:
            text.append(" ◂", self.ink("active"))
            text.stylize("bold")
        return text

    # --- the mouse --------------------------------------------------------------------------------------

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._hover(self.spot_at(event.x, event.y))

    def on_leave(self) -> None:
        self._hover("")

    def _hover(self, spot: str) -> None:
        place = int(spot) if spot and not spot.startswith(TURN_TO) else -1
        if place != self.hovered:
            self.hovered = place
            self.changed()

    def on_click(self, event: events.Click) -> None:
        spot = self.spot_at(event.x, event.y)
        if spot.startswith(TURN_TO):
            self.select(int(spot.removeprefix(TURN_TO)))
        elif spot:
            self.select(int(spot))
            self.post_message(self.Picked(self.shown[int(spot)]))

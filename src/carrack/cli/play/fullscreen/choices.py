"""The pane of choices: families side by side under their headings, greyed ones under their reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message

from carrack.cli.play.fullscreen.palette import Ink
from carrack.cli.play.fullscreen.widget import Drawn, Row, Spot, wrapped
from carrack.cli.play.fullscreen.word_colours import Colouring
from carrack.cli.play.question import DOTS, Option, default_of, folded
from carrack.cli.terminal.text_table import cells
from carrack.core.text import Texts

GAP: Final = 2
MANY: Final = 30
PAGE_ROWS: Final = 6
"""Rows for more than MANY choices under one heading: those around the selected one are shown."""
USUAL_PAGE: Final = (MANY, PAGE_ROWS)
AROUND_PAGE: Final = 3
"""Rows around a page: its heading, and how many are left out before and after it."""
TURN_TO: Final = "~"
"""Before the place of a choice that is not shown: selecting it turns the page, or opens its family."""
FOLDED: Final = 2
"""A family of so many choices is folded where all do not fit."""


class _Grid(NamedTuple):
    """Columns of choices: width of the keys and of the margin, and where headings go."""

    figures: int
    indent: int
    own_line: bool


class _Family(NamedTuple):
    """Choices under one heading, each with its place among all that are shown."""

    heading: str
    members: list[tuple[int, Option]]


def _is_range(family: _Family) -> bool:
    """Return whether a family is figures without a gap, and nothing is said beside any of them."""
    options = [option for _, option in family.members]
    if any(not option.label.isdecimal() or option.remark or option.brings for option in options):
        return False
    figures = [int(option.label) for option in options]
    return figures == list(range(figures[0], figures[0] + len(figures)))


def _can_fold(family: _Family) -> bool:
    """Return whether a family may be folded: whole sentences never are."""
    return bool(family.heading) and len(family.members) >= FOLDED


def _values(rows: Iterable[Row]) -> set[str]:
    return {spot.value for row in rows for spot in row.spots}


def _pages(rows: Iterable[Row], most: int) -> list[list[Row]]:
    """Return pages of so many rows at most; a choice that takes several rows stands on one page."""
    pages: list[list[Row]] = []
    for _, group in groupby(rows, lambda row: row.spots[0].value if row.spots else ""):
        together = list(group)
        if not pages or len(pages[-1]) + len(together) > most:
            pages.append([])
        pages[-1] += together
    return pages


def _count(spots: Iterable[Spot]) -> int:
    """Return how many choices lie there: a long one has a spot on each of its rows."""
    return len({spot.value for spot in spots if not spot.value.startswith(TURN_TO)})


def _families(legal: Sequence[Option]) -> list[_Family]:
    grouped = groupby(enumerate(legal), lambda member: member[1].heading)
    return [_Family(heading, list(members)) for heading, members in grouped]


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
        self.with_ranges = False
        """Whether figures without a gap are told by the first and the last, where they need several rows."""
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
        self.room = 0
        """The rows that all have while nothing is said below: families are folded where that is too few.
        0: no limit."""
        self.typed = ""
        """The beginning of an answer: where families are folded, only what begins so is shown."""
        self.terse = False
        """Whether remarks and gains are left out: there is no room for them."""
        self.page = USUAL_PAGE
        """The most choices under one heading that are shown at once, and the rows for more of them."""
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

    def fit(self, room: int) -> None:
        """Fold families where so many rows are too few."""
        if room != self.room:
            self.room = room
            self.changed()

    def begin(self, typed: str) -> None:
        """Show what begins so, where families are folded."""
        if typed != self.typed:
            self.typed = typed
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
        return self._drawn(width, self.room)

    def whole_height(self, width: int) -> int:
        """Return the rows that it takes when no family is folded."""
        return len(list(self._drawn(width, 0)))

    def _drawn(self, width: int, room: int) -> Iterator[Row]:
        legal = [option for option in self.shown if option.legal]
        if legal:
            self.terse = False
            self.page = USUAL_PAGE
            families = _families(legal)
            rows = self._groups(families, width)
            if 0 < room < len(rows):
                rows = self._shortened(families, width, room)
            if 0 < room < len(rows):  # what it brings is shown below once it is selected
                self.terse = True
                rows = self._shortened(families, width, 0)
            yield from rows
        for place, option in enumerate(self.shown[len(legal) :], len(legal)):
            if place == len(legal):
                yield Row(Text())
            yield from self._fold(option, place, width)

    def _shortened(self, families: list[_Family], width: int, room: int) -> list[Row]:
        """Draw only what begins as is typed; else a page of the only family, or several families folded."""
        begun = [
            family._replace(members=members)
            for family in families
            if (members := [(at, option) for at, option in family.members if option.begins(self.typed)])
        ]
        if self.typed and begun:
            return self._groups(begun, width)
        foldable = sum(map(_can_fold, families))
        return self._paged(families, width, room) if foldable == 1 else self._folded(families, width)

    def _paged(self, families: list[_Family], width: int, room: int) -> list[Row]:
        """Draw as many rows of the only family as have room, if there are enough; the others are left out."""
        others = [family for family in families if not _can_fold(family)]
        count = room - AROUND_PAGE - (len(self._groups(others, width)) if others else 0)
        self.page = (count, count) if count >= PAGE_ROWS else USUAL_PAGE
        return self._groups(families, width)

    def _fold(self, option: Option, place: int, width: int) -> Iterator[Row]:
        """Draw what cannot be picked, and the one reason for all of it."""
        text = Text(f"{option.words}: ", self.ink("dim")).append(option.reason, self.ink("warning"))
        text.append(f" [{option.rule}]" if option.rule else "", self.ink("dim"))
        for line in wrapped(text, width, 2):
            self._mark(line, place)
            yield Row(line, (Spot(0, line.cell_len, str(place)),))

    def _folded(self, families: list[_Family], width: int) -> list[Row]:
        """Draw each family on one row, but the selected one's."""
        folded = [family for family in families if self._folds(family)]
        left = max((cell_len(family.heading) for family in folded), default=0)
        rows = self._with_folded(families, folded, left, width)
        for family in list(folded):  # open those for which there is room
            fewer = [other for other in folded if other is not family]
            opened = self._with_folded(families, fewer, left, width)
            if len(opened) < self.room:  # leave a row for the message below
                folded, rows = fewer, opened
        return rows

    def _with_folded(
        self, families: list[_Family], folded: list[_Family], left: int, width: int
    ) -> list[Row]:
        rows: list[Row] = []
        for folds, group in groupby(families, lambda family: family in folded):
            if folds:
                rows += (self._fold_family(family, left, width) for family in group)
            else:
                rows += self._groups(list(group), width)
        return rows

    def _folds(self, family: _Family) -> bool:
        """Return whether a family is folded."""
        return _can_fold(family) and self.selected not in [at for at, _ in family.members]

    def _fold_family(self, family: _Family, left: int, width: int) -> Row:
        """Draw a family on one row: how its keys begin, and as many of its names as have room."""
        labels = [option.label for _, option in family.members]
        shared = [each[0] for each in takewhile(lambda each: len(set(each)) == 1, zip(*labels, strict=False))]
        key = "".join(shared) + DOTS if shared else ""
        line = Text(no_wrap=True).append(family.heading, self.ink("dim"))
        line.append(" " * (left - line.cell_len + GAP if left else 0)).append(key, self.ink("number"))
        names = [option.words.strip(" :") for _, option in family.members]
        shown = ", ".join(names)
        while len(names) > 1 and line.cell_len + 1 + cell_len(shown) > width:
            names.pop()
            shown = f"{', '.join(names)}, +{len(family.members) - len(names)}"
        line.append(f" {shown}" if key else shown, self.ink("text"))
        line.truncate(width, overflow="ellipsis")
        return Row(line, (Spot(0, line.cell_len, TURN_TO + str(family.members[0][0])),))

    def _groups(self, families: list[_Family], width: int) -> list[Row]:
        """Put headings at the left or on lines of their own (so above pages), whichever takes fewer rows."""
        left = max(cell_len(family.heading) for family in families)
        figures = max(len(option.label) for family in families for _, option in family.members)
        ways: list[list[Row]] = []
        in_pages = self.page != USUAL_PAGE
        for own_line in (True,) if in_pages else (False, True):
            indent = 2 if own_line or not left else left + GAP
            if own_line or indent <= width // 2:
                ways.append(list(self._lay_out(families, width, _Grid(figures, indent, own_line))))
        return min(ways, key=len)

    def _lay_out(self, families: list[_Family], width: int, grid: _Grid) -> Iterator[Row]:
        for family in families:
            lengths = [self._words(option, grid.figures).cell_len for _, option in family.members]
            ways = [list(self._lay_out_family(family, width, grid, cell + GAP)) for cell in cells(lengths)]
            rows = min(ways, key=len)
            if self.with_ranges and len(rows) > 1 and _is_range(family):
                yield self._range(family, grid)
                continue
            yield from self._page(rows, grid, width) if len(family.members) > self.page[0] else rows

    def _range(self, family: _Family, grid: _Grid) -> Row:
        """Draw figures without a gap as the first and the last of them, and the selected one."""
        line = Text(no_wrap=True).append(f"{family.heading} ", self.ink("dim"))
        line.append(" " * (0 if grid.own_line else grid.indent - line.cell_len))
        first, last = family.members[0][1].label, family.members[-1][1].label
        start = line.cell_len
        line.append(f"{first}–{last}", self.ink("number"))
        spots = [Spot(start, line.cell_len, TURN_TO + str(family.members[0][0]))]
        for place, option in family.members:
            if place == self.selected:
                start = line.cell_len + GAP
                line.append(" " * GAP).append(f" {option.label} ", self.ink("picked"))
                spots = [Spot(start, line.cell_len, str(place))]
        return Row(line, tuple(spots))

    def _page(self, rows: list[Row], grid: _Grid, width: int) -> Iterator[Row]:
        """Yield the rows around the selected choice, and how many are left out before and after them."""
        titles = [row for row in rows[:1] if not row.spots]
        rows = rows[len(titles) :]
        taken = (str(place) for place, option in enumerate(self.shown) if option.number == self.taken)
        wanted = {str(self.selected), *taken}
        pages = _pages(rows, self.page[1])
        here = next((at for at, page in enumerate(pages) if _values(page) & wanted), 0)
        before = [spot for page in pages[:here] for row in page for spot in row.spots]
        after = [spot for page in pages[here + 1 :] for row in page for spot in row.spots]
        yield from titles
        if before:
            yield self._left_out(before, before[-1], grid, width)
        yield from pages[here] if pages else ()
        if after:
            yield self._left_out(after, after[0], grid, width)

    def _left_out(self, spots: list[Spot], nearest: Spot, grid: _Grid, width: int) -> Row:
        text = self.texts.say("screen-more", {"count": _count(spots)})
        line = Text(" " * grid.indent, no_wrap=True).append(text, self.ink("dim"))
        line.truncate(width, overflow="ellipsis")
        return Row(line, (Spot(grid.indent, line.cell_len, TURN_TO + nearest.value),))

    def _lay_out_family(self, family: _Family, width: int, grid: _Grid, cell: int) -> Iterator[Row]:
        """Draw choices in columns of cells; what is longer takes several of them."""
        line, spots = Text(no_wrap=True), list[Spot]()
        if family.heading:
            line.append(family.heading, self.ink("dim"))
            if grid.own_line:
                yield Row(line)
                line = Text(no_wrap=True)
        line.append(" " * (grid.indent - line.cell_len))
        for place, option in family.members:
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
        if option.remark and not self.terse:
            text.append(f" · {option.remark}", self.ink("warning" if option.warns else "dim"))
        if option.brings and not self.terse:
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

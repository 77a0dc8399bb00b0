"""The shell that playing and watching share: panes, widths, language, light, rules, keys, leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Region
from textual.widgets import Input

from carrack.cli.play.fullscreen.bars import TABS, Bar, Key, KeyBar, TopBar
from carrack.cli.play.fullscreen.base_app import BaseApp
from carrack.cli.play.fullscreen.choices import Choices
from carrack.cli.play.fullscreen.dialog import Dialog
from carrack.cli.play.fullscreen.palette import DAY, NIGHT, Ink
from carrack.cli.play.fullscreen.panes import Board, Log, LogPane, Note, Part, Rules
from carrack.cli.play.fullscreen.scores import Scores
from carrack.cli.play.fullscreen.sheets import Sheets
from carrack.cli.play.fullscreen.stylesheet import CSS
from carrack.cli.play.fullscreen.word_colours import Colouring
from carrack.cli.play.players import labels
from carrack.cli.terminal.results import winner_sentence
from carrack.core.api import Game, Score
from carrack.core.board import Line, Sheet, Span, has_target, last_part
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, Texts

WIDE: Final = 150
MEDIUM: Final = 100
WIDEST: Final = 190
"""Columns for sheets and the rules beside them."""
ROWS_OF_BARS: Final = 2
FEWEST_LOG: Final = 2
LOG_BELOW_MAP: Final = 4
LOG_BELOW_BOARD: Final = 6
BELOW_SHEETS: Final = 9
"""Rows of a small screen for the question below sheets: they stay where they are."""
BESIDE_SHEETS: Final = 15
"""Rows for the question below the sheets at the right."""
SHEET_DETAIL: Final = 3
"""Rows below the answers there, for what Enter does."""
LEFT_SHEETS: Final = 64
"""Columns for the sheets at the left, at least."""
SHEETS_SHARE: Final = 0.45
"""Their share of the columns, if that is more."""
LEAST_WORDS: Final = 7
"""Rows for the words of a board beside the result."""
FEWEST_CHOICES: Final = 3
LEAST_ABOVE: Final = 4
"""Rows of board and log above a result that needs the others."""
LONGEST_HAND: Final = 3
"""Lines of a hand that are kept in sight."""
HALF: Final = 0.5
MAP_SHARE: Final = 0.65
"""The board's share of a small screen; more where the question is about places on a map."""
INTERRUPTED: Final = 130
PADDING: Final = 2
SCROLLBAR: Final = 1
BORDER: Final = 1
FRAME: Final = 2
"""Empty rows, or those of a frame, above and below a pane."""
DETAIL_ROWS: Final = 4
"""Rows that what is said below the choices usually takes, empty ones included."""
FEWEST_RULES: Final = 32
"""Columns for the rules, however wide the board is."""
WIDE_SHARE: Final = 0.72
"""What the rules leave of a wide screen."""


class Shell(BaseApp[int]):
    """A table on the whole screen. What it gives back is the exit code."""

    TITLE = "Carrack"
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d", "interrupt", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        Binding("f1", "help"),
        Binding("f2", "language"),
        Binding("f3", "light"),
        Binding("f4", "rules"),
        Binding("f5", "page('top')"),
        Binding("f6", "page('picture')"),
        Binding("f7", "page('end')"),
        Binding("f8", "tab('log')"),
        Binding("tab", "next_tab(1)", priority=True),
        Binding("shift+tab", "next_tab(-1)", priority=True),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
        Binding("ctrl+z", "suspend_process"),
    ]

    LETTERS: ClassVar[Mapping[str, str]] = {"q": "leave", "r": "rules"}
    """Letters for what has another key, too: they work where no answer begins with them."""

    def __init__(
        self, game: Game, players: Sequence[str], seats: int, language: str, linear: bool = False
    ) -> None:
        super().__init__()
        self.linear = linear
        """One column in reading order, without pictures: for screen readers."""
        self.game = game
        self.players = players
        self.seats = seats
        self.texts = Texts(game, language)
        self.ink = Ink()
        self.colouring = Colouring(self.ink)
        self.top = TopBar(self.ink, "top")
        self.keys = KeyBar(self.ink, "keys")
        self.board = Board(self.ink, "board")
        self.log_lines = Log(self.ink, self.colouring, "log")
        self.rules = Rules(self.ink, "rules")
        self.question = Note(self.ink, "question")
        self.choices = Choices(self.ink, self.colouring, "choices")
        self.choices.linear = linear
        self.scores = Scores(self.ink, "scores")
        self.detail = Note(self.ink, "detail")
        self.filter = Input(id="filter", compact=True, disabled=True)
        self.banner = Note(self.ink, "banner")
        """What must not be overlooked: it stays until it is over."""
        self.record_line = Note(self.ink, "record")
        """What is said across the whole screen when the game is over: where its record is."""
        self.board_pane = VerticalScroll(self.board, id="board-pane", can_focus=False)
        self.own = Board(self.ink, "own")
        """The viewer's own hand, where the board is too long to be seen whole."""
        self.sheets = Sheets(self.ink, "sheets")
        self.more_sheets = Sheets(self.ink, "more-sheets")
        """Those above the question."""
        self.all_sheets: Sequence[Sheet] = ()
        """The board in parts, or its words beside a map, for a game that has them: then nothing scrolls."""
        self.log_pane = LogPane(self.log_lines)
        self.rules_pane = VerticalScroll(self.rules, id="rules-pane", can_focus=False)
        self.choices_pane = VerticalScroll(self.choices, self.scores, id="choices-pane", can_focus=False)
        self.detail_pane = VerticalScroll(self.detail, id="detail-pane", can_focus=False)
        self.left = Vertical(self.sheets, self.board_pane, self.own, self.log_pane, id="left")
        below = (self.question, self.filter, self.choices_pane, self.detail_pane)
        self.middle = Vertical(self.more_sheets, *below, id="middle")
        self.right = Vertical(self.rules_pane, id="right")
        self.has_piles = False
        self.with_piles = False
        self.tab = TABS[0]
        self.width_class = "narrow"
        self.speak(language)

    def compose(self) -> ComposeResult:
        yield self.top
        yield self.banner
        with Vertical(id="main"):
            yield self.left
            yield self.right
            yield self.middle
        yield self.record_line
        yield self.keys

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        self.began()

    # --- what the table and the replay do themselves ----------------------------------------------------

    def began(self) -> None:
        """Begin: the screen is there."""
        raise NotImplementedError

    def show(self) -> None:
        """Put everything on the screen as it is now."""
        raise NotImplementedError

    def cited(self) -> str:
        """Return the paragraph of the rules that matters now."""
        raise NotImplementedError

    def key_list(self) -> list[Key]:
        """Return the keys that mean something now, the most important first."""
        raise NotImplementedError

    def who_looks(self) -> str:
        raise NotImplementedError

    # --- language and light -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        return self.texts.say(key, args)

    def speak(self, language: str) -> None:
        names = labels(self.players, self.seats, Texts(self.game, language))
        self.texts = Texts(self.game, language, names)
        self.choices.texts = self.texts
        self.colouring.forget()

    def action_language(self) -> None:
        place = LANGUAGES.index(self.texts.language)
        self.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.show()

    def action_light(self) -> None:
        self.ink.dark = not self.ink.dark
        self.theme = NIGHT.name if self.ink.dark else DAY.name
        self.show()
        for pane in (self.rules, self.question, self.detail):
            pane.changed()

    # --- panes ------------------------------------------------------------------------------------------

    def show_board(self, lines: Sequence[Line], piles: Sequence[Line] = ()) -> None:
        """Show the board with the cards in piles; where they have no room, one or the other."""
        self.has_piles = bool(piles)
        own = last_part(list(lines))
        both = [*lines[: len(lines) - len(own)], *piles, [], *own]
        if piles and self._has_room(both):
            lines = both
        elif piles and self.with_piles:
            lines = [[*piles[0], *self._turn_with("F5", "board")], *piles[1:], [], *own]
        elif piles:
            lines = [[*lines[0], *self._turn_with("F7", "piles")], *lines[1:]]
        self.colouring.learn(lines)
        self.board.show(lines)
        hand = last_part(list(lines)) if self.game.facts.secrets else []
        self.own.show(hand if len(hand) <= LONGEST_HAND else [])

    def _has_room(self, lines: Sequence[Line]) -> bool:
        """Return whether a board is seen whole beside question and log; one column has no such room."""
        width = self.size.width
        self._choose_width_class(width)
        if self.width_class == "narrow":
            return self.linear
        self.board.show(lines)
        rows = self._rows_of_table()
        needed = self.board.least_height_at(self._left_width(width) - PADDING - SCROLLBAR)
        return needed <= rows - self._least_log(rows) - FRAME

    def _turn_with(self, key: str, what: str) -> Line:
        return [
            Span(" · ", "dim"),
            Span(key, "key"),
            Span(f" {self.say(f'screen-key-{what}')}", "dim", glued=True),
        ]

    def show_result(self, scores: Sequence[Score]) -> None:
        """Show the scores in place of the choices; none while the game goes on."""
        self.scores.display = bool(scores)
        self.choices.display = not scores
        if scores:
            self.scores.show(scores, self.texts)
            self.question.show((winner_sentence(scores, self.texts), "active"))
            self.choices.show(())

    def finish_showing(self) -> None:
        """Show bars and rules, then share the room."""
        tabs = [(name, self.say(f"screen-tab-{name}")) for name in TABS]
        title = f"{self.say('game-title')} ({self.game.facts.year})"
        about = self.say("game-subtitle")
        shown = tabs if self.width_class != "wide" else []
        self.top.show(title, about, self.who_looks(), shown, self.tab)
        self.log_pane.border_title = self.say("screen-tab-log")
        self.rules_pane.border_title = self.say("screen-tab-rules")
        self.keys.show(self.key_list())
        self.cite()
        self.arrange()

    def cite(self) -> None:
        """Turn the rules to the paragraph that matters."""
        self.rules.show(rulebook(self.game, self.texts.language), self.texts, self.cited())
        self.call_after_refresh(self.rules.turn)

    def show_tab(self, tab: str) -> None:
        self.tab = tab
        self.rules.must_turn = True
        self.finish_showing()

    def action_tab(self, tab: str) -> None:
        self.show_tab(tab)

    def action_next_tab(self, by: int) -> None:
        if self.width_class != "wide" and not self.is_covered:
            self.show_tab(TABS[(TABS.index(self.tab) + by) % len(TABS)])

    def action_rules(self) -> None:
        """Open the rules where they are cited, or close them."""
        self.show_tab("table" if self.tab == "rules" else "rules")

    def action_page(self, part: str) -> None:
        """Turn the board to its top, its picture or its end; sheets to the first, next or last page."""
        if self.has_piles:
            self.with_piles = part == "end"
            self.show()
        self.show_tab("table")
        if self.all_sheets:
            pane = self.sheets if self.in_sheets else self.more_sheets
            last = len(pane.pages(pane.size.width)) - 1
            pages = {"top": 0, "picture": min(pane.page + 1, last), "end": last}
            pane.turn_to_page(pages[part])
            return
        end = 0 if self.with_piles else self.board.height_at(self.board.size.width)
        rows = {"top": 0, "picture": self.board.row_of_picture(), "end": end}
        self.board_pane.scroll_to(y=rows[part], animate=False)

    def action_scroll(self, by: int) -> None:
        """Page through whatever does not fit: the rules or the log when they are open, else the board."""
        if (
            self.all_sheets
            and self.tab == "table"
            and any(pane.turn(by) for pane in (self.more_sheets, self.sheets) if pane.display)
        ):
            return
        table = self.board_pane
        panes = {"table": table, "log": self.log_pane, "rules": self.rules_pane}
        pane = panes[self.tab]
        if self.width_class == "wide" and not table.max_scroll_y:
            pane = self.rules_pane
        rows = by * max(1, pane.size.height - 1)
        if pane is self.log_pane:
            self.log_pane.follows = pane.scroll_target_y + rows >= pane.max_scroll_y
        pane.scroll_relative(y=rows, animate=False)

    @property
    def is_covered(self) -> bool:
        """Return whether a dialog covers the table."""
        return len(self.screen_stack) > 1

    # --- room -------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.show_if_ready)

    def show_if_ready(self) -> None:
        if self.is_running:
            self.show()

    def arrange(self) -> None:
        """Share the rows between the panes: the question and its choices first, then the board."""
        try:
            home = self.screen_stack[0]
        except IndexError:
            return
        width = self.size.width
        self.log_pane.turn(self.tab == "log")
        self._choose_width_class(width)
        self.choices.with_ranges = self.width_class == "narrow" and not self.linear
        home.set_class(self.linear, "linear")
        for name in ("wide", "medium", "narrow"):
            home.set_class(self.width_class == name, name)
        for name in TABS:
            home.set_class(self.tab == name, f"tab-{name}")
        self.detail_pane.set_class(not self.detail.parts, "empty")
        for line in (self.banner, self.record_line):
            line.display = bool(line.parts)
        rows = self._rows_of_table()
        apart = self.map_stays
        self.board.show_part(Part.WORDS if self.linear else Part.PICTURE if apart else Part.ALL)
        left = self._left_width(width)
        self.left.styles.width = left
        if self.width_class == "wide":
            self.right.styles.width = self._right_width(width, left)
        home.set_class(bool(self.all_sheets), "in-sheets")
        self.sheets.display = self.in_sheets
        self.more_sheets.display = bool(self.all_sheets)
        self.board_pane.display = not self.in_sheets and self.tab != "log"
        self.log_pane.display = True
        self.detail_pane.styles.min_height = 0
        if self.in_sheets:
            self._arrange_sheets(rows)
        elif self.width_class == "narrow":
            rows -= self._arrange_middle(width - PADDING, rows)
            self._arrange_left(width - PADDING, rows, FEWEST_LOG, frame=0)
        else:
            self.middle.styles.height = "1fr"
            self._arrange_left(left - PADDING, rows, self._least_log(rows), FRAME)
            if self.all_sheets:
                self._arrange_beside(rows)
            self._arrange_choices(self.middle_width, rows)
        self.call_after_refresh(self._scroll_to_selected)
        if self.linear:
            self.call_after_refresh(self._point_at_answer)

    def _rows_of_table(self) -> int:
        """Return the rows between the bars, without those of lines across the whole screen."""
        across = (line for line in (self.banner, self.record_line) if line.parts)
        taken = sum(line.height_at(self.size.width - PADDING) for line in across)
        return self.size.height - ROWS_OF_BARS - taken

    def _choose_width_class(self, width: int) -> None:
        self.width_class = "wide" if width >= WIDE else "medium" if width >= MEDIUM else "narrow"
        if self.linear:
            self.width_class = "narrow"
        elif self.in_sheets and width < WIDEST:
            self.width_class = "medium" if width >= MEDIUM else "narrow"

    def _least_log(self, rows: int) -> int:
        """Return the rows that the log keeps beside a question, whatever the board needs."""
        return LOG_BELOW_MAP if self.map_stays else max(LOG_BELOW_BOARD, rows // 4)

    def _arrange_sheets(self, rows: int) -> None:
        """Give the sheets the same rows at every question, so that nothing moves."""
        self.own.display = False
        is_narrow = self.width_class == "narrow"
        width = self.size.width - PADDING if is_narrow else self._left_width(self.size.width) - PADDING
        beside = [] if is_narrow else [sheet for sheet in self.all_sheets if sheet.beside]
        self.sheets.show([sheet for sheet in self.all_sheets if sheet not in beside])
        if is_narrow:
            below = max(BELOW_SHEETS, rows * 2 // 5, self._rows_of_result(width, rows))
            below = min(below, rows - LEAST_ABOVE)
            self.middle.styles.height = below
            self.sheets.fit(rows - below)
        else:
            below = 0
            self.middle.styles.height = "1fr"
            self.sheets.fit(rows - LEAST_ABOVE - BORDER)
        tallest = self.sheets.tallest(width)
        self.sheets.styles.height = tallest
        self.log_pane.display = self.tab == "log" or not is_narrow or rows - below > tallest
        self.sheets.display = self.tab != "log"
        self.more_sheets.display = bool(beside)
        lower = below or rows
        if beside:
            lower = max(BESIDE_SHEETS, self._rows_of_result(self.middle_width, rows))
            self.more_sheets.show(beside)
            self.more_sheets.fit(rows - lower)
            self.more_sheets.styles.height = rows - lower
        lower -= self.question.height_at(width if is_narrow else self.middle_width)
        told = self.detail.height_at(width if is_narrow else self.middle_width)
        detail = min(told if self.scores.display else max(SHEET_DETAIL, told), lower - FEWEST_CHOICES - 1)
        self.detail_pane.styles.max_height = self.detail_pane.styles.min_height = max(1, detail)
        self.choices.fit(max(lower - detail, FEWEST_CHOICES + 1))

    def _rows_of_result(self, width: int, rows: int) -> int:
        """Return the rows that a result takes, if there is one, as far as there are so many."""
        if not self.scores.display:
            return 0
        parts = (self.question, self.scores, self.detail)
        return min(sum(pane.height_at(width - SCROLLBAR) for pane in parts), rows - LEAST_ABOVE)

    def _point_at_answer(self) -> None:
        """Put the terminal's cursor on the line that says what Enter does: screen readers follow it."""
        line = self.detail if self.detail.parts else self.question
        self.cursor_position = line.region.offset

    @property
    def in_sheets(self) -> bool:
        """Return whether the whole board is in sheets; else they stand beside its map."""
        return bool(self.all_sheets) and not self.board.least_width

    @property
    def map_stays(self) -> bool:
        """Return whether the picture of the board has room beside everything else: then it never moves."""
        return self.width_class != "narrow" and self.board.least_width > 0

    @property
    def middle_width(self) -> int:
        """Return the columns for questions beside the board."""
        taken = self._left_width(self.size.width)
        if self.width_class == "wide":
            taken += self._right_width(self.size.width, taken)
        return self.size.width - taken - PADDING - BORDER

    def _arrange_beside(self, rows: int) -> None:
        """Give the sheets beside a map the same rows at every question."""
        above = LEAST_WORDS if self.scores.display else rows - BESIDE_SHEETS
        self.more_sheets.show(self.all_sheets)
        self.more_sheets.fit(above)
        self.more_sheets.styles.height = above

    def _arrange_choices(self, width: int, rows: int) -> None:
        """Tell the choices beside the board how many rows they have."""
        if self.all_sheets:
            told = self.detail.height_at(width)
            rows = BESIDE_SHEETS - self.question.height_at(width) - told
            self.choices.fit(0 if self.linear else max(rows, FEWEST_CHOICES + 1))
            return
        rows -= self.question.height_at(width) + 2 * FRAME + DETAIL_ROWS
        self.choices.fit(0 if self.linear else max(rows, FEWEST_CHOICES + 1))

    def _left_width(self, width: int) -> int:
        """Return the board's share of the columns; more where its picture needs them."""
        if self.width_class == "narrow":
            return width
        share = {"wide": WIDE_SHARE * 11 / 21, "medium": 0.54}[self.width_class]
        if self.in_sheets:
            return max(LEFT_SHEETS, int(width * SHEETS_SHARE))
        picture = self.board.least_width
        if picture:
            return picture + PADDING + 1
        return int(width * share)

    def _right_width(self, width: int, left: int) -> int:
        """Return the columns of the rules: what is left beside the widest row of the board's words."""
        usual = width - int(width * WIDE_SHARE)
        if not self.map_stays:
            return usual
        beside = left + self.board.widest_row + PADDING + SCROLLBAR + BORDER
        return max(FEWEST_RULES, min(usual, width - beside))

    def _arrange_middle(self, width: int, rows: int) -> int:
        """Return the rows of the lower part when everything stands in one column."""
        fixed = self.question.height_at(width) + (1 if self.is_filtering else 0)
        detail = min(self.detail.height_at(width), rows // 4) if self.detail.parts else 0
        narrower = width - SCROLLBAR
        asks = self.choices.display
        wanted = self.choices.whole_height(narrower) if asks else self.scores.height_at(narrower)
        wanted += fixed + detail
        share = MAP_SHARE if self.board.least_width and any(map(has_target, self.board.lines)) else HALF
        fitted = self.board.fit(width - SCROLLBAR, rows - wanted - FEWEST_LOG)
        upper = min(fitted + FEWEST_LOG, int(rows * share))
        if self.scores.display:
            upper = min(upper, max(rows - wanted, LEAST_ABOVE))
        taken = max(min(wanted, rows - upper), fixed + detail + min(FEWEST_CHOICES, wanted - fixed - detail))
        self.choices.fit(0 if self.linear else max(rows - upper - fixed, FEWEST_CHOICES + 1))
        self.detail_pane.styles.max_height = detail or 1
        self.middle.styles.height = taken
        return taken

    def _arrange_left(self, width: int, rows: int, log: int, frame: int) -> None:
        """Give the board what it needs, and the log what is left, but never nothing."""
        room = max(1, rows - log - frame)
        lines = len(self.board.lines)
        self.board.show_stretch(0, lines)
        needed = self.board.fit(width - SCROLLBAR, room)
        self.own.display = needed > room and bool(self.own.lines) and self.tab != "log"
        if self.own.display:
            self.board.show_stretch(0, lines - len(self.own.lines))
            needed = self.board.height_at(width - SCROLLBAR)
            room = max(1, room - self.own.height_at(width))
        self.board_pane.styles.height = min(needed, room) + frame
        if self.width_class != "narrow":
            self.detail_pane.styles.max_height = max(4, rows // 2)

    def scroll_to_target(self) -> None:
        """Turn the board to the places that the question is about, or to its top."""
        row = 0 if self.map_stays else self.board.row_to_show(self.board_pane.size.height)
        self.board_pane.scroll_to(y=row, animate=False)

    def _scroll_to_selected(self) -> None:
        if self.choices.selected >= 0:
            _, y = self.choices.place_of(str(self.choices.selected))
            if y >= 0:
                self.choices_pane.scroll_to_region(Region(0, max(0, y - 1), 1, 3), animate=False, force=True)

    @property
    def is_filtering(self) -> bool:
        return self.screen_stack[0].has_class("filtering") if self.screen_stack else False

    async def on_key(self, event: events.Key) -> None:
        await self.heard(event)

    async def heard(self, event: events.Key) -> None:
        """Do what a letter stands for. (Textual calls every `on_key` of a class and its bases.)"""
        action = self.LETTERS.get(event.character or "")
        if action and not self.is_covered and not self.is_filtering:
            event.stop()
            await self.run_action(action)

    # --- clicks, help, leaving --------------------------------------------------------------------------

    async def on_bar_chosen(self, message: Bar.Chosen) -> None:
        await self.run_action(message.action)

    def action_help(self) -> None:
        if not self.is_covered:
            keys = [Key(key, word, "") for key, word in self.help_lines()]
            self.push_screen(Dialog(self.ink, [(self.say("screen-help"), "question")], keys, any_key=True))

    def help_lines(self) -> list[tuple[str, str]]:
        raise NotImplementedError

    def action_leave(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)

"""The start screen: which game, who sits there, with which options; or which game to go on with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll

import carrack
from carrack.bots.levels import LEVELS, USUAL
from carrack.cli.play.fullscreen.bars import Bar, Key, KeyBar, TopBar
from carrack.cli.play.fullscreen.base_app import BaseApp
from carrack.cli.play.fullscreen.palette import DAY, NIGHT, Ink
from carrack.cli.play.fullscreen.panes import Note, Rules
from carrack.cli.play.fullscreen.stylesheet import CSS
from carrack.cli.play.fullscreen.widget import Row, Spot
from carrack.cli.play.saved_games import Saved
from carrack.cli.play.seats import HUMAN, usual_seats
from carrack.core.api import Game
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, Texts

WIDE: Final = 100
DOTS: Final = 5
CHOSEN: Final = "● "
UNCHOSEN: Final = "○ "
SHIP: Final = (
    r"        |>         ",
    r"    |>  |   |>     ",
    r"   _|__/|\__|__    ",
    r"  \____________/   ",
    r"~~~~~~~~~~~~~~~~~~~",
)


class Begin(NamedTuple):
    """A new game as it was chosen."""

    game_id: str
    seats: int
    bots: str
    options: dict[str, str]


class Line(NamedTuple):
    """One row of the list: a game, a setting, or a game that waits."""

    kind: str
    name: str
    label: str
    value: str
    key: str = ""


class StartList(Bar):
    """Everything that can be chosen, one below the other."""

    def __init__(self, ink: Ink) -> None:
        super().__init__(ink, "start-list")
        self.lines: Sequence[Line] = ()
        self.headings: dict[int, str] = {}
        self.selected = 0

    def show(self, lines: Sequence[Line], headings: dict[int, str], selected: int) -> None:
        self.lines, self.headings, self.selected = lines, headings, selected
        self.changed()

    def draw(self, width: int) -> Iterable[Row]:
        room = max(len(line.label) for line in self.lines if line.kind != "saved") + 2
        for place, line in enumerate(self.lines):
            if heading := self.headings.get(place):
                if place:
                    yield Row(Text())
                yield Row(Text(heading, self.ink("question")))
            here = place == self.selected
            text = Text("▸ " if here else "  ", self.ink("active"))
            text.append(f"{line.key:<2}", self.ink("key"))
            text.append(f"{line.label:<{room}}" if line.value else line.label, self.ink("strong"))
            text.append(line.value, self.ink("text" if here else "dim"))
            text.truncate(width, overflow="ellipsis")
            if here:
                text.pad_right(max(0, width - text.cell_len))
                text.stylize(self.ink("cited"))
            yield Row(text, (Spot(0, width, f"click({place})"),))


class StartApp(BaseApp[int]):
    """Gives back 1 when something was chosen: `begin` or `saved` is set then."""

    TITLE = "Carrack"
    CSS = (
        CSS
        + """
    #start { height: 1fr; layout: horizontal; }
    #start-left { width: 3fr; padding: 1 2; }
    #start-right { width: 2fr; padding: 1 2; border-left: vkey $panel; background: $surface; }
    .narrow #start { layout: vertical; }
    .narrow #start-left { height: 2fr; width: 1fr; padding: 0 1; }
    .narrow #start-right { height: 1fr; width: 1fr; padding: 0 1; border-left: none; }
    #answer { height: auto; background: $panel; padding: 0 2; width: 1fr; }
    """
    )
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q,q,escape", "leave", priority=True),
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("left", "change(-1)"),
        Binding("right,space", "change(1)"),
        Binding("enter", "take"),
        Binding("f2", "language"),
        Binding("f3", "light"),
        Binding("f4", "rules"),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]

    def __init__(self, saved: Sequence[Saved], language: str) -> None:
        super().__init__()
        self.games = [carrack.game(game_id) for game_id in carrack.ids()]
        self.waiting = [one for one in saved if one.decisions]
        self.language = language
        self.ink = Ink()
        self.game = self.games[0]
        self.seats = usual_seats(self.game)
        self.bots = USUAL
        self.options: dict[str, str] = {}
        self.selected = 0
        self.with_rules = False
        self.begin: Begin | None = None
        self.saved: Saved | None = None
        self.top = TopBar(self.ink, "top")
        self.list = StartList(self.ink)
        self.about = Note(self.ink, "about")
        self.rules = Rules(self.ink, "rules")
        self.answer = Note(self.ink, "answer")
        self.keys = KeyBar(self.ink, "keys")
        self.right = VerticalScroll(self.about, self.rules, id="start-right", can_focus=False)
        self.choose_game(self.games[0])

    def compose(self) -> ComposeResult:
        yield self.top
        with Horizontal(id="start"):
            yield VerticalScroll(self.list, id="start-left", can_focus=False)
            yield self.right
        yield self.answer
        yield self.keys

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self.screen.set_class(event.size.width < WIDE, "narrow")
        self.call_after_refresh(self.show)

    # --- what is chosen ---------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return Texts(self.game, self.language)

    @property
    def looked_at(self) -> Game:
        """The game on whose row one stands, chosen or not; elsewhere the chosen one."""
        return self.games[self.selected] if self.selected < len(self.games) else self.game

    def choose_game(self, game: Game) -> None:
        self.game = game
        self.seats = min(max(self.seats, game.facts.seats[0]), game.facts.seats[-1])
        self.options = {name: values[0] for name, values in game.facts.options.items()}

    def values_of(self, name: str) -> list[str]:
        """Return what a setting can be now."""
        facts = self.game.facts
        if name == "seats":
            return [str(seats) for seats in facts.seats]
        if name == "bots":
            return [*LEVELS, "greedy", "random", HUMAN]
        values = list(facts.options[name])
        if self.seats == 1:
            values = [value for value in values if value not in facts.never_alone.get(name, ())]
        return values

    def lines(self) -> tuple[list[Line], dict[int, str]]:
        """Return the rows of the list, and which heading stands above which of them."""
        texts, facts = self.texts, self.game.facts
        found: list[Line] = []
        for place, game in enumerate(self.games):
            words = Texts(game, self.language)
            seats, minutes = game.facts.seats, game.facts.minutes
            dots = "●" * game.facts.weight + "○" * (DOTS - game.facts.weight)
            value = words.say(
                "start-facts",
                {
                    "seats": f"{seats[0]}–{seats[-1]}",
                    "minutes": f"{minutes[0]}–{minutes[1]}",
                    "weight": dots,
                },
            )
            label = f"{words.say('game-title')} ({game.facts.year})"
            mark = CHOSEN if game is self.game else UNCHOSEN
            found.append(Line("game", game.facts.id, mark + label, value, str(place + 1)))
        headings = {0: texts.say("start-what"), len(found): texts.say("start-table")}
        found.append(Line("setting", "seats", texts.say("start-seats"), f"◂ {self.seats} ▸", "s"))
        if self.seats > 1:
            bots = texts.say(f"start-bots-{self.bots}") if self.bots in (*LEVELS, HUMAN) else self.bots
            found.append(Line("setting", "bots", texts.say("start-bots"), f"◂ {bots} ▸", "b"))
        for place, name in enumerate(facts.options):
            if name in facts.only_alone and self.seats > 1:
                continue
            value = self._word(f"start-value-{name}-{self.options[name]}", self.options[name])
            label = self._word(f"start-option-{name}", name)
            found.append(Line("setting", name, label, f"◂ {value} ▸", "opx"[place]))
        found.append(Line("begin", "", texts.say("start-begin"), "", "⏎"))
        if self.waiting:
            headings[len(found)] = texts.say("start-waiting")
        for one in self.waiting:
            found.append(Line("saved", str(one.path), one.sentence(self.language), ""))
        return found, headings

    def _word(self, key: str, otherwise: str) -> str:
        key = key.replace("_", "-").lower()
        return self.texts.say(key) if self.texts.has(key) else otherwise

    # --- showing ----------------------------------------------------------------------------------------

    def show(self) -> None:
        texts = self.texts
        lines, headings = self.lines()
        self.selected = min(self.selected, len(lines) - 1)
        self.list.show(lines, headings, self.selected)
        other = next(language for language in LANGUAGES if language != self.language)
        self.top.show("Carrack", texts.say("start-subtitle"), "", (), "")
        self.about.display = not self.with_rules
        self.rules.display = self.with_rules
        game = self.looked_at
        book, about = rulebook(game, self.language), Texts(game, self.language)
        first = list(book.paragraphs.values())[:3]
        self.about.show(
            ("" if self.size.width < WIDE else "\n".join(SHIP) + "\n\n", "number"),
            (f"{about.say('game-title')} ({game.facts.year})\n", "question"),
            (about.say("game-subtitle") + "\n\n", "text"),
            *((f"{paragraph.text}\n\n", "dim") for paragraph in first),
        )
        if self.with_rules:
            self.rules.show(book, about, "")
        self.answer.show((self._answer(lines[self.selected]), "strong"))
        self.keys.show(
            [
                Key("⏎", texts.say("screen-key-take"), "take"),
                Key("↑↓", texts.say("start-key-move"), "move(1)"),
                Key("←→", texts.say("start-key-change"), "change(1)"),
                Key("F4", texts.say("screen-key-rules"), "rules"),
                Key("F2", texts.say(f"screen-language-{other}"), "language"),
                Key("F3", texts.say("screen-key-light" if self.ink.dark else "screen-key-dark"), "light"),
                Key("q", texts.say("screen-key-leave"), "leave"),
            ]
        )

    def _answer(self, line: Line) -> str:
        """Do what Enter stands for."""
        texts = self.texts
        if line.kind == "saved":
            return texts.say("start-answer-saved", {"game": line.label})
        if self.looked_at is not self.game:
            return texts.say("start-answer-choose", {"game": line.label.removeprefix(UNCHOSEN)})
        args = {
            "game": f"{texts.say('game-title')} ({self.game.facts.year})",
            "others": self.seats - 1,
            "bots": self.bots,
            "people": int(self.bots == HUMAN),
        }
        return texts.say("start-answer", args)

    # --- keys -------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        lines, _ = self.lines()
        for place, line in enumerate(lines):
            if line.key and line.key == event.character:
                event.stop()
                self.selected = place
                self.action_change(1)
                return

    def action_move(self, by: int) -> None:
        lines, _ = self.lines()
        self.selected = min(max(self.selected + by, 0), len(lines) - 1)
        self.show()

    def action_change(self, by: int) -> None:
        """Choose the selected game, or the next or previous value of the selected setting."""
        line = self.lines()[0][self.selected]
        if line.kind == "game":
            self.choose_game(self.games[self.selected])
            self.show()
            return
        if line.kind != "setting":
            return
        values = self.values_of(line.name)
        now = {"seats": str(self.seats), "bots": self.bots}.get(line.name) or self.options[line.name]
        value = values[(values.index(now) + by) % len(values)]
        if line.name == "seats":
            self.seats = int(value)
            for name in self.options:
                if self.options[name] not in self.values_of(name):
                    self.options[name] = self.values_of(name)[0]
        elif line.name == "bots":
            self.bots = value
        else:
            self.options[line.name] = value
        self.show()

    def action_click(self, place: int) -> None:
        line = self.lines()[0][place]
        again = place == self.selected
        self.selected = place
        if line.kind == "game":
            self.choose_game(self.games[place])
        self.show()
        if line.kind == "setting":
            self.action_change(1)
        elif line.kind == "begin" or again:
            self.action_take()

    async def on_bar_chosen(self, message: Bar.Chosen) -> None:
        await self.run_action(message.action)

    def action_take(self) -> None:
        """Choose the game looked at, begin as it is chosen, or go on with the one that is selected."""
        line = self.lines()[0][self.selected]
        if self.looked_at is not self.game:
            self.choose_game(self.looked_at)
            self.selected = next(place for place, line in enumerate(self.lines()[0]) if line.kind == "begin")
            self.show()
            return
        if line.kind == "saved":
            self.saved = next(one for one in self.waiting if str(one.path) == line.name)
        else:
            alone = self.game.facts.only_alone if self.seats > 1 else ()
            options = {name: value for name, value in self.options.items() if name not in alone}
            self.begin = Begin(self.game.facts.id, self.seats, self.bots, options)
        self.exit(1)

    def action_rules(self) -> None:
        self.with_rules = not self.with_rules
        self.show()
        self.right.scroll_home(animate=False)

    def action_scroll(self, by: int) -> None:
        self.right.scroll_relative(y=by * max(1, self.right.size.height - 1), animate=False)

    def action_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.show()

    def action_light(self) -> None:
        self.ink.dark = not self.ink.dark
        self.theme = NIGHT.name if self.ink.dark else DAY.name
        self.show()
        for pane in (self.about, self.answer, self.rules):
            pane.changed()

    def action_leave(self) -> None:
        self.exit(0)

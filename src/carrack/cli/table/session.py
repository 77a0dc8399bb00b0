"""A game at the terminal: bots and people in turn, every decision kept."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence

from carrack.arena.asking import BotSeat
from carrack.cli.advice import adviser
from carrack.cli.players import is_bot, labels
from carrack.cli.results import show_result
from carrack.cli.table.interrupts import Interrupts
from carrack.cli.table.orders import Asked, Order, understand
from carrack.cli.table.saving import SaveFile
from carrack.cli.table.screen import UNLIMITED, Screen
from carrack.cli.voice import Voice
from carrack.core.chance import Rng
from carrack.core.match import Match
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Refusal

LOG_SENTENCES = 20
AFTER_A_BREAK = 8


class Quit(Exception):
    """A person has had enough for now."""


class Session:
    """The table while it is played at."""

    def __init__(
        self,
        voice: Voice,
        match: Match,
        save: SaveFile,
        new_rng: Callable[[], Rng],
        interrupts: Interrupts,
        resumed: bool,
    ) -> None:
        self.voice = voice
        self.match = match
        self.save = save
        self.new_rng = new_rng
        self.interrupts = interrupts
        self.screen = Screen(voice)
        self.bots: dict[int, BotSeat] = {}
        self.people: list[int] = []
        self.told: dict[int, int] = {}
        """Per person, how many of the match's events were told."""
        self.at_keyboard: int | None = None
        self.show_board = True
        self.story_limit = AFTER_A_BREAK if resumed else UNLIMITED
        """Who comes back wants the last sentences, not all."""
        self._seat_bots()

    def _seat_bots(self) -> None:
        """Fresh bots in their seats: those who remember must not remember what was taken back."""
        players = self.match.record.players
        seats = range(self.match.record.seats)
        self.bots = {
            seat: BotSeat(players[seat], self.new_rng())
            for seat in seats
            if seat < len(players) and is_bot(players[seat])
        }
        self.people = [seat for seat in seats if seat not in self.bots]

    # --- the course of the game -------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        finished_before = self.match.is_over
        if finished_before:
            self._show_result()
            return
        self.screen.welcome()
        while not self.match.is_over:
            seat = self.match.actor
            if seat in self.bots:
                self._bot_decides(seat)
            else:
                self._person_decides(seat)
        self._end()

    def keep(self) -> None:
        """Write the game down; when that fails, say so and go on."""
        before = self.save.trouble
        self.save.keep(self.match)
        if self.save.trouble and not before:
            self.voice.refuse(self.save.trouble.verdict)

    def _bot_decides(self, seat: int) -> None:
        with self.interrupts.welcome():
            number = self.bots[seat].decide(self.match.view(seat))
        self.match.play(seat, number)
        if self.match.is_complete:
            self.match.done(seat)
        self.keep()

    def _person_decides(self, seat: int) -> None:
        """Ask until something changes at the table."""
        match = self.match
        if len(self.people) > 1 and self.at_keyboard != seat:
            self._hand_over(seat)
        self.at_keyboard = seat
        state = match.state_for(seat)
        offered = [] if match.is_complete else state.legal()
        told = self.told.get(seat, 0)
        if self.show_board or told < len(match.events):
            stored = match.events_for(seat, told)[: len(match.events) - told]
            self.screen.turn(seat, stored, match.view(seat), offered, self.story_limit)
            self.story_limit = UNLIMITED
            self.told[seat] = len(match.events)
            self.show_board = False
        else:
            self.screen.places(match.view(seat))
        self.screen.question(state, offered, match.draft)
        while True:
            try:
                if self._obey(seat, self._ask(offered), offered):
                    return
            except Refusal as refusal:
                self.screen.refused(refusal.verdict)

    def _hand_over(self, seat: int) -> None:
        self.screen.hand_over(seat)
        self._read(self.voice.texts.say("table-press-enter") + " ")
        self.show_board = True

    def _end(self) -> None:
        """What happened last, and how it ended."""
        since = min((self.told.get(seat, 0) for seat in self.people), default=0)
        self.voice.line()
        eyes = self.people[0] if len(self.people) == 1 else None
        self.screen.story(self.match.events_for(eyes, since), self.story_limit)
        self._show_result()

    def _show_result(self) -> None:
        show_result(self.voice, self.match.state.scores())
        if self.save.trouble:
            self.voice.refuse(self.save.trouble.verdict)
        else:
            self.voice.say("table-record-saved", "dim", file=str(self.save.path))

    # --- what is typed ----------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        """One line from the keyboard; from a pipe it is echoed, so that the text can be read afterwards."""
        self.voice.out.file.flush()
        with self.interrupts.welcome():
            line = input(prompt)
        if not sys.stdin.isatty():
            self.voice.line(line)
        return line

    def _ask(self, offered: Sequence[int]) -> Asked:
        while True:
            most = len(offered)
            numbers = "1" if most == 1 else f"1–{most}" if most else "d · u"
            line = self._read(self.voice.texts.say("table-ask", {"numbers": numbers}) + " ").strip()
            if line:
                return understand(line, self.match.game, self._counted(offered))
            if not offered:
                return Asked(Order.DONE)

    def _counted(self, offered: Sequence[int]) -> list[int]:
        """The numbers as they are counted out: what can be picked, then the greyed ones."""
        return [*offered, *self._greyed(offered)]

    def _greyed(self, offered: Sequence[int]) -> list[int]:
        if not offered:
            return []
        state = self.match.state_for(self.match.actor)
        allowed = set(offered)
        return [number for number in state.candidates() if number not in allowed]

    def _obey(self, seat: int, asked: Asked, offered: Sequence[int]) -> bool:
        """Do what was asked; whether the question must be put anew."""
        if asked.order is None:
            self.match.play(seat, asked.number)
            self.keep()
            return True
        match asked.order:
            case Order.WHY:
                self._explain(asked.argument, offered)
            case Order.RULE:
                self.screen.rule(asked.argument)
            case Order.HINT:
                self._hint(seat, offered)
            case Order.LOG:
                self.screen.story(self.match.events_for(seat)[-500:], self._how_many(asked.argument))
            case Order.HELP:
                self.screen.help(self.match.game.actions.notation(offered[0]) if offered else "")
            case Order.BOARD:
                self.screen.board(self.match.view(seat))
            case Order.LANGUAGE:
                others = [language for language in LANGUAGES if language != self.voice.texts.language]
                self.voice.speak(asked.argument or others[0])
                names = labels(self.match.record.players, self.match.record.seats, self.voice.texts)
                self.voice.about(self.match.game, names)
                self.show_board = True
                return True
            case Order.UNDO:
                return self._undo(seat)
            case Order.DONE:
                self.match.done(seat)
                self.keep()
                return True
            case Order.QUIT:
                raise Quit
        return False

    def _how_many(self, argument: str) -> int:
        return max(1, int(argument)) if argument.isdecimal() and len(argument) < 5 else LOG_SENTENCES

    def _explain(self, argument: str, offered: Sequence[int]) -> None:
        """`?` alone: everything greyed; `? 7`: the rule behind a choice; `? sell.3`: that rule."""
        state = self.match.state_for(self.match.actor)
        if not argument:
            self.screen.greyed(state, self._greyed(offered), len(offered) + 1)
            return
        if not argument.isdecimal():
            self.screen.rule(argument)
            return
        number = understand(argument, self.match.game, self._counted(offered)).number
        verdict = state.verdict(number)
        if not verdict.ok:
            self.screen.refused(verdict)
        rule = verdict.rule or state.prompt().rule
        if rule:
            self.screen.rule(rule)

    def _hint(self, seat: int, offered: Sequence[int]) -> None:
        """Say what a bot would choose, with the number to type for it."""
        if not offered:
            self.voice.say("table-confirm", "question")
            return
        view = self.match.view(seat)
        advise = adviser(self.bots.values(), self.new_rng)
        with self.interrupts.welcome():
            advice = advise(view)
        typed = f"{offered.index(advice.number) + 1}: " if advice.number in offered else ""
        self.voice.line(typed + advice.sentence(view, self.voice.texts))

    def _undo(self, seat: int) -> bool:
        """The draft's last number; without a draft the last stored decision, when all agree."""
        if self.match.draft:
            self.match.undo(seat)
        else:
            agreed = [*self.bots, *(other for other in self.people if other != seat and self._agrees(other))]
            self.match.take_back(seat, agreed)
            self._seat_bots()
            self.told = {person: min(told, len(self.match.events)) for person, told in self.told.items()}
            self.show_board = True
            self.voice.say("table-taken-back")
        self.keep()
        return True

    def _agrees(self, seat: int) -> bool:
        answer = self._read(self.voice.texts.say("table-agree", {"seat": seat}) + " ").strip().lower()
        return any(answer in Texts(None, language).say("table-yes").split() for language in LANGUAGES)

    def say_how_to_go_on(self) -> None:
        """The game is kept: say where; a closed terminal hears nothing."""
        with contextlib.suppress(OSError):
            self.voice.line()
            if self.save.trouble:
                self.voice.refuse(self.save.trouble.verdict)
            else:
                self.voice.say("table-saved")
                self.voice.out.print(self.save.command, style="strong", soft_wrap=True)

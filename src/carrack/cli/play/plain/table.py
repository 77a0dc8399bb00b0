"""The plain table, line by line: it asks, tells and reads; the session knows the game."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from carrack.cli.play.plain.display import UNLIMITED, Display
from carrack.cli.play.plain.interrupts import Interrupts
from carrack.cli.play.plain.typed_line import Asked, TableCommand, by_key, understand
from carrack.cli.play.players import labels
from carrack.cli.play.question import Option, Question
from carrack.cli.play.session import Session
from carrack.cli.terminal.results import show_result
from carrack.cli.terminal.rules_text import sections
from carrack.cli.terminal.voice import Voice
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Refusal

LOG_SENTENCES = 20
AFTER_A_BREAK = 8


class Quit(Exception):
    """A person has had enough for now."""


class PlainTable:
    """A session shown line by line."""

    def __init__(self, voice: Voice, session: Session, interrupts: Interrupts, resumed: bool) -> None:
        self.voice = voice
        self.session = session
        self.match = session.match
        self.interrupts = interrupts
        self.display = Display(voice)
        self.told: dict[int, int] = {}
        """Per person, how many of the match's events were told."""
        self.show_board = True
        self.story_limit = AFTER_A_BREAK if resumed else UNLIMITED
        """Sentences to tell first; after a break only the last ones."""
        self.in_trouble = False

    # --- the course of the game -------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        finished_before = self.match.is_over
        if finished_before:
            self._show_result()
            return
        self.display.welcome()
        while not self.match.is_over:
            seat = self.match.actor
            if seat in self.session.bots:
                self._bot_decides(seat)
            else:
                self._person_decides(seat)
        self._end()

    def _hear_of_saving(self) -> None:
        """Tell once why the game cannot be kept, and once that it can be again."""
        trouble = self.session.trouble
        if trouble and not self.in_trouble:
            self.voice.refuse(trouble)
        elif self.in_trouble and not trouble:
            self.voice.say("table-kept-again", "active")
        self.in_trouble = trouble is not None

    def _bot_decides(self, seat: int) -> None:
        with self.interrupts.welcome():
            number = self.session.bots[seat].decide(self.match.view(seat))
        self.session.bot_plays(seat, number)
        self._hear_of_saving()

    def _person_decides(self, seat: int) -> None:
        """Ask until something changes at the table."""
        match = self.match
        if self.session.at_keyboard != seat:
            self._hand_over(seat)
        self.session.at_keyboard = seat
        question = self.session.question(self.voice.texts)
        offered = _legal(question)
        told = self.told.get(seat, 0)
        if self.show_board or told < len(match.events):
            stored = match.events_for(seat, told)[: len(match.events) - told]
            self.display.turn(seat, stored, match.view(seat), offered, self.story_limit)
            self.story_limit = UNLIMITED
            self.told[seat] = len(match.events)
            self.show_board = False
        else:
            self.display.places(match.view(seat))
        self._hear_of_saving()
        if self.in_trouble:
            self.voice.say("table-not-kept", "warning")
        self.display.question(match.state_for(seat), offered, match.draft)
        while True:
            try:
                if self._obey(seat, self._ask(question), question):
                    return
            except Refusal as refusal:
                self.display.refused(refusal.verdict)

    def _hand_over(self, seat: int) -> None:
        self.show_board = True
        if len(self.session.people) == 1:
            return
        if not self.session.hides:
            self.voice.line()
            self.voice.say("table-next", "question", seat=seat)
            return
        self.display.hand_over(seat)
        self._read(self.voice.texts.say("table-press-enter") + " ")

    def _end(self) -> None:
        """Print what happened last, and how the game ended."""
        people = self.session.people
        since = min((self.told.get(seat, 0) for seat in people), default=0)
        self.voice.line()
        eyes = people[0] if len(people) == 1 else None
        self.display.story(self.match.events_for(eyes, since), self.story_limit)
        self._show_result()

    def _show_result(self) -> None:
        show_result(self.voice, self.match.state.scores())
        if self.session.trouble:
            self.voice.refuse(self.session.trouble)
        else:
            self.voice.name_record(self.session.save.path)

    # --- what is typed ----------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        """Read one line; from a pipe it is echoed, so that the text can be read afterwards."""
        self.voice.out.file.flush()
        with self.interrupts.welcome():
            line = input(prompt)
        if not sys.stdin.isatty():
            self.voice.line(line)
        return line

    def _ask(self, question: Question | None) -> Asked:
        while True:
            only = question.default if question else None
            message = "table-ask-only" if only else "table-ask" if question else "table-ask-done"
            words = {"answer": only.sentence} if only else {}
            line = self._read(self.voice.texts.say(message, words) + " ").strip()
            if line:
                return understand(line, self.match.game, question)
            if only is not None:
                return Asked(None, numbers=(only.number,))
            if question is None:
                return Asked(TableCommand.DONE)

    def _obey(self, seat: int, asked: Asked, question: Question | None) -> bool:
        """Do what was asked; whether the question must be put anew."""
        if asked.command is None:
            self.session.pick(asked.numbers)
            return True
        match asked.command:
            case TableCommand.WHY:
                self._explain(asked.argument, question)
            case TableCommand.RULE:
                self.display.rule(asked.argument)
            case TableCommand.HINT:
                self._hint(seat, question)
            case TableCommand.LOG:
                self.display.story(self.match.events_for(seat)[-500:], self._how_many(asked.argument))
            case TableCommand.HELP:
                self.display.help(_legal(question))
            case TableCommand.BOARD:
                self.display.board(self.match.view(seat))
                self.display.piles(self.match.view(seat))
            case TableCommand.LANGUAGE:
                others = [language for language in LANGUAGES if language != self.voice.texts.language]
                self.voice.speak(asked.argument or others[0])
                names = labels(self.match.record.players, self.match.record.seats, self.voice.texts)
                self.voice.about(self.match.game, names)
                self.show_board = True
                return True
            case TableCommand.UNDO:
                return self._undo(seat)
            case TableCommand.DONE:
                self.session.done()
                return True
            case TableCommand.QUIT:
                raise Quit
        return False

    def _how_many(self, argument: str) -> int:
        return max(1, int(argument)) if argument.isdecimal() and len(argument) < 5 else LOG_SENTENCES

    def _explain(self, argument: str, question: Question | None) -> None:
        """Answer `?` (all that cannot be), `? og2` (the rule behind a choice) or `? sell.3` (that rule)."""
        state = self.match.state_for(self.match.actor)
        if not argument:
            self.display.greyed(
                [option for option in question.options if not option.legal] if question else []
            )
            return
        number = self._meant(argument, question) if question else None
        if number is None:
            self.display.rule(argument)
            return
        verdict = state.verdict(number)
        if not verdict.ok:
            self.display.refused(verdict)
        rule = verdict.rule or state.prompt().rule
        if rule:
            self.display.rule(rule)

    def _meant(self, argument: str, question: Question) -> int | None:
        """Return the choice that is asked about; None: a section of the rules is."""
        keyed = by_key(argument, question)
        if keyed or argument.partition(".")[0] in sections(self.match.game, self.voice.texts.language):
            return keyed[0] if keyed else None
        return next(iter(understand(argument, self.match.game, question).numbers), None)

    def _hint(self, seat: int, question: Question | None) -> None:
        """Say what a bot would choose, with the key to type for it."""
        if question is None:
            self.voice.say("table-confirm", "question")
            return
        offered = _legal(question)
        if len(offered) == 1:
            self.voice.say("screen-hint-forced")
            return
        advise = self.session.adviser()
        with self.interrupts.welcome():
            advice = advise(self.match.view(seat))
        keys = [option.label for option in offered if option.number == advice.number]
        self.voice.line(advice.sentence(question, *keys))

    def _undo(self, seat: int) -> bool:
        """Take back the draft's last number; without a draft the last stored decision, when all agree."""
        if self.match.draft:
            self.session.undo()
            return True
        others = [person for person in self.session.people if person != seat]
        self.session.take_back(seat, [other for other in others if self._agrees(other)])
        self.told = {person: min(told, len(self.match.events)) for person, told in self.told.items()}
        self.show_board = True
        self.voice.say("table-taken-back")
        return True

    def _agrees(self, seat: int) -> bool:
        answer = self._read(self.voice.texts.say("table-agree", {"seat": seat}) + " ").strip().lower()
        return any(answer in Texts(None, language).say("table-yes").split() for language in LANGUAGES)

    def say_how_to_go_on(self) -> None:
        """Say where the game is kept; a closed terminal hears nothing."""
        with contextlib.suppress(OSError):
            self.voice.line()
            while self.session.trouble and sys.stdin.isatty() and self._keep_elsewhere():
                pass
            if self.session.trouble:
                self.voice.refuse(self.session.trouble)
            else:
                self.voice.say("table-saved")
                self.voice.out.print(self.session.save.command, style="strong", soft_wrap=True)

    def _keep_elsewhere(self) -> bool:
        """Offer another file for a game that is not saved; whether one was named."""
        assert self.session.trouble
        self.voice.refuse(self.session.trouble)
        try:
            line = input(self.voice.texts.say("table-save-elsewhere") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        if line:
            self.session.keep_at(Path(line).expanduser())
        return bool(line)


def _legal(question: Question | None) -> list[Option]:
    return [option for option in question.options if option.legal] if question else []

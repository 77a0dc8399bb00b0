"""Hints: what a bot would choose in the place of whoever is asked, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from carrack.arena.report import name_of
from carrack.bots.base import Bot
from carrack.bots.levels import USUAL
from carrack.bots.search_bot import SearchBot
from carrack.bots.search_result import SearchResult
from carrack.bots.seat import BotSeat
from carrack.cli.play.question import Question
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.draft import Draft
from carrack.core.verdicts import malformed

ADVISER: Final = USUAL
FORESEEN: Final = 3
"""Decisions that a hint tells at most, the first one included."""


class Advice(NamedTuple):
    """The number that a bot would pick, and what it thought, if it thinks."""

    bot: str
    number: int
    thought: SearchResult | None

    def sentence(self, question: Question, key: str = "") -> str:
        """Say what the bot would choose (with the key to type), how often that wins, and how it goes on."""
        texts = question.texts
        action = texts.action(self.number)
        action = texts.say("table-keyed", {"action": action, "key": key}) if key else action
        said = texts.say("screen-hint", {"bot": name_of(self.bot), "action": action})
        if self.thought is None:
            return said
        share = round(100 * self.thought.values[question.seat])
        said += " " + texts.say("screen-hint-why", {"share": share})
        line = [texts.action(number) for number in self._own_line(question, self.thought.line)]
        return f"{said} {texts.say('screen-hint-then', {'line': ' · '.join(line)})}" if line else said

    def _own_line(self, question: Question, line: Sequence[int]) -> list[int]:
        """Return the decisions after the first one, up to where chance or another seat acts."""
        draft = Draft(question.state, question.seat)
        for number in line[:FORESEEN]:
            if draft.is_complete or number not in draft.outcome.legal():
                break
            draft.add(number)
        return draft.numbers[1:]


def adviser(bots: Iterable[BotSeat], new_rng: Callable[[], Rng]) -> Callable[[View], Advice]:
    """Return who gives hints: a bot at this table that offers them, else the usual one."""
    for seat in bots:
        if isinstance(seat.bot, SearchBot) or callable(getattr(seat.bot, "hint", None)):
            return partial(_ask, seat.name, seat.bot, new_rng())
    usual = BotSeat(ADVISER, new_rng())
    return partial(_ask, ADVISER, usual.bot, usual.rng)


def _ask(name: str, bot: Bot, rng: Rng, view: View) -> Advice:
    """Ask a bot for a hint; what goes wrong is told as the bot's."""
    try:
        if isinstance(bot, SearchBot):
            thought = bot.think(view, rng)
            return Advice(name, thought.action, thought)
        return Advice(name, int(getattr(bot, "hint")(view, rng)), None)  # noqa: B009  # an own bot may have it
    except Exception as error:
        raise malformed("bot.crashed", bot=name, reason=f"{type(error).__name__}: {error}"[:200]) from error

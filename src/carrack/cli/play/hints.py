"""Hints: what a bot would choose in the place of whoever is asked, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from carrack.arena.report import name_of
from carrack.bots.base import Bot
from carrack.bots.levels import USUAL
from carrack.bots.search_bot import SearchBot
from carrack.bots.search_result import SearchResult
from carrack.bots.seat import BotSeat
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.text import Texts
from carrack.core.verdicts import malformed

ADVISER: Final = USUAL
FORESEEN: Final = 3
"""Numbers of a line that a hint tells, its own included."""


class Advice(NamedTuple):
    """The number that a bot would pick, and what it thought, if it thinks."""

    bot: str
    number: int
    thought: SearchResult | None

    def sentence(self, view: View, texts: Texts) -> str:
        """Say what the bot would choose, how often that wins, and how it may go on."""
        said = texts.say("screen-hint", {"bot": name_of(self.bot), "action": texts.action(self.number)})
        if self.thought is None:
            return said
        share = round(100 * self.thought.values[int(view.seat)])
        said += " " + texts.say("screen-hint-why", {"share": share})
        line = [texts.action(number) for number in self.thought.line[1:FORESEEN]]
        return f"{said} {texts.say('screen-hint-then', {'line': ' · '.join(line)})}" if line else said


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

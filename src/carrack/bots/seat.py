"""A bot in a seat: whatever goes wrong in it is told as the bot's and never as ours."""

from __future__ import annotations

import operator
import os
import traceback
from pathlib import Path
from typing import Final

from carrack.bots.base import Bot
from carrack.bots.loading import bot_maker
from carrack.bots.search_bot import SearchBot
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.verdicts import Malformed, malformed

TRACEBACK: Final = "CARRACK_TRACEBACK"
"""If this environment variable is set, a bot's error is told with every frame on standard error."""


class BotSeat:
    """A bot by name, with the random numbers that are its own."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng
        make = bot_maker(name)
        try:
            self.bot: Bot = make()
        except (Exception, SystemExit) as error:
            raise _crashed(name, error) from error

    @property
    def was_cut(self) -> bool:
        """Return whether the clock cut the last decision short: another time it may be another one."""
        return isinstance(self.bot, SearchBot) and self.bot.thought is not None and self.bot.thought.cut

    def decide(self, view: View) -> int:
        """Return one of the legal numbers, or a refusal that names the bot and says what went wrong."""
        legal = frozenset(view.legal)
        try:
            answer: object = self.bot.decide(view, self.rng)
        except (Exception, SystemExit) as error:
            raise _crashed(self.name, error) from error
        try:
            number = operator.index(answer)  # type: ignore[arg-type]  # an own bot may answer anything
        except TypeError:
            number = -1
        if number not in legal:
            asked = view.game.actions.describe(number) if number >= 0 else repr(answer)[:60]
            raise malformed("bot.illegal", bot=self.name, number=asked)
        return number


def _crashed(name: str, error: BaseException) -> Malformed:
    if os.environ.get(TRACEBACK):
        traceback.print_exception(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    reason = " ".join(f"{type(error).__name__}: {error}".split())[:200].rstrip(": ")
    return malformed("bot.crashed", bot=name, reason=reason + place)

"""Decisions of bots as they travel to the process that makes them: a view goes in, a number comes out."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

import carrack
from carrack.bots.search_bot import SearchBot
from carrack.bots.search_result import SearchResult
from carrack.bots.seat import BotSeat
from carrack.bots.workers import Answer, lower_priority
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.verdicts import Refusal
from carrack.games import game_named

MOST_BOTS: Final = 2000
"""Bots that are remembered from one decision to the next."""


THINKER: Final = f"{__name__}:thinker"
"""The maker of workers that decide for bots."""


class BotTask(Struct, array_like=True):
    """A decision to make: the seat, its view, the bot, and the seed of its random numbers."""

    table: str
    seat: int
    game: str
    bot: str
    view: bytes
    seed: int
    version: int
    explain: bool = False
    """Whether it is to say what speaks for its number: only bots that search can."""
    owner_file: str = ""
    """The component values, if they are not the game's own."""


class BotAnswer(Struct, array_like=True):
    """The number, or what went wrong."""

    number: int
    trouble: str = ""
    values: list[float] = []
    """Per seat: its share of the win."""
    visits: dict[int, int] = {}
    """Per number: how often it was tried; the most tried first."""
    line: list[int] = []
    """The number, and those most looked at after it."""


@cache
def build() -> str:
    """Return the name of this build of the rules: only the same one can read its views."""
    rules = [carrack.game(game_id).facts.rules_version for game_id in carrack.ids()]
    return f"{carrack.__version__} rules {'.'.join(map(str, rules))}"


class BotSeats:
    """The bots of this process, one for each seat and game."""

    def __init__(self) -> None:
        self._seats: OrderedDict[tuple[str, int, str], BotSeat] = OrderedDict()

    def think(self, asked: BotTask) -> BotAnswer:
        """Return the decision; the same task always has the same answer."""
        view = game_named(asked.game, asked.owner_file).load_view(asked.view)
        name = (asked.table, asked.seat, asked.bot)
        rng = Rng(asked.seed, asked.version)
        try:
            seat = self._seats.pop(name, None) or BotSeat(asked.bot, rng)
            seat.rng = rng
            self._seats[name] = seat
            if len(self._seats) > MOST_BOTS:
                self._seats.popitem(last=False)
            if asked.explain and isinstance(seat.bot, SearchBot):
                return _explained(view, seat.bot.think(view, rng))
            return BotAnswer(seat.decide(view))
        except Refusal as refusal:
            # The table must go on: any legal number will do; the server logs the error.
            return BotAnswer(view.legal[int(rng.below(len(view.legal)))], str(refusal))


def _explained(view: View, found: SearchResult) -> BotAnswer:
    """Return the number with the search's figures. A forced number comes before what the search looked at."""
    if len(view.legal) == 1:
        return BotAnswer(view.legal[0], "", found.values, {view.legal[0]: found.simulations}, view.legal)
    return BotAnswer(found.action, "", found.values, found.visits, found.line)


def thinker() -> Answer:
    """Return the function that makes decisions, inside a process."""
    lower_priority()
    seats = BotSeats()
    decoder = msgspec.msgpack.Decoder(BotTask)

    def answer(question: bytes) -> bytes:
        return msgspec.msgpack.encode(seats.think(decoder.decode(question)))

    return answer

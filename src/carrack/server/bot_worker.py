"""A process in which bots think: `python -m carrack.server.bot_worker`, asked in Thoughts."""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from carrack.bots.search_bot import SearchBot
from carrack.bots.seat import BotSeat
from carrack.bots.thought import Thought
from carrack.core.api import View
from carrack.core.chance import Rng
from carrack.core.verdicts import Refusal
from carrack.server.component_sets import game_named
from carrack.server.worker_process import answer_all

MOST_BOTS: Final = 2000
"""Bots that are remembered from one decision to the next."""


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
            # The table must go on: any legal number will do, and the server's log says why.
            return BotAnswer(view.legal[int(rng.below(len(view.legal)))], str(refusal))


def _explained(view: View, found: Thought) -> BotAnswer:
    """Return the number with the search's figures. A forced number comes before what the search looked at."""
    if len(view.legal) == 1:
        return BotAnswer(view.legal[0], "", found.values, {view.legal[0]: found.simulations}, view.legal)
    return BotAnswer(found.action, "", found.values, found.visits, found.line)


def main() -> None:
    """Answer tasks until the input ends."""
    minds = BotSeats()
    decoder = msgspec.msgpack.Decoder(BotTask)

    def answer(question: bytes) -> bytes:
        return msgspec.msgpack.encode(minds.think(decoder.decode(question)))

    answer_all(sys.stdin.buffer, sys.stdout.buffer, answer)


if __name__ == "__main__":
    main()

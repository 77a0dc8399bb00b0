"""Levels: how long a bot thinks, by name. `captain@500`: so many simulations and no clock."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from carrack.bots.base import Bot
from carrack.bots.crew import CrewBot
from carrack.bots.search_bot import SearchBot

FILE: Final = Path(__file__).with_name("levels.toml")
USUAL: Final = "mate"
"""The bot in the other seats by default."""
MEASURED: Final = re.compile(
    r"(?P<level>\w+)@(?P<simulations>[1-9]\d{0,6})(x(?P<processes>[2-9]|[1-9]\d))?", re.A
)


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """The strength of a bot."""

    simulations: int
    seconds: float
    careless: float = 0.0

    def bot(self) -> Bot:
        """Return a bot of this level."""
        return SearchBot(self.simulations, self.seconds, self.careless)


LEVELS: Final = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, Level])


def measured(level: Level, simulations: int, processes: int) -> Bot:
    """Return a level with other simulations, without a clock: the same everywhere."""
    if processes > 1:
        return CrewBot(simulations, 0.0, level.careless, processes)
    return SearchBot(simulations, 0.0, level.careless)


def measured_maker(name: str) -> partial[Bot] | None:
    """Return what makes the bot that `captain@500` or (in two processes) `captain@500x2` means."""
    match = MEASURED.fullmatch(name)
    if match is None or match["level"] not in LEVELS:
        return None
    return partial(measured, LEVELS[match["level"]], int(match["simulations"]), int(match["processes"] or 1))

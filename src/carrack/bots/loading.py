"""Bots by name: ours, a level with other simulations as `captain@500`, or your own as `file.py:MyBot`.

Parameters of your own bot stand behind an @: `mybot.py:Averager@20,0.5` makes `Averager(20, 0.5)`.
"""

from __future__ import annotations

import difflib
import importlib.util
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from carrack.bots.base import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.levels import LEVELS, measured_maker
from carrack.bots.random_bot import RandomBot
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Verdict, malformed

Maker = Callable[[], Bot]
LOWEST: Final = next(iter(LEVELS))
BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    LOWEST: LEVELS[LOWEST].bot,
    "greedy": GreedyBot,
    **{name: level.bot for name, level in LEVELS.items() if name != LOWEST},
}
"""From the weakest to the strongest."""


def is_ours(name: str) -> bool:
    """Return whether one of our bots is meant."""
    return name in BOTS or measured_maker(name) is not None


def bot_maker(name: str) -> Maker:
    """Return what makes the bot that a name or `file.py:MyBot` means."""
    if name in BOTS:
        return BOTS[name]
    if (level := measured_maker(name)) is not None:
        return level
    file, colon, class_name = name.rpartition(":")
    if not colon:
        near = difflib.get_close_matches(name, BOTS, cutoff=0.3)
        raise malformed("bot.unknown", bot=name, near=", ".join(near or BOTS))
    class_name, _, parameters = class_name.partition("@")
    found = _own_bot(Path(file), class_name)
    return partial(found, *map(_parameter, parameters.split(","))) if parameters else found


def _parameter(text: str) -> int | float | str:
    """Return a number where one is written, else the word itself."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text.strip()


def _own_bot(path: Path, class_name: str) -> type[Bot]:
    try:
        path.read_bytes()
    except OSError as error:
        raise malformed("file.unreadable", file=str(path), reason=system_reason(error)) from error
    spec = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise malformed("file.unreadable", file=str(path), reason=Verdict("system.no-python"))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        # The file is the user's: tell them what it raised, and where.
        raise malformed("bot.broken", file=str(path), reason=f"{type(error).__name__}: {error}") from error
    found = getattr(module, class_name, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise malformed("bot.no-class", file=str(path), name=class_name)
    return found

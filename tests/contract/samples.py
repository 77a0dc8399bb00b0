"""Samples that a game lays out for the contract suite: `SAMPLES` in tests/games/GAME/samples.py."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import carrack
from carrack.core.api import Facts, State
from carrack.core.verdicts import Reason

Position = Callable[[], State]
Row = tuple[str, str, dict[str, int]]
"""Family, words and arguments of a choice."""
Change = tuple[int, int, int]
"""Row of a dump, place in it, and the number that comes there."""
Wrong = tuple[str, Position, Sequence[Change]]
"""Why it is no position, which one, after which changes."""
No = tuple[Position, str, str, Mapping[str, int] | None, str]
"""A position, words that are refused there, code, arguments (None: not looked at) and paragraph."""


class Scene(Protocol):
    """Lays a position out, as often as it is asked."""

    @property
    def state(self) -> State: ...


@dataclass(frozen=True, kw_only=True)
class Samples:
    """Positions of one game, and what must be true of them."""

    facts: Facts
    seats: Sequence[Row]
    """The choices of the seats, by their numbers."""
    chances: Sequence[Row]
    """The outcomes of chance, by the numbers that follow."""
    position: Position
    """A bit of everything."""
    scene: Callable[[], Scene]
    """A seat is asked here."""
    better: Position
    """The second seat has more here than the first."""
    wrong: Sequence[Wrong]
    fine: Sequence[tuple[Position, Change]] = ()
    """Numbers at their limits."""
    fixed: Iterable[int]
    """The rows of a dump that have one length only."""
    misfit: str = "rows do not fit the game"
    """What is said of rows that are too few, too many, too long or too short; empty: it depends."""
    noes: Sequence[No]
    reasons: Mapping[int, Reason]
    elsewhere: frozenset[str] = frozenset()
    """Codes of refusals that have a test of their own."""


def samples_of(game_id: str) -> Samples:
    """Return the samples of a registered game."""
    folder = carrack.game(game_id).folder.name
    found = importlib.import_module(f"tests.games.{folder}.samples").SAMPLES
    assert isinstance(found, Samples)
    return found

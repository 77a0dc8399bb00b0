"""A contest: games of bots over paired deals, each a line of JSON in a file that can be taken up again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec import Struct

from carrack.arena.schedule import seating
from carrack.arena.simulation import Setup, play_game
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import malformed

FORMAT: Final = 1
MILLISECONDS: Final = 1000


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file: everything that decides the games in it."""

    arena: int
    game: str
    rules: int
    components: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    seed: int


class GameLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, by seat."""

    game: int
    deal: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    length: int
    """Numbers, chance included."""
    decisions: list[int]
    thinking: list[float]
    """Milliseconds."""
    cut: list[int]
    """Decisions that the clock cut short: another time they may be others."""


@dataclass
class Lines:
    """Games that were played."""

    lines: list[GameLine] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.lines)


def head_of(setup: Setup) -> Head:
    """Return the head of a file of these games."""
    facts = setup.game.facts
    digest = setup.game.components.digest
    bots = list(setup.bots)
    return Head(FORMAT, facts.id, facts.rules_version, digest, setup.options, setup.seats, bots, setup.seed)


def play_line(setup: Setup, index: int) -> GameLine:
    """Play game number `index`."""
    deal, lineup = seating(setup, index)
    played = play_game(setup, lineup, deal, index)
    return GameLine(
        game=index,
        deal=deal,
        bots=list(lineup),
        scores=[score.total for score in played.scores],
        ranks=[score.rank for score in played.scores],
        length=played.length,
        decisions=[sum(seat.numbers.values()) for seat in played.seats],
        thinking=[round(seat.seconds * MILLISECONDS, 3) for seat in played.seats],
        cut=[seat.cut for seat in played.seats],
    )


def play_lines(setup: Setup, indices: Sequence[int]) -> Lines:
    """Play these games in turn."""
    return Lines([play_line(setup, index) for index in indices])


class Ledger:
    """The games played so far, in a file where one is named; each is written down as soon as it is over."""

    def __init__(self, head: Head, path: Path | None) -> None:
        self.head = head
        self.path = path
        self.games: dict[int, GameLine] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            try:
                self._open(path)
            except OSError as error:
                raise malformed("file.unwritable", file=str(path), reason=system_reason(error)) from error

    def _open(self, path: Path) -> None:
        """Take up what the file has; a line that was cut off is played again."""
        if path.exists() and not path.is_file():
            raise OSError(0, "not a regular file")  # a device may have no end
        file = path.open("r+b") if path.exists() else path.open("x+b")
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break
            self._read(path, number, line)
            whole += len(line)
        file.truncate(whole)
        file.seek(whole)
        self._file = file
        if not whole:
            self._write(self.head)

    def _read(self, path: Path, number: int, line: bytes) -> None:
        try:
            if number == 1:
                head = msgspec.json.decode(line, type=Head)
                if head != self.head:
                    raise malformed("arena.other-contest", file=str(path))
                return
            game = msgspec.json.decode(line, type=GameLine)
        except msgspec.MsgspecError as error:
            raise malformed("arena.bad-line", file=str(path), line=number, reason=str(error)) from error
        self.games[game.game] = game

    def _write(self, line: Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        return [index for index in range(games) if index not in self.games]

    def add(self, played: Lines) -> None:
        """Write games down, each once."""
        for line in played.lines:
            if line.game not in self.games:
                self.games[line.game] = line
                self._write(line)

    def first(self, games: int) -> list[GameLine]:
        """Return the finished ones among the first games, in order."""
        return [self.games[index] for index in sorted(self.games) if index < games]

    def close(self) -> None:
        """Close the file; all games are in it."""
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

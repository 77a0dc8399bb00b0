"""Verdicts: why something may not be; and the errors that carry them.

Errors come in families, so that a bot, a page and a server can react to the kind without reading the text:
malformed (that is no choice at all), not your turn, stale (the table has moved on), illegal (the rules say
no), game over; at a server also unknown, forbidden and busy. A bug of ours is none of these and is never
shown as the player's fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from carrack.core.api import Game

MALFORMED: Final = "malformed"
NOT_YOUR_TURN: Final = "not-your-turn"
STALE: Final = "stale"
ILLEGAL: Final = "illegal"
GAME_OVER: Final = "game-over"
UNKNOWN: Final = "unknown"
FORBIDDEN: Final = "forbidden"
BUSY: Final = "busy"


@dataclass(frozen=True)
class Verdict:
    """A judgement on an action: may it be picked, and if not, why.

    `code` is stable and names the reason (`sell.market-incomplete`; empty when all is well), `args` are its
    parameters, `rule` is the paragraph of the rules that says so.
    """

    code: str = ""
    args: Mapping[str, object] = field(default_factory=dict)
    rule: str = ""
    family: str = ILLEGAL

    @property
    def ok(self) -> bool:
        return not self.code

    def __str__(self) -> str:
        if self.ok:
            return "ok"
        details = ", ".join(f"{name}={value}" for name, value in self.args.items())
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.code}{f' ({details})' if details else ''}{cited}"


OK: Final = Verdict()


@dataclass(frozen=True)
class Reason:
    """A line of a game's table of refusals: the code, the paragraph, and the figures it names."""

    code: str
    rule: str
    figures: tuple[str, ...] = ()
    """Parameters beyond those of the choice: what is there, what would be needed."""
    names_choice: bool = True
    """False: the figures say all, so that many choices are refused with the same sentence."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """The paragraph for choices of a family, where it is another."""

    def verdict(
        self, choice: Mapping[str, object], figures: Mapping[str, object], family: str = ""
    ) -> Verdict:
        """Return the verdict with these parameters; figures other than the table names are a bug."""
        assert set(figures) == set(self.figures), f"{self.code} names {self.figures}"
        args = {**choice, **figures} if self.names_choice else dict(figures)
        return Verdict(self.code, args, self.rules.get(family, self.rule))


class Refusal(Exception):
    """Something asked of Carrack cannot be; `verdict` says why, `asked` what was asked, of which `game`.

    As text it is a sentence in English, followed by the verdict: code, parameters, paragraph.
    """

    family = ILLEGAL

    def __init__(self, verdict: Verdict, asked: str = "", game: Game | None = None) -> None:
        super().__init__(verdict, asked, game)
        self.verdict = verdict
        self.asked = asked
        self.game = game

    def __str__(self) -> str:
        from carrack.core.text import Texts  # it imports this module

        try:
            said = f"{Texts(self.game).refusal(self.verdict)} ({self.verdict})"
        except KeyError:  # a reason whose game is not known here
            said = str(self.verdict)
        return f"{self.asked}: {said}" if self.asked else said


class Malformed(Refusal):
    """No choice of this game at all: an unknown action, notation, file or option."""

    family = MALFORMED


class NotYourTurn(Refusal):
    """A seat spoke while another, or chance, was asked."""

    family = NOT_YOUR_TURN


class Stale(Refusal):
    """An answer to a question that is no longer open."""

    family = STALE


class Illegal(Refusal):
    """The rules forbid it."""


class GameOver(Refusal):
    """The game has ended."""

    family = GAME_OVER


class Unknown(Refusal):
    """There is no such thing, or no longer."""

    family = UNKNOWN


class Forbidden(Refusal):
    """An action of somebody else."""

    family = FORBIDDEN


class Busy(Refusal):
    """Too much at once; later it may be possible."""

    family = BUSY


FAMILIES: Final[Mapping[str, type[Refusal]]] = {
    error.family: error
    for error in (Malformed, NotYourTurn, Stale, Illegal, GameOver, Unknown, Forbidden, Busy)
}


def refuse(verdict: Verdict, asked: str = "", game: Game | None = None) -> Refusal:
    """Return the error of the verdict's family, ready to raise."""
    return FAMILIES[verdict.family](verdict, asked, game)


def malformed(code: str, **args: object) -> Malformed:
    """Return a malformed request, with the code of its sentence."""
    return Malformed(Verdict(code, args, family=MALFORMED))

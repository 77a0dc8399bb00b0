"""A position as one seat sees it: in the protocol's shapes for the page, and in words."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from msgspec import Struct

from carrack import games
from carrack.core import messages
from carrack.core.answers import Fold
from carrack.core.api import OVER, Game, State, View
from carrack.core.board import Line, plain
from carrack.core.events import Event
from carrack.core.places import Move
from carrack.core.text import Texts
from carrack.core.verdicts import Verdict
from carrack.server.protocol.messages import Ask, OrderInfo, Reason, Refused, ScoreLine, Shown
from carrack.server.table.page_changes import Known, changes


def reason_of(verdict: Verdict, game: Game | None = None) -> Reason:
    """Return a verdict as the protocol's reason."""
    # The schema of Family names every family there is; a test holds it.
    family: object = verdict.family
    return Reason(verdict.code, family, messages.refusal(game, verdict), verdict.rule)  # type: ignore[arg-type]


def shown(state: State, seat: int | None, version: int, dump: bool = False) -> Shown:
    """Return the position for a seat (None: a spectator), its legal actions, and why others are refused."""
    return shown_view(state, state.view(seat), version, dump)


def shown_view(state: State, view: View, version: int, dump: bool, public: Struct | None = None) -> Shown:
    """Return the same for a view that is there already; `public`: the spectators' page, where it is known."""
    look = watched(state, view, version, public)
    found = games.answers(state, view)
    look.ask.names = dict(found.names)
    look.legal = found.legal
    look.brings = dict(found.brings)
    look.refused = [_refused(fold, state.game) for fold in found.folds]
    look.dump = b64encode(view.dump()).decode() if dump else ""
    return look


def watched(state: State, view: View, version: int, public: Struct | None = None) -> Shown:
    """Return the position without actions."""
    prompt = view.prompt()
    return Shown(
        version=version,
        actor=int(view.actor),
        ask=Ask(messages.prompt(state.game, prompt), prompt.rule),
        legal=[],
        page=games.page(view, public),
        scores=_scores(state) if state.actor == OVER else [],
    )


def tell_changes(
    look: Shown,
    page: Struct | None,
    orders: list[OrderInfo] | None,
    state: State,
    compared: Known | None = None,
) -> None:
    """Leave out what the client has: of its `page` what is the same, and `orders` that still stand.

    A client without a page gets all. `compared` is shared by all who look at the same two positions.
    """
    if look.orders == orders:
        look.orders = None
    if look.page is None:
        return
    if page is None:
        look.setup = games.setup(state.view(None))
    else:
        look.changes, look.page = changes(page, look.page, compared), None


def _refused(fold: Fold, game: Game) -> Refused:
    """Return the numbers that one reason refuses; arguments that differ stand in columns."""
    sayings = [messages.refusal(game, verdict) for verdict in fold.verdicts]
    first = sayings[0]
    if len(sayings) == 1:
        return Refused(fold.numbers, first.key, first.args, rule=fold.verdict.rule)
    rows = [saying.args for saying in sayings]
    differing = [name for name, value in first.args.items() if any(row[name] != value for row in rows)]
    same = {name: value for name, value in first.args.items() if name not in differing}
    columns = {name: [row[name] for row in rows] for name in differing}
    return Refused(fold.numbers, first.key, same, columns, fold.verdict.rule)


def _scores(state: State) -> list[ScoreLine]:
    return [
        ScoreLine(score.total, dict(score.breakdown), score.tie_break, score.rank, score.outcome)
        for score in state.scores()
    ]


def moves(game: Game, events: Iterable[Event]) -> list[Move]:
    """Return the moves of pieces in these events, for the page's animations."""
    return list(games.places(game).moves(game, events))


# --- the board in words -------------------------------------------------------------------------------------

NUMERALS: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")


class Seated(Protocol):
    """A seat, in the store's words or the protocol's."""

    name: str
    bot: str


def texts_of(game: Game, language: str, seats: Iterable[Seated]) -> Texts:
    """Return the game's texts with the players' names; bots of one kind get numerals."""
    texts = Texts(game, language)
    names: list[str] = []
    kinds: Counter[str] = Counter()
    for number, seat in enumerate(seats):
        if seat.bot and not seat.name:
            names.append(texts.say(f"bot-{seat.bot}") + NUMERALS[kinds[seat.bot]])
            kinds[seat.bot] += 1
        else:
            names.append(seat.name or texts.name(number))
    return Texts(game, language, names)


def lines(board: list[Line]) -> list[str]:
    """Return a board as lines of plain text."""
    return plain(board).split("\n")

"""A position as one pair of eyes sees it, in the words of the protocol."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from carrack import games
from carrack.core import sayings
from carrack.core.answers import Fold
from carrack.core.api import OVER, Game, State, View
from carrack.core.events import Event
from carrack.core.places import Move
from carrack.core.sayings import Saying
from carrack.core.verdicts import Verdict
from carrack.server.changes import changes
from carrack.server.messages import Ask, Reason, Refused, ScoreLine, Shown


def reason_of(verdict: Verdict, game: Game | None = None) -> Reason:
    """Why not."""
    # The schema of Family names every family there is; a test holds it.
    family: object = verdict.family
    return Reason(verdict.code, family, sayings.refusal(game, verdict), verdict.rule)  # type: ignore[arg-type]


def shown(state: State, seat: int | None, version: int, dump: bool = False) -> Shown:
    """The table for a seat (None: an onlooker), with all it may pick, and why not the rest."""
    return shown_view(state, state.view(seat), version, dump)


def shown_view(state: State, view: View, version: int, dump: bool) -> Shown:
    """The same, for a view that is there already."""
    look = watched(state, view, version)
    found = games.answers(state, view)
    look.ask.names = dict(found.names)
    look.legal = found.legal
    look.brings = dict(found.brings)
    look.refused = [_refused(fold, state.game) for fold in found.folds]
    look.dump = b64encode(view.dump()).decode() if dump else ""
    return look


def watched(state: State, view: View, version: int) -> Shown:
    """The table for somebody who can do nothing there."""
    prompt = view.prompt()
    return Shown(
        version=version,
        actor=int(view.actor),
        ask=Ask(sayings.prompt(state.game, prompt), prompt.rule, {}),
        legal=[],
        brings={},
        refused=[],
        page=games.page(view),
        changes=None,
        scores=_scores(state) if state.actor == OVER else [],
    )


def tell_changes(look: Shown, before: Struct | None, state: State) -> None:
    """Tell only what differs from the page that the other side has; who has none gets all."""
    if look.page is None:
        return
    if before is None:
        look.setup = games.setup(state.view(None))
    else:
        look.changes, look.page = changes(before, look.page), None


def _refused(fold: Fold, game: Game) -> Refused:
    """Numbers that one reason refuses; what differs from number to number stands in columns."""
    reason = reason_of(fold.verdict, game)
    rows = [sayings.refusal(game, verdict).args for verdict in fold.verdicts]
    differing = [name for name, value in rows[0].items() if any(row[name] != value for row in rows)]
    same = {name: value for name, value in rows[0].items() if name not in differing}
    return Refused(
        fold.numbers,
        replace(reason, say=Saying(reason.say.key, same)),
        {name: [row[name] for row in rows] for name in differing},
    )


def _scores(state: State) -> list[ScoreLine]:
    return [
        ScoreLine(score.total, dict(score.breakdown), score.tie_break, score.rank, score.outcome)
        for score in state.scores()
    ]


def moves(game: Game, events: Iterable[Event]) -> list[Move]:
    """Where pieces went in these events, for flights."""
    return list(games.places(game).moves(game, events))

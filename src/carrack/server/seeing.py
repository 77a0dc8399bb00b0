"""A position as one pair of eyes sees it, in the words of the protocol."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable

from carrack import games
from carrack.core import sayings
from carrack.core.api import OVER, Game, State, View
from carrack.core.events import Event
from carrack.core.verdicts import Verdict
from carrack.server.messages import Ask, Happening, Reason, Refused, ScoreLine, Shown


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
    prompt = view.prompt()
    return Shown(
        version=version,
        actor=int(view.actor),
        ask=Ask(sayings.prompt(state.game, prompt), prompt.rule),
        legal=view.legal,
        refused=_refused(state) if view.legal else [],
        page=games.page(view),
        scores=_scores(state) if state.actor == OVER else [],
        dump=b64encode(view.dump()).decode() if dump else "",
    )


def _refused(state: State) -> list[Refused]:
    """What the actor could try and may not, numbers with the same reason together."""
    groups: dict[str, Refused] = {}
    for number in state.candidates():
        verdict = state.verdict(number)
        if not verdict.ok:
            name = str(verdict)
            if name not in groups:
                groups[name] = Refused([], reason_of(verdict, state.game))
            groups[name].numbers.append(number)
    return list(groups.values())


def _scores(state: State) -> list[ScoreLine]:
    return [
        ScoreLine(score.total, dict(score.breakdown), score.tie_break, score.rank, score.outcome)
        for score in state.scores()
    ]


def happenings(events: Iterable[Event]) -> list[Happening]:
    """Events for animation."""
    return [Happening(event.kind, event.seat, event.args) for event in events]

"""A match joins a state, its record and a source of chance; seats draft, undo and commit.

A seat's decisions are a draft that only it sees until chance, another seat or an explicit `done` follows;
then the draft is stored and shown at once. With `confirm` a finished draft waits for `done`, so that a
decision that ends a turn can be undone, too.
"""

from __future__ import annotations

from collections.abc import Collection

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER, Game, State, View
from carrack.core.chance import Source, pick_weighted
from carrack.core.events import Event
from carrack.core.records import Reading, Record, new_record
from carrack.core.verdicts import NOT_YOUR_TURN, GameOver, Illegal, NotYourTurn, Verdict, malformed


class Match:
    """One game being played. `state` is what is stored and everybody's; drafts are apart."""

    def __init__(
        self, state: State, record: Record, source: Source, confirm: bool = False, begun: bool = False
    ) -> None:
        self.game: Game = state.game
        self.state = state
        self.record = record
        self.source = source
        self.confirm = confirm
        self.events: list[Event] = []
        """Everything that happened at this table, private parts included."""
        self.draft: list[int] = []
        self._draft_state: State | None = None
        self._draft_events: list[Event] = []
        if not begun:
            self._let_chance_act()

    # --- reading ----------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that is asked, its draft included; a finished draft still belongs to its seat."""
        return self.drafter if self.draft and self.is_complete else int(self._latest.actor)

    @property
    def drafter(self) -> int:
        """The seat whose turn to decide it is in the stored state."""
        return int(self.state.actor)

    @property
    def is_complete(self) -> bool:
        """Whether nothing more can be added to the draft."""
        return bool(self.draft) and self._latest.actor != self.state.actor

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    @property
    def _latest(self) -> State:
        return self._draft_state or self.state

    def state_for(self, seat: int | None) -> State:
        """The state a seat is looking at: the drafting seat sees its draft, everybody else what is stored."""
        return self._latest if seat is not None and seat == self.drafter else self.state

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.state_for(seat).view(seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it; the drafting seat's own draft included."""
        seen = [event.seen_by(seat) for event in self.events[since:]]
        if seat is not None and seat == self.drafter:
            seen += [event.seen_by(seat) for event in self._draft_events]
        return seen

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, seat: int, number: int) -> None:
        """A seat picks a number; refused, it changes nothing."""
        self.check_turn(seat)
        if self.is_complete:
            raise Illegal(Verdict("draft.complete"))
        trial = self._latest.copy()
        events: list[Event] = []
        trial.listen(events)
        trial.apply(number)
        trial.listen(None)
        self._draft_state = trial
        self._draft_events += events
        self.draft.append(number)
        if trial.actor != seat and not self.confirm:
            self._commit()

    def undo(self, seat: int) -> None:
        """Take the last number of the draft back."""
        self.check_turn(seat)
        if not self.draft:
            raise Illegal(Verdict("undo.nothing"))
        numbers = self.draft[:-1]
        self._drop_draft()
        for number in numbers:
            self.play(seat, number)

    def done(self, seat: int) -> None:
        """Store the draft as it is."""
        self.check_turn(seat)
        if not self.draft:
            raise Illegal(Verdict("done.nothing"))
        self._commit()

    def take_back(self, seat: int, consents: Collection[int]) -> None:
        """Go back before this seat's last stored decision; every other seat must have said yes.

        The lines stay in the record, struck; chance draws anew. `events` is told again from the start, so
        an index into it is no longer good.
        """
        if not 0 <= seat < self.record.seats:
            raise malformed("seat.unknown", seat=seat, seats=self.record.seats)
        missing = [other for other in range(self.record.seats) if other != seat and other not in consents]
        if missing:
            raise Illegal(Verdict("undo.needs-consent", {"seat": missing[0]}))
        standing = [entry for entry in self.record.entries if not entry.struck]
        last = max((i for i, entry in enumerate(standing) if entry.actor == seat), default=None)
        if last is None:
            raise Illegal(Verdict("undo.nothing"))
        self._drop_draft()
        for entry in standing[last:]:
            entry.struck = True
        self.record.result = None
        self.events.clear()
        self.state = self.game.new(self.record.seats, **self.record.options)
        self.state.listen(self.events)
        for number in self.record.numbers():
            self.state.apply(number)
        self.state.listen(None)

    def check_turn(self, seat: int) -> None:
        """Raise the right refusal unless it is this seat's turn."""
        if self.is_over:
            raise GameOver(Verdict("game.over", family=GameOver.family))
        if seat != self.drafter:
            raise NotYourTurn(Verdict("turn.not-yours", {"seat": self.drafter}, family=NOT_YOUR_TURN))

    def _drop_draft(self) -> None:
        self.draft = []
        self._draft_state = None
        self._draft_events = []

    def _commit(self) -> None:
        seat = self.drafter
        for number in self.draft:
            self.record.add(seat, [number])
        self.state = self._latest
        self.events += self._draft_events
        self._drop_draft()
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        row = vec[i64]([0] * int(self.game.numbers))
        weights = vec[i64]([0] * int(self.game.numbers))
        drawn: list[int] = []
        self.state.listen(self.events)
        while self.state.actor == CHANCE:
            n = self.state.legal_into(row)
            self.state.weights_into(weights)
            number = int(row[pick_weighted(weights, n, self.source)])
            self.state.apply(number)
            drawn.append(number)
        self.state.listen(None)
        if drawn:
            self.record.add(CHANCE, drawn)
        if self.is_over:
            self.record.result = [score.total for score in self.state.scores()]


def new_match(
    game: Game,
    seats: int,
    source: Source,
    players: list[str] | None = None,
    confirm: bool = False,
    **options: str,
) -> Match:
    """A fresh match; chance has dealt when it returns."""
    state = game.new(seats, **options)
    record = new_record(game, seats, game.check_options(options), players or [])
    return Match(state, record, source, confirm)


def resume(reading: Reading, source: Source, confirm: bool = False) -> Match:
    """Go on where a record ends."""
    match = Match(reading.state, reading.record, source, confirm, begun=True)
    replay = reading.game.new(reading.record.seats, **reading.record.options)
    replay.listen(match.events)
    for number in reading.record.numbers():
        replay.apply(number)
    match._let_chance_act()
    return match

"""A match joins a state, its record and a source of chance; seats draft, undo and commit.

A seat's decisions are a draft that only it sees until chance, another seat or an explicit `done` follows;
then the draft is stored and shown at once. With `confirm` a finished draft waits for `done`, so that a
decision that ends a turn can be undone, too.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER, Game, State, View
from carrack.core.chance import Source, pick_weighted
from carrack.core.draft import Draft
from carrack.core.events import Event
from carrack.core.records import Entry, Reading, Record, new_record
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
        self._drop_draft()
        if not begun:
            self._let_chance_act()

    # --- reading ----------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat that is asked: its draft belongs to it until it is stored."""
        return int(self.state.actor)

    @property
    def draft(self) -> list[int]:
        """The numbers that wait to be stored."""
        return self._draft.numbers

    @property
    def is_complete(self) -> bool:
        """Return whether there is a draft to which nothing more can be added."""
        return bool(self.draft) and self._draft.is_complete

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    def state_for(self, seat: int | None) -> State:
        """Return the state a seat is looking at: the drafting seat sees its draft, everybody else what is
        stored."""
        return self._draft.shown if seat is not None and seat == self.actor else self.state

    def view(self, seat: int | None) -> View:
        """Return what a seat may know now."""
        return self.state_for(seat).view(seat)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what happened, as this seat may know it; the drafting seat's own draft included."""
        seen = [event.seen_by(seat) for event in self.events[since:]]
        if seat is not None and seat == self.actor:
            seen += [event.seen_by(seat) for event in self._draft.events]
        return seen

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, seat: int, number: int) -> None:
        """Let a seat pick a number; if it is refused, nothing changes."""
        self.check_turn(seat)
        self._draft.add(number)
        if self.is_complete and not self.confirm:
            self.store(self._draft)

    def undo(self, seat: int) -> None:
        """Take the last number of the draft back."""
        self.check_turn(seat)
        if not self.draft:
            raise Illegal(Verdict("undo.nothing"))
        numbers = self.draft[:-1]
        self._drop_draft()
        for number in numbers:
            self.play(seat, number)

    def redraft(self, seat: int, numbers: list[int]) -> Draft:
        """Make these numbers the draft and return it; what it shares with the last one is not played again.

        Where a number is refused, those before it stay as the draft.
        """
        self.check_turn(seat)
        if self.draft != numbers[: len(self.draft)]:
            self._drop_draft()
        for number in numbers[len(self.draft) :]:
            self._draft.add(number)
        return self._draft

    def done(self, seat: int) -> None:
        """Store the draft as it is."""
        self.check_turn(seat)
        self.store(self._draft)

    def store(self, draft: Draft) -> None:
        """Store a draft that began at `state`; then chance acts."""
        if not draft.numbers:
            raise Illegal(Verdict("done.nothing"))
        for number in draft.numbers:
            self.record.add(draft.seat, [number])
        self.state = draft.outcome
        self.events += draft.events + draft.revealed
        self._let_chance_act()

    def follow(self, entries: Sequence[Entry]) -> None:
        """Carry out what was stored elsewhere, chance's draws included; `source` must follow, too."""
        self.state = self.state.copy()
        self.state.listen(self.events)
        for entry in entries:
            self.record.entries.append(entry)
            for number in entry.numbers:
                self.state.apply(number)
        self.state.listen(None)
        self._drop_draft()
        if self.is_over:
            self.record.result = [score.total for score in self.state.scores()]

    def take_back(self, seat: int, consents: Collection[int], chosen: bool = False) -> None:
        """Go back before this seat's last stored decision; every other seat must have said yes.

        `chosen`: before its last turn with a choice in it, all it picked since anybody else or chance acted.

        The lines stay in the record, struck; chance draws anew. `events` is told again from the start, so
        an index into it is no longer good.
        """
        if not 0 <= seat < self.record.seats:
            raise malformed("seat.unknown", seat=seat, seats=self.record.seats)
        missing = [other for other in range(self.record.seats) if other != seat and other not in consents]
        if missing:
            raise Illegal(Verdict("undo.needs-consent", {"seat": missing[0]}))
        last = self._last_decision(seat, chosen)
        if last is None:
            raise Illegal(Verdict("undo.nothing"))
        standing = [entry for entry in self.record.entries if not entry.struck]
        for entry in standing[last:]:
            entry.struck = True
        self.record.result = None
        self.events.clear()
        self.state = self.game.new(self.record.seats, **self.record.options)
        self.state.listen(self.events)
        for number in self.record.numbers():
            self.state.apply(number)
        self.state.listen(None)
        self._drop_draft()

    def can_take_back(self, seat: int) -> bool:
        """Return whether this seat has chosen anything."""
        return self._last_decision(seat, chosen=True) is not None

    def _last_decision(self, seat: int, chosen: bool) -> int | None:
        """Return where it begins among the standing entries."""
        state = self.game.new(self.record.seats, **self.record.options)
        last = turn = None
        for place, entry in enumerate(entry for entry in self.record.entries if not entry.struck):
            if entry.actor != seat:
                turn = None
            elif turn is None or not chosen:
                turn = place
            for number in entry.numbers:
                if entry.actor == seat and not (chosen and len(state.legal()) == 1):
                    last = turn
                state.apply(number)
        return last

    def check_turn(self, seat: int) -> None:
        """Raise the right refusal unless it is this seat's turn."""
        if self.is_over:
            raise GameOver(Verdict("game.over", family=GameOver.family))
        if seat != self.actor:
            raise NotYourTurn(Verdict("turn.not-yours", {"seat": self.actor}, family=NOT_YOUR_TURN))

    def _drop_draft(self) -> None:
        self._draft = Draft(self.state, self.actor)

    def _let_chance_act(self) -> None:
        row = vec[i64]([0] * int(self.game.action_count))
        weights = vec[i64]([0] * int(self.game.action_count))
        drawn: list[int] = []
        self.state.listen(self.events)
        while self.state.actor == CHANCE:
            n = self.state.legal_into(row)
            self.state.weights_into(weights)
            number = int(row[pick_weighted(weights, n, self.source)])
            self.state.apply(number)
            drawn.append(number)
        self.state.listen(None)
        self._drop_draft()
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
    """Return a fresh match; chance has dealt when it returns."""
    state = game.new(seats, **options)
    record = new_record(game, seats, game.check_options(options, seats), players or [])
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

"""Events: what happened, as values; the log and the animations are made from these."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
HIDDEN: Final = "-hidden"


class Event:
    """One thing that happened: what kind, at which seat, with which parameters.

    The parameters named in `secret` are for the seat itself only; everybody else gets the event as
    `kind-hidden`, without them.
    """

    def __init__(
        self, kind: str, seat: int = NOBODY, args: dict[str, int] | None = None, secret: str = ""
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args: dict[str, int] = {} if args is None else args
        self.secret = secret

    def seen_by(self, seat: int | None) -> Event:
        """Return this event as that seat (None: an onlooker) may see it."""
        if not self.secret or seat == self.seat:
            return self
        shown = {name: value for name, value in self.args.items() if name != self.secret}
        return Event(self.kind + HIDDEN, self.seat, shown)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.seat, self.args, self.secret) == (
            other.kind,
            other.seat,
            other.args,
            other.secret,
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args!r}, {self.secret!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.args, self.secret)

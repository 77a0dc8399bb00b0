"""Standing orders: what a seat wants answered without being asked.

A game declares the kinds it has in its `standing_orders.py`. An order is about something (this card, this
year, the whole game) and is void as soon as that is over. It may be given at any time, so it is also the
answer ahead of one's turn: what it is about cannot change under it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from carrack.core.api import View
from carrack.core.verdicts import OK, Verdict

Until = Literal["card", "phase", "year", "game"]


@dataclass(frozen=True)
class Limits:
    """The amounts that an order can name."""

    least: int
    most: int


def no_objection(_view: View, _amount: int) -> Verdict:
    """Return an order that can always be given."""
    return OK


@dataclass(frozen=True)
class OrderKind:
    """A kind of order. Everything it goes by is the view of the seat that gives it."""

    name: str
    """Said by the message `order-<name>`."""
    slot: str
    """The slot of the order: only one of each slot stands."""
    until: Until
    """When it is over, for people."""
    about: Callable[[View], str]
    """What it would be about now: another text, and it is over; none, and it cannot be given."""
    answer: Callable[[View, int], int | None]
    """The number it picks when the seat is asked; None: the seat must be asked itself."""
    limits: Callable[[View], Limits] | None = None
    """For an order that names an amount."""
    refusal: Callable[[View, int], Verdict] = no_objection
    """Why it may not be given now with this amount."""

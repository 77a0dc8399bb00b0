"""Places: one name for every thing that is drawn, so that a choice, a hint or a flight can point at it.

A place is `kind[:name][@seat][/nth]`: `deck`, `square:x24`, `purse@0`, `hand:gems-2@1`, and for the second
of two equal cards `hand:gems-2@1/2`. A card that the viewer may not know has no name: `hand@2`. Names are
those of the notation.

A choice names its places as patterns, since they may depend on the question: `{me}` is the asked seat, other
names are the game's own (`{row}:gems-2@{me}`, where `row` is the row that the question is about).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct, field

from carrack.core.actions import Choice
from carrack.core.api import Game, State, View
from carrack.core.events import Event

ME: Final = "me"


class Move(Struct, frozen=True, array_like=True):
    """Something that went from one place to another, as one pair of eyes saw it.

    It travels as an array: a message may tell many of them.
    """

    what: str
    """The kind and name of the piece (`card:gems-2`); only its kind where the viewer may not know more."""
    source: str = field(name="from")
    to: str
    count: int = 1


class Remark(NamedTuple):
    """Words beside an answer in the terminal."""

    words: str
    stays: bool = False
    """Whether it leaves everything where it is: it then has the key of passing."""
    warns: bool = False
    """Whether it is a warning."""
    extra: bool = False
    """Whether it can be picked at any time and is no answer to the question itself."""
    proposed: bool = False
    """Whether Enter takes it: most people would go no further."""
    about: str = ""
    """What the thing does that it is about: told where it is selected."""


class Piece(NamedTuple):
    """A kind of place: it is explained by the messages `piece-<kind>` and `piece-<kind>-about`."""

    kind: str
    rule: str
    """The paragraph that explains it."""


def _nowhere(game: Game, choice: Choice) -> Sequence[str]:
    return ()


def _no_names(view: View) -> Mapping[str, str]:
    return {}


def _nothing(view: View) -> Iterable[str]:
    return ()


def _still(game: Game, events: Iterable[Event]) -> Sequence[Move]:
    return ()


def _uncounted(state: State, seat: int) -> Mapping[str, int]:
    return {}


def _nothing_befalls(events: Iterable[Event], seat: int) -> Mapping[str, int | None]:
    return {}


class Places(NamedTuple):
    """A game's statement about its places (`PLACES` in the game's `showing/places.py`)."""

    at: Callable[[Game, Choice], Sequence[str]] = _nowhere
    """Patterns of the places of a choice, the first to the last; none: the choice is a button."""
    names: Callable[[View], Mapping[str, str]] = _no_names
    """What the names in patterns mean for the question of this view; `me` is added."""
    drawn: Callable[[View], Iterable[str]] = _nothing
    """The places that a table shows of this view, for a game whose page does not name them yet."""
    moves: Callable[[Game, Iterable[Event]], Sequence[Move]] = _still
    """Where pieces went in events as they were seen; nothing that their arguments do not tell."""
    figures: Callable[[State, int], Mapping[str, int]] = _uncounted
    """What a seat has, counted: the messages `figure-<name>` say it. An answer brings the difference."""
    befell: Callable[[Iterable[Event], int], Mapping[str, int | None]] = _nothing_befalls
    """How these events changed a seat's figures by themselves, whatever it had answered; None: the events do
    not say how much of the change, and nothing is told of it."""
    rising: frozenset[str] = frozenset()
    """The figures of which only a gain is told: a ship that is home again has lost no leagues."""
    pieces: Sequence[Piece] = ()
    """Every kind of place, with the paragraph that explains it."""


def place(kind: str, name: str = "", seat: int | None = None) -> str:
    """Return the name of a place.

    >>> place("hand", "gems-2", 1), place("deck"), place("purse", seat=0)
    ('hand:gems-2@1', 'deck', 'purse@0')
    """
    named = f"{kind}:{name}" if name else kind
    return named if seat is None else f"{named}@{seat}"


def kind_of(name: str) -> str:
    """Return the kind of a place or pattern.

    >>> kind_of("hand:gems-2@1/2"), kind_of("purse@0"), kind_of("deck")
    ('hand', 'purse', 'deck')
    """
    for mark in ":@/":
        name = name.partition(mark)[0]
    return name


class Numbering:
    """Tells equal pieces apart: the second of a kind at one place gets `/2`."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def __call__(self, name: str) -> str:
        self._seen[name] += 1
        return name if self._seen[name] == 1 else f"{name}/{self._seen[name]}"


def resolved(pattern: str, names: Mapping[str, str]) -> str:
    """Return the place that a pattern means for one question."""
    return pattern.format_map(names)


def named(view: View, places: Places) -> dict[str, str]:
    """Return the meaning of all names in patterns for the question of a view."""
    return {ME: str(int(view.actor)), **places.names(view)}


def places_in(value: object) -> Iterator[str]:
    """Yield the `place` of every struct inside a page."""
    if isinstance(value, Struct):
        own = getattr(value, "place", None)
        if isinstance(own, str) and own:
            yield own
        for name in value.__struct_fields__:
            yield from places_in(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from places_in(item)

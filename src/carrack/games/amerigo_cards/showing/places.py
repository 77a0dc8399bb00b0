"""The places of the table: where the cards of a choice lie, and where cards go when something happens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from carrack.core.actions import Choice
from carrack.core.api import Game, State, View
from carrack.core.events import HIDDEN, Event
from carrack.core.places import Move, Piece, Places, place
from carrack.games.amerigo_cards.choices import card_name
from carrack.games.amerigo_cards.game import CardsState, CardsView
from carrack.games.amerigo_cards.layout import AWARD, COMPENSATION

ROWS: Final = {
    "sail-out": "hand",
    "sail-home": "hand",
    "exhibit": "hand",
    "keep": "exhibition",
    "turn-over": "{row}",
}
"""By family: the row of cards that a choice takes its card from."""
ROW_OF_PHASE: Final = {AWARD: "journey", COMPENSATION: "hand"}
PIECES: Final = (
    Piece("seat", "turn.1"),
    Piece("purse", "winner.1"),
    Piece("hand", "cards.2"),
    Piece("exhibition", "exhibit.2"),
    Piece("journey", "sail.3"),
    Piece("ship", "turn.2"),
    Piece("lot", "exhibit.3"),
    Piece("stall", "prices.1"),
    Piece("league", "awards.1"),
    Piece("award", "awards.1"),
    Piece("deck", "deck.1"),
    Piece("discards", "deck.1"),
    Piece("staying", "sell.8"),
    Piece("turned", "sell.10"),
)
_COMES: Final = {"dealt": "deck", "drew": "deck"}
_LEAVES_HAND: Final = {"sailed-out": "journey", "sailed-home": "journey", "exhibited": "exhibition"}
_BEFORE: Final = {"came-home": "journey", "sold": "exhibition", "sale-begins": "exhibition", "showed": "hand"}
"""After such an event cards are discarded or turned over from this row."""
_UNTOLD: Final = {"discarded": "exhibition", "turned-over": "journey"}
"""Where the cards of a first event lay: a sale that goes on discards first, an award turns over first."""


def _at(game: Game, choice: Choice) -> Sequence[str]:
    row = ROWS.get(choice.family)
    return () if row is None else (f"{row}:{card_name(choice.args['card'])}@{{me}}",)


def _names(view: View) -> Mapping[str, str]:
    assert isinstance(view, CardsView)
    return {"row": ROW_OF_PHASE.get(int(view.table.phase), "exhibition")}


def _moves(game: Game, events: Iterable[Event]) -> list[Move]:
    found: list[Move] = []
    row = ""
    for event in events:
        kind, seat = event.kind.removesuffix(HIDDEN), event.seat
        row = _BEFORE.get(kind, row or _UNTOLD.get(kind, ""))
        if kind == "reshuffled":
            found.append(Move("card", "discards", "deck", event.args["count"]))
        elif kind in ("sailed-out-doubloon", "sailed-home-doubloon"):
            found.append(Move("doubloon", place("purse", seat=seat), place("ship", seat=seat)))
        else:
            name = card_name(event.args["card"]) if "card" in event.args else ""
            ends = _ends(kind, seat, name, row)
            if ends:
                found.append(Move(place("card", name), *ends))
    return found


def _ends(kind: str, seat: int, name: str, row: str) -> tuple[str, str] | None:
    """Return where a card of this name came from, and where it went; None where no card moved."""
    if kind in _COMES:
        return _COMES[kind], place("hand", name, seat)
    if kind in _LEAVES_HAND:
        return place("hand", name, seat), place(_LEAVES_HAND[kind], name, seat)
    source = place(row, name, seat)
    if kind == "turned-over":
        return source, place("purse", seat=seat)
    return (source, "discards") if kind == "discarded" else None


def _figures(state: State, seat: int) -> Mapping[str, int]:
    assert isinstance(state, CardsState)
    table = state.table
    return {
        "doubloons": int(table.doubloons(seat)),
        "hand": int(table.hand_size(seat)),
        "distance": int(table.distance(seat)),
    }


PLACES: Final = Places(
    _at, _names, moves=_moves, figures=_figures, rising=frozenset({"distance"}), pieces=PIECES
)

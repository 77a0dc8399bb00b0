"""The places of the table: where the pieces of a choice lie, and where pieces go when something happens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from carrack.core.actions import Choice
from carrack.core.api import Game, State, View
from carrack.core.events import HIDDEN, Event
from carrack.core.places import Move, Piece, Places, place
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.position import PizarroState, PizarroView
from carrack.games.pizarro.questions.gold import worth
from carrack.games.pizarro.scoring import explorer_points

PIECES: Final = (
    Piece("seat", "goal.1"),
    Piece("hand", "gold.2"),
    Piece("paid", "payment.1"),
    Piece("voyage", "explorers.4"),
    Piece("space", "explorers.4"),
    Piece("ship", "ships.1"),
    Piece("magellan", "magellan.1"),
    Piece("offer", "auction.1"),
    Piece("stack", "explorers.1"),
    Piece("points", "goal.1"),
    Piece("veto", "veto.1"),
    Piece("fleet", "setup.3"),
    Piece("gavel", "setup.7"),
    Piece("supply", "gold.4"),
    Piece("discards", "gold.5"),
    Piece("turned", "pizarro.2"),
)
_AT: Final = {
    "pay": "hand:{value}@{{me}}",
    "swap": "hand:{value}@{{me}}",
    "under": "{{row}}:{value}@{{me}}",
    "ship": "magellan:{ship}@{{me}}",
    "from-left": "ship:da-gama-{{before}}-left@{{me}}",
    "from-right": "ship:da-gama-{{before}}-right@{{me}}",
    "left": "space:da-gama-{{space}}-left",
    "right": "space:da-gama-{{space}}-right",
}
_FROM_HAND: Final = {"paid": "paid", "lost": "discards", "swapped": "discards"}


def _at(game: Game, choice: Choice) -> Sequence[str]:
    pattern = _AT.get(choice.family)
    return () if pattern is None else (pattern.format_map(choice.args),)


def _names(view: View) -> Mapping[str, str]:
    assert isinstance(view, PizarroView)
    table = view.table
    from_paid = table.phase == at.PUT_UNDER and table.parts.is_b(at.MAGELLAN)
    year = int(table.year)
    return {"row": "paid" if from_paid else "hand", "space": str(year + 1), "before": str(year)}


def _moves(game: Game, events: Iterable[Event]) -> list[Move]:
    found: list[Move] = []
    for event in events:
        kind, seat, args = event.kind.removesuffix(HIDDEN), event.seat, event.args
        value = args.get("card", args.get("value", 0))
        name = str(value) if value else ""
        gold = place("gold", name)
        if kind == "drew":
            found.append(Move(gold, "supply", place("hand", name, seat)))
        elif kind == "turned-up":
            found.append(Move(gold, "supply", "turned"))
        elif kind in _FROM_HAND:
            to = _FROM_HAND[kind]
            source = place("hand", name, seat)
            found.append(Move(gold, source, place(to, name, seat) if to == "paid" else to))
        elif kind == "put-under":
            found.append(Move(gold, place("hand", name, seat), place("voyage", "magellan")))
        elif kind == "shuffled":
            found.append(Move("gold", "discards", "supply"))
        elif kind == "sailed":
            found.append(_sailed(seat, args))
    return found


def _sailed(seat: int, args: Mapping[str, int]) -> Move:
    explorer, space = at.EXPLORER_NAMES[args["explorer"]], args["space"]
    start = place("space", f"{explorer}-{space - 1}") if space > 1 else place("fleet", seat=seat)
    return Move(place("ship", seat=seat), start, place("space", f"{explorer}-{space}"))


def _figures(state: State, seat: int) -> Mapping[str, int]:
    assert isinstance(state, PizarroState)
    table = state.table
    return {
        "gold": int(worth(table.player[seat].hand)),
        "cards": int(table.player[seat].hand_size),
        "points": sum(int(explorer_points(table, seat, explorer)) for explorer in range(at.EXPLORERS)),
    }


PLACES: Final = Places(_at, _names, moves=_moves, figures=_figures, pieces=PIECES)

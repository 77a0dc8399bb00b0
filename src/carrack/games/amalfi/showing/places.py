"""The places of the table: docks, cards, holds and packs that a choice points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from carrack.core.actions import Choice
from carrack.core.api import Game, State
from carrack.core.events import Event
from carrack.core.places import Move, Piece, Places, place
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.game import Amalfi, AmalfiState
from carrack.games.amalfi.language import RESOURCE_NAMES
from carrack.games.amalfi.layout import FEED_NOW, RIVAL_NAMES
from carrack.games.amalfi.questions.feeding import PAID
from carrack.games.amalfi.stack import top

PIECES: Final = (
    Piece("seat", "turn.2"),
    Piece("dock", "nav.1"),
    Piece("tile", "discover.1"),
    Piece("artwork", "acquire.1"),
    Piece("character", "invite.1"),
    Piece("hold", "nav.6"),
    Piece("bay", "nav.1"),
    Piece("port", "pay.3"),
    Piece("yard", "build.1"),
    Piece("granary", "board.4"),
    Piece("decree", "decree.1"),
    Piece("title", "title.1"),
    Piece("pack", "hands.1"),
    Piece("rival", "solo.1"),
)
_DOCKS: Final = ("navigate", "erect", "undock", "beam")
_CARDS: Final = ("invite", "engage", "discard", "straighten", "take")


def _at(game: Game, choice: Choice) -> Sequence[str]:
    assert isinstance(game, Amalfi)
    family, args, names = choice.family, choice.args, game.names
    if family in _DOCKS:
        return (place("dock", names.destinations[args["destination"]]),)
    if family in _CARDS:
        return (place("character", names.characters[args["character"]]),)
    match family:
        case "discover":
            return (place("tile", names.destinations[args["destination"]]),)
        case "acquire":
            return (place("artwork", names.artworks[args["artwork"]]),)
        case "unload" | "send":
            return (f"hold:{RESOURCE_NAMES[args['hold']]}@{{me}}",)
        case "supply":
            return ("bay@{me}",)
        case "pack":
            return (place("pack", names.packs[args["pack"]]),)
        case "rival":
            return (place("rival", RIVAL_NAMES[args["rival"]]),)
    return ()


def _moves(game: Game, events: Iterable[Event]) -> list[Move]:
    """Ships between bay, docks, holds and port; cards to their new owners; lighthouses to their slots."""
    assert isinstance(game, Amalfi)
    return [move for event in events if (move := _move(game.names, event)) is not None]


def _move(names: Names, event: Event) -> Move | None:
    seat, args = event.seat, event.args
    match event.kind:
        case "navigated":
            return Move("ship", place("bay", seat=seat), _dock(names, args))
        case "undocked":
            return Move("ship", _dock(names, args), place("bay", seat=seat))
        case "sent" | "lighthouse-sent":
            return Move("ship", place("bay", seat=seat), _hold(args, seat))
        case "paid-unload" | "unloaded":
            return Move("ship", _hold(args, seat), place("bay", seat=seat))
        case "paid-supply" | "supplied":
            return Move("ship", place("bay", seat=seat), place("port", seat=seat))
        case "recalled":
            return Move("ship", place("port", seat=seat), place("bay", seat=seat), args["count"])
        case "launched":
            return Move("ship", place("yard", seat=seat), place("port", seat=seat))
        case "erected":
            return Move("lighthouse", place("granary", seat=seat), _dock(names, args))
        case "rival-ship" | "rival-lighthouse":
            what = event.kind.removeprefix("rival-")
            return Move(what, place("rival", RIVAL_NAMES[args["rival"]]), _dock(names, args))
        case "acquired":
            name = names.artworks[args["artwork"]]
            return Move(f"artwork:{name}", place("artwork", name), place("seat", seat=seat))
        case "discovered":
            name = names.destinations[args["destination"]]
            return Move(f"tile:{name}", place("tile", name), _dock(names, args))
        case "took" if "character" in args:
            name = names.characters[args["character"]]
            return Move(f"character:{name}", place("character", name), place("character", name))
    return None


def _dock(names: Names, args: Mapping[str, int]) -> str:
    return place("dock", names.destinations[args["destination"]])


def _hold(args: Mapping[str, int], seat: int) -> str:
    return place("hold", RESOURCE_NAMES[args["hold"]], seat)


def _figures(state: State, seat: int) -> Mapping[str, int]:
    assert isinstance(state, AmalfiState)
    table = state.table
    player = table.player[seat]
    # What the crews have had already is told when they are fed.
    eaten = top(table, PAID) if table.phase == FEED_NOW and table.actor == seat else 0
    return {
        "points": int(player.points()),
        "bread": int(player.bread + eaten),
        "bay": int(player.bay),
        "holds": sum(int(ships) for ships in player.holds),
        "hand": int(player.hand),
    }


def _befell(events: Iterable[Event], seat: int) -> Mapping[str, int | None]:
    """Feeding, and all that follows it: decrees, the end of the game, ships that come home."""
    changes: Counter[str] = Counter()
    home: dict[str, None] = {}
    passed = fed = False
    for event in events:
        passed = passed or event.kind == "passed"
        fed = fed or event.kind == "fed"
        if event.kind == "period":
            home["bay"] = None
        if not fed or event.seat != seat:
            continue
        match event.kind:
            case "fed":
                changes["bread"] -= event.args["count"]
            case "hungry" if passed:
                # Whoever is asked about feeding decides to be hungry; whoever passes does not.
                changes["points"] -= event.args["points"]
            case "decree-scored":
                changes["points"] += event.args["count"]
            case "end-game":
                changes["points"] += event.args["points"]
    return {**changes, **home}


PLACES: Final = Places(_at, moves=_moves, figures=_figures, befell=_befell, pieces=PIECES)

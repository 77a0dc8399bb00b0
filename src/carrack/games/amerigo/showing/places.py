"""The places of the table: squares, frame spaces, ships, tiles, tokens and tracks that a choice points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from carrack.core.actions import Choice
from carrack.core.api import Game, State, View
from carrack.core.events import Event
from carrack.core.places import Move, Piece, Places, place
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import production_name, square_name, tile_name
from carrack.games.amerigo.game import AmerigoState, AmerigoView
from carrack.games.amerigo.questions.advance import track_of
from carrack.games.amerigo.questions.posts import post_space_here
from carrack.games.amerigo.questions.special import colour_under_disc
from carrack.games.amerigo.tokens import TOKEN_NAMES

PIECES: Final = (
    Piece("square", "map.1"),
    Piece("frame", "blue.1"),
    Piece("island", "complete.1"),
    Piece("ship", "blue.1"),
    Piece("bin", "phase.7"),
    Piece("tile", "red.1"),
    Piece("plan", "red.1"),
    Piece("token", "brown.3"),
    Piece("production", "yellow.1"),
    Piece("track", "black.1"),
    Piece("chest", "chest.1"),
    Piece("seat", "phase.7"),
)
_AT: Final = {
    "act": ("bin", "colour", at.COLOUR_NAMES, ""),
    "use": ("token", "token", TOKEN_NAMES, "@{me}"),
    "take": ("token", "token", TOKEN_NAMES, ""),
}


def _at(game: Game, choice: Choice) -> Sequence[str]:
    family, args = choice.family, choice.args
    if family in _AT:
        kind, arg, names, owner = _AT[family]
        return (f"{kind}:{names[args[arg]]}{owner}",)
    match family:
        case "chest":
            return ("chest@{me}",)
        case "advance":
            return (f"{{to{args['count']}}}",)
        case "plan":
            return (place("tile", tile_name(args["tile"])),)
        case "build":
            return (f"plan:{tile_name(args['tile'])}@{{me}}",)
        case "buy":
            return (place("production", production_name(args["kind"])),)
        case "ship":
            return (f"ship:{args['ship']}@{{me}}",)
        case "special":
            return ("{under}",)
        case "establish":
            return ("{post}",)
        case "to-frame":
            return (place("frame", str(args["frame"] + 1)),)
        case "to-square" | "lay":
            return (place("square", square_name(args["square"])),)
    return ()


def _names(view: View) -> Mapping[str, str]:
    assert isinstance(view, AmerigoView)
    table = view.table
    if table.phase == at.CHOOSING:
        return {"under": place("bin", at.COLOUR_NAMES[int(colour_under_disc(table, table.actor))])}
    if table.phase == at.POSTING:
        here = post_space_here(table, table.actor, table.player[table.actor].ship(table.ship))
        return {"post": place("square", square_name(int(here)))}
    if table.phase == at.ADVANCING:
        track = track_of(table)
        start = int(track.space(table.player[table.actor]))
        return {
            f"to{steps}": place("track", f"{track.name}-{start + steps}")
            for steps in range(int(track.steps_left(table)) + 1)
        }
    return {}


def _moves(game: Game, events: Iterable[Event]) -> list[Move]:
    """Tokens and tiles go from the supply to their new owners, tiles and posts from there to the map."""
    found: list[Move] = []
    for event in events:
        seat, args = event.seat, event.args
        match event.kind:
            case "took-token":
                name = TOKEN_NAMES[args["token"]]
                found.append(Move(f"token:{name}", place("token", name), place("token", name, seat)))
            case "bought":
                name = production_name(args["kind"])
                found.append(Move(f"production:{name}", place("production", name), place("seat", seat=seat)))
            case "planned":
                name = tile_name(args["tile"])
                found.append(Move(f"tile:{name}", place("tile", name), place("plan", name, seat)))
            case "built":
                name, square = tile_name(args["tile"]), square_name(args["square"])
                found.append(Move(f"tile:{name}", place("plan", name, seat), place("square", square)))
            case "post":
                square = square_name(args["square"])
                found.append(Move("post", place("seat", seat=seat), place("square", square)))
    return found


def _figures(state: State, seat: int) -> Mapping[str, int]:
    assert isinstance(state, AmerigoState)
    table = state.table
    return {
        "points": int(table.player[seat].points),
        "gold": int(table.player[seat].gold),
        "cannons": int(table.player[seat].cannons),
    }


def _befell(events: Iterable[Event], seat: int) -> Mapping[str, int | None]:
    """Return what the pirates' attack at the end of a round, and all after it, changed for a seat."""
    changes: Counter[str] = Counter()
    attacked = False
    for event in events:
        attacked = attacked or event.kind in ("plundered", "fought-off")
        if not attacked or event.seat != seat:
            continue
        match event.kind:
            case "plundered":
                changes["points"] -= event.args["points"]
                changes["cannons"] -= event.args["cannons"]
            case "fought-off":
                changes["cannons"] -= event.args["strength"]
            case "gold":
                changes["gold"] += event.args["gold"]
            case "overflow":
                changes["gold"] -= event.args["points"]
                changes["points"] += event.args["points"]
    return changes


PLACES: Final = Places(_at, _names, moves=_moves, figures=_figures, befell=_befell, pieces=PIECES)

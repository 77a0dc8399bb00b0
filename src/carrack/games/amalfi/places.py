"""The places of the table: docks, cards, holds and packs that a choice points at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from carrack.core.actions import Choice
from carrack.core.api import Game, State, View
from carrack.core.places import Piece, Places, place
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.game import Amalfi, AmalfiState, AmalfiView
from carrack.games.amalfi.language import RESOURCE_NAMES

PIECES: Final = (
    Piece("seat", "turn.2"),
    Piece("dock", "nav.1"),
    Piece("tile", "discover.1"),
    Piece("artwork", "acquire.1"),
    Piece("character", "invite.1"),
    Piece("hold", "nav.6"),
    Piece("bay", "nav.1"),
    Piece("pack", "hands.1"),
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
    return ()


def _drawn(view: View) -> Iterator[str]:
    assert isinstance(view, AmalfiView)
    assert isinstance(view.game, Amalfi)
    table, names = view.table, view.game.names
    yield from (place("dock", name) for name in names.destinations[: at.FIRST_EVOLVING])
    for row in range(at.EVOLVING):
        yield place("dock", names.destinations[int(table.evolving(row))])
    for tile in range(at.TILES):
        where, name = int(table.tile_at[tile]), names.destinations[at.FIRST_TILE + tile]
        if where == at.IN_ROW:
            yield place("tile", name)
        elif where >= at.OWNED:
            yield place("dock", name)
    for card in range(at.ARTWORKS):
        if table.art_at[card] == at.IN_ROW or table.art_at[card] >= at.OWNED:
            yield place("artwork", names.artworks[card])
    for card in range(at.CHARACTERS):
        where = int(table.char_at[card])
        if where == at.IN_ROW or at.HELD <= where <= at.DEALT:
            yield place("character", names.characters[card])
    taken = [int(player.pack) for player in table.player]
    if table.phase == at.PICK_PACK:
        yield from (place("pack", names.packs[pack]) for pack in range(at.PACKS) if pack not in taken)
    for seat in range(int(table.seats)):
        yield place("seat", seat=seat)
        yield place("bay", seat=seat)
        yield from (place("hold", name, seat) for name in RESOURCE_NAMES)


def _figures(state: State, seat: int) -> Mapping[str, int]:
    assert isinstance(state, AmalfiState)
    player = state.table.player[seat]
    return {
        "points": int(player.points()),
        "bread": int(player.bread),
        "bay": int(player.bay),
        "holds": sum(int(ships) for ships in player.holds),
        "hand": int(player.hand),
    }


PLACES: Final = Places(_at, drawn=_drawn, figures=_figures, pieces=PIECES)

"""The table of contents: what is asked, or happens, by `table.phase`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from carrack.core.question import Question
from carrack.games.amerigo import choices as pick
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.components.designs import TILES
from carrack.games.amerigo.components.tiles import TURNS
from carrack.games.amerigo.questions import (
    advance,
    building,
    end,
    map,
    next_round,
    phases,
    planning,
    posts,
    production,
    progress,
    setup,
    ships,
    tower,
)
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKENS

BY_PHASE: Final[dict[int, Question[Table]]] = {
    at.DRAW_TILE: map.DrawTile("tile", "map.5", pick.TILE, TILES, why.NOT_THIS_CHANCE),
    at.DRAW_TURN: map.DrawTurn("turn", "map.5", pick.TURN, TURNS, why.NOT_THIS_CHANCE),
    at.DRAW_MARKER: setup.DrawMarker(
        "marker", "round.1", pick.MARKER, at.MARKER_VALUES, at.MARKERS, why.MARKER_GONE
    ),
    at.DRAW_TOKEN: setup.DrawToken("token", "setup.7", pick.TOKEN, TOKENS, at.BAG, why.TOKEN_GONE),
    at.DRAW_PRODUCTION: setup.DrawProduction(
        "production", "setup.10", pick.PRODUCTION, at.KINDS, at.PRODUCTION_BAG, why.PRODUCTION_GONE
    ),
    at.DRAW_DISC: setup.DrawDisc("disc", "setup.11", pick.DISC, at.MOST_SEATS, why.NOT_THIS_CHANCE),
    at.DRAW_CUBES: tower.DrawCubes(
        "tray", "tower.3", pick.TRAY, at.COLOURS * pick.COUNTS, why.NOT_THIS_CHANCE
    ),
    at.CHOOSING: phases.Choose("choose", "phase.7"),
    at.PLACING: ships.PlaceShip("place-ship", "blue.1"),
    at.PICKING: ships.PickShip("pick-ship", "blue.9"),
    at.SAILING: ships.Sail("sail", "blue.3"),
    at.POSTING: posts.Post("post", "blue.11"),
    at.ADVANCING: advance.Advance("advance", "black.1"),
    at.TAKING: progress.TakeToken("take", "brown.3"),
    at.PLANNING: planning.Plan("plan", "red.1", pick.PLAN, at.SHAPES),
    at.BUILDING: building.Build("build", "green.1", pick.BUILD, at.SHAPES),
    at.LAYING: building.Lay("lay", "green.9"),
    at.BUYING: production.Buy("buy", "yellow.1", pick.BUY, at.KINDS),
    at.FINISHED: end.Finish("finished", "winner.1"),
    at.DRAWN: setup.Drawn("", ""),
    at.NEXT_DROP: phases.NextDrop("", ""),
    at.NEXT_COLOUR: tower.NextColour("", ""),
    at.NEXT_TURN: phases.NextTurn("", ""),
    at.ROUND_ENDS: next_round.RoundEnds("", ""),
}


def _in_order(found: dict[int, Question[Table]]) -> vec[Question[Table]]:
    row = vec[Question[Table]]()
    for phase in range(at.PHASES):
        row = append(row, found[phase])
    return row


QUESTIONS: Final[vec[Question[Table]]] = _in_order(BY_PHASE)

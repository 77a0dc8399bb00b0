"""Tiles on the map as pieces, and who completed an island: for pictures."""

from __future__ import annotations

from carrack.games.amerigo.game import AmerigoState
from carrack.games.amerigo.map.pieces import Piece, covered, pieces_on
from tests.games.amerigo.scene import Scene, at, play, tile_number


def test_a_tile_that_is_built_keeps_its_kind_its_square_its_turn_and_its_builder() -> None:
    scene = Scene().lying(green=5).posts(1, "c2").planned(1, "village-domino", "neutral-single")
    state = play(scene.state, "gold", "act green", "build village-domino", "lay c3 east")
    before = state.copy()
    play(state, "build neutral-single", "lay d2 north")
    assert pieces_on(state.table.pieces) == [
        Piece(1, tile_number("neutral-single"), at("d2"), 0),
        Piece(1, tile_number("village-domino"), at("c3"), 1),
    ]
    assert len(pieces_on(before.table.pieces)) == 1, "a copy keeps its own"
    state.check()


def test_pieces_outlive_being_stored() -> None:
    scene = Scene().lying(green=5).posts(0, "c2").planned(0, "village-l3")
    state = play(scene.state, "act green", "build village-l3", "lay d2 south")
    again = state.game.load_rows(2, state.rows())
    assert isinstance(again, AmerigoState)
    assert again.rows() == state.rows()
    assert [*again.table.pieces] == [*state.table.pieces]


def test_a_piece_covers_the_squares_of_its_turned_shape() -> None:
    shapes = Scene().lying(white=1).state.table.parts.shapes
    domino = tile_number("neutral-domino")
    assert covered(shapes, domino, at("b2"), 0) == [at("b2"), at("c2")]
    assert covered(shapes, domino, at("b2"), 1) == [at("b2"), at("b3")]


def test_who_completed_an_island_is_known() -> None:
    scene = Scene().lying(green=1).posts(0, "j4").planned(0, "village-single")
    state = play(scene.state, "act green", "build village-single")
    island = state.table.map().island_at[at("j4")]
    assert state.table.completed_by[island] == 1
    assert sum(int(seat) for seat in state.table.completed_by) == 1

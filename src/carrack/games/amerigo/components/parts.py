"""The component values for one number of seats, as the rules read them."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.shapes import Shapes
from carrack.games.amerigo.components.tiles import Tiles
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.tower import Tower


@final
class Parts:
    """The component values for one number of seats, as the rules read them; `parts_for` fills them in."""

    cubes: i64
    posts: i64
    cannon_track: i64
    gold_track: i64
    progress_track: i64
    special_track: i64
    progress_points: vec[i64]
    """Per step: points of the highest mark reached or passed."""
    progress_mark: vec[i64]
    """Per step: 1 where a mark is."""
    special_points: vec[i64]
    special_colour: vec[i64]
    """Per space: the colour of the action one may take there; white at the start."""
    multiplier: vec[i64]
    trade: vec[i64]
    """Points per number of posts, from 0 on."""
    neutrals: vec[i64]
    villages: vec[i64]
    neutral_points: vec[i64]
    """Per square, on a small and on a big island."""
    village_points: vec[i64]
    production: vec[i64]
    production_spaces: i64
    markers: vec[i64]
    discovery: i64
    completion: i64
    cubes_per_gold: i64
    cubes_per_gold_with_token: i64
    overrun_gold: i64
    chest_gold: i64
    ap_one_colour: i64
    ap_two_colours: i64
    extra_steps: i64
    stronger_pirates: i64
    victory_gold: i64
    gold_3: i64
    gold_5: i64
    post_gold: i64
    post_points: i64
    seven_points: i64

    def __init__(self, seats: i64, tower: Tower, shapes: Shapes, tiles: Tiles) -> None:
        self.seats: i64 = seats
        self.tiles: Tiles = tiles
        self.tower: Tower = tower
        self.shapes: Shapes = shapes
        self.blank_rows: vec[i64] = vec[i64]([0] * SIDE)
        """Copied wherever a map's worth of rows is needed."""
        self.blank_draws: vec[i64] = vec[i64]([0] * at.MOST_DRAWS)
        """Copied wherever chance's numbers are looked through."""

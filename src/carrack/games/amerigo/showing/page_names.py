"""Colours, goods and tiles by name, as the page has them."""

from __future__ import annotations

from typing import Final

from carrack.games.amerigo import layout as at
from carrack.games.amerigo.choices import tile_name
from carrack.games.amerigo.showing.page import Colour, Good

COLOURS: Final[tuple[Colour, ...]] = at.COLOUR_NAMES
GOODS: Final[tuple[Good, ...]] = at.GOOD_NAMES
TILES: Final = tuple(tile_name(tile) for tile in range(at.SHAPES))
REMEMBERED: Final = 4096
"""Parts of a page of each kind: made from their arguments alone, so equal parts are one object."""

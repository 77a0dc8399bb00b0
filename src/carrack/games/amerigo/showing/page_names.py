"""Colours and goods by name, as the page has them."""

from __future__ import annotations

from typing import Final, Literal

from carrack.games.amerigo import layout as at

Colour = Literal["blue", "black", "red", "brown", "green", "yellow", "white"]
Good = Literal["cotton", "tobacco", "sugar", "coconut", "coffee"]
COLOURS: Final[tuple[Colour, ...]] = at.COLOUR_NAMES
GOODS: Final[tuple[Good, ...]] = at.GOOD_NAMES

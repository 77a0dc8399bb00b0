"""Seats and options of a game on the command line: `--option NAME=VALUE`."""

from __future__ import annotations

from typing import Annotated

import typer

from carrack.core.api import Game

GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game's option.")
]


def rivals(game: Game, seats: int | None) -> int:
    """So many seats that bots can be compared: the fewest with an opponent if nothing is said."""
    return game.check_seats(max(2, game.facts.seats.start) if seats is None else seats)


def check_options(game: Game, given: list[str], seats: int) -> dict[str, str]:
    """All options of the game with a value each, or a clear refusal."""
    chosen: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        chosen[name.strip()] = value.strip()
    return game.check_options(chosen, seats)

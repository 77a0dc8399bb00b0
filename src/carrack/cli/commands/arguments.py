"""A game on the command line: its id, seats and options (`--option NAME=VALUE`), and their completion."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from carrack.bots.seat import TRACEBACK
from carrack.cli.files import read_text
from carrack.core.api import Game
from carrack.games import game as find_game
from carrack.games import ids


def complete_game(incomplete: str) -> list[str]:
    """Return the games that begin so, for the shell."""
    return [game_id for game_id in ids() if game_id.startswith(incomplete)]


def complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the options of the game that is named on the line, or of all games, for the shell."""
    named = [ctx.params.get("game"), *(ctx.params.get("what") or [])]
    games = [game_id for game_id in ids() if game_id in named] or ids()
    pairs = [
        f"{name}={value}"
        for game_id in games
        for name, values in find_game(game_id).facts.options.items()
        for value in values
    ]
    return [pair for pair in dict.fromkeys(pairs) if pair.startswith(incomplete)]


GameId = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game's id: see `carrack games`.", autocompletion=complete_game),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A game's option.", autocompletion=complete_option),
]


def tell_all(asked: bool) -> bool:
    """Let a bot's error be told with every frame, by worker processes as well."""
    if asked:
        os.environ[TRACEBACK] = "1"
    return asked


FullErrors = Annotated[
    bool,
    typer.Option("--traceback", help="Show all of the error of a bot that fails.", callback=tell_all),
]

OwnValues = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="Your own component values.")
]


def game_with(game_id: str, components: Path | None) -> Game:
    """Return the game, with an owner's file where one is named."""
    if components is not None:
        find_game(game_id)
        read_text(components)
    return find_game(game_id, components)


def rivals(game: Game, seats: int | None) -> int:
    """Check the seats of a comparison of bots; by default the fewest with an opponent."""
    return game.check_seats(max(2, game.facts.seats.start) if seats is None else seats)


def check_options(game: Game, given: list[str], seats: int) -> dict[str, str]:
    """Return all options of the game with a value each; refuse what the game does not know."""
    chosen: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        chosen[name.strip()] = value.strip()
    return game.check_options(chosen, seats)

"""The games as the home page and the table's page need to know them."""

from __future__ import annotations

from functools import cache

from carrack import games
from carrack.bots.levels import USUAL
from carrack.bots.loading import BOTS
from carrack.core import sayings
from carrack.core.api import Game
from carrack.core.text import LANGUAGES, Texts
from carrack.server.rest_messages import ChoiceInfo, GameCard, GameSheet, PieceInfo


@cache
def card(game: Game) -> GameCard:
    """A game as the home page shows it."""
    facts = game.facts
    return GameCard(
        id=facts.id,
        title={language: Texts(game, language).say("game-title") for language in LANGUAGES},
        subtitle={language: Texts(game, language).say("game-subtitle") for language in LANGUAGES},
        year=facts.year,
        least_seats=facts.seats.start,
        most_seats=facts.seats.stop - 1,
        minutes=facts.minutes,
        weight=facts.weight,
        options={name: list(values) for name, values in facts.options.items()},
        bots=list(BOTS),
        usual_bot=USUAL,
    )


@cache
def sheet(game: Game) -> GameSheet:
    """A game with the numbers of its seats."""
    places = games.places(game)
    choices = [
        ChoiceInfo(
            choice.number,
            choice.family,
            choice.notation,
            dict(choice.args),
            sayings.action(game, choice.number),
            list(places.at(game, choice)),
        )
        for choice in game.actions.choices[: game.first_chance]
    ]
    pieces = [PieceInfo(piece.kind, piece.rule) for piece in places.pieces]
    return GameSheet(card(game), game.facts.rules_version, game.components.digest, choices, pieces)

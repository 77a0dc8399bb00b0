"""Games over REST: cards for the home page, sheets for tables, rules and texts."""

from __future__ import annotations

import asyncio
from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec.structs import replace

import carrack
from carrack import games
from carrack.bots.levels import USUAL
from carrack.bots.loading import BOTS
from carrack.core import messages
from carrack.core.api import Game
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, SHARED, Texts
from carrack.server.api.dependencies import Id, The, check_language
from carrack.server.api.endpoints import endpoint, unless_known
from carrack.server.protocol.schemas import (
    ChoiceInfo,
    GameCard,
    GameSheet,
    PieceInfo,
    RuleParagraph,
    RulesPage,
)
from carrack.server.service import Service

router = APIRouter()


@cache
def card(game: Game) -> GameCard:
    """Return a game as the home page shows it."""
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
        only_alone=list(facts.only_alone),
        never_alone={name: list(values) for name, values in facts.never_alone.items()},
        bots=list(BOTS),
        usual_bot=USUAL,
    )


@cache
def sheet(game: Game) -> GameSheet:
    """Return a game with the actions of its seats."""
    places = games.places(game)
    choices = [
        ChoiceInfo(
            choice.number,
            choice.family,
            choice.notation,
            dict(choice.args),
            messages.action(game, choice.number),
            list(places.at(game, choice)),
        )
        for choice in game.actions.choices[: game.first_chance]
    ]
    pieces = [PieceInfo(piece.kind, piece.rule) for piece in places.pieces]
    return GameSheet(card(game), game.facts.rules_version, game.components.digest, choices, pieces)


def make_sheets() -> None:
    """Make the sheets of all games, which are the same for everybody, before the first visitor needs them."""
    for game_id in carrack.ids():
        sheet(carrack.game(game_id))


async def _sheets_made(request: Request) -> None:
    """Wait for a thread that makes the sheets when the server starts: no visitor is charged for that."""
    await asyncio.shield(request.app.state.sheets)


@endpoint(router, "GET", "/api/games", list[GameCard])
async def list_games(service: The, request: Request) -> list[GameCard]:
    """Return all games."""
    await _sheets_made(request)
    return [_card(service, carrack.game(game_id)) for game_id in carrack.ids()]


def _card(service: Service, game: Game) -> GameCard:
    """Return a game's card with the component files that this host offers."""
    return replace(card(game), components=service.registry.offers.of(game.facts.id))


@endpoint(router, "GET", "/api/games/{game}", GameSheet)
async def show_game(game: Id, service: The, request: Request) -> Response:
    """Return a game with all its actions; 304 to a page that has it."""
    found = carrack.game(game)
    await _sheets_made(request)
    return unless_known(request, replace(sheet(found), card=_card(service, found)))


@endpoint(router, "GET", "/api/games/{game}/rules/{language}", RulesPage)
async def show_rules(game: Id, language: Id) -> RulesPage:
    """Return the rules in our own words."""
    book = rulebook(carrack.game(game), check_language(language))
    paragraphs = [
        RuleParagraph(one.id, one.source, one.heading, one.text) for one in book.paragraphs.values()
    ]
    return RulesPage(book.title, book.introduction, paragraphs)


@endpoint(router, "GET", "/api/games/{game}/texts/{language}.ftl", str)
async def show_game_texts(game: Id, language: Id) -> Response:
    """Return the game's part of the catalogue."""
    return _texts(carrack.game(game), language)


@endpoint(router, "GET", "/api/texts/{language}.ftl", str)
async def show_texts(language: Id) -> Response:
    """Return the part of the catalogue that all games share."""
    return _texts(None, language)


def _texts(game: Game | None, language: str) -> Response:
    folder = game.folder / "text" if game else SHARED
    return PlainTextResponse((folder / f"{check_language(language)}.ftl").read_text(encoding="utf-8"))

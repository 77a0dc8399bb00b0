"""Everything over REST, path by path."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec.structs import replace

import carrack
from carrack.core.api import Game
from carrack.core.rulebook import rulebook
from carrack.core.text import LANGUAGES, SHARED
from carrack.core.verdicts import malformed
from carrack.server import catalogue
from carrack.server.guests import COOKIE, COOKIE_SECONDS, stranger
from carrack.server.messages import TableInfo
from carrack.server.onlookers import hear_onlookers, mute_onlooker
from carrack.server.rematching import rematch
from carrack.server.rest_messages import (
    MOST_SEATS,
    Account,
    Credentials,
    Farewell,
    GameCard,
    GameSheet,
    Health,
    Invitation,
    Muting,
    Naming,
    NewTable,
    Nothing,
    OnlookersVoice,
    Person,
    RuleParagraph,
    RulesPage,
    SeatChange,
    SeatToken,
    Sessions,
    Tables,
)
from carrack.server.seating import digest_of
from carrack.server.service import Service
from carrack.server.under_path import path_of
from carrack.server.wire import body_of, endpoint, reply, unless_known
from carrack.store.people import PersonRow

router = APIRouter()


def service_of(request: Request) -> Service:
    """The running server."""
    service: Service = request.app.state.service
    return service


async def maybe_person(request: Request) -> PersonRow | None:
    """Who asks, if they have said so."""
    return await service_of(request).guests.of_cookie(request.cookies.get(COOKIE))


async def somebody(request: Request) -> PersonRow:
    """Who asks; a stranger is refused."""
    person = await maybe_person(request)
    if person is None:
        raise stranger()
    return person


The = Annotated[Service, Depends(service_of)]
Maybe = Annotated[PersonRow | None, Depends(maybe_person)]
Somebody = Annotated[PersonRow, Depends(somebody)]
Id = Annotated[str, Path(max_length=100)]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


def _with_cookie(service: Service, answer: Person, cookie: str) -> Response:
    response = reply(answer)
    secure = service.origin.startswith("https:")
    path = path_of(service.origin) or "/"
    response.set_cookie(
        COOKIE, cookie, COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=secure
    )
    return response


def _without_cookie(service: Service) -> Response:
    response = reply(Nothing())
    response.delete_cookie(COOKIE, path_of(service.origin) or "/", httponly=True, samesite="lax")
    return response


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise malformed("language.unknown", language=language, known=", ".join(LANGUAGES))
    return language


# --- games ----------------------------------------------------------------------------------------------


@endpoint(router, "GET", "/api/games", list[GameCard])
async def list_games(service: The) -> list[GameCard]:
    """All games."""
    return [_card(service, carrack.game(game_id)) for game_id in carrack.ids()]


def _card(service: Service, game: Game) -> GameCard:
    """A game with the component values that this host offers for it."""
    return replace(catalogue.card(game), components=service.house.offers.of(game.facts.id))


@endpoint(router, "GET", "/api/games/{game}", GameSheet)
async def show_game(game: Id, service: The, request: Request) -> Response:
    """A game with all its numbers; a page that has it already is told so."""
    found = carrack.game(game)
    return unless_known(request, replace(catalogue.sheet(found), card=_card(service, found)))


@endpoint(router, "GET", "/api/games/{game}/rules/{language}", RulesPage)
async def show_rules(game: Id, language: Id) -> RulesPage:
    """The rules in our words."""
    book = rulebook(carrack.game(game), check_language(language))
    paragraphs = [
        RuleParagraph(one.id, one.source, one.heading, one.text) for one in book.paragraphs.values()
    ]
    return RulesPage(book.title, book.introduction, paragraphs)


@endpoint(router, "GET", "/api/games/{game}/texts/{language}.ftl", str)
async def show_game_texts(game: Id, language: Id) -> Response:
    """The game's part of the catalogue."""
    return _texts(carrack.game(game), language)


@endpoint(router, "GET", "/api/texts/{language}.ftl", str)
async def show_texts(language: Id) -> Response:
    """The part of the catalogue that all games share."""
    return _texts(None, language)


def _texts(game: Game | None, language: str) -> Response:
    folder = game.folder / "text" if game else SHARED
    return PlainTextResponse((folder / f"{check_language(language)}.ftl").read_text(encoding="utf-8"))


# --- people ---------------------------------------------------------------------------------------------


@endpoint(router, "GET", "/api/me", Person)
async def show_me(person: Somebody) -> Person:
    """Who I am."""
    return Person(person.name, person.login or "")


@endpoint(router, "POST", "/api/me", Person, asks=Naming)
async def name_me(request: Request, service: The, person: Maybe) -> Response:
    """Become a guest, or change my name."""
    name = (await body_of(request, Naming)).name
    if person is not None:
        renamed = await service.guests.rename(person, name)
        await service.house.rename(person.id, renamed.name)
        return reply(renamed)
    service.limit_arrivals(request)
    guest, cookie = await service.guests.welcome(name, request.headers.get("user-agent", ""))
    return _with_cookie(service, Person(guest.name, ""), cookie)


@endpoint(router, "POST", "/api/me/account", Person, asks=Account)
async def set_password(request: Request, service: The, person: Somebody) -> Person:
    """Add a password, or change it."""
    service.limit_logins(request)
    wanted = await body_of(request, Account)
    with service.patient(request, person.login or ""):
        return await service.guests.set_password(person, wanted, request.cookies[COOKIE])


@endpoint(router, "GET", "/api/me/sessions", Sessions)
async def list_my_sessions(request: Request, service: The, person: Somebody) -> Sessions:
    """All browsers that know me."""
    return await service.guests.sessions(person, request.cookies[COOKIE])


@endpoint(router, "DELETE", "/api/me/sessions/{session}", Nothing)
async def end_my_session(session: Id, service: The, person: Somebody) -> Nothing:
    """One of them forgets me; what was opened there is closed."""
    await service.guests.end_session(person, session)
    return Nothing()


@endpoint(router, "DELETE", "/api/me", Nothing, asks=Farewell)
async def delete_me(request: Request, service: The, person: Somebody) -> Response:
    """Forget me."""
    service.limit_logins(request)
    password = (await body_of(request, Farewell)).password
    with service.patient(request, person.login or ""):
        await service.house.forget(person.id, lambda: service.guests.delete(person, password))
    return _without_cookie(service)


@endpoint(router, "POST", "/api/login", Person, asks=Credentials)
async def log_in(request: Request, service: The) -> Response:
    """Be who I am on another device, too."""
    service.limit_logins(request)
    given = await body_of(request, Credentials)
    with service.patient(request, given.login):
        person, cookie = await service.guests.log_in(given, request.headers.get("user-agent", ""))
    return _with_cookie(service, Person(person.name, person.login or ""), cookie)


@endpoint(router, "POST", "/api/logout", Nothing)
async def log_out(request: Request, service: The) -> Response:
    """Forget me in this browser."""
    await service.guests.log_out(request.cookies.get(COOKIE, ""))
    return _without_cookie(service)


# --- tables ---------------------------------------------------------------------------------------------


@endpoint(router, "GET", "/api/tables", Tables)
async def list_tables(service: The, person: Maybe) -> Tables:
    """Tables that wait for anybody."""
    return Tables(await service.house.list_open(person))


@endpoint(router, "GET", "/api/tables/mine", Tables)
async def list_my_tables(service: The, person: Somebody) -> Tables:
    """Tables where I sit, or that I opened."""
    return Tables(await service.house.list_mine(person))


@endpoint(router, "POST", "/api/tables", TableInfo, asks=NewTable)
async def open_table(request: Request, service: The, person: Somebody) -> TableInfo:
    """Open a table."""
    return await service.house.open(person, await body_of(request, NewTable))


@endpoint(router, "GET", "/api/tables/{table}", TableInfo)
async def show_table(table: Id, service: The, person: Maybe) -> TableInfo:
    """A table without what lies on it."""
    return (await service.house.get(table)).info(person.id if person else None, None)


@endpoint(router, "DELETE", "/api/tables/{table}", Nothing)
async def delete_table(table: Id, service: The, person: Somebody) -> Nothing:
    """Close a table that has not begun."""
    await service.house.delete(table, person)
    return Nothing()


@endpoint(router, "POST", "/api/tables/{table}/close", TableInfo)
async def close_table(table: Id, service: The, person: Somebody) -> TableInfo:
    """Close a table during the game."""
    return await service.house.end(table, person)


@endpoint(router, "POST", "/api/tables/{table}/join", TableInfo)
async def join_table(table: Id, service: The, person: Somebody) -> TableInfo:
    """Take a seat that is for anybody."""
    return await service.usher.join(table, person)


@endpoint(router, "POST", "/api/tables/{table}/leave", TableInfo)
async def leave_table(table: Id, service: The, person: Somebody) -> TableInfo:
    """Give my seat back."""
    return await service.usher.leave(table, person)


@endpoint(router, "POST", "/api/tables/{table}/seats/{seat}", TableInfo, asks=SeatChange)
async def change_seat(
    table: Id, seat: SeatNumber, request: Request, service: The, person: Somebody
) -> TableInfo:
    """Somebody else shall sit there (an invitation given out before is void), or a bot play on there."""
    return await service.usher.change_seat(table, seat, person, await body_of(request, SeatChange))


@endpoint(router, "POST", "/api/tables/{table}/seats/{seat}/mute", TableInfo, asks=Muting)
async def mute_seat(
    table: Id, seat: SeatNumber, request: Request, service: The, person: Somebody
) -> TableInfo:
    """Let somebody say nothing at this table, or again."""
    return await service.usher.mute(table, seat, person, (await body_of(request, Muting)).muted)


@endpoint(router, "POST", "/api/tables/{table}/onlookers", TableInfo, asks=OnlookersVoice)
async def let_onlookers_speak(table: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Let players hear onlookers during the game, or not."""
    heard = (await body_of(request, OnlookersVoice)).heard
    return await hear_onlookers(service.house, table, person, heard)


@endpoint(router, "POST", "/api/tables/{table}/onlookers/{key}/mute", TableInfo, asks=Muting)
async def mute_looking_on(table: Id, key: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Let an onlooker say nothing at this table, or again."""
    muted = (await body_of(request, Muting)).muted
    return await mute_onlooker(service.house, table, key, person, muted)


@endpoint(router, "GET", "/api/tables/{table}/components", str)
async def show_components(table: Id, service: The) -> Response:
    """The component values of a table as an owner's file; empty: they are the game's own."""
    return PlainTextResponse((await service.house.get(table)).row.owner_file)


@endpoint(router, "POST", "/api/tables/{table}/rematch", TableInfo)
async def play_again(table: Id, service: The, person: Somebody) -> TableInfo:
    """Once more, with the same people in the same seats."""
    return await rematch(service.house, service.usher, table, person)


@endpoint(router, "POST", "/api/tables/{table}/token", SeatToken)
async def give_token(table: Id, request: Request, service: The, person: Somebody) -> SeatToken:
    """A key to my seat for a program of mine."""
    return await service.usher.token(table, person, digest_of(request.cookies[COOKIE]))


@endpoint(router, "GET", "/api/tables/{table}/record", str)
async def show_record(table: Id, service: The) -> Response:
    """The record of a game that is over."""
    return PlainTextResponse(await service.house.record(table))


@endpoint(router, "GET", "/api/invitations/{invitation}", Invitation)
async def show_invitation(invitation: Id, service: The, person: Maybe) -> Invitation:
    """Where an invitation leads."""
    return await service.usher.invitation(invitation, person)


@endpoint(router, "POST", "/api/invitations/{invitation}", Invitation)
async def accept_invitation(invitation: Id, service: The, person: Somebody) -> Invitation:
    """Take the seat that I was invited to."""
    return await service.usher.accept(invitation, person)


@endpoint(router, "GET", "/health", Health)
async def health(service: The) -> Health:
    """Whether the server is well."""
    return service.health()

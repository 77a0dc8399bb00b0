"""Tables over REST: opening, joining, seats, rematches and invitations."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from carrack.server.accounts import COOKIE
from carrack.server.api.dependencies import Id, Maybe, SeatNumber, Somebody, The
from carrack.server.api.endpoints import body_if_any, body_of, endpoint
from carrack.server.protocol.messages import TableInfo
from carrack.server.protocol.schemas import (
    Invitation,
    Joining,
    Muting,
    NewTable,
    Nothing,
    OnlookersVoice,
    Seal,
    SeatChange,
    SeatToken,
    Tables,
)
from carrack.server.tokens import digest_of

router = APIRouter()


@endpoint(router, "GET", "/api/tables", Tables)
async def list_tables(service: The, person: Maybe) -> Tables:
    """Return the tables that wait for anybody."""
    return Tables(await service.registry.list_open(person))


@endpoint(router, "GET", "/api/tables/mine", Tables)
async def list_my_tables(service: The, person: Somebody) -> Tables:
    """Return the tables where I sit, or that I opened."""
    return Tables(await service.registry.list_mine(person))


@endpoint(router, "POST", "/api/seals", Seal)
async def give_seal(service: The, person: Somebody) -> Seal:
    """Seal the seed of the next table that I open."""
    return Seal(await service.registry.seals.give(person.id))


@endpoint(router, "POST", "/api/tables", TableInfo, asks=NewTable)
async def open_table(request: Request, service: The, person: Somebody) -> TableInfo:
    """Open a table."""
    return await service.registry.open(person, await body_of(request, NewTable))


@endpoint(router, "GET", "/api/tables/{table}", TableInfo)
async def show_table(table: Id, service: The, person: Maybe) -> TableInfo:
    """Return a table without its position."""
    return (await service.registry.get(table)).info(person.id if person else None, None)


@endpoint(router, "DELETE", "/api/tables/{table}", Nothing)
async def delete_table(table: Id, service: The, person: Somebody) -> Nothing:
    """Close a table that has not begun."""
    await service.registry.delete(table, person)
    return Nothing()


@endpoint(router, "POST", "/api/tables/{table}/close", TableInfo)
async def close_table(table: Id, service: The, person: Somebody) -> TableInfo:
    """Close a table during the game."""
    return await (await service.registry.get(table)).end(person)


@endpoint(router, "POST", "/api/tables/{table}/join", TableInfo, may_ask=Joining)
async def join_table(table: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Take a seat that is for anybody."""
    nonce = (await body_if_any(request, Joining)).nonce
    return await (await service.registry.get(table)).seats.join(person, nonce)


@endpoint(router, "POST", "/api/tables/{table}/leave", TableInfo)
async def leave_table(table: Id, service: The, person: Somebody) -> TableInfo:
    """Give my seat back."""
    return await (await service.registry.get(table)).seats.leave(person)


@endpoint(router, "POST", "/api/tables/{table}/seats/{seat}", TableInfo, asks=SeatChange)
async def change_seat(
    table: Id, seat: SeatNumber, request: Request, service: The, person: Somebody
) -> TableInfo:
    """Change who sits there (an invitation given out before is void), or let a bot play on."""
    wish = await body_of(request, SeatChange)
    return await (await service.registry.get(table)).seats.change(seat, person, wish)


@endpoint(router, "POST", "/api/tables/{table}/seats/{seat}/mute", TableInfo, asks=Muting)
async def mute_seat(
    table: Id, seat: SeatNumber, request: Request, service: The, person: Somebody
) -> TableInfo:
    """Mute a player at this table, or let them speak again."""
    muted = (await body_of(request, Muting)).muted
    return await (await service.registry.get(table)).seats.mute(seat, person, muted)


@endpoint(router, "POST", "/api/tables/{table}/onlookers", TableInfo, asks=OnlookersVoice)
async def let_onlookers_speak(table: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Let players hear spectators during the game, or not."""
    heard = (await body_of(request, OnlookersVoice)).heard
    return await (await service.registry.get(table)).spectators.let_speak(person, heard)


@endpoint(router, "POST", "/api/tables/{table}/onlookers/{key}/mute", TableInfo, asks=Muting)
async def mute_looking_on(table: Id, key: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Mute a spectator at this table, or let them speak again."""
    muted = (await body_of(request, Muting)).muted
    return await (await service.registry.get(table)).spectators.mute(key, person, muted)


@endpoint(router, "GET", "/api/tables/{table}/components", str)
async def show_components(table: Id, service: The) -> Response:
    """Return the component values of a table as an owner's file; empty: the game's own."""
    return PlainTextResponse((await service.registry.get(table)).row.owner_file)


@endpoint(router, "POST", "/api/tables/{table}/rematch", TableInfo, may_ask=Joining)
async def play_again(table: Id, request: Request, service: The, person: Somebody) -> TableInfo:
    """Open or join a rematch with the same people in the same seats."""
    return await service.registry.rematch(table, person, await body_if_any(request, Joining))


@endpoint(router, "POST", "/api/tables/{table}/token", SeatToken)
async def give_token(table: Id, request: Request, service: The, person: Somebody) -> SeatToken:
    """Return a token of my seat, for a program of mine."""
    live = await service.registry.get(table)
    return await live.seats.give_token(person, digest_of(request.cookies[COOKIE]))


@endpoint(router, "GET", "/api/tables/{table}/record", str)
async def show_record(table: Id, service: The) -> Response:
    """Return the record of a finished game."""
    return PlainTextResponse(await service.registry.record(table))


@endpoint(router, "GET", "/api/invitations/{invitation}", Invitation)
async def show_invitation(invitation: Id, service: The, person: Maybe) -> Invitation:
    """Return the table and the seat of an invitation."""
    live, seat = await service.registry.invited(invitation)
    return Invitation(live.info(person.id if person else None, None), seat)


@endpoint(router, "POST", "/api/invitations/{invitation}", Invitation, may_ask=Joining)
async def accept_invitation(invitation: Id, request: Request, service: The, person: Somebody) -> Invitation:
    """Take the seat that I was invited to."""
    nonce = (await body_if_any(request, Joining)).nonce
    live, seat = await service.registry.invited(invitation)
    return await live.seats.accept(invitation, seat, person, nonce)

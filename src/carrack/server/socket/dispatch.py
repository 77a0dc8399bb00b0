"""The socket of a table: say hello, then carry out message by message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from carrack.core.verdicts import (
    BUSY,
    FORBIDDEN,
    STALE,
    UNKNOWN,
    Busy,
    Forbidden,
    Refusal,
    Stale,
    Verdict,
    malformed,
)
from carrack.server.accounts import COOKIE
from carrack.server.component_sets import game_of
from carrack.server.limits import Bucket
from carrack.server.origin import is_foreign
from carrack.server.protocol.messages import (
    PROTOCOL,
    Agree,
    AskHint,
    Board,
    Commit,
    FromPage,
    FromServer,
    GiveOrder,
    Hello,
    Ping,
    Pong,
    ReadBoard,
    RefusedMessage,
    Say,
    TakeBack,
    Try,
)
from carrack.server.service import Service
from carrack.server.socket.connection import GOING_AWAY, SLOW_CLOSE, Connection
from carrack.server.table.errors import RefusedAt
from carrack.server.table.live import LiveTable
from carrack.server.table.view import reason_of
from carrack.server.tokens import digest_of

log = logging.getLogger(__name__)
router = APIRouter()
LARGEST_MESSAGE: Final = 8192
HELLO_SECONDS: Final = 10
PATIENCE: Final = 50
"""Messages beyond the limit, or unreadable ones, before the socket is closed."""
TOO_LARGE: Final = 1009
MALFORMED_CLOSE: Final = 4400
FORBIDDEN_CLOSE: Final = 4401
UNKNOWN_CLOSE: Final = 4404
OTHER_CLOSE: Final = 4426
FLOOD_CLOSE: Final = 4429

Wanted = Try | Commit | TakeBack | Agree | ReadBoard | Say | GiveOrder
"""What a table's task carries out."""
decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Serve one page at one table."""
    service: Service = socket.app.state.service
    if is_foreign(socket, service.origin):
        await socket.close()  # not accepted yet: answered with 403
        return
    await socket.accept()
    connection = Connection(socket)
    service.come(connection)
    live: LiveTable | None = None
    try:
        _check_room(service, connection)
        live = await service.registry.get(table)
        await _hello(service, connection, live)
        await _listen(service, connection, live)
    except Refusal as refusal:
        connection.close(refusal, _code(refusal))
    except WebSocketDisconnect:
        pass
    finally:
        service.leave(connection)
        if live is not None:
            live.audience.leave(connection)
        await connection.finish()


def _code(refusal: Refusal) -> int:
    code, family = refusal.verdict.code, refusal.verdict.family
    codes = {"message.too-large": TOO_LARGE, "flood": FLOOD_CLOSE, "hello.late": SLOW_CLOSE}
    families = {UNKNOWN: UNKNOWN_CLOSE, FORBIDDEN: FORBIDDEN_CLOSE, BUSY: GOING_AWAY, STALE: OTHER_CLOSE}
    return codes.get(code) or families.get(family, MALFORMED_CLOSE)


def _check_room(service: Service, connection: Connection) -> None:
    if service.per_address[connection.payer.address] > service.settings.sockets_per_address:
        raise Busy(Verdict("flood", family=BUSY))
    if service.stopping:
        raise stopping()


async def _receive(connection: Connection) -> bytes:
    """Return the next message, from a text or a binary frame."""
    event = await connection.socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", GOING_AWAY))
    text: str | None = event.get("text")
    data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""
    if len(data) > LARGEST_MESSAGE:
        raise malformed("message.too-large", largest=LARGEST_MESSAGE, size=len(data))
    return data


def _read(data: bytes) -> FromPage:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed("message.malformed", reason=str(error)) from error


async def _hello(service: Service, connection: Connection, live: LiveTable) -> None:
    """Read the hello: who it is, and which version they have; then welcome them."""
    try:
        message = _read(await asyncio.wait_for(_receive(connection), HELLO_SECONDS))
    except TimeoutError:
        # The hello may be lost on a bad line: unlike a wrong first message, the client may reconnect.
        raise Busy(Verdict("hello.late", {"seconds": HELLO_SECONDS}, family=BUSY)) from None
    if not isinstance(message, Hello):
        raise Forbidden(Verdict("hello.missing", family=FORBIDDEN))
    if message.protocol != PROTOCOL:
        raise Stale(Verdict("protocol.other", {"yours": message.protocol, "ours": PROTOCOL}, family=STALE))
    connection.dump = message.dump
    connection.words = message.words
    await service.costs.admit(connection.payer)
    if message.token:
        connection.token = digest_of(message.token)
    else:
        cookie = connection.socket.cookies.get(COOKIE)
        person = await service.costs.measured([connection.payer], service.accounts.of_cookie(cookie))
        connection.person = person.id if person else None
        connection.payer.person = connection.person or ""
        connection.name = person.name if person else ""
    costs, payers = service.costs, [connection.payer]
    await live.do(lambda: costs.measured(payers, live.audience.welcome(connection, message.have)))


async def _listen(service: Service, connection: Connection, live: LiveTable) -> None:
    """Answer message by message, each before the next is read."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate, rate * 3)
    patience = Bucket(1, PATIENCE)
    while not connection.code:
        data = await _receive(connection)
        connection.busy = True
        # A payer over budget is delayed, not refused; only their messages wait.
        await service.costs.admit(connection.payer)
        refusal: Refusal | None = None
        message: FromPage | None = None
        try:
            if not bucket.take():
                raise Busy(Verdict("flood", family=BUSY))
            message = _read(data)
        except Refusal as error:
            refusal = error
        if message is not None:
            await _answer(service, connection, live, message)
        elif refusal is not None:
            if not patience.take():
                raise refusal
            connection.say(RefusedMessage("", reason_of(refusal.verdict)))
        connection.answered()


def _kind(message: FromPage) -> str:
    """Return the type of a message, as it stands on the wire."""
    return str(message.__struct_config__.tag)


async def _answer(service: Service, connection: Connection, live: LiveTable, message: FromPage) -> None:
    service.metrics.messages.labels(_kind(message)).inc()
    if isinstance(message, Ping):
        connection.say(Pong(message.id))
        return
    if isinstance(message, Hello):
        connection.say(RefusedMessage("", reason_of(malformed("hello.again").verdict)))
        return
    if isinstance(message, AskHint):
        # Outside the table's task: a player may decide before the hint arrives.
        hint = service.registry.hints.give(live, connection.seat, message)
        service.registry.hints.begin(_carry_out(connection, live, message, hint))
        return
    # In the table's task, so that the answer tells the table's latest state.
    costs, payers = service.costs, [connection.payer]
    await live.do(
        lambda: costs.measured(
            payers, _carry_out(connection, live, message, _wish(connection, live, message))
        )
    )


async def _carry_out(
    connection: Connection, live: LiveTable, message: Wanted | AskHint, work: Awaitable[FromServer | None]
) -> None:
    at = -1
    try:
        try:
            with live.services.tracer.span(f"message {_kind(message)}", table=live.row.id):
                answer = await work
        except RefusedAt as refused:
            at = refused.at
            raise refused.refusal from refused
    except Refusal as refusal:
        verdict = refusal.verdict
        gap = None
        if verdict.family == STALE and isinstance(message, (Try, Commit, TakeBack, AskHint)):
            gap = live.looks.refill(message.version, connection)
        connection.say(RefusedMessage(message.id, reason_of(verdict, game_of(live.row)), at, gap))
        return
    if answer is not None:
        connection.say(answer)


async def _wish(connection: Connection, live: LiveTable, message: Wanted) -> FromServer | None:
    match message:
        case Try():
            return await live.decisions.attempt(connection, message.id, message.version, message.numbers)
        case Commit():
            return await live.decisions.commit(connection.seat, message.id, message.version, message.numbers)
        case TakeBack():
            return await live.decisions.take_back(connection, message.id, message.version)
        case Agree():
            return await live.decisions.agree(connection, message.id, message.version, message.yes)
        case Say():
            return await live.say(connection, message.id, message.text)
        case GiveOrder():
            return await live.decisions.order(connection.seat, message)
        case ReadBoard():
            return _board(connection, live, message)


def _board(connection: Connection, live: LiveTable, message: ReadBoard) -> Board:
    """Return the stored board in words; from now on every message brings it."""
    connection.words = message.language
    return Board(message.id, live.row.version, live.looks.read_board(connection))


def stopping() -> Busy:
    """Return the refusal while the server restarts."""
    return Busy(Verdict("server.stopping", family=BUSY))

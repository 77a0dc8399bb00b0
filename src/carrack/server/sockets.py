"""The socket of a table: one reader and one sender for each connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

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
from carrack.server.guarding import payer_of
from carrack.server.guests import COOKIE
from carrack.server.limits import Bucket
from carrack.server.listening import encode
from carrack.server.live import LiveTable
from carrack.server.messages import (
    PROTOCOL,
    Agree,
    AskHint,
    Board,
    Closing,
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
from carrack.server.origins import is_foreign
from carrack.server.owned import game_of
from carrack.server.refusals import Refused, void_token
from carrack.server.seating import digest_of
from carrack.server.seeing import reason_of
from carrack.server.service import Service

log = logging.getLogger(__name__)
router = APIRouter()
LARGEST_MESSAGE: Final = 8192
HELLO_SECONDS: Final = 10
OUTBOX: Final = 500
OUTBOX_BYTES: Final = 2_000_000
"""Messages, and bytes of them, that may wait for a slow reader."""
PATIENCE: Final = 50
"""Messages beyond the limit, or unreadable ones, before the socket is closed."""
GOING_AWAY: Final = 1001
TOO_LARGE: Final = 1009
MALFORMED_CLOSE: Final = 4400
FORBIDDEN_CLOSE: Final = 4401
UNKNOWN_CLOSE: Final = 4404
SLOW_CLOSE: Final = 4408
OTHER_CLOSE: Final = 4426
FLOOD_CLOSE: Final = 4429

Wanted = Try | Commit | TakeBack | Agree | ReadBoard | Say | GiveOrder
"""What a table's task carries out."""
decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class Connection:
    """One socket. What is sent waits in its outbox; who does not take it in time is dropped."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.payer = payer_of(socket)
        cookie = socket.cookies.get(COOKIE, "")
        self.session = digest_of(cookie) if cookie else ""
        """The digest of the cookie that it came with; when that session ends, it is closed."""
        self.person: str | None = None
        self.name = ""
        self.seat: int | None = None
        self.dump = False
        self.words = ""
        self.code = 0
        """Once closing has begun: why."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        """What waits in the outbox."""
        self._sender = asyncio.create_task(self._send_all())
        self._beside: set[asyncio.Task[None]] = set()

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this while the next messages are read; it is not broken off when the socket goes."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._done_beside)

    def _done_beside(self, task: asyncio.Task[None]) -> None:
        self._beside.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a hint failed", exc_info=error)

    def send(self, data: bytes) -> None:
        """Send, without waiting."""
        if not self.code:
            self._outbox.put_nowait(data)
            self._bytes += len(data)
            if self._bytes > OUTBOX_BYTES or self._outbox.qsize() > OUTBOX:
                self.close(Busy(Verdict("slow-reader", family=BUSY)), SLOW_CLOSE)

    def say(self, message: FromServer) -> None:
        """Send a message."""
        self.send(encode(message))

    def close(self, refusal: Refusal, code: int = GOING_AWAY) -> None:
        """Say why, then close."""
        if not self.code:
            if code == SLOW_CLOSE:
                while not self._outbox.empty():
                    self._outbox.get_nowait()
            self._outbox.put_nowait(encode(Closing(reason_of(refusal.verdict))))
            self._outbox.put_nowait(None)
            self.code = code

    async def _send_all(self) -> None:
        try:
            while (data := await self._outbox.get()) is not None:
                await self.socket.send_text(data.decode())
                self._bytes -= len(data)
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(self.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other side is gone; the reader finds out, too.
            self.code = self.code or GOING_AWAY

    async def finish(self) -> None:
        """Let a last word go out, then end the sender."""
        if self.code:
            await asyncio.wait([self._sender], timeout=1)
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)


@router.websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """Everything between one page and one table."""
    service: Service = socket.app.state.service
    if is_foreign(socket, service.origin):
        await socket.close()  # before it is accepted: 403
        return
    await socket.accept()
    connection = Connection(socket)
    service.come(connection)
    live: LiveTable | None = None
    try:
        _check_room(service, connection)
        live = await service.house.get(table)
        await _hello(service, connection, live)
        await _listen(service, connection, live)
    except Refusal as refusal:
        connection.close(refusal, _code(refusal))
    except WebSocketDisconnect:
        pass
    finally:
        service.leave(connection)
        if live is not None and connection in live.listeners:
            live.listeners.discard(connection)
            live.gone(connection)
        await connection.finish()


def _code(refusal: Refusal) -> int:
    code, family = refusal.verdict.code, refusal.verdict.family
    if code in ("message.too-large",):
        return TOO_LARGE
    if code in ("flood",):
        return FLOOD_CLOSE
    closes = {UNKNOWN: UNKNOWN_CLOSE, FORBIDDEN: FORBIDDEN_CLOSE, BUSY: GOING_AWAY, STALE: OTHER_CLOSE}
    return closes.get(family, MALFORMED_CLOSE)


def _check_room(service: Service, connection: Connection) -> None:
    if service.per_address[connection.payer.address] > service.settings.sockets_per_address:
        raise Busy(Verdict("flood", family=BUSY))
    if service.stopping:
        raise stopping()


async def _receive(connection: Connection) -> bytes:
    """The next message, whichever kind of frame it came in."""
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
    """Who is it, and what do they know already?"""
    late = Forbidden(Verdict("hello.missing", {"seconds": HELLO_SECONDS}, family=FORBIDDEN))
    try:
        message = _read(await asyncio.wait_for(_receive(connection), HELLO_SECONDS))
    except TimeoutError:
        raise late from None
    if not isinstance(message, Hello):
        raise late
    if message.protocol != PROTOCOL:
        raise Stale(Verdict("protocol.other", {"yours": message.protocol, "ours": PROTOCOL}, family=STALE))
    connection.dump = message.dump
    connection.words = message.words
    if message.token:
        digest = digest_of(message.token)
        connection.seat = next((seat.seat for seat in live.row.seats if seat.token == digest), None)
        if connection.seat is None:
            raise void_token()
    else:
        person = await service.guests.of_cookie(connection.socket.cookies.get(COOKIE))
        connection.person = person.id if person else None
        connection.payer.person = connection.person or ""
        connection.name = person.name if person else ""
        connection.seat = live.seat_of(connection.person)
    costs, payers = service.costs, [connection.payer]
    await live.do(lambda: costs.measured(payers, live.welcome(connection, message.have)))


async def _listen(service: Service, connection: Connection, live: LiveTable) -> None:
    """Answer message by message, each before the next is read."""
    rate = service.settings.messages_per_second
    bucket = Bucket(rate, rate * 3)
    patience = Bucket(1, PATIENCE)
    while not connection.code:
        data = await _receive(connection)
        # Whoever asks for more than their share is not refused: they wait, and nobody else does.
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


async def _answer(service: Service, connection: Connection, live: LiveTable, message: FromPage) -> None:
    if isinstance(message, Ping):
        connection.say(Pong(message.id))
        return
    if isinstance(message, Hello):
        connection.say(RefusedMessage("", reason_of(malformed("hello.again").verdict)))
        return
    if isinstance(message, AskHint):
        # Beside all the rest: whoever waits for a hint may decide without it.
        hint = service.house.hints.give(live, connection.seat, message)
        connection.beside(_carry_out(connection, live, message, hint))
        return
    # In the table's task: what the answer says is the table's last word so far.
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
            answer = await work
        except Refused as refused:
            at = refused.at
            raise refused.refusal from refused
    except Refusal as refusal:
        verdict = refusal.verdict
        gap = None
        if verdict.family == STALE and isinstance(message, (Try, Commit, TakeBack, AskHint)):
            gap = live.gap(message.version, connection)
        connection.say(RefusedMessage(message.id, reason_of(verdict, game_of(live.row)), at, gap))
        return
    if answer is not None:
        connection.say(answer)


async def _wish(connection: Connection, live: LiveTable, message: Wanted) -> FromServer | None:
    match message:
        case Try():
            return await live.attempt(connection, message.id, message.version, message.numbers)
        case Commit():
            return await live.commit(connection.seat, message.id, message.version, message.numbers)
        case TakeBack():
            return await live.take_back(connection, message.id, message.version)
        case Agree():
            return await live.agree(connection, message.id, message.version, message.yes)
        case Say():
            return await live.say(connection, message.id, message.text)
        case GiveOrder():
            return await live.order(connection.seat, message)
        case ReadBoard():
            return _board(connection, live, message)


def _board(connection: Connection, live: LiveTable, message: ReadBoard) -> Board:
    """The stored board in lines, and from now on with all that follows."""
    connection.words = message.language
    return Board(message.id, live.row.version, live.read_board(connection))


def stopping() -> Busy:
    """The server goes down, and comes again."""
    return Busy(Verdict("server.stopping", family=BUSY))

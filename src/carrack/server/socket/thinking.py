"""The socket of a worker elsewhere (`carrack think`): thoughts go out, numbers come in."""

from __future__ import annotations

import asyncio
import hmac
import itertools
import logging
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from carrack.bots.decisions import build
from carrack.core.verdicts import FORBIDDEN, STALE, Forbidden, Refusal, Stale, Verdict, malformed
from carrack.server.protocol.thinking import Beat, Beginning, Begun, Dismissed, Found, FromThinker, Think
from carrack.server.service import Service
from carrack.server.thoughts.shift import Shift
from carrack.server.tokens import new_id

log = logging.getLogger(__name__)
router = APIRouter()
SILENT_SECONDS: Final = 5.0
"""After so long without a beat a worker counts as gone."""
DISMISSED_CLOSE: Final = 4401
LARGEST_MESSAGE: Final = 8192
decoder: Final[msgspec.msgpack.Decoder[FromThinker]] = msgspec.msgpack.Decoder(FromThinker)
encode: Final = msgspec.msgpack.Encoder().encode


class RemoteThinker:
    """A worker at the other end of a socket."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[bytes]] = {}

    async def think(self, thought: bytes) -> bytes:
        """Return the worker's answer; EOFError: it has none."""
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            await self._socket.send_bytes(encode(Think(number, thought)))
            return await answer
        finally:
            del self._asked[number]

    async def listen(self) -> None:
        """Read answers until the worker disconnects, which raises."""
        while True:
            message = await receive(self._socket)
            if isinstance(message, Found) and message.id in self._asked:
                answer = self._asked[message.id]
                if message.answer:
                    answer.set_result(message.answer)
                else:
                    answer.set_exception(EOFError("the worker has no answer"))
            elif not isinstance(message, Beat):
                log.warning("a worker sent an unexpected message", extra={"kind": type(message).__name__})


@router.websocket("/api/thoughts/socket")
async def thoughts_socket(socket: WebSocket) -> None:
    """Let one worker think for bots, until it goes."""
    service: Service = socket.app.state.service
    await socket.accept()
    try:
        beginning = await _begin(service, socket)
        await socket.send_bytes(encode(Begun()))
        thinker = RemoteThinker(socket)
        shift = Shift(
            service.database, service.writer, new_id(), beginning.name, beginning.slots, thinker.think
        )
        log.info("worker connected", extra={"thinker": beginning.name, "slots": beginning.slots})
        working = asyncio.create_task(shift.run())
        try:
            await asyncio.wait(
                [working, listening := asyncio.create_task(thinker.listen())],
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            working.cancel()
            listening.cancel()
            # Not `gather`: cancelled meanwhile, it would forget who has cancelled it.
            await asyncio.wait([working, listening])
        for task in (working, listening):
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error
    except Refusal as refusal:
        await _close(socket, refusal.verdict)
    except (WebSocketDisconnect, TimeoutError):
        log.info("worker disconnected")
    finally:
        await _close(socket)


async def _close(socket: WebSocket, reason: Verdict | None = None) -> None:
    """Close a socket that is still open, and say why."""
    if WebSocketState.DISCONNECTED in (socket.application_state, socket.client_state):
        return
    try:
        if reason is None:
            await socket.close()
            return
        params = {
            name: value if isinstance(value, int) else str(value) for name, value in reason.args.items()
        }
        await socket.send_bytes(encode(Dismissed(reason.code, reason.family, params)))
        await socket.close(DISMISSED_CLOSE)
    except WebSocketDisconnect:
        log.info("a worker has gone before it was told why")


async def _begin(service: Service, socket: WebSocket) -> Beginning:
    """Return the first message of a worker that may think here."""
    await service.limit_logins(socket)
    beginning = await receive(socket)
    wanted = service.settings.think_token
    if not wanted:
        raise Forbidden(Verdict("think.off", family=FORBIDDEN))
    token = beginning.token if isinstance(beginning, Beginning) else ""
    if not hmac.compare_digest(token.encode(), wanted.encode()):
        raise Forbidden(Verdict("think.token", family=FORBIDDEN))
    assert isinstance(beginning, Beginning)
    if beginning.build != build():
        raise Stale(Verdict("think.build", {"yours": beginning.build, "ours": build()}, family=STALE))
    return beginning


async def receive(socket: WebSocket) -> FromThinker:
    """Return the next message; a worker that is silent for too long counts as gone."""
    event = await asyncio.wait_for(socket.receive(), SILENT_SECONDS)
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", DISMISSED_CLOSE))
    data: bytes = event.get("bytes") or b""  # a text frame is nonsense, too
    if len(data) > LARGEST_MESSAGE:
        raise malformed("message.too-large", largest=LARGEST_MESSAGE, size=len(data))
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise malformed("message.malformed", reason=str(error)) from error

"""Games that are watched again, over REST: as positions to look at, and in words."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from carrack.server.api.dependencies import Id, Maybe, The, check_language
from carrack.server.api.endpoints import JSON, body_of, endpoint
from carrack.server.origin import payer_of
from carrack.server.protocol.schemas import (
    LAST_PLACE,
    LONGEST_RECORD,
    MOST_BOARDS,
    MOST_SEATS,
    RecordToRead,
    RecordToWatch,
    Replay,
    ReplayBoards,
)
from carrack.server.replay.worker import Reading, Watching
from carrack.server.service import Service

router = APIRouter()
EyesNumber = Annotated[int, Path(ge=-2, lt=MOST_SEATS)]
FirstBoard = Annotated[int, Query(ge=0, le=LAST_PLACE)]
CountOfBoards = Annotated[int, Query(ge=1, le=MOST_BOARDS)]
LARGEST_RECORD_BODY: Final = 4 * LONGEST_RECORD
"""Bytes; a character may take four."""


@endpoint(router, "GET", "/api/tables/{table}/replay/{eyes}", Replay)
async def show_replay(table: Id, eyes: EyesNumber, request: Request, service: The, person: Maybe) -> Response:
    """Return a finished game, move by move, as a seat saw it (-1: a spectator, -2: all hands open)."""
    service.limit_replays(request)
    text, info = await service.registry.record_and_info(table, person)
    return await _told(service, request, Watching(text, eyes, info))


@endpoint(router, "GET", "/api/tables/{table}/replay/{eyes}/boards/{language}", ReplayBoards)
async def show_replay_boards(
    table: Id, eyes: EyesNumber, language: Id, request: Request, service: The, person: Maybe,
    first: FirstBoard = 0, count: CountOfBoards = 1,
) -> Response:  # fmt: skip
    """Return some positions of a finished game, in words."""
    service.limit_replays(request)
    text, info = await service.registry.record_and_info(table, person)
    return await _told(service, request, Reading(text, eyes, check_language(language), first, count, info))


@endpoint(router, "POST", "/api/replays/boards", ReplayBoards, asks=RecordToRead)
async def read_record_out(request: Request, service: The) -> Response:
    """Return some positions of a record sent along, in words; nothing is stored."""
    service.limit_replays(request)
    wanted = await body_of(request, RecordToRead, LARGEST_RECORD_BODY)
    return await _told(
        service, request, Reading(wanted.record, wanted.eyes, wanted.language, wanted.first, wanted.count)
    )


@endpoint(router, "POST", "/api/replays", Replay, asks=RecordToWatch)
async def replay_record(request: Request, service: The) -> Response:
    """Return a record sent along, decision by decision; nothing is stored."""
    service.limit_replays(request)
    wanted = await body_of(request, RecordToWatch, LARGEST_RECORD_BODY)
    return await _told(service, request, Watching(wanted.record, wanted.eyes))


async def _told(service: Service, request: Request, wish: Watching | Reading) -> Response:
    """Return the answer of the replay process."""
    told = await service.readers.read(wish, payer_of(request))
    return Response(told.body, told.status, media_type=JSON)

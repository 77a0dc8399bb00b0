"""Games that are watched again, over REST: as positions to look at, and in words."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from carrack.server.reading_out import read_out
from carrack.server.replaying import watch
from carrack.server.rest import Id, Maybe, The, check_language
from carrack.server.rest_messages import (
    LAST_PLACE,
    LONGEST_RECORD,
    MOST_BOARDS,
    MOST_SEATS,
    RecordToRead,
    RecordToWatch,
    Replay,
    ReplayBoards,
)
from carrack.server.wire import body_of, endpoint

router = APIRouter()
EyesNumber = Annotated[int, Path(ge=-2, lt=MOST_SEATS)]
FirstBoard = Annotated[int, Query(ge=0, le=LAST_PLACE)]
CountOfBoards = Annotated[int, Query(ge=1, le=MOST_BOARDS)]
LARGEST_RECORD_BODY: Final = 4 * LONGEST_RECORD
"""Bytes; a character may take four."""


@endpoint(router, "GET", "/api/tables/{table}/replay/{eyes}", Replay)
async def show_replay(table: Id, eyes: EyesNumber, request: Request, service: The, person: Maybe) -> Replay:
    """A game that is over, decision by decision, as a seat (-1: an onlooker, -2: all hands open) saw it."""
    service.limit_replays(request)
    text, info = await service.house.record_and_info(table, person)
    return await asyncio.to_thread(watch, text, eyes, info)


@endpoint(router, "GET", "/api/tables/{table}/replay/{eyes}/boards/{language}", ReplayBoards)
async def show_replay_boards(
    table: Id, eyes: EyesNumber, language: Id, request: Request, service: The, person: Maybe,
    first: FirstBoard = 0, count: CountOfBoards = 1,
) -> ReplayBoards:  # fmt: skip
    """Some positions of a game that is over, in words."""
    service.limit_replays(request)
    text, info = await service.house.record_and_info(table, person)
    return await asyncio.to_thread(read_out, text, eyes, check_language(language), first, count, info)


@endpoint(router, "POST", "/api/replays/boards", ReplayBoards, asks=RecordToRead)
async def read_record_out(request: Request, service: The) -> ReplayBoards:
    """Some positions of a record of one's own, in words; nothing is stored."""
    service.limit_replays(request)
    wanted = await body_of(request, RecordToRead, LARGEST_RECORD_BODY)
    return await asyncio.to_thread(
        read_out, wanted.record, wanted.eyes, wanted.language, wanted.first, wanted.count
    )


@endpoint(router, "POST", "/api/replays", Replay, asks=RecordToWatch)
async def replay_record(request: Request, service: The) -> Replay:
    """A record of one's own, decision by decision; nothing is stored."""
    service.limit_replays(request)
    wanted = await body_of(request, RecordToWatch, LARGEST_RECORD_BODY)
    return await asyncio.to_thread(watch, wanted.record, wanted.eyes)

"""`carrack serve --check`: would a server with these settings work? Nothing is changed by looking."""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from carrack.core import messages
from carrack.core.extras import installed
from carrack.core.system_reasons import system_reason
from carrack.core.verdicts import Refusal, Verdict, malformed
from carrack.server.api import static
from carrack.server.component_sets import load_component_sets
from carrack.server.service import listening_address
from carrack.server.settings import NO_LISTENING, Settings
from carrack.store.addresses import url_of
from carrack.store.database import VERSION_TABLE, newest
from carrack.store.dialects import LIMITS, is_sqlite, make_engine
from carrack.store.servers import living_servers, now

FINE: Final = "fine"
WARNING: Final = "warning"
WRONG: Final = "wrong"
HEAR_SECONDS: Final = 3.0
POOLER: Final = "unsupported startup parameter"
"""PgBouncer's answer to the limits that a direct connection sets."""
CHECK_CHANNEL: Final = "carrack_check"
LARGEST_DIFFERENCE: Final = 2.0
"""Seconds by which the clock of the database may differ before somebody should look at it."""
CONNECTIONS: Final = 20
"""Connections that one server may open: the pool's 15, the writer, hints, listening and some for programs."""


class Finding(Struct, frozen=True):
    """One line of the check: a message of the catalogue (`check-…`) or a refusal."""

    level: str
    key: str
    args: dict[str, object] = {}
    refusal: Verdict | None = None


async def check_settings(settings: Settings) -> AsyncIterator[Finding]:
    """Yield the findings: settings first, then the database."""
    for finding in _here(settings):
        yield finding
    try:
        url = url_of(settings.database)
        if is_sqlite(url):
            file = Path(str(url.database))
            yield Finding(FINE, "file" if file.exists() else "file-new", {"file": str(file)})
            if not file.exists():
                return
        elif settings.database_listen not in ("", NO_LISTENING):
            url_of(settings.database_listen)
        engine = make_engine(url, settings.pooled)
    except Refusal as refusal:
        yield _refused(refusal)
        return
    try:
        async with engine.connect() as connection:
            async for finding in _database(connection, settings):
                yield finding
        if address := listening_address(settings):
            yield await _hear(engine, address)
        elif not is_sqlite(url):
            yield Finding(WARNING, "only-polls")
    except Exception as error:  # drivers raise exceptions of their own
        cause = getattr(error, "orig", None) or error
        key = "pooler" if POOLER in str(cause) else "database-unreachable"
        yield Finding(WRONG, key, {"said": messages.refusal(None, system_reason(cause))})
    finally:
        await engine.dispose()


def _here(settings: Settings) -> list[Finding]:
    """Return what can be found without the database."""
    found: list[Finding] = []
    try:
        check_address(settings)
        found.append(Finding(FINE, "address", {"host": settings.host, "port": str(settings.port)}))
        offers = load_component_sets(settings.components)
        if settings.components:
            found.append(Finding(FINE, "components", {"count": offers.games}))
    except Refusal as refusal:
        found.append(_refused(refusal))
    folder = static.page_folder(settings.page)
    level, key = (FINE, "page") if static.has_page(folder) else (WARNING, "no-page")
    found.append(Finding(level, key, {"folder": str(folder)}))
    if not settings.public_url:
        found.append(Finding(WARNING, "no-public-url"))
    if settings.traces and not installed("tracing"):
        found.append(_refused(malformed("extra.missing", extra="tracing")))
    return found


def check_address(settings: Settings) -> None:
    """Refuse an address at which this process cannot listen."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((settings.host, settings.port))
    except OSError as error:
        address = f"{settings.host}:{settings.port}"
        raise malformed("server.address", address=address, reason=system_reason(error)) from error


async def _database(connection: AsyncConnection, settings: Settings) -> AsyncIterator[Finding]:
    """Yield what the database says of itself; it is not brought up to date."""
    tables = await connection.run_sync(lambda one: inspect(one).get_table_names())
    version = ""
    if VERSION_TABLE in tables:
        version = str(await connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")))
    if version > newest():
        yield _refused(malformed("database.unusable", reason=Verdict("database.later-version")))
    elif tables and not version:
        yield _refused(malformed("database.unusable", reason=Verdict("database.foreign")))
    elif version == newest():
        yield Finding(FINE, "schema", {"version": version})
    elif version:
        yield Finding(FINE, "schema-older", {"version": version, "newest": newest()})
    else:
        yield Finding(FINE, "schema-empty")
    if is_sqlite(connection.engine.url):
        return
    release = await _shown(connection, "server_version")
    yield Finding(FINE, "postgresql", {"version": release.split()[0]})
    for name in LIMITS:
        if await _shown(connection, name) == "0":
            role = str(await connection.scalar(text("SELECT current_user")))
            wanted = f"ALTER ROLE {role} SET {name} = '{int(LIMITS[name]) // 1000}s'"
            yield Finding(WRONG, "no-limit", {"setting": name, "statement": wanted})
    for name in ("fsync", "synchronous_commit"):
        if await _shown(connection, name) == "off":
            yield Finding(WARNING, "not-durable", {"setting": name})
    difference = await now(connection) - time.time()
    if abs(difference) > LARGEST_DIFFERENCE:
        yield Finding(WARNING, "clock", {"seconds": round(difference)})
    servers = await living_servers(connection) if "servers" in tables else []
    if servers:
        yield Finding(FINE, "servers", {"count": len(servers), "names": ", ".join(servers)})
    room = int(await _shown(connection, "max_connections"))
    if room < CONNECTIONS * (len(servers) + 1):
        yield Finding(WARNING, "connections", {"room": room, "needed": CONNECTIONS * (len(servers) + 1)})


async def _shown(connection: AsyncConnection, setting: str) -> str:
    return str(await connection.scalar(text(f"SHOW {setting}")))


async def _hear(engine: AsyncEngine, address: str) -> Finding:
    """Send a hint to ourselves: through a pooler LISTEN succeeds and hears nothing."""
    import asyncpg  # an extra: only where there are several servers

    heard = asyncio.Event()
    word = secrets.token_hex(8)

    def hear(*said: Any) -> None:
        if said[-1] == word:
            heard.set()

    listening = await asyncpg.connect(address, timeout=HEAR_SECONDS, statement_cache_size=0)
    try:
        await listening.add_listener(CHECK_CHANNEL, hear)
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_notify('{CHECK_CHANNEL}', '{word}')"))
        await asyncio.wait_for(heard.wait(), HEAR_SECONDS)
    except TimeoutError:
        return Finding(WRONG, "deaf")
    finally:
        listening.terminate()
    return Finding(FINE, "hears")


def _refused(refusal: Refusal) -> Finding:
    return Finding(WRONG, "refused", refusal=refusal.verdict)

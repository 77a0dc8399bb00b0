"""Connections, transactions and clocks of SQLite and PostgreSQL: all that differs between the two."""

from __future__ import annotations

from typing import Any, Final
from typing import cast as cast_type

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Float,
    FromClause,
    Insert,
    Table,
    Text,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    literal_column,
    text,
)
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from sqlalchemy.types import TypeEngine

from carrack.store.addresses import POSTGRESQL, SQLITE
from carrack.store.inline_sqlite import BEGIN, InlineEngine

READING: Final = "carrack_reading"
"""The execution option of connections that only read."""
PATIENCE: Final = 30
"""Seconds to wait for another process that writes to a file."""
CONNECT_SECONDS: Final = 3
COMMAND_SECONDS: Final = 6
"""Seconds before an answer of PostgreSQL counts as lost; longer than its own limits below."""
LIMITS: Final = {
    # A server that is stopped in mid-transaction must not hold its rows for ever.
    "idle_in_transaction_session_timeout": "2000",
    "lock_timeout": "2000",
    "statement_timeout": "5000",
}
"""Milliseconds; limits of every connection to PostgreSQL. A pooler refuses them: there the role has them."""
# Transactions always end explicitly: no reset. Parameters may hold chat lines: keep them out of the log.
OPTIONS: Final[dict[str, Any]] = {"pool_reset_on_return": None, "hide_parameters": True}
"""Options of every engine."""
MIGRATION_LOCK: Final = 0x0CA44AC4
"""The advisory lock under which one server migrates while others wait."""
CLOCKS: Final = {
    SQLITE: "((julianday('now') - 2440587.5) * 86400.0)",
    POSTGRESQL: "extract(epoch from clock_timestamp())::float8",
}

PAIRS: Final[dict[str, tuple[str, TypeEngine[Any]]]] = {
    SQLITE: ("json_each", Text()),
    POSTGRESQL: ("json_each_text", JSON()),
}
"""The function that makes rows of a JSON object, and the type that it wants."""


def is_sqlite(url: URL) -> bool:
    """Return True for the address of a file."""
    return url.get_backend_name() == SQLITE


def make_engine(url: URL, pooled: bool, patient: bool = False) -> AsyncEngine:
    """Return an engine; `pooled`: behind a pooler that gives each transaction another connection.

    `patient`: no statement counts as lost, however long it takes.
    """
    if is_sqlite(url):
        engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, **OPTIONS)
        # The driver begins its transactions too late: reading and then writing would lose updates.
        event.listen(engine.sync_engine, "connect", _begin_explicitly)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    seconds = None if patient else COMMAND_SECONDS
    arguments: dict[str, Any] = {"timeout": CONNECT_SECONDS, "command_timeout": seconds}
    if pooled:
        # Behind a pooler the next connection does not know prepared statements.
        arguments |= {"statement_cache_size": 0, "prepared_statement_cache_size": 0}
    else:
        arguments["server_settings"] = LIMITS
    return create_async_engine(url, connect_args=arguments, pool_pre_ping=True, **OPTIONS)


def writer_of(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine of the Writer: with SQLite its statements need no thread."""
    if engine.dialect.name != SQLITE:
        return engine
    # It begins its transactions itself.
    arguments = {"timeout": PATIENCE, "check_same_thread": False}
    url, options = engine.url.set(drivername=SQLITE), {"isolation_level": "AUTOCOMMIT", **OPTIONS}
    inline = create_engine(url, connect_args=arguments, poolclass=NullPool, **options)
    event.listen(inline, "connect", _prepare_sqlite)
    return cast_type(AsyncEngine, InlineEngine(inline, PATIENCE))


def readers_of(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for reading: all statements of a transaction see the same moment."""
    options: dict[str, Any] = {READING: True}
    if engine.dialect.name != SQLITE:
        options["isolation_level"] = "REPEATABLE READ"
    return engine.execution_options(**options)


def clock(dialect: str) -> ColumnElement[float]:
    """Return the database's clock in seconds since 1970: the only one by which servers judge each other."""
    return literal_column(CLOCKS[dialect], Float(53))


def known_rows(dialect: str) -> tuple[FromClause, ColumnElement[str]]:
    """Return names with values as rows to join with (the names are `key`), and the column of the values.

    However many there are, they are one parameter of the statement, `known`: a JSON object as text.
    """
    name, form = PAIRS[dialect]
    pairs = cast(bindparam("known", type_=Text()), form)
    rows = getattr(func, name)(pairs).table_valued("key", "value")
    return rows, rows.c.value


def insert_new(dialect: str, table: Table) -> Insert:
    """Return an INSERT that leaves alone a row that is there already."""
    # Imported here: a server needs one of the two drivers, and PostgreSQL's is slow to load.
    if dialect == SQLITE:
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table).on_conflict_do_nothing()


def lock_migrations(connection: Connection) -> None:
    """Let one server migrate at a time; SQLite's transactions exclude each other anyway."""
    if connection.dialect.name != SQLITE:
        # No time limits: migrating may take long, and so may loading Alembic on a busy machine.
        for limit in LIMITS:
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def _begin_explicitly(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: acknowledged writes survive a power failure.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if reading else BEGIN)

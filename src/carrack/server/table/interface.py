"""The interface of a live table to its parts: seats, spectators, automatic replies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from carrack.core.match import Match
from carrack.server.bot_pool import BotPool
from carrack.server.cluster.lease import Lease
from carrack.server.costs import Costs
from carrack.server.fair_queue import Wanting
from carrack.server.protocol.messages import FromServer, Stored, TableInfo
from carrack.server.table.chat import Chat
from carrack.server.table.clock import Clock
from carrack.server.table.history import History
from carrack.server.table.listener import Listener
from carrack.server.table.standing_orders import StandingOrders
from carrack.server.table.table_writer import TableWriter
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import Tracer
from carrack.store.chat import ChatRows
from carrack.store.servers import PresenceRow
from carrack.store.standing_orders import OrderRow
from carrack.store.tables import Belief, TableRow
from carrack.store.wishes import WishRow
from carrack.store.writer import Writer

T = TypeVar("T")


class StoredTable(NamedTuple):
    """A table as the store has it, with the match that its steps tell."""

    row: TableRow
    match: Match | None
    history: History
    answered: dict[tuple[int, str], int]
    """By seat and message: the version that it led to."""
    said: ChatRows
    orders: list[OrderRow]
    wish: WishRow | None
    elsewhere: list[PresenceRow]


class Services(NamedTuple):
    """Services of the server that every table uses."""

    writer: Writer
    bots: BotPool
    costs: Costs
    origin: str
    pause: float
    """Seconds before an answer that needs no person."""
    lease: Lease
    load: Callable[[str], Awaitable[StoredTable]]
    """Reads a table from the store."""
    known: Callable[[str], Awaitable[Belief | None]]
    """Asks the store how far a table is; None: it is gone."""
    patience: int
    """Minutes that all wait for a person before a bot may stand in."""
    metrics: Metrics
    tracer: Tracer
    lost: Callable[[str], None]
    """Callback with a table that was dropped after an error, so that it is loaded again."""


class Table(Protocol):
    """A live table. Only its own task changes it: `do` runs work there."""

    row: TableRow
    match: Match | None
    services: Services
    listeners: set[Listener]
    elsewhere: list[PresenceRow]
    """Who is connected at other servers."""
    writer: TableWriter
    chat: Chat
    clock: Clock
    standing_orders: StandingOrders

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work in the table's task, after what came before."""

    async def begin_if_full(self) -> None:
        """Begin the game, unless a seat is free or it has begun."""

    async def commit(
        self, seat: int | None, message_id: str | None, version: int, numbers: list[int], by: str = ""
    ) -> Stored:
        """Store a seat's decision and tell it."""

    def info(self, person: str | None, seat: int | None) -> TableInfo:
        """Return the table as a person sees it."""

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """Send a listener the whole table."""

    def tell_table(self) -> None:
        """Send everybody who sits where and who is there."""

    def send_all(self, message: FromServer) -> None:
        """Send everybody the same message."""

    def ask(self) -> None:
        """Start the automatic answer of the seat to act, if it has one."""

    def keeps(self) -> bool:
        """Return True if this server lets bots, clocks and standing orders answer here."""

    def wanting(self) -> Wanting:
        """Return for whom bots think here."""

"""The interface of a live table to its parts: seats, spectators, automatic replies."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
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
from carrack.server.table.stored_tables import StoredTables
from carrack.server.table.table_writer import TableWriter
from carrack.server.telemetry.metrics import Metrics
from carrack.server.telemetry.tracing import Tracer
from carrack.store.servers import PresenceRow
from carrack.store.tables import TableRow
from carrack.store.writer import Writer

T = TypeVar("T")


class Present(Protocol):
    """Somebody who looks on, here or at another server."""

    @property
    def person(self) -> str | None: ...

    @property
    def name(self) -> str: ...


class Services(NamedTuple):
    """Services of the server that every table uses."""

    writer: Writer
    stored: StoredTables
    bots: BotPool
    costs: Costs
    lease: Lease
    metrics: Metrics
    tracer: Tracer
    origin: str
    pause: float
    """Seconds before an answer that needs no person."""
    patience: int
    """Minutes that all wait for a person before a bot may stand in."""


class Replies(Protocol):
    """The automatic replies of a table, as its other parts use them."""

    def own_answer(self, seat: int) -> object | None:
        """Return the answer that a seat need not give itself; None: it is asked."""

    def decided(self, seat: int) -> None:
        """Note how long a person took to decide."""

    def ask_again(self, seat: int) -> None:
        """Look again at a person's standing orders."""

    def go_on(self) -> None:
        """Ask a bot that waited for somebody to come."""


class Crowd(Protocol):
    """The spectators of a table, as its other parts use them."""

    def present(self) -> list[Present]:
        """Return the first of them."""

    def is_listed(self, listener: Listener) -> bool:
        """Return True if this join or leave changes the visible list."""


class Table(Protocol):
    """A live table. Only its own task changes it: `do` runs work there."""

    row: TableRow
    match: Match | None
    history: History
    services: Services
    listeners: set[Listener]
    elsewhere: list[PresenceRow]
    """Those who are connected at other servers."""
    writer: TableWriter
    chat: Chat
    clock: Clock
    standing_orders: StandingOrders

    @property
    def auto_reply(self) -> Replies:
        """The automatic replies."""

    @property
    def spectators(self) -> Crowd:
        """Those who look on."""

    @property
    def lost(self) -> bool:
        """Return True once the table has stopped, or memory and database may disagree."""

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run work in the table's task, after what came before."""

    def playing(self) -> Match:
        """Return the match; refuse before it has begun."""

    async def begin_if_full(self) -> None:
        """Begin the game, unless a seat is free or it has begun."""

    async def commit(
        self, seat: int | None, message_id: str | None, version: int, numbers: list[int], by: str = ""
    ) -> Stored:
        """Store a seat's decision and tell it."""

    async def catch_up(self, version: int) -> None:
        """Read on for a client that comes from a server which is ahead of this one."""

    def lose(self) -> None:
        """Close all connections, since memory and database may disagree."""

    def info(self, person: str | None, seat: int | None, present: list[Present] | None = None) -> TableInfo:
        """Return the table as a person sees it."""

    def seat_of(self, person: str | None) -> int | None:
        """Return where a person sits."""

    def seat_of_token(self, digest: str) -> int:
        """Return the seat of a seat token, by the token's digest; refuse one that is void."""

    def reseat_listeners(self, voided: Collection[int]) -> None:
        """Give every listener the seat that is theirs now."""

    def note_presence(self, listener: Listener) -> None:
        """Let other servers know where a listener sits."""

    def greet(self, listener: Listener, have: int, is_here: bool) -> None:
        """Send a listener the whole table."""

    def tell_table(self) -> None:
        """Send everybody who sits where and who is there."""

    def tell_step(self) -> None:
        """Send everybody the last step and the position."""

    def tell_seat(self, seat: int, message: FromServer) -> None:
        """Send all connections of one seat the same message."""

    def tell_all(self, message: FromServer) -> None:
        """Send everybody the same message."""

    def ask(self) -> None:
        """Start the automatic answer of the seat to act, if it has one."""

    def keeps(self) -> bool:
        """Return True if this server lets bots, clocks and standing orders answer here."""

    def wanting(self) -> Wanting:
        """Return for whom bots think here."""

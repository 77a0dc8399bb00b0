"""Work is measured in milliseconds of processor time, and each person and each address has a share of it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Coroutine, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")
MOST_REMEMBERED: Final = 20_000
MILLISECONDS: Final = 1000.0
LONGEST_NAP: Final = 1.0
AT_FIRST: Final = 1.0
"""Milliseconds that the first piece of work of an account is expected to take."""
LEARNS: Final = 0.25
"""The share of the newest piece of work in what is usual."""
COSTLY: Final = 50.0
"""Milliseconds of work, of late: whoever has used more gives way to those who have used less."""
HALF_LIFE: Final = 1.0
"""Seconds after which work of late counts half."""
LONGEST_WAY: Final = 0.05
"""Seconds, at most, for which a piece of work gives way: others may wait for a slow disk."""
LONGEST_PREFIX: Final = 64
"""Bits of an IPv6 address that a provider gives to one home; the rest is everybody's own choice."""


def network_of(address: str) -> str:
    """Return the address itself, or in IPv6 the network of one home."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # no address: a name in tests, or empty
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, LONGEST_PREFIX), strict=False))


class Meter(Generic[T]):
    """Awaits work, and counts the milliseconds that the loop's thread worked on it.

    Not those in which it waited. `milliseconds` leaves out what a busy machine ran meanwhile: nobody here is
    to blame for that. `held` has it, too: everybody else waited for the loop all the same.
    """

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.milliseconds = 0.0
        self.held = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        received: Any = None
        thrown: BaseException | None = None
        while True:
            begun, since = time.thread_time(), time.monotonic()
            try:
                if thrown is not None:
                    waits_for = self._work.throw(thrown)
                else:
                    waits_for = self._work.send(received)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.milliseconds += (time.thread_time() - begun) * MILLISECONDS
                self.held += (time.monotonic() - since) * MILLISECONDS
            thrown = None
            try:
                received = yield waits_for
            except BaseException as error:  # every exception is meant for the work
                thrown = error


class Account:
    """Milliseconds that are left, filled again over time; it may be overdrawn once."""

    __slots__ = ("burst", "free", "left", "rate", "recent", "since", "usual")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        """Milliseconds of work a second."""
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()
        self.free = self.since
        """When the next piece of work may begin."""
        self.usual = AT_FIRST
        """Milliseconds for which a piece of work of this account holds the loop, of late."""
        self.recent = 0.0
        """Milliseconds of work, of late: what is longer ago counts less."""

    def fill(self) -> None:
        """Bring it up to date."""
        now = time.monotonic()
        passed = now - self.since
        self.left = min(self.burst, self.left + passed * self.rate)
        self.recent *= 0.5 ** (passed / HALF_LIFE)
        self.since = now

    @property
    def is_limited(self) -> bool:
        """Return False where a share is the whole loop."""
        return self.rate < MILLISECONDS

    def lacking(self) -> float:
        """Return the seconds until there is something left to spend."""
        return 0.0 if self.left > 0 else (1.0 - self.left) / self.rate

    def due(self) -> float:
        """Return the seconds until the next piece of work may begin: it never takes more than half the loop.

        Whoever has something left may still not use it all at once over many sockets: others' messages would
        wait for each of them, several times.
        """
        return max(self.lacking(), self.free - self.since)

    def begin(self) -> None:
        """Let a piece of work begin; the next waits for as long as it usually takes, and as long again.

        LEAST is what it takes to read a message, to pass it on and to send the answer: no meter sees that.
        """
        self.fill()
        self.left -= LEAST
        self.recent += LEAST
        self._rest(self.usual + LEAST)

    def spend(self, milliseconds: float, held: float) -> None:
        """Charge work that held the loop for so long; what is left may go below zero."""
        self.left -= milliseconds
        self.recent += milliseconds
        self.usual += (held - self.usual) * LEARNS
        self._rest(held)

    def _rest(self, milliseconds: float) -> None:
        if self.is_limited:
            self.free = max(self.free, self.since + 2 * milliseconds / MILLISECONDS)


class Budget:
    """An account for each name; those used least lately are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        """Milliseconds of work a second, for each name."""
        self.burst = burst
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def account(self, name: str) -> Account:
        """Return an account, up to date."""
        account = self._accounts.get(name)
        if account is None:
            account = self._accounts[name] = Account(self.rate, self.burst)
            if len(self._accounts) > MOST_REMEMBERED:
                self._accounts.popitem(last=False)
            return account
        self._accounts.move_to_end(name)
        account.fill()
        return account

    def recent(self, name: str) -> float:
        """Return the milliseconds of work of late; 0 where a share is the whole loop."""
        account = self.account(name)
        return account.recent if account.is_limited else 0.0


class Payer:
    """The accounts that are charged for a piece of work: an address and, if known, a person."""

    __slots__ = ("address", "person")

    def __init__(self, address: str, person: str = "") -> None:
        self.address = address
        self.person = person


Used = tuple[float, float]
"""Milliseconds of late: of an address, and of a person there."""


class Costs:
    """The budgets of all people and addresses, and whose work is under way."""

    def __init__(self, per_person: float, per_address: float, burst_seconds: float) -> None:
        self._people = Budget(per_person, per_person * burst_seconds)
        self._addresses = Budget(per_address, per_address * burst_seconds)
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The lines in which people's messages wait; a line without messages is forgotten."""
        self._under_way: dict[tuple[str, str], int] = {}
        """Pieces of work by address and person."""
        self._served: set[str] = set()
        """Those whose turn was in this pass of the loop."""
        self._ended: asyncio.Event | None = None
        """Set when a piece of work has ended, if somebody waits for it."""

    def lacking(self, payer: Payer) -> float:
        """Return the seconds until this payer has something left."""
        return max((account.lacking() for account in self._accounts_of(payer)), default=0.0)

    def spend(self, payer: Payer, milliseconds: float, held: float | None = None) -> None:
        """Charge both accounts of a payer; `held`: how long the loop was held, where that is known."""
        for account in self._accounts_of(payer):
            account.spend(milliseconds, milliseconds if held is None else held)

    async def admit(self, payer: Payer) -> None:
        """Wait until it is this payer's turn. Messages of one payer stand in line: only the first looks.

        Everybody else gets a turn of the loop between two of them, also where a share is the whole loop:
        hundreds of sockets that come at once are not served in one go. Whoever has asked for much of late
        gives way to those who have asked for less.
        """
        if self._admits_at_once(payer):
            return
        async with self._line_of(payer):
            await asyncio.sleep(0)
            accounts = self._accounts_of(payer)
            while (wait := max((account.due() for account in accounts), default=0.0)) > 0:
                await asyncio.sleep(min(wait, LONGEST_NAP))
                accounts = self._accounts_of(payer)
            await self.give_way(payer)
            for account in accounts:
                account.begin()

    def _admits_at_once(self, payer: Payer) -> bool:
        """Begin the first message of a payer in this pass of the loop, where nothing has to be waited for."""
        name = payer.person or payer.address
        if name in self._served or name in self._lines:
            return False
        accounts = self._accounts_of(payer)
        for account in accounts:
            if account.due() > 0 or (account.is_limited and account.recent > COSTLY):
                return False
        if not self._served:
            asyncio.get_running_loop().call_soon(self._served.clear)
        self._served.add(name)
        for account in accounts:
            account.begin()
        return True

    def _line_of(self, payer: Payer) -> asyncio.Lock:
        name = payer.person or payer.address
        line = self._lines.get(name)
        if line is None:
            line = self._lines[name] = asyncio.Lock()
        return line

    async def give_way(self, payer: Payer) -> None:
        """Wait, but not for long, while work of somebody who has used less is under way, or own work.

        A step goes through the loop a dozen times before it is stored. Between two of these times others'
        work would come in, and each time another piece of it.
        """
        if max(self._used(payer.address, payer.person)) <= COSTLY:
            return
        until = time.monotonic() + LONGEST_WAY
        while (left := until - time.monotonic()) > 0 and self._gives_way(payer):
            if self._ended is None:
                self._ended = asyncio.Event()
            waiting = asyncio.ensure_future(self._ended.wait())
            await asyncio.wait([waiting], timeout=left)
            waiting.cancel()

    def _gives_way(self, payer: Payer) -> bool:
        own = payer.address, payer.person
        used = self._used(*own)
        if max(used) <= COSTLY:
            return False
        return any(
            pieces > 0 and (name == own or self._used(*name) < used)
            for name, pieces in self._under_way.items()
        )

    def _used(self, address: str, person: str) -> Used:
        """Return what was used of late, of the accounts that there are; 0 of those that count nothing."""
        return (
            self._addresses.recent(address) if address else 0.0,
            self._people.recent(person) if person else 0.0,
        )

    def _accounts_of(self, payer: Payer) -> list[Account]:
        """Return the accounts that there are, up to date."""
        found = [self._addresses.account(payer.address)] if payer.address else []
        if payer.person:
            found.append(self._people.account(payer.person))
        return found

    @contextmanager
    def aside(self, payer: Payer) -> Iterator[None]:
        """Let nobody give way to a payer's work while it waits for its client, or for another process."""
        self._count(payer, -1)
        try:
            yield
        finally:
            self._count(payer, 1)

    def _count(self, payer: Payer, pieces: int) -> None:
        """Count pieces of work under way; those that are fewer may let somebody go on."""
        name = payer.address, payer.person
        if found := self._under_way.pop(name, 0) + pieces:
            self._under_way[name] = found
        if pieces < 0 and self._ended is not None:
            self._ended.set()
            self._ended = None

    async def measured(self, payers: Iterable[Payer], work: Coroutine[Any, Any, T]) -> T:
        """Run work and charge its time to the payers, in equal parts."""
        meter = Meter(work)
        shared = list(payers)
        for payer in shared:
            self._count(payer, 1)
        try:
            return await meter
        finally:
            for payer in shared:
                self._count(payer, -1)
                self.spend(payer, meter.milliseconds / len(shared), meter.held / len(shared))


LEAST: Final = 0.1
"""Milliseconds that anything costs: reading a message and refusing it."""

"""Work is measured in milliseconds of processor time, and each person and each address has a share of it."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Coroutine, Generator, Iterable
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
MOST_REMEMBERED: Final = 20_000
MILLISECONDS: Final = 1000.0
LONGEST_NAP: Final = 1.0
LONGEST_PREFIX: Final = 64
"""Bits of an IPv6 address that a provider gives to one home; the rest is everybody's own choice."""


def network_of(address: str) -> str:
    """Return the address itself, or in IPv6 the network of one home."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # a name in tests, or nothing
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, LONGEST_PREFIX), strict=False))


class Meter(Generic[T]):
    """Awaits work, and counts the milliseconds that the loop's thread worked on it.

    Not those in which it waited, nor those in which a busy machine ran something else.
    """

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.milliseconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        received: Any = None
        thrown: BaseException | None = None
        while True:
            begun = time.thread_time()
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
            thrown = None
            try:
                received = yield waits_for
            except BaseException as error:  # whatever reaches us is meant for the work
                thrown = error


class Account:
    """Milliseconds that are left, filled again over time; it may be overdrawn once."""

    __slots__ = ("left", "since")

    def __init__(self, left: float, since: float) -> None:
        self.left = left
        self.since = since


class Budget:
    """An account for each name; those used least lately are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        """Milliseconds of work a second."""
        self.burst = burst
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def lacking(self, name: str) -> float:
        """Return the seconds until there is something left to spend."""
        account = self._filled(name)
        return 0.0 if account.left > 0 else (1.0 - account.left) / self.rate

    def spend(self, name: str, milliseconds: float) -> None:
        """Charge an account; it may go below zero."""
        self._filled(name).left -= milliseconds

    def _filled(self, name: str) -> Account:
        now = time.monotonic()
        account = self._accounts.get(name)
        if account is None:
            account = self._accounts[name] = Account(self.burst, now)
            if len(self._accounts) > MOST_REMEMBERED:
                self._accounts.popitem(last=False)
            return account
        self._accounts.move_to_end(name)
        account.left = min(self.burst, account.left + (now - account.since) * self.rate)
        account.since = now
        return account


class Payer:
    """The accounts that are charged for a piece of work: an address and, if known, a person."""

    __slots__ = ("address", "person")

    def __init__(self, address: str, person: str = "") -> None:
        self.address = address
        self.person = person


class Costs:
    """The budgets of all people and addresses."""

    def __init__(self, per_person: float, per_address: float, burst_seconds: float) -> None:
        self._people = Budget(per_person, per_person * burst_seconds)
        self._addresses = Budget(per_address, per_address * burst_seconds)

    def lacking(self, payer: Payer) -> float:
        """Return the seconds until this payer has something left."""
        wait = self._addresses.lacking(payer.address) if payer.address else 0.0
        return max(wait, self._people.lacking(payer.person)) if payer.person else wait

    def spend(self, payer: Payer, milliseconds: float) -> None:
        """Charge both accounts of a payer."""
        if payer.address:
            self._addresses.spend(payer.address, milliseconds)
        if payer.person:
            self._people.spend(payer.person, milliseconds)

    async def admit(self, payer: Payer) -> None:
        """Wait until this payer has something left; of many who wait, one more each time goes on."""
        while (wait := self.lacking(payer)) > 0:
            await asyncio.sleep(min(wait, LONGEST_NAP))
        self.spend(payer, LEAST)

    async def measured(self, payers: Iterable[Payer], work: Coroutine[Any, Any, T]) -> T:
        """Run work and charge its time to the payers, in equal parts."""
        meter = Meter(work)
        try:
            return await meter
        finally:
            shared = list(payers)
            for payer in shared:
                self.spend(payer, meter.milliseconds / len(shared))


LEAST: Final = 0.1
"""Milliseconds that anything costs: reading a message and refusing it."""

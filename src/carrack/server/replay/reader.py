"""Records that are replayed, handed to a separate process."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from carrack.bots.workers import Worker
from carrack.core.verdicts import BUSY, Busy, Verdict
from carrack.server.build_status import BuildStatus
from carrack.server.costs import MILLISECONDS, Costs, Payer
from carrack.server.fair_queue import FairQueue, Usage, Wanting
from carrack.server.replay.worker import READER, Reading, Told, Watching

log = logging.getLogger(__name__)
SHARE: Final = 0.1
"""The part of its time that is charged: it delays only others who want a record read."""
LONGEST_SECONDS: Final = 30.0
"""What takes longer is refused; the longest game of four takes a tenth of it."""


class Readers:
    """The process that reads records, and who is next."""

    def __init__(self, compiling: BuildStatus, costs: Costs) -> None:
        self._compiling = compiling
        self._costs = costs
        self._worker = Worker(READER)
        self._usage = Usage()
        self._turns = FairQueue(self._usage, [self._worker])
        self._decoder = msgspec.msgpack.Decoder(Told)

    async def read(self, wish: Watching | Reading, payer: Payer, seconds: float = LONGEST_SECONDS) -> Told:
        """Return the answer for the page; the payer pays for the time it takes."""
        with self._costs.aside(payer):
            return await self._read(wish, payer, seconds)

    async def _read(self, wish: Watching | Reading, payer: Payer, seconds: float) -> Told:
        worker = await self._turns.take(Wanting(payer))
        begun = time.monotonic()
        try:
            asked = worker.ask(msgspec.msgpack.encode(wish), self._compiling.folder)
            answer: bytes = await asyncio.wait_for(asyncio.wrap_future(asked), seconds)
            return self._decoder.decode(answer)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            log.error("a record could not be read", extra={"error": repr(error)})
            self.close()
            raise Busy(Verdict("record.too-long", family=BUSY)) from error
        except asyncio.CancelledError:
            self.close()
            raise
        finally:
            used = time.monotonic() - begun
            self._usage.add(payer, used)
            self._costs.spend(payer, used * MILLISECONDS * SHARE)
            self._turns.give(worker)

    def close(self) -> None:
        """End the process."""
        self._worker.close()

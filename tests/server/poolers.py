"""A stand-in for PgBouncer: a proxy that refuses the settings which a direct connection may have."""

from __future__ import annotations

import asyncio
import struct

from carrack.store.dialects import LIMITS
from tests.fire.proxy import CHUNK, BadLine


class Pooler(BadLine):
    """A line that answers limits in the first message as PgBouncer does."""

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        refused = next(iter(LIMITS))
        while data := await reader.read(CHUNK):
            if refused.encode() in data and b"user\0" in data:
                said = f"SFATAL\0C08P01\0Munsupported startup parameter: {refused}\0\0".encode()
                self.answers[writer].write(b"E" + struct.pack("!I", len(said) + 4) + said)
                await self.answers[writer].drain()
                break
            writer.write(data)
            await writer.drain()
        writer.transport.abort()

"""Seals of tables that are not open yet: the host sees the seal first and then chooses a nonce."""

from __future__ import annotations

from carrack.core.sealed import new_seed, seal_of
from carrack.core.verdicts import Illegal, Verdict
from carrack.store.seals import add_seal, take_seal
from carrack.store.writer import Writer


class Seals:
    """The seeds of seals that were given out, stored so that any server can open the table."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def give(self, person: str) -> str:
        """Make a seed for a person's next table; return its seal."""
        seed = new_seed()
        seal = seal_of(seed)
        await self._writer.write(lambda connection: add_seal(connection, person, seal, seed))
        return seal

    async def take(self, person: str, seal: str) -> str:
        """Return the seed of a seal that this person was given, once; a new one if they name none."""
        if not seal:
            return new_seed()
        seed = await self._writer.write(lambda connection: take_seal(connection, person, seal))
        if seed is None:
            raise Illegal(Verdict("seal.unknown"))
        return seed

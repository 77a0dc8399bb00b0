"""Names and keys that nobody can guess, and the digests that the store keeps of keys."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that can be misread."""
ID_LETTERS: Final = 14
TOKEN_BYTES: Final = 24


def new_id() -> str:
    """Return an id that nobody can guess and anybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def new_token() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """Return the digest of a key: only that is stored, so a leaked database opens nothing."""
    return sha256(token.encode()).hexdigest()

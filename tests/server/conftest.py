"""A server for the tests of a module; each test makes its own people and tables."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from carrack.server import accounts
from carrack.store import dialects
from tests.patience import PATIENCE
from tests.seeds import NEW_SEED, seeds_of
from tests.server.visitors import Place, running, settings_for

LONG_PATIENCE = 200
"""Times PATIENCE: a long test sends a million messages, or plays a thousand games."""


@pytest.fixture(autouse=True)
def patience(long: bool) -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise TimeoutError("waited too long")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(int(PATIENCE) * (LONG_PATIENCE if long else 4))
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def foretold(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(NEW_SEED, partial(next, seeds_of(request.node.name)))


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Let servers in this process hash passwords quickly: what they cost an attacker is not tested here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, 1, 8, 1))
        yield


@pytest.fixture(scope="session", autouse=True)
def patient_database() -> Iterator[None]:
    """Let no connection be given up because the machine is slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialects, "LIMITS", dict.fromkeys(dialects.LIMITS, f"{PATIENCE:.0f}s"))
        patch.setattr(dialects, "CONNECT_SECONDS", PATIENCE)
        patch.setattr(dialects, "COMMAND_SECONDS", PATIENCE)
        yield


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(settings_for(tmp_path_factory.mktemp("server"))) as place:
        yield place

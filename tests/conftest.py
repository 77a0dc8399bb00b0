"""Fixtures and options of all tests: the rule marker, --long, fixed examples."""

from __future__ import annotations

import gc
import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings

import carrack

EXAMPLES = 50
LONG_EXAMPLES = 1000
FORMS = {"compiled": True, "pure": False}
GARBAGE = 100_000
"""Objects that are made before the collector looks for garbage: with Python's own 700 it took a third of the
time, because thousands of tests and their modules stay in memory."""

settings.register_profile(
    "carrack",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],  # --long looks for the smallest example, too; that takes minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile(
    "carrack-long", settings.get_profile("carrack"), max_examples=LONG_EXAMPLES, phases=tuple(Phase)
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests, too")
    parser.addoption("--pictures", action="store_true", help="keep screenshots of the page")
    parser.addoption("--heavy", action="store_true", help="run the heavy tests uncompiled, too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rules that this test holds")
    config.addinivalue_line("markers", "heavy: plays, samples or reads much; uncompiled only with --heavy")
    settings.load_profile("carrack-long" if config.getoption("--long") else "carrack")
    expect_form(os.environ.get("CARRACK_EXPECT", ""))
    gc.set_threshold(GARBAGE)
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Tests that were started in the background: the programs they start would ignore Ctrl-C, too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Leave out of garbage collection what stays anyway."""
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out heavy tests uncompiled: golden records and small tables show that both forms do the same."""
    if carrack.COMPILED or config.getoption("--heavy"):
        return
    heavy = [item for item in items if item.get_closest_marker("heavy")]
    config.hook.pytest_deselected(items=heavy)
    items[:] = [item for item in items if not item.get_closest_marker("heavy")]


def pytest_report_header() -> str:
    return f"carrack: the rules run {'compiled' if carrack.COMPILED else 'uncompiled'}"


def expect_form(expected: str) -> None:
    """Stop everything when the rules do not run in the form these tests were started for."""
    if expected and expected not in FORMS:
        raise pytest.UsageError(f"CARRACK_EXPECT must be 'compiled' or 'pure', not {expected!r}")
    if expected and FORMS[expected] != carrack.COMPILED:
        found = "compiled" if carrack.COMPILED else "pure"
        raise pytest.UsageError(f"CARRACK_EXPECT={expected}, but the rules are {found}: {carrack.__file__}")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Return True with --long."""
    return bool(request.config.getoption("--long"))

"""Metrics of one process, in the format of Prometheus."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the latency buckets."""
CHOICE: Final = "choice"
"""How a step came about that somebody chose: no forced answer and no standing order."""
OURS: Final = "carrack"
"""The logger of all our modules."""


class Metrics:
    """The counters and histograms of one server, and readings of its parts."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        self.steps = Counter(
            "carrack_steps", "Steps that this server has stored, by how they came about.", ["by"],
            registry=registry,
        )  # fmt: skip
        self.step_seconds = Histogram(
            "carrack_step_seconds", "From a decision to its commit.", buckets=SECONDS, registry=registry
        )
        self.commit_seconds = Histogram(
            "carrack_commit_seconds", "A transaction of the writer.", buckets=SECONDS, registry=registry
        )
        self.load_seconds = Histogram(
            "carrack_load_seconds", "Reading a table into memory.", buckets=SECONDS, registry=registry
        )
        self.thought_seconds = Histogram(
            "carrack_thought_seconds", "A bot's decision, its time in the queue included.",
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        self.requests = Counter(
            "carrack_requests", "Requests over HTTP.", ["method", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "carrack_request_seconds", "Answering a request.", buckets=SECONDS, registry=registry
        )
        self.messages = Counter(
            "carrack_messages", "Messages of pages over sockets.", ["type"], registry=registry
        )
        self._errors = Counter("carrack_errors", "Errors in the log.", ["logger"], registry=registry)
        self._log = _ErrorCounter(self._errors)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Show a figure that a part of the server knows; it is read when somebody asks."""
        self._registry.register(_Reading(lambda: GaugeMetricFamily(_named(name), about, float(read()))))

    def counter(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Show a figure that only grows and that a part of the server counts by itself."""
        self._registry.register(_Reading(lambda: CounterMetricFamily(_named(name), about, float(read()))))

    @contextmanager
    def time(self, histogram: Histogram) -> Iterator[None]:
        """Observe the seconds that something takes, unless it fails."""
        begun = time.perf_counter()
        yield
        histogram.observe(time.perf_counter() - begun)

    def count_errors(self) -> None:
        """Count errors in the log from now on."""
        logging.getLogger(OURS).addHandler(self._log)

    def close(self) -> None:
        """Stop counting errors."""
        logging.getLogger(OURS).removeHandler(self._log)

    def text(self) -> bytes:
        """Return all figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class _Reading(Collector):
    """A figure that is read from a part of the server when somebody asks."""

    def __init__(self, read: Callable[[], Metric]) -> None:
        self._read = read

    def collect(self) -> Iterable[Metric]:
        yield self._read()


def _named(name: str) -> str:
    return f"{OURS}_{name}"


class _ErrorCounter(logging.Handler):
    """A handler that counts errors."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.labels(record.name).inc()

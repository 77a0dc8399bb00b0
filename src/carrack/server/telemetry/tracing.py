"""Traces: spans of requests, messages, commits and bots' thoughts, sent to an OpenTelemetry collector."""

from __future__ import annotations

import socket
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Protocol

import carrack
from carrack.core.extras import need

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor


class Tracer(Protocol):
    """Something that notes what was done, and for how long."""

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[object]:
        """Note what happens inside as one span; spans inside it are its children."""

    def close(self) -> None:
        """Send what waits."""


class NoTracer:
    """A tracer that notes nothing."""

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[object]:
        return nullcontext()

    def close(self) -> None:
        pass


class OpenTelemetryTracer:
    """A tracer of OpenTelemetry; the server's name and version come with every span."""

    def __init__(self, server: str, processor: SpanProcessor) -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        about = {"service.name": "carrack", "service.version": carrack.__version__}
        about |= {"service.instance.id": server, "host.name": socket.gethostname()}
        self._provider = TracerProvider(resource=Resource.create(about))
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("carrack")

    def span(self, name: str, **attributes: str | int) -> AbstractContextManager[object]:
        return self._tracer.start_as_current_span(name, attributes=attributes)

    def close(self) -> None:
        self._provider.shutdown()


def tracer_for(collector: str, server: str) -> Tracer:
    """Return the tracer that sends to a collector (OTLP over HTTP); empty: one that does nothing."""
    if not collector:
        return NoTracer()
    need("tracing")
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    return OpenTelemetryTracer(server, BatchSpanProcessor(OTLPSpanExporter(endpoint=collector)))

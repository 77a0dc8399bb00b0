"""Figures and traces: what a host sees of a running server."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from carrack.core.verdicts import Malformed
from carrack.server import service
from carrack.server.settings import load
from carrack.server.telemetry.tracing import NoTracer, OpenTelemetryTracer, tracer_for
from tests.server.visitors import ADDRESS, Place, running, settings_for

TOKEN = "a-secret-of-some-length"


def figures(place: Place) -> dict[str, float]:
    """Return every sample of /metrics, as this machine reads it: by its name and the values of its labels."""
    client = TestClient(place.app, base_url=ADDRESS, client=("127.0.0.1", 1))
    client.portal = place.client.portal
    answer = client.get("/metrics")
    assert answer.status_code == 200
    samples = (one for family in text_string_to_metric_families(answer.text) for one in family.samples)
    return {" ".join([one.name, *one.labels.values()]): one.value for one in samples}


def test_moves_latencies_queue_leases_sockets_and_errors_are_told(place: Place) -> None:
    before = figures(place)
    ana = place.visitor("Ana")
    table = ana.open("me", "random")["id"]
    with ana.at(table) as socket:
        while socket.shown["actor"] != 0:
            socket.receive()
        assert socket.commit(socket.shown["legal"][0])["type"] == "stored"
        now = figures(place)
        assert now["carrack_sockets"] == before["carrack_sockets"] + 1
    logging.getLogger("carrack.somewhere").error("something broke")
    now = figures(place)
    grown = {name: value - before.get(name, 0.0) for name, value in now.items()}
    assert grown["carrack_steps_total choice"] >= 2
    assert grown["carrack_step_seconds_count"] == grown["carrack_steps_total choice"]
    assert grown["carrack_commit_seconds_count"] == grown["carrack_commits_total"] > 0
    assert grown["carrack_messages_total commit"] == 1
    assert grown["carrack_requests_total POST 200"] >= 2
    assert grown["carrack_errors_total carrack.somewhere"] == 1
    assert grown["carrack_tables"] == 1
    assert (now["carrack_lease_held"], now["carrack_stopping"]) == (1, 0)
    waiting = {"carrack_thoughts_waiting", "carrack_writes_waiting", "carrack_leases_lost_total"}
    assert waiting <= now.keys()
    assert now["process_resident_memory_bytes"] > 0


def test_strangers_do_not_see_the_figures(place: Place, tmp_path: Path) -> None:
    place.visitor().refused("GET", "/metrics", 403, "metrics.forbidden")
    with running(settings_for(tmp_path, metrics_token=TOKEN)) as other:
        prometheus = other.visitor()
        for header in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer "}):
            assert prometheus.client.get("/metrics", headers=header).status_code == 403
        answer = prometheus.client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        assert "carrack_steps_total" in answer.text


def test_methods_that_strangers_make_up_are_counted_as_one(place: Place) -> None:
    client = place.visitor().client
    for number in range(3):
        assert client.request(f"BREW{number}", "/api/me").status_code == 405
    assert {name: value for name, value in figures(place).items() if "BREW" in name} == {}
    assert figures(place)["carrack_requests_total other 405"] >= 3


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    exporter = InMemorySpanExporter()
    tracer = OpenTelemetryTracer("test", SimpleSpanProcessor(exporter))
    monkeypatch.setattr(service, "tracer_for", lambda *_: tracer)
    return exporter


def test_a_move_is_traced_from_its_message_to_the_commit(spans: InMemorySpanExporter, tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as place:
        ana = place.visitor("Ana")
        table = ana.open("me", "random")["id"]
        with ana.at(table) as socket:
            while socket.shown["actor"] != 0:
                socket.receive()
            socket.commit(socket.shown["legal"][0])
    found = spans.get_finished_spans()
    commit = next(span for span in found if span.name == "message commit")
    assert commit.attributes == {"table": table}
    inside = [span.name for span in found if span.parent and span.parent.span_id == commit.context.span_id]
    # The bot that is asked next thinks because of this move.
    assert inside[0] == "store"
    assert set(inside) <= {"store", "thought"}
    assert "request POST" in {span.name for span in found}
    assert commit.resource.attributes["service.name"] == "carrack"


def test_traces_need_a_collector_and_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(tracer_for("", "here"), NoTracer)
    with pytest.raises(Malformed, match=r"settings\.traces"):
        load({"traces": "nowhere"}, {})
    monkeypatch.setattr("carrack.core.extras.find_spec", lambda _: None)
    with pytest.raises(Malformed, match=r"extra\.missing"):
        tracer_for("http://127.0.0.1:4318/v1/traces", "here")

"""The bench of the server measures what it says, on a very small scale."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carrack
from carrack.bench.load import SEATS, measure
from tests.cli.running import carrack_command, refused
from tests.databases import POSTGRESQL, database_for


def test_the_bench_measures_moves_and_echoes(monkeypatch: pytest.MonkeyPatch) -> None:
    # So short that the moves count: however slow the machine, enough of them are measured.
    monkeypatch.setattr("carrack.cli.commands.bench_server.QUICK_SECONDS", 0.01)
    done = carrack_command(
        "bench", "server", "--quick", "--tables", 2, "--only", "--json", "--game", "pizarro"
    )
    assert done.code == 0, done.err
    (run,) = json.loads(done.out)["runs"]
    assert (run["tables"], run["sockets"]) == (2, 2 * SEATS)
    assert 0 < run["p50_ms"] <= run["p99_ms"]
    assert run["moves_per_second"] > 0
    assert run["echoes_per_second"] > 0
    assert run["ratio"] == pytest.approx(run["moves_per_second"] / run["echoes_per_second"])
    assert run["bytes_per_move"] > 100


def test_the_bench_spreads_clients_over_several_servers(tmp_path: Path) -> None:
    figures = measure(1, 0.01, "amerigo-cards", servers=2, database=database_for(tmp_path, POSTGRESQL))
    assert figures.servers == 2
    assert figures.moves_per_second > 0
    assert figures.delivery_p99_ms > 0
    assert figures.times_one > 0
    assert figures.times_one_apart > 0
    refused(carrack_command("bench", "server", "--servers", 2, "--lang", "en"), "share")
    refused(carrack_command("bench", "server", "--game", "whist", "--lang", "en"), "whist")


def test_idle_tables_are_weighed_and_cold_ones_read() -> None:
    done = carrack_command("bench", "tables", "--tables", 2, "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert (found["idle"]["tables"], found["idle"]["in_memory"]) == (2, 2)
    assert 0 < found["idle"]["mb_before"] <= found["idle"]["mb"]
    assert [row["game"] for row in found["cold"]] == carrack.ids()
    for row in found["cold"]:
        assert row["seats"] == carrack.game(row["game"]).facts.seats[-1]
        assert row["steps"] > 100
        assert row["cpu_ms"] > 0
        assert 0 < row["ms"] <= row["worst_ms"]


def test_an_unknown_bench_is_a_sentence() -> None:
    refused(carrack_command("bench", "weather", "--lang", "en"), "no bench", "weather")

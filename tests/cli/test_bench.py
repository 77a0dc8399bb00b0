"""The bench runs both halves and says what it measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.cli.commands import bench as measuring
from carrack.cli.commands.bench import NANOSECONDS
from carrack.cli.commands.bench_builds import measured
from tests.cli.running import GAME, PACKAGE, carrack_command, carrack_process, refused


@pytest.fixture
def measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure each half once, however often the bench is asked for."""
    kept: dict[str | None, dict[str, Any]] = {}

    def once(environment: dict[str, str], *rest: Any) -> dict[str, Any]:
        half = environment.get("CARRACK_PURE")
        if half not in kept:
            kept[half] = measured(environment, *rest)
        return kept[half]

    monkeypatch.setattr(measuring, "measured", once)


@pytest.mark.usefixtures("measured_once")
def test_bench_measures_both_halves_in_one_run_for_programs_and_people() -> None:
    done = carrack_command("bench", GAME, "--quick", "--json", "--seats", 2)
    assert done.code == 0
    assert done.err == ""
    found = json.loads(done.out)
    if carrack.COMPILED:
        assert "compiled" in found
    assert list(found["pure"]["games"]) == [GAME]
    pure = found["pure"]["games"][GAME]
    assert pure["seats"] == 2
    assert found["pure"]["calibration"] > 0
    for name in (*NANOSECONDS, "memory", "length", "simulations_per_second", "simulation_ratio"):
        assert pure[name] > 0
    if "compiled" in found:
        assert found["ratios"][GAME]["number"] > 0
    done = carrack_command("bench", GAME, "--quick", "--lang", "de", "--seats", 2)
    assert done.code == 0
    assert "Aktion im Zufallsspiel" in done.out
    assert "Eichschleife" in done.out


def test_an_unknown_bench_is_refused_with_what_there_is() -> None:
    refused(carrack_command("bench", "whist"), "rules, server, tables or one game (amerigo-cards, ")


def test_bench_measures_two_builds_by_turns() -> None:
    done = carrack_process("bench", GAME, "--quick", "--json", "--seats", 2, "--against", PACKAGE)
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["there"] == str(PACKAGE)
    assert list(found["games"]) == [GAME]
    assert set(found["games"][GAME]) == {*NANOSECONDS, "memory"}
    for figure in found["games"][GAME].values():
        assert figure["least"] <= figure["ratio"] <= figure["most"]
        assert figure["here"] > 0 < figure["there"]


def test_two_builds_for_people() -> None:
    done = carrack_process("bench", GAME, "--quick", "--lang", "de", "--against", PACKAGE)
    assert done.code == 0, done.err
    assert "Änderung" in done.out
    assert "Amerigo (2008)" in done.out  # a game of 2013 has the same title
    assert "%" in done.out


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    refused(carrack_command("bench", GAME, "--against", tmp_path), "There is no build in ")

"""The bench runs both halves and says what it measured."""

from __future__ import annotations

import json

import carrack
from carrack.cli.bench import NANOSECONDS
from tests.cli.running import GAME, carrack_process


def test_bench_measures_both_halves_in_one_run() -> None:
    done = carrack_process("bench", "--quick", "--json", "--seats", 2)
    assert done.code == 0
    assert done.err == ""
    found = json.loads(done.out)
    if carrack.COMPILED:
        assert "compiled" in found
    pure = found["pure"]["games"][GAME]
    assert pure["seats"] == 2
    assert found["pure"]["calibration"] > 0
    for name in (*NANOSECONDS, "memory", "length", "simulations_per_second", "simulation_ratio"):
        assert pure[name] > 0
    if "compiled" in found:
        assert found["ratios"][GAME]["number"] > 3


def test_bench_for_people() -> None:
    done = carrack_process("bench", "--quick", "--lang", "de")
    assert done.code == 0
    assert "Nummer im Zufallsspiel" in done.out
    assert "Eichschleife" in done.out

"""The bench runs both halves and says what it measured."""

from __future__ import annotations

import json

import carrack
from carrack.cli.bench import NANOSECONDS
from tests.cli.running import GAME, carrack_command, carrack_process, refused


def test_bench_measures_both_halves_in_one_run() -> None:
    done = carrack_process("bench", GAME, "--quick", "--json", "--seats", 2)
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


def test_bench_for_people() -> None:
    done = carrack_process("bench", GAME, "--quick", "--lang", "de")
    assert done.code == 0
    assert "Nummer im Zufallsspiel" in done.out
    assert "Eichschleife" in done.out


def test_an_unknown_bench_is_refused_with_what_there_is() -> None:
    refused(carrack_command("bench", "whist"), "rules, server or one game (amerigo-cards, ")

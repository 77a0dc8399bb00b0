"""The bridges are apart from everything else."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

BRIDGES = {"open_spiel": ("pyspiel", "open-spiel"), "pettingzoo": ("pettingzoo", "pettingzoo")}


def test_nothing_else_imports_the_peers() -> None:
    script = (
        "import sys, carrack.cli, carrack.arena, carrack.bots, carrack.bridges; "
        "print(*sorted({'pyspiel', 'open_spiel', 'pettingzoo', 'gymnasium', 'numpy'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("bridge", BRIDGES)
def test_missing_peer_is_named_in_one_sentence(bridge: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package, extra = BRIDGES[bridge]
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"carrack.bridges.{bridge}", raising=False)
    with pytest.raises(ImportError) as missing:
        importlib.import_module(f"carrack.bridges.{bridge}")
    assert str(missing.value).endswith(f"needs the package {bridge}: pip install 'carrack[{extra}]'")
    assert missing.value.name == package


def test_utilities_are_places_on_a_scale_from_minus_one_to_one() -> None:
    from carrack.bridges import utilities
    from carrack.core.api import Score

    def of(*ranks: int) -> list[float]:
        return utilities([Score(0, {}, 0, rank) for rank in ranks])

    assert of(2, 1) == [-1.0, 1.0]
    assert of(1, 1) == [0.0, 0.0]
    assert of(1, 2, 3, 4, 5) == [1.0, 0.5, 0.0, -0.5, -1.0]
    assert of(1, 2, 2) == [1.0, -0.5, -0.5]
    assert of(1, 1, 3) == [0.5, 0.5, -1.0]

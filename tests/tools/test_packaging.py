"""Locks, settings and the list of compiled modules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.clean_install import constraints
from tools.index import configured_index
from tools.venv import _version

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {name: (ROOT / "locks" / f"{name}.txt").read_text() for name in ("run", "dev")}


def pins(lock: str) -> set[str]:
    return {line.split(" ")[0] for line in lock.splitlines() if re.match(r"[a-z0-9]", line)}


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes_and_no_address(name: str) -> None:
    packages = re.split(r"\n(?=[a-z0-9])", LOCKS[name])
    assert len(packages) > 20
    assert all("==" in package and "--hash=sha256:" in package for package in packages)
    assert "://" not in LOCKS[name]
    assert "index" not in LOCKS[name]


def test_what_is_tested_is_what_is_played() -> None:
    assert pins(LOCKS["run"]) < pins(LOCKS["dev"])


def test_constraints_are_the_lock_without_hashes() -> None:
    lock = (
        "a==1 \\\n    --hash=sha256:0\n    # via b\nb==2 ; python_version < '3.12' \\\n    --hash=sha256:1\n"
    )
    assert constraints(lock) == "a==1\nb==2 ; python_version < '3.12'\n"


def test_each_pattern_of_compiled_modules_finds_some() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for pattern in settings["tool"]["carrack"]["compiled"]:
        assert list((ROOT / "src" / "carrack").glob(pattern.removeprefix("!"))), pattern


def test_pins_of_the_build_and_of_the_package_agree() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = set(settings["build-system"]["requires"])
    assert set(settings["dependency-groups"]["build"]) <= build
    assert {need for need in settings["project"]["dependencies"] if need.startswith("librt==")} <= build


def test_the_index_comes_from_the_users_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    settings = tmp_path / "pip.conf"
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    settings.write_text("[global]\nindex-url = file:///some/where\n")
    assert configured_index() == "file:///some/where"
    settings.write_text("not a settings file")
    monkeypatch.setenv("PIP_INDEX_URL", "file:///else/where")
    assert configured_index() == "file:///else/where"


def test_the_newest_final_pip_is_chosen() -> None:
    links = [
        "pip-9.0-py3-none-any.whl#sha256=0",
        "../x/pip-26.1-py3-none-any.whl",
        "pip-27.0b1-py3-none-any.whl",
    ]
    assert max(links, key=_version) == links[1]
    assert _version(links[2]) == ()

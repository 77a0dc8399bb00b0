"""Locks, settings and the list of compiled modules."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has none

from carrack.server.service import LAST_WORD_SECONDS
from carrack.server.settings import PREFIX, Settings, load
from carrack.store.addresses import url_of
from carrack.store.dialects import is_sqlite
from tests.wheel.test_wheel import constraints

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {name: (ROOT / "locks" / f"{name}.txt").read_text() for name in ("run", "build", "dev")}


def pins(lock: str) -> set[str]:
    return {line.split(" ")[0] for line in lock.splitlines() if re.match(r"[a-z0-9]", line)}


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes_and_no_address(name: str) -> None:
    packages = re.split(r"\n(?=[a-z0-9])", LOCKS[name])
    assert len(packages) > 5
    assert all("==" in package and "--hash=sha256:" in package for package in packages)
    assert "://" not in LOCKS[name]
    assert "index" not in LOCKS[name]


def test_what_is_tested_is_what_is_played() -> None:
    assert pins(LOCKS["run"]) | pins(LOCKS["build"]) < pins(LOCKS["dev"])


def test_what_only_compiles_or_draws_does_not_delay_the_first_page() -> None:
    names = {pin.partition("==")[0] for pin in pins(LOCKS["run"])}
    assert not names & {"mypy", "matplotlib", "numpy", "setuptools"}


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
    # A bot writer's environment may hold another mypy, which needs a librt of its own.
    assert not any("==" in need for need in settings["project"]["dependencies"])


def test_the_package_runs_where_there_is_no_posix() -> None:
    """The wheel is the way in on Windows: only functions that ask first may import what is missing there."""
    missing = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
    for path in (ROOT / "src" / "carrack").rglob("*.py"):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [alias.name for alias in statement.names] if isinstance(statement, ast.Import) else []
            names += [statement.module or ""] if isinstance(statement, ast.ImportFrom) else []
            assert not missing.intersection(names), path


def test_the_services_of_compose_fit_together() -> None:
    """Settings exist, servers have time to send their pages away, and the proxy knows both servers."""
    found = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services, caddy = found["services"], found["configs"]["caddyfile"]["content"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert volumes <= found["volumes"].keys()
    settings = {}
    for name, service in services.items():
        given = {key: str(value) for key, value in service.get("environment", {}).items()}
        # What a shell variable may replace stands as its default.
        given = {key: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for key, value in given.items()}
        ours = {key: value for key, value in given.items() if key.startswith(PREFIX)}
        assert {key.removeprefix(PREFIX).lower() for key in ours} <= set(Settings.__struct_fields__)
        settings[name] = load({}, ours)
    assert is_sqlite(url_of(settings["carrack"].database or "carrack.db"))
    (proxied,) = re.findall(r"reverse_proxy (.*) \{", caddy)
    servers = [address.partition(":")[0] for address in proxied.split()]
    assert servers == ["one", "two"]
    # All of one table at the same server: the dearest case is a table whose people are at several.
    assert "lb_policy uri_hash" in caddy
    port = re.search(r"EXPOSE (\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert port
    assert {address.partition(":")[2] for address in proxied.split()} == {port[1]}
    for name in servers:
        assert url_of(settings[name].database).host in services
        grace = int(services[name]["stop_grace_period"].removesuffix("s"))
        assert grace > settings[name].drain_seconds + LAST_WORD_SECONDS

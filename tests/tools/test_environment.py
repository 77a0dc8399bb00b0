"""Stamps decide what a second run may skip."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import environment
from tools.console import Trouble
from tools.environment import digest, has_stamp


def test_a_digest_follows_contents_names_and_facts_but_not_caches(tmp_path: Path) -> None:
    source = tmp_path / "src"
    (source / "__pycache__").mkdir(parents=True)
    (source / "a.py").write_text("1")
    first = digest([source], "3.11")
    (source / "__pycache__" / "a.pyc").write_text("x")
    assert digest([source], "3.11") == first
    assert digest([source], "3.12") != first
    (source / "a.py").rename(source / "b.py")
    assert digest([source], "3.11") != first


def test_a_stamp_that_is_missing_or_half_written_does_not_count(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not has_stamp(stamp, "digest")
    stamp.write_bytes(b"dig\xff")
    assert not has_stamp(stamp, "digest")
    stamp.write_text("digest")
    assert has_stamp(stamp, "digest")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A small checkout whose set-up only notes what it would run; returns the notes."""
    for name in ("locks/run.txt", "locks/dev.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"{name}==1\n")
    (tmp_path / "build").mkdir()
    done: list[str] = []

    def make_venv(target: Path, log: Path) -> None:
        done.append("environment")
        (target / "bin").mkdir(parents=True, exist_ok=True)
        (target / "bin" / "python").touch()

    def logged(command: list[object], log: Path, cwd: Path) -> bool:
        done.append("packages")
        return "broken" not in (tmp_path / "locks" / "run.txt").read_text()

    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "LOG", tmp_path / "build" / "setup.log")
    monkeypatch.setattr(environment, "make_venv", make_venv)
    monkeypatch.setattr(environment, "logged", logged)
    monkeypatch.chdir(tmp_path)
    return done


def test_a_second_set_up_has_nothing_to_do(checkout: list[str]) -> None:
    assert not environment.are_installed("run")
    environment.install_packages("run")
    assert checkout == ["environment", "packages"]
    assert environment.are_installed("run")
    environment.install_packages("run")
    assert len(checkout) == 2


def test_dev_serves_run_too_but_not_the_other_way(checkout: list[str]) -> None:
    environment.install_packages("dev")
    environment.install_packages("run")
    assert checkout.count("packages") == 1
    Path("locks/run.txt").write_text("newer==1")
    Path("locks/dev.txt").write_text("newer-too==1")
    environment.install_packages("run")
    assert not environment.are_installed("dev")
    environment.install_packages("dev")
    assert checkout.count("packages") == 3


def test_what_failed_is_done_again(checkout: list[str]) -> None:
    environment.install_packages("run")
    before = Path("locks/run.txt").read_text()
    Path("locks/run.txt").write_text("broken==1")
    with pytest.raises(Trouble, match="could not be installed"):
        environment.install_packages("run")
    Path("locks/run.txt").write_text(before)  # as it was: the old stamp must not count any more
    environment.install_packages("run")
    assert checkout[2:] == ["packages", "environment", "packages"]


def test_an_interrupted_installation_starts_from_a_new_environment(
    checkout: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(command: list[object], log: Path, cwd: Path) -> bool:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "logged", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.install_packages("run")
    environment.install_packages("run")
    assert checkout == ["environment", "environment", "packages"]


def test_an_environment_without_its_python_is_made_anew(checkout: list[str]) -> None:
    environment.install_packages("run")
    Path(".venv/bin/python").unlink()
    environment.install_packages("run")
    assert checkout[2:] == ["environment"]

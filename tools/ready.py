"""Sets everything up: the environment .venv, the packages, the rules. What is up to date is skipped."""

from __future__ import annotations

from tools import rules
from tools.packages import LOG, ROOT, VENV, install_lock, install_packages
from tools.rules import compiler_missing
from tools.say import Step
from tools.stamp import alone

__all__ = ["LOG", "ROOT", "VENV", "compiler_missing", "install_lock", "set_up"]


def set_up(lock: str, project: bool = True) -> None:
    """Make .venv fit `locks/<lock>.txt` and, unless only packages are wanted, the sources."""
    with alone(ROOT / "build" / "setup.lock"):
        LOG.write_bytes(b"")
        install_packages(lock)
    if project:
        install_rules()


def install_rules(again: bool = False) -> None:
    """Compile the rules, if they are not and can be, and use them."""
    folder = rules.folder_of_sources()
    if folder.exists() and not rules.obstacle(folder):
        rules.use(folder)
        return
    with Step("rules") as line:
        line.note = rules.install(again)

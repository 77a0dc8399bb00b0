"""Processes in a terminal of their own."""

from __future__ import annotations

import signal

import pexpect


def close(table: pexpect.spawn[str]) -> None:
    """Close a terminal, and wait for its process; one that has not said its last word is killed.

    pexpect gives a process a tenth of a second to die, and fails where the machine is slower.
    """
    if not table.flag_eof:
        table.kill(signal.SIGKILL)
    table.wait()
    table.close()

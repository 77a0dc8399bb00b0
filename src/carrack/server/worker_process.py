"""A process of its own that answers questions over its pipes, one after the other.

Each message has its length before it. The end of the input is the end of the process: it never outlives
the server.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import BinaryIO, Final

LENGTH_BYTES: Final = 4


def framed(data: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


class WorkerProcess:
    """`python -m MODULE`: started when it is needed, and again after it died."""

    def __init__(self, module: str) -> None:
        self._command = (sys.executable, "-m", module)
        self._process: Process | None = None

    async def ask(self, question: bytes, folder: str) -> bytes:
        """Return the answer; the package comes from this folder. OSError or EOFError: the process is gone."""
        if self._process is None:
            env = {**os.environ, "PYTHONPATH": _first(folder, os.environ.get("PYTHONPATH", ""))}
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=env
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(framed(question))
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(LENGTH_BYTES)
        return await self._process.stdout.readexactly(int.from_bytes(head, "big"))

    async def close(self) -> None:
        """End the process, whatever it does just now."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


def answer_all(questions: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    """Answer questions, inside the process, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while head := questions.read(LENGTH_BYTES):
        answers.write(framed(answer(questions.read(int.from_bytes(head, "big")))))
        answers.flush()


def _first(folder: str, path: str) -> str:
    """Return a search path with this folder in front."""
    return os.pathsep.join([folder, *(part for part in path.split(os.pathsep) if part not in ("", folder))])

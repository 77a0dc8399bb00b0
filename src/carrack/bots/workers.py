"""Worker processes: one kind for search, arena, server and `carrack think`.

A worker answers questions over its pipes, one after the other; each message has its length before it. The end
of its input is the end of the process, so it never outlives whoever asks.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import Future
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

import carrack

LENGTH_BYTES: Final = 4
OWN: Final = str(Path(carrack.__file__).parents[1])
"""The folder in which this process has the package."""
NICENESS: Final = 10
Answer = Callable[[bytes], bytes]


def cores() -> int:
    """Return the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def lower_priority() -> None:
    """Give way, inside a process, to whoever asks it: they answer people meanwhile."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)


class Worker:
    """A process that is started with its first question, and again after it died.

    `maker` names a function as `package.module:function`; in the process it is called once, and what it
    returns answers the questions. The process ends when the worker is closed or nobody holds it any more.
    """

    def __init__(self, maker: str) -> None:
        self._line = _Line(maker)
        weakref.finalize(self, self._line.end)

    @property
    def pid(self) -> int | None:
        """Return the id of the running process; None while there is none."""
        return self._line.pid

    def ask(self, question: bytes, folder: str = OWN) -> Future[bytes]:
        """Return the future answer; EOFError or OSError in it: the process is gone.

        The package is imported from `folder`; where it is another than before, the process is started anew.
        """
        return self._line.ask(question, folder)

    def close(self) -> None:
        """End the process; whatever was asked before fails, and the next question starts another."""
        self._line.close()


class _Line:
    """The process and the thread that talks to it. It knows nothing of its Worker, which may be forgotten."""

    def __init__(self, maker: str) -> None:
        self._maker = maker
        self._questions: SimpleQueue[tuple[bytes, str, int, Future[bytes]] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = ""
        self._closed = 0
        """How often it was closed: a question of before is void."""

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def ask(self, question: bytes, folder: str) -> Future[bytes]:
        future: Future[bytes] = Future()
        if self._thread is None:
            # A daemon thread: an interrupted program must not wait for a long decision.
            self._thread = threading.Thread(target=self._run, name=f"asks {self._maker}", daemon=True)
            self._thread.start()
        self._questions.put((question, folder, self._closed, future))
        return future

    def end(self) -> None:
        self._questions.put(None)
        self.close()

    def close(self) -> None:
        with self._lock:
            self._closed += 1
            self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def _run(self) -> None:
        while asked := self._questions.get():
            question, folder, closed, future = asked
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(self._exchange(question, folder, closed))
            except (EOFError, OSError) as error:
                with self._lock:
                    self._kill()
                future.set_exception(error)

    def _exchange(self, question: bytes, folder: str, closed: int) -> bytes:
        with self._lock:
            if closed != self._closed:
                raise EOFError("the worker was closed")
            if folder != self._folder:
                self._kill()
            if self._process is None:
                self._process = _start(self._maker, folder)
                self._folder = folder
            process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(_framed(question))
        process.stdin.flush()
        return _read(process.stdout)


def _start(maker: str, folder: str) -> subprocess.Popen[bytes]:
    path = [folder, *(part or str(Path.cwd()) for part in sys.path if part != folder)]
    # -P: do not import a user's file that has the name of a standard module.
    command = [sys.executable, "-P", "-m", __name__, maker]
    apart: dict[str, Any] = {"process_group": 0}  # Ctrl-C goes to the parent only
    if sys.platform == "win32":
        apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, **apart)


def _framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def _read(stream: BinaryIO | Any) -> bytes:
    """Return one message; raise EOFError where there is none."""
    head = stream.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        raise EOFError("the other side is gone")
    length = int.from_bytes(head, "big")
    data: bytes = stream.read(length)
    if len(data) < length:
        raise EOFError("the other side is gone")
    return data


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two pipes; from now on what a bot prints goes to standard error, and it reads nothing."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, answers


def main(maker: str) -> None:
    """Answer questions, inside the process, until the input ends."""
    questions, answers = _own_pipes()
    module, _, function = maker.partition(":")
    answer: Answer = getattr(import_module(module), function)()
    try:
        while True:
            answers.write(_framed(answer(_read(questions))))
            answers.flush()
    except (EOFError, BrokenPipeError):
        return


if __name__ == "__main__":
    main(sys.argv[1])

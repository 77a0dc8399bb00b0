"""Worker processes: started, asked, killed, forgotten."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.bots.workers import Answer, Worker
from tests.patience import PATIENCE, tries

pytestmark = pytest.mark.heavy  # processes: the same with rules in either form

ECHO = f"{__name__}:echo"


def echo() -> Answer:
    """Return a function that says which process answers, after printing what would spoil its pipe."""
    said: list[bytes] = []

    def answer(question: bytes) -> bytes:
        print("this goes to standard error")
        if question == b"sleep":
            time.sleep(PATIENCE * 10)
        if question == b"die":
            os._exit(3)
        if question == b"read":
            return os.read(0, 10)
        said.append(question)
        return b"%d %s %d" % (os.getpid(), question, len(said))

    return answer


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ends(pid: int) -> bool:
    return any(not is_running(pid) for _ in tries())


@pytest.fixture
def worker() -> Worker:
    return Worker(ECHO)


def asked(worker: Worker, question: bytes) -> list[bytes]:
    return worker.ask(question).result(PATIENCE).split()


def test_one_process_answers_in_order_whatever_is_printed_there(worker: Worker) -> None:
    assert worker.pid is None
    answers = [worker.ask(b"%d" % number) for number in range(3)]
    said = [answer.result(PATIENCE).split() for answer in answers]
    assert {pid for pid, *_ in said} == {str(worker.pid).encode()}
    assert [(question, count) for _, question, count in said] == [(b"0", b"1"), (b"1", b"2"), (b"2", b"3")]
    assert worker.ask(b"read").result(PATIENCE) == b""


def test_a_large_question_goes_through(worker: Worker) -> None:
    assert asked(worker, b"x" * 1_000_000)[1] == b"x" * 1_000_000


@pytest.mark.parametrize("end", [lambda worker: None, lambda worker: worker.close()])
def test_a_dead_process_is_told_and_another_is_started(worker: Worker, end: Callable[[Worker], None]) -> None:
    first = asked(worker, b"one")[0]
    dying = worker.ask(b"die")
    with pytest.raises((EOFError, OSError)):
        dying.result(PATIENCE)
    end(worker)
    second, _, count = asked(worker, b"two")
    assert (first == second, count) == (False, b"1")


def test_closing_ends_a_long_thought(worker: Worker) -> None:
    asked(worker, b"one")
    pid, slow, waits = worker.pid, worker.ask(b"sleep"), worker.ask(b"next")
    assert pid is not None
    assert any(slow.running() for _ in tries())
    worker.close()
    for void in (slow, waits):
        with pytest.raises((EOFError, OSError)):
            void.result(PATIENCE)
    assert ends(pid)
    assert asked(worker, b"again")[1:] == [b"again", b"1"]


def test_closing_voids_a_question_whose_process_has_not_started(worker: Worker) -> None:
    slow, given_up = worker.ask(b"sleep"), worker.ask(b"void")
    given_up.cancel()
    worker.close()
    with pytest.raises((EOFError, OSError)):
        slow.result(PATIENCE)
    assert asked(worker, b"next")[1:] == [b"next", b"1"]


def test_a_process_ends_with_whoever_held_it() -> None:
    worker: Worker | None = Worker(ECHO)
    assert worker is not None
    asked(worker, b"one")
    pid = worker.pid
    assert pid is not None
    worker = None
    gc.collect()
    assert ends(pid)


def test_an_interrupt_of_the_terminal_is_the_parents_business(worker: Worker) -> None:
    asked(worker, b"one")
    assert worker.pid is not None
    assert os.getpgid(worker.pid) != os.getpgid(os.getpid())


def test_another_folder_is_another_process(worker: Worker, tmp_path: Path) -> None:
    first = asked(worker, b"one")[0]
    again = worker.ask(b"two", str(tmp_path)).result(PATIENCE).split()[0]
    assert again != first

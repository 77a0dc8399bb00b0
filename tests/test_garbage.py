"""Commands collect little garbage, servers a little at a time."""

from __future__ import annotations

import gc

from carrack.core.garbage import OFTEN, YOUNG, imports_kept, look_often


def test_imports_are_not_collected_and_stay_out_of_collections() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        with imports_kept():
            assert not gc.isenabled()
            kept = [list[int]() for _ in range(YOUNG)]
        assert gc.isenabled()
        assert gc.get_threshold() == (YOUNG, *before[1:])
        assert gc.get_freeze_count() >= frozen + len(kept)
    finally:
        gc.set_threshold(*before)


def test_a_server_looks_at_few_objects_at_a_time_and_not_at_those_of_its_start() -> None:
    before = gc.get_threshold()
    try:
        started = [list[int]() for _ in range(OFTEN[0])]
        look_often()
        assert gc.get_threshold() == OFTEN
        assert OFTEN[0] < YOUNG
        assert not any(one is started for generation in range(3) for one in gc.get_objects(generation))
    finally:
        gc.set_threshold(*before)

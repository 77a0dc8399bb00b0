"""Commands collect little garbage."""

from __future__ import annotations

import gc

from carrack.core.garbage import YOUNG, imports_kept


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

"""Lines of a table of refusals, and the verdicts made of them."""

from __future__ import annotations

import pytest

from carrack.core.verdicts import Reason


def test_a_verdict_names_the_choice_and_the_figures_of_its_reason() -> None:
    verdict = Reason("bread.short", "nav.3", ("have", "need")).verdict({"card": 1}, {"have": 2, "need": 3})
    assert verdict.args == {"card": 1, "have": 2, "need": 3}


def test_a_reason_may_leave_the_choice_out() -> None:
    verdict = Reason("exhibit.full", "limits.2", ("limit",), names_choice=False).verdict(
        {"card": 1}, {"limit": 12}
    )
    assert verdict.args == {"limit": 12}


def test_a_reason_may_cite_another_paragraph_for_a_family_of_choices() -> None:
    reason = Reason("card.not-in-hand", "sail.2", rules={"exhibit": "exhibit.2"})
    assert reason.verdict({}, {}, "exhibit").rule == "exhibit.2"
    assert reason.verdict({}, {}, "sail-out").rule == "sail.2"


def test_figures_that_the_table_does_not_name_are_a_bug() -> None:
    with pytest.raises(AssertionError):
        Reason("bread.short", "nav.3", ("have",)).verdict({}, {"need": 3})

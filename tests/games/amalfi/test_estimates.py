"""Estimates: what characters are worth to bots follows from what they do."""

from __future__ import annotations

import pytest

from carrack.games.amalfi.components import estimates
from carrack.games.amalfi.components.clauses import FIELDS, STANDING, Clause
from carrack.games.amalfi.components.schema import Acting, Permanent
from carrack.games.amalfi.game import Amalfi
from tests.games.amalfi.scene import GAME
from tests.games.amalfi.shipped import FILE, SHIPPED


@pytest.mark.parametrize("game", [SHIPPED, GAME], ids=["shipped", "tests"])
def test_every_character_has_an_estimate(game: Amalfi) -> None:
    assert len(game.parts.char_worth) == len(FILE.characters())


def test_whoever_acts_is_worth_something_and_claims_count_with_titles() -> None:
    for card, worth in zip(FILE.characters(), estimates.worths(FILE), strict=True):
        claims = isinstance(card, Permanent) and card.effects[0].do == "claim"
        assert (worth > 0) == (isinstance(card, Acting) and not claims), card.id


def test_more_of_something_is_worth_more_and_bread_paid_less() -> None:
    one, two = ([Clause("send", hold="any", count=count)] for count in (1, 2))
    assert estimates.happening(two) == 2 * estimates.happening(one)
    paid = [Clause("pay", count=1), *one]
    assert estimates.happening(paid) < estimates.happening(one)
    hand, council = ([Clause("invite", kind="any", discount=2, from_=where)] for where in ("hand", "council"))
    assert estimates.happening(council) > estimates.happening(hand)
    per = [Clause("discover", per="others-tiles", at_most=5)]
    assert estimates.happening(per) > estimates.happening([Clause("discover", discount=0)])


def test_what_happens_often_is_worth_more() -> None:
    gain = [Clause("gain", what="bread", count=2)]
    any_artwork = Permanent(id="one", cost=3, when="acquire", kind="any", effects=gain)
    books = Permanent(id="two", cost=3, when="acquire", kind="book", effects=gain)
    assert estimates.lasting(any_artwork) > estimates.lasting(books) > 0
    rows = [Permanent(id="three", cost=3, effects=[Clause("row", row=row)]) for row in ("atlas", "all")]
    assert estimates.lasting(rows[1]) == 3 * estimates.lasting(rows[0])


def test_the_file_knows_every_word_of_the_effect_language() -> None:
    happening = set(FIELDS) - set(STANDING) - {"pay", "gain", "decree", *estimates.PURCHASES}
    assert happening <= set(estimates.FILE.happens)
    assert set(STANDING) == set(estimates.FILE.stands)

"""The figures of Amalfi's balance: nothing is counted twice or lost, and the tables can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.bots.random_bot import RandomBot
from tools import amalfi_balance as balance


@pytest.mark.parametrize(("seats", "rival"), [(2, "choose"), (1, "genoa")])
def test_what_bots_did_is_counted_and_told(seats: int, rival: str) -> None:
    figures = balance.measure(RandomBot(), seats, 2, first=3, rival=rival)
    assert figures.games == 2
    assert len(figures.totals) == 2 * seats
    assert sum(share.games for share in figures.by_place.values()) == 2 * seats
    # A visit is counted where it went and when, once each.
    assert sum(figures.visits.values()) <= sum(figures.budget["visits", period] for period in range(1, 5))
    assert sum(figures.budget["docks", period] for period in range(1, 5)) >= 0
    lines = list(balance.report(figures))
    assert any(line.startswith("| place 1 |") for line in lines)
    assert any("bread of a seat" in line for line in lines)
    assert bool(figures.outcomes) == (seats == 1)


def test_leads_of_few_buyers_are_not_told() -> None:
    card = balance.Card(bought=balance.FEWEST - 1, lead=40.0, squares=400.0)
    assert card.leads(0.0) == "–"
    card.bought = 10
    assert card.leads(1.0) == "+3.0 ± 3.0"


def test_a_card_is_had_in_a_game_once_at_most_and_only_where_it_could_be() -> None:
    figures = balance.measure(RandomBot(), 4, 2, first=3)
    assert all(card.had <= card.could <= figures.games for card in figures.cards.values())
    assert any(card.had for card in figures.cards.values())
    assert balance.Card(could=16, had=4).share() == "25 ± 21"


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    """Two games and then one more are the same as three at once."""
    kept = tmp_path / "kept.figures"
    balance.measure(RandomBot(), 2, 2, first=3, kept=kept)
    assert balance.measure(RandomBot(), 2, 3, first=3, kept=kept) == balance.measure(
        RandomBot(), 2, 3, first=3
    )


def test_the_tables_of_the_page_are_those_of_what_is_kept(tmp_path: Path) -> None:
    for seats in (1, 2, 3):
        balance.measure(RandomBot(), seats, 2, first=3, kept=tmp_path / f"{seats}.figures")
    lines = list(balance.page(balance.kept_in(tmp_path)))
    assert lines[0] == "|  | 2 seats, 2 games | 3 seats, 2 games |"
    (third,) = [line.split("|") for line in lines if line.startswith("| place 3 |")]
    assert (third[2].strip(), "±" in third[3]) == ("", True)
    assert len({line.count("|") for line in lines[:13]}) == 1
    balance.measure(RandomBot(), 3, 1, kept=tmp_path / "again.figures")
    with pytest.raises(AssertionError, match="two measurements with 3 seats"):
        balance.kept_in(tmp_path)

"""The figures of Amalfi's balance: nothing is counted twice or lost, and the tables can be read."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from carrack.bots.random_bot import RandomBot
from carrack.games.amalfi.facts import RULES_VERSION
from tests.games.amalfi.shipped import FILE
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
    lines = balance.page(tmp_path)["seats"].splitlines()
    assert lines[0] == f"| version {RULES_VERSION} | 2 seats, 2 games | 3 seats, 2 games |"
    (third,) = [line.split("|") for line in lines if line.startswith("| place 3 |")]
    assert (third[2].strip(), "±" in third[3]) == ("", True)
    assert len({line.count("|") for line in lines[:13]}) == 1
    balance.measure(RandomBot(), 3, 1, kept=tmp_path / "again.figures")
    with pytest.raises(AssertionError, match="two measurements with 3 seats"):
        balance.kept_in(tmp_path)


def test_games_alone_are_told_by_their_rival(tmp_path: Path) -> None:
    balance.measure(RandomBot(), 1, 2, first=3, kept=tmp_path / "random-1-genoa-3-x.figures", rival="genoa")
    played = balance.alone_in(tmp_path)
    assert list(played) == ["genoa"]
    played["genoa"].games, played["genoa"].outcomes = 10, Counter({"lost": 6, "band-2": 3, "band-4": 1})
    *_, line = "\n".join(balance.alone(played)).splitlines()
    assert line == "| Genoa | 10 | 40.0 ± 30.4 | 25 to 45 | 0, 3, 0, 1 |"


@pytest.mark.parametrize(
    ("hits", "of", "said"),
    [
        (38, 100, "38.0 ± 9.5"),
        (60, 100, "60.0 ± 9.6 (surely)"),
        (30, 100, ""),
        (0, 5, "0.0 ± 0.0"),
        (0, 100, "0.0 ± 0.0 (surely)"),
        (0, 0, ""),
    ],
)
def test_what_is_out_of_bounds_is_told_and_whether_the_games_suffice_to_say_so(
    hits: int, of: int, said: str
) -> None:
    assert balance.out_of_bounds(hits, of, 0.19, 0.35) == said


def test_packs_places_and_cards_out_of_line_are_listed() -> None:
    figures = balance.measure(RandomBot(), 4, 1, first=3)
    figures.by_pack = {0: balance.Share(100, Fraction(60), Fraction(25))}
    figures.by_place = {3: balance.Share(100, Fraction(10), Fraction(25))}
    figures.cards = {
        ("artwork", 0): balance.Card(could=400, had=398),
        ("artwork", 1): balance.Card(could=10, had=10),
    }
    lines = list(balance.standings([figures], FILE)) + list(balance.cards([figures], FILE))
    assert "- packs above 1.4 times their share: Painters, 4 seats: 60.0 ± 9.6 (surely)" in lines
    assert any(line.startswith("- places") and "4, 4 seats: 10.0 ± 5.9 (surely)" in line for line in lines)
    told = next(line for line in lines if line.startswith("- cards"))
    assert "novellino, 4 seats: 99.5 ± 0.7 (surely); 1 more that so few games do not prove" in told


def test_tables_are_written_where_their_names_stand_and_nothing_else_changes(tmp_path: Path) -> None:
    page = tmp_path / "amalfi-balance.md"
    page.write_text(
        "above\n\n<!-- amalfi_balance: alone -->\n\n| old |\n| older |\n\n<!-- end -->\n\nbelow\n"
    )
    balance.write({"alone": "| new |"}, tmp_path)
    assert page.read_text() == "above\n\n<!-- amalfi_balance: alone -->\n\n| new |\n\n<!-- end -->\n\nbelow\n"


def test_every_table_has_its_place_in_a_page(tmp_path: Path) -> None:
    balance.measure(RandomBot(), 2, 1, kept=tmp_path / "2.figures")
    told = "".join(path.read_text(encoding="utf-8") for path in balance.PAGES.glob("amalfi*.md"))
    assert sorted(found[2] for found in balance.TABLES.finditer(told)) == sorted(balance.page(tmp_path))

"""The arena: every seat for every bot, nothing lost or counted twice, the same figures wherever it runs."""

from __future__ import annotations

import pickle
import sys
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import carrack
from carrack.arena.cluster import share_out_on_ray
from carrack.arena.contest import GameLine, Ledger, head_of, play_line, play_lines
from carrack.arena.page import command_of, page_of
from carrack.arena.report import Estimate, three_figures
from carrack.arena.schedule import lineups
from carrack.arena.simulation import Setup
from carrack.arena.standings import clustered, standings
from carrack.arena.tuning import CURRENT, TRIAL, compare, tune
from carrack.arena.workers import share_out
from carrack.core.text import LANGUAGES, Texts
from carrack.core.verdicts import Malformed
from carrack.core.weights import text_of, weights_of

SETUP = Setup(carrack.game("amerigo-cards"), 2, {}, ("greedy", "random"), 7)


def line(game: int, deal: int, bots: str, *ranks: int) -> GameLine:
    """A game of bots with names of one letter."""
    n = len(bots)
    return GameLine(
        game, deal, list(bots), [30 - rank for rank in ranks], list(ranks), 9, [2] * n, [3.0] * n, [0] * n
    )


def timeless(games: list[GameLine]) -> list[GameLine]:
    return [msgspec.structs.replace(game, thinking=[]) for game in games]


# --- schedules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abcd", 2), ("abc", 5)]
)
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int) -> None:
    found = lineups(bots, seats)
    assert len(set(found)) == len(found)
    seen = Counter((seat, bot) for lineup in found for seat, bot in enumerate(lineup))
    assert len(seen) == len(bots) * seats
    assert len(set(seen.values())) == 1


def test_one_against_the_rest_moves_round_the_table() -> None:
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_games_of_one_deal_have_the_same_deal() -> None:
    setup = Setup(SETUP.game, 2, {}, ("random", "own", "more"), 3)
    assert [play_line(SETUP, index).deal for index in range(4)] == [0, 0, 1, 1]
    assert len(lineups(setup.bots, 2)) == 6


# --- the file of a contest --------------------------------------------------------------------------------


def test_a_contest_that_was_broken_off_is_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    ledger = Ledger(head_of(SETUP), file)
    ledger.add(play_lines(SETUP, [0, 3]))
    ledger.close()
    whole = file.read_bytes()
    file.write_bytes(whole + whole.splitlines()[1][:40])  # killed while writing

    again = Ledger(head_of(SETUP), file)
    assert again.missing(5) == [1, 2, 4]
    again.add(play_lines(SETUP, [1, 2, 3]))  # 3 is there already
    again.close()
    lines = file.read_text().splitlines()
    assert [msgspec.json.decode(text)["game"] for text in lines[1:]] == [0, 3, 1, 2]
    assert timeless(again.first(3)) == timeless([play_line(SETUP, index) for index in range(3)])


def test_a_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Ledger(head_of(SETUP), file).close()
    other = Setup(SETUP.game, 2, {}, ("greedy", "greedy"), 7)
    with pytest.raises(Malformed, match="other-contest"):
        Ledger(head_of(other), file)
    with pytest.raises(Malformed, match=r"file\.unwritable"):
        Ledger(head_of(other), tmp_path)
    file.write_text("nonsense\n")
    with pytest.raises(Malformed, match="bad-line"):
        Ledger(head_of(SETUP), file)


def test_any_number_of_workers_plays_the_same_games() -> None:
    found: list[list[GameLine]] = []
    for workers in (1, 2):
        ledger = Ledger(head_of(SETUP), None)
        share_out(SETUP, play_lines, ledger.missing(6), workers, ledger.add, lambda: False)
        found.append(timeless(ledger.first(6)))
    assert found[0] == found[1]
    assert [game.game for game in found[0]] == list(range(6))


class StandIn(ModuleType):
    """A stand-in for Ray in this process: starting a real cluster takes long."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.__spec__ = ModuleSpec("ray", None)
        self.is_running = False

    def init(self, address: str, **_: object) -> None:
        if address != "local":
            raise ConnectionError(f"nobody answers at {address}")
        self.is_running = True

    def shutdown(self) -> None:
        self.is_running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, value: object) -> bytes:
        return pickle.dumps(value)

    def remote(self, **_: object) -> Callable[[Any], SimpleNamespace]:
        return lambda play: SimpleNamespace(remote=lambda held, index: play(pickle.loads(held), index))

    def wait(self, running: list[object], timeout: float) -> tuple[list[object], list[object]]:
        return running[:1], running[1:]

    def get(self, done: list[object]) -> list[object]:
        return done


@pytest.fixture
def ray(long: bool, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The real one for the long tests, where it can be had."""
    if long and find_spec("ray"):
        return import_module("ray")
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def test_a_ray_cluster_plays_the_same_games(ray: ModuleType) -> None:
    ledger = Ledger(head_of(SETUP), None)
    share_out_on_ray(SETUP, play_lines, ledger.missing(4), "local", ledger.add, lambda: False)
    assert timeless(ledger.first(4)) == timeless([play_line(SETUP, index) for index in range(4)])


@pytest.mark.parametrize(
    "address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:99999"]
)
def test_a_cluster_that_is_not_there_is_refused(ray: ModuleType, address: str) -> None:
    with pytest.raises(Malformed, match="no-cluster"):
        share_out_on_ray(SETUP, play_lines, [0], address, lambda played: None, lambda: False)


# --- figures ----------------------------------------------------------------------------------------------


def test_a_deal_counts_once_however_often_it_is_played() -> None:
    twice = [(0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0)]
    assert clustered(twice) == clustered([(0, 0.5), (1, 1.0)])
    assert clustered([]) == Estimate(0.0, 0.0, 1.0)


def test_results_that_are_all_alike_prove_the_less_the_fewer_they_are() -> None:
    few, many = (clustered([(deal, 1.0) for deal in range(deals)]) for deals in (2, 200))
    assert few.value == many.value == 1.0
    assert few.low < 0.5 < 0.95 < many.low


def test_who_wins_more_is_rated_higher_and_ahead() -> None:
    games = [line(i, i // 2, "ab" if i % 2 else "ba", *((1, 2) if i % 2 else (2, 1))) for i in range(8)]
    games.append(line(8, 4, "ab", 1, 1))
    found = standings(games)
    assert [row.name for row in found.bots] == ["a", "b"]
    a, b = found.bots
    assert a.rating.low < a.rating.value < a.rating.high
    assert a.rating.value > 25 > b.rating.value
    duel = found.duel("a", "b")
    assert duel is not None
    assert duel.ahead.value == pytest.approx((4 + 0.5) / 5)
    assert a.share.value + b.share.value == pytest.approx(1.0)
    assert (a.games, a.decisions, a.milliseconds) == (9, 18, 1.5)
    assert a.decisions_per_second == pytest.approx(667, abs=1)
    assert standings(games[::-1]) == found


def test_the_speed_of_a_bot_that_thinks_for_microseconds_is_told() -> None:
    games = [msgspec.structs.replace(line(i, i, "ab", 1, 2), thinking=[0.002, 0.004]) for i in range(3)]
    a, b = sorted(standings(games).bots, key=lambda row: row.name)
    assert a.decisions_per_second == pytest.approx(2 * b.decisions_per_second)
    assert b.decisions_per_second > 0


def test_a_bot_in_several_seats_is_one_bot() -> None:
    found = standings([line(i, i, "abb", 1, 2, 3) for i in range(5)])
    assert [(row.name, row.games) for row in found.bots] == [("a", 5), ("b", 10)]


class Tags(HTMLParser):
    """Every tag that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen[tag] += 1
        if tag not in ("meta", "line", "circle", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "polygon"):
            assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.01234, "0.0123"), (7.1284, "7.13"), (99.96, "100"), (1153.2, "1,153"), (2.5e6, "2,500,000")],
)
def test_figures_are_told_without_an_exponent(value: float, text: str) -> None:
    assert three_figures(value) == text


def test_the_report_names_the_command_that_plays_its_games_again() -> None:
    game = carrack.game("pizarro")
    usual = Setup(game, 3, game.check_options({}, 3), ("captain@20", "greedy"), 4)
    other = Setup(game, 3, game.check_options({"board_2": "B"}, 3), ("captain@20", "my bot.py:Bot"), 4)
    assert command_of(usual, 6) == "carrack arena pizarro captain@20 greedy --seats 3 --games 6 --seed 4"
    assert command_of(other, 6) == (
        "carrack arena pizarro captain@20 'my bot.py:Bot' --seats 3 --games 6 --seed 4 --option board_2=B"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_a_page_with_pictures(language: str) -> None:
    games = [play_line(SETUP, index) for index in range(4)]
    texts = Texts(SETUP.game, language)
    times = {"greedy": [1.5, 2.0], "random": [0.01]}
    page = page_of(texts, SETUP, standings(games), times)
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    assert tags.seen["svg"] == 4
    for picture in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + picture.split("</svg>")[0] + "</svg>")
    assert "carrack arena amerigo-cards greedy random --seats 2 --games 4 --seed 7" in page
    assert "arena-" not in page
    assert page == page_of(texts, SETUP, standings(games), times)


# --- tuning -----------------------------------------------------------------------------------------------


def test_better_weights_win_and_the_game_has_its_own_back() -> None:
    game = SETUP.game
    own = game.weights()
    silly = {**own, "hand_card": 20.0}
    before = game.new(2).evaluate(0)
    better = compare(game, [2], {TRIAL: own, CURRENT: silly}, range(6), 1)
    assert better.low > 0.5
    assert game.new(2).evaluate(0) == before
    kept = tune(game, [2], ["hand_card"], 1, 2, 0.01, 1, lambda trial: None, lambda: False)
    assert set(kept) == set(own)
    assert game.new(2).evaluate(0) == before


def test_deals_go_round_the_tables_and_each_counts_alike() -> None:
    game = SETUP.game
    own = game.weights()
    sides = {TRIAL: own, CURRENT: {**own, "hand_card": 1.0}}
    at_two, at_three = (compare(game, [2, 3], sides, range(deal, 4, 2), 1).value for deal in (0, 1))
    assert at_two == compare(game, [2], sides, range(0, 4, 2), 1).value
    assert at_three == compare(game, [3], sides, range(1, 4, 2), 1).value
    assert at_three != compare(game, [2], sides, range(1, 4, 2), 1).value
    assert compare(game, [2, 3], sides, range(4), 1).value == pytest.approx((at_two + at_three) / 2)


def test_weights_are_written_as_they_are_read() -> None:
    weights = {"hand_card": 0.3, "spread": 4.0}
    assert weights_of(text_of(weights)) == weights
    for text in ("a = true", "a = 'x'", "a = nan", "a = [1]"):
        with pytest.raises(ValueError, match="a is no number"):
            weights_of(text)

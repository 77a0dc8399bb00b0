"""Numbers that records and peers rely on: the facts of the game, and the number and words of every choice."""

from __future__ import annotations

from carrack.core.api import CHANCE, OVER, Facts
from carrack.core.chance import Rng
from carrack.games.pizarro.game import Pizarro
from tests.games.pizarro.scene import NUMBERS

NAMES = ("columbus", "pizarro", "magellan", "marco-polo", "da-gama", "cook")

Row = tuple[str, str, dict[str, int]]


def each_value(family: str, words: str) -> list[Row]:
    return [(family, f"{words} {value}", {"value": value}) for value in NUMBERS]


SEATS: list[Row] = [
    *(("bid", f"bid {gold}", {"amount": gold}) for gold in range(1, 316)),
    ("pass", "pass", {}),
    *each_value("pay", "pay"),
    ("veto", "veto", {}),
    ("allow", "allow", {}),
    *(("ship", f"move ship {ship}", {"ship": ship}) for ship in (1, 2, 3)),
    ("from-left", "move from left", {}),
    ("from-right", "move from right", {}),
    ("left", "go left", {}),
    ("right", "go right", {}),
    *each_value("under", "lay under"),
    *each_value("swap", "swap"),
    ("draw", "draw", {}),
    ("stop", "stop", {}),
]
CHANCES: list[Row] = [
    *(("auctioneer", f"auctioneer {seat + 1}", {"seat": seat}) for seat in range(6)),
    *(("explorer", f"explorer {name}", {"explorer": explorer}) for explorer, name in enumerate(NAMES)),
    *each_value("gold", "gold"),
    *each_value("lose", "lose"),
]


FACTS = Facts(
    id="pizarro",
    title="Pizarro & Co.",
    year=2002,
    seats=range(3, 7),
    minutes=(60, 90),
    weight=3,
    options={"board_1": ("A", "B"), "board_2": ("A", "B")},
    score_range=(0, 308),
    longest={3: 14892, 4: 15120, 5: 15348, 6: 15576},
    rules_version=1,
    shows=frozenset({"showed", "showed-stack"}),
)


def test_explorers_become_words_in_a_sentence() -> None:
    words = Pizarro().words
    assert words({"explorer": 0, "seat": 1}) == {"explorer": "columbus", "seat": 1}
    assert words({"explorer": 5}) == {"explorer": "cook"}
    assert words({"explorer": -1}) == {"explorer": "none"}
    assert words({"value": 3}) == {"value": 3}


def test_a_game_made_anew_has_all_its_values() -> None:
    game = Pizarro("swap_limit = 2", "my.toml")
    assert (game.owner_file, game.folder.name) == ("swap_limit = 2", "pizarro")
    assert game.components.digest != Pizarro().components.digest
    assert sorted({seats for seats, _, _ in game.parts}) == [3, 4, 5, 6]
    parts = game.parts[3, "A", "B"]
    assert (parts.year_end_gold, parts.swap_limit, parts.pizarro_limit) == (2, 2, 20)
    assert [int(cards) for cards in parts.da_gama_gold] == [1, 2, 3]


def test_high_values_stay_in_the_range_of_scores() -> None:
    """An owner's crowns of 99 once passed the fixed bound of 400."""
    crowns = ", ".join(["99"] * 9)
    game = Pizarro(f"crowns = [{crowns}]\ncook_a = {{ crowns = [99, 99, 99], bags = [0, 0, 0] }}")
    assert game.facts.score_range == (0, 6 * 9 * 99 + 7 * 9 * 99 + 20)
    state, chance = game.new(3, board_1="A", board_2="A"), Rng(4)
    while state.actor != OVER:
        weights = state.weights() if state.actor == CHANCE else []
        state.apply(chance.choose(state.legal(), weights))
    totals = [score.total for score in state.scores()]
    assert max(totals) > 400
    assert all(0 <= total <= game.facts.score_range[1] for total in totals)

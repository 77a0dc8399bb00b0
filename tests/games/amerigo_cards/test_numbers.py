"""Numbers that records and peers rely on: the facts of the game, and the number and words of every choice."""

from __future__ import annotations

from carrack.core.api import Facts
from carrack.games.amerigo_cards.game import AmerigoCards

GOODS = ("gems", "cloth", "antiques", "spices", "coffee")
CARDS = [f"{good}-{rudders}" for good in GOODS for rudders in (1, 2, 3)]

Row = tuple[str, str, dict[str, int]]


def each_card(family: str, words: str) -> list[Row]:
    return [(family, f"{words} {card}", {"card": kind}) for kind, card in enumerate(CARDS)]


SEATS: list[Row] = [
    *each_card("sail-out", "sail out"),
    ("sail-out-doubloon", "sail out doubloon", {}),
    *each_card("sail-home", "sail home"),
    ("sail-home-doubloon", "sail home doubloon", {}),
    ("explore", "explore", {}),
    *each_card("exhibit", "exhibit"),
    ("stop", "stop", {}),
    ("sell", "sell", {}),
    ("join", "join", {}),
    ("decline", "decline", {}),
    *each_card("keep", "keep"),
    *each_card("turn-over", "turn over"),
    ("draw", "draw", {}),
]
CHANCES = each_card("card", "card")
FACTS = Facts(
    id="amerigo-cards",
    title="Amerigo",
    year=2008,
    seats=range(2, 9),
    minutes=(30, 45),
    weight=2,
    options={},
    score_range=(0, 216),
    longest={2: 4970, 3: 5835, 4: 6700, 5: 15125, 6: 16854, 7: 18583, 8: 20312},
    rules_version=1,
)


def test_cards_and_goods_become_words_in_a_sentence() -> None:
    words = AmerigoCards().words
    assert words({"card": 0, "seat": 1}) == {"good": "gems", "rudders": 1, "seat": 1}
    assert words({"card": 14}) == {"good": "coffee", "rudders": 3}
    assert words({"good": 1, "rare": 2, "popular": 3}) == {
        "good": "cloth",
        "rare": "antiques",
        "popular": "spices",
    }
    assert words({"rare": -1, "popular": -1}) == {"rare": "none", "popular": "none"}
    assert words({"good": "gems", "count": 3}) == {"good": "gems", "count": 3}


def test_a_game_made_anew_has_all_its_values() -> None:
    game = AmerigoCards("stuck_draw = 2", "my.toml")
    assert (game.owner_file, game.folder.name) == ("stuck_draw = 2", "amerigo_cards")
    assert game.components.digest != AmerigoCards().components.digest
    parts = game.parts[5]
    assert [int(count) for count in parts.deal] == [4, 4, 5, 5, 6]
    assert (parts.compensation_rudders, parts.doubloon_rudders) == (3, 3)
    assert (parts.homeward_factor, parts.explore_factor, parts.stuck_draw) == (2, 2, 2)
    assert (parts.companies, parts.lone_sailor_is_longest, parts.sailing_at_end) == (1, True, 1)
    assert (parts.popular_price, parts.common_price, parts.final_price) == (2, 3, 4)

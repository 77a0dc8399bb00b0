"""The schema of a file of component values, and the values made ready for the rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.component_reasons import WrongValue, why, wrong_value
from carrack.core.components import Components
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.components.parts import Parts

Count = Annotated[int, msgspec.Meta(ge=1, le=200)]
Award = Annotated[int, msgspec.Meta(ge=0, le=20)]
MOST_CARDS = 127
"""A deck twice must fit into a byte."""


class PerGood(msgspec.Struct, forbid_unknown_fields=True):
    """A count for each good."""

    gems: Count
    cloth: Count
    antiques: Count
    spices: Count
    coffee: Count


ThreeCounts = tuple[
    Annotated[int, msgspec.Meta(ge=0, le=100)],
    Annotated[int, msgspec.Meta(ge=0, le=100)],
    Annotated[int, msgspec.Meta(ge=0, le=100)],
]


class RuddersPerGood(msgspec.Struct, forbid_unknown_fields=True):
    """For each good, its cards with 1, 2 and 3 rudders."""

    gems: ThreeCounts
    cloth: ThreeCounts
    antiques: ThreeCounts
    spices: ThreeCounts
    coffee: ThreeCounts


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    """Every value of the game; a value that breaks the game is refused with a sentence."""

    cards: PerGood
    rudders: RuddersPerGood
    two_decks_from: Annotated[int, msgspec.Meta(ge=2, le=9)]
    deal: Annotated[list[Count], msgspec.Meta(min_length=at.MOST_SEATS, max_length=at.MOST_SEATS)]
    compensation_rudders: Annotated[int, msgspec.Meta(ge=1, le=at.RUDDERS)]
    hand_limit: Annotated[int, msgspec.Meta(ge=7, le=60)]
    exhibition_limit: Annotated[int, msgspec.Meta(ge=1, le=60)]
    doubloon_rudders: Annotated[int, msgspec.Meta(ge=1, le=9)]
    homeward_factor: Annotated[int, msgspec.Meta(ge=1, le=9)]
    explore_factor: Annotated[int, msgspec.Meta(ge=1, le=9)]
    stuck_draw: Annotated[int, msgspec.Meta(ge=1, le=9)]
    king: Annotated[list[Award], msgspec.Meta(min_length=1, max_length=40)]
    companies: Award
    lone_sailor_is_longest: bool
    popular_price: Annotated[int, msgspec.Meta(ge=1, le=9)]
    common_price: Annotated[int, msgspec.Meta(ge=1, le=9)]
    final_price: Annotated[int, msgspec.Meta(ge=1, le=9)]
    sailing_at_end: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=7)]], msgspec.Meta(min_length=7, max_length=7)
    ]

    def __post_init__(self) -> None:
        self._rudders_add_up()
        self._the_deal_leaves_a_deck()
        self._a_journey_costs_more_than_it_brings()

    def _rudders_add_up(self) -> None:
        for good in at.GOOD_NAMES:
            count, split = getattr(self.cards, good), getattr(self.rudders, good)
            if sum(split) != count:
                raise WrongValue(["rudders", good], why("rudders-split", count=sum(split), needed=count))

    def _the_deal_leaves_a_deck(self) -> None:
        one_deck = sum(getattr(self.cards, good) for good in at.GOOD_NAMES)
        for seats in range(2, at.MOST_SEATS + 1):
            decks = 2 if seats >= self.two_decks_from else 1
            if sum(self.deal[:seats]) >= one_deck * decks:
                raise wrong_value("deal", "whole-deck-dealt", seats=seats)
        if one_deck > MOST_CARDS:
            raise wrong_value("cards", "deck-too-large", most=MOST_CARDS)
        if max(self.deal) > self.hand_limit:
            raise wrong_value("deal", "above-hand-limit", most=self.hand_limit)

    def _a_journey_costs_more_than_it_brings(self) -> None:
        """Else cards would come from nowhere, and a game could go on for ever."""
        strongest = max(at.RUDDERS, self.doubloon_rudders)
        for distance in range(1, len(self.king) + 1):
            award = self.king[min(distance, len(self.king) - 1)] + self.companies
            out = -(-distance // strongest)
            home = -(-distance // (strongest * self.homeward_factor))
            if award >= out + home:
                cards = out + home
                raise wrong_value("king", "journey-pays", distance=distance, award=award, cards=cards)


def parts_for(components: Components, seats: int) -> Parts:
    """Return the values for so many seats, as plain numbers."""
    v = components.values
    decks = 2 if seats >= v["two_decks_from"] else 1
    kinds = [decks * count for good in at.GOOD_NAMES for count in v["rudders"][good]]
    assert len(kinds) == at.GOODS * at.RUDDERS
    parts = Parts(vec[i64](kinds), vec[i64](v["deal"][:seats]), vec[i64](v["king"]))
    parts.compensation_rudders = v["compensation_rudders"]
    parts.hand_limit = v["hand_limit"]
    parts.exhibition_limit = v["exhibition_limit"]
    parts.doubloon_rudders = v["doubloon_rudders"]
    parts.homeward_factor = v["homeward_factor"]
    parts.explore_factor = v["explore_factor"]
    parts.stuck_draw = v["stuck_draw"]
    parts.companies = v["companies"]
    parts.lone_sailor_is_longest = v["lone_sailor_is_longest"]
    parts.popular_price = v["popular_price"]
    parts.common_price = v["common_price"]
    parts.final_price = v["final_price"]
    parts.sailing_at_end = v["sailing_at_end"][seats - at.LEAST_SEATS]
    return parts

"""The schema of a file of component values, and the values made ready for the rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.component_reasons import wrong_value
from carrack.core.components import Components
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.components.parts import Parts

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Three = tuple[Small, Small, Small]
TRACK_FIELDS = ("columbus", "pizarro", "magellan", "marco_polo", "da_gama", "cook")


class Spaces(msgspec.Struct, forbid_unknown_fields=True):
    """Crowns and bags of an explorer's three spaces."""

    crowns: Three
    bags: Three


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    """Every value of the game; a value that breaks the game is refused with a sentence."""

    gold_sets: Annotated[int, msgspec.Meta(ge=1, le=7)]
    crowns: Annotated[list[Small], msgspec.Meta(min_length=9, max_length=9)]
    ships: Annotated[int, msgspec.Meta(ge=1, le=18)]
    starting_sets: Annotated[int, msgspec.Meta(ge=1, le=1)]
    explorer_cards: tuple[
        Annotated[int, msgspec.Meta(ge=1, le=3)],
        Annotated[int, msgspec.Meta(ge=1, le=3)],
        Annotated[int, msgspec.Meta(ge=1, le=1)],
    ]
    year_end_gold: Annotated[int, msgspec.Meta(ge=0, le=9)]
    swap_limit: Annotated[int, msgspec.Meta(ge=1, le=9)]
    pizarro_limit: Annotated[int, msgspec.Meta(ge=1, le=99)]
    da_gama_gold: Three
    columbus_a: Spaces
    columbus_b: Spaces
    pizarro_a: Spaces
    pizarro_b: Spaces
    magellan_a: Spaces
    magellan_b: Spaces
    marco_polo_a: Spaces
    marco_polo_b: Spaces
    da_gama_a: Spaces
    da_gama_b: Spaces
    da_gama_right: Spaces
    cook_a: Spaces
    cook_b: Spaces

    def __post_init__(self) -> None:
        if self.gold_sets < at.MOST_SEATS * self.starting_sets:
            raise wrong_value("gold_sets", "gold-sets", seats_at_most=at.MOST_SEATS)


def parts_of(components: Components) -> dict[tuple[int, str, str], Parts]:
    """Return the values for every number of seats and every pair of sides."""
    return {
        (seats, one, two): parts_for(components, seats, (one, two))
        for seats in range(at.FEWEST_SEATS, at.MOST_SEATS + 1)
        for one in at.SIDES
        for two in at.SIDES
    }


def parts_for(components: Components, seats: int, sides: tuple[str, str]) -> Parts:
    """Return the values for so many seats and these sides of the boards, as plain numbers."""
    v = components.values
    names = [
        f"{track}_{sides[0 if i < at.FIRST_OF_BOARD_2 else 1].lower()}"
        for i, track in enumerate(TRACK_FIELDS)
    ]
    names.append("da_gama_right")
    crowns = [value for name in names for value in v[name]["crowns"]]
    bags = [value for name in names for value in v[name]["bags"]]
    assert len(crowns) == len(names) * at.SPACES
    return Parts(
        side=vec[i64]([int(name.endswith("_b")) for name in names[:-1]]),
        crowns=vec[i64](crowns),
        bags=vec[i64](bags),
        gold_crowns=vec[i64](v["crowns"]),
        supply=v["gold_sets"] - seats * v["starting_sets"],
        starting_sets=v["starting_sets"],
        gold_sets=v["gold_sets"],
        ships=v["ships"],
        explorer_cards=vec[i64](v["explorer_cards"]),
        year_end_gold=v["year_end_gold"],
        swap_limit=v["swap_limit"],
        pizarro_limit=v["pizarro_limit"],
        da_gama_gold=vec[i64](v["da_gama_gold"]),
    )


def highest_score(components: Components) -> int:
    """Return a total that no seat can exceed: every ship, stack and gold card at the best price."""
    v = components.values
    tracks = [f"{track}_{side.lower()}" for track in TRACK_FIELDS for side in at.SIDES]
    crown = {name: max(v[name]["crowns"]) for name in [*tracks, "da_gama_right"]}
    stacks = at.YEARS * max(v["crowns"]) * max(crown[name] for name in crown if name.startswith("magellan"))
    ship = max(crown[name] for name in crown if not name.startswith("magellan"))
    hand = v["gold_sets"] * sum(v["crowns"])
    return int(v["ships"] * max(ship, stacks) + hand + v["pizarro_limit"])

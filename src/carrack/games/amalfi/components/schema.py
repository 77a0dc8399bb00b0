"""The schema of a file of component values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from carrack.games.amalfi import layout as at
from carrack.games.amalfi.components.clauses import Clause

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Resource = Literal["spices", "wood", "wine", "gems", "fabric"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Effect = list[Clause]
Resources = Annotated[list[Resource], msgspec.Meta(min_length=1)]
PerPeriod = Annotated[list[Small], msgspec.Meta(min_length=at.PERIODS, max_length=at.PERIODS)]
PerSeat = Annotated[list[Points], msgspec.Meta(min_length=at.MOST_SEATS, max_length=at.MOST_SEATS)]
Extra = Annotated[list[Small], msgspec.Meta(min_length=at.ROW_SIZE, max_length=at.ROW_SIZE)]
CouncilPlaces = Annotated[list[Small], msgspec.Meta(min_length=at.COUNCIL_SIZE, max_length=at.COUNCIL_SIZE)]
Icons = Annotated[list[Effect], msgspec.Meta(min_length=at.SHIPYARD, max_length=at.SHIPYARD)]


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A destination of the main board."""

    id: Id
    effects: Effect


class Tile(Place, forbid_unknown_fields=True):
    """A private destination."""

    cost: int
    points: int
    also: Resource | None = None


class Artwork(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    kind: Literal["book", "painting", "monument"]
    cost: int
    points: int
    bonus: Annotated[Effect, msgspec.Meta(min_length=1, max_length=1)]
    also: Resource | None = None


class Character(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: Id
    cost: int
    pack: Id | None = None


class EndGame(Character, forbid_unknown_fields=True, kw_only=True):
    per: str
    points: int
    at_most: int
    every: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class Acting(Character, forbid_unknown_fields=True, kw_only=True):
    """An immediate or engageable character."""

    effects: Annotated[Effect, msgspec.Meta(min_length=1)]


class Engageable(Acting, forbid_unknown_fields=True, kw_only=True):
    once: bool = False
    """It works once a period: nothing straightens it before the next one."""


class Permanent(Acting, forbid_unknown_fields=True, kw_only=True):
    when: str | None = None
    kind: str | None = None


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    per: str
    points: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Decree(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    scores: Annotated[list[Scoring], msgspec.Meta(min_length=1, max_length=3)]


class Need(msgspec.Struct, forbid_unknown_fields=True):
    item: str
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Title(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    dark: bool
    needs: Annotated[list[Need], msgspec.Meta(min_length=1, max_length=5)]


class ByArt(msgspec.Struct, forbid_unknown_fields=True):
    book: Resource
    painting: Resource
    monument: Resource


class ByType(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    end_game: Resources
    immediate: tuple[Literal["bread"]]
    permanent: Resources
    engageable: Resources


class TitlePoints(msgspec.Struct, forbid_unknown_fields=True):
    dark: PerSeat
    light: PerSeat


class Dealt(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """End-game cards and others dealt for the starting hands."""

    selection: tuple[Small, Small]
    draft: tuple[Literal[0], Small]
    score_draft: tuple[Small, Small]


class Rival(msgspec.Struct, forbid_unknown_fields=True):
    titles: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=3)]], msgspec.Meta(min_length=4, max_length=4)
    ]
    bonus: bool


class Rivals(msgspec.Struct, forbid_unknown_fields=True):
    naples: Rival
    genoa: Rival


class Values(msgspec.Struct, forbid_unknown_fields=True):
    """Every value of the game."""

    ship_worth: Annotated[list[Positive], msgspec.Meta(min_length=5, max_length=5)]
    supply_worth: Positive
    ships_in_bay: Literal[4]
    shipyard: Literal[6]
    lighthouses: Literal[6]
    granary: Positive
    starting_bread: Annotated[list[Small], msgspec.Meta(min_length=at.MOST_SEATS, max_length=at.MOST_SEATS)]
    feeding: Small
    hunger: Small
    ship_costs: PerPeriod
    hand_card_bread: Positive
    lighthouse_bread: Small
    lighthouse_gain: Small
    no_lighthouse_points: Small
    row_extra: Extra
    row_gain: Extra
    council_price: CouncilPlaces
    council_gain: CouncilPlaces
    artwork_with: ByArt
    discover_with: Resource
    construct_with: Resource
    invite_with: ByType
    decree_bonus: PerPeriod
    title_points: TitlePoints
    cubes: Annotated[int, msgspec.Meta(ge=1, le=3)]
    hand: Literal[6]
    dealt: Dealt
    rivals: Rivals
    bands: tuple[Annotated[int, msgspec.Meta(ge=1, le=400)], int, int]
    shipyard_icons: Icons
    lighthouse_icons: Icons
    public: Annotated[list[Place], msgspec.Meta(min_length=at.PUBLIC, max_length=at.PUBLIC)]
    evolving: Annotated[list[Place], msgspec.Meta(min_length=at.EVOLVING, max_length=at.EVOLVING)]
    evolving_bonus: Effect
    tiles: Annotated[list[Tile], msgspec.Meta(min_length=at.TILES, max_length=at.TILES)]
    artworks: Annotated[list[Artwork], msgspec.Meta(min_length=at.ARTWORKS, max_length=at.ARTWORKS)]
    packs: Annotated[list[Id], msgspec.Meta(min_length=at.PACKS, max_length=at.PACKS)]
    end_game: Annotated[list[EndGame], msgspec.Meta(min_length=at.END_GAMES, max_length=at.END_GAMES)]
    immediate: Annotated[list[Acting], msgspec.Meta(min_length=20, max_length=20)]
    permanent: Annotated[list[Permanent], msgspec.Meta(min_length=at.PERMANENTS, max_length=at.PERMANENTS)]
    engageable: Annotated[
        list[Engageable], msgspec.Meta(min_length=at.ENGAGEABLES, max_length=at.ENGAGEABLES)
    ]
    decrees: Annotated[list[Decree], msgspec.Meta(min_length=at.DECREES, max_length=at.DECREES)]
    titles: Annotated[list[Title], msgspec.Meta(min_length=at.TITLES, max_length=at.TITLES)]

    def characters(self) -> Sequence[Character]:
        """Return all characters, in the order of their numbers."""
        return [*self.end_game, *self.immediate, *self.permanent, *self.engageable]

"""The fixed part of a table: every destination, card, title and decree, as the page draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from carrack.core.api import View
from carrack.core.components import Components
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.components.schema import Character, Tile, Title
from carrack.games.amalfi.components.validation import Schema, file_of
from carrack.games.amalfi.game import AmalfiView
from carrack.games.amalfi.showing.card_texts import character_of, effect_of, needs_of, scores_of
from carrack.games.amalfi.showing.icons import character_chips, decree_chips, effect_chips, noun_icons
from carrack.games.amalfi.showing.page import (
    AmalfiSetup,
    ArtworkInfo,
    CharacterInfo,
    CharacterType,
    DecreeInfo,
    DestinationInfo,
    Group,
    Need,
    PackInfo,
    Paid,
    Resource,
    RivalInfo,
    TitleInfo,
)

RESOURCES: Final[tuple[Resource, ...]] = language.RESOURCE_NAMES
TYPES: Final[tuple[CharacterType, ...]] = language.TYPE_NAMES
KEPT: Final = 64
"""Sets of components whose setup is kept: making one takes milliseconds, and everybody who joins gets it."""
REMEMBERED: Final = 4096
"""Parts of a page of each kind: made from their arguments alone, so equal parts are one object."""


@lru_cache(REMEMBERED)
def paid_in(resources: int) -> list[Paid]:
    """Return the set of resources of a price, by name."""
    if resources == language.BREAD_PRICE:
        return ["bread"]
    return [name for hold, name in enumerate(RESOURCES) if resources >> hold & 1]


def setup_of(view: View) -> AmalfiSetup:
    """Return what never changes."""
    assert isinstance(view, AmalfiView)
    return _printed(view.game.components)


@lru_cache(KEPT)
def _printed(components: Components) -> AmalfiSetup:
    file = file_of(components)
    return AmalfiSetup(
        destinations=_destinations(file),
        artworks=[
            ArtworkInfo(
                id=card.id,
                kind=card.kind,
                cost=card.cost,
                points=card.points,
                paid=_with(getattr(file.artwork_with, card.kind), card.also),
                chips=effect_chips(card.bonus),
                words=effect_of(card.bonus),
            )
            for card in file.artworks
        ],
        characters=[_character(file, number, card) for number, card in enumerate(file.characters())],
        decrees=[DecreeInfo(one.id, decree_chips(one), scores_of(one)) for one in file.decrees],
        titles=[
            TitleInfo(
                one.id,
                one.dark,
                _needs(one),
                file.title_points.dark if one.dark else file.title_points.light,
            )
            for one in file.titles
        ],
        packs=[
            PackInfo(pack, [card.id for card in file.characters() if card.pack == pack])
            for pack in file.packs
        ],
        rivals=[
            RivalInfo(name, getattr(file.rivals, name).titles, getattr(file.rivals, name).bonus)
            for name in at.RIVAL_NAMES[: at.RIVALS]
        ],
        yard=[effect_chips(icon) for icon in file.shipyard_icons],
        lights=[effect_chips(icon) for icon in file.lighthouse_icons],
        evolving=effect_chips(file.evolving_bonus),
        granary=file.granary,
        feeding=file.feeding,
        hunger=file.hunger,
        ship_costs=file.ship_costs,
        hand_card_bread=file.hand_card_bread,
        lighthouse_bread=file.lighthouse_bread,
        lighthouse_gain=file.lighthouse_gain,
        decree_bonus=file.decree_bonus,
        row_extra=file.row_extra,
        row_gain=file.row_gain,
        council_price=file.council_price,
        council_gain=file.council_gain,
        bands=list(file.bands),
    )


def _with(first: Paid, also: Paid | None) -> list[Paid]:
    return [first] if also is None else [first, also]


def _destinations(file: Schema) -> list[DestinationInfo]:
    groups: tuple[tuple[Group, int], ...] = (("public", at.PUBLIC), ("evolving", at.EVOLVING))
    kinds: list[Group] = [group for group, count in groups for _ in range(count)]
    kinds += ["tile"] * at.TILES
    made = []
    for group, place in zip(kinds, (*file.public, *file.evolving, *file.tiles), strict=True):
        tile = place if isinstance(place, Tile) else None
        made.append(
            DestinationInfo(
                id=place.id,
                group=group,
                chips=effect_chips(place.effects),
                words=effect_of(place.effects),
                cost=tile.cost if tile else 0,
                points=tile.points if tile else 0,
                paid=_with(file.discover_with, tile.also) if tile else [],
            )
        )
    return made


def _character(file: Schema, number: int, card: Character) -> CharacterInfo:
    kind = TYPES[int(at.type_of(number))]
    return CharacterInfo(
        id=card.id,
        type=kind,
        cost=card.cost,
        paid=list(getattr(file.invite_with, kind.replace("-", "_"))),
        pack=card.pack or "",
        chips=character_chips(card),
        words=character_of(card),
    )


def _needs(title: Title) -> list[Need]:
    return [
        Need(need.item, noun_icons(need.item), need.count, words)
        for need, words in zip(title.needs, needs_of(title), strict=True)
    ]

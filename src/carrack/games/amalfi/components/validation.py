"""Component values that can be played with: what would break the game is refused with a sentence."""

from __future__ import annotations

import msgspec

from carrack.core.component_reasons import wrong_value
from carrack.core.components import Components
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.components.clauses import check_bounds, one_of, wrong
from carrack.games.amalfi.components.numbers import parts_from
from carrack.games.amalfi.components.schema import Effect, Values

ART_BOUNDS = {"book": ((4, 8), (4, 10)), "painting": ((5, 9), (5, 11)), "monument": ((6, 10), (6, 13))}
"""What artworks of each type may cost, and bring (the rulebook's bounds)."""
ARTS_OF_A_KIND = 15
ART_BONUSES = ("send", "straighten", "take", "erect")
TILE_BOUNDS = ((3, 8), (1, 6))
CHARACTER_COSTS = (1, 7)
CARDS_IN_A_PACK = 6
END_POINTS = (1, 12)
END_MOST = (6, 30)
DESTINATION_LISTS = ("public", "evolving", "tiles")
CHARACTER_LISTS = ("end_game", "immediate", "permanent", "engageable")


class Schema(Values, forbid_unknown_fields=True):
    """Every value of the game; a value that breaks the game is refused with a sentence."""

    def __post_init__(self) -> None:
        _check_hands(self)
        _check_ids(self)
        _check_bounds(self)
        parts_from(self)


def _check_hands(file: Schema) -> None:
    """Everybody must be able to keep the hand, and have something to leave."""
    ends, others = file.dealt.selection
    if ends + others <= file.hand or ends > 3:
        wrong("dealt", "selection", "selection-hand", hand=file.hand)
    if file.dealt.draft[1] != file.hand + 1:
        wrong("dealt", "draft", "draft-hand", needed=file.hand + 1)
    ends, others = file.dealt.score_draft
    if not 2 <= ends <= 3 or others != file.hand:
        wrong("dealt", "score-draft", "score-draft-hand", others=file.hand)
    if list(file.bands) != sorted(set(file.bands)):
        raise wrong_value("bands", "must-rise")
    if max(file.starting_bread) > file.granary:
        raise wrong_value("starting_bread", "above-granary", most=file.granary)
    if file.council_price[-1] != 0:
        raise wrong_value("council_price", "no-free-place")


def _check_ids(file: Schema) -> None:
    for lists in (DESTINATION_LISTS, ("artworks",), CHARACTER_LISTS, ("decrees",), ("titles",)):
        seen: set[str] = set()
        for name in lists:
            for one in getattr(file, name):
                if one.id in seen:
                    wrong(f"{name} {one.id}", "id", "twice-in-list")
                seen.add(one.id)
    for name in CHARACTER_LISTS:
        for card in getattr(file, name):
            if card.pack is not None:
                one_of(f"{name} {card.id}", "pack", card.pack, tuple(file.packs))
    for pack in file.packs:
        if file.packs.count(pack) > 1:
            wrong("packs", pack, "twice-in-list")
        count = sum(1 for card in file.characters() if card.pack == pack)
        if count != CARDS_IN_A_PACK:
            wrong("packs", pack, "pack-size", count=count, needed=CARDS_IN_A_PACK)


def _check_bounds(file: Schema) -> None:
    for kind in language.ART_NAMES:
        count = sum(1 for card in file.artworks if card.kind == kind)
        if count != ARTS_OF_A_KIND:
            wrong("artworks", kind, "other-count", count=count, needed=ARTS_OF_A_KIND)
    for card in file.artworks:
        costs, points = ART_BOUNDS[card.kind]
        check_bounds(f"artworks {card.id}", "cost", card.cost, costs)
        check_bounds(f"artworks {card.id}", "points", card.points, points)
        if card.bonus[0].do not in ART_BONUSES:
            wrong(f"artworks {card.id}", "bonus", "artwork-bonus", known=", ".join(ART_BONUSES))
        _check_hold(f"artworks {card.id}", card.bonus)
    for name, icons in (("shipyard_icons", file.shipyard_icons), ("lighthouse_icons", file.lighthouse_icons)):
        for icon in icons:
            _check_hold(name, icon)
    for tile in file.tiles:
        check_bounds(f"tiles {tile.id}", "cost", tile.cost, TILE_BOUNDS[0])
        check_bounds(f"tiles {tile.id}", "points", tile.points, TILE_BOUNDS[1])
    for name in CHARACTER_LISTS:
        for one in getattr(file, name):
            most = file.granary if name == "immediate" else CHARACTER_COSTS[1]
            costs = CHARACTER_COSTS[0], min(most, CHARACTER_COSTS[1])
            check_bounds(f"{name} {one.id}", "cost", one.cost, costs)
    for end in file.end_game:
        check_bounds(f"end_game {end.id}", "points", end.points, END_POINTS)
        check_bounds(f"end_game {end.id}", "at_most", end.at_most, END_MOST)
    for i, title in enumerate(file.titles):
        if title.dark != (i < at.DARK_TITLES):
            wrong(f"titles {title.id}", "dark", "dark-titles", count=at.DARK_TITLES)


def _check_hold(where: str, effect: Effect) -> None:
    """Check that a ship is sent to one of the five holds, as on the rulebook's icons."""
    for clause in effect:
        if clause.do == "send" and clause.hold == "any":
            wrong(where, "hold", "icon-hold")


def file_of(components: Components) -> Schema:
    """Return the values as the file has them."""
    return msgspec.convert(components.values, Schema)

"""What a file of component values must look like, and the values made ready for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.core.components import Components
from carrack.games.amalfi import effects
from carrack.games.amalfi.actions import Names
from carrack.games.amalfi.effects import Clause, Row, wrong
from carrack.games.amalfi.language import (
    ART_NAMES,
    BREAD_PRICE,
    CHARACTER,
    CONSTRUCTION,
    DISCOVERY,
    GAIN_BREAD,
    ON_ENGAGE,
    RESOURCE_NAMES,
    SUPPLY_HOLD,
    TRIGGERS,
    TYPE_NAMES,
)
from carrack.games.amalfi.state import (
    ARTWORKS,
    COUNCIL_SIZE,
    DARK_TITLES,
    DECREES,
    END_GAMES,
    ENGAGEABLES,
    EVOLVING,
    FIRST_ENGAGEABLE,
    FIRST_IMMEDIATE,
    FIRST_PERMANENT,
    GEAR,
    MOST_SEATS,
    NONE,
    PACKS,
    PERIODS,
    PERMANENTS,
    PUBLIC,
    ROW_SIZE,
    SHIPYARD,
    TILES,
    TITLES,
    WITH,
    WORTH,
    Parts,
)

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Resource = Literal["spices", "wood", "wine", "gems", "fabric"]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Effect = list[Clause]
PerPeriod = Annotated[list[Small], msgspec.Meta(min_length=PERIODS, max_length=PERIODS)]
PerSeat = Annotated[list[Points], msgspec.Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
Extra = Annotated[list[Small], msgspec.Meta(min_length=ROW_SIZE, max_length=ROW_SIZE)]
CouncilPlaces = Annotated[list[Small], msgspec.Meta(min_length=COUNCIL_SIZE, max_length=COUNCIL_SIZE)]
Icons = Annotated[list[Effect], msgspec.Meta(min_length=SHIPYARD, max_length=SHIPYARD)]

ART_BOUNDS = {"book": ((4, 8), (4, 10)), "painting": ((5, 9), (5, 11)), "monument": ((6, 10), (6, 13))}
"""What artworks of each type may cost, and bring (the rulebook's bounds)."""
ARTS_OF_A_KIND = 15
TILE_BOUNDS = ((3, 8), (1, 6))
CHARACTER_COSTS = (2, 7)
CARDS_IN_A_PACK = 6
END_POINTS = (1, 12)
END_MOST = (6, 30)


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
    end_game: list[Resource]
    immediate: tuple[Literal["bread"]]
    permanent: list[Resource]
    engageable: list[Resource]


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


class Schema(msgspec.Struct, forbid_unknown_fields=True):
    """Every value of the game; a value that breaks the game is refused with a sentence."""

    ship_worth: Annotated[list[Positive], msgspec.Meta(min_length=5, max_length=5)]
    supply_worth: Positive
    ships_in_bay: Literal[4]
    shipyard: Literal[6]
    lighthouses: Literal[6]
    granary: Positive
    starting_bread: Annotated[list[Small], msgspec.Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]
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
    public: Annotated[list[Place], msgspec.Meta(min_length=PUBLIC, max_length=PUBLIC)]
    evolving: Annotated[list[Place], msgspec.Meta(min_length=EVOLVING, max_length=EVOLVING)]
    evolving_bonus: Effect
    tiles: Annotated[list[Tile], msgspec.Meta(min_length=TILES, max_length=TILES)]
    artworks: Annotated[list[Artwork], msgspec.Meta(min_length=ARTWORKS, max_length=ARTWORKS)]
    packs: Annotated[list[Id], msgspec.Meta(min_length=PACKS, max_length=PACKS)]
    end_game: Annotated[list[EndGame], msgspec.Meta(min_length=END_GAMES, max_length=END_GAMES)]
    immediate: Annotated[list[Acting], msgspec.Meta(min_length=20, max_length=20)]
    permanent: Annotated[list[Permanent], msgspec.Meta(min_length=PERMANENTS, max_length=PERMANENTS)]
    engageable: Annotated[list[Acting], msgspec.Meta(min_length=ENGAGEABLES, max_length=ENGAGEABLES)]
    decrees: Annotated[list[Decree], msgspec.Meta(min_length=DECREES, max_length=DECREES)]
    titles: Annotated[list[Title], msgspec.Meta(min_length=TITLES, max_length=TITLES)]

    def __post_init__(self) -> None:
        _check_hands(self)
        _check_ids(self)
        _check_bounds(self)
        parts_from(self)

    def characters(self) -> Sequence[Character]:
        """All characters, in the order of their numbers."""
        return [*self.end_game, *self.immediate, *self.permanent, *self.engageable]


def _within(where: str, field: str, value: int, bounds: tuple[int, int]) -> None:
    if not bounds[0] <= value <= bounds[1]:
        wrong(where, field, f"{value} is not between {bounds[0]} and {bounds[1]}")


def _check_hands(file: Schema) -> None:
    """Everybody must be able to keep the hand, and have something to leave."""
    ends, others = file.dealt.selection
    if ends + others <= file.hand or ends > 3:
        wrong("dealt", "selection", f"more than {file.hand} cards, at most 3 of them end-game")
    if file.dealt.draft[1] != file.hand + 1:
        wrong("dealt", "draft", f"must be {file.hand + 1} cards, so that one is left")
    ends, others = file.dealt.score_draft
    if not 2 <= ends <= 3 or others != file.hand:
        wrong("dealt", "score-draft", f"2 or 3 end-game cards and {file.hand} others")
    if list(file.bands) != sorted(set(file.bands)):
        raise ValueError("bands: must rise")
    if max(file.starting_bread) > file.granary:
        raise ValueError("starting_bread: more than the granary holds")
    if file.council_price[-1] != 0:
        raise ValueError("council_price: the rightmost place must cost 0, or nobody without bread could take")


def _check_ids(file: Schema) -> None:
    for name, ids in (
        ("tiles", [place.id for place in (*file.public, *file.evolving, *file.tiles)]),
        ("artworks", [card.id for card in file.artworks]),
        ("end_game", [card.id for card in file.characters()]),
        ("decrees", [decree.id for decree in file.decrees]),
        ("titles", [title.id for title in file.titles]),
        ("packs", file.packs),
    ):
        twice = sorted({name for name in ids if ids.count(name) > 1})
        if twice:
            wrong(name, "id", f"{', '.join(twice)} stands twice")
    for pack in file.packs:
        count = sum(1 for card in file.characters() if card.pack == pack)
        if count != CARDS_IN_A_PACK:
            wrong("packs", pack, f"{count} characters name it, and not {CARDS_IN_A_PACK}")
    for card in file.characters():
        if card.pack is not None and card.pack not in file.packs:
            wrong(f"packs {card.id}", "pack", f"there is no pack {card.pack!r}")


def _check_bounds(file: Schema) -> None:
    for kind in ART_NAMES:
        count = sum(1 for card in file.artworks if card.kind == kind)
        if count != ARTS_OF_A_KIND:
            wrong("artworks", kind, f"{count} of them, and not {ARTS_OF_A_KIND}")
    for card in file.artworks:
        costs, points = ART_BOUNDS[card.kind]
        _within(f"artworks {card.id}", "cost", card.cost, costs)
        _within(f"artworks {card.id}", "points", card.points, points)
        if card.bonus[0].do not in ("send", "straighten", "take", "erect"):
            wrong(f"artworks {card.id}", "bonus", "sends, straightens, takes or erects")
    for tile in file.tiles:
        _within(f"tiles {tile.id}", "cost", tile.cost, TILE_BOUNDS[0])
        _within(f"tiles {tile.id}", "points", tile.points, TILE_BOUNDS[1])
    for name, cards in (
        ("end_game", file.end_game),
        ("immediate", file.immediate),
        ("permanent", file.permanent),
        ("engageable", file.engageable),
    ):
        for one in cards:
            most = file.granary if name == "immediate" else CHARACTER_COSTS[1]
            _within(f"{name} {one.id}", "cost", one.cost, (CHARACTER_COSTS[0], min(most, CHARACTER_COSTS[1])))
    for end in file.end_game:
        _within(f"end_game {end.id}", "points", end.points, END_POINTS)
        _within(f"end_game {end.id}", "at_most", end.at_most, END_MOST)
    for i, title in enumerate(file.titles):
        if title.dark != (i < DARK_TITLES):
            wrong(f"titles {title.id}", "dark", f"the first {DARK_TITLES} are the dark ones")


# --- as numbers -------------------------------------------------------------------------------------------


class _Code:
    """Clauses gathered into one row of numbers."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, rows: list[Row]) -> tuple[int, int]:
        """The first clause and how many."""
        first = len(self.rows)
        self.rows += rows
        return first, len(rows)


def _vec(numbers: Sequence[int]) -> vec[i64]:
    row = vec[i64]()
    for number in numbers:
        row = append(row, i64(number))
    return row


def _flat(rows: Sequence[Sequence[int]]) -> vec[i64]:
    return _vec([number for row in rows for number in row])


def _bits(words: Sequence[str]) -> int:
    return sum(1 << RESOURCE_NAMES.index(word) for word in words)


def _also(word: str | None) -> int:
    return 0 if word is None else _bits([word])


def file_of(components: Components) -> Schema:
    """The values as the file has them."""
    return msgspec.convert(components.values, Schema)


def names_from(file: Schema) -> Names:
    """The ids, in the order of the numbers."""
    return Names(
        [place.id for place in (*file.public, *file.evolving, *file.tiles)],
        [card.id for card in file.artworks],
        [card.id for card in file.characters()],
        [decree.id for decree in file.decrees],
        [title.id for title in file.titles],
        file.packs,
    )


def parts_from(file: Schema) -> Parts:
    """The values as plain numbers."""
    parts = Parts()
    code = _Code()
    _destinations(parts, file, code)
    _artworks(parts, file, code)
    _characters(parts, file, code)
    yard = [code.add(effects.happening("shipyard_icons", icon)[1]) for icon in file.shipyard_icons]
    lights = [code.add(effects.happening("lighthouse_icons", icon)[1]) for icon in file.lighthouse_icons]
    parts.yard_code, parts.yard_size = _vec([a for a, _ in yard]), _vec([b for _, b in yard])
    parts.light_code, parts.light_size = _vec([a for a, _ in lights]), _vec([b for _, b in lights])
    first, size = code.add(effects.happening("evolving_bonus", file.evolving_bonus)[1])
    parts.evolving_code, parts.evolving_size = i64(first), i64(size)
    parts.code = _flat(code.rows)
    _goals(parts, file)
    _values(parts, file)
    return parts


def _destinations(parts: Parts, file: Schema, code: _Code) -> None:
    named = [
        *((f"public {place.id}", place) for place in file.public),
        *((f"evolving {place.id}", place) for place in file.evolving),
        *((f"tiles {tile.id}", tile) for tile in file.tiles),
    ]
    read = [effects.happening(where, place.effects, may_pay=True) for where, place in named]
    spans = [code.add(rows) for _, rows in read]
    parts.dest_code, parts.dest_size = _vec([a for a, _ in spans]), _vec([b for _, b in spans])
    parts.dest_pay = _vec([pay for pay, _ in read])
    parts.dest_holds = _vec([effects.holds_of(rows, True) for _, rows in read])
    parts.dest_plain = _vec([effects.holds_of(rows, False) for _, rows in read])
    parts.dest_gives = _vec([sum(1 << verb for verb in {row[0] for row in rows}) for _, rows in read])
    parts.tile_cost = _vec([tile.cost for tile in file.tiles])
    parts.tile_points = _vec([tile.points for tile in file.tiles])
    parts.tile_also = _vec([_also(tile.also) for tile in file.tiles])


def _artworks(parts: Parts, file: Schema, code: _Code) -> None:
    cards = file.artworks
    parts.art_kind = _vec([ART_NAMES.index(card.kind) for card in cards])
    parts.art_cost = _vec([card.cost for card in cards])
    parts.art_points = _vec([card.points for card in cards])
    parts.art_also = _vec([_also(card.also) for card in cards])
    bonuses = [effects.happening(f"artworks {card.id}", card.bonus)[1] for card in cards]
    parts.art_code = _vec([code.add(rows)[0] for rows in bonuses])


def _characters(parts: Parts, file: Schema, code: _Code) -> None:
    cards = file.characters()
    spans = [(0, 0)] * FIRST_IMMEDIATE
    pays = [0] * FIRST_ENGAGEABLE
    for card in file.immediate:
        spans.append(code.add(effects.happening(f"immediate {card.id}", card.effects)[1]))
    standing: list[tuple[int, int, int]] = []
    triggers = [0] * TRIGGERS
    chains: list[tuple[str, list[int], list[Row]]] = []
    for i, lasting in enumerate(file.permanent):
        where = f"permanent {lasting.id}"
        rows: list[Row] = []
        if lasting.when is None:
            if lasting.kind is not None:
                wrong(where, "kind", "stands with `when`")
            standing += [(i, at, count) for at, count in effects.standing(where, lasting.effects)]
        else:
            whens = effects.events(where, lasting.when, lasting.kind)
            rows = effects.triggered(where, lasting.effects, whens)
            chains.append((where, whens, rows))
            for when in whens:
                triggers[when] |= 1 << i
        spans.append(code.add(rows))
    effects.check_triggers(chains)
    engaging = sum(
        row[1] if row[2] == 0 else row[3]
        for _, whens, rows in chains
        if ON_ENGAGE in whens
        for row in rows
        if row[0] == GAIN_BREAD
    )
    for card in file.engageable:
        where = f"engageable {card.id}"
        pay, rows = effects.happening(where, card.effects, may_pay=True)
        effects.check_straightener(where, pay, rows, engaging)
        pays.append(pay)
        spans.append(code.add(rows))
    assert len(spans) == len(cards)
    assert FIRST_PERMANENT + PERMANENTS == FIRST_ENGAGEABLE
    parts.char_cost = _vec([card.cost for card in cards])
    parts.char_pack = _vec([NONE if card.pack is None else file.packs.index(card.pack) for card in cards])
    parts.char_code, parts.char_size = _vec([a for a, _ in spans]), _vec([b for _, b in spans])
    parts.char_pay = _vec(pays)
    parts.trigger = _vec(triggers)
    parts.standing = _flat(standing)


def _goals(parts: Parts, file: Schema) -> None:
    """What is scored: end-game characters, decrees, titles."""
    parts.end_score = _flat(
        [
            (effects.noun(f"end_game {c.id}", "per", c.per), c.every, c.points, c.at_most)
            for c in file.end_game
        ]
    )
    scores: list[tuple[int, int]] = []
    firsts: list[int] = []
    for decree in file.decrees:
        firsts.append(len(scores))
        scores += [(effects.noun(f"decrees {decree.id}", "per", s.per), s.points) for s in decree.scores]
    parts.decree_code, parts.decree_size = _vec(firsts), _vec([len(d.scores) for d in file.decrees])
    parts.scores = _flat(scores)
    needs: list[tuple[int, int]] = []
    firsts = []
    for title in file.titles:
        firsts.append(len(needs))
        needs += [(effects.noun(f"titles {title.id}", "item", n.item), n.count) for n in title.needs]
    parts.title_code, parts.title_size = _vec(firsts), _vec([len(t.needs) for t in file.titles])
    parts.needs = _flat(needs)
    points = file.title_points
    parts.title_points = _flat([points.dark if title.dark else points.light for title in file.titles])


def _values(parts: Parts, file: Schema) -> None:
    gear = [0] * GEAR
    gear[WORTH : WORTH + SUPPLY_HOLD + 1] = [*file.ship_worth, file.supply_worth]
    for i, kind in enumerate(ART_NAMES):
        gear[WITH + i] = _bits([getattr(file.artwork_with, kind)])
    gear[WITH + DISCOVERY] = _bits([file.discover_with])
    gear[WITH + CONSTRUCTION] = _bits([file.construct_with])
    for i, kind in enumerate(TYPE_NAMES):
        words = getattr(file.invite_with, kind.replace("-", "_"))
        gear[WITH + CHARACTER + i] = BREAD_PRICE if "bread" in words else _bits(words)
    parts.base_gear = _vec(gear)
    parts.row_extra, parts.row_gain = _vec(file.row_extra), _vec(file.row_gain)
    parts.council_price, parts.council_gain = _vec(file.council_price), _vec(file.council_gain)
    parts.ship_costs = _vec(file.ship_costs)
    parts.starting_bread = _vec(file.starting_bread)
    parts.decree_bonus = _vec(file.decree_bonus)
    parts.rival_titles = _flat([file.rivals.naples.titles, file.rivals.genoa.titles])
    parts.rival_bonus = _vec([int(file.rivals.naples.bonus), int(file.rivals.genoa.bonus)])
    parts.bands = _vec(file.bands)
    dealt = file.dealt
    parts.dealt = _flat([(0, 0), (0, file.hand), dealt.selection, dealt.draft, dealt.score_draft])
    parts.hand = i64(file.hand)
    parts.granary = i64(file.granary)
    parts.feeding = i64(file.feeding)
    parts.hunger = i64(file.hunger)
    parts.ships_in_bay = i64(file.ships_in_bay)
    parts.lighthouse_bread = i64(file.lighthouse_bread)
    parts.lighthouse_gain = i64(file.lighthouse_gain)
    parts.no_lighthouse_points = i64(file.no_lighthouse_points)
    parts.hand_card_bread = i64(file.hand_card_bread)
    parts.cubes = i64(file.cubes)

"""Component values as plain numbers, made ready for the rules."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.choices import Names
from carrack.games.amalfi.components import clauses, estimates
from carrack.games.amalfi.components.clauses import Row, wrong
from carrack.games.amalfi.components.parts import Parts
from carrack.games.amalfi.components.schema import Values


class _Code:
    """Clauses gathered into one row of numbers."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def add(self, rows: list[Row]) -> tuple[int, int]:
        """Add clauses; return the number of the first, and how many there are."""
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


def _columns(pairs: Sequence[Sequence[int]]) -> tuple[vec[i64], vec[i64]]:
    return _vec([first for first, _ in pairs]), _vec([second for _, second in pairs])


def _bits(words: Sequence[str]) -> int:
    return sum(1 << language.RESOURCE_NAMES.index(word) for word in words)


def _also(word: str | None) -> int:
    return 0 if word is None else _bits([word])


def names_from(file: Values) -> Names:
    """Return the ids, in the order of the numbers."""
    return Names(
        [place.id for place in (*file.public, *file.evolving, *file.tiles)],
        [card.id for card in file.artworks],
        [card.id for card in file.characters()],
        [decree.id for decree in file.decrees],
        [title.id for title in file.titles],
        file.packs,
    )


def parts_from(file: Values) -> Parts:
    """Return the values as plain numbers."""
    parts = Parts()
    code = _Code()
    _destinations(parts, file, code)
    _artworks(parts, file, code)
    _characters(parts, file, code)
    yard = [code.add(clauses.happening("shipyard_icons", icon)[1]) for icon in file.shipyard_icons]
    lights = [code.add(clauses.happening("lighthouse_icons", icon)[1]) for icon in file.lighthouse_icons]
    parts.yard_code, parts.yard_size = _vec([a for a, _ in yard]), _vec([b for _, b in yard])
    parts.light_code, parts.light_size = _vec([a for a, _ in lights]), _vec([b for _, b in lights])
    first, size = code.add(clauses.happening("evolving_bonus", file.evolving_bonus)[1])
    parts.evolving_code, parts.evolving_size = i64(first), i64(size)
    parts.code = _flat(code.rows)
    _goals(parts, file)
    _values(parts, file)
    return parts


def _destinations(parts: Parts, file: Values, code: _Code) -> None:
    named = [
        *((f"public {place.id}", place) for place in file.public),
        *((f"evolving {place.id}", place) for place in file.evolving),
        *((f"tiles {tile.id}", tile) for tile in file.tiles),
    ]
    for where, place in named:
        clauses.check_place(where, place.effects)
    clauses.check_place("evolving_bonus", file.evolving_bonus)
    read = [clauses.happening(where, place.effects, may_pay=True) for where, place in named]
    spans = [code.add(rows) for _, rows in read]
    parts.dest_code, parts.dest_size = _vec([a for a, _ in spans]), _vec([b for _, b in spans])
    parts.dest_pay = _vec([pay for pay, _ in read])
    parts.dest_holds = _vec([clauses.holds_of(rows, True) for _, rows in read])
    parts.dest_plain = _vec([clauses.holds_of(rows, False) for _, rows in read])
    parts.dest_gives = _vec([sum(1 << verb for verb in {row[0] for row in rows}) for _, rows in read])
    parts.tile_cost = _vec([tile.cost for tile in file.tiles])
    parts.tile_points = _vec([tile.points for tile in file.tiles])
    parts.tile_also = _vec([_also(tile.also) for tile in file.tiles])


def _artworks(parts: Parts, file: Values, code: _Code) -> None:
    cards = file.artworks
    parts.art_kind = _vec([language.ART_NAMES.index(card.kind) for card in cards])
    parts.art_cost = _vec([card.cost for card in cards])
    parts.art_points = _vec([card.points for card in cards])
    parts.art_also = _vec([_also(card.also) for card in cards])
    bonuses = [clauses.happening(f"artworks {card.id}", card.bonus)[1] for card in cards]
    parts.art_code = _vec([code.add(rows)[0] for rows in bonuses])


def _characters(parts: Parts, file: Values, code: _Code) -> None:
    cards = file.characters()
    spans = [(0, 0)] * at.FIRST_IMMEDIATE
    pays = [0] * at.FIRST_ENGAGEABLE
    for card in file.immediate:
        spans.append(code.add(clauses.happening(f"immediate {card.id}", card.effects)[1]))
    standing: list[tuple[int, int, int]] = []
    triggers = [0] * language.TRIGGERS
    chains: list[tuple[str, list[int], list[Row]]] = []
    for i, lasting in enumerate(file.permanent):
        where = f"permanent {lasting.id}"
        rows: list[Row] = []
        if lasting.when is None:
            if lasting.kind is not None:
                wrong(where, "kind", "only-with", other="when")
            standing += [(i, spot, count) for spot, count in clauses.standing(where, lasting.effects)]
        else:
            whens = clauses.events(where, lasting.when, lasting.kind)
            rows = clauses.triggered(where, lasting.effects, whens)
            chains.append((where, whens, rows))
            for when in whens:
                triggers[when] |= 1 << i
        spans.append(code.add(rows))
    clauses.check_triggers(chains)
    engaging = sum(
        row[1] if row[2] == 0 else row[3]
        for _, whens, rows in chains
        if language.ON_ENGAGE in whens
        for row in rows
        if row[0] == language.GAIN_BREAD
    )
    clauses.check_admissions([(f"permanent {card.id}", card.effects) for card in file.permanent])
    for card in file.engageable:
        where = f"engageable {card.id}"
        pay, rows = clauses.happening(where, card.effects, may_pay=True)
        clauses.check_straightener(where, pay, rows, engaging)
        clauses.check_once(where, card.once, card.effects)
        pays.append(pay)
        spans.append(code.add(rows))
    assert len(spans) == len(cards)
    assert at.FIRST_PERMANENT + at.PERMANENTS == at.FIRST_ENGAGEABLE
    parts.char_cost = _vec([card.cost for card in cards])
    parts.char_pack = _vec([at.NONE if card.pack is None else file.packs.index(card.pack) for card in cards])
    parts.char_code, parts.char_size = _vec([a for a, _ in spans]), _vec([b for _, b in spans])
    parts.char_pay = _vec(pays)
    parts.char_worth = vec[float](estimates.worths(file))
    parts.once = i64(sum(1 << i for i, card in enumerate(file.engageable) if card.once))
    parts.trigger = _vec(triggers)
    parts.standing = _flat(standing)


def _goals(parts: Parts, file: Values) -> None:
    """Fill in what is scored: end-game characters, decrees, titles."""
    parts.end_score = _flat(
        [
            (clauses.noun(f"end_game {c.id}", "per", c.per), c.every, c.points, c.at_most)
            for c in file.end_game
        ]
    )
    scores: list[tuple[int, int]] = []
    firsts: list[int] = []
    for decree in file.decrees:
        firsts.append(len(scores))
        scores += [(clauses.noun(f"decrees {decree.id}", "per", s.per), s.points) for s in decree.scores]
    parts.decree_code, parts.decree_size = _vec(firsts), _vec([len(d.scores) for d in file.decrees])
    parts.score_noun, parts.score_points = _columns(scores)
    needs: list[tuple[int, int]] = []
    firsts = []
    for title in file.titles:
        firsts.append(len(needs))
        needs += [(clauses.noun(f"titles {title.id}", "item", n.item), n.count) for n in title.needs]
    parts.title_code, parts.title_size = _vec(firsts), _vec([len(t.needs) for t in file.titles])
    parts.need_noun, parts.need_count = _columns(needs)
    points = file.title_points
    parts.title_points = _flat([points.dark if title.dark else points.light for title in file.titles])


def _values(parts: Parts, file: Values) -> None:
    modifiers = [0] * at.MODIFIERS
    modifiers[at.WORTH : at.WORTH + language.SUPPLY_HOLD + 1] = [*file.ship_worth, file.supply_worth]
    for i, kind in enumerate(language.ART_NAMES):
        modifiers[at.WITH + i] = _bits([getattr(file.artwork_with, kind)])
    modifiers[at.WITH + language.DISCOVERY] = _bits([file.discover_with])
    modifiers[at.WITH + language.CONSTRUCTION] = _bits([file.construct_with])
    for i, kind in enumerate(language.TYPE_NAMES):
        words = getattr(file.invite_with, kind.replace("-", "_"))
        modifiers[at.WITH + language.CHARACTER + i] = (
            language.BREAD_PRICE if "bread" in words else _bits(words)
        )
    parts.base_modifiers = _vec(modifiers)
    parts.row_extra, parts.row_gain = _vec(file.row_extra), _vec(file.row_gain)
    parts.council_price, parts.council_gain = _vec(file.council_price), _vec(file.council_gain)
    parts.ship_costs = _vec(file.ship_costs)
    parts.starting_bread = _vec(file.starting_bread)
    parts.decree_bonus = _vec(file.decree_bonus)
    parts.rival_titles = _flat([file.rivals.naples.titles, file.rivals.genoa.titles, [0] * at.PERIODS])
    parts.rival_bonus = _vec([int(file.rivals.naples.bonus), int(file.rivals.genoa.bonus)])
    parts.bands = _vec(file.bands)
    dealt = file.dealt
    ways = [(0, 0), (0, file.hand), dealt.selection, dealt.draft, dealt.score_draft]
    parts.dealt_ends, parts.dealt_others = _columns(ways)
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

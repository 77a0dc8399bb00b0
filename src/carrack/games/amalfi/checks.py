"""What holds for the whole truth: every component is in one place."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi.language import (
    END_GAME,
    IMMEDIATE,
    PERMANENT,
)
from carrack.games.amalfi.layout import (
    ARTS_OWNED,
    BY_PACKS,
    CHARACTERS,
    DEALT,
    DEALT_ENDS,
    DEALT_OTHERS,
    DEALT_ROUNDS,
    DISCARDED,
    FIRST_ENGAGEABLE,
    FIRST_PERMANENT,
    FROM_DECK,
    HAND,
    HELD,
    HIDDEN,
    IMMEDIATES,
    IN_DECK,
    IN_ROW,
    ITEM,
    LIGHTHOUSES,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_PERMANENTS,
    MASKS,
    NEVER_SHOWN,
    NONE,
    OWNED,
    PACK,
    RIVAL_MARK,
    RIVAL_SHIPS,
    TILES_OWNED,
    type_of,
)
from carrack.games.amalfi.memory import hands_are_made, is_drafted
from carrack.games.amalfi.ranges import check_ranges
from carrack.games.amalfi.state import Table


def check_table(table: Table) -> None:
    """What holds for the whole truth: cards and what everybody has of them."""
    check_ranges(table)
    assert all(where != HIDDEN for where in table.char_at), "a character nowhere"
    pending = [
        int(table.stack[i * ITEM + 2])
        for i in range(table.depth)
        if table.stack[i * ITEM + 1] == language.OWN_CHARACTER
    ]
    made = hands_are_made(table)
    for seat in range(table.seats):
        _check_hand(table, seat, pending, made)
    marks = [int(mark) for mark in table.dock if mark == RIVAL_MARK]
    lights = [int(mark) for mark in table.light if mark == RIVAL_MARK]
    if table.alone():
        assert len(marks) + table.rival_ships == RIVAL_SHIPS, "ships of the rival"
        assert len(lights) + table.rival_lights == LIGHTHOUSES, "lighthouses of the rival"
    for character in range(CHARACTERS):
        _check_story(table, character, made)


def _check_hand(table: Table, seat: i64, pending: list[int], made: bool) -> None:
    hand = sum(1 for where in table.char_at if where == HELD + seat)
    assert hand == table.of(seat, HAND), "cards in hand"
    mine = [i for i, where in enumerate(table.char_at) if where == OWNED + seat and i not in pending]
    kinds = [int(type_of(i)) for i in mine]
    assert kinds.count(IMMEDIATE) == table.of(seat, IMMEDIATES), "immediate characters"
    for kind, mask, first in (
        (END_GAME, M_END_GAMES, 0),
        (PERMANENT, M_PERMANENTS, FIRST_PERMANENT),
        (language.ENGAGEABLE, M_ENGAGEABLES, FIRST_ENGAGEABLE),
    ):
        invited = sum(1 << (i - first) for i in mine if type_of(i) == kind)
        assert invited == table.masks[seat * MASKS + mask], "characters invited"
    arts = [int(table.parts.art_kind[i]) for i, where in enumerate(table.art_at) if where == OWNED + seat]
    for kind in range(language.ARTS):
        assert arts.count(kind) == table.of(seat, ARTS_OWNED + kind), "artworks"
    assert sum(1 for where in table.tile_at if where == OWNED + seat) == table.of(seat, TILES_OWNED), "tiles"
    if table.hands == BY_PACKS:
        assert not made or table.of(seat, PACK) != NONE, "no pack"
        return
    kept = [i for i in range(CHARACTERS) if _keeper(table, i) == seat]
    ends = [i for i in range(CHARACTERS) if _was_dealt(table, i) == seat and not is_drafted(table, i)]
    drafted = [i for i in range(CHARACTERS) if _was_dealt(table, i) == seat and is_drafted(table, i)]
    assert len(ends) + len(drafted) == table.of(seat, DEALT_ENDS) + table.of(seat, DEALT_OTHERS), (
        "cards dealt"
    )
    assert not made or len(kept) == table.parts.hand, "the starting hand"
    for i in kept:
        assert made or i64(table.char_at[i]) == HELD + seat, "a card kept"


def _was_dealt(table: Table, character: int) -> int:
    """The pack or seat a card was dealt to, or NONE."""
    return NONE if table.dealt[character] == 0 else (int(table.dealt[character]) - 1) // DEALT_ROUNDS


def _keeper(table: Table, character: int) -> int:
    """Who kept a card that was dealt, or NONE."""
    if table.dealt[character] == 0:
        return NONE
    pack, taken = divmod(int(table.dealt[character]) - 1, DEALT_ROUNDS)
    if taken == 0:
        return NONE
    return (pack + taken - 1) % int(table.seats) if is_drafted(table, character) else pack


def _check_story(table: Table, character: int, made: bool) -> None:
    """Where a card is, was and has been seen fits together."""
    where, shown = int(table.char_at[character]), int(table.shown[character])
    keeper = _keeper(table, character)
    if where in (IN_ROW, DISCARDED) or (where >= OWNED and where < DEALT):
        assert shown != NEVER_SHOWN, "an open card that nobody saw"
    if where == DEALT:
        assert not made, "a card dealt"
        assert shown == NEVER_SHOWN, "a card dealt"
        assert table.dealt[character], "a card dealt"
        assert keeper == NONE, "a card dealt"
    if shown == NEVER_SHOWN and HELD <= where < OWNED:
        assert keeper == where - HELD, "a hidden card that was not dealt"
    if shown == NEVER_SHOWN and where == IN_DECK:
        assert keeper == NONE, "a card kept and in the deck"
    if shown == FROM_DECK:
        assert keeper == NONE, "a card of the deck that somebody kept"
    if 0 < shown < FROM_DECK and table.hands != BY_PACKS:
        assert keeper == shown - 1, "a starting hand"

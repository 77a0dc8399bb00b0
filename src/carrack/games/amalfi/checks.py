"""Checks of the whole table: every component is in one place."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.knowledge.memory import hands_are_made, is_drafted
from carrack.games.amalfi.layout import type_of
from carrack.games.amalfi.ranges import check_ranges
from carrack.games.amalfi.stack import VERB, A
from carrack.games.amalfi.table import Table


def check_table(table: Table) -> None:
    """Raise AssertionError unless cards, and what everybody has of them, add up."""
    check_ranges(table)
    assert all(where != at.HIDDEN for where in table.char_at), "a character nowhere"
    pending = [
        int(table.stack[i * at.ITEM + A])
        for i in range(table.depth)
        if table.stack[i * at.ITEM + VERB] == language.OWN_CHARACTER
    ]
    made = hands_are_made(table)
    for seat in range(table.seats):
        _check_hand(table, seat, pending, made)
    marks = [int(mark) for mark in table.dock if i64(mark) & at.FIRST_BERTH == at.RIVAL_MARK]
    lights = [int(mark) for mark in table.light if mark == at.RIVAL_MARK]
    if table.alone():
        assert len(marks) + table.rival_ships == at.RIVAL_SHIPS, "ships of the rival"
        assert len(lights) + table.rival_lights == at.LIGHTHOUSES, "lighthouses of the rival"
    for character in range(at.CHARACTERS):
        _check_story(table, character, made)


def _check_hand(table: Table, seat: i64, pending: list[int], made: bool) -> None:
    hand = sum(1 for where in table.char_at if where == at.HELD + seat)
    assert hand == table.player[seat].hand, "cards in hand"
    mine = [i for i, where in enumerate(table.char_at) if where == at.OWNED + seat and i not in pending]
    kinds = [int(type_of(i)) for i in mine]
    assert kinds.count(language.IMMEDIATE) == table.player[seat].immediates, "immediate characters"
    me = table.player[seat]
    for kind, cards, first in (
        (language.END_GAME, me.end_games, 0),
        (language.PERMANENT, me.permanents, at.FIRST_PERMANENT),
        (language.ENGAGEABLE, me.engageables, at.FIRST_ENGAGEABLE),
    ):
        invited = sum(1 << (i - first) for i in mine if type_of(i) == kind)
        assert invited == cards, "characters invited"
    arts = [int(table.parts.art_kind[i]) for i, where in enumerate(table.art_at) if where == at.OWNED + seat]
    for kind in range(language.ARTS):
        assert arts.count(kind) == me.artworks(kind), "artworks"
    assert sum(1 for where in table.tile_at if where == at.OWNED + seat) == table.player[seat].tiles, "tiles"
    if table.hands == at.BY_PACKS:
        assert not made or table.player[seat].pack != at.NONE, "no pack"
        return
    kept = [i for i in range(at.CHARACTERS) if _keeper(table, i) == seat]
    ends = [i for i in range(at.CHARACTERS) if _was_dealt(table, i) == seat and not is_drafted(table, i)]
    drafted = [i for i in range(at.CHARACTERS) if _was_dealt(table, i) == seat and is_drafted(table, i)]
    assert len(ends) + len(drafted) == table.player[seat].dealt_ends + table.player[seat].dealt_others, (
        "cards dealt"
    )
    assert not made or len(kept) == table.parts.hand, "the starting hand"
    for i in kept:
        assert made or i64(table.char_at[i]) == at.HELD + seat, "a card kept"


def _was_dealt(table: Table, character: int) -> int:
    """Return the pack or seat a card was dealt to, or NONE."""
    return at.NONE if table.dealt[character] == 0 else (int(table.dealt[character]) - 1) // at.DEALT_ROUNDS


def _keeper(table: Table, character: int) -> int:
    """Return who kept a card that was dealt, or NONE."""
    if table.dealt[character] == 0:
        return at.NONE
    pack, taken = divmod(int(table.dealt[character]) - 1, at.DEALT_ROUNDS)
    if taken == 0:
        return at.NONE
    return (pack + taken - 1) % int(table.seats) if is_drafted(table, character) else pack


def _check_story(table: Table, character: int, made: bool) -> None:
    """Check that where a card is, was and has been seen fits together."""
    where, shown = int(table.char_at[character]), int(table.shown[character])
    keeper = _keeper(table, character)
    if where in (at.IN_ROW, at.DISCARDED) or (where >= at.OWNED and where < at.DEALT):
        assert shown != at.NEVER_SHOWN, "an open card that nobody saw"
    if where == at.DEALT:
        assert not made, "a card dealt"
        assert shown == at.NEVER_SHOWN, "a card dealt"
        assert table.dealt[character], "a card dealt"
        assert keeper == at.NONE, "a card dealt"
    if shown == at.NEVER_SHOWN and at.HELD <= where < at.OWNED:
        assert keeper == where - at.HELD, "a hidden card that was not dealt"
    if shown == at.NEVER_SHOWN and where == at.IN_DECK:
        assert keeper == at.NONE, "a card kept and in the deck"
    if shown == at.FROM_DECK:
        assert keeper == at.NONE, "a card of the deck that somebody kept"
    if 0 < shown < at.FROM_DECK and table.hands != at.BY_PACKS:
        assert keeper == shown - 1, "a starting hand"

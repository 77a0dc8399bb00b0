"""A seat's memory of the deal: cards it was dealt, and the packs that went through its hands.

A drafted card is known by its pack and the round in which it was taken. A seat sees a pack every so many
rounds: of a card that is gone it knows between which two sights it went, and not who of those in between
took it. Its memory then names the first of these rounds.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.layout import type_of
from carrack.games.amalfi.questions.hands import lies_before, rounds_of_draft
from carrack.games.amalfi.stack import is_waiting
from carrack.games.amalfi.table import Table


def is_drafted(table: Table, character: i64) -> bool:
    """Return whether a card is dealt to be passed on."""
    if table.hands == at.DRAFT:
        return True
    return table.hands == at.SCORE_DRAFT and type_of(character) != language.END_GAME


def hands_are_made(table: Table) -> bool:
    """Return whether nothing is dealt or chosen any more."""
    return not (
        is_waiting(table, language.DEAL)
        or is_waiting(table, language.CHOOSE)
        or is_waiting(table, language.HANDS)
    )


def round_now(table: Table) -> i64:
    """Return the round of the draft; after it, the last one."""
    return table.draft_round if table.draft_round > 0 else rounds_of_draft(table)


def first_sight(table: Table, viewer: i64, pack: i64) -> i64:
    """Return the round in which a seat sees a pack first; it comes again after as many as there are seats."""
    return (viewer - pack + table.seats) % table.seats + 1


def remembered(table: Table, viewer: i64, character: i64) -> i64:
    """Return how a card was dealt, as far as the viewer knows: 0 for one it never saw."""
    code = i64(table.dealt[character])
    if code == 0 or viewer < 0:
        return 0
    pack = (code - 1) // at.DEALT_ROUNDS
    taken = (code - 1) % at.DEALT_ROUNDS
    if not is_drafted(table, character):
        return code if pack == viewer else i64(0)
    sight = first_sight(table, viewer, pack)
    now = round_now(table)
    if sight > now or 0 < taken < sight:
        return 0
    while sight + table.seats <= now and (taken == 0 or sight + table.seats <= taken):
        sight += table.seats
    if taken in (0, sight):
        return code
    return code - taken + (sight + 1 if sight + table.seats <= now else i64(0))


def seen_at(table: Table, viewer: i64, character: i64) -> i64:
    """Return where a character is, as far as the viewer knows."""
    where = i64(table.char_at[character])
    if table.shown[character] != at.NEVER_SHOWN or where == at.HELD + viewer:
        return where
    if where == at.DEALT and viewer >= 0:
        code = i64(table.dealt[character])
        own = not is_drafted(table, character) and (code - 1) // at.DEALT_ROUNDS == viewer
        return where if own or lies_before(table, viewer, character) else i64(at.HIDDEN)
    return at.HIDDEN

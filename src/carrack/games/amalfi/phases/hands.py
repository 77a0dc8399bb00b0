"""Starting hands: packs chosen in reverse order, or one of the four variants."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import NOBODY, Event
from carrack.games.amalfi import actions, language
from carrack.games.amalfi.language import END_GAME
from carrack.games.amalfi.layout import (
    BLIND,
    BY_PACKS,
    CHARACTERS,
    DEALING,
    DEALT,
    DEALT_ENDS,
    DEALT_OTHERS,
    DEALT_ROUNDS,
    DRAFT,
    DRAFTING,
    HAND,
    HELD,
    IN_DECK,
    KEEPING,
    PACK,
    PICK_PACK,
    RUN,
    SCORE_DRAFT,
    SELECTION,
    SHEET,
    type_of,
)
from carrack.games.amalfi.purse import tell
from carrack.games.amalfi.refusals import END_GAME_LAST, FINE, NOT_DEALT_TO_YOU, PACK_TAKEN
from carrack.games.amalfi.stack import pop, push, set_top, top
from carrack.games.amalfi.state import Table


def run_hands(table: Table) -> None:
    """Cards are dealt, unless packs are chosen; then everybody chooses, unless hands are blind."""
    pop(table)
    if table.hands != BLIND:
        push(table, 0, language.CHOOSE, 0)
    if table.hands != BY_PACKS:
        push(table, 0, language.DEAL)
    if table.hands in (DRAFT, SCORE_DRAFT):
        table.draft_round = 1


# --- packs --------------------------------------------------------------------------------------------------


def pack_refusal(table: Table, pack: i64) -> i64:
    """A pack that nobody has."""
    seat: i64
    for seat in range(table.seats):
        if table.of(seat, PACK) == pack:
            return PACK_TAKEN
    return FINE


def choose_pack(table: Table, pack: i64) -> None:
    """Six cards, known to all."""
    seat = table.actor
    table.sheet[seat * SHEET + PACK] = pack
    character: i64
    for character in range(CHARACTERS):
        if table.parts.char_pack[character] == pack:
            table.char_at[character] = u8(HELD + seat)
            table.shown[character] = u8(1 + seat)
            table.sheet[seat * SHEET + HAND] += 1
    tell(table, "pack", seat, "pack", pack)
    set_top(table, 2, top(table, 2) + 1)
    table.phase = RUN


# --- dealing ------------------------------------------------------------------------------------------------


def deals_ends(table: Table, seat: i64) -> bool:
    """Whether the next card for this seat is one of the end-game ones, dealt apart."""
    return table.of(seat, DEALT_ENDS) < table.parts.dealt[table.hands * 2]


def run_deal(table: Table) -> None:
    """Chance deals to one seat after the other."""
    i: i64
    for i in range(table.seats):
        seat = (table.rose + i) % table.seats
        if deals_ends(table, seat) or table.of(seat, DEALT_OTHERS) < table.parts.dealt[table.hands * 2 + 1]:
            table.dealt_to = seat
            table.actor = CHANCE
            table.phase = DEALING
            return
    table.dealt_to = 0
    pop(table)


def may_be_dealt(table: Table, character: i64) -> bool:
    """A card of the deck; where end-game cards are dealt apart, of the right kind."""
    if table.char_at[character] != IN_DECK:
        return False
    if table.hands in (BLIND, DRAFT):
        return True
    return (type_of(character) == END_GAME) == deals_ends(table, table.dealt_to)


def deal(table: Table, character: i64) -> None:
    """A card for one seat alone to see."""
    seat = table.dealt_to
    table.sheet[seat * SHEET + (DEALT_ENDS if deals_ends(table, seat) else DEALT_OTHERS)] += 1
    table.dealt[character] = u8(1 + seat * DEALT_ROUNDS)
    if table.hands == BLIND:
        _keep(table, seat, character, 1)
    else:
        table.char_at[character] = u8(DEALT)
    _tell_alone(table, "dealt", seat, character)
    table.phase = RUN


def _tell_alone(table: Table, kind: str, seat: i64, character: i64) -> None:
    """What a seat sees and the others do not; who plays alone hides nothing."""
    log = table.log
    if log is not None:
        secret = "" if table.alone() else "character"
        log.append(Event(kind, int(seat), {"character": int(character)}, secret))


def _tell_passed(table: Table) -> None:
    """Everybody gets the cards of the neighbour to the right, and looks at them."""
    tell(table, "passed-on", NOBODY, "", 0)
    log = table.log
    if log is None:
        return
    seat: i64
    character: i64
    for seat in range(table.seats):
        for character in range(CHARACTERS):
            if lies_before(table, seat, character):
                log.append(Event("received", int(seat), {"card": int(character)}, "card"))


def _keep(table: Table, seat: i64, character: i64, round_of_draft: i64) -> None:
    table.dealt[character] = u8(i64(table.dealt[character]) + round_of_draft)
    table.char_at[character] = u8(HELD + seat)
    table.sheet[seat * SHEET + HAND] += 1


# --- choosing -----------------------------------------------------------------------------------------------


def pack_before(table: Table, seat: i64) -> i64:
    """Whose cards lie before a seat in this round of the draft: they go to the left."""
    return (seat - (table.draft_round - 1) % table.seats + table.seats) % table.seats


def lies_before(table: Table, seat: i64, character: i64) -> bool:
    """Whether a seat may choose this card now."""
    if table.char_at[character] != DEALT:
        return False
    pack = (i64(table.dealt[character]) - 1) // DEALT_ROUNDS
    drafting = table.draft_round > 0
    if table.hands == SCORE_DRAFT and (type_of(character) == END_GAME) == drafting:
        return False
    return pack == (pack_before(table, seat) if drafting else seat)


def keep_refusal(table: Table, character: i64) -> i64:
    """One of the cards before the seat."""
    seat = table.actor
    if lies_before(table, seat, character):
        return FINE
    own = (i64(table.dealt[character]) - 1) // DEALT_ROUNDS == seat
    apart = table.hands == SCORE_DRAFT and type_of(character) == END_GAME
    return END_GAME_LAST if apart and own and table.char_at[character] == DEALT else NOT_DEALT_TO_YOU


def keeps_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write the cards that may be kept; return the new length."""
    character: i64
    for character in range(CHARACTERS):
        if lies_before(table, table.actor, character):
            row[n] = actions.TAKE + character
            n += 1
    return n


def rounds_of_draft(table: Table) -> i64:
    """So many rounds, in each of which everybody keeps a card."""
    return table.parts.dealt[table.hands * 2 + 1] - 1


def run_choose(table: Table) -> None:
    """Ask the next seat: for a pack, for the cards to keep, or for the next card of a draft."""
    done = top(table, 2)
    seats = table.seats
    if done < seats:
        if table.hands == BY_PACKS:
            table.actor = (table.rose + seats - 1 - done) % seats
            table.phase = PICK_PACK
        else:
            table.actor = (table.rose + done) % seats
            table.phase = KEEPING if table.draft_round == 0 else DRAFTING
        return
    if table.draft_round == 0:
        _finish(table)
    elif table.draft_round < rounds_of_draft(table):
        table.draft_round += 1
        set_top(table, 2, 0)
        _tell_passed(table)
    else:
        table.draft_round = 0
        if table.hands == SCORE_DRAFT:
            set_top(table, 2, 0)
        else:
            _finish(table)


def keep(table: Table, character: i64) -> None:
    """A card is kept, unseen by the others."""
    seat = table.actor
    _keep(table, seat, character, 1 if table.draft_round == 0 else table.draft_round)
    _tell_alone(table, "kept", seat, character)
    if table.hands != SELECTION or table.of(seat, HAND) == table.parts.hand:
        set_top(table, 2, top(table, 2) + 1)
    table.phase = RUN


def _finish(table: Table) -> None:
    """What nobody kept goes into the deck."""
    pop(table)
    character: i64
    for character in range(CHARACTERS):
        if table.char_at[character] == DEALT:
            table.char_at[character] = u8(IN_DECK)

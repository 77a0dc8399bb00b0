"""Gold cards on the move: from hands, from the supply, and the shuffle."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from carrack.core.api import CHANCE
from carrack.core.events import Event
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.state import Table


def total(table: Table, row: i64) -> i64:
    """How many cards a row holds."""
    count: i64 = 0
    value: i64
    for value in range(at.VALUES):
        count += i64(table.gold[row + value])
    return count


def worth(table: Table, row: i64) -> i64:
    """The gold of a row."""
    gold: i64 = 0
    value: i64
    for value in range(at.VALUES):
        gold += i64(table.gold[row + value]) * (value + 1)
    return gold


def leave_hand_openly(table: Table, seat: i64, value: i64) -> None:
    """A card leaves the hand for all to see."""
    table.gold[table.hand(seat) + value] -= 1
    table.sheet[seat * at.SHEET + at.HAND_SIZE] -= 1
    if table.gold[table.sure(seat) + value] > 0:
        table.gold[table.sure(seat) + value] -= 1
    table.lower_floor(seat, value + 1)
    table.note(seat, value + 1)


def leave_hand_hidden(table: Table, seat: i64, value: i64, under: i64) -> None:
    """A card leaves the hand face down: of no value one can be sure as often as before."""
    table.gold[table.hand(seat) + value] -= 1
    table.sheet[seat * at.SHEET + at.HAND_SIZE] -= 1
    sure = table.sure(seat)
    other: i64
    for other in range(at.VALUES):
        if table.gold[sure + other] > 0:
            table.gold[sure + other] -= 1
    table.lower_floor(seat, at.VALUES)
    table.note(seat, at.NOTE_HID + under)


def shuffle_discards_in(table: Table) -> None:
    """The discards become part of the supply; everybody has seen them."""
    gold = table.gold
    discards = table.discards()
    if total(table, discards) == 0:
        return
    table.memory = append(table.memory, u8(at.NOTE_SHUFFLED))
    table.note_counts(discards)
    value: i64
    for value in range(at.VALUES):
        gold[table.supply() + value] += gold[discards + value]
        gold[discards + value] = 0
    log = table.log
    if log is not None:
        log.append(Event("shuffled"))


def begin_draw(table: Table, seat: i64, count: i64, after: i64) -> None:
    """Let chance give a seat so many cards; what is not there is not drawn."""
    if count == 0 or not _supply_is_ready(table):
        table.phase = after
        return
    table.drawer = seat
    table.draws = count
    table.after = after
    table.phase = at.DRAWING
    table.actor = CHANCE


def _supply_is_ready(table: Table) -> bool:
    """An empty supply takes the discards in, in the middle of a draw, too."""
    if total(table, table.supply()) == 0:
        shuffle_discards_in(table)
    return total(table, table.supply()) > 0


def take_gold(table: Table, value: i64) -> None:
    """A card comes from the supply; after the last one of the draw the game goes on."""
    seat = table.drawer
    table.gold[table.supply() + value] -= 1
    log = table.log
    if table.after == at.GOLD_TURNED:
        table.gold[table.turned() + value] += 1
        table.memory = append(table.memory, u8(at.NOTE_TURNED + value + 1))
        if log is not None:
            log.append(Event("turned-up", int(seat), {"card": int(value) + 1}))
    else:
        table.gold[table.hand(seat) + value] += 1
        table.sheet[seat * at.SHEET + at.HAND_SIZE] += 1
        is_open = table.is_open(seat)
        if is_open:
            table.gold[table.sure(seat) + value] += 1
            table.note(seat, at.NOTE_DREW_OPENLY + value + 1)
        else:
            table.note(seat, at.NOTE_DREW)
            table.drawn = append(table.drawn, u8(value + 1))
        if log is not None:
            log.append(Event("drew", int(seat), {"card": int(value) + 1}, "" if is_open else "card"))
    table.draws -= 1
    if table.draws > 0 and not _supply_is_ready(table):
        table.draws = 0
    if table.draws == 0:
        table.drawer = 0
        table.phase = table.after
        table.after = at.NEXT_CARD

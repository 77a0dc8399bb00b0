"""Yellow: production tokens are bought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.events import Event
from carrack.games.amerigo import actions
from carrack.games.amerigo import layout as at
from carrack.games.amerigo import refusals as why
from carrack.games.amerigo.purse import spend, within_reach
from carrack.games.amerigo.state import Table


def price(kind: i64) -> i64:
    """The number on a production token: its cost in action points."""
    return at.CHEAPEST + kind % at.COSTS


def buy_refusal(table: Table, kind: i64) -> i64:
    if table.stock[at.PRODUCTION_SHOWN + kind] == 0:
        return why.NO_SUCH_PRODUCTION
    return why.FINE if price(kind) <= within_reach(table) else why.TOO_FEW_POINTS


def buys_into(table: Table, row: vec[i64], n: i64) -> i64:
    """Write what may be bought; return the new length."""
    kind: i64
    for kind in range(at.KINDS):
        if buy_refusal(table, kind) == why.FINE:
            row[n] = actions.BUY + kind
            n += 1
    return n


def buy(table: Table, kind: i64) -> None:
    """A token from the storage board to the player's sheet."""
    seat = table.actor
    spend(table, price(kind))
    table.stock[at.PRODUCTION_SHOWN + kind] -= 1
    table.sheet[seat * at.SHEET + at.PRODUCTION + kind // at.COSTS] += 1
    log = table.log
    if log is not None:
        log.append(Event("bought", int(seat), {"kind": int(kind)}))

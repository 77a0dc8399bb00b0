"""Standing orders: pass on this card, bid for me up to so much, no veto this year."""

from __future__ import annotations

from typing import Final

from carrack.core.api import View
from carrack.core.standing_orders import Limits, OrderKind
from carrack.core.verdicts import OK, Verdict
from carrack.games.pizarro import choices as pick
from carrack.games.pizarro import layout as at
from carrack.games.pizarro import refusals as why
from carrack.games.pizarro.position import PizarroView
from carrack.games.pizarro.questions.auction import may_bid
from carrack.games.pizarro.questions.bids import bid_figures, bid_refusal, highest_bid
from carrack.games.pizarro.table import Table


def _table(view: View) -> Table:
    assert isinstance(view, PizarroView)
    return view.table


def _this_card(view: View) -> str:
    """Return the card on offer, for a seat that may still bid for it; a card that comes back is another
    one."""
    table, seat = _table(view), view.seat
    if table.phase not in (at.VETO, at.BIDDING) or table.explorer == at.NONE:
        return ""
    if table.player[seat].passed or not may_bid(table, seat):
        return ""
    place = (table.year, table.face_down(), len(table.vetoed), table.explorer)
    return ".".join(str(int(number)) for number in place)


def _this_year(view: View) -> str:
    """Return the year, for a seat that has a veto."""
    table = _table(view)
    return f"{int(table.year)}" if table.actor >= 0 and table.player[view.seat].vetoes > 0 else ""


def _limits(view: View) -> Limits:
    table = _table(view)
    return Limits(int(table.bid) + 1, int(highest_bid(table, view.seat)))


def _objection(view: View, amount: int) -> Verdict:
    table = _table(view)
    reason = bid_refusal(table, view.seat, amount)
    if reason == why.FINE:
        return OK
    return why.REASONS[int(reason)].verdict({}, bid_figures(table, view.seat, reason, amount))


def _pass(view: View, _amount: int) -> int | None:
    return pick.PASS if _table(view).phase == at.BIDDING else None


def _bid(view: View, amount: int) -> int | None:
    """Return the least bid that leads, or a pass. A seat that leads is not asked, so none outbids itself."""
    table = _table(view)
    if table.phase != at.BIDDING:
        return None
    least = int(table.bid) + 1
    number = pick.BID + least - 1
    return number if least <= amount and number in view.legal else pick.PASS


def _no_veto(view: View, _amount: int) -> int | None:
    return pick.ALLOW if _table(view).phase == at.VETO else None


ORDERS: Final = (
    OrderKind("pass", "bids", "card", _this_card, _pass),
    OrderKind("bid", "bids", "card", _this_card, _bid, _limits, _objection),
    OrderKind("allow", "vetoes", "year", _this_year, _no_veto),
)

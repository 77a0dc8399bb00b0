"""Every reason the game can give for a no: a number for the rules; code, paragraph and figures for people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verdicts import Reason
from carrack.games.amalfi import choices as pick

# --- written by tools/fields.py ---
FINE: Final = 0
NO_TURN: Final = 1
NO_SHIP_TO_SAIL: Final = 2
DOCK_TAKEN: Final = 3
NOT_YOUR_TILE: Final = 4
NO_SUCH_DESTINATION: Final = 5
BREAD_SHORT: Final = 6
GRANARY_TOO_SMALL: Final = 7
NOT_IN_WORKSHOP: Final = 8
ARTWORK_TOO_DEAR: Final = 9
OTHER_ARTWORK: Final = 10
NOT_IN_ATLAS: Final = 11
TILE_TOO_DEAR: Final = 12
NOT_IN_HAND_TO_INVITE: Final = 13
CHARACTER_TOO_DEAR: Final = 14
OTHER_CHARACTER: Final = 15
NOT_YOURS_TO_ENGAGE: Final = 16
ALREADY_ENGAGED: Final = 17
SHIPYARD_EMPTY: Final = 18
SHIPS_TOO_DEAR: Final = 19
ONE_SHIP_ONLY: Final = 20
HOLD_EMPTY: Final = 21
HOLD_NOT_WANTED: Final = 22
HOLD_NEEDLESS: Final = 23
UNLOAD_WHILE_SENDING: Final = 24
NO_SHIP_TO_SUPPLY: Final = 25
SUPPLY_NEEDLESS: Final = 26
SUPPLY_WHILE_SENDING: Final = 27
NOT_IN_HAND_TO_DISCARD: Final = 28
OTHER_HOLD: Final = 29
NO_SHIP_TO_SEND: Final = 30
NO_SLOT: Final = 31
SLOT_TAKEN: Final = 32
NOT_ON_TABLE: Final = 33
NOT_YOURS_TO_STRAIGHTEN: Final = 34
NOT_ENGAGED: Final = 35
NOT_IN_COUNCIL: Final = 36
TAKE_TOO_DEAR: Final = 37
NOT_DEALT_TO_YOU: Final = 38
PACK_TAKEN: Final = 39
NO_UNLOADING: Final = 40
NO_SUPPLY: Final = 41
NO_DISCARD: Final = 42
NO_SENDING: Final = 43
NO_BREAD_CHOICE: Final = 44
NO_POINTS_CHOICE: Final = 45
NOTHING_TO_END: Final = 46
NO_ERECTING: Final = 47
NO_STRAIGHTENING: Final = 48
NO_TAKING: Final = 49
NO_ORDER: Final = 50
NO_PACK: Final = 51
NOT_THIS_CHANCE: Final = 52
CHANCE_GONE: Final = 53
OTHER_PURCHASE: Final = 54
END_GAME_LAST: Final = 55
TITLE_OTHER_KIND: Final = 56
COVERED: Final = 57
TAKE_LEAVES_TOO_LITTLE: Final = 58
NO_RIVAL_CHOICE: Final = 59
ONCE_A_PERIOD: Final = 60
DOCK_FULL: Final = 61
DOCK_FREE: Final = 62
NOT_DOCKED: Final = 63
NO_LIGHTHOUSE: Final = 64
NO_UNDOCKING: Final = 65
NO_BEAM: Final = 66
NO_CRUMB: Final = 67
CRUMB_NEEDLESS: Final = 68
NO_BREAD_FOR_CRUMB: Final = 69
NOTHING_DOCKED: Final = 70
NO_LIGHTHOUSE_YET: Final = 71
NOT_IN_COUNCIL_TO_INVITE: Final = 72
# --- end of what is written ---

REASONS: Final = {
    NO_TURN: Reason("turn.not-now", "turn.2"),
    NO_SHIP_TO_SAIL: Reason("navigate.no-ship", "nav.2"),
    DOCK_TAKEN: Reason("navigate.dock-taken", "nav.1"),
    NOT_YOUR_TILE: Reason("navigate.not-yours", "nav.5"),
    NO_SUCH_DESTINATION: Reason("navigate.not-there", "discover.5"),
    BREAD_SHORT: Reason("bread.short", "nav.3", ("have", "need")),
    GRANARY_TOO_SMALL: Reason("granary.too-small", "pay.9", ("most", "need")),
    NOT_IN_WORKSHOP: Reason("acquire.not-there", "acquire.1"),
    ARTWORK_TOO_DEAR: Reason("acquire.too-dear", "pay.1", ("have", "need")),
    OTHER_ARTWORK: Reason("acquire.other-kind", "invite.8"),
    NOT_IN_ATLAS: Reason("discover.not-there", "discover.1"),
    TILE_TOO_DEAR: Reason("discover.too-dear", "pay.1", ("have", "need")),
    NOT_IN_HAND_TO_INVITE: Reason("invite.not-in-hand", "invite.1"),
    CHARACTER_TOO_DEAR: Reason("invite.too-dear", "pay.1", ("have", "need")),
    OTHER_CHARACTER: Reason("invite.other-kind", "invite.8"),
    NOT_YOURS_TO_ENGAGE: Reason("engage.not-yours", "engage.1"),
    ALREADY_ENGAGED: Reason("engage.engaged", "engage.1"),
    SHIPYARD_EMPTY: Reason("construct.none-left", "build.4", ("most",)),
    SHIPS_TOO_DEAR: Reason("construct.too-dear", "build.1", ("have", "need")),
    ONE_SHIP_ONLY: Reason("construct.one-only", "invite.8"),
    HOLD_EMPTY: Reason("unload.empty", "pay.2"),
    HOLD_NOT_WANTED: Reason("unload.not-wanted", "pay.2"),
    HOLD_NEEDLESS: Reason("unload.needless", "pay.5"),
    UNLOAD_WHILE_SENDING: Reason("unload.sending", "option.5"),
    NO_SHIP_TO_SUPPLY: Reason("supply.no-ship", "pay.3"),
    SUPPLY_NEEDLESS: Reason("supply.needless", "pay.5"),
    SUPPLY_WHILE_SENDING: Reason("supply.sending", "option.5"),
    NOT_IN_HAND_TO_DISCARD: Reason("discard.not-in-hand", "option.2"),
    OTHER_HOLD: Reason("send.other-hold", "nav.6"),
    NO_SHIP_TO_SEND: Reason("send.no-ship", "nav.6"),
    NO_SLOT: Reason("erect.no-slot", "erect.2"),
    SLOT_TAKEN: Reason("erect.slot-taken", "erect.1"),
    NOT_ON_TABLE: Reason("erect.not-there", "erect.1"),
    NOT_YOURS_TO_STRAIGHTEN: Reason("straighten.not-yours", "straight.1"),
    NOT_ENGAGED: Reason("straighten.not-engaged", "straight.1"),
    NOT_IN_COUNCIL: Reason("take.not-there", "take.1"),
    TAKE_TOO_DEAR: Reason("take.too-dear", "take.3", ("have", "need")),
    NOT_DEALT_TO_YOU: Reason("keep.not-yours", "hands.5"),
    PACK_TAKEN: Reason("pack.taken", "hands.1"),
    NO_UNLOADING: Reason("unload.not-now", "option.4"),
    NO_SUPPLY: Reason("supply.not-now", "option.4"),
    NO_DISCARD: Reason("discard.not-now", "option.4"),
    NO_SENDING: Reason("send.not-now", "nav.6"),
    NO_BREAD_CHOICE: Reason("bread.not-now", "light.2"),
    NO_POINTS_CHOICE: Reason("points.not-now", "erect.5"),
    NOTHING_TO_END: Reason("done.not-now", "nav.8"),
    NO_ERECTING: Reason("erect.not-now", "erect.1"),
    NO_STRAIGHTENING: Reason("straighten.not-now", "straight.1"),
    NO_TAKING: Reason("take.not-now", "take.1"),
    NO_ORDER: Reason("order.not-now", "evolve.1"),
    NO_PACK: Reason("pack.not-now", "hands.1"),
    NOT_THIS_CHANCE: Reason("chance.other", "turn.1"),
    CHANCE_GONE: Reason("chance.gone", "rows.1"),
    OTHER_PURCHASE: Reason("grant.other-action", "invite.8"),
    END_GAME_LAST: Reason("keep.end-game-last", "hands.7"),
    TITLE_OTHER_KIND: Reason("title.other-kind", "setup.5"),
    COVERED: Reason("navigate.covered", "evolve.2"),
    TAKE_LEAVES_TOO_LITTLE: Reason("take.leaves-too-little", "evolve.1", ("have", "need")),
    NO_RIVAL_CHOICE: Reason("rival.not-now", "solo.1"),
    ONCE_A_PERIOD: Reason("straighten.once", "invite.10"),
    DOCK_FULL: Reason("navigate.dock-full", "invite.16"),
    DOCK_FREE: Reason("navigate.dock-free", "invite.18"),
    NOT_DOCKED: Reason("dock.no-ship", "invite.19"),
    NO_LIGHTHOUSE: Reason("beam.no-lighthouse", "invite.14"),
    NO_UNDOCKING: Reason("undock.not-now", "invite.20"),
    NO_BEAM: Reason("beam.not-now", "invite.14"),
    NO_CRUMB: Reason("crumb.not-now", "invite.17"),
    CRUMB_NEEDLESS: Reason("crumb.needless", "invite.17"),
    NO_BREAD_FOR_CRUMB: Reason("crumb.no-bread", "invite.17"),
    NOTHING_DOCKED: Reason("engage.nothing-docked", "invite.19"),
    NO_LIGHTHOUSE_YET: Reason("engage.no-lighthouse", "invite.14"),
    NOT_IN_COUNCIL_TO_INVITE: Reason("invite.not-in-council", "invite.15"),
}

TOO_DEAR: Final = (ARTWORK_TOO_DEAR, TILE_TOO_DEAR, CHARACTER_TOO_DEAR, SHIPS_TOO_DEAR)
NOT_NOW: Final = (
    (pick.UNLOAD, NO_TURN),
    (pick.SUPPLY, NO_UNLOADING),
    (pick.DISCARD, NO_SUPPLY),
    (pick.SEND, NO_DISCARD),
    (pick.BREAD, NO_SENDING),
    (pick.POINTS, NO_BREAD_CHOICE),
    (pick.DONE, NO_POINTS_CHOICE),
    (pick.ERECT, NOTHING_TO_END),
    (pick.STRAIGHTEN, NO_ERECTING),
    (pick.TAKE, NO_STRAIGHTENING),
    (pick.CHARACTER_FIRST, NO_TAKING),
    (pick.PACK, NO_ORDER),
    (pick.RIVAL, NO_PACK),
    (pick.UNDOCK, NO_RIVAL_CHOICE),
    (pick.BEAM, NO_UNDOCKING),
    (pick.CRUMB, NO_BEAM),
    (pick.FIRST, NO_CRUMB),
)
"""Numbers below the first are refused for the second, where no question offers them."""


def not_now(number: i64) -> i64:
    """Return why a number may not be picked where nobody is asked for its kind."""
    for end, reason in NOT_NOW:
        if number < end:
            return reason
    return NOT_THIS_CHANCE

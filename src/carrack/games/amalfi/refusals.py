"""Every reason the game can give for a no: a number for the rules, a code and a rule paragraph for people."""

from __future__ import annotations

from typing import Final

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

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("turn.not-now", "turn.2"),
    ("navigate.no-ship", "nav.2"),
    ("navigate.dock-taken", "nav.1"),
    ("navigate.not-yours", "nav.5"),
    ("navigate.not-there", "discover.5"),
    ("bread.short", "nav.3"),
    ("granary.too-small", "pay.9"),
    ("acquire.not-there", "acquire.1"),
    ("acquire.too-dear", "pay.1"),
    ("acquire.other-kind", "invite.8"),
    ("discover.not-there", "discover.1"),
    ("discover.too-dear", "pay.1"),
    ("invite.not-in-hand", "invite.1"),
    ("invite.too-dear", "pay.1"),
    ("invite.other-kind", "invite.8"),
    ("engage.not-yours", "engage.1"),
    ("engage.engaged", "engage.1"),
    ("construct.none-left", "build.4"),
    ("construct.too-dear", "build.1"),
    ("construct.one-only", "invite.8"),
    ("unload.empty", "pay.2"),
    ("unload.not-wanted", "pay.2"),
    ("unload.needless", "pay.5"),
    ("unload.sending", "option.5"),
    ("supply.no-ship", "pay.3"),
    ("supply.needless", "pay.5"),
    ("supply.sending", "option.5"),
    ("discard.not-in-hand", "option.2"),
    ("send.other-hold", "nav.6"),
    ("send.no-ship", "nav.6"),
    ("erect.no-slot", "erect.2"),
    ("erect.slot-taken", "erect.1"),
    ("erect.not-there", "erect.1"),
    ("straighten.not-yours", "straight.1"),
    ("straighten.not-engaged", "straight.1"),
    ("take.not-there", "take.1"),
    ("take.too-dear", "take.3"),
    ("keep.not-yours", "hands.5"),
    ("pack.taken", "hands.1"),
    ("unload.not-now", "option.4"),
    ("supply.not-now", "option.4"),
    ("discard.not-now", "option.4"),
    ("send.not-now", "nav.6"),
    ("bread.not-now", "light.2"),
    ("points.not-now", "erect.5"),
    ("done.not-now", "nav.8"),
    ("erect.not-now", "erect.1"),
    ("straighten.not-now", "straight.1"),
    ("take.not-now", "take.1"),
    ("order.not-now", "evolve.1"),
    ("pack.not-now", "hands.1"),
    ("chance.other", "turn.1"),
    ("chance.gone", "rows.1"),
    ("grant.other-action", "invite.8"),
    ("keep.end-game-last", "hands.7"),
    ("title.other-kind", "setup.5"),
)
"""Code and rule paragraph of each reason."""

"""The view as numbers, for learning and for the bridges: seats in order from the viewer on."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.features import FeatureRow, room_left
from carrack.games.pizarro import layout as at
from carrack.games.pizarro.scoring import stack_crowns
from carrack.games.pizarro.table import Table

_SHEET_NAMES = (
    "hand",
    "ships-left",
    "vetoes",
    "passed",
    "open",
    "scored",
    "bid",
    "floor",
    "floor-keeps",
)
_SHEET_SCALE = [20.0, 6.0, 3.0, 1.0, 1.0, 1.0, 60.0, 60.0, 1.0]
_SHIPS_SCALE = 3.0
_BID_SCALE = 60.0
_CARDS_SCALE = 7.0
_CROWNS_SCALE = 9.0


def feature_names(seats: int) -> list[str]:
    """Return one name per feature."""
    names = [f"own gold {value + 1}" for value in range(at.VALUES)]
    for seat in range(seats):
        who = "own" if seat == 0 else f"+{seat}"
        names += [f"{who} {name}" for name in _SHEET_NAMES]
        names += [f"{who} sure {value + 1}" for value in range(at.VALUES)]
        names += [f"{who} ships {spot}" for spot in range(at.SEAT_SHIPS)]
        names += [f"{who} acts", f"{who} bidder", f"{who} auctioneer", f"{who} opener"]
    for ship in range(at.MAGELLANS):
        names += [f"magellan {ship} space", f"magellan {ship} crowns"]
        names += [f"magellan {ship} owner {'own' if seat == 0 else f'+{seat}'}" for seat in range(seats)]
    for pile in ("discards", "paid", "turned"):
        names += [f"{pile} {value + 1}" for value in range(at.VALUES)]
    names += [f"offer {name}" for name in at.EXPLORER_NAMES] + [
        f"face down {name}" for name in at.EXPLORER_NAMES
    ]
    names += [f"side {name}" for name in at.EXPLORER_NAMES] + [
        f"phase {phase}" for phase in range(at.FINISHED + 1)
    ]
    return [*names, "year", "bid", "due", "draws", "vetoed", "pizarro"]


def feature_shapes(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the blocks of the features."""
    marks = 4  # acts, bidder, auctioneer, opener
    blocks: dict[str, tuple[int, ...]] = {
        "hand": (int(at.VALUES),),
        "seats": (seats, len(_SHEET_NAMES) + int(at.VALUES) + int(at.SEAT_SHIPS) + marks),
        "magellans": (int(at.MAGELLANS), 2 + seats),
    }
    return {**blocks, "common": (room_left(len(feature_names(seats)), blocks),)}


def _scaled(number: i64, scale: float) -> float:
    return max(-1.0, min(1.0, float(number) / scale))


def write_features(seen: Table, viewer: i64, row: FeatureRow) -> None:
    """Write everything between -1 and 1; an onlooker looks from the first seat, without a hand."""
    first: i64 = viewer if viewer >= 0 else 0
    value: i64
    step: i64
    i: i64
    for value in range(at.VALUES):
        held = i64(seen.player[viewer].hand[value]) if viewer >= 0 else i64(0)
        row.append(_scaled(held, _CARDS_SCALE))
    for step in range(seen.seats):
        seat = (first + step) % seen.seats
        for number, scale in zip(seen.player[seat].numbers(), _SHEET_SCALE, strict=True):
            row.append(_scaled(number, scale))
        for value in range(at.VALUES):
            row.append(_scaled(i64(seen.player[seat].sure[value]), _CARDS_SCALE))
        for i in range(at.SEAT_SHIPS):
            row.append(_scaled(i64(seen.ships[seat * at.SEAT_SHIPS + i]), _SHIPS_SCALE))
        for who in (seen.actor, seen.bidder, seen.auctioneer, seen.opener):
            row.append(1.0 if who == seat else 0.0)
    ship: i64
    for ship in range(at.MAGELLANS):
        row.append(_scaled(seen.space_of(ship), float(at.YEARS)))
        row.append(_scaled(stack_crowns(seen, ship), _CROWNS_SCALE))
        for step in range(seen.seats):
            row.append(1.0 if seen.owner_of(ship) == (first + step) % seen.seats else 0.0)
    for pile in (seen.discards, seen.paid, seen.turned):
        for value in range(at.VALUES):
            row.append(_scaled(i64(pile[value]), _CARDS_SCALE))
    for i in range(at.EXPLORERS):
        row.append(1.0 if seen.explorer == i else 0.0)
    for i in range(at.EXPLORERS):
        row.append(_scaled(i64(seen.deck[i]), _SHIPS_SCALE))
    for i in range(at.EXPLORERS):
        row.append(float(seen.parts.side[i]))
    for i in range(at.FINISHED + 1):
        row.append(1.0 if seen.phase == i else 0.0)
    row.append(_scaled(seen.year, float(at.YEARS)))
    row.append(_scaled(seen.bid, _BID_SCALE))
    row.append(_scaled(seen.due, _BID_SCALE))
    row.append(_scaled(seen.draws, _CARDS_SCALE))
    row.append(_scaled(len(seen.vetoed), 2.0 * _CARDS_SCALE))
    row.append(_scaled(seen.pizarro_sum, _BID_SCALE))

"""The view as numbers, for learning and for the bridges: seats in order from the viewer on."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.features import FeatureRow, room_left
from carrack.games.amerigo_cards import layout as at
from carrack.games.amerigo_cards.choices import card_name
from carrack.games.amerigo_cards.knowledge.imagination import unseen_cards
from carrack.games.amerigo_cards.table import Table

_SHEET_NAMES = ("hand", "exhibited", "sailed", "doubloons", "place", "distance", "homeward-rudders")
_LONG_JOURNEY = 36
"""A journey that long fills the scale."""


def feature_names(seats: int) -> list[str]:
    """Return one name per feature."""
    kinds = [card_name(kind) for kind in range(at.KINDS)]
    names = [f"hand {kind}" for kind in kinds] + [f"unseen {kind}" for kind in kinds]
    for seat in range(seats):
        names += [f"{'own' if seat == 0 else f'+{seat}'} {name}" for name in _SHEET_NAMES]
        names += [f"{'own' if seat == 0 else f'+{seat}'} exhibition {kind}" for kind in kinds]
        names += [f"{'own' if seat == 0 else f'+{seat}'} shown {kind}" for kind in kinds]
        names += [f"{'own' if seat == 0 else f'+{seat}'} acts", f"{'own' if seat == 0 else f'+{seat}'} turn"]
    names += [f"market {good}" for good in at.GOOD_NAMES] + [f"rare {good}" for good in at.GOOD_NAMES]
    names += [f"popular {good}" for good in at.GOOD_NAMES] + [
        f"phase {phase}" for phase in range(at.FINISHED + 1)
    ]
    return [*names, "deck", "discards", "shuffled", "draws", "picks"]


def feature_shapes(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the blocks of the features."""
    marks = 2  # acts, turn
    own: dict[str, tuple[int, ...]] = {"hand": (int(at.KINDS),), "unseen": (int(at.KINDS),)}
    sheets = {"seats": (seats, len(_SHEET_NAMES) + 2 * int(at.KINDS) + marks)}
    return {**own, **sheets, "common": (room_left(len(feature_names(seats)), own, sheets),)}


def write_features(seen: Table, viewer: i64, row: FeatureRow) -> None:
    """Write everything between -1 and 1; an onlooker looks from the first seat, without a hand."""
    parts = seen.parts
    all_cards = float(parts.cards)
    first: i64 = viewer if viewer >= 0 else 0
    unseen = unseen_cards(seen)
    kind: i64
    for kind in range(at.KINDS):
        held = seen.cards[seen.hand(viewer) + kind] if viewer >= 0 else 0
        row.append(float(held) / float(parts.hand_limit))
    for kind in range(at.KINDS):
        row.append(float(unseen[kind]) / float(max(int(parts.kinds[kind]), 1)))
    step: i64
    for step in range(seen.seats):
        seat = (first + step) % seen.seats
        start = seat * at.SHEET
        row.append(float(seen.sheet[start + at.HAND_SIZE]) / float(parts.hand_limit))
        row.append(float(seen.sheet[start + at.EXHIBITED]) / float(parts.exhibition_limit))
        row.append(float(seen.sheet[start + at.SAILED]) / all_cards)
        row.append(float(seen.sheet[start + at.DOUBLOONS]) / all_cards)
        row.append(float(seen.sheet[start + at.PLACE]) / float(at.HOMEWARD))
        row.append(min(1.0, float(seen.sheet[start + at.DISTANCE]) / float(_LONG_JOURNEY)))
        row.append(min(1.0, float(seen.sheet[start + at.HOMEWARD_RUDDERS]) / float(_LONG_JOURNEY)))
        for kind in range(at.KINDS):
            row.append(float(seen.cards[seen.exhibition(seat) + kind]) / float(parts.exhibition_limit))
        for kind in range(at.KINDS):
            row.append(float(seen.cards[seen.shown(seat) + kind]) / float(parts.hand_limit))
        row.append(1.0 if seat == seen.actor else 0.0)
        row.append(1.0 if seat == seen.turn else 0.0)
    good: i64
    for good in range(at.GOODS):
        row.append(float(seen.market(good)) / all_cards)
    for good in range(at.GOODS):
        row.append(1.0 if good == seen.rare else 0.0)
    for good in range(at.GOODS):
        row.append(1.0 if good == seen.popular else 0.0)
    phase: i64
    for phase in range(at.FINISHED + 1):
        row.append(1.0 if phase == seen.phase else 0.0)
    row.append(float(seen.deck_size) / all_cards)
    row.append(float(seen.discards_size) / all_cards)
    row.append(1.0 if seen.shuffled else 0.0)
    row.append(float(seen.draws) / float(parts.hand_limit))
    row.append(float(seen.picks) / float(parts.hand_limit))

"""Black: load cannons (black.1–2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.games.amerigo.components.parts import Parts
from carrack.games.amerigo.player import Player
from carrack.games.amerigo.questions.tracks import Track


@final
class CannonTrack(Track):
    """black.1: a cannon for each action point; black.2: up to the end of the track."""

    def space(self, me: Player) -> i64:
        return me.cannons

    def put(self, me: Player, space: i64) -> None:
        me.cannons = space

    def end(self, parts: Parts) -> i64:
        return parts.cannon_track


CANNON_TRACK: Final[CannonTrack] = CannonTrack("cannons", "cannons", "black.1", "cannons")

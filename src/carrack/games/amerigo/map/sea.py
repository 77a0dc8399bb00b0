"""Distances over the water: steps between squares and frame spaces.

The water never changes once the map is laid, and ships block no way. So the steps from a place are worked
out once, when first asked for, and kept with the map.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carrack.games.amerigo.map.geography import BERTHS, Geography
from carrack.games.amerigo.map.masks import SIDE, SQUARES, empty_rows

UNREACHED: Final = 255
"""Land, or a frame space that a smaller map does not have."""


def steps_from(geography: Geography, start: i64) -> vec[u8]:
    """Return the steps from a ship's place to each place: a square, or SQUARES + a frame space."""
    steps = geography.steps[int(start)]
    if len(steps) == 0:
        steps = _sounded(geography, start)
        geography.steps[int(start)] = steps
    return steps


def _sounded(geography: Geography, start: i64) -> vec[u8]:
    """Wave after wave: every place with the number of the wave that reaches it."""
    steps = vec[u8]([UNREACHED] * BERTHS)
    steps[start] = 0
    one: i64 = 1
    rows = empty_rows()
    frames: i64 = 0
    if start >= SQUARES:
        frames = one << (start - SQUARES)
    else:
        rows[start // SIDE] = one << (start % SIDE)
    new_frames = frames
    wave: i64 = 0
    grows = True
    f: i64
    while grows:
        wave += 1
        before = rows[:]
        _spread(geography, before, rows, new_frames)
        grows = _number(steps, before, rows, wave)
        new_frames = _frames_beside(geography, before, frames)
        frames |= new_frames
        for f in range(geography.frames):
            if new_frames >> f & 1 == 1:
                steps[SQUARES + f] = u8(wave)
                grows = True
    return steps


def _spread(geography: Geography, before: vec[i64], rows: vec[i64], new_frames: i64) -> None:
    """Go one step further from all squares reached, and from the frame spaces that the last wave reached."""
    height = geography.height
    r: i64
    f: i64
    for r in range(height):
        near = before[r] | before[r] << 1 | before[r] >> 1
        if r > 0:
            near |= before[r - 1]
        if r + 1 < height:
            near |= before[r + 1]
        rows[r] = near & geography.water[r]
    for f in range(geography.frames):
        if new_frames >> f & 1 == 1:
            for r in range(geography.frame_top[f], geography.frame_end[f]):
                rows[r] |= geography.frame_rows[f * SIDE + r]


def _frames_beside(geography: Geography, rows: vec[i64], frames: i64) -> i64:
    """Return the frame spaces one step further: beside others, or beside a square."""
    count = geography.frames
    one: i64 = 1
    found: i64 = 0
    f: i64
    r: i64
    for f in range(count):
        if frames >> f & 1 == 1:
            found |= one << (f + 1 if f + 1 < count else i64(0))
            found |= one << (f - 1 if f > 0 else count - 1)
            continue
        for r in range(geography.frame_top[f], geography.frame_end[f]):
            if geography.frame_rows[f * SIDE + r] & rows[r] != 0:
                found |= one << f
                break
    return found & ~frames


def _number(steps: vec[u8], before: vec[i64], rows: vec[i64], wave: i64) -> bool:
    """Write the wave's number to the squares that are new; return whether there are any."""
    found: i64 = 0
    r: i64
    for r in range(SIDE):
        new = rows[r] & ~before[r]
        found |= new
        square = r * SIDE
        while new != 0:
            if new & 1 == 1:
                steps[square] = u8(wave)
            new >>= 1
            square += 1
    return found != 0

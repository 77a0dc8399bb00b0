"""Remarks beside an answer in the terminal: steps, posts, goods, completion, cost, and staying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carrack.core.api import View
from carrack.core.places import Remark
from carrack.core.text import Texts
from carrack.games.amerigo import choices
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.judging import gains
from carrack.games.amerigo.map.masks import SQUARES
from carrack.games.amerigo.questions.advance import track_of
from carrack.games.amerigo.questions.phases import points_for
from carrack.games.amerigo.questions.pirates import strength_against
from carrack.games.amerigo.questions.planning import cost, left_to_plan
from carrack.games.amerigo.questions.special import colour_under_disc
from carrack.games.amerigo.table import Table

_NO_MORE: Final = (choices.DONE, choices.ADVANCE)
"""End the action, or advance by nothing."""
_AT_ANY_TIME: Final = (choices.CHEST, choices.USE_GOLD_3, choices.USE_GOLD_5, choices.USE_SHIPS_8)


def remarks(view: View, texts: Texts) -> dict[int, Remark]:
    """Return the words beside each answer of whoever is asked, by number."""
    assert isinstance(view, AmerigoView)
    table, seat = view.table, int(view.seat)
    if not view.legal:
        return {}
    found = {number: remark for number, remark in _remarks(table, seat, texts) if number in view.legal}
    if table.action_points == 0:
        # Only gold is left for more: whoever wants no more presses Enter.
        found |= {number: Remark("", proposed=True) for number in _NO_MORE if number in view.legal}
    return found | dict.fromkeys(_AT_ANY_TIME, Remark("", extra=True))


def _remarks(table: Table, seat: int, texts: Texts) -> Iterator[tuple[int, Remark]]:
    match table.phase:
        case at.CHOOSING:
            yield from _colours(table, seat, texts)
        case at.PLACING:
            points = int(table.action_points)
            for frame in range(int(table.map().frames)):
                near = gains.anchors_from(table, seat, SQUARES + frame, points)
                args = {"count": len(near), "points": points}
                yield choices.TO_FRAME + frame, Remark(texts.say("remark-anchors", args))
        case at.SAILING:
            yield from _berths(table, seat, texts)
        case at.POSTING:
            place = int(table.player[seat].ship(table.ship))
            yield choices.ESTABLISH, Remark(", ".join(_post(table, seat, place, texts)))
        case at.PLANNING:
            for tile in range(at.SHAPES):
                args = {"cost": int(cost(table, tile)), "left": int(left_to_plan(table, tile))}
                args["places"] = len(gains.layings(table, seat, tile))
                yield choices.PLAN + tile, Remark(texts.say("remark-plan", args))
        case at.BUILDING:
            for tile in range(at.SHAPES):
                if table.player[seat].stock[at.PLANNED + tile]:
                    args = {"cost": int(cost(table, tile)), "places": len(gains.layings(table, seat, tile))}
                    yield choices.BUILD + tile, Remark(texts.say("remark-build", args))
        case at.LAYING:
            yield from _layings(table, seat, texts)
        case at.ADVANCING:
            yield from _advances(table, seat, texts)


def _colours(table: Table, seat: int, texts: Texts) -> Iterator[tuple[int, Remark]]:
    """Say where an action could do nothing, and what white stands for."""
    for colour in range(at.WHITE + 1):
        points = int(points_for(table, seat, colour))
        useful = gains.is_useful(table, seat, colour, points)
        words = texts.say("remark-ap", {"points": points}) if useful else texts.say("remark-useless")
        yield choices.ACT + colour, Remark(words, warns=not useful)
    under = int(colour_under_disc(table, seat))
    yield choices.SPECIAL, Remark(texts.say("colour", {"colour": under}))


def _advances(table: Table, seat: int, texts: Texts) -> Iterator[tuple[int, Remark]]:
    """Say where a disc would come to, and what that is worth."""
    track = track_of(table)
    here = int(track.space(table.player[seat]))
    for steps in range(1, int(track.steps_left(table)) + 1):
        yield choices.ADVANCE + steps, Remark(_arrival(table, seat, here, here + steps, texts))
    if table.action == at.WHITE:
        space = int(table.player[table.order[0]].special)
        yield choices.JUMP, Remark(_order(table, seat, here, space, texts))


def _arrival(table: Table, seat: int, here: int, space: int, texts: Texts) -> str:
    parts = table.parts
    if table.action == at.BLACK:
        strength = int(strength_against(table, seat))
        args = {"count": space, "strength": strength, "short": max(0, strength - space)}
        return texts.say("remark-cannons", args)
    if table.action == at.WHITE:
        return _order(table, seat, here, space, texts)
    tokens = sum(1 for step in range(here + 1, space + 1) if parts.progress_mark[step])
    points = int(parts.progress_points[space] - parts.progress_points[here])
    return texts.say("remark-progress", {"at": space, "tokens": tokens, "points": points})


def _order(table: Table, seat: int, here: int, space: int, texts: Texts) -> str:
    """Say which colour a disc would lie on, and who would come after it."""
    order = [int(other) for other in table.order if other != NONE]
    before = order[: order.index(seat)]
    passed = [texts.name(other) for other in before if int(table.player[other].special) <= space]
    points = int(table.parts.special_points[space] - table.parts.special_points[here])
    colour = int(table.parts.special_colour[space])
    return texts.say(
        "remark-special", {"colour": colour, "passed": ", ".join(passed) or "none", "points": points}
    )


def _berths(table: Table, seat: int, texts: Texts) -> Iterator[tuple[int, Remark]]:
    ship = int(table.ship)
    for berth in gains.berths(table, seat, ship, int(table.action_points)):
        if berth.steps == 0:
            words = [texts.say("remark-stay")]
        else:
            words = [texts.say("remark-steps", {"steps": berth.steps})]
        words += _post(table, seat, berth.place, texts)
        yield gains.berth_number(berth.place), Remark(", ".join(words), stays=berth.steps == 0)


def _post(table: Table, seat: int, place: int, texts: Texts) -> list[str]:
    found = gains.posting(table, seat, place)
    if found is None:
        return []
    size = int(table.map().island_size[found.island])
    words = {"square": found.post, "size": size, "points": found.discovery}
    return [texts.say("remark-post", words), *_completes(found.completion, texts)]


def _layings(table: Table, seat: int, texts: Texts) -> Iterator[tuple[int, Remark]]:
    for place in gains.layings(table, seat, int(table.tile)):
        words = [texts.say("good", {"good": good}) for good in place.goods]
        words += _completes(place.completion, texts)
        if place.posts_lost:
            words.append(texts.say("remark-covers", {"count": place.posts_lost}))
        yield gains.lay_number(place.square, place.turn), Remark(", ".join(words))


def _completes(completion: gains.Completion | None, texts: Texts) -> list[str]:
    """Say what completing an island brings, and whom it pays."""
    if completion is None:
        return []
    paid = [f"{texts.name(seat)} +{points}" for seat, points in enumerate(completion.trade) if points]
    chest = texts.say("remark-chest") if completion.chest else ""
    found = [texts.say("remark-completes", {"points": completion.points}), chest, *paid]
    return [word for word in found if word]

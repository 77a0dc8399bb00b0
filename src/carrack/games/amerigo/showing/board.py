"""The view as styled lines: the cubes, what is on display, the seats, the islands, and the map last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.api import ONLOOKER, View
from carrack.core.board import SEAT_SIGNS, Line, Span
from carrack.core.text import Texts
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.tiles import NONE
from carrack.games.amerigo.game import AmerigoView
from carrack.games.amerigo.map.masks import SIDE
from carrack.games.amerigo.questions.completion import posts_on
from carrack.games.amerigo.questions.phases import points_for
from carrack.games.amerigo.questions.pirates import loss, strength_against
from carrack.games.amerigo.questions.special import colour_under_disc
from carrack.games.amerigo.scoring import scores
from carrack.games.amerigo.showing.board_map import map_lines, question_lines
from carrack.games.amerigo.showing.page_map import island as island_on_page
from carrack.games.amerigo.showing.words import island_name
from carrack.games.amerigo.table import Table
from carrack.games.amerigo.tokens import TOKENS

_BULLET: Final = "▸"
_NO_BULLET: Final = " "
_LONGEST_NAME: Final = 8
_DOT: Final = Span(" · ", "dim")


def board(view: View, texts: Texts) -> list[Line]:
    """Return everything there is to see, top to bottom; what a question about places needs stands last."""
    assert isinstance(view, AmerigoView)
    table = view.table
    viewer = int(view.seat)
    *cubes, lying = cube_lines(table, viewer, texts)
    lines = [round_line(table, texts), lying, *seat_lines(table, texts), *totals(table, texts)]
    for seat in range(table.seats):
        lines += belongings(table, seat, texts)
    lines += tracks(table, viewer, texts)
    lines += [[], *cubes, pirate_line(table, texts), turn_line(table, texts)]
    lines += [[], *display_lines(table, viewer, texts)]
    if table.geography is not None:
        lines += [*island_lines(table, texts), *payments(table, texts), []]
        lines += [_key(texts), *map_lines(view, table, texts), *question_lines(view, table, texts)]
    return lines


def _row(title: str, spans: Iterable[Span], texts: Texts) -> Line:
    """Return a heading and what belongs to it, with commas."""
    line: Line = [Span(f"{title}  ", "strong")]
    for span in spans:
        if len(line) > 1:
            line.append(Span(", ", "dim", glued=True))
        line.append(span)
    return line if len(line) > 1 else [*line, Span(texts.say("board-none"), "dim")]


def _many(count: int, words: str, style: str = "") -> Span:
    return Span(f"{count}× {words}" if count > 1 else words, style)


def _colour(colour: int, texts: Texts, count: int = 0) -> Span:
    name = texts.say("colour", {"colour": colour})
    return Span(f"{name} {count}" if count else name, f"cube-{at.COLOUR_NAMES[colour]}")


# --- the tower and the round ------------------------------------------------------------------------------


def round_line(table: Table, texts: Texts) -> Line:
    if table.phase == at.FINISHED:
        return [Span(texts.say("board-over"), "title")]
    title = texts.say("board-round", {"round": int(table.round) + 1, "rounds": at.ROUNDS})
    line: Line = [Span(title, "title")]
    if table.colour != NONE:
        style = f"cube-{at.COLOUR_NAMES[int(table.colour)]}"
        line += [_DOT, Span(texts.say("board-phase", {"colour": int(table.colour)}), style)]
        later = [_colour(colour, texts) for colour in range(int(table.colour) + 1, len(at.COLOUR_NAMES))]
        if later:
            line += [_DOT, *_row(texts.say("board-then"), later, texts)]
    multiplier = int(table.parts.multiplier[table.round])
    return [*line, _DOT, Span(texts.say("board-multiplier", {"multiplier": multiplier}))]


def cube_lines(table: Table, viewer: int, texts: Texts) -> list[Line]:
    """Return where the cubes are, by colour in the order of the phases, and how many action points they
    make."""
    lines: list[Line] = []
    for first, key in ((at.STORED, "board-stored"), (at.INSIDE, "board-inside"), (at.LYING, "board-lying")):
        counts = [int(table.cubes[first + colour]) for colour in range(len(at.COLOUR_NAMES))]
        found = [_colour(colour, texts, count) for colour, count in enumerate(counts) if count]
        lines.append(_row(texts.say(key), found, texts))
    if table.cubes_lying():
        lines[-1] += [_DOT, *_action_points(table, viewer, texts)]
    return lines


def _action_points(table: Table, viewer: int, texts: Texts) -> Line:
    """Return the size of the largest group; more for the viewer's own tokens."""
    most = int(table.largest_group())
    line: Line = [Span(texts.say("board-ap", {"points": most}), "strong")]
    if viewer == ONLOOKER:
        return line
    more = [(colour, int(points_for(table, viewer, colour))) for colour in range(at.WHITE)]
    better = [_colour(colour, texts, points) for colour, points in more if points > most]
    return [*line, _DOT, *_row(texts.say("board-with-tokens"), better, texts)] if better else line


def pirate_line(table: Table, texts: Texts) -> Line:
    """Return how strong they are, and which markers may still come."""
    line: Line = [
        Span(texts.say("board-pirates") + "  ", "strong"),
        Span(texts.say("board-strength", {"strength": int(table.strength)})),
    ]
    if table.round + 1 == at.ROUNDS:
        return line
    hidden = [
        str(value) for value in range(at.MARKER_VALUES) for _ in range(int(table.stock[at.MARKERS + value]))
    ]
    return [
        *line,
        _DOT,
        Span(texts.say("board-face-down", {"values": " ".join(hidden)}), "dim"),
        _DOT,
        Span(texts.say("board-never"), "dim"),
    ]


def turn_line(table: Table, texts: Texts) -> Line:
    """Return who acts after whom, in this phase and from the next one on."""
    order = [int(seat) for seat in table.order if seat != NONE]
    now = [int(seat) for seat in table.phase_order] if table.cubes_lying() else order
    line = _row(texts.say("board-turns"), [Span(texts.name(seat)) for seat in now], texts)
    if now != order:
        later = [Span(texts.name(seat), "dim") for seat in order]
        line += [_DOT, *_row(texts.say("board-later"), later, texts)]
    return line


# --- what is on display -----------------------------------------------------------------------------------


def display_lines(table: Table, viewer: int, texts: Texts) -> list[Line]:
    tokens = [int(table.tokens[space]) for space in range(at.DISPLAY)]
    halves = (("board-tokens", tokens[: at.HALF_DISPLAY]), ("board-last-tokens", tokens[at.HALF_DISPLAY :]))
    lines = [_row(texts.say(key), _effects(half, texts), texts) for key, half in halves]
    production: list[Span] = []
    for kind in range(at.KINDS):
        words = texts.say("board-production-for", {"kind": kind})
        if count := int(table.stock[at.PRODUCTION_SHOWN + kind]):
            production.append(_many(count, words, f"good-{at.GOOD_NAMES[kind // at.COSTS]}"))
    lines.append(_row(texts.say("board-production"), production, texts))
    neutrals = [int(table.stock[at.SUPPLY + shape]) for shape in range(at.NEUTRALS)]
    lines.append(_row(texts.say("board-neutrals"), _shapes(neutrals, texts), texts))
    if viewer != ONLOOKER:
        villages = [int(table.player[viewer].stock[at.AT_HOME + shape]) for shape in range(at.VILLAGES)]
        lines.append(_row(texts.say("board-your-villages"), _shapes(villages, texts), texts))
    return lines


def _effects(tokens: list[int], texts: Texts) -> list[Span]:
    """Return tokens with what each does: their names alone are riddles."""
    return [Span(texts.say("board-token", {"token": token})) for token in tokens if token != NONE]


def _shapes(counts: list[int], texts: Texts) -> list[Span]:
    return [
        Span(f"{count}× {texts.say('board-shape', {'shape': shape, 'count': count})}")
        for shape, count in enumerate(counts)
        if count
    ]


# --- the seats --------------------------------------------------------------------------------------------


def seat_lines(table: Table, texts: Texts) -> list[Line]:
    """Return a line for each seat: points, gold, cannons and what the pirates bring, loss and goods."""
    heads = [texts.say(f"board-head-{name}") for name in _COLUMNS]
    goods = [texts.say("board-good-letter", {"good": good}) for good in range(len(at.GOOD_NAMES))]
    rows = [_figures(table, seat, texts) for seat in range(table.seats)]
    names = [texts.name(seat) for seat in range(table.seats)]
    room = max(map(len, names))
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    room = min(room, _LONGEST_NAME)
    # Two pieces: where they do not fit beside each other, all the goods stand below the figures.
    first: Line = [Span(" " * len(_BULLET)), Span(" " * (2 + room), glued=True)]
    first += [Span(f" {head:>{width}}", "dim", glued=True) for head, width in zip(heads, widths, strict=True)]
    first += [Span(f" {good:>{len('0×0')}}", "dim", glued=place > 0) for place, good in enumerate(goods)]
    lines = [first]
    for seat, row in enumerate(rows):
        acting = table.actor == seat
        line: Line = [
            Span(_BULLET if acting else _NO_BULLET, "active"),
            Span(SEAT_SIGNS[seat], f"seat-{seat + 1}", glued=True),
            Span(f" {names[seat][:room]:<{room}}", "active" if acting else "strong", glued=True),
        ]
        for name, cell, width in zip(_COLUMNS, row, widths, strict=True):
            style = "strong" if name == "points" else "warning" if cell.startswith("−") else ""
            line.append(Span(f" {cell:>{width}}", style, glued=True))
        lines.append([*line, *_goods(table, seat)])
    return lines


def totals(table: Table, texts: Texts) -> list[Line]:
    """Return what each seat would have if the game ended now; nothing when it has."""
    if table.phase == at.FINISHED:
        return []
    totals = [Span(f"{SEAT_SIGNS[seat]} {score.total}") for seat, score in enumerate(scores(table))]
    line = [Span(f"{texts.say('sheet-now')}  ", "strong"), totals[0]]
    return [line + [part for total in totals[1:] for part in (Span(", ", glued=True), total)]]


_COLUMNS: Final = ("points", "gold", "cannons", "attack", "villages")


def _figures(table: Table, seat: int, texts: Texts) -> list[str]:
    """Return the figures of a seat, column by column."""
    over = table.phase == at.FINISHED
    points = scores(table)[seat].total if over else int(table.player[seat].points)
    return [
        str(points),
        str(int(table.player[seat].gold)),
        f"{int(table.player[seat].cannons)}/{int(strength_against(table, seat))}",
        "" if over else _attack(table, seat, texts),
        str(sum(int(table.player[seat].stock[at.AT_HOME + shape]) for shape in range(at.VILLAGES))),
    ]


def belongings(table: Table, seat: int, texts: Texts) -> list[Line]:
    """Return what only some seats have: planned tiles, chests, tokens, and the next mark of the progress
    track."""
    found: list[Span] = [
        _many(int(table.player[seat].stock[at.PLANNED + tile]), texts.say("tile", {"tile": tile}))
        for tile in range(at.SHAPES)
        if table.player[seat].stock[at.PLANNED + tile]
    ]
    line: Line = [Span(f"  {SEAT_SIGNS[seat]} {texts.name(seat)}  ", "strong")]
    parts: list[Line] = []
    if found:
        parts.append(_row(texts.say("board-planned"), found, texts))
    if tokens := _tokens(table, seat, texts):
        parts.append(_row(texts.say("board-own-tokens"), tokens, texts))
    if chests := int(table.player[seat].chests):
        parts.append([Span(texts.say("board-chests", {"count": chests}), "doubloon")])
    if not parts:
        return []
    for place, (heading, *rest) in enumerate(parts):
        # A heading stays with the first thing that it names.
        part = [heading, *(span._replace(glued=True) for span in rest[:1]), *rest[1:]]
        line += part if place == 0 else [_DOT._replace(glued=True), *part]
    return [line]


def _attack(table: Table, seat: int, texts: Texts) -> str:
    """Return what the pirates would take if the round ended now; nothing comes at strength 0."""
    strength = int(strength_against(table, seat))
    if not strength:
        return "–"
    if strength <= table.player[seat].cannons:
        return texts.say("board-safe")
    points = min(int(loss(table, seat)), int(table.player[seat].points))
    return f"−{points}" if points else "0"


def _goods(table: Table, seat: int) -> Line:
    """Commodity tokens times production tokens, good by good."""
    line: Line = []
    for good, name in enumerate(at.GOOD_NAMES):
        tokens, factor = (
            int(table.player[seat].stock[at.COMMODITIES + good]),
            int(table.player[seat].stock[at.OWN_PRODUCTION + good]),
        )
        line.append(Span(" ", glued=good > 0))
        line.append(Span(f"{tokens}×{factor}", f"good-{name}" if tokens else "dim", glued=True))
    return line


def _tokens(table: Table, seat: int, texts: Texts) -> list[Span]:
    """Progress tokens by name; those used are named as such."""
    found: list[Span] = []
    for token in range(TOKENS):
        if int(table.player[seat].owned) >> token & 1:
            words = texts.say("board-token", {"token": token})
            if not table.owns(seat, token):
                words = texts.say("board-used", {"token": token})
            found.append(Span(words, "" if table.owns(seat, token) else "dim"))
    return found


def tracks(table: Table, viewer: int, texts: Texts) -> list[Line]:
    """Return the viewer's progress with the next mark and the colour under the disc; where the others are."""
    lines = [] if viewer == ONLOOKER else _own_tracks(table, viewer, texts)
    others = [
        Span(f"{SEAT_SIGNS[seat]} {int(table.player[seat].progress)}/{int(table.player[seat].special)}")
        for seat in range(table.seats)
        if seat != viewer
    ]
    return [*lines, _row(texts.say("board-other-tracks"), others, texts)]


def _own_tracks(table: Table, seat: int, texts: Texts) -> list[Line]:
    parts = table.parts
    progress, special = int(table.player[seat].progress), int(table.player[seat].special)
    marks = [step for step in range(progress + 1, int(parts.progress_track) + 1) if parts.progress_mark[step]]
    args: dict[str, object] = {
        "at": progress,
        "mark": marks[0] if marks else 0,
        "points": int(parts.progress_points[progress]),
        "more": _next_worth(parts.progress_points, progress),
    }
    ahead: dict[str, object] = {
        "points": int(parts.special_points[special]),
        "more": _next_worth(parts.special_points, special),
    }
    heading = f"{texts.say('board-your-tracks')}  "
    return [
        [Span(heading, "strong"), Span(texts.say("board-progress", args))],
        [
            Span(" " * len(heading)),
            Span(texts.say("board-special", {"at": special})),
            Span(" ", glued=True),
            _colour(int(colour_under_disc(table, seat)), texts)._replace(glued=True),
            Span(texts.say("board-special-worth", ahead), glued=True),
            _DOT,
            Span(texts.say("board-posts", {"count": int(table.player[seat].posts_left)})),
        ],
    ]


def _next_worth(points: vec[i64], here: int) -> int:
    """Return the next space of a track that is worth more at the end, or 0 where none is."""
    return next((step for step in range(here + 1, len(points)) if points[step] > points[here]), 0)


# --- the islands ------------------------------------------------------------------------------------------


def island_lines(table: Table, texts: Texts) -> list[Line]:
    """Return the islands that somebody has a post on: how much is free, and whose posts stand there."""
    geography = table.map()
    found: list[Span] = []
    undiscovered = 0
    big: list[str] = []
    for island in range(geography.islands):
        posts = [(seat, int(posts_on(table, seat, island))) for seat in range(table.seats)]
        if not any(count for _, count in posts):
            undiscovered += 1
            if geography.big[island]:
                big.append(island_name(island))
            continue
        args: dict[str, object] = {
            "island": island,
            "size": int(geography.island_size[island]),
            "free": _free_squares(table, island),
            "big": int(geography.big[island]),
            "chest": int(geography.chest[island]) if _free_squares(table, island) else 0,
            "posts": ", ".join(f"{count}× {texts.name(seat)}" for seat, count in posts if count),
        }
        found.append(Span(texts.say("board-island", args)))
    line = [Span(texts.say("board-islands") + "  ", "strong")]
    for span in found:
        line += [span, _DOT._replace(glued=True)]
    words = {"count": undiscovered, "big": " ".join(big) or "none"}
    return [[*line, Span(texts.say("board-undiscovered", words), "dim")]]


def payments(table: Table, texts: Texts) -> list[Line]:
    """Return what completing each island pays its seats, in this round and in the next."""
    found: list[Span] = []
    for number in range(table.map().islands):
        island = island_on_page(table, number)
        paid = [
            f"{SEAT_SIGNS[seat]} {now}" + (f" ({later})" if later else "")
            for seat, (now, later) in enumerate(zip(island.pays, island.pays_next, strict=True))
            if now
        ]
        if paid:
            found += [_DOT._replace(glued=True), Span(f"{island_name(number)} {' '.join(paid)}")]
    # The heading is long: what does not fit behind it goes on below it.
    return [[Span("  "), Span(f"{texts.say('sheet-pays')}  ", "strong"), *found[1:]]] if found else []


def _free_squares(table: Table, island: int) -> int:
    """Land of an island that nothing covers."""
    rows = table.map().island_rows
    return sum(int(table.masks[at.FREE + r] & rows[island * SIDE + r]).bit_count() for r in range(SIDE))


def _key(texts: Texts) -> Line:
    """Return what the signs on the map mean."""
    line: Line = [Span(texts.say("board-map") + "  ", "strong")]
    for good, name in enumerate(at.GOOD_NAMES):
        letter = texts.say("board-good-letter", {"good": good})
        line.append(Span(f"{letter} {texts.say('good', {'good': good})}", f"good-{name}"))
        line.append(Span(", ", "dim", glued=True))
    signs = texts.say("board-key").split(", ")
    return [*line, *(Span(f"{sign}, ", "dim") for sign in signs[:-1]), Span(signs[-1], "dim")]

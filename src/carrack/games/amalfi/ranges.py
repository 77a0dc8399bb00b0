"""Checks that hold for every view: each number has a meaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi.counting import ships
from carrack.games.amalfi.knowledge.memory import is_drafted
from carrack.games.amalfi.questions.hands import dealt_ends, dealt_others, rounds_of_draft
from carrack.games.amalfi.questions.rows import ROWS
from carrack.games.amalfi.stack import VERB, A, B
from carrack.games.amalfi.table import Table

TOP: Final[dict[int, tuple[int, ...]]] = {
    at.NAME_FIRST: (language.DRAW_FIRST,),
    at.DRAW_DECREE: (language.DRAW_DECREES,),
    at.DRAW_TITLE: (language.DRAW_TITLES,),
    at.DRAW_TILE: (language.REFILL,),
    at.DRAW_ARTWORK: (language.REFILL,),
    at.DRAW_CHARACTER: (language.REFILL,),
    at.DEALING: (language.DEAL,),
    at.PICK_PACK: (language.CHOOSE,),
    at.KEEPING: (language.CHOOSE,),
    at.DRAFTING: (language.CHOOSE,),
    at.PAYING: (language.PAYMENT,),
    at.SENDING: (language.SEND,),
    at.TAKING: (language.TAKE,),
    at.ERECTING: (language.ERECT,),
    at.NO_LIGHTHOUSE: (language.ERECT,),
    at.STRAIGHTENING: (language.STRAIGHTEN,),
    at.ORDERING: (language.ORDER,),
    at.LIGHTHOUSE: (language.USE_LIGHTHOUSE,),
    at.GRANTED: (language.GRANT,),
    at.FEED_NOW: (language.FEEDING,),
    at.DECREE_NEXT: (language.BEFORE_DECREE,),
    at.PICK_RIVAL: (language.CHOOSE_RIVAL,),
    at.BEAMING: (language.BEAM,),
}
"""The clause on top of the stack while something is asked; in a turn and at the end there is none."""

ARGUMENTS: Final[dict[int, tuple[int, int, int]]] = {
    language.SEND: (language.RESOURCES, 9, 0),
    language.TAKE: (9, 0, 0),
    language.ERECT: (9, 0, 0),
    language.STRAIGHTEN: (9, 0, 0),
    language.GAIN_BREAD: (20, len(language.NOUNS), 99),
    language.GAIN_POINTS: (20, len(language.NOUNS), 99),
    language.DISCARD: (language.COUNCIL, 0, 0),
    language.RECALL: (9, 0, 0),
    language.BUILD: (at.SHIPYARD, 1, 0),
    language.GRANT: (
        language.GRANT_UNDOCK,
        (1 << language.PERMISSIONS) - 1,
        (9 << language.BREAD_SHIFT) + 9,
    ),
    language.GRANT_PER: (language.GRANT_CONSTRUCT, len(language.NOUNS) - 1, 9),
    language.DECREE_NOW: (99, 0, 0),
    language.BEAM: (9, 0, 0),
    language.PAYMENT: (60, language.BREAD_PRICE, 30),
    language.OWN_ARTWORK: (at.ARTWORKS - 1, 0, 0),
    language.OWN_TILE: (at.TILES - 1, 0, 0),
    language.OWN_CHARACTER: (at.CHARACTERS - 1, 0, 0),
    language.TURN_CHARACTER: (at.CHARACTERS - at.FIRST_ENGAGEABLE - 1, 0, 0),
    language.REFILL: (language.COUNCIL, 0, 0),
    language.USE_LIGHTHOUSE: (at.DESTINATIONS - 1, 9, 0),
    language.ORDER: (at.DESTINATIONS - 1, 9, 0),
    language.RIVAL: (at.A_CONSTRUCTION, 0, 0),
    language.NEXT_TURN: (1, 0, 0),
    language.CHOOSE: (at.MOST_SEATS, 0, 0),
    language.FEEDING: (at.MOST_SEATS, at.SHIPYARD + 9, 0),
    language.BEFORE_DECREE: (at.MOST_SEATS, 0, 0),
    language.TELL_EFFECT: (at.CHARACTERS - 1, 0, 0),
}
"""The most of each argument; verbs that are not here have none."""
COUNTING: Final = (language.TAKE, language.ERECT, language.STRAIGHTEN, language.BUILD, language.BEAM)
CHANCES: Final = (
    at.NAME_FIRST,
    at.DRAW_DECREE,
    at.DRAW_TITLE,
    at.DRAW_TILE,
    at.DRAW_ARTWORK,
    at.DRAW_CHARACTER,
    at.DEALING,
)


def check_ranges(table: Table) -> None:
    """Raise AssertionError unless every number that anybody sees has a meaning."""
    table.check_fields()
    for seat in (table.rose, table.turn, table.dealt_to):
        assert seat < table.seats, "a seat"
    rounds = rounds_of_draft(table) if table.hands in (at.DRAFT, at.SCORE_DRAFT) else 0
    assert table.draft_round <= rounds, "draft"
    alone = table.alone()
    assert alone or table.rival_ships == 0, "ships of the rival"
    assert alone or table.rival_lights == 0, "lighthouses of the rival"
    assert alone or not table.lost, "nobody to lose to"
    assert alone or table.rival == at.NO_RIVAL, "a rival for several seats"
    assert not alone or table.rival != at.NO_RIVAL or _rival_is_open(table), "no rival"
    _check_actor(table)
    _check_stack(table)
    for seat in range(table.seats):
        _check_sheet(table, seat)
    _check_board(table)
    for place in range(at.DESTINATIONS):
        dock = int(table.dock[place])
        first, second = dock & at.FIRST_BERTH, dock >> at.SECOND_BERTH
        assert first or not second, "who stands at a destination"
        assert second <= table.seats, "who stands at a destination"
        for mark in (first, int(table.light[place])):
            assert mark <= table.seats or (alone and mark == at.RIVAL_MARK), "who stands at a destination"
    for character in range(at.CHARACTERS):
        _check_code(table, character)
        assert table.char_at[character] <= at.HIDDEN, "place of a character"
        _check_owner(table, int(table.char_at[character]))
        shown = int(table.shown[character])
        assert shown <= table.seats or shown == at.FROM_DECK, "what was shown"
    for where in [int(place) for place in table.art_at] + [int(place) for place in table.tile_at]:
        assert where < at.DEALT, "place of a card"
        assert not at.HELD <= where < at.OWNED, "place of a card"
        _check_owner(table, where)


def _rival_is_open(table: Table) -> bool:
    """Return whether the rival has yet to be chosen."""
    verbs = [int(table.stack[i * at.ITEM + VERB]) for i in range(table.depth)]
    return language.CHOOSE_RIVAL in verbs


def _check_owner(table: Table, where: int) -> None:
    for first in (at.HELD, at.OWNED):
        if first <= where < first + at.MOST_SEATS:
            assert where - first < table.seats, "an owner"


def _check_actor(table: Table) -> None:
    assert (table.actor == OVER) == (table.phase == at.FINISHED), "the end"
    assert (table.actor == CHANCE) == (table.phase in CHANCES), "chance"
    assert OVER <= table.actor < table.seats, "actor"
    if table.phase in (
        at.NAME_FIRST,
        at.DRAW_DECREE,
        at.DRAW_TITLE,
        at.DEALING,
        at.PICK_PACK,
        at.KEEPING,
        at.DRAFTING,
        at.PICK_RIVAL,
    ):
        assert table.period == 0, "the set-up is over"
    if table.phase == at.TURN:
        assert table.actor == table.turn, "turn"
        assert table.player[table.turn].passed == 0, "turn"
    if table.phase in (at.PICK_PACK, at.KEEPING, at.DRAFTING, at.DEALING):
        kinds = {at.PICK_PACK: (at.BY_PACKS,), at.DEALING: range(at.BLIND, at.SCORE_DRAFT + 1)}
        assert table.hands in kinds.get(int(table.phase), range(at.BLIND + 1, at.SCORE_DRAFT + 1)), "hands"
    assert not table.alone() or table.hands not in (at.DRAFT, at.SCORE_DRAFT), "a draft alone"


def _check_code(table: Table, character: i64) -> None:
    """Check how a card was dealt."""
    code = int(table.dealt[character])
    if code == 0:
        return
    pack, taken = divmod(code - 1, at.DEALT_ROUNDS)
    assert pack < table.seats, "a card dealt to nobody"
    assert table.hands != at.BY_PACKS, "a card dealt to nobody"
    assert taken <= (rounds_of_draft(table) if is_drafted(table, character) else 1), "a round of the draft"


def _check_stack(table: Table) -> None:
    stack = table.stack
    assert 0 <= table.depth * at.ITEM <= len(stack), "depth"
    for item in range(table.depth):
        seat, verb = int(stack[item * at.ITEM]), int(stack[item * at.ITEM + VERB])
        arguments = [int(stack[item * at.ITEM + i]) for i in range(A, at.ITEM)]
        assert 0 <= seat < table.seats, "a clause"
        assert 0 <= verb < language.VERBS, "a clause"
        for argument, most in zip(arguments, ARGUMENTS.get(verb, (0, 0, 0)), strict=True):
            assert 0 <= argument <= most, "an argument of a clause"
        assert verb not in COUNTING or arguments[0] > 0, "nothing to do"
        assert verb != language.SEND or arguments[1] > 0, "nothing to send"
        if verb in (language.CHOOSE, language.FEEDING, language.BEFORE_DECREE):
            assert arguments[0] <= table.seats, "more than all seats"
        if verb == language.GRANT:
            _check_grant(arguments[0], arguments[1])
    if table.phase in (at.TURN, at.FINISHED):
        assert table.depth == 0, "something left to do"
        return
    assert table.depth > 0, "nothing to do"
    top = (table.depth - 1) * at.ITEM
    assert int(stack[top + VERB]) in TOP[int(table.phase)], "the top of the stack"
    if table.phase in (at.DRAW_TILE, at.DRAW_ARTWORK, at.DRAW_CHARACTER):
        rows = {
            at.DRAW_TILE: language.ATLAS,
            at.DRAW_ARTWORK: language.WORKSHOP,
            at.DRAW_CHARACTER: language.COUNCIL,
        }
        assert int(stack[top + A]) == rows[int(table.phase)], "the row to fill"
    if table.phase == at.LIGHTHOUSE:
        assert i64(table.light[stack[top + A]]) == table.actor + 1, "whose lighthouse"
    elif (
        table.phase >= at.TURN
        and table.phase not in (at.FEED_NOW, at.DECREE_NEXT)
        and table.phase not in CHANCES
    ):
        assert table.actor == stack[top], "who is asked"
    if table.phase == at.PAYING:
        assert 0 < table.due <= stack[top + A], "the payment"
        assert table.due_with == stack[top + B], "the payment"
    if table.phase in (at.PICK_PACK, at.KEEPING, at.DRAFTING, at.FEED_NOW, at.DECREE_NEXT):
        done = int(stack[top + A])
        back = table.phase == at.PICK_PACK
        assert table.actor == (table.rose + (table.seats - 1 - done if back else done)) % table.seats, "turn"


def _check_grant(what: int, kinds: int) -> None:
    first = (0, language.DISCOVERY, language.CHARACTER, language.CONSTRUCTION, 0, 0, 0)[what]
    size = (language.ARTS, 1, language.TYPES, 1, 0, 0, 0)[what]
    permitted = {
        language.GRANT_INVITE: language.FROM_COUNCIL | language.NOT_FROM_HAND,
        language.GRANT_NAVIGATE: language.AT_OCCUPIED | language.AT_FOREIGN | language.AT_FREE,
        language.GRANT_REVISIT: language.AT_PUBLIC,
    }.get(what, 0)
    assert kinds != 0 or size == 0, "a grant of something else"
    assert kinds & ~permitted & ~(((1 << size) - 1) << first) == 0, "a grant of something else"


def _check_sheet(table: Table, seat: i64) -> None:
    me = table.player[seat]
    assert min(me.holds) >= 0, "a number below zero"
    assert me.bread <= table.granary(seat), "more bread than the granary holds"
    assert ships(table, seat) == table.parts.ships_in_bay + at.SHIPYARD, "ships"
    assert me.dealt_ends <= dealt_ends(table), "cards dealt"
    assert me.dealt_others <= dealt_others(table), "cards dealt"
    assert me.active & ~me.permanents == 0, "a character that is not there"
    assert me.engaged & ~me.engageables == 0, "a character that is not there"
    docked = sum(table.berths_of(place, seat) for place in range(at.DESTINATIONS))
    erected = sum(1 for mark in table.light if mark == seat + 1)
    assert docked == table.player[seat].docked, "ships at docks"
    assert erected == at.LIGHTHOUSES - table.player[seat].lights, "lighthouses"
    cubes = sum(
        1 for i in range(at.TITLES_IN_PLAY * at.MOST_SEATS) if table.board[at.CUBES_AT + i] == seat + 1
    )
    assert cubes == table.player[seat].titles <= table.parts.cubes, "cubes"


def _check_board(table: Table) -> None:
    """Rows lie to the right, and everything in them knows it; tiles, decrees and titles are there once."""
    board = table.board
    for row, places in (
        (language.WORKSHOP, table.art_at),
        (language.ATLAS, table.tile_at),
        (language.COUNCIL, table.char_at),
    ):
        cards = [int(board[ROWS[row].place + slot]) for slot in range(ROWS[row].slots)]
        full = [card for card in cards if card]
        assert cards == [0] * (len(cards) - len(full)) + full, "a gap in a row"
        assert sorted(full) == [i + 1 for i, where in enumerate(places) if where == at.IN_ROW], "a row"
    covers = [int(board[at.COVERS_AT + i]) for i in range(at.EVOLVING)]
    covering = [i + 1 for i, where in enumerate(table.tile_at) if where == at.COVERING]
    assert sorted(cover for cover in covers if cover) == covering, "a tile that covers"
    for first, size, most in (
        (at.DECREES_AT, at.PERIODS, at.DECREES),
        (at.TITLES_AT, at.TITLES_IN_PLAY, at.TITLES),
    ):
        drawn = [int(board[first + i]) for i in range(size)]
        laid = [item for item in drawn if item]
        assert drawn == laid + [0] * (size - len(laid)), "laid out in order"
        assert len(set(laid)) == len(laid), "decrees or titles"
        assert all(item <= most for item in laid), "decrees or titles"
    titles = [int(board[at.TITLES_AT + i]) for i in range(at.TITLES_IN_PLAY)]
    for slot, title in enumerate(titles):
        assert title == 0 or (title <= at.DARK_TITLES) == (slot == 0), "dark or light"
        cubes = [int(board[at.CUBES_AT + slot * at.MOST_SEATS + i]) for i in range(at.MOST_SEATS)]
        placed = [cube for cube in cubes if cube]
        assert cubes == placed + [0] * (at.MOST_SEATS - len(placed)), "cubes from the left"
        assert len(set(placed)) == len(placed), "cubes"
        assert all(cube <= table.seats for cube in placed), "cubes"
    laid_out = all(board[at.DECREES_AT + i] for i in range(at.PERIODS)) and all(titles)
    assert laid_out or table.phase in CHANCES, "nothing is laid out"
    for place in range(at.FIRST_EVOLVING, at.DESTINATIONS):
        assert table.light[place] == 0 or table.has_slot(place), "a lighthouse without a slot"
        if place >= at.FIRST_TILE and table.dock[place]:
            assert table.has_slot(place), "a ship where nothing is"
        elif place < at.FIRST_TILE and table.dock[place]:
            assert table.is_evolving(place), "a ship under a tile"

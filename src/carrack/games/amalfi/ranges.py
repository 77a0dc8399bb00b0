"""What holds for every view: numbers that mean something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.api import CHANCE, OVER
from carrack.games.amalfi import language
from carrack.games.amalfi.counting import ships
from carrack.games.amalfi.language import (
    ATLAS,
    COUNCIL,
    RESOURCES,
    WORKSHOP,
)
from carrack.games.amalfi.layout import (
    A_CONSTRUCTION,
    ARTWORKS,
    BLIND,
    BREAD,
    BY_PACKS,
    CHARACTERS,
    COVERING,
    COVERS_AT,
    CUBES_AT,
    DARK_TITLES,
    DEALING,
    DEALT,
    DEALT_ENDS,
    DEALT_OTHERS,
    DEALT_ROUNDS,
    DECREE_NEXT,
    DECREES,
    DECREES_AT,
    DESTINATIONS,
    DOCKED,
    DRAFT,
    DRAFTING,
    DRAW_ARTWORK,
    DRAW_CHARACTER,
    DRAW_DECREE,
    DRAW_TILE,
    DRAW_TITLE,
    END_GAMES,
    ERECTING,
    EVOLVING,
    FEED_NOW,
    FINISHED,
    FIRST_ENGAGEABLE,
    FIRST_EVOLVING,
    FIRST_TILE,
    FROM_DECK,
    GENOA,
    GRANTED,
    HELD,
    HIDDEN,
    IN_ROW,
    ITEM,
    KEEPING,
    LIGHTHOUSE,
    LIGHTHOUSES,
    LIGHTS,
    M_ACTIVE,
    M_END_GAMES,
    M_ENGAGEABLES,
    M_ENGAGED,
    M_PERMANENTS,
    MOST_SEATS,
    NAME_FIRST,
    NO_LIGHTHOUSE,
    NONE,
    ORDERING,
    OWNED,
    PACK,
    PACKS,
    PASSED,
    PAYING,
    PERIODS,
    PICK_PACK,
    RIVAL_MARK,
    RIVAL_SHIPS,
    SCORE_DRAFT,
    SENDING,
    SHEET,
    SHIPYARD,
    STRAIGHTENING,
    TAKING,
    TILES,
    TITLES,
    TITLES_AT,
    TITLES_IN_PLAY,
    TITLES_SCORED,
    TURN,
    YARD,
)
from carrack.games.amalfi.memory import is_drafted
from carrack.games.amalfi.phases.hands import rounds_of_draft
from carrack.games.amalfi.rows import first_of, size_of
from carrack.games.amalfi.state import Table

TOP: Final[dict[int, tuple[int, ...]]] = {
    NAME_FIRST: (language.DRAW_FIRST,),
    DRAW_DECREE: (language.DRAW_DECREES,),
    DRAW_TITLE: (language.DRAW_TITLES,),
    DRAW_TILE: (language.REFILL,),
    DRAW_ARTWORK: (language.REFILL,),
    DRAW_CHARACTER: (language.REFILL,),
    DEALING: (language.DEAL,),
    PICK_PACK: (language.CHOOSE,),
    KEEPING: (language.CHOOSE,),
    DRAFTING: (language.CHOOSE,),
    PAYING: (language.PAYMENT,),
    SENDING: (language.SEND,),
    TAKING: (language.TAKE,),
    ERECTING: (language.ERECT,),
    NO_LIGHTHOUSE: (language.ERECT,),
    STRAIGHTENING: (language.STRAIGHTEN,),
    ORDERING: (language.ORDER,),
    LIGHTHOUSE: (language.USE_LIGHTHOUSE,),
    GRANTED: (language.GRANT,),
    FEED_NOW: (language.FEEDING,),
    DECREE_NEXT: (language.BEFORE_DECREE,),
}
"""The clause on top of the stack while something is asked; in a turn and at the end there is none."""

ARGUMENTS: Final[dict[int, tuple[int, int, int]]] = {
    language.SEND: (RESOURCES, 9, 0),
    language.TAKE: (9, 0, 0),
    language.ERECT: (9, 0, 0),
    language.STRAIGHTEN: (9, 0, 0),
    language.GAIN_BREAD: (20, len(language.NOUNS), 99),
    language.GAIN_POINTS: (20, len(language.NOUNS), 99),
    language.DISCARD: (COUNCIL, 0, 0),
    language.RECALL: (9, 0, 0),
    language.BUILD: (SHIPYARD, 0, 0),
    language.GRANT: (language.GRANT_CONSTRUCT, (1 << language.PURCHASES) - 1, 9),
    language.PAYMENT: (60, language.BREAD_PRICE, 0),
    language.OWN_ARTWORK: (ARTWORKS - 1, 0, 0),
    language.OWN_TILE: (TILES - 1, 0, 0),
    language.OWN_CHARACTER: (CHARACTERS - 1, 0, 0),
    language.TURN_CHARACTER: (CHARACTERS - FIRST_ENGAGEABLE - 1, 0, 0),
    language.REFILL: (COUNCIL, 0, 0),
    language.USE_LIGHTHOUSE: (DESTINATIONS - 1, 0, 0),
    language.ORDER: (DESTINATIONS - 1, 0, 0),
    language.RIVAL: (A_CONSTRUCTION, 0, 0),
    language.NEXT_TURN: (1, 0, 0),
    language.CHOOSE: (MOST_SEATS, 0, 0),
    language.FEEDING: (MOST_SEATS, 0, 0),
    language.BEFORE_DECREE: (MOST_SEATS, 0, 0),
    language.TELL_EFFECT: (CHARACTERS - 1, 0, 0),
}
"""The most of each argument; verbs that are not here have none."""
COUNTING: Final = (language.TAKE, language.ERECT, language.STRAIGHTEN, language.BUILD)
CHANCES: Final = (NAME_FIRST, DRAW_DECREE, DRAW_TITLE, DRAW_TILE, DRAW_ARTWORK, DRAW_CHARACTER, DEALING)


def check_ranges(table: Table) -> None:
    """What holds for a table as anybody sees it."""
    assert 0 <= table.phase <= FINISHED, "phase"
    assert 0 <= table.hands <= SCORE_DRAFT, "options"
    assert 0 <= table.rival <= GENOA, "options"
    assert 0 <= table.period < PERIODS, "period"
    for seat in (table.rose, table.turn, table.dealt_to):
        assert 0 <= seat < table.seats, "a seat"
    assert NONE <= table.action <= A_CONSTRUCTION, "action"
    assert NONE <= table.visit < DESTINATIONS, "action"
    assert 0 <= table.due <= 60, "payment"
    assert 0 <= table.due_with < language.BREAD_PRICE, "payment"
    assert 0 <= table.cheapest <= 20, "payment"
    rounds = rounds_of_draft(table) if table.hands in (DRAFT, SCORE_DRAFT) else 0
    assert 0 <= table.draft_round <= rounds, "draft"
    alone = table.alone()
    assert 0 <= table.rival_ships <= (RIVAL_SHIPS if alone else 0), "ships of the rival"
    assert 0 <= table.rival_lights <= (LIGHTHOUSES if alone else 0), "lighthouses of the rival"
    assert alone or not table.lost, "nobody to lose to"
    _check_actor(table)
    _check_stack(table)
    for seat in range(table.seats):
        _check_sheet(table, seat)
    _check_board(table)
    for place in range(DESTINATIONS):
        for mark in (int(table.dock[place]), int(table.light[place])):
            assert mark <= table.seats or (alone and mark == RIVAL_MARK), "who stands at a destination"
    for character in range(CHARACTERS):
        _check_code(table, character)
        assert table.char_at[character] <= HIDDEN, "place of a character"
        _check_owner(table, int(table.char_at[character]))
        shown = int(table.shown[character])
        assert shown <= table.seats or shown == FROM_DECK, "what was shown"
    for where in [int(place) for place in table.art_at] + [int(place) for place in table.tile_at]:
        assert where < DEALT, "place of a card"
        assert not HELD <= where < OWNED, "place of a card"
        _check_owner(table, where)


def _check_owner(table: Table, where: int) -> None:
    for first in (HELD, OWNED):
        if first <= where < first + MOST_SEATS:
            assert where - first < table.seats, "an owner"


def _check_actor(table: Table) -> None:
    assert (table.actor == OVER) == (table.phase == FINISHED), "the end"
    assert (table.actor == CHANCE) == (table.phase in CHANCES), "chance"
    assert OVER <= table.actor < table.seats, "actor"
    if table.phase in (NAME_FIRST, DRAW_DECREE, DRAW_TITLE, DEALING, PICK_PACK, KEEPING, DRAFTING):
        assert table.period == 0, "the set-up is over"
    if table.phase == TURN:
        assert table.actor == table.turn, "turn"
        assert table.of(table.turn, PASSED) == 0, "turn"
    if table.phase in (PICK_PACK, KEEPING, DRAFTING, DEALING):
        kinds = {PICK_PACK: (BY_PACKS,), DEALING: range(BLIND, SCORE_DRAFT + 1)}
        assert table.hands in kinds.get(int(table.phase), range(BLIND + 1, SCORE_DRAFT + 1)), "hands"
    assert not table.alone() or table.hands not in (DRAFT, SCORE_DRAFT), "a draft alone"


def _check_code(table: Table, character: i64) -> None:
    """How a card was dealt."""
    code = int(table.dealt[character])
    if code == 0:
        return
    pack, taken = divmod(code - 1, DEALT_ROUNDS)
    assert pack < table.seats, "a card dealt to nobody"
    assert table.hands != BY_PACKS, "a card dealt to nobody"
    assert taken <= (rounds_of_draft(table) if is_drafted(table, character) else 1), "a round of the draft"


def _check_stack(table: Table) -> None:
    stack = table.stack
    assert 0 <= table.depth * ITEM <= len(stack), "depth"
    for item in range(table.depth):
        seat, verb = int(stack[item * ITEM]), int(stack[item * ITEM + 1])
        arguments = [int(stack[item * ITEM + i]) for i in range(2, ITEM)]
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
    if table.phase in (TURN, FINISHED):
        assert table.depth == 0, "something left to do"
        return
    assert table.depth > 0, "nothing to do"
    top = (table.depth - 1) * ITEM
    assert int(stack[top + 1]) in TOP[int(table.phase)], "the top of the stack"
    if table.phase in (DRAW_TILE, DRAW_ARTWORK, DRAW_CHARACTER):
        rows = {DRAW_TILE: ATLAS, DRAW_ARTWORK: WORKSHOP, DRAW_CHARACTER: COUNCIL}
        assert int(stack[top + 2]) == rows[int(table.phase)], "the row to fill"
    if table.phase == LIGHTHOUSE:
        assert i64(table.light[stack[top + 2]]) == table.actor + 1, "whose lighthouse"
    elif table.phase >= TURN and table.phase not in (FEED_NOW, DECREE_NEXT) and table.phase not in CHANCES:
        assert table.actor == stack[top], "who is asked"
    if table.phase == PAYING:
        assert 0 < table.due <= stack[top + 2], "the payment"
        assert table.due_with == stack[top + 3], "the payment"
    if table.phase in (PICK_PACK, KEEPING, DRAFTING, FEED_NOW, DECREE_NEXT):
        done = int(stack[top + 2])
        back = table.phase == PICK_PACK
        assert table.actor == (table.rose + (table.seats - 1 - done if back else done)) % table.seats, "turn"


def _check_grant(what: int, kinds: int) -> None:
    first = (0, language.DISCOVERY, language.CHARACTER, language.CONSTRUCTION)[what]
    size = (language.ARTS, 1, language.TYPES, 1)[what]
    assert kinds != 0, "a grant of something else"
    assert kinds & ~(((1 << size) - 1) << first) == 0, "a grant of something else"


def _check_sheet(table: Table, seat: i64) -> None:
    for what in range(SHEET):
        assert table.of(seat, what) >= (NONE if what == PACK else 0), "a number below zero"
    assert table.of(seat, PACK) < PACKS, "pack or pass"
    assert table.of(seat, PASSED) <= 1, "pack or pass"
    assert table.of(seat, YARD) <= SHIPYARD, "ships or lighthouses"
    assert table.of(seat, LIGHTS) <= LIGHTHOUSES, "ships or lighthouses"
    assert table.of(seat, BREAD) <= table.granary(seat), "more bread than the granary holds"
    assert ships(table, seat) == table.parts.ships_in_bay + SHIPYARD, "ships"
    ends, others = table.parts.dealt[table.hands * 2], table.parts.dealt[table.hands * 2 + 1]
    assert table.of(seat, DEALT_ENDS) <= ends, "cards dealt"
    assert table.of(seat, DEALT_OTHERS) <= others, "cards dealt"
    assert table.mask(seat, M_END_GAMES) >> END_GAMES == 0, "end-game characters"
    for part, whole in ((M_ACTIVE, M_PERMANENTS), (M_ENGAGED, M_ENGAGEABLES)):
        assert table.mask(seat, part) & ~table.mask(seat, whole) == 0, "a character that is not there"
    docked = sum(1 for mark in table.dock if mark == seat + 1)
    erected = sum(1 for mark in table.light if mark == seat + 1)
    assert docked == table.of(seat, DOCKED), "ships at docks"
    assert erected == LIGHTHOUSES - table.of(seat, LIGHTS), "lighthouses"
    cubes = sum(1 for i in range(TITLES_IN_PLAY * MOST_SEATS) if table.board[CUBES_AT + i] == seat + 1)
    assert cubes == table.of(seat, TITLES_SCORED) <= table.parts.cubes, "cubes"


def _check_board(table: Table) -> None:
    """Rows lie to the right, and everything in them knows it; tiles, decrees and titles are there once."""
    board = table.board
    for row, places in ((WORKSHOP, table.art_at), (ATLAS, table.tile_at), (COUNCIL, table.char_at)):
        cards = [int(board[first_of(row) + slot]) for slot in range(size_of(row))]
        full = [card for card in cards if card]
        assert cards == [0] * (len(cards) - len(full)) + full, "a gap in a row"
        assert sorted(full) == [i + 1 for i, where in enumerate(places) if where == IN_ROW], "a row"
    covers = [int(board[COVERS_AT + i]) for i in range(EVOLVING)]
    covering = [i + 1 for i, where in enumerate(table.tile_at) if where == COVERING]
    assert sorted(cover for cover in covers if cover) == covering, "a tile that covers"
    for first, size, most in ((DECREES_AT, PERIODS, DECREES), (TITLES_AT, TITLES_IN_PLAY, TITLES)):
        drawn = [int(board[first + i]) for i in range(size)]
        laid = [item for item in drawn if item]
        assert drawn == laid + [0] * (size - len(laid)), "laid out in order"
        assert len(set(laid)) == len(laid), "decrees or titles"
        assert all(item <= most for item in laid), "decrees or titles"
    titles = [int(board[TITLES_AT + i]) for i in range(TITLES_IN_PLAY)]
    for slot, title in enumerate(titles):
        assert title == 0 or (title <= DARK_TITLES) == (slot == 0), "dark or light"
        cubes = [int(board[CUBES_AT + slot * MOST_SEATS + i]) for i in range(MOST_SEATS)]
        placed = [cube for cube in cubes if cube]
        assert cubes == placed + [0] * (MOST_SEATS - len(placed)), "cubes from the left"
        assert len(set(placed)) == len(placed), "cubes"
        assert all(cube <= table.seats for cube in placed), "cubes"
    laid_out = all(board[DECREES_AT + i] for i in range(PERIODS)) and all(titles)
    assert laid_out or table.phase in CHANCES, "nothing is laid out"
    for place in range(FIRST_EVOLVING, DESTINATIONS):
        assert table.light[place] == 0 or table.has_slot(place), "a lighthouse without a slot"
        if place >= FIRST_TILE and table.dock[place]:
            assert i64(table.dock[place]) == table.discoverer(place) + 1, "a ship at a foreign tile"

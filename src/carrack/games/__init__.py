"""The games, by id. A game registers itself by a line here."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from carrack.core.answers import Answers
from carrack.core.answers import answers as describe_answers
from carrack.core.api import PRINTER, Game, State, View
from carrack.core.board import Line, Sheet, last_part, plain
from carrack.core.component_files import about
from carrack.core.places import Places, Remark, places_in
from carrack.core.standing_orders import OrderKind
from carrack.core.system_reasons import system_reason
from carrack.core.text import Texts
from carrack.core.verdicts import malformed
from carrack.games.amalfi.game import Amalfi
from carrack.games.amalfi.showing.board import board as amalfi_board
from carrack.games.amalfi.showing.board_answers import remarks as amalfi_remarks
from carrack.games.amalfi.showing.page import AmalfiPage, AmalfiSetup
from carrack.games.amalfi.showing.page_builder import page_of as amalfi_page
from carrack.games.amalfi.showing.page_setup import setup_of as amalfi_setup
from carrack.games.amalfi.showing.places import PLACES as AMALFI_PLACES
from carrack.games.amalfi.showing.sheets import sheets as amalfi_sheets
from carrack.games.amalfi.standing_orders import ORDERS as AMALFI_ORDERS
from carrack.games.amerigo.game import Amerigo
from carrack.games.amerigo.showing.board import board as amerigo_board
from carrack.games.amerigo.showing.board_answers import remarks as amerigo_remarks
from carrack.games.amerigo.showing.page import AmerigoPage, AmerigoSetup
from carrack.games.amerigo.showing.page_builder import page_of as amerigo_page
from carrack.games.amerigo.showing.page_setup import setup_of as amerigo_setup
from carrack.games.amerigo.showing.places import PLACES as AMERIGO_PLACES
from carrack.games.amerigo.showing.sheets import sheets as amerigo_sheets
from carrack.games.amerigo.standing_orders import ORDERS as AMERIGO_ORDERS
from carrack.games.amerigo_cards.game import AmerigoCards
from carrack.games.amerigo_cards.showing.board import board as amerigo_cards_board
from carrack.games.amerigo_cards.showing.board import piles as amerigo_cards_piles
from carrack.games.amerigo_cards.showing.board_answers import remarks as amerigo_cards_remarks
from carrack.games.amerigo_cards.showing.page import CardsPage, CardsSetup
from carrack.games.amerigo_cards.showing.page_builder import page_of as amerigo_cards_page
from carrack.games.amerigo_cards.showing.page_builder import setup_of as amerigo_cards_setup
from carrack.games.amerigo_cards.showing.places import PLACES as AMERIGO_CARDS_PLACES
from carrack.games.amerigo_cards.standing_orders import ORDERS as AMERIGO_CARDS_ORDERS
from carrack.games.pizarro.game import Pizarro
from carrack.games.pizarro.showing.board import board as pizarro_board
from carrack.games.pizarro.showing.page import PizarroPage, PizarroSetup
from carrack.games.pizarro.showing.page_builder import page_of as pizarro_page
from carrack.games.pizarro.showing.page_builder import setup_of as pizarro_setup
from carrack.games.pizarro.showing.places import PLACES as PIZARRO_PLACES
from carrack.games.pizarro.standing_orders import ORDERS as PIZARRO_ORDERS

REMEMBERED: Final = 64
"""Games with values of their own; making one takes some milliseconds."""
STORED: Final = "the table's values"
OWN_PARTS: Final = (
    "board-your-hand-in-rudders",
    "board-your-hand",
    "board-your-gold",
    "board-your-villages",
    "board-your-tracks",
)
"""Headings of what is the viewer's; each has a counterpart that names the owner (`board-whose-hand`)."""


class Entry(NamedTuple):
    """A game's entry: how to make it (an owner's component file: text and name), how to show a view."""

    make: Callable[[str, str], Game]
    board: Callable[[View, Texts], list[Line]]
    page: Callable[[View, Struct | None], Struct] | None = None
    """The view as named values for the browser (`page_of` in the game's `showing/page_builder.py`), once
    there is one; onlookers' page of the same position may be given, so that what is common is made once."""
    orders: tuple[OrderKind, ...] = ()
    """The standing orders that a seat can give (`ORDERS` in the game's `standing_orders.py`)."""
    places: Places = Places()
    """Names of what is drawn, and what answers bring (`PLACES` in the game's `showing/places.py`)."""
    setup: Callable[[View], Struct] | None = None
    """What never changes while a game is played, for its table (`setup_of` in `showing/`)."""
    page_type: type[Struct] | None = None
    """The type of its `page`, which explains every field (`showing/page.py`)."""
    setup_type: type[Struct] | None = None
    """The type of its `setup`."""


def _no_remarks(view: View, texts: Texts) -> Mapping[int, Remark]:
    return {}


REMARKS: Final[dict[str, Callable[[View, Texts], Mapping[int, Remark]]]] = {
    "amerigo-cards": amerigo_cards_remarks,
    "amerigo": amerigo_remarks,
    "amalfi": amalfi_remarks,
}
"""What stands beside answers in the terminal (`remarks` in the game's `showing/board_answers.py`)."""
PILES: Final[dict[str, Callable[[View, Texts], list[Line]]]] = {"amerigo-cards": amerigo_cards_piles}
"""Cards in piles that everybody has seen: too many for every board, but there for whoever asks."""
SHEETS: Final[dict[str, Callable[[View, Texts, int], list[Sheet]]]] = {
    "amerigo": amerigo_sheets,
    "amalfi": amalfi_sheets,
}
"""The board as sheets (`sheets` in the game's `showing/sheets.py`), for games with too much for a screen."""
REGISTER: Final[dict[str, Entry]] = {
    "amerigo-cards": Entry(
        AmerigoCards,
        amerigo_cards_board,
        amerigo_cards_page,
        AMERIGO_CARDS_ORDERS,
        AMERIGO_CARDS_PLACES,
        amerigo_cards_setup,
        CardsPage,
        CardsSetup,
    ),
    "amerigo": Entry(
        Amerigo,
        amerigo_board,
        amerigo_page,
        AMERIGO_ORDERS,
        AMERIGO_PLACES,
        amerigo_setup,
        AmerigoPage,
        AmerigoSetup,
    ),
    "pizarro": Entry(
        Pizarro,
        pizarro_board,
        pizarro_page,
        PIZARRO_ORDERS,
        PIZARRO_PLACES,
        pizarro_setup,
        PizarroPage,
        PizarroSetup,
    ),
    "amalfi": Entry(
        Amalfi,
        amalfi_board,
        amalfi_page,
        AMALFI_ORDERS,
        AMALFI_PLACES,
        amalfi_setup,
        AmalfiPage,
        AmalfiSetup,
    ),
}


def ids() -> list[str]:
    """Return the ids of all games."""
    return list(REGISTER)


@cache
def _plain(game_id: str) -> Game:
    return REGISTER[game_id].make("", "")


def game(game_id: str, components: str | Path | None = None) -> Game:
    """Return the game with this id, played with its own component values or with those of an owner's file."""
    _check_id(game_id)
    if components is None:
        return _plain(game_id)
    path = Path(components)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise malformed("file.unreadable", file=str(path), reason=system_reason(error)) from error
    return game_with(game_id, text, path.name)


def game_with(game_id: str, text: str, name: str) -> Game:
    """Return the game with the text of an owner's component file; the file's name is for its errors."""
    _check_id(game_id)
    meant = about(text, name).game or game_id
    if meant != game_id:
        raise malformed("components.other-game", file=name, meant=meant, game=game_id)
    return REGISTER[game_id].make(text, name)


def game_named(game_id: str, owner_file: str) -> Game:
    """Return a game with the values that a table keeps; without such, with its own."""
    return _owned(game_id, owner_file) if owner_file else game(game_id)


@lru_cache(REMEMBERED)
def _owned(game_id: str, owner_file: str) -> Game:
    return game_with(game_id, owner_file, STORED)


def _check_id(game_id: str) -> None:
    if game_id not in REGISTER:
        near = difflib.get_close_matches(game_id, REGISTER, cutoff=0.3)
        raise malformed("game.unknown", game=game_id, near=", ".join(near or REGISTER))


def board(view: View, texts: Texts) -> list[Line]:
    """Return a view of any game as styled lines."""
    return REGISTER[view.game.facts.id].board(view, texts)


def piles(view: View, texts: Texts) -> list[Line]:
    """Return the cards in piles that everybody has seen, for a game that has such piles."""
    found = PILES.get(view.game.facts.id)
    return found(view, texts) if found else []


def sheets(view: View, texts: Texts, width: int) -> list[Sheet]:
    """Return the sheets of a board for a screen of this width, the first always shown; none: one board."""
    found = SHEETS.get(view.game.facts.id)
    return found(view, texts, width) if found else []


def open_sheets(state: State, texts: Texts, width: int) -> list[Sheet]:
    """Return the sheets of the asked seat, and each other seat's own cards on a sheet with its name."""
    asked = max(0, int(state.actor))
    own = sheets(state.view(asked), texts, width)
    public = len(sheets(state.view(None), texts, width))
    others = [seat for seat in range(int(state.seats)) if seat != asked] if own else []
    return own + [
        sheet._replace(name=texts.name(seat))
        for seat in others
        for sheet in sheets(state.view(seat), texts, width)[public:]
    ]


def open_board(state: State, texts: Texts) -> list[Line]:
    """Return the board as the asked seat sees it, and what each of the others holds; nobody is "you"."""
    asked = max(0, int(state.actor))
    boards = [board(state.view(seat), texts) for seat in range(int(state.seats))]
    public = {plain([line]) for line in board(state.view(None), texts)}
    hidden = [[line for line in last_part(lines) if plain([line]) not in public] for lines in boards]
    others = [
        _with_name(line, seat, texts) for seat, own in enumerate(hidden) if seat != asked for line in own
    ]
    return [*(_with_name(line, asked, texts) for line in boards[asked]), *others]


def _with_name(line: Line, seat: int, texts: Texts) -> Line:
    """Return a line that says whose it is where it says "your"."""
    for key in filter(texts.has, OWN_PARTS):
        if line and line[0].text.startswith(yours := texts.say(key)):
            named = texts.say(key.replace("-your-", "-whose-"), {"name": texts.name(seat)})
            return [line[0]._replace(text=named + line[0].text.removeprefix(yours)), *line[1:]]
    return line


def page(view: View, public: Struct | None = None) -> Struct | None:
    """Return a view as the browser gets it; None for a game without a table there.

    `public`: the onlookers' page of the same position; the parts of it that every seat sees alike are taken
    instead of made again. [test_a_seats_page_from_the_public_one_is_the_same]
    """
    page_of = REGISTER[view.game.facts.id].page
    return page_of(view, public) if page_of else None


def setup(view: View) -> Struct | None:
    """Return what never changes at this table; None for a game without a table in the browser."""
    setup_of = REGISTER[view.game.facts.id].setup
    return setup_of(view) if setup_of else None


def describe(view: View) -> Struct:
    """Return everything that a view shows as named, typed values: hands, market, map, what answers bring.

    Each game has a type of its own, described field by field in its `showing/page.py`: `CardsPage`,
    `AmerigoPage`, `PizarroPage`, `AmalfiPage`. A game without one is refused.
    """
    described = page(view)
    if described is None:
        raise malformed("view.not-described", game=view.game.facts.id)
    return described


def _print_view(view: View) -> str:
    texts = Texts(view.game)
    lines = [repr(view), "", plain(board(view, texts))]
    if view.legal:
        words = [view.game.actions.notation(action) for action in view.legal]
        lines += ["", texts.prompt(view.prompt()), "", ", ".join(words)]
    return "\n".join(lines)


def _print_state(state: State) -> str:
    texts = Texts(state.game)
    lines = [repr(state), "", plain(open_board(state, texts))]
    if state.actor >= 0:
        lines += ["", f"{texts.name(int(state.actor))}: {texts.prompt(state.prompt())}"]
    return "\n".join(lines)


PRINTER.of_view = _print_view
PRINTER.of_state = _print_state


def places(game: Game) -> Places:
    """Return what a game says about its places."""
    return REGISTER[game.facts.id].places


def drawn(view: View) -> set[str]:
    """Return the places that a table shows of a view: those its page names, else those the game lists."""
    own = page(view)
    if own is None:
        return set(places(view.game).drawn(view))
    return {*places_in(own), *places_in(setup(view))}


def answers(state: State, view: View) -> Answers:
    """Return what the view's seat can answer, and what each answer brings."""
    return describe_answers(state, view, places(state.game))


def remarks(view: View, texts: Texts) -> Mapping[int, Remark]:
    """Return the words beside the answers of the seat to act, by number."""
    return REMARKS.get(view.game.facts.id, _no_remarks)(view, texts)


def orders(game: Game) -> tuple[OrderKind, ...]:
    """Return the standing orders that a seat of this game can give."""
    return REGISTER[game.facts.id].orders


def page_type(game_id: str) -> type[Struct] | None:
    """Return the type of a game's `page`, if it has one."""
    return REGISTER[game_id].page_type


def setup_type(game_id: str) -> type[Struct] | None:
    """Return the type of a game's `setup`, if it has one."""
    return REGISTER[game_id].setup_type

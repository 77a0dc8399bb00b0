"""Looks of the full screen: every size, both languages, light and dark."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.color import Color
from rich.style import Style
from rich.text import Text
from textual import events
from textual.pilot import Pilot

import carrack
from carrack.cli.play.fullscreen.palette import DAY, INKS, NIGHT, Ink
from carrack.cli.play.fullscreen.panes import Board
from carrack.cli.play.fullscreen.scores import Scores
from carrack.cli.play.fullscreen.table_app import TableApp
from carrack.cli.play.fullscreen.widget import wrapped
from carrack.cli.play.save_file import SaveFile
from carrack.cli.play.session import Session
from carrack.cli.terminal.styles import STYLES
from carrack.core.board import Span, last_part, plain
from carrack.core.chance import Rng
from carrack.core.match import new_match
from carrack.core.text import LANGUAGES, Texts
from tests.screen.tables import screen_text, session, settle, shown, table_of, until, with_pilot

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decisions", [0, 12, 40, 60, 100, 150])
def test_smallest_screen_shows_prompt_choices_and_own_hand_whole(language: str, decisions: int) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        text = "\n".join(screen_text(app))
        for line in shown(app.question).splitlines():
            assert line.strip() in text
        assert app.choices_pane.max_scroll_y == 0, "all choices are to be seen"
        for option in app.choices.shown:
            assert f"{option.label} {option.words}" in text
        assert app.board_pane.max_scroll_y <= 2
        assert app.log_pane.size.height >= 2
        assert "…" not in text.replace(": …", "").replace(" …", "").replace("… ", "")

    with_pilot(table_of(session(decisions=decisions, players=("Ann", "greedy", "greedy")), language), look)


@pytest.mark.parametrize(("game", "players"), [("pizarro", 6), ("amerigo-cards", 8)])
def test_the_own_hand_stays_in_sight_where_the_board_is_too_long(game: str, players: int) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.board_pane.max_scroll_y > 0
        text = " ".join("\n".join(screen_text(app)).split())
        for line in last_part(app.lines):
            assert " ".join(plain([line]).split())[:60] in text

    seated = ("Ann", *["greedy"] * (players - 1))
    with_pilot(table_of(session(game=game, decisions=60, players=seated)), look)


def test_a_map_has_most_of_a_small_screen_while_the_question_is_about_it() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("s", "enter")
        await settle(pilot)
        assert app.board_pane.size.height >= 11
        assert app.choices_pane.size.height >= 3

    with_pilot(table_of(session(game="amerigo")), look)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_cut_at_any_size(size: tuple[int, int], language: str) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for pane in (app.board, app.log_lines, app.rules, app.question, app.choices):
            width = pane.size.width or size[0] - 2
            assert all(row.text.cell_len <= width for row in pane.rows(width)), pane

    with_pilot(table_of(session(decisions=60), language), look, size)


def test_window_changes_its_size_during_play() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for size in [*SIZES, *reversed(SIZES), (60, 20), (40, 12), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert app.size == size
            assert shown(app.question).split("\n")[0].strip() in "\n".join(screen_text(app))
            legal = [option for option in app.choices.options if option.legal]
            before = len(app.session.match.record.entries), list(app.session.match.draft)
            await pilot.press(*legal[0].label, "enter")
            await settle(pilot)
            assert (len(app.session.match.record.entries), app.session.match.draft) != before
        assert app.width_class == "narrow"

    with_pilot(table_of(session(decisions=20)), play)


def test_selection_outlives_a_change_of_size_language_and_light() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "right")
        chosen = app.choices.choice
        assert chosen
        await pilot.resize_terminal(130, 40)
        await settle(pilot)
        await pilot.press("f2", "f3")
        await settle(pilot)
        kept = app.choices.choice
        assert kept
        assert kept.number == chosen.number
        assert kept.sentence != chosen.sentence
        await pilot.press("enter")
        await settle(pilot)
        assert app.choices.choice is None, "but not a decision"

    with_pilot(table_of(session(decisions=40)), play)


def test_panes_stand_side_by_side_where_there_is_room() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.board_pane.region.right <= app.choices_pane.region.x
        assert app.choices_pane.region.right <= app.rules_pane.region.x
        assert app.log_pane.region.y >= app.board_pane.region.bottom

    with_pilot(table_of(session(decisions=20)), look, size=(200, 60))


def test_tabs_where_there_is_none() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("tab")
        await settle(pilot)
        assert app.tab == "log"
        assert "deck" not in "\n".join(screen_text(app))
        await pilot.press("tab")
        await settle(pilot)
        assert "▶" in "\n".join(screen_text(app))
        x, y = app.top.place_of("tab('table')")
        await pilot.click(app.top, offset=(x + 1, y))
        assert app.tab == "table"
        await pilot.press("pagedown", "pageup", "shift+tab")
        assert app.tab == "rules"
        await pilot.press("escape")
        assert app.tab == "table"

    with_pilot(table_of(session(decisions=20)), look)


def test_language_changes_at_once_and_everywhere() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        await settle(pilot)
        english = [line for line in screen_text(app) if line.strip()]
        assert any("You " in line for line in english)
        await pilot.press("f2")
        await settle(pilot)
        german = "\n".join(screen_text(app))
        for word in ("Tisch", "Nachziehstapel", "segeln", "Regeln", "Du bist", "zurück", "English"):
            assert word in german, word
        for word in ("deck ", "Table", "hand", "sail", "Sail", "undo"):
            assert word not in german.replace("Handel", "").replace("sail.", ""), word
        await pilot.press("f2")
        await settle(pilot)
        assert "deck" in "\n".join(screen_text(app))

    with_pilot(table_of(session(decisions=40)), look)


def test_light_and_dark() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.screen.styles.background.hex.lower() == NIGHT.background
        await pilot.press("f3")
        await settle(pilot)
        assert app.screen.styles.background.hex.lower() == DAY.background
        assert not app.ink.dark

    with_pilot(table_of(session(decisions=40)), look)


def test_help_names_the_keys_and_any_key_closes_it() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for language in LANGUAGES:
            await pilot.press("f1")
            await settle(pilot)
            text = "\n".join(screen_text(app))
            for _, words in app.help_lines():
                assert words.split()[0] in text
            assert app.say("screen-help-leave") in text
            await pilot.press("x")
            assert not app.is_covered, language
            await pilot.press("f2")

    with_pilot(table_of(session(decisions=40)), look)


def test_a_card_is_answered_once_however_fast_the_keys_come() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("f1")
        await until(pilot, lambda: app.is_covered)
        card = app.screen
        for key in "xyz":
            card.post_message(events.Key(key, key))
        await until(pilot, lambda: not app.is_covered)
        await settle(pilot)
        assert app.fault is None

    with_pilot(table_of(session(decisions=40)), look)


def test_leaving_works_while_a_card_covers_the_table() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.is_covered
        await pilot.press("ctrl+c")
        await until(pilot, lambda: app.return_value == 130)

    with_pilot(table_of(session(("Ann", "Bob"))), look)


# --- colours ------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [value / 255 for value in Color.parse(colour).get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [NIGHT, DAY])
@pytest.mark.parametrize("word", [*INKS, *STYLES])
def test_every_colour_can_be_read(theme: object, word: str) -> None:
    """At least 4.5 to 1 on every ground that text stands on; 3 for words not coloured for us alone."""
    assert theme in (NIGHT, DAY)
    light = NIGHT if theme is NIGHT else DAY
    style: Style = Ink(light.dark)(word)
    if style.color is None:
        return
    grounds = [style.bgcolor.name] if style.bgcolor else [light.background, light.surface, light.panel]
    least = 4.5 if word in INKS else 3.0
    for ground in grounds:
        assert ground
        assert contrast(style.color.name, ground) >= least, (word, ground)


# --- a board with a picture ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (150, 45), (200, 60)])
def test_picture_is_whole_at_every_size_and_turned_to_where_the_question_is(size: tuple[int, int]) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.board_pane.scroll_offset.y == 0
        await pilot.press(*next(o.label for o in app.choices.options if o.notation == "act blue"), "enter")
        await settle(pilot)
        letters = " ".join("abcdefghijklmnopqrstuvwx")
        assert shown(app.board).count(letters) == 2
        assert app.board.size.width >= app.board.least_width
        assert letters in "\n".join(screen_text(app)), "the frame spaces in question are to be seen"

    match = new_match(carrack.game("amerigo"), 4, Rng(5, 1), ["Ann", "random", "random", "random"])
    rng = Rng(5, 2)
    while match.actor != 0 or match.game.actions.find("act blue") not in match.view(0).legal:
        match.play(match.actor, rng.choose(match.view(match.actor).legal, []))
    table = Session(match, SaveFile(Path("game.txt")), lambda: Rng(5, 3))
    with_pilot(table_of(table), look, size)


def test_a_line_that_is_too_long_goes_on_under_its_beginning() -> None:
    board = Board(Ink(), "board")
    board.show([[Span("  "), Span("one two three four five six seven eight")]])
    assert [row.text.plain for row in board.draw(20)] == [
        "  one two three four",
        "  five six seven",
        "  eight",
    ]


def test_in_the_middle_of_a_turn_the_map_stays_where_it_is() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for keys in ("s", "2", "5", "1", "g3"):
            await pilot.press(*keys, "enter")
            await settle(pilot)
        assert app.asks
        assert app.asks.state.prompt().code == "post"
        top = app.board.row_of_picture()
        assert app.board_pane.scroll_offset.y >= top > 0

    table = session(players=("Ann", "greedy"), seed=4, game="amerigo")
    with_pilot(table_of(table), play, (80, 24))


# --- a board in sheets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_in_sheets_neither_scrolls_nor_moves(size: tuple[int, int], language: str) -> None:
    """Every sheet is reached by turning pages, and the question stays in its row."""
    rows = set()

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        panes = [pane for pane in (app.sheets, app.more_sheets) if pane.display]
        assert not app.board_pane.display
        rows.add(app.question.region.y)
        names = {sheet.name for pane in panes for sheet in pane.sheets if sheet.name}
        for pane in panes:
            assert pane.tallest(pane.size.width) <= pane.size.height <= pane.room
            width = pane.size.width
            assert all(row.text.cell_len <= width for page in pane.pages(width) for row in page.rows)
        await pilot.press("f5")
        seen = set()
        for _ in range(max(len(pane.pages(pane.size.width)) for pane in panes)):
            for pane in panes:
                page = pane.pages(pane.size.width)[pane.page]
                named = [sheet.name for sheet in pane.sheets if sheet.name]
                seen |= {named[at] for at in page.names}
                assert all(row.text.plain.rstrip() in "\n".join(screen_text(app)) for row in page.rows)
            await pilot.press("pagedown", *(["f6"] if len(panes) > 1 else []))
            await settle(pilot)
        assert seen == names
        rows.add(app.question.region.y)

    for decisions in (1, 60):
        with_pilot(
            table_of(session(("Ann", "greedy", "greedy"), decisions=decisions, game="amalfi"), language),
            look,
            size,
        )
    assert len(rows) == 1, "the question never moves"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_log_shows_what_happened_last_until_somebody_scrolls_back(size: tuple[int, int]) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        pane = app.log_pane
        for _ in range(3):
            pane.scroll_to(y=0, animate=False)  # as when the pane above it grows
            await pilot.press(*app.choices.options[0].label, "enter")
            await settle(pilot)
            assert pane.scroll_offset.y == pane.max_scroll_y > 0
        app.show_tab("log")
        await settle(pilot)
        await pilot.press("pageup")
        await settle(pilot)
        back = pane.scroll_offset.y
        assert back < pane.max_scroll_y
        app.show()
        await settle(pilot)
        assert pane.scroll_offset.y == back

    with_pilot(table_of(session(decisions=60, players=("Ann", "greedy", "greedy"))), look, size)


@pytest.mark.parametrize("game_id", carrack.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scores_name_every_part_in_full(game_id: str, language: str) -> None:
    game = carrack.game(game_id)
    seats = game.facts.seats[-1]
    texts = Texts(game, language, ["greedy"] * seats)
    scores = game.new(seats).scores()
    pane = Scores(Ink(), "scores")
    pane.show(scores, texts)
    width = 12 * (seats + 1)
    drawn = [row.text.plain for row in pane.draw(width)]
    told = " ".join(drawn).replace("-", "").split()
    for part in scores[0].breakdown:
        assert set(texts.score_part(part).replace("-", "").split()) <= set(told)
    assert all(len(line) <= width for line in drawn)


@pytest.mark.parametrize(("width", "turned"), [(300, False), (60, True)])
def test_the_winners_scores_stand_out_even_on_their_side(width: int, turned: bool) -> None:
    game = carrack.game("amalfi")
    scores = [replace(score, rank=place + 1) for place, score in enumerate(game.new(3).scores())]
    pane = Scores(Ink(), "scores")
    pane.show(scores, Texts(game, "en", ["Ann", "Ben", "Cleo"]))
    rows = [row.text for row in pane.draw(width)]
    strong = pane.ink("strong")
    bold = [
        [text.plain[span.start : span.end] for span in text.spans if span.style == strong] for text in rows
    ]
    if turned:
        assert [len(cells) for cells in bold[1:]] == [1] * (len(rows) - 1), "one figure in each row"
    else:
        assert [cells[0].strip() for cells in bold if cells] == ["1. Ann"]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_of_a_game_that_is_over_stands_on_one_line(
    size: tuple[int, int], language: str, home: Path
) -> None:
    folder = home / ".local" / "share" / "carrack"
    folder.mkdir(parents=True)
    name = "amerigo-cards-2026-11-19-184512.txt"

    async def look(app: TableApp, _pilot: Pilot[int]) -> None:
        rows = screen_text(app)
        assert sum(f"~/.local/share/carrack/{name}" in row for row in rows) == 1
        assert Texts(app.session.match.game, language).say("table-total") in "".join(rows)

    over = session(decisions=10_000, players=("Ann", "greedy", "greedy"), save=folder / name)
    assert over.match.is_over
    with_pilot(table_of(over, language), look, size)


def test_a_path_that_is_too_long_keeps_its_last_name_whole() -> None:
    name = "amerigo-2026-11-19-184512.txt"
    text = Text(f"Record: /srv/people/alexandra/.local/share/carrack/{name}")
    for width in range(len(name), len(text.plain)):
        rows = [row.plain.strip() for row in wrapped(text, width)]
        assert any(row.endswith(name) for row in rows), (width, rows)
        assert "".join(rows).replace(" ", "") == text.plain.replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_four_seats_scores_is_broken_at_120_columns(language: str) -> None:
    game = carrack.game("amalfi")
    texts = Texts(game, language, ["Ann", "greedy 2", "greedy 3", "greedy 4"])
    scores = game.new(4).scores()
    pane = Scores(Ink(), "scores")
    pane.show(scores, texts)
    drawn = [row.text.plain for row in pane.draw(55)]
    words = set(" ".join(drawn).split())
    for part in scores[0].breakdown:
        assert set(texts.score_part(part).split()) <= words
    assert all(len(line) <= 55 for line in drawn)


@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_figures_is_never_broken_in_mid_row(size: tuple[int, int], language: str) -> None:
    """Amerigo's seats: five goods beside the figures, or all five below them."""

    async def look(app: TableApp, _pilot: Pilot[int]) -> None:
        goods = [len(re.findall(r"\d×\d", line)) for line in screen_text(app)]
        assert [count for count in goods if count] == [5, 5, 5]

    players = ("Ann", "greedy", "greedy")
    with_pilot(table_of(session(players, game="amerigo", decisions=60), language), look, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pizarros_tracks_stand_on_a_line_each_at_120_columns(language: str) -> None:
    async def look(app: TableApp, _pilot: Pilot[int]) -> None:
        lines = screen_text(app)
        for name in ("Marco Polo  ", "Cook  "):
            row = next(line for line in lines if f"   {name}" in line)
            assert re.search(r" 1 ♛\d+.* 2 ♛\d+.* 3 ♛\d+", row)

    players = ("Ann", "greedy", "greedy")
    with_pilot(table_of(session(players, game="pizarro", decisions=1), language), look, (120, 40))


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_the_linear_screen_is_one_column_in_reading_order(size: tuple[int, int]) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("down")
        await settle(pilot)
        lines = [line.strip() for line in screen_text(app)]
        question = next(y for y, line in enumerate(lines) if "[phase.7]" in line)
        choices = [y for y, line in enumerate(lines) if re.match(r"(> )?[spbg] \w+", line)]
        answer = next(y for y, line in enumerate(lines) if line.startswith("⏎ Blue"))
        seats = next(y for y, line in enumerate(lines) if "Ann  " in line)
        assert 0 < question < choices[0] < choices[-1] < answer < seats
        assert len(choices) == sum(option.legal for option in app.choices.options), "one a row"
        assert [line[:3] for line in lines if line.startswith("> ")] == ["> s"]
        assert not set("".join(lines)) & set("▏─░~"), "no frames, no picture"
        assert app.cursor_position.y == answer

    table = session(("Ann", "greedy", "greedy"), game="amerigo", decisions=60)
    with_pilot(TableApp(table, lambda: table, "en", 0.0, linear=True), look, size)


def test_function_keys_turn_the_board_to_its_parts_at_80_columns() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        seen = {}
        for key in ("f5", "f6", "f7", "f8"):
            await pilot.press(key)
            await settle(pilot)
            seen[key] = "\n".join(screen_text(app))
        assert "Round 1 of 5" in seen["f5"]
        assert "a b c d e f g" in seen["f6"].splitlines()[1]
        assert "Round 1 of 5 ·" not in seen["f7"]
        assert " 18 " in seen["f7"], "the last row of the map"
        assert app.tab == "log"
        await pilot.press("f5")
        await settle(pilot)
        assert app.tab == "table"

    with_pilot(table_of(session(("Ann", "greedy", "greedy"), game="amerigo", decisions=60)), look)


def test_sheets_follow_what_is_typed_and_a_click_on_a_name_aims_there() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.asks is not None
        pages: dict[str, int] = {}
        for option in app.asks.options:
            if option.legal and option.label[0] in "nadi":
                await pilot.press("escape", *option.label)
                await settle(pilot)
                assert app.sheets.aimed == {option.notation}
                pages.setdefault(option.label[0], app.sheets.page)
                assert app.asks.aim(option.notation, "") == option.label
        assert len(set(pages.values())) == len(pages) > 2, "docks, markets and hand are on pages of their own"
        x, y = app.sheets.place_of(sorted(app.sheets.aimed)[0])
        await pilot.press("escape")
        await pilot.click(app.sheets, offset=(x + 2, y))
        await settle(pilot)
        assert app.typed

    with_pilot(table_of(session(decisions=8, game="amalfi")), look)


def test_cards_in_piles_are_shown_on_demand_and_always_where_there_is_room() -> None:
    titles = ("Cards in piles (rudders)", "discards: ", "doubloons of greedy 2: ")

    async def ask(app: TableApp, pilot: Pilot[int]) -> None:
        text = "\n".join(screen_text(app))
        assert "F7 piles" in text
        assert not any(title in text for title in titles)
        await pilot.press("f7")
        await settle(pilot)
        text = "\n".join(screen_text(app))
        assert all(title in text for title in titles)
        await pilot.press("f5")
        await settle(pilot)
        assert not any(title in "\n".join(screen_text(app)) for title in titles)

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert all(title in shown(app.board).replace("\n", " ") for title in titles)
        assert app.board_pane.max_scroll_y == 0

    few, many = ("Ann", *["greedy"] * 2), ("Ann", *["greedy"] * 5)
    for test, size, players, decisions in (
        (ask, (80, 24), few, 80),
        (look, (120, 40), few, 80),
        (ask, (120, 40), many, 120),
    ):
        with_pilot(table_of(session(players, decisions=decisions)), test, size)


def test_bids_are_one_row_on_a_small_screen_so_that_all_seats_are_in_sight() -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert "2–45" in shown(app.choices)
        assert app.board_pane.max_scroll_y == 0
        text = "\n".join(screen_text(app))
        assert all(f"{name} · 9 cards" in text for name in ("Ann", "greedy 2", "greedy 3"))
        await pilot.press("1", "7")
        await settle(pilot)
        assert "2–45   17" in shown(app.choices)
        await pilot.press("right")
        assert [option.label for option in app.steps] == ["18"]

    async def list_them(app: TableApp, pilot: Pilot[int]) -> None:
        assert "44  45" in shown(app.choices)

    for test, size in ((look, (80, 24)), (list_them, (120, 40))):
        with_pilot(table_of(session(("Ann", "greedy", "greedy"), decisions=1, game="pizarro")), test, size)


@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
def test_the_words_beside_a_map_are_pages_that_never_scroll(size: tuple[int, int]) -> None:
    rows = set()

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        pane = app.more_sheets
        rows.add(app.question.region.y)
        for page in range(len(pane.pages(pane.size.width))):
            text = "\n".join(screen_text(app))
            assert all(row.text.plain.rstrip() in text for row in pane.pages(pane.size.width)[page].rows)
            assert "Action space" in text
            await pilot.press("pagedown")
            await settle(pilot)

    for decisions in (4, 100):
        table = session(("Ann", "greedy", "greedy"), decisions=decisions, game="amerigo")
        with_pilot(table_of(table), look, size)
    assert len(rows) == 1, "the question never moves"

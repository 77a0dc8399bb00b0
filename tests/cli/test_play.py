"""The terminal table: whole games, what is asked and told, undo, people side by side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack.core.chance import Rng
from carrack.core.match import new_match
from carrack.games import game
from tests.cli.running import FIRST_ALWAYS, GAME, carrack_command, carrack_process, refused

SEED = ("--seed", "5")
"""Ann is dealt gems-1, cloth-2, cloth-3 and coffee-3."""
LONG = "x" * 5000
ADVISER = """
from carrack.bots.base import Bot

class Adviser(Bot):
    def decide(self, view, rng):
        return view.legal[0]

    def hint(self, view, rng):
        return view.legal[7]
"""


def play(*arguments: object, typed: str) -> str:
    """Return what the table says in a seeded game."""
    done = carrack_command("play", *SEED, *arguments, typed=typed)
    assert done.code == 0, done.err
    return done.out


@pytest.mark.parametrize(
    ("language", "winner"),
    [
        ("en", r"(wins|share the victory) with \d+ points"),
        ("de", r"(gewinnt|teilen sich den Sieg) mit \d+ Punkten"),
    ],
)
def test_whole_game_by_first_choices(language: str, winner: str) -> None:
    done = carrack_process("play", *SEED, "--lang", language, "--save", "game.txt", typed=FIRST_ALWAYS)
    assert done.code == 0
    assert done.err == ""
    assert re.search(winner, done.out)
    assert "game.txt" in done.out.splitlines()[-1]
    verified = carrack_command("replay", "game.txt", "--verify")
    assert verified.code == 0
    assert "all right" in verified.out


@pytest.mark.parametrize("seats", [2, 8])
def test_whole_game_with_other_seats(seats: int) -> None:
    out = play("--seats", seats, "--bots", "random", "--me", seats, typed=FIRST_ALWAYS)
    assert re.search(r"(wins|share the victory) with \d+ points?", out)


@pytest.mark.parametrize("bots", ["mate", "greedy", "human"])
def test_a_person_plays_alone_where_the_game_allows_it(bots: str) -> None:
    done = carrack_command("play", "amalfi", *SEED, "--seats", 1, "--bots", bots, typed="pass\nq\n")
    assert done.code == 0, done.err
    assert "carrack play --resume " in done.out
    refused(carrack_command("play", "amalfi", "--seats", 1, "--bots", "nobody"), "nobody")
    refused(carrack_command("play", "amalfi", "--seats", 1, "--bots", "greedy,greedy"), "2 bots")


def test_options_of_a_game_are_chosen() -> None:
    chosen = ("--seats", 1, "--option", "rival=genoa", "--option", "hands=blind")
    out = play("amalfi", *chosen, "--save", "game.txt", typed="q\n")
    assert "Genoa" in out
    assert re.search(r"options: .*hands=blind.*rival=genoa", Path("game.txt").read_text())
    refused(carrack_command("play", "amalfi", "--option", "rival=pisa"), "pisa", "genoa")
    refused(carrack_command("play", "amalfi", "--seats", 1, "--option", "hands=draft"), "draft")


def test_first_screen_shows_what_happened_the_board_and_the_choices() -> None:
    out = play(typed="#1\n")
    for part in (
        "Ann is dealt coffee (3 rudders), gems (1 rudder), cloth (2, 3 rudders).",
        "greedy 2 is dealt 4 cards.",
        "Your hand (rudders): gems (1), cloth (2 3), coffee (3)",
        "Sail out with …   og1 gems (1 rudder) (+1 league)",
        "Exhibit …         eg1 gems (1 rudder)       ecl2 cloth (2 rudders)",
    ):
        assert part in out


def test_choice_by_notation() -> None:
    assert "Ann sails out with cloth (2 rudders): distance 2." in play(typed="#1\n Sail  OUT cloth-2\n")


def test_hint_names_a_choice_and_its_number(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(ADVISER)
    for language, word, words in (("en", "hint", "would choose"), ("de", "tipp", "würde wählen")):
        typed = f"#1\n{word}\nhelp\nq\n"
        out = play("--bots", f"{file}:Adviser", "--lang", language, typed=typed)
        assert re.search(rf"Adviser {words}: .*(coffee|Kaffee).* \((key eco3|Taste ak3)\)", out), out
        assert f"{word}  " in out


def test_only_what_the_seat_may_know_is_told() -> None:
    out = play(typed="#1\n#2\n#7\n" + "#1\n" * 12)
    told = re.findall(r"greedy \d (?:draws|is dealt) (.+)\.", out)
    assert told
    assert all(re.fullmatch(r"(\d+|one) cards?", cards) for cards in told)


def test_question_mark_shows_greyed_choices_with_reason_and_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = play(typed="#1\n?\n? 9\nrule sell.2\n? sell\n")
    assert "Sell" in out
    assert (
        "The market needs all five goods. 5 are missing: gems, cloth, antiques, spices, coffee. [sell.2]"
        in out
    )
    assert "doubloons.2" in out
    assert "sell.2  You can sell only if the market shows all five goods." in out
    assert "sell.11" in out


def test_greyed_choice_picked_is_refused_with_its_reason() -> None:
    for typed in ("#1\nsell\n", "#1\nexplore\n"):
        assert re.search(r"\[(sell|explore)\.\d\]", play(typed=typed))


def test_words_that_mean_nothing_are_answered() -> None:
    out = play(
        typed="#1\nfly away\n99\n0\n\n?99\nrule nope\nlang fr\n"
        + LONG
        + "\nlang "
        + LONG
        + "\n? "
        + LONG
        + "\n"
    )
    assert "“fly away” is neither a choice nor a word of the table." in out
    assert "There is no choice 99 here." in out
    assert "There is no choice 0 here." in out
    assert "nope" in out
    assert "There is no text in “fr”" in out


def test_numbers_of_other_scripts_and_unending_ones_are_answered() -> None:
    out = play(typed="#1\n" + "9" * 6000 + "\n²\n#٣\n")
    assert "There is no choice 9999" in out


def test_undo_takes_the_draft_back_first_then_the_last_decision() -> None:
    out = play("--save", "game.txt", typed="#1\n#5\n#1\nu\nu\n#4\nu\n")
    assert "Not final yet: Exhibit gems (1 rudder); Exhibit cloth (2 rudders)." in out
    assert "Taken back to before your last decision" in out
    record = Path("game.txt").read_text()
    assert "~1: sail out coffee-3" in record
    assert "~2: " in record
    assert carrack_command("replay", "game.txt", "--verify").code == 0


def test_undo_with_nothing_to_take_back() -> None:
    assert "There is nothing to take back." in play(typed="u\n")


def test_confirm_waits_for_done() -> None:
    out = play("--confirm", "--save", "game.txt", typed="#1\nu\n#1\nd\n#2\n\n")
    assert "Your turn is finished" in out
    assert "Ann sails out with cloth (2 rudders)" in out
    assert "There is nothing to confirm." in play("--confirm", typed="d\n")


def test_log_help_board_and_language() -> None:
    out = play(typed="#1\nl\nl 1\nh\nb\nlang de\nsprache en\nhilfe\n")
    assert out.count("Ann keeps the hand hidden.") >= 2
    assert "save and leave" in out
    assert "Deine Hand (Ruder): Edelsteine (1)" in out


def test_quit_says_how_to_go_on() -> None:
    out = play(typed="#1\nq\n")
    command = out.strip().splitlines()[-1]
    file = command.removeprefix("carrack play --resume ")
    assert file.endswith(".txt")
    assert Path(file).is_file()
    assert "carrack" in Path(file).parent.name


def test_bots_may_sit_in_every_seat_by_name() -> None:
    out = play("--seats", 4, "--me", 2, "--bots", "random,greedy,random", "--name", "Zoë", typed="")
    assert "Zoë · 0 doubloons" in out
    assert "random 1" in out
    assert "greedy ·" in out
    assert "random 4" in out


def test_names_are_made_fit() -> None:
    out = play("--name", "A|n\x1b[31m[bold]n", "--save", "game.txt", typed="")
    assert "\x1b" not in out
    assert "[bold]" in out
    assert carrack_command("replay", "game.txt").code == 0


def test_own_bot_at_the_table() -> None:
    Path("own.py").write_text(
        "from carrack.bots.base import Bot\n"
        "class Last(Bot):\n"
        "    def decide(self, view, rng):\n"
        "        return view.legal[-1]\n"
    )
    assert "Last 2" in play("--bots", "own.py:Last", typed=FIRST_ALWAYS)


def test_seed_of_a_real_game_is_secret() -> None:
    outs = {
        carrack_command("play", "--save", f"{i}.txt", typed="").out.replace(f"{i}.txt", "") for i in range(2)
    }
    assert len(outs) == 2
    assert "seed" not in Path("0.txt").read_text()


# --- several people -----------------------------------------------------------------------------------------


def test_hot_seat_hides_hands_until_enter() -> None:
    out = play("--seats", 2, "--bots", "human", "--name", "Ann,Bob", typed="\n#1\n\n#1\n\n")
    hands = new_match(game(GAME), 2, Rng(5, 1)).state
    assert hands.actor == 0
    screens = re.split(r"(?:Ann|Bob) is asked\. Nobody else looks, please\.\n", out)
    assert len(screens) == 4
    for screen in screens[1:]:
        before, enter, after = screen.partition("Enter, when ready: ")
        assert enter
        assert not before.strip()
        assert after.count("Your hand") == 1
    assert "Ann is dealt 4 cards." in screens[2]
    assert "Bob is dealt 4 cards." not in screens[2]
    assert "Bob is dealt 4 cards." in screens[1]
    assert "Ann is dealt 4 cards." not in screens[1]


def test_hot_seat_undo_needs_everybody() -> None:
    start = "\n#1\n\n#1\n\n"
    refusing = play("--seats", 2, "--bots", "human", "--name", "Ann,Bob", typed=start + "u\nn\n")
    assert "Bob, do you agree" in refusing
    assert "Bob has not agreed to take that back." in refusing
    agreeing = play("--seats", 2, "--bots", "human", "--name", "Ann,Bob", typed=start + "u\ny\n")
    assert "Taken back" in agreeing


def test_hot_seat_to_the_end() -> None:
    typed = "\n" + "#1\n\n" * 800
    out = play("--seats", 3, "--bots", "human,greedy", "--name", "Ann,Bob", typed=typed)
    assert "points" in out
    assert "Ann" in out
    assert "Bob" in out


def test_resume_options_that_the_file_settles_are_refused() -> None:
    play("--save", "game.txt", typed="#1\n")
    for option, value in (
        ("--seats", 3),
        ("--bots", "greedy"),
        ("--me", 1),
        ("--option", "a=b"),
    ):
        refused(carrack_command("play", "--resume", "game.txt", option, value), option)


def test_board_on_demand_tells_the_cards_in_piles() -> None:
    asked = play("--seats", 2, "--bots", "greedy", typed="#1\n" * 30 + "b\n")
    assert "Cards in piles (rudders), the next doubloon to spend first\n  discards: " in asked
    assert re.search(r"\n  doubloons of \w+( \d)?: \w+ \(\d\)", asked)
    assert asked.count("Cards in piles") == 1, "only for whoever asks"


def test_words_of_a_choice_that_is_no_answer_now_are_refused_by_the_rules() -> None:
    typed = "#1\nacquire birth of venus\nnew artwork birth-of-venu\n"
    out = carrack_command("play", "amalfi", "--seed", "2", "--bots", "greedy", "--plain", typed=typed).out
    assert "“The Birth of Venus” is not in the Workshop." in out
    assert "artwork birth-of-venus" not in out, "what chance draws is no answer of a seat"


def test_the_log_names_the_command_that_shows_all_of_it() -> None:
    out = play(typed="#1\n" * 12 + "l 2\n")
    more, everything = re.findall(r"… and (\d+) more before that: log (\d+) shows them\.", out)[-1]
    assert int(everything) == int(more) + 1, "one is shown"

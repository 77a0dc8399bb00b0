"""The board in words: what tracks and tokens are worth stands there, in both languages."""

from __future__ import annotations

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.board import plain
from carrack.core.match import Match, new_match
from carrack.core.text import Texts
from carrack.games import board
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.game import AmerigoView


def played(decisions: int) -> Match:
    match, bot, rng = new_match(carrack.game("amerigo"), 3, carrack.Rng(3)), GreedyBot(), carrack.Rng(2)
    for _ in range(decisions):
        match.play(match.actor, bot.decide(match.view(match.actor), rng))
        if match.is_complete:
            match.done(match.actor)
    return match


def test_tracks_tokens_and_the_others_villages_are_told() -> None:
    match = played(150)
    view = match.view(0)
    assert isinstance(view, AmerigoView)
    table = view.table
    english = plain(board(view, Texts(match.game)))
    german = plain(board(view, Texts(match.game, "de")))
    mine = table.player[0]
    points = int(table.parts.progress_points[mine.progress])
    assert f"progress {int(mine.progress)} = {points} point" in english
    assert "more points from" in english
    assert "mehr Punkte ab" in german
    for space in range(at.DISPLAY):
        token = int(table.tokens[space])
        if token >= 0:
            effect = Texts(match.game).say("token-effect", {"token": token})
            assert f"({effect})" in english, "a token on display says what it does"
    for seat, line in enumerate(english.split("\n")[3:6]):
        left = sum(int(table.player[seat].stock[at.AT_HOME + shape]) for shape in range(at.VILLAGES))
        assert f" {left} " in line
    assert " vil " in english


def test_one_tile_of_a_shape_is_told_in_the_singular() -> None:
    texts = Texts(carrack.game("amerigo"), "de")
    for shape in range(at.NEUTRALS):
        one, several = (texts.say("board-shape", {"shape": shape, "count": count}) for count in (1, 3))
        assert (one == several) == (one in ("Einer", "Zweier", "Dreierwinkel", "Fünfer-U"))
    assert "1× Sechserblöcke" not in "".join(
        plain(board(played(count).view(0), texts)) for count in range(60, 160, 20)
    )

"""The table of contents: what is asked by `table.phase`, what happens by the clause on top of the stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from carrack.core.question import Question
from carrack.games.amalfi import choices as pick
from carrack.games.amalfi import language
from carrack.games.amalfi import layout as at
from carrack.games.amalfi import refusals as why
from carrack.games.amalfi.questions import (
    acquisition,
    construction,
    council,
    decrees,
    discovery,
    effects,
    end,
    engagement,
    evolving,
    feeding,
    grants,
    hands,
    invitation,
    lighthouses,
    navigation,
    new_period,
    payments,
    rival,
    rows,
    setup,
    turns,
)
from carrack.games.amalfi.stack import SEAT, VERB, top
from carrack.games.amalfi.table import Table

BOTH: Final[dict[int, tuple[int, Question[Table]]]] = {
    language.SEND: (at.SENDING, navigation.Send("send", "nav.6")),
    language.TAKE: (at.TAKING, council.TAKE),
    language.ERECT: (at.ERECTING, lighthouses.Erect("erect", "erect.1")),
    language.STRAIGHTEN: (at.STRAIGHTENING, engagement.Straighten("straighten", "straight.1")),
    language.GRANT: (at.GRANTED, grants.Grant("grant-", "invite.8")),
    language.PAYMENT: (at.PAYING, payments.Pay("pay", "pay.1")),
    language.USE_LIGHTHOUSE: (at.LIGHTHOUSE, lighthouses.UseLighthouse("lighthouse", "light.2")),
    language.ORDER: (at.ORDERING, evolving.Order("order", "evolve.1")),
    language.FEEDING: (at.FEED_NOW, feeding.Feed("feed", "feed.1")),
    language.BEFORE_DECREE: (at.DECREE_NEXT, decrees.BeforeDecree("before-decree", "option.4")),
    language.DRAW_FIRST: (
        at.NAME_FIRST,
        setup.FirstPlayer("first", "setup.7", pick.FIRST, at.MOST_SEATS, why.NOT_THIS_CHANCE),
    ),
    language.DRAW_DECREES: (
        at.DRAW_DECREE,
        setup.Decrees("decree", "setup.1", pick.DECREE, at.DECREES, why.NOT_THIS_CHANCE),
    ),
    language.DRAW_TITLES: (
        at.DRAW_TITLE,
        setup.Titles("title", "setup.5", pick.TITLE, at.TITLES, why.NOT_THIS_CHANCE),
    ),
    language.DEAL: (
        at.DEALING,
        hands.Deal("deal", "hands.4", pick.CHARACTER, at.CHARACTERS, why.NOT_THIS_CHANCE),
    ),
    language.BEAM: (at.BEAMING, lighthouses.Beam("beam", "invite.14")),
    language.CHOOSE_RIVAL: (at.PICK_RIVAL, rival.PickRival("rival", "solo.1")),
    language.FINISH: (at.FINISHED, end.Finish("finished", "end.2")),
}
"""Clauses that ask: the verb, and the phase in which they do."""
QUESTIONS_ONLY: Final[dict[int, Question[Table]]] = {
    at.DRAW_TILE: rows.ATLAS,
    at.DRAW_ARTWORK: rows.WORKSHOP,
    at.DRAW_CHARACTER: rows.COUNCIL,
    at.PICK_PACK: hands.PickPack("pack", "hands.1"),
    at.KEEPING: hands.Keep("keep", "hands.5"),
    at.DRAFTING: hands.Draft("draft", "hands.6"),
    at.TURN: turns.Turn("turn", "turn.2"),
    at.NO_LIGHTHOUSE: lighthouses.NO_LIGHTHOUSE,
}
CLAUSES_ONLY: Final[dict[int, Question[Table]]] = {
    language.GAIN_BREAD: effects.GainBread("", ""),
    language.GAIN_POINTS: effects.GainPoints("", ""),
    language.DISCARD: rows.Discard("", ""),
    language.RECALL: effects.Recall("", ""),
    language.BUILD: construction.Build("", ""),
    language.OWN_ARTWORK: acquisition.OwnArtwork("", ""),
    language.OWN_TILE: discovery.OwnTile("", ""),
    language.OWN_CHARACTER: invitation.OwnCharacter("", ""),
    language.TURN_CHARACTER: engagement.TurnCharacter("", ""),
    language.REFILL: rows.Refill("", ""),
    language.VISIT_OVER: navigation.VisitOver("", ""),
    language.END_ACTION: turns.EndAction("", ""),
    language.RIVAL: rival.Rival("", ""),
    language.NEXT_TURN: turns.NextTurn("", ""),
    language.HANDS: hands.Hands("", ""),
    language.CHOOSE: hands.Choose("", ""),
    language.BEGIN_PERIOD: new_period.BeginPeriod("", ""),
    language.DECREE: decrees.Decree("", ""),
    language.END_PERIOD: new_period.EndPeriod("", ""),
    language.TELL_EFFECT: effects.TellEffect("", ""),
    language.DECREE_NOW: decrees.DecreeNow("", ""),
    language.GRANT_PER: grants.GrantPer("", ""),
}


def _in_order(found: dict[int, Question[Table]], size: int) -> vec[Question[Table]]:
    row = vec[Question[Table]]()
    for number in range(size):
        row = append(row, found[number])
    return row


QUESTIONS: Final[vec[Question[Table]]] = _in_order({**QUESTIONS_ONLY, **dict(BOTH.values())}, at.RUN)
CLAUSES: Final[vec[Question[Table]]] = _in_order(
    {**CLAUSES_ONLY, **{verb: question for verb, (_, question) in BOTH.items()}}, language.VERBS
)


def settle(table: Table) -> None:
    """Carry out whatever needs no answer, and answers that are the only ones."""
    while True:
        if table.phase == at.RUN:
            CLAUSES[top(table, VERB)].run(table, top(table, SEAT))
        elif not QUESTIONS[table.phase].answers_itself(table):
            return

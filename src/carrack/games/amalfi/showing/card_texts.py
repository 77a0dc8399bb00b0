"""Texts of cards, tiles and places, made from their effects: messages, so that text and rule cannot
disagree."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.saying import Argument, Saying
from carrack.games.amalfi.components import schema
from carrack.games.amalfi.components.clauses import STANDING, Clause


def effect_of(clauses: Sequence[Clause]) -> Saying:
    """Return all clauses as a list: "a, b, then c", or "a, b, and c" where they work all the time."""
    said = _claims(clauses) + [_clause(clause) for clause in clauses if clause.do != "claim"]
    if not said:
        return Saying("effect-none")
    joint = "standing-2" if clauses[0].do in STANDING else "effects-2"
    whole = said[-1]
    for part in reversed(said[:-1]):
        whole = Saying(joint, {"a": part, "b": whole})
        joint = "effects-more"
    return whole


def permanent_of(card: schema.Permanent) -> Saying:
    """Return what a permanent character does, and when."""
    effect = effect_of(card.effects)
    if card.when is None:
        return effect
    return Saying("effect-when", {"when": card.when, "kind": card.kind or "any", "effects": effect})


def end_game_of(card: schema.EndGame) -> Saying:
    """Return what an end-game character scores."""
    return Saying(
        "effect-score",
        {"noun": card.per, "every": card.every, "points": card.points, "most": card.at_most},
    )


def scores_of(decree: schema.Decree) -> list[Saying]:
    """Return what a decree scores, thing by thing."""
    return [Saying("effect-decree-score", {"noun": one.per, "points": one.points}) for one in decree.scores]


def needs_of(title: schema.Title) -> list[Saying]:
    """Return what a title asks for, thing by thing."""
    return [Saying("effect-need", {"noun": need.item, "count": need.count}) for need in title.needs]


def character_of(card: schema.Character) -> Saying:
    """Return what a character of any type does."""
    if isinstance(card, schema.EndGame):
        return end_game_of(card)
    if isinstance(card, schema.Permanent):
        return permanent_of(card)
    assert isinstance(card, schema.Acting)
    effect = effect_of(card.effects)
    if isinstance(card, schema.Engageable) and card.once:
        return Saying("effect-once", {"effects": effect})
    return effect


def _claims(clauses: Sequence[Clause]) -> list[Saying]:
    """Return what is claimed for titles, two things in one sentence."""
    things = [
        Saying("claimed", {"noun": clause.noun or "", "count": clause.count or 0})
        for clause in clauses
        if clause.do == "claim"
    ]
    pairs = [things[i : i + 2] for i in range(0, len(things), 2)]
    return [
        Saying("effect-claim-2", {"a": pair[0], "b": pair[1]})
        if len(pair) == 2
        else Saying("effect-claim", {"a": pair[0]})
        for pair in pairs
    ]


def _clause(clause: Clause) -> Saying:
    """Return one clause; its fields are the arguments."""
    fields: dict[str, Argument] = {
        name: value
        for name in ("count", "hold", "row", "kind", "discount", "on", "where", "fee", "noun", "bread")
        if (value := getattr(clause, name)) is not None
    }
    if clause.at_most is not None:
        fields["most"] = clause.at_most
    if clause.do == "build" and clause.to == "bay":
        return Saying("effect-build-bay", fields)
    if clause.do == "invite" and clause.from_ not in (None, "hand"):
        return Saying(f"effect-invite-{clause.from_}", fields)
    if clause.do == "acquire" and clause.bread is not None:
        return Saying("effect-acquire-bread", fields)
    if clause.do == "discover" and clause.per is not None:
        return Saying("effect-discover-per", {**fields, "noun": clause.per})
    if clause.do != "gain":
        return Saying(f"effect-{clause.do}", fields)
    if clause.per is None:
        return Saying(f"effect-gain-{clause.what}", fields)
    return Saying(
        f"effect-gain-{clause.what}-per", {**fields, "noun": clause.per, "most": clause.at_most or 0}
    )

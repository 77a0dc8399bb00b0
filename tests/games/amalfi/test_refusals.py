"""Every no of the game: its code, its parameters and the paragraph it cites."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.games.amalfi.game import AmalfiState
from tests.games.amalfi.scene import GAME, Scene, begin, box, destination, play, refused
from tests.games.amalfi.test_hands import dealt

FOUR = ("titian", "donatello", "fra-mauro", "michelozzo")


def turn() -> AmalfiState:
    scene = Scene().docked(1, "lisbon").owns(1, "damietta").hand(0, "raphael", "lorenzo-ghiberti")
    scene.invited(0, "masaccio", "zheng-he").workshop("saint-peters", "utopia").atlas("seville")
    return scene.bay(0, 1).bread(0, 0).built(0, 5).state


def no_ship() -> AmalfiState:
    return Scene().bay(0, 0).hand(0, "raphael").state


def engaged() -> AmalfiState:
    return Scene().invited(0, "masaccio", engaged=True).state


def dear_visit() -> AmalfiState:
    own = box()
    own.parts.dest_pay[destination("famagusta")] = 7
    table = Scene().bread(0, 6).table
    table.parts = own.parts
    return AmalfiState(own, table)


def granted(card: str) -> Callable[[], AmalfiState]:
    def make() -> AmalfiState:
        scene = Scene().workshop("utopia", "mona-lisa").hand(0, "raphael").bay(0, 4).holds(0, gems=1)
        return play(scene.invited(0, card).state, f"engage {card}")

    return make


def granted_immediate() -> AmalfiState:
    """Beatrice allows any character; an owner's card may allow one type only."""
    own = box()
    at = int(own.parts.char_code[GAME.names.characters.index("beatrice-d-este")]) * 4
    own.parts.code[at + 2] = 1 << 6
    scene = Scene().hand(0, "beatrice-d-este", "raphael").bread(0, 6)
    scene.table.parts = own.parts
    return play(AmalfiState(own, scene.table), "invite beatrice-d-este")


def paying() -> AmalfiState:
    scene = Scene().hand(0, "zheng-he").built(0, 2).bay(0, 1).holds(0, wood=3, wine=1, gems=1)
    return play(scene.invited(0, "benedetto-cotrugli").state, "invite zheng-he", "unload wood", "unload wood")


def paying_three() -> AmalfiState:
    return play(Scene().hand(0, "masaccio").bay(0, 2).holds(0, wood=1, wine=1).state, "invite masaccio")


def paying_without_a_bay() -> AmalfiState:
    scene = Scene().hand(0, "zheng-he").bay(0, 0).holds(0, wood=2, wine=2)
    return play(scene.state, "invite zheng-he")


def sending() -> AmalfiState:
    return play(Scene().holds(0, wine=1).state, "navigate alexandria", "send spices")


def at_a_lighthouse() -> AmalfiState:
    scene = Scene().lights(1, "alexandria").bay(1, 0).holds(1, gems=1).bread(1, 2)
    return play(scene.state, "navigate alexandria", "done")


def erecting() -> AmalfiState:
    return play(Scene().lights(1, "lisbon").workshop("utopia").state, "navigate rhodes")


def straightening() -> AmalfiState:
    scene = Scene().invited(0, "masaccio", "zheng-he", engaged=True).invited(0, "juan-de-la-cosa")
    return play(scene.state, "navigate messina")


def taking() -> AmalfiState:
    return play(Scene().council(*FOUR).bread(0, 0).state, "navigate barcelona")


def covered() -> AmalfiState:
    return Scene().covered(1, "constantinople").period(2).council(*FOUR).bread(0, 2).state


def taking_first() -> AmalfiState:
    return play(covered(), "navigate constantinople", "character first")


def selecting() -> AmalfiState:
    return dealt(2, "selection")


def packs() -> AmalfiState:
    state = begin(2)
    while state.actor == -1:
        state.apply(state.legal()[0])
    return play(state, "pack painters")


def drafting() -> AmalfiState:
    return dealt(2, "score-draft")


def titles() -> AmalfiState:
    state = begin(2)
    while state.prompt().code != "title":
        state.apply(state.legal()[0])
    return state


def second_title() -> AmalfiState:
    return play(titles(), "title scholar", "title zealot")


CASES: list[tuple[str, Callable[[], AmalfiState], str]] = [
    ("turn.not-now", taking, "pass"),
    ("navigate.no-ship", no_ship, "navigate lisbon"),
    ("navigate.dock-taken", turn, "navigate lisbon"),
    ("navigate.not-yours", turn, "navigate damietta"),
    ("navigate.not-there", turn, "navigate tunis"),
    ("bread.short", turn, "navigate famagusta"),
    ("granary.too-small", dear_visit, "navigate famagusta"),
    ("acquire.not-there", turn, "acquire mona-lisa"),
    ("acquire.too-dear", turn, "acquire saint-peters"),
    ("acquire.other-kind", granted("masaccio"), "acquire utopia"),
    ("discover.not-there", turn, "discover tunis"),
    ("discover.too-dear", turn, "discover seville"),
    ("invite.not-in-hand", turn, "invite bramante"),
    ("invite.too-dear", turn, "invite raphael"),
    ("invite.other-kind", granted_immediate, "invite raphael"),
    ("engage.not-yours", turn, "engage juan-de-la-cosa"),
    ("engage.engaged", engaged, "engage masaccio"),
    ("construct.none-left", turn, "construct 2"),
    ("construct.too-dear", turn, "construct 1"),
    ("construct.one-only", granted("juan-de-la-cosa"), "construct 2"),
    ("unload.empty", turn, "unload wine"),
    ("unload.not-wanted", paying, "unload gems"),
    ("unload.needless", paying_three, "unload wood"),
    ("unload.sending", sending, "unload wine"),
    ("supply.no-ship", no_ship, "supply"),
    ("supply.needless", paying, "supply"),
    ("supply.sending", sending, "supply"),
    ("discard.not-in-hand", turn, "discard bramante"),
    ("send.other-hold", sending, "send wine"),
    ("send.no-ship", at_a_lighthouse, "send spices"),
    ("erect.no-slot", erecting, "erect capri"),
    ("erect.slot-taken", erecting, "erect lisbon"),
    ("erect.not-there", erecting, "erect tunis"),
    ("straighten.not-yours", straightening, "straighten andrea-palladio"),
    ("straighten.not-engaged", straightening, "straighten juan-de-la-cosa"),
    ("take.not-there", taking, "take raphael"),
    ("take.too-dear", taking, "take titian"),
    ("pack.taken", packs, "pack painters"),
    ("unload.not-now", selecting, "unload wine"),
    ("supply.not-now", selecting, "supply"),
    ("discard.not-now", selecting, "discard raphael"),
    ("send.not-now", turn, "send wine"),
    ("bread.not-now", turn, "bread"),
    ("points.not-now", turn, "points"),
    ("done.not-now", turn, "done"),
    ("erect.not-now", turn, "erect lisbon"),
    ("straighten.not-now", turn, "straighten masaccio"),
    ("take.not-now", turn, "take raphael"),
    ("order.not-now", turn, "character first"),
    ("pack.not-now", turn, "pack painters"),
    ("chance.other", titles, "artwork utopia"),
    ("chance.gone", second_title, "title zealot"),
    ("navigate.covered", covered, "navigate salerno"),
    ("take.leaves-too-little", taking_first, "take titian"),
    ("rival.not-now", turn, "rival genoa"),
    ("undock.not-now", turn, "undock lisbon"),
    ("beam.not-now", turn, "beam lisbon"),
    ("crumb.not-now", turn, "crumb"),
    ("grant.other-action", granted("masaccio"), "pass"),
    ("title.other-kind", titles, "title zealot"),
]


def test_cards_of_the_deal_that_may_not_be_kept() -> None:
    state = selecting()
    other = next(
        n for n in GAME.names.characters if f"take {n}" not in map(GAME.actions.notation, state.legal())
    )
    assert refused(state, f"take {other}").code == "keep.not-yours"
    state = drafting()
    own = next(i for i, at in enumerate(state.view(int(state.actor)).table.char_at) if at == 12 and i < 15)
    assert refused(state, f"take {GAME.names.characters[own]}").code == "keep.end-game-last"


def test_what_a_refusal_says() -> None:
    args = dict(refused(turn(), "invite raphael").args)
    assert (args["have"], args["need"]) == (3, 6)
    args = dict(refused(turn(), "construct 2").args)
    assert args["most"] == 1
    args = dict(refused(at_a_lighthouse(), "send spices").args)
    assert args["hold"] == 0
    state = Scene().lights(1, "alexandria").bread(1, 0).hand(1, "titian").state
    verdict = refused(play(state, "navigate alexandria", "done"), "send spices")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", 0, 2)
    state = Scene().invited(0, "caterina-cornaro").bread(0, 0).state
    assert refused(state, "engage caterina-cornaro").args["need"] == 1


@pytest.mark.parametrize(
    ("card", "words", "have", "need"),
    [
        ("masaccio", "acquire mona-lisa", 3, 9 - 3),
        ("bartolomeu-dias", "discover seville", 3, 6 - 3),
        ("isabella-of-castile", "invite raphael", 3, 6 - 3),
        ("juan-de-la-cosa", "construct 1", 3, 5 - 3),
    ],
)
def test_a_refusal_inside_an_effect_names_the_lower_price(
    card: str, words: str, have: int, need: int
) -> None:
    """A ship in a hold of no use here, and after it a ship in the bay."""
    scene = Scene().workshop("mona-lisa").atlas("seville").hand(0, "raphael").bay(0, 0).holds(0, gems=1)
    state = play(scene.invited(0, card).state, f"engage {card}")
    args = refused(state, words).args
    assert (args["have"], args["need"]) == (0, need)
    play(state, "unload gems")
    if have < need:
        assert refused(state, words).args["have"] == have
    else:
        assert state.verdict(GAME.actions.find(words)).ok


def test_a_refusal_inside_an_effect_names_the_lower_price_in_bread() -> None:
    scene = Scene().hand(0, "fra-giocondo").bread(0, 2).invited(0, "isabella-of-castile")
    verdict = refused(play(scene.state, "engage isabella-of-castile"), "invite fra-giocondo")
    assert (verdict.code, verdict.args["have"], verdict.args["need"]) == ("bread.short", 2, 6 - 3)

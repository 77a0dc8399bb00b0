"""Abilities of the spaces, by name: board and page say it in the same words (`board-brings-<ability>`)."""

from __future__ import annotations

from carrack.games.pizarro import layout as at
from carrack.games.pizarro.components.parts import Parts


def ability_of(parts: Parts, explorer: int, space: int) -> str:
    """Return the name of what a ship's arrival on a space brings, points and bags apart."""
    is_b = parts.is_b(explorer)
    if explorer == at.COLUMBUS and space == 0:
        return "veto"
    if explorer == at.PIZARRO and is_b and space == at.LAST_SPACE:
        return "draw"
    if explorer == at.MAGELLAN:
        return "paid" if is_b else "hand"
    if explorer == at.MARCO_POLO and not is_b and space < at.LAST_SPACE:
        return "swap"
    if explorer == at.DA_GAMA:
        return "half" if is_b else "gold"
    if explorer == at.COOK:
        return "lose" if is_b else "open"
    return "nothing"


def ability_args(parts: Parts, explorer: int, space: int) -> dict[str, int]:
    """Return the numbers in the sentence about it."""
    ability = ability_of(parts, explorer, space)
    if ability == "draw":
        return {"limit": int(parts.pizarro_limit)}
    if ability == "swap":
        return {"count": int(parts.swap_limit)}
    if ability == "gold":
        return {"count": int(parts.da_gama_gold[space])}
    if ability == "half":
        points = int(parts.crowns[at.DA_GAMA_RIGHT * at.SPACES + space])
        return {"count": int(parts.da_gama_gold[space]), "points": points}
    return {}

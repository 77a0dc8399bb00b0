"""Facts about Amerigo: seats, and bounds of every game."""

from __future__ import annotations

from typing import Any, Final

from carrack.core.api import Facts
from carrack.core.components import Components
from carrack.games.amerigo import layout as at
from carrack.games.amerigo.components.schema import highest_score

RULES_VERSION: Final = 2
SEATS: Final = range(at.FEWEST_SEATS, at.MOST_SEATS + 1)


def amerigo_facts(components: Components) -> Facts:
    """Seats, and bounds that no game with these components can pass."""
    return Facts(
        id="amerigo",
        title="Amerigo",
        year=2013,
        seats=SEATS,
        minutes=(60, 120),
        weight=4,
        options={},
        score_range=(0, highest_score(components)),
        longest={seats: longest_game(seats, components.values) for seats in SEATS},
        rules_version=RULES_VERSION,
        secrets=False,
    )


def longest_game(seats: int, values: dict[str, Any]) -> int:
    """Return more numbers than any game can take.

    A tile and its turn for each place of the map, as often as it is laid; per round a marker, tokens and
    seven drops of seven colours; per action a choice, and two answers for each point there can be: a group
    of cubes, tokens, the gold track, chests and tokens turned into gold, steps of ships.
    """
    map_draws = 2 * at.PLACES * at.MOST_LAYINGS
    tokens = values["token_ap_one_colour"] + values["token_ap_two_colours"] + values["token_ships"]
    gold = values["gold_track"] + values["chests"] * values["chest_gold"]
    gold += values["token_gold_3"] + values["token_gold_5"]
    displays = 1 + at.DISPLAY + max(values["production_spaces"])
    chance = map_draws + at.ROUNDS * (displays + at.COLOURS * at.COLOURS) + seats + at.COLOURS
    points = at.MOST_CUBES + tokens + gold
    return int(chance + at.ROUNDS * at.COLOURS * seats * (1 + 2 * points + 8))

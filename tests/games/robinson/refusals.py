"""What the island refuses."""

from importlib import import_module

from atoll.games.robinson import arguments, refusals
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.refusals import (
    abilities,
    building,
    choosing,
    deeds,
    fights,
    pawns,
    phases,
    planning,
    powers,
    prices,
    requirements,
)
from atoll.games.robinson.scenarios.frame import named
from tests.games.mistakes import Refusals

from . import (
    mistakes_at_work,
    mistakes_in_cannibal_island,
    mistakes_in_choosing,
    mistakes_in_cursed_island,
    mistakes_in_family_robinson,
    mistakes_in_jenny,
    mistakes_in_king_kong,
    mistakes_in_planning,
    mistakes_in_volcano_island,
    mistakes_with_powers,
)
from .readings import READINGS
from .tables import GAME, number
from .taps import TAPS

REFUSALS = Refusals(
    game=GAME,
    sources=(
        *(refusals, abilities, building, choosing, deeds, fights, pawns, planning),
        *(phases, powers, prices, requirements, arguments),
        *[import_module(named(name).__module__) for name in SCENARIOS],
    ),
    seat=number,
    hero="carpenter",
    mistakes=[
        *mistakes_at_work.MISTAKES,
        *mistakes_in_planning.MISTAKES,
        *mistakes_with_powers.MISTAKES,
        *mistakes_in_choosing.MISTAKES,
        *mistakes_in_family_robinson.MISTAKES,
        *mistakes_in_cursed_island.MISTAKES,
        *mistakes_in_jenny.MISTAKES,
        *mistakes_in_cannibal_island.MISTAKES,
        *mistakes_in_king_kong.MISTAKES,
        *mistakes_in_volcano_island.MISTAKES,
    ],
    taps=TAPS,
    readings=READINGS,
)

"""What Lifeboats refuses."""

from atoll.games.lifeboats import grammar, refusals
from atoll.games.lifeboats.facts import COLOURS
from atoll.kernel import statements
from tests.games.mistakes import Refusals

from .mistakes import MISTAKES
from .readings import READINGS
from .tables import GAME
from .taps import TAPS

REFUSALS = Refusals(
    game=GAME,
    sources=(refusals, statements, grammar),
    seat=lambda waters, colour: COLOURS.index(colour),
    hero="green",
    mistakes=MISTAKES,
    taps=TAPS,
    readings=READINGS,
)

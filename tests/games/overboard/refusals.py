"""What Overboard! refuses."""

from atoll.games.overboard import refusals, refusing, refusing_trades
from atoll.kernel import statements
from tests.games.mistakes import Refusals

from .mistakes import MISTAKES
from .readings import READINGS
from .tables import GAME, seat
from .taps import TAPS

REFUSALS = Refusals(
    game=GAME,
    sources=(refusals, refusing, refusing_trades, statements),
    seat=seat,
    hero="captain",
    mistakes=MISTAKES,
    taps=TAPS,
    readings=READINGS,
)

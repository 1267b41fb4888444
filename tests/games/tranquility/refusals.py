"""What Tranquility refuses."""

from atoll.games.tranquility import grammar, refusals
from tests.games.mistakes import Refusals

from .mistakes import MISTAKES
from .readings import READINGS
from .tables import GAME
from .taps import TAPS

REFUSALS = Refusals(
    game=GAME,
    sources=(refusals, grammar),
    seat=lambda sea, seat: int(seat.removeprefix("seat")),
    hero="seat0",
    mistakes=MISTAKES,
    taps=TAPS,
    readings=READINGS,
)

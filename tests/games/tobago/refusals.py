"""What a hunt refuses."""

from atoll.games.tobago import refusals
from tests.games.mistakes import Refusals

from .mistakes import MISTAKES
from .readings import READINGS
from .tables import GAME, seat_of
from .taps import TAPS

REFUSALS = Refusals(
    game=GAME,
    sources=(refusals,),
    seat=lambda hunt, player: seat_of(player),
    hero="red",
    mistakes=MISTAKES,
    taps=TAPS,
    readings=READINGS,
)

"""The silence of the game: what the players may say to each other, and when."""

from ...kernel import FREE, SILENCE, Level, Talk
from .state import Offers, Quotas, Sea

NUMBERS = Talk(Level.NUMBERS)
NUMBERS_AND_STORMS = Talk(Level.FREE, topic="numbers-and-storms")
ABOUT_STORMS = Talk(Level.FREE, topic="storms")
AGREED = {
    "no_cards": Talk(Level.FREE, topic="all-but-cards"),
    "free": Talk(Level.FREE, topic="anything"),
}
"""What may be said where the players have rules of talk of their own."""


def talk(sea: Sea) -> Talk:
    if sea.seats == 1 or sea.options.mode == "duel" or sea.outcome is not None:
        return FREE
    if sea.options.talk != "silence":
        return AGREED[sea.options.talk]
    if isinstance(sea.agenda[-1], Offers | Quotas):
        return NUMBERS_AND_STORMS if sea.storms else NUMBERS
    return ABOUT_STORMS if sea.storms else SILENCE

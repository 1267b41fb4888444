"""What the tests of storms and compasses share."""

from atoll.games.tranquility.state import Sea

from .tables import GAME, answer, table

STORMS = {"storms": True}


def drawing(
    deck: str, *, storms: str = "", compasses: int = 0, hand: str = "10 20 30 40 50"
) -> Sea:
    """The first player has discarded 10 and 20 and draws from this deck."""
    sea = table(hands=[hand], decks=[deck, "1 2 3"], storms=storms, compasses=compasses)
    answer(sea, 0, "discard", "pay 10 20")
    return sea


def compasses(sea: Sea) -> int:
    count: int = GAME.view(sea, None).board.compasses
    return count

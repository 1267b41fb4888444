"""Moments at which somebody tries what cannot be."""

from atoll.games.lifeboats.state import Waters

from .tables import answer, boarding, outcome, shipwreck, table, votes

BOATS = {"green": "green:so red:so", "black": "yellow:so", "red": "red:s, landed"}
FULL = {"red": "green:sss red:sss", "black": "yellow:so"}


def after(waters: Waters, seat: int, *answers: str) -> Waters:
    """The same table after answers of a seat."""
    answer(waters, seat, *answers)
    return waters


def launching() -> Waters:
    """Green has launched, and red is to."""
    return after(shipwreck(), 0, "launch 3")


def no_officers() -> Waters:
    """All officers sit in the green boat, which is full."""
    waters = boarding()
    for _ in range(2):
        for seat in range(3):
            answer(waters, seat, "board officer green")
    return waters


def leak() -> Waters:
    """Green has no hats."""
    return table(boats=BOATS, hats=[0, 3, 3])


def move() -> Waters:
    return table(boats=BOATS, phase="move")


def overboard() -> Waters:
    """Yellow has nobody in the red boat."""
    return table(boats=FULL, phase="overboard red")


def tied() -> Waters:
    waters = table(seats=4, boats=BOATS | {"yellow": "empty"})
    votes(waters, "green", "black", "green", "black")
    return waters


def captain() -> Waters:
    waters = table(boats=BOATS)
    votes(waters, "hat", "black", "green")
    return waters


def tied_overboard() -> Waters:
    waters = table(seats=4, boats=FULL, phase="overboard red", first=3)
    votes(waters, "green", "red")
    return waters


def offered() -> Waters:
    """Green has made an offer to red."""
    return after(table(boats=BOATS), 0, "say offer red black help")


def agreed() -> Waters:
    return after(offered(), 1, "say agree green black")


def three_said() -> Waters:
    words = "say vote green", "say spare green", "say offer red black help"
    return after(table(boats=BOATS), 0, *words)


def called() -> Waters:
    """Red has made green an offer and ended the talk."""
    return after(table(boats=BOATS, first=1), 1, "say offer green black help", "call")


def leaving() -> Waters:
    boats = {"green": "green:so red:so", "black": "red:so", "red": "green:s, landed"}
    return table(boats=boats, phase="leave")


def left() -> Waters:
    return after(leaving(), 0, "leave sailor green")


def climbing() -> Waters:
    """Red has left the red boat."""
    boats = {
        "green": "green:so",
        "red": "red:sssoo yellow:s",
        "yellow": "empty",
        "black": "empty",
        "blue": "blue:s, landed",
    }
    waters = after(table(seats=4, boats=boats, phase="leave", first=1), 1, "leave sailor red")
    return after(waters, 0, "leave sailor green", "climb red")


def full_boat() -> Waters:
    """Red has left the red boat; the black one is full, and nobody has left it."""
    boats = {"green": "empty", "red": "red:so", "yellow": "green:s", "black": "green:sss, 3 leaks"}
    waters = table(boats=boats, phase="leave", first=1)
    answer(waters, 1, "leave sailor red")
    return after(waters, 0, "leave sailor yellow", "climb green")


def voted() -> Waters:
    """Red has laid a card."""
    return after(table(boats=BOATS), 1, "vote green")


def tied_between_two() -> Waters:
    """The red boat has no votes."""
    boats = {"green": "green:s", "red": "red:s", "black": "blue:s yellow:s"}
    waters = table(seats=4, boats=boats)
    votes(waters, "green", "black", "green", "black")
    return waters


def the_end() -> Waters:
    waters = table(boats={"green": "green:s, 1 leak"})
    assert outcome(waters).reason == "no-boats"
    return waters

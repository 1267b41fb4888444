"""How people die: told by what is going on at that moment."""

from typing import Literal

from ..cards.mysteries import MYSTERIES
from ..decks.piles import ALL_ADVENTURES
from ..state import Camp
from ..steps import BetweenAnimals, Eat, Fail, HungryAnimals, Sleep, Storm, Succeed

Cause = Literal[
    "event",
    "adventure",
    "mystery",
    "fight",
    "spirits",
    "dice",
    "clouds",
    "animals",
    "storm",
    "hunger",
    "night",
    "illness",
    "place",
]


def cause_of_death(camp: Camp) -> Cause:
    """In the course of what somebody has died."""
    if any(scene.fight for scene in camp.scenes):
        return "fight"
    cards = [scene.card for scene in camp.scenes if scene.card]
    match camp.phase:
        case "event":
            return "event"
        case "morale":
            return "spirits"
        case "weather":
            return _weather(camp)
        case "night":
            return _night(camp)
        case _ if any(card in MYSTERIES for card in cards):
            return "mystery"
        case _ if any(card in ALL_ADVENTURES for card in cards):
            return "adventure"
        case "action":
            return _action(camp)
        case _:
            return "place"


def _action(camp: Camp) -> Cause:
    """The wound die comes before success and failure; then it is the place that kills."""
    ahead = Succeed() in camp.agenda or Fail() in camp.agenda
    return "dice" if ahead else "place"


def _weather(camp: Camp) -> Cause:
    """The clouds come first, then what the dice of the animals show, and the storm last."""
    if HungryAnimals() in camp.agenda and BetweenAnimals() not in camp.agenda:
        return "clouds"
    return "animals" if Storm() in camp.agenda else "storm"


def _night(camp: Camp) -> Cause:
    """Illness, and what was put off, come before supper, and sleep after it."""
    if Eat() in camp.agenda:
        return "illness"
    return "hunger" if Sleep() in camp.agenda else "night"

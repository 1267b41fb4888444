"""Day and Night: cards lie the way they are held, and half of the grid must show each half."""

from ...kernel import Option
from . import answers
from .atoms import discardable, shows_no_start, turn_card
from .cards import TURNING
from .debts import owe
from .grid import filled_cells
from .state import Sea, TurnOver, rules


def time_passes(sea: Sea) -> None:
    """After each round all hands are turned over."""
    if sea.turned and sea.options.night == "rounds":
        _set_night(sea, not sea.night)


def night_falls_with_start(sea: Sea) -> None:
    if sea.turned and sea.options.night == "start":
        _set_night(sea, night=True)


def _set_night(sea: Sea, night: bool) -> None:
    sea.night = night
    sea.tell("night" if night else "day")


def turnings(sea: Sea) -> list[Option]:
    """For one card a player may turn any card in the grid."""
    if len(discardable(sea, sea.active)) < TURNING:
        return []
    return [answers.turn_over(sea.options.mode, cell) for cell in filled_cells(sea)]


@rules.happens(TurnOver)
def turn_over(sea: Sea, step: TurnOver) -> None:
    shows_no_start(sea)
    turn_card(sea, step.cell)
    owe(sea, sea.active, TURNING, "turning")

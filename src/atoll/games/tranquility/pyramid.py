"""Pyramid: islands placed onto border cards explore; Finish cards are found, not held."""

from ...kernel import Decision, Message
from . import answers
from .atoms import destroy, find_compass, leave
from .cards import COMPASS, FINISH, MONSTER, NAMES, ROCKS, is_storm
from .finish import win
from .grid import filled_cells, is_full, open_rows, shape
from .rocks import TOO_FEW_ROWS
from .state import (
    NOWHERE,
    ChoosePrey,
    ChooseRocksRow,
    Devour,
    Explore,
    LookForParadise,
    Sea,
    rules,
)
from .storms import storm_comes_up


def explore_after_placing(sea: Sea, cell: int) -> None:
    """An island on a border card explores."""
    if sea.exploration and cell in shape(sea).borders:
        sea.push(Explore(cell))


def search_on(sea: Sea) -> None:
    """With the grid full and no Finish found, each discard of two explores."""
    if sea.options.mode == "pyramid" and is_full(sea) and not sea.found:
        sea.push(Explore(NOWHERE))


@rules.happens(Explore)
def explore(sea: Sea, step: Explore) -> None:
    if not sea.exploration:
        return
    card = sea.exploration.pop()
    sea.reveal()
    sea.tell("explored", seat=sea.active, card=NAMES[card])
    if is_storm(card):
        storm_comes_up(sea, sea.active, card)
    elif card == COMPASS:
        find_compass(sea)
    elif card == FINISH:
        sea.found += 1
    elif card == ROCKS and len(open_rows(sea)) > TOO_FEW_ROWS:
        sea.push(ChooseRocksRow())
    else:
        leave(sea, card)
        if card == MONSTER:
            sea.push(ChoosePrey(step.placed))
        elif card == ROCKS:
            sea.tell("rocks-gone")


@rules.asks(ChoosePrey)
def choose_prey(sea: Sea, step: ChoosePrey) -> tuple[Decision, ...]:
    """The island just placed is only taken if there is no other."""
    cells = filled_cells(sea)
    cells = [cell for cell in cells if cell != step.placed] or cells
    options = tuple([answers.prey(sea.options.mode, cell) for cell in cells])
    return (Decision(sea.active, Message("ask-prey"), options),)


@rules.happens(Devour)
def devour(sea: Sea, step: Devour) -> None:
    destroy(sea, step.cell)


@rules.asks(ChooseRocksRow)
def choose_rocks_row(sea: Sea, step: ChooseRocksRow) -> tuple[Decision, ...]:
    options = tuple(map(answers.put_rocks, open_rows(sea)))
    return (Decision(sea.active, Message("ask-rocks-row"), options),)


@rules.happens(LookForParadise)
def look_for_paradise(sea: Sea, step: LookForParadise) -> None:
    """The voyage is complete with a full grid, Start, and a Finish found."""
    if sea.found and sea.started and is_full(sea):
        win(sea)

"""Placing an island: where it may lie, what it costs, what follows."""

from bisect import bisect
from functools import cache
from itertools import compress

from ...kernel import Option
from . import answers
from .answers import Plays
from .atoms import place, shows_no_start
from .cards import EMPTY, FINISH
from .debts import owe
from .duel import POINTS_PER_NEIGHBOUR, POINTS_PLACED, points_for, score_placement
from .grid import closed_cells
from .pyramid import explore_after_placing
from .rocks import drop_rocks_when_few_rows_are_open
from .shapes import SHAPES
from .state import Play, Sea, rules
from .storms import gain_compass_for_run, in_orange_storm

CELLS = tuple(range(max(len(shape.labels) for shape in SHAPES.values())))
ROWS_OF_DUEL = [slice(row.start, row.stop) for row in SHAPES["duel"].rows]


def placements(sea: Sea, purse: int) -> list[Option]:
    """Every way to place an island of the active hand that costs at most so many cards.

    What lies in the grid ascends, so each island has just one gap where it fits. Beside the card
    at an end of the gap it costs the difference, elsewhere in the gap nothing.
    """
    mode, grid = sea.options.mode, sea.grid
    cards = [*filter(None, grid)]
    cells = [-1, *compress(CELLS, grid), len(grid)]
    alone, beside_one, between_two = _plays_beside(mode)
    options: list[Option] = []
    for card in sea.hands[sea.active]:
        if card >= FINISH:
            break
        gap = bisect(cards, card)
        left, right = cells[gap] + 1, cells[gap + 1]
        if left == right:
            continue
        below = card - cards[gap - 1] if gap else 0
        above = cards[gap] - card if gap < len(cards) else 0
        if right - left == 1:
            cost = min(below, above)
            plays = between_two if cost else beside_one
            cost = cost or below or above
            if cost <= purse:
                options.append(plays[cost][card][left])
            continue
        if below:
            if below <= purse:
                options.append(beside_one[below][card][left])
            left += 1
        if above:
            right -= 1
            if above <= purse:
                options.append(beside_one[above][card][right])
        options += alone[0][card][left:right]
    if sea.rocks is not None or sea.storms or mode == "high_arch":
        return _allowed(sea, options)
    return _completing_rows(sea, options) if sea.scores else options


@cache
def _plays_beside(mode: str) -> tuple[Plays, Plays, Plays]:
    """Placing with no card beside the cell, with one and with two: in a duel they score more."""
    if mode != "duel":
        return answers.plays(mode), answers.plays(mode), answers.plays(mode)
    one = POINTS_PLACED + POINTS_PER_NEIGHBOUR
    return (
        answers.scoring(mode, POINTS_PLACED),
        answers.scoring(mode, one),
        answers.scoring(mode, one + POINTS_PER_NEIGHBOUR),
    )


def _completing_rows(sea: Sea, options: list[Option]) -> list[Option]:
    """The same, where the last cell of a row scores for that, too."""
    grid = sea.grid
    last = [grid.index(EMPTY, row.start) for row in ROWS_OF_DUEL if grid[row].count(EMPTY) == 1]
    if not last:
        return options
    return [_scoring(sea, option) if _play(option).cell in last else option for option in options]


def _scoring(sea: Sea, option: Option) -> Option:
    play = _play(option)
    plays = answers.scoring(sea.options.mode, points_for(sea, play.cell))
    return plays[play.cost][play.card][play.cell]


def _allowed(sea: Sea, options: list[Option]) -> list[Option]:
    """Leave out what rocks, storms and the arch forbid."""
    closed = closed_cells(sea)
    orange = in_orange_storm(sea, sea.active)
    return [
        option
        for option in options
        if (play := _play(option)).cell not in closed and (play.cost or not orange)
    ]


def _play(option: Option) -> Play:
    assert isinstance(option.step, Play)
    return option.step


@rules.happens(Play)
def play(sea: Sea, step: Play) -> None:
    seat, cell = sea.active, step.cell
    shows_no_start(sea)
    place(sea, seat, step)
    explore_after_placing(sea, cell)
    if sea.scores:
        score_placement(sea, cell)
    gain_compass_for_run(sea, cell)
    drop_rocks_when_few_rows_are_open(sea)
    if step.cost:
        owe(sea, seat, step.cost, "placing")

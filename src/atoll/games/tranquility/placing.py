"""Placing an island: where it may lie, what it costs, what follows."""

from bisect import bisect
from itertools import compress

from ...kernel import Option
from . import answers
from .atoms import discardable, put_down, shows_no_start
from .cards import FINISH
from .debts import owe
from .duel import score_placement
from .grid import closed_cells, shape
from .pyramid import explore_after_placing
from .rocks import drop_rocks_when_few_rows_are_open
from .shapes import SHAPES
from .state import Play, Sea, rules
from .storms import gain_compass_for_run, in_orange_storm

CELLS = tuple(range(max(len(shape.labels) for shape in SHAPES.values())))


def placements(sea: Sea) -> list[Option]:
    """Every way to place an island of the active hand.

    What lies in the grid ascends, so each island has just one gap where it fits. Beside the card
    at an end of the gap it costs the difference, elsewhere in the gap nothing.
    """
    mode, grid = sea.options.mode, sea.grid
    cells = [*compress(CELLS, grid)]
    cards = [*filter(None, grid)]
    purse = len(discardable(sea, sea.active)) - 1
    free, paid = answers.free_plays(mode), answers.PAID_PLAYS
    options: list[Option] = []
    for card in sea.hands[sea.active]:
        if card >= FINISH:
            break
        gap = bisect(cards, card)
        left, right, below, above = 0, len(grid), 0, 0
        if gap:
            left, below = cells[gap - 1] + 1, card - cards[gap - 1]
        if gap < len(cards):
            right, above = cells[gap], cards[gap] - card
        if right - left == 1:
            cost = min(below, above) or below or above
            if cost <= purse:
                options.append(paid[mode, card, left, cost])
        elif left < right:
            if below:
                if below <= purse:
                    options.append(paid[mode, card, left, below])
                left += 1
            if above:
                right -= 1
                if above <= purse:
                    options.append(paid[mode, card, right, above])
            options += free[card][left:right]
    return _allowed(sea, options)


def _allowed(sea: Sea, options: list[Option]) -> list[Option]:
    """Leave out what rocks, storms and the arch forbid."""
    if sea.rocks is None and not sea.storms and sea.options.mode != "high_arch":
        return options
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
    put_down(sea, seat, step.card)
    sea.grid[cell] = step.card
    sea.tell("played", seat=seat, card=step.card, cell=shape(sea).labels[cell], cost=step.cost)
    if sea.turned:
        sea.turned[cell] = sea.night
    explore_after_placing(sea, cell)
    if sea.scores:
        score_placement(sea, cell)
    gain_compass_for_run(sea, cell)
    drop_rocks_when_few_rows_are_open(sea)
    if step.cost:
        owe(sea, seat, step.cost, "placing")

"""Placing an island: where it may lie, what it costs, what follows."""

from bisect import bisect
from itertools import compress

from ...kernel import Option
from . import answers
from .atoms import discardable, put_down
from .cards import FINISH
from .duel import score_placement
from .grid import closed_cells, shape
from .pyramid import explore_after_placing
from .rocks import drop_rocks_when_few_rows_are_open
from .state import Pay, Play, Sea, rules
from .storms import gain_compass_for_run, in_orange_storm


def placements(sea: Sea) -> list[Option]:
    """Every way to place an island of the active hand.

    What lies in the grid ascends, so each island has just one gap where it fits. In the middle of
    the gap it is free; beside a card it costs the difference.
    """
    mode, grid = sea.options.mode, sea.grid
    end = len(grid)
    cells = list(compress(range(end), grid))
    cards = list(filter(None, grid))
    purse = len(discardable(sea, sea.active)) - 1
    free, paid = answers.free_plays(mode), answers.PAID_PLAYS
    options: list[Option] = []
    for card in sea.hands[sea.active]:
        if card >= FINISH:
            break
        gap = bisect(cards, card)
        left = cells[gap - 1] if gap else -2
        right = cells[gap] if gap < len(cards) else end + 1
        options += free[card][left + 2 : max(right - 1, 0)]
        if gap and left + 1 < min(right, end):
            cost = card - cards[gap - 1]
            if right == left + 2:
                cost = min(cost, cards[gap] - card)
            if cost <= purse:
                options.append(paid[mode, card, left + 1, cost])
        if gap < len(cards) and left + 1 < right - 1:
            cost = cards[gap] - card
            if cost <= purse:
                options.append(paid[mode, card, right - 1, cost])
    return _allowed(sea, options)


def _allowed(sea: Sea, options: list[Option]) -> list[Option]:
    """Leave out what rocks, storms and the arch forbid."""
    if closed := closed_cells(sea):
        options = [each for each in options if _play(each).cell not in closed]
    if in_orange_storm(sea, sea.active):
        options = [each for each in options if _play(each).cost]
    return options


def _play(option: Option) -> Play:
    assert isinstance(option.step, Play)
    return option.step


@rules.happens(Play)
def play(sea: Sea, step: Play) -> None:
    seat, cell = sea.active, step.cell
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
        sea.push(Pay(seat, step.cost, "placing"))

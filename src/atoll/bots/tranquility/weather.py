"""Rocks, storms and compasses."""

from ...games.tranquility.cards import EMPTY, ORANGE, PURPLE, YELLOW
from ...games.tranquility.state import Lift, PutRocks, PutStorm, Storm
from ...kernel import Option
from .chart import Chart

EARLY = 12
"""As long as so many cells are empty, a storm over a player is worth a compass."""
ROOM = 6
"""With fewer cells than this to choose from, rows that a storm closes are needed."""


def least_needed_row(chart: Chart, options: tuple[Option, ...]) -> Option:
    """Where rocks or a purple storm hurt least."""
    return min(options, key=lambda option: _need_of_row(chart, _row(option)))


def _row(option: Option) -> int:
    assert isinstance(option.step, PutRocks | PutStorm)
    return option.step.row


def _need_of_row(chart: Chart, row: int) -> int:
    """In how many cells of a row somebody could place now."""
    cells = chart.shape.rows[row]
    return sum(
        chart.board.grid[cell] == EMPTY and not _closed_by_arch(chart, cell) for cell in cells
    )


def _closed_by_arch(chart: Chart, cell: int) -> bool:
    return chart.board.options.mode == "high_arch" and cell in chart.closed_cells


def storm_to_end(chart: Chart, options: tuple[Option, ...]) -> Option | None:
    """The storm for which a compass should be used now, if any."""
    worst = max(options, key=lambda option: harm(chart, _storm(option)))
    purple = sum(_storm(option).colour == PURPLE for option in options)
    if _storm(worst).colour != PURPLE and chart.board.compasses <= purple:
        return None
    return worst if harm(chart, _storm(worst)) > 1.0 else None


def _storm(option: Option) -> Storm:
    assert isinstance(option.step, Lift)
    return option.step.storm


def harm(chart: Chart, storm: Storm) -> float:
    """What a storm takes as long as it lasts, in cards."""
    early = min(chart.empty_cells / EARLY, 2.0)
    match storm.colour:
        case _ if storm.colour == PURPLE:
            return 2.5
        case _ if storm.colour == ORANGE:
            return 2.0 * early
        case _ if storm.colour == YELLOW:
            return 1.8 * early
    return 0.0


def worth_of_compass(chart: Chart) -> float:
    """What a compass would save now, in cards."""
    board = chart.board
    purple = [storm for storm in board.storms if storm.colour == "purple"]
    if len(purple) <= board.compasses:
        return 0.0
    open_cells = sum(
        card == EMPTY and cell not in chart.closed_cells for cell, card in enumerate(board.grid)
    )
    return 2.0 + 10.0 * max(0, ROOM - open_cells) / ROOM

"""What the goals of the scenarios mean to the survivor: one file each."""

from functools import cache
from importlib import import_module

from ....games.robinson.view import Board
from .frame import Goal


def goal_of(board: Board) -> Goal:
    """That of this game."""
    return named(board.options.scenario)


@cache
def named(scenario: str) -> Goal:
    """The goal of a scenario, from the file of its name."""
    found: Goal = import_module(f"{__package__}.{scenario}").GOAL
    return found

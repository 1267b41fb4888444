"""How a game ends: all win, or all lose."""

from typing import Literal

from ...kernel import Outcome
from .scenarios.frame import scenario
from .state import Camp

Loss = Literal[
    "died",
    "camp-lost",
    "too-late",
    "companion-died",
    "child-starved",
    "invention-lost",
    "director-killed",
]
"""The last four in some scenarios only."""


def lose(camp: Camp, reason: Loss) -> None:
    if camp.outcome is None:
        camp.end(Outcome(reason, (scenario(camp).score(camp),) * camp.seats, ()))


def win(camp: Camp) -> None:
    """The goal counts for nothing if somebody has died for it."""
    if camp.outcome is None:
        seats = tuple(range(camp.seats))
        camp.end(Outcome("goal", (scenario(camp).score(camp),) * camp.seats, seats))

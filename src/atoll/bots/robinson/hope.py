"""Hope: how likely the castaways are rescued, as far as games that were played have taught.

It is a logistic regression of winning on the signs of a table at dawn, made for each scenario by
``python -m benchmarks.learning``. How much a sign tells depends on how late it is and on how many
play, so each has a weight for that, too.
"""

from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from ...games.robinson.view import Board
from .signs import Signs, signs

Moment = tuple[float, ...]
Weights = Mapping[str, tuple[float, ...]]
"""By sign, a weight for each part of a moment."""
ALWAYS = "always"
"""The sign that every table shows."""
UNTAUGHT: Weights = {"worth": (0.06,)}
"""What is hoped for in a scenario of which no game has been learnt from."""
CERTAIN = 500.0
"""More than this, in either direction, is certain: there is no number for it."""


def hope(board: Board) -> float:
    """How likely the game is won, from nought to one."""
    weights = _weights_at(board.options.scenario, len(board.ready), board.round, board.rounds)
    return _likely(weights, signs(board))


def outlook(weights: Weights, now: Moment, shown: Signs) -> float:
    """The same by any weights."""
    return _likely(_weights_now(weights, now), shown)


def _likely(weights: Mapping[str, float], shown: Signs) -> float:
    total = weights.get(ALWAYS, 0.0)
    for name, sign in shown.items():
        total += weights.get(name, 0.0) * sign
    return 1 / (1 + exp(-max(-CERTAIN, min(total, CERTAIN))))


def moment(seats: int, round_: int, rounds: int) -> Moment:
    """What a weight depends on: nothing, how late it is, and how many play."""
    late = 2 * (round_ - 1) / (rounds - 1) - 1
    return (1.0, late, late * late, (seats - 2.5) / 1.5)


@cache
def _weights_at(scenario: str, seats: int, round_: int, rounds: int) -> dict[str, float]:
    return _weights_now(learnt(scenario), moment(seats, round_, rounds))


def _weights_now(weights: Weights, now: Moment) -> dict[str, float]:
    return {
        name: sum([weight * part for weight, part in zip(each, now, strict=False)])
        for name, each in weights.items()
    }


@cache
def learnt(scenario: str) -> Weights:
    file = folder() / f"{scenario}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Weights) if file.is_file() else UNTAUGHT


def folder() -> Path:
    """Where it is kept, a file for each scenario."""
    return Path(__file__).parent / "learnt"

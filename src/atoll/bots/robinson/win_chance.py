"""The chance to win, as far as games that were played have taught how to tell it.

It is a logistic regression of winning on the features of a table at dawn, made for each scenario by
``benchmarks.learning``. How much a feature tells depends on how late it is and on how many play, so
it has a weight for each corner: early and late with few players, and with many. The weights belong
to the features as they are, and to the constants behind them: where those change much, it has to
learn again.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from ...games.robinson.view import Board
from .features import VALUE, features
from .game import GAME
from .goals.frame import Features
from .values import value

WinChance = Callable[[Board], float]
"""How likely the game seems to be won, from nought to one."""
Corners = tuple[float, float, float, float]
"""How near a table is to each corner; together that is one."""
Weights = Mapping[str, Corners]
"""By feature, what it tells in each corner: never that something good is bad."""
ALWAYS = "always"
"""The feature that every table has, the only one that may be good or bad."""
PRIOR_WEIGHTS: Weights = {VALUE: (0.06, 0.06, 0.06, 0.06)}
"""What counts before any game has been learnt from."""
CERTAIN = 500
"""More than this, in either direction, is certain: there is no number for it."""
FEWEST, MOST = min(GAME.seats), max(GAME.seats)


def learnt(board: Board) -> float:
    """By what games of this scenario have taught."""
    weights = _weights_at(board.options.scenario, len(board.ready), board.round, board.rounds)
    return _likely(weights, features(board))


def prior(board: Board) -> float:
    """By nothing but what things are reckoned to be worth."""
    now = corners(len(board.ready), board.round, board.rounds)
    return win_chance_by(PRIOR_WEIGHTS, now, {VALUE: value(board)})


def win_chance_by(weights: Weights, now: Corners, shown: Features) -> float:
    """By any weights."""
    return _likely(_weights_now(weights, now), shown)


def _likely(weights: Mapping[str, float], shown: Features) -> float:
    total = weights.get(ALWAYS, 0.0)
    for name, feature in shown.items():
        total += weights.get(name, 0.0) * feature
    return 1 / (1 + exp(-max(-CERTAIN, min(total, CERTAIN))))


def corners(seats: int, round_: int, rounds: int) -> Corners:
    late, many = (round_ - 1) / (rounds - 1), (seats - FEWEST) / (MOST - FEWEST)
    early, few = 1 - late, 1 - many
    return (early * few, late * few, early * many, late * many)


@cache
def _weights_at(scenario: str, seats: int, round_: int, rounds: int) -> dict[str, float]:
    return _weights_now(learnt_weights(scenario), corners(seats, round_, rounds))


def _weights_now(weights: Weights, now: Corners) -> dict[str, float]:
    return {
        name: sum([weight * near for weight, near in zip(each, now, strict=True)])
        for name, each in weights.items()
    }


@cache
def learnt_weights(scenario: str) -> Weights:
    file = folder() / f"{scenario}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Weights) if file.is_file() else PRIOR_WEIGHTS


def folder() -> Path:
    """Where it is kept, a file for each scenario."""
    return Path(__file__).parent / "learnt"

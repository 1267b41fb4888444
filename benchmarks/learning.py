"""How likely the survivor wins: learns from games of its own what the features at dawn tell.

Plays games of a scenario with each number of players, and writes what they teach. Then it learns
from four fifths of them and tells how well that foretells the others.

python -m benchmarks.learning castaways --games 400
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from atoll.bots import next_answer
from atoll.bots.robinson import Budget, SurvivorBot, win_chance
from atoll.bots.robinson.features import VALUE, features
from atoll.bots.robinson.goals.frame import Features
from atoll.bots.robinson.playouts import is_dawn
from atoll.bots.robinson.win_chance import ALWAYS, Corners, Weights, corners, prior, win_chance_by
from atoll.cli.commands.arguments import up_to
from atoll.cli.simulating.batch import MOST_GAMES, cores
from atoll.games.robinson import Robinson
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.view import see

FIRST = 7_000_001
"""The seeds of ``benchmarks.survival`` are others: it tries what was learnt in games that were not
seen."""
UNLEARNT = Budget(plans=1, choice_playouts=1, win_chance=prior)
"""It takes the plan that seems best at once, and whatever it learnt before is left out of it. If it
chose by the chance to win, it would see hardly any tables but those where that is high, and learn
what sets these apart and no more."""
MILD, STERN = 1.0, 30.0
"""How hard it is to persuade that the reckoned value tells something, and that any other feature
does besides."""
RARE = 0.2
"""A feature that is hardly ever seen is as hard to believe as if it varied so much."""
HELD_BACK = 5
"""One of so many games tries what was learnt from the others."""
MOST_STEPS, CLOSE = 100, 1e-5
HEAD = """\
# What each feature at dawn tells of who will be rescued, as benchmarks/learning.py has learnt it:
# early and late with one player, early and late with four."""

Numbers = NDArray[np.float64]


class Dawn(NamedTuple):
    """A table before planning, and how the game ended."""

    corners: Corners
    features: Features
    won: bool
    game: int


def main() -> None:
    given = _arguments()
    games = [
        (given.scenario, seats, given.seed + each)
        for seats in Robinson.seats
        for each in range(given.games)
    ]
    with get_context("spawn").Pool(cores()) as workers:
        played = workers.starmap(dawns, games, chunksize=2)
    won = sum(each[0].won for each in played)
    print(f"{given.scenario}: {won} of {len(played)} games won")
    every = [dawn for each in played for dawn in each]
    write(given.scenario, learn(every))
    told, tried = held_back(every)
    print(f"would tell {100 * telling(learn(told), tried):.1f} % of winners from losers")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--games", type=up_to(MOST_GAMES), default=400, metavar="K")
    parser.add_argument("--seed", type=int, default=FIRST, help="of the first game")
    return parser.parse_args()


def dawns(scenario: str, seats: int, seed: int) -> list[Dawn]:
    """All of a game that the survivor plays."""
    game = Robinson()
    camp = game.setup(seats, seed, {"scenario": scenario}, quiet=True)
    players = [SurvivorBot(100 * seed + seat, UNLEARNT) for seat in range(seats)]
    seen: list[tuple[Corners, Features]] = []
    last = 0
    while (answer := next_answer(game, camp, players)) is not None:
        if camp.round > last and is_dawn(camp, last):
            board, last = see(camp), camp.round
            seen.append((corners(seats, board.round, board.rounds), features(board)))
        game.answer(camp, *answer)
    won = camp.outcome is not None and bool(camp.outcome.winners)
    return [Dawn(now, shown, won, seed) for now, shown in seen]


def write(scenario: str, weights: Weights) -> None:
    """Where the survivor reads it."""
    lines = [
        f"{name} = [{', '.join(f'{each + 0.0:.4g}' for each in weights[name])}]"
        for name in sorted(weights)
    ]
    file = win_chance.folder() / f"{scenario}.toml"
    file.write_text("\n".join([HEAD, *lines, ""]), "utf-8")


# Learning.


def learn(told: Sequence[Dawn]) -> Weights:
    """The weights that make what happened likeliest, as far as they are small; no feature that
    is good is ever bad."""
    names = sorted({name for dawn in told for name in dawn.features})
    shown = np.array([[dawn.features.get(name, 0.0) for name in names] for dawn in told])
    mean, spread = shown.mean(axis=0), _spread(shown)
    scaled = np.hstack([(shown - mean) / spread, np.ones((len(told), 1))])
    near = np.array([dawn.corners for dawn in told])
    corners = near.shape[1]
    matrix = np.hstack([scaled * near[:, [corner]] for corner in range(corners)])
    sternness = [*[MILD if name == VALUE else STERN for name in names], MILD]
    least = [*[0.0 for _ in names], -np.inf]
    won = np.array([float(dawn.won) for dawn in told])
    found = _regress(matrix, won, np.array(sternness * corners), np.array(least * corners))
    each = found.reshape(corners, len(names) + 1)
    weights = each[:, :-1] / spread
    by_name = {name: weights[:, at] for at, name in enumerate(names)}
    by_name[ALWAYS] = each[:, -1] - weights @ mean
    return {name: _corners(weight) for name, weight in by_name.items() if weight.any()}


def _corners(weight: Numbers) -> Corners:
    first, second, third, fourth = map(float, weight)
    return first, second, third, fourth


def _spread(shown: Numbers) -> Numbers:
    """How far features vary; what is there or not may hardly ever be there."""
    spread: Numbers = shown.std(axis=0)
    there_or_not = np.isin(shown, (0.0, 1.0)).all(axis=0)
    spread[there_or_not] = np.maximum(spread[there_or_not], RARE)
    spread[spread == 0] = np.inf
    return spread


def _regress(matrix: Numbers, won: Numbers, sternness: Numbers, least: Numbers) -> Numbers:
    """Logistic regression by Newton's method; each weight has a penalty and a least value, where
    it stays if it would go below that."""
    weights = np.zeros(matrix.shape[1])
    cost = _cost(matrix, won, sternness, weights)
    for _ in range(MOST_STEPS):
        likely = 1 / (1 + np.exp(-matrix @ weights))
        slope = matrix.T @ (likely - won) + sternness * weights
        free = (weights > least) | (slope < 0)
        some = matrix[:, free]
        curve = (some.T * (likely * (1 - likely))) @ some + np.diag(sternness[free])
        step = np.zeros_like(weights)
        step[free] = np.linalg.solve(curve, slope[free])
        moved, share = np.maximum(weights - step, least), 1.0
        while (after := _cost(matrix, won, sternness, moved)) > cost and share > CLOSE:
            share /= 2
            moved = np.maximum(weights - share * step, least)
        if cost - after < CLOSE:
            return weights
        weights, cost = moved, after
    raise ArithmeticError(f"no weights found in {MOST_STEPS} steps")


def _cost(matrix: Numbers, won: Numbers, sternness: Numbers, weights: Numbers) -> float:
    """How unlikely it makes what happened, and how large the weights are."""
    total = matrix @ weights
    surprise = np.logaddexp(0, total) - won * total
    return float(surprise.sum() + (sternness * weights**2).sum() / 2)


# Trying.


def held_back(every: Sequence[Dawn]) -> tuple[list[Dawn], list[Dawn]]:
    """What to learn from, and, all of other games, what to try that on."""
    told = [dawn for dawn in every if dawn.game % HELD_BACK]
    return told, [dawn for dawn in every if dawn.game % HELD_BACK == 0]


def telling(weights: Weights, tried: Sequence[Dawn]) -> float:
    """Of all pairs of a table that was won and one that was lost, in the same round with as many
    players, how often the first looked better; nothing is known without such pairs."""
    chances: defaultdict[tuple[Corners, bool], list[float]] = defaultdict(list)
    for dawn in tried:
        chances[dawn.corners, dawn.won].append(win_chance_by(weights, dawn.corners, dawn.features))
    better = [
        (each > other) + (each == other) / 2
        for now in {dawn.corners for dawn in tried}
        for each in chances[now, True]
        for other in chances[now, False]
    ]
    return sum(better) / len(better) if better else float("nan")


if __name__ == "__main__":
    main()

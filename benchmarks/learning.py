"""What the survivor hopes for: learns from games of its own what the signs at dawn tell.

Plays games of a scenario with each number of players, tells how well the signs told who would win
in those games that it does not learn from, and writes what it has learnt from all of them. Run
again, it learns from what the survivor has become.

python -m benchmarks.learning castaways --games 400
"""

import argparse
from collections.abc import Iterable, Sequence
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from atoll.bots import next_answer
from atoll.bots.robinson import SurvivorBot, Thought, hope
from atoll.bots.robinson.dreams import is_dawn
from atoll.bots.robinson.hope import ALWAYS, Moment, Weights, moment
from atoll.bots.robinson.signs import Signs, signs
from atoll.cli.arguments import up_to
from atoll.cli.sim import MOST_GAMES, cores
from atoll.games.robinson import Robinson
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.view import see

FIRST = 7_000_001
"""The seeds of ``benchmarks.survival`` are others: it tries what was learnt in games that were not
seen."""
QUICK = Thought(plans=4, dreams=4, choices=3)
"""It thinks less than usual, for that many games are learnt from matters more."""
MILD, STERN = 1.0, 300.0
"""How hard it is to persuade that the reckoned worth tells something, and that any other sign does
besides."""
RARE = 0.2
"""A sign that varies less than this is as hard to believe as if it varied so much."""
RECKONED = "worth"
HELD_BACK = 5
"""One of so many games tries what was learnt from the others."""
STEPS, CLOSE = 25, 1e-6

Numbers = NDArray[np.float64]


class Dawn(NamedTuple):
    """A table before planning, and how the game ended."""

    moment: Moment
    signs: Signs
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
    won = sum(each[-1].won for each in played if each) / len(played)
    every = [dawn for each in played for dawn in each]
    told = [each for each in every if each.game % HELD_BACK]
    tried = [each for each in every if each.game % HELD_BACK == 0]
    print(f"{given.scenario}: {len(played)} games, {100 * won:.1f} % won")
    print(f"tells winners in {100 * telling(learn(told), tried):.1f} % of pairs from losers")
    write(given.scenario, learn(every))


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
    players = [SurvivorBot(100 * seed + seat, QUICK) for seat in range(seats)]
    seen: list[tuple[Moment, Signs]] = []
    last = camp.round
    while (answer := next_answer(game, camp, players)) is not None:
        if camp.round > last and is_dawn(camp, last):
            board, last = see(camp), camp.round
            seen.append((moment(seats, board.round, board.rounds), signs(board)))
        game.answer(camp, *answer)
    won = camp.outcome is not None and bool(camp.outcome.winners)
    return [Dawn(now, shown, won, seed) for now, shown in seen]


# Learning.


def learn(told: Sequence[Dawn]) -> Weights:
    """The weights that make what happened likeliest, as far as they are small."""
    names = sorted({name for dawn in told for name in dawn.signs})
    parts = len(told[0].moment)
    shown, moments = _shown(told, names), np.array([dawn.moment for dawn in told])
    spread = shown.std(axis=0)
    spread = np.where(spread > 0, np.maximum(spread, RARE), np.inf)
    scaled = np.hstack([(shown - shown.mean(axis=0)) / spread, np.ones((len(told), 1))])
    matrix = np.hstack([scaled * moments[:, [part]] for part in range(parts)])
    sternness = [MILD if name == RECKONED else STERN for name in names] + [MILD]
    found = _regress(matrix, np.array([dawn.won for dawn in told]), np.array(sternness * parts))
    each = found.reshape(parts, len(names) + 1)
    weights = each[:, :-1] / spread
    always = each[:, -1] - weights @ shown.mean(axis=0)
    told_by = {name: weights[:, at] for at, name in enumerate(names)} | {ALWAYS: always}
    return {name: tuple(map(float, weight)) for name, weight in told_by.items() if weight.any()}


def _shown(dawns: Sequence[Dawn], names: Sequence[str]) -> Numbers:
    return np.array([[dawn.signs.get(name, 0.0) for name in names] for dawn in dawns])


def _regress(matrix: Numbers, won: Numbers, sternness: Numbers) -> Numbers:
    """Logistic regression with a penalty for each weight, by Newton's method."""
    weights = np.zeros(matrix.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-matrix @ weights))
        slope = matrix.T @ (likely - won) + sternness * weights
        curve = (matrix.T * (likely * (1 - likely))) @ matrix + np.diag(sternness)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def telling(weights: Weights, tried: Iterable[Dawn]) -> float:
    """Of all pairs of a table that was won and one that was lost, how often the first looked
    better."""
    won: list[float] = []
    lost: list[float] = []
    for dawn in tried:
        (won if dawn.won else lost).append(hope.outlook(weights, dawn.moment, dawn.signs))
    better = sum([(each > other) + (each == other) / 2 for each in won for other in lost])
    return better / (len(won) * len(lost))


def write(scenario: str, weights: Weights) -> None:
    """Where the survivor reads it."""
    file = hope.folder() / f"{scenario}.toml"
    lines = [f"{name} = [{', '.join(f'{each:.4f}' for each in weights[name])}]" for name in weights]
    file.write_text("\n".join([HEAD, *sorted(lines), ""]), "utf-8")


HEAD = """# What each sign at dawn tells of who will be rescued, by `python -m benchmarks.learning`:
# usually, more with time, with the square of time, and with more players."""


if __name__ == "__main__":
    main()

"""How often castaways are rescued, in each scenario: prints a table of docs/bots.md.

python -m benchmarks.survival
python -m benchmarks.survival castaways jenny --games 20 --twice
"""

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from time import process_time
from typing import NamedTuple

from atoll.bots import BotMaker, RandomBot, next_answer
from atoll.bots.robinson import Budget, SurvivorBot
from atoll.cli.commands.arguments import up_to
from atoll.cli.simulating.batch import MOST_GAMES, cores
from atoll.games.robinson import Robinson
from atoll.games.robinson.options import SCENARIOS

GAMES = 200
HEAD = (
    *("scenario", "players", "games", "`random` wins in %"),
    *("`survivor` wins in %", "too late in %", "rounds", "seconds"),
)
TWICE = ("thinking twice as long wins in %", "too late in %", "seconds")
WON, LATE = "goal", "too-late"


def _pensive(seed: int) -> SurvivorBot:
    return SurvivorBot(seed, Budget().times(2))


PENSIVE = "pensive"
MAKERS: dict[str, BotMaker] = {"random": RandomBot, "usual": SurvivorBot, PENSIVE: _pensive}


class Fate(NamedTuple):
    """How a game ended, in which round, and how many seconds it took a processor."""

    reason: str
    round: int
    seconds: float


def main() -> None:
    given = _arguments()
    head = (*HEAD, *(TWICE if given.twice else ()))
    bots = [bot for bot in MAKERS if bot != PENSIVE or given.twice]
    print(_row(head))
    print(_row(["---"] * len(head)))
    with get_context("spawn").Pool(cores()) as workers:
        for scenario in given.scenarios or SCENARIOS:
            for seats in Robinson.seats:
                fates = {}
                for bot in bots:
                    seeds = range(given.seed, given.seed + given.games)
                    played = [(bot, scenario, seats, seed) for seed in seeds]
                    fates[bot] = workers.starmap(fate, played, chunksize=2)
                print(_row([scenario, str(seats), str(given.games), *figures(fates)]))
                sys.stdout.flush()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", choices=[[], *SCENARIOS], metavar="SCENARIO")
    parser.add_argument("--games", type=up_to(MOST_GAMES), default=GAMES, metavar="K")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--twice", action="store_true", help="also bots that think twice as long")
    return parser.parse_args()


def fate(bot: str, scenario: str, seats: int, seed: int) -> Fate:
    """What becomes of a camp of such bots."""
    game, start = Robinson(), process_time()
    camp = game.setup(seats, seed, {"scenario": scenario}, quiet=True)
    players = [MAKERS[bot](100 * seed + seat) for seat in range(seats)]
    while (answer := next_answer(game, camp, players)) is not None:
        game.answer(camp, *answer)
    assert camp.outcome is not None
    return Fate(camp.outcome.reason, camp.round, process_time() - start)


def figures(fates: dict[str, list[Fate]]) -> list[str]:
    """The right part of a row."""
    usual, pensive = fates["usual"], fates.get(PENSIVE)
    rounds = sum(each.round for each in usual) / len(usual)
    cells = [_share(fates["random"], WON), _share(usual, WON), _share(usual, LATE)]
    cells += [f"{rounds:.1f}", _seconds(usual)]
    if pensive is not None:
        cells += [_share(pensive, WON), _share(pensive, LATE), _seconds(pensive)]
    return cells


def _share(fates: Sequence[Fate], reason: str) -> str:
    return f"{100 * sum(each.reason == reason for each in fates) / len(fates):.1f}"


def _seconds(fates: Sequence[Fate]) -> str:
    """Of a processor, for a game."""
    return f"{sum(each.seconds for each in fates) / len(fates):.1f}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()

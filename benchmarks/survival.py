"""How often castaways are rescued: prints a table of docs/bots.md."""

import os
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from time import process_time
from typing import NamedTuple

from atoll.bots import BotMaker, RandomBot, next_answer
from atoll.bots.robinson import SurvivorBot, Thought
from atoll.games.robinson import Robinson

GAMES = 200
THOUGHT = Thought()


def _pensive(seed: int) -> SurvivorBot:
    return SurvivorBot(seed, THOUGHT.times(2))


MAKERS: dict[str, BotMaker] = {
    "`random`": RandomBot,
    "`survivor`": SurvivorBot,
    "`survivor`, thinking twice as long": _pensive,
}


class Fate(NamedTuple):
    """How a game ended, in which round, and how many seconds it took a processor."""

    reason: str
    round: int
    seconds: float


def main() -> None:
    print("| bots | players | games | won in % | died in % | too late in % | rounds | seconds |")
    print("|---|---|---|---|---|---|---|---|")
    with get_context("spawn").Pool(os.cpu_count()) as workers:
        for bot in MAKERS:
            for seats in Robinson.seats:
                played = [(bot, seats, seed) for seed in range(1, GAMES + 1)]
                fates = workers.starmap(fate, played, chunksize=5)
                print(f"| {bot} | {seats} | {GAMES} | {figures(fates)} |")
                sys.stdout.flush()


def fate(bot: str, seats: int, seed: int) -> Fate:
    """What becomes of a camp of such bots."""
    game, start = Robinson(), process_time()
    camp = game.setup(seats, seed, quiet=True)
    players = [MAKERS[bot](100 * seed + seat) for seat in range(seats)]
    while (answer := next_answer(game, camp, players)) is not None:
        game.answer(camp, *answer)
    assert camp.outcome is not None
    return Fate(camp.outcome.reason, camp.round, process_time() - start)


def figures(fates: Sequence[Fate]) -> str:
    """The right part of a row."""
    count = len(fates)
    reasons = [each.reason for each in fates]
    shares = [100 * reasons.count(reason) / count for reason in ("goal", "died", "too-late")]
    rounds = sum(each.round for each in fates) / count
    seconds = sum(each.seconds for each in fates) / count
    return " | ".join([*(f"{share:.0f}" for share in shares), f"{rounds:.1f}", f"{seconds:.1f}"])


if __name__ == "__main__":
    main()

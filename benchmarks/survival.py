"""How often castaways are rescued: prints a table of docs/bots.md."""

import os
import sys
from collections.abc import Iterable
from multiprocessing import get_context
from typing import NamedTuple

from atoll.bots import BotMaker, RandomBot, next_answer
from atoll.bots.robinson import SurvivorBot
from atoll.games.robinson import Robinson

GAMES = 200
MAKERS: dict[str, BotMaker] = {"random": RandomBot, "survivor": SurvivorBot}


class Fate(NamedTuple):
    """How a game ended, and in which round."""

    reason: str
    round: int


def main() -> None:
    print("| bots | players | games | won in % | died in % | too late in % | rounds |")
    print("|---|---|---|---|---|---|---|")
    with get_context("spawn").Pool(os.cpu_count()) as workers:
        for bot in MAKERS:
            for seats in Robinson.seats:
                played = [(bot, seats, seed) for seed in range(1, GAMES + 1)]
                fates = workers.starmap(fate, played, chunksize=5)
                print(f"| `{bot}` | {seats} | {GAMES} | {figures(fates)} |")
                sys.stdout.flush()


def fate(bot: str, seats: int, seed: int) -> Fate:
    """What becomes of a camp of such bots."""
    game = Robinson()
    camp = game.setup(seats, seed, quiet=True)
    players = [MAKERS[bot](100 * seed + seat) for seat in range(seats)]
    while (answer := next_answer(game, camp, players)) is not None:
        game.answer(camp, *answer)
    assert camp.outcome is not None
    return Fate(camp.outcome.reason, camp.round)


def figures(fates: Iterable[Fate]) -> str:
    all_fates = list(fates)
    count = len(all_fates)
    reasons = [each.reason for each in all_fates]
    shares = [100 * reasons.count(reason) / count for reason in ("goal", "died", "too-late")]
    rounds = sum(each.round for each in all_fates) / count
    return " | ".join([*(f"{share:.0f}" for share in shares), f"{rounds:.1f}"])


if __name__ == "__main__":
    main()

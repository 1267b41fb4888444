"""How one schemer fares among random bots: prints the table of docs/bots.md."""

import os
import sys
from collections.abc import Iterator

import atoll
from atoll.cli.sim import Plan, play_all
from atoll.kernel import Outcome

GAME, BOT, COMPANY, SEED = "lifeboats", "schemer", "random", 1
GAMES = 500
LANDINGS = ("arrival", "lane")


def main() -> None:
    print("| players | landing | games | average rank | middle | games won in % |")
    print("|---|---|---|---|---|---|")
    for seats in atoll.game(GAME).seats:
        for landing in LANDINGS:
            print(f"| {seats} | {landing} | {GAMES} | {figures(seats, landing)} |")
            sys.stdout.flush()


def figures(seats: int, landing: str) -> str:
    played = list(games(seats, landing))
    rank = sum(outcome.ranks[seat] for seat, outcome in played) / len(played)
    won = sum(seat in outcome.winners for seat, outcome in played) / len(played)
    middle = (seats + 1) / 2
    return f"{rank:.2f} | {middle:.1f} | {100 * won:.0f}"


def games(seats: int, landing: str) -> Iterator[tuple[int, Outcome]]:
    """The schemer's seat and how each game ended; it sits on every seat about equally often."""
    for seat in range(seats):
        bots = [COMPANY] * seats
        bots[seat] = BOT
        plan = Plan(GAME, seats, {"landing": landing}, tuple(bots), SEED + seat)
        share = GAMES * (seat + 1) // seats - GAMES * seat // seats
        for played in play_all(plan, share, os.cpu_count() or 1):
            yield from ((seat, ending.outcome) for ending in played.endings)


if __name__ == "__main__":
    main()

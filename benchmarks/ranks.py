"""How one schemer fares among random bots: prints a table of docs/bots.md."""

import sys

import atoll

from .among import GAMES, one_among

GAME, BOT, COMPANY = "lifeboats", "schemer", "random"
LANDINGS = ("arrival", "lane")


def main() -> None:
    print("| players | landing | games | average rank | middle | games won in % |")
    print("|---|---|---|---|---|---|")
    for seats in atoll.game(GAME).seats:
        for landing in LANDINGS:
            print(f"| {seats} | {landing} | {GAMES} | {figures(seats, landing)} |")
            sys.stdout.flush()


def figures(seats: int, landing: str) -> str:
    played = list(one_among(GAME, BOT, COMPANY, seats, {"landing": landing}))
    rank = sum(outcome.ranks[seat] for seat, outcome in played) / len(played)
    won = sum(seat in outcome.winners for seat, outcome in played) / len(played)
    middle = (seats + 1) / 2
    return f"{rank:.2f} | {middle:.1f} | {100 * won:.0f}"


if __name__ == "__main__":
    main()

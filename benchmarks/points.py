"""How a castaway fares among random bots and among its like: prints a table of docs/bots.md."""

import sys
from collections.abc import Sequence

import atoll
from atoll.kernel import Outcome

from .among import GAMES, one_among

GAME, BOT, CHANCE = "overboard", "castaway", "random"


def main() -> None:
    print(
        f"| players | games | points of `{CHANCE}` in its place | points | games won in % |", end=""
    )
    print(" points among its like | boats landed then in % |")
    print("|---|---|---|---|---|---|---|")
    for seats in atoll.game(GAME).seats:
        print(f"| {seats} | {GAMES} | {figures(seats)} |")
        sys.stdout.flush()


def figures(seats: int) -> str:
    chance, alone, among_its_like = (
        list(one_among(GAME, bot, company, seats))
        for bot, company in ((CHANCE, CHANCE), (BOT, CHANCE), (BOT, BOT))
    )
    won = sum(seat in outcome.winners for seat, outcome in alone) / len(alone)
    landed = sum(bool(outcome.winners) for _, outcome in among_its_like) / len(among_its_like)
    return (
        f"{points(chance):.1f} | {points(alone):.1f} | {100 * won:.0f} |"
        f" {points(among_its_like):.1f} | {100 * landed:.0f}"
    )


def points(played: Sequence[tuple[int, Outcome]]) -> float:
    """The bot's points, on average."""
    return sum(outcome.scores[seat] for seat, outcome in played) / len(played)


if __name__ == "__main__":
    main()

"""How often the careful bot wins: prints the table of docs/bots.md."""

import os
import sys

import atoll
from atoll.cli.simulating.batch import Plan, play_all
from atoll.cli.simulating.results import Results
from atoll.kernel import OptionValue

GAME, BOT, SEED = "tranquility", "careful", 1
GAMES, MANY_GAMES = 200, 500

ROWS: dict[str, dict[str, OptionValue]] = {
    "the normal game": {},
    "rocks": {"rocks": True},
    "3 monsters": {"monsters": 3},
    "4 monsters": {"monsters": 4},
    "5 monsters": {"monsters": 5},
    "storms": {"storms": True},
    "rocks, 3 monsters, storms": {"rocks": True, "monsters": 3, "storms": True},
    "Galatea": {"fewer_islands": "galatea"},
    "Triton": {"fewer_islands": "triton"},
    "Leucothea": {"fewer_islands": "leucothea"},
    "Amphitrite": {"fewer_islands": "amphitrite"},
    "Poseidon": {"fewer_islands": "poseidon"},
    "High Arch": {"mode": "high_arch"},
    "High Arch, crown=early": {"mode": "high_arch", "crown": "early"},
    "Pyramid": {"mode": "pyramid"},
    "Pyramid, 5 monsters": {"mode": "pyramid", "monsters": 5},
    "Day and Night": {"mode": "day_and_night"},
    "Day and Night, night=start": {"mode": "day_and_night", "night": "start"},
}


def main() -> None:
    game = atoll.game(GAME)
    print(f"| games of `{BOT}` bots, won in % | games |", *(f"{seats} |" for seats in game.seats))
    print("|---|---|" + "---|" * len(game.seats))
    for name, options in ROWS.items():
        games = GAMES if options else MANY_GAMES
        won = [f"{100 * win_rate(seats, options, games):.0f} |" for seats in game.seats]
        print(f"| {name} | {games} |", *won)
        sys.stdout.flush()


def win_rate(seats: int, options: dict[str, OptionValue], games: int) -> float:
    plan = Plan(GAME, seats, options, (BOT,) * seats, SEED)
    results = Results(plan.bots, contest=False)
    for played in play_all(plan, games, os.cpu_count() or 1):
        results.add(played.endings)
    return results.won


if __name__ == "__main__":
    main()

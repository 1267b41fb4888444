"""What the laws are tried on: for each game every seat count, with options that matter.

A new game adds its options here and is held to all the laws.
"""

from typing import Any, NamedTuple

import atoll
from atoll.kernel import Game, OptionValue

Options = dict[str, OptionValue]


class Case(NamedTuple):
    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{settings}" if settings else "")


OPTIONS: dict[str, list[Options]] = {
    "tranquility": [
        {},
        {"fewer_islands": "poseidon"},
        {"rocks": True},
        {"monsters": 3},
        {"monsters": 5},
        {"storms": True},
        {"rocks": True, "monsters": 4, "storms": True, "fewer_islands": "galatea"},
        {"mode": "high_arch"},
        {"mode": "high_arch", "crown": "early", "rocks": True, "storms": True, "monsters": 3},
        {"mode": "pyramid"},
        {"mode": "pyramid", "monsters": 5, "fewer_islands": "amphitrite"},
        {"mode": "day_and_night"},
        {"mode": "day_and_night", "night": "start", "rocks": True, "storms": True, "monsters": 3},
        {"mode": "duel"},
        {"mode": "duel", "fewer_islands": "leucothea"},
    ],
    "lifeboats": [{"landing": "arrival"}, {"landing": "lane"}],
    "overboard": [{}],
    "tobago": [
        {"landmarks": "random"},
        {"island": "abC1", "experts": True, "after_curse": "for-amulets"},
        {"island": "ABC0", "landmarks": "random", "depth": 21, "curse_returns": True},
        {"island": "Acb0", "landmarks": "random", "experts": True, "after_curse": "goes-on"},
        {"landmarks": "random", "curses": 0},
    ],
}


def cases() -> list[Case]:
    return [
        Case(name, seats, options)
        for name in atoll.games()
        for options in OPTIONS[name]
        for seats in atoll.game(name).seats
        if _takes(atoll.game(name), seats, options)
    ]


def _takes(game: Game[Any, Any, Any], seats: int, options: Options) -> bool:
    try:
        game.read_options(seats, options)
    except ValueError:
        return False
    return True

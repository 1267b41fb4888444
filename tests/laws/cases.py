"""What the laws are tried on: for each game every seat count, with options that matter.

A new game adds its options here and is held to all the laws.

Each island of Tobago is tried with one number of seats, in turn. An island is a drawing that the
rules look things up in, and nothing of it depends on who sits there: with two seats and with four
the same cells are woods. How many play matters to what is done on any island, and every variant
is tried with every number of seats on some of them.
"""

from itertools import cycle
from typing import Any, NamedTuple

import atoll
from atoll.games.tobago.island import LAYOUTS
from atoll.kernel import Game, OptionValue

Options = dict[str, OptionValue]


class Case(NamedTuple):
    game: str
    seats: int
    options: Options

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{settings}" if settings else "")


HUNTS: list[Options] = [
    {"experts": True, "after_curse": "for-amulets"},
    {"landmarks": "random", "depth": 21, "curse_returns": True},
    {"landmarks": "random", "experts": True, "after_curse": "goes-on", "curse_returns": True},
    {"landmarks": "random", "curses": 0},
    {"landmarks": "random", "curses": 1},
]
"""What Tobago is played with, in turn, on its 32 islands."""

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
        *(
            {"island": each, **variant}
            for each, variant in zip(LAYOUTS, cycle(HUNTS), strict=False)
        ),
    ],
    "robinson": [
        {},
        {"characters": "choose", "friday": True, "dog": True, "wreck": "random"},
        {"items": 4, "events": "books", "friday": False, "dog": False},
        {"items": 0, "events": "adventures"},
        {"scenario": "cursed_island", "events": "books"},
        {"scenario": "jenny", "items": 4},
        {"scenario": "volcano_island", "friday": True},
        {"scenario": "cannibal_island", "characters": "choose", "dog": True},
        {"scenario": "family_robinson", "wreck": "random"},
        {"scenario": "king_kong", "harder": True},
    ],
}


def cases() -> list[Case]:
    """Every set-up that the laws are tried on."""
    every = [
        Case(name, seats, options)
        for name in atoll.games()
        for options in OPTIONS[name]
        for seats in atoll.game(name).seats
        if _takes(atoll.game(name), seats, options)
    ]
    return [case for case in every if "island" not in case.options or case.seats == _in_turn(case)]


OPEN_GAMES = ("robinson",)
"""In these nobody has anything that others may not see."""


def sorts_of_cases() -> list[Case]:
    """What secrets are tried on: one island is as good as another, and where nobody has secrets
    each variant is tried with one number of seats, in turn."""
    found: dict[str, Case] = {}
    for case in cases():
        if case.game not in OPEN_GAMES or case.seats == _in_turn(case):
            found.setdefault(f"{case.game} {case.seats} {variant(case)}", case)
    return [*found.values()]


def variant(case: Case) -> Options:
    """What is chosen but for the island."""
    return {name: value for name, value in case.options.items() if name != "island"}


def _in_turn(case: Case) -> int:
    seats = atoll.game(case.game).seats
    return seats[OPTIONS[case.game].index(case.options) % len(seats)]


def _takes(game: Game[Any, Any, Any], seats: int, options: Options) -> bool:
    try:
        game.read_options(seats, options)
    except ValueError:
        return False
    return True

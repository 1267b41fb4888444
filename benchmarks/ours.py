"""Our games: random play, and what it costs to copy, see, redeal, save and load a state."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import atoll
from atoll.kernel import Game, OptionValue, State

GAMES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "tranquility, 3 seats": ("tranquility", 3, {}),
    "tranquility, 5 seats": ("tranquility", 5, {}),
    "tranquility, 3 seats, all of Stormy Seas": (
        "tranquility",
        3,
        {"rocks": True, "monsters": 4, "storms": True},
    ),
    "tranquility, pyramid, 3 seats": ("tranquility", 3, {"mode": "pyramid"}),
    "tranquility, duel": ("tranquility", 2, {"mode": "duel"}),
    "lifeboats, 3 seats": ("lifeboats", 3, {}),
    "lifeboats, 6 seats": ("lifeboats", 6, {}),
    "overboard, 4 seats": ("overboard", 4, {}),
    "overboard, 6 seats": ("overboard", 6, {}),
    "tobago, 2 seats": ("tobago", 2, {}),
    "tobago, 4 seats": ("tobago", 4, {}),
    "tobago, 4 seats, experts": ("tobago", 4, {"experts": True}),
    "robinson, 1 seat": ("robinson", 1, {}),
    "robinson, 2 seats": ("robinson", 2, {}),
    "robinson, 4 seats": ("robinson", 4, {}),
}


def random_play(
    name: str, seats: int, options: dict[str, OptionValue], look: bool = False
) -> Callable[[], int]:
    """Whole games of uniformly random answers, set-up included; each call plays one.

    The answers are to what the game waits for, as those of the peers are. Somebody may ``look`` at
    all that could be answered before each of them.
    """
    game = atoll.game(name)
    random = Random(1).random
    seeds = count()

    def play() -> int:
        decisions = 0
        state = game.setup(seats, next(seeds), options, quiet=True)
        while awaited := state.awaited:
            if look:
                state.decisions  # noqa: B018  (they are worked out when somebody looks)
            decision = awaited[0]
            legal = decision.options
            game.answer(state, decision.seat, legal[int(random() * len(legal))].text)
            decisions += 1
        return decisions

    return play


def middle_of_a_game(
    game: Game[Any, Any, Any], seats: int, options: dict[str, OptionValue]
) -> State[Any]:
    """The state half-way through a random game."""
    match = atoll.Match.start(game.id, seats, 1, options)
    random = Random(1)
    while match.state.decisions:
        decision = match.state.decisions[0]
        match.answer(decision.seat, random.choice(decision.options).text)
    return match.fork(len(match.record.answers) // 2).state


VERBS = ("clone", "view", "redeal", "save", "load")


def verb(verb: str, name: str, seats: int, options: dict[str, OptionValue]) -> Callable[[], int]:
    """One of the verbs on a state in mid-game; a call does it a hundred times."""
    game = atoll.game(name)
    state = middle_of_a_game(game, seats, options)
    saved = game.save(state)
    verbs: dict[str, Callable[[], object]] = {
        "clone": lambda: game.clone(state),
        "view": lambda: game.view(state, 0),
        "redeal": lambda: game.redeal(state, 0, 1),
        "save": lambda: game.save(state),
        "load": lambda: game.load(saved),
    }
    do = verbs[verb]

    def hundred() -> int:
        for _ in range(100):
            do()
        return 100

    return hundred

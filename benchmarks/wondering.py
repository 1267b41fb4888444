"""What it costs to wonder about an answer, beside giving it as a server does."""

from collections.abc import Callable, Iterator, Mapping
from itertools import cycle
from random import Random
from typing import Any

import atoll
from atoll.kernel import Game, OptionValue, State

from .measuring import Maker
from .ours import GAMES

WONDERED_AT = (
    "tranquility, 3 seats, all of Stormy Seas",
    "lifeboats, 6 seats",
    "overboard, 6 seats",
    "tobago, 4 seats, experts",
    "robinson, 4 seats",
)
WAYS = ("answer", "what_if", "why", "why not")
EVERY = 7
"""One in so many moments of a game is looked at."""

Moment = tuple[State[Any], int, str]
"""A state, a seat that is asked, and what it may answer."""


def wondering(
    way: str, name: str, seats: int, options: dict[str, OptionValue]
) -> Callable[[], int]:
    """One way to handle an answer, at moments all through a random game; a call does it once."""
    game = atoll.game(name)
    moments = list(_moments(game, seats, options))
    elsewhere = {text for _, _, text in moments}
    refused = [
        (state, seat, text)
        for state, seat, _ in moments
        for text in sorted(elsewhere)[:: max(1, len(elsewhere) // 4)]
        if not game.why(state, seat, text).legal
    ]
    next_one = cycle(refused if way == "why not" else moments)

    def answer(state: State[Any], seat: int, text: str) -> None:
        twin = game.clone(state)
        game.answer(twin, seat, text)
        game.views(twin)

    def once() -> int:
        state, seat, text = next(next_one)
        match way:
            case "answer":
                answer(state, seat, text)
            case "what_if":
                game.what_if(state, seat, text)
            case _:
                game.why(state, seat, text)
        return 1

    return once


def _moments(
    game: Game[Any, Any, Any], seats: int, options: dict[str, OptionValue]
) -> Iterator[Moment]:
    luck = Random(1)
    state, count = game.setup(seats, 1, options), 0
    while state.awaited:
        decision = luck.choice(state.awaited)
        text = luck.choice(decision.options).text
        if count % EVERY == 0:
            yield game.clone(state), decision.seat, text
        game.answer(state, decision.seat, text)
        count += 1


def contenders() -> dict[str, Maker]:
    """Each way in each of these games."""
    return {
        f"{name}: {way}": (wondering, (way, *GAMES[name])) for name in WONDERED_AT for way in WAYS
    }


def ratios(measured: Mapping[str, float]) -> dict[str, list[float]]:
    """By game, how many times as long as an answer it takes to wonder about one, in each way."""
    return {
        name: [measured[f"{name}: answer"] / measured[f"{name}: {way}"] for way in WAYS[1:]]
        for name in WONDERED_AT
    }

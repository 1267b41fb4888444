"""Random games that the laws are held against, with all their resting points."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import atoll
from atoll.kernel import Game, Option, State

from .cases import Case

SEEDS = (1, 2)
LONGEST_GAME = 2_000


class Moment:
    """A state of a game in progress, with the chance to choose what comes next."""

    def __init__(self, game: Game[Any, Any, Any], state: State[Any], random: Random) -> None:
        self.game, self.state, self.random = game, state, random

    def choice(self) -> tuple[int, str]:
        decision = self.random.choice(self.state.decisions)
        return decision.seat, self.random.choice(decision.options).text


def moments(case: Case, seed: int) -> Iterator[Moment]:
    """Every resting point of a random game, standing decisions included."""
    game = atoll.game(case.game)
    moment = Moment(game, game.setup(case.seats, seed, case.options), Random(seed))
    for _ in range(LONGEST_GAME):
        yield moment
        if not moment.state.decisions:
            return
        game.answer(moment.state, *moment.choice())
    pytest.fail(f"not over after {LONGEST_GAME} answers")


def options_of(state: State[Any]) -> Iterator[Option]:
    """All that can be answered, by anybody."""
    for decision in state.decisions:
        yield from decision.options


class Kept(NamedTuple):
    """A random game that was played once, with all its resting points."""

    game: Game[Any, Any, Any]
    states: list[State[Any]]

    def some(self, seed: int, most: int = 12) -> Iterator[Moment]:
        """A few resting points, all through the game, others for each seed.

        Whatever is done to them, the next law finds them as they were.
        """
        random = Random(seed)
        chosen = sorted(random.sample(range(len(self.states)), min(most, len(self.states))))
        return (Moment(self.game, copied(self.game, self.states[n]), random) for n in chosen)


def copied(game: Game[Any, Any, Any], state: State[Any]) -> State[Any]:
    """A clone that still tells what happened last."""
    twin: State[Any] = game.clone(state)
    twin.events.extend(state.events)
    return twin

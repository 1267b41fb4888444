"""Bots at a table."""

from collections.abc import Sequence
from typing import Any

from atoll.bots import Bot, next_answer
from atoll.kernel import Game, State


def play_out(
    game: Game[Any, Any, Any], state: State[Any], players: Sequence[Bot]
) -> list[tuple[int, str]]:
    """Let these play until the game is over; what they answered."""
    answers = []
    while state.outcome is None:
        given = next_answer(game, state, players)
        assert given is not None
        game.answer(state, *given)
        answers.append(given)
    return answers

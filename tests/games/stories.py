"""What stories about any game ask: why an answer is refused, and how a game has ended."""

from typing import Any

from atoll.kernel import Game, IllegalAnswer, Outcome, State


def error(game: Game[Any, Any, Any], state: State[Any], seat: int, text: str) -> IllegalAnswer:
    """The error by which an answer is refused. It must change nothing."""
    before = game.save(state), state.decisions
    try:
        game.answer(state, seat, text)
    except IllegalAnswer as refused:
        assert (game.save(state), state.decisions) == before
        return refused
    raise AssertionError(f"{text!r} was accepted")


def outcome(game: Game[Any, Any, Any], state: State[Any]) -> Outcome:
    """How a game ended that is over."""
    ended = game.outcome(state)
    assert ended is not None, "the game goes on"
    return ended

"""A reloaded twin finds out what a state does not carry."""

from typing import Any

import pytest

from atoll.kernel import Event, Game, State

from ..reload import with_a_twin
from .toy import GAME

Told = list[Event]


def counting(game: Game[Any, Any, Any], state: State[Any], seat: int, text: str) -> Told:
    """Tells how many answers there were, which is in no save."""
    state.__dict__["answers"] = state.__dict__.get("answers", 0) + 1
    return [Event("answers", {"count": state.__dict__["answers"]})]


def keeping_for_too_long(game: Game[Any, Any, Any], state: State[Any], *answer: Any) -> Told:
    """Answers, and asks again what was asked before."""
    asked = state.decisions
    events = game.answer(state, *answer)
    state.__dict__["decisions"] = asked
    return events


def forgetting(game: Game[Any, Any, Any], state: State[Any], *answer: Any) -> Told:
    """Answers differently if nothing is at hand."""
    state.reveals += len(state.__dict__)
    return []


def test_what_is_told_from_outside_the_state_is_found_out() -> None:
    state, answer = GAME.setup(3, 1), with_a_twin(counting)
    answer(GAME, state, 0, "bid 1")
    with pytest.raises(AssertionError):
        answer(GAME, state, 0, "bid 1")


def test_what_is_done_from_outside_the_state_is_found_out() -> None:
    state = GAME.setup(3, 1)
    with pytest.raises(AssertionError):
        with_a_twin(forgetting)(GAME, state, 0, "bid 1")


def test_what_is_kept_beside_the_state_for_too_long_is_found_out() -> None:
    state, twin = GAME.setup(3, 1), GAME.setup(3, 1)

    def stale(game: Game[Any, Any, Any], given: State[Any], *answer: Any) -> Told:
        keep = keeping_for_too_long if given is state else type(game).answer
        return keep(game, given, *answer)

    with pytest.raises(AssertionError):
        with_a_twin(stale)(GAME, state, 0, "bid 1")
    assert with_a_twin(stale)(GAME, twin, 0, "bid 1") == []

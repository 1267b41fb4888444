"""What stories about any game ask: what was told, why an answer is refused, how it has ended."""

from collections.abc import Iterable
from typing import Any

from atoll.kernel import Event, Game, IllegalAnswer, Outcome, State
from atoll.kernel.game import QUESTIONS


def error(game: Game[Any, Any, Any], state: State[Any], seat: int, text: str) -> IllegalAnswer:
    """The error by which an answer is refused. It must change nothing."""
    before = game.save(state), state.decisions
    try:
        game.answer(state, seat, text)
    except IllegalAnswer as refused:
        assert (game.save(state), state.decisions) == before
        return refused
    raise AssertionError(f"{text!r} was accepted")


def look_anew(state: State[Any]) -> None:
    """Forget what was worked out of a table before a story changed it."""
    for derived in (*QUESTIONS, *state.keeps):
        state.__dict__.pop(derived, None)


def outcome(game: Game[Any, Any, Any], state: State[Any]) -> Outcome:
    """How a game ended that is over."""
    ended = game.outcome(state)
    assert ended is not None, "the game goes on"
    return ended


def told(events: Iterable[Event], *kinds: str) -> list[str]:
    """What was told, or only these kinds of it: ``"wounded kid 2"``."""
    return [
        " ".join(map(str, (event.kind, *event.args.values())))
        for event in events
        if event.kind in kinds or not kinds
    ]


def each(verb: str, words: str) -> set[str]:
    """The same verb with each of these words: ``each("rob", "captain kid")``."""
    return {f"{verb} {word}" for word in words.split()}

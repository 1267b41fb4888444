"""What stories about any game ask: what was told, why an answer is refused, how it has ended."""

from collections.abc import Iterable, Mapping
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from atoll.kernel import BadOptions, Event, Game, IllegalAnswer, OptionValue, Outcome, State
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


def refusal(
    game: Game[Any, Any, Any], state: State[Any], seat: int, text: str
) -> tuple[str, str | None]:
    """Why an answer is refused: the key of the reason and the rule."""
    refused = error(game, state, seat, text)
    return refused.message.key, refused.rule


def culprit(game: Game[Any, Any, Any], seats: int, options: Mapping[str, OptionValue]) -> str:
    """The text with which a set-up is refused."""
    with pytest.raises(BadOptions) as refused:
        game.setup(seats, 1, options)
    return str(refused.value)


def example_is_true(tables: ModuleType) -> None:
    """What stands at the head of the tables of a game, in three lines, can be told as a story."""
    assert tables.__doc__ is not None
    example = [line for line in tables.__doc__.splitlines() if line.startswith("    ")]
    assert len(example) == 3
    exec(dedent("\n".join(example)), vars(tables).copy())


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

"""The two readings of the rules: the fast one lists options, the slow one says why not.

Games that are played at random hold them against each other.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from atoll.kernel import Answer, Game, Grammar, OptionValue, Refused, State

Setup = tuple[int, Mapping[str, OptionValue]]
"""Seats and options."""


class Readings(NamedTuple):
    """What of a game is read twice, and where."""

    setups: Sequence[Setup]
    moments: Callable[..., Iterator[State[Any]]]
    """Moments of games that are played with these seats and options."""
    zoo: Callable[[Any, int], Iterable[str]]
    """Answers that are well written, whether they are legal or not: all that a seat could think of
    at a moment, but for what is ``beyond``."""
    sample: int
    """So many of the zoo are given to the game as people give them, which takes longer."""
    questions: set[str]
    """What is asked in any such game, so that nothing of it stays untried."""
    beyond: Callable[[str], object] = lambda text: False
    """What is well written, too, and so much that the zoo has only a few of it."""


def options_of(state: State[Any], seat: int) -> set[str]:
    """All that a seat may answer, whether the game waits for it or not."""
    mine = [decision for decision in state.decisions if decision.seat == seat]
    found = [option.text for decision in mine for option in decision.options]
    assert len({*found}) == len(found), "an option is listed twice"
    return {*found}


def disagreed(
    game: Game[Any, Any, Any], state: State[Any], seat: int, tried: Iterable[str]
) -> set[str]:
    """Of these answers, those that are legal and refused, or neither.

    Of what is legal everything is tried.
    """
    options = options_of(state, seat)
    refused = {text for text in options if not _nothing_against(game, state, seat, text)}
    allowed = {text for text in {*tried} - options if _nothing_against(game, state, seat, text)}
    return refused | unexplained(game, state, seat, allowed)


def unexplained(
    game: Game[Any, Any, Any], state: State[Any], seat: int, tried: Iterable[str]
) -> set[str]:
    """Of these answers, those that are not legal, and nobody is told why.

    Before any rule is read the game may say that nothing is asked, or not any more.
    """
    whys = {text: game.why(state, seat, text).message for text in tried}
    return {text for text, why in whys.items() if why and why.key == "refused-not-an-option"}


def _nothing_against(game: Game[Any, Any, Any], state: State[Any], seat: int, text: str) -> bool:
    answer = _read(game.grammar_of(state), text)
    if answer is None:
        return False
    try:
        game.check(state, seat, answer)
    except Refused:
        return False
    return True


@cache
def _read(words: Grammar, text: str) -> Answer | None:
    try:
        return words.read(text)
    except Refused:
        return None

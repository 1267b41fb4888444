"""One answer ahead: a line that answers a question and the next one, as in ``discard 5 17``."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..kernel import State
from ..match import Match
from .presenting import Presenter
from .reading import Reading


class Ahead(NamedTuple):
    """Where an answer would lead, and the rest of the line, for the question asked there."""

    answer: str
    state: State[Any]
    reading: Reading
    rest: str


def ways_ahead(match: Match, seat: int, words: Presenter, line: str) -> Iterator[Ahead]:
    """The ways to take the beginning of a line for an answer, or an answer that needs no words."""
    mine = [decision for decision in match.state.decisions if decision.seat == seat]
    options = [option for decision in mine for option in decision.options]
    reading = Reading(options, words.card)
    typed = line.split()
    for count in range(len(typed)):
        head, rest = " ".join(typed[:count]), " ".join(typed[count:])
        for option in reading.whole(head) if head else reading.wordless():
            if ahead := _look_ahead(match, seat, words, option.text, rest):
                yield ahead


def _look_ahead(match: Match, seat: int, words: Presenter, answer: str, rest: str) -> Ahead | None:
    """Where a legal answer leads, if the same seat is asked on and learns nothing by it."""
    state = match.game.clone(match.state)
    match.game.answer(state, seat, answer)
    if (state.rng, state.reveals) != (match.state.rng, match.state.reveals):
        return None
    for decision in state.decisions:
        if decision.must and decision.seat == seat:
            return Ahead(answer, state, Reading(decision.options, words.card), rest)
    return None

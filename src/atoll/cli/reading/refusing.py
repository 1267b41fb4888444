"""Why a line is no answer, in the words of the question that it seems to answer."""

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel import IllegalAnswer, Message
from ..moment import Moment
from .guessing import SpelledOut
from .in_turn import ways_ahead
from .tongue import Words
from .vocabulary import Vocabulary

FORM = "refused-form"
"""The key of the reason against what is written in a wrong way."""
FEWEST_WORDS = 2
"""A verb, and what it is about."""


class Meant(NamedTuple):
    """Illegal answers that a line may be, the likeliest first, and where they would be given."""

    moment: Moment
    answers: list[SpelledOut]


def why_not(moment: Moment, line: str) -> IllegalAnswer:
    """What is wrong with what was typed; if it is but a beginning, whatever should follow.

    It is never wrong for the sake of words that nobody typed, nor of their parts: who types
    ``temple`` has not said that it is ``b1-temple``, and named no place.
    """
    meant = _meant_by(moment, line)
    refusal = _refusal if meant.moment is moment else _refusal_of_first
    for words, guessed in meant.answers:
        error = refusal(meant.moment, words)
        if error is None and not guessed:
            break  # it may be answered later, but not before what is asked now
        untyped = {part for word in guessed for part in (word, *word.split("-"))}
        if error and not untyped & {*map(str, error.message.args.values())}:
            return error
    return IllegalAnswer(line, Message("refused-not-an-option"))


def _refusal(moment: Moment, words: Sequence[str]) -> IllegalAnswer | None:
    line = " ".join(words)
    why = moment.game.why(moment.state, moment.seat, line)
    return None if why.message is None else IllegalAnswer(line, why.message, why.rule)


def _refusal_of_first(moment: Moment, words: Sequence[str]) -> IllegalAnswer | None:
    """Of answers to what comes one after the other, what is wrong with the first."""
    error = _refusal(moment, words)
    if error is None or error.message.key != FORM or len(words) <= FEWEST_WORDS:
        return error
    return _refusal_of_first(moment, words[:-1])


def _meant_by(moment: Moment, line: str) -> Meant:
    """What a line seems to answer: something that is asked ahead or now, else only itself."""
    examples = Vocabulary(moment).examples()
    if later := _meant_ahead(moment, line, examples):
        return later
    spelled_out = [*Vocabulary(moment).guessing().spelled_out(line, examples)]
    return Meant(moment, spelled_out or [SpelledOut([line])])


def _meant_ahead(moment: Moment, line: str, examples: Sequence[Words]) -> Meant | None:
    for ahead in ways_ahead(moment, line):
        if later := _meant_ahead(ahead.moment, ahead.rest, examples):
            return later
        guessing = Vocabulary(ahead.moment).guessing()
        if spelled_out := [*guessing.spelled_out(ahead.rest, examples, asked=True)]:
            return Meant(ahead.moment, spelled_out)
    return None

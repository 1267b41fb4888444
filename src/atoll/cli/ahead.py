"""Several answers in one line, each to what the one before leads to, as in ``discard 5 17``."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..kernel import IllegalAnswer, Message, Option, heard
from .asked import Asked
from .reading import SpelledOut, Words

FORM = "refused-form"
"""The key of the reason against what is written in a wrong way."""
FEWEST_WORDS = 2
"""A verb, and what it is about."""


class Ahead(NamedTuple):
    """Where an answer would lead, and the rest of the line, for what is asked there."""

    answer: str
    asked: Asked
    rest: str


def answers_in(asked: Asked, line: str) -> list[str]:
    """The answers that a line gives one after another; none if it cannot be read so."""
    chosen = asked.reading().whole(line)
    if len(chosen) == 1:
        return [chosen[0].text]
    for option, rest in _beginnings(asked, line):
        if _parted_with(asked, option) == Counter(rest.split()):
            return [option.text]  # the rest names what goes anyway
    for ahead in ways_ahead(asked, line):
        if more := answers_in(ahead.asked, ahead.rest):
            return [ahead.answer, *more]
    return []


def ways_ahead(asked: Asked, line: str) -> Iterator[Ahead]:
    """The ways to take the beginning of a line for an answer after which the seat is asked on."""
    for option, rest in _beginnings(asked, line):
        state = asked.game.clone(asked.state)
        asked.game.answer(state, asked.seat, option.text)
        learned = (state.rng, state.reveals) != (asked.state.rng, asked.state.reveals)
        if not learned and any(each.must and each.seat == asked.seat for each in state.decisions):
            ahead = Ahead(option.text, asked._replace(state=state), rest)
            if rest != line or not ahead.asked.reading().begins_with_verb(rest):
                yield ahead  # who types a verb answers with it, and leaves nothing unsaid before


class Meant(NamedTuple):
    """Illegal answers that a line may be, the likeliest first, and where they would be given."""

    asked: Asked
    answers: list[SpelledOut]


def meant_by(asked: Asked, line: str) -> Meant:
    """What a line seems to answer: something that is asked ahead or now, else only itself."""
    examples = asked.examples()
    if later := _meant_ahead(asked, line, examples):
        return later
    spelled_out = [*asked.reading().spelled_out(line, examples)]
    return Meant(asked, spelled_out or [SpelledOut([line])])


def _meant_ahead(asked: Asked, line: str, examples: Sequence[Words]) -> Meant | None:
    for ahead in ways_ahead(asked, line):
        if later := _meant_ahead(ahead.asked, ahead.rest, examples):
            return later
        reading = ahead.asked.reading()
        if spelled_out := [*reading.spelled_out(ahead.rest, examples, asked=True)]:
            return Meant(ahead.asked, spelled_out)
    return None


def _beginnings(asked: Asked, line: str) -> Iterator[tuple[Option, str]]:
    """The options that a line begins with, or that need no words, and the rest of the line.

    A single word is taken for no more than itself: it must not discard a card by mistake.
    """
    reading = asked.reading()
    typed = line.split()
    for count in range(len(typed)) if len(typed) > 1 else ():
        head, rest = " ".join(typed[:count]), " ".join(typed[count:])
        for option in reading.whole(head) if head else reading.wordless():
            yield option, rest


def _parted_with(asked: Asked, option: Option) -> Counter[str]:
    """The cards that an answer takes from the seat without asking, beside those it names."""
    events = asked.game.answer(asked.game.clone(asked.state), asked.seat, option.text)
    parting = asked.drawing.parting
    parted: Counter[str] = Counter()
    for event in heard(events, asked.seat):
        cards = event.args.get("cards")
        if event.kind in parting and isinstance(cards, tuple):
            parted.update(map(str, cards))
    return parted - Counter(option.words)


def why_not(asked: Asked, line: str) -> IllegalAnswer:
    """What is wrong with what was typed; if it is but a beginning, whatever should follow.

    It is never wrong for the sake of words that nobody typed, nor of their parts: who types
    ``temple`` has not said that it is ``b1-temple``, and named no place.
    """
    meant = meant_by(asked, line)
    refusal = _refusal if meant.asked is asked else _refusal_of_first
    for words, guessed in meant.answers:
        error = refusal(meant.asked, words)
        if error is None and not guessed:
            break  # it may be answered later, but not before what is asked now
        untyped = {part for word in guessed for part in (word, *word.split("-"))}
        if error and not untyped & {*map(str, error.message.args.values())}:
            return error
    return IllegalAnswer(line, Message("refused-not-an-option"))


def _refusal(asked: Asked, words: Sequence[str]) -> IllegalAnswer | None:
    line = " ".join(words)
    why = asked.game.why(asked.state, asked.seat, line)
    return None if why.message is None else IllegalAnswer(line, why.message, why.rule)


def _refusal_of_first(asked: Asked, words: Sequence[str]) -> IllegalAnswer | None:
    """Of answers to what comes one after the other, what is wrong with the first."""
    error = _refusal(asked, words)
    if error is None or error.message.key != FORM or len(words) <= FEWEST_WORDS:
        return error
    return _refusal_of_first(asked, words[:-1])

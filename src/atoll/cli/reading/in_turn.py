"""Several answers in one line, each to what the one before leads to, as in ``discard 5 17``."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ...kernel import Option, heard
from ..moment import Moment
from .vocabulary import Vocabulary


class Ahead(NamedTuple):
    """Where an answer would lead, and the rest of the line, for what is asked there."""

    answer: str
    moment: Moment
    rest: str


def answers_in(moment: Moment, line: str) -> list[str]:
    """The answers that a line gives one after another; none if it cannot be read so."""
    chosen = Vocabulary(moment).reading().whole(line)
    if len(chosen) == 1:
        return [chosen[0].text]
    for option, rest in _beginnings(moment, line):
        if _parted_with(moment, option) == Counter(rest.split()):
            return [option.text]  # the rest names what goes anyway
    for ahead in ways_ahead(moment, line):
        if more := answers_in(ahead.moment, ahead.rest):
            return [ahead.answer, *more]
    return []


def ways_ahead(moment: Moment, line: str) -> Iterator[Ahead]:
    """The ways to take the beginning of a line for an answer after which the seat is asked on."""
    for option, rest in _beginnings(moment, line):
        state = moment.game.clone(moment.state)
        moment.game.answer(state, moment.seat, option.text)
        learned = (state.rng, state.reveals) != (moment.state.rng, moment.state.reveals)
        if not learned and any(each.must and each.seat == moment.seat for each in state.decisions):
            ahead = Ahead(option.text, moment._replace(state=state), rest)
            if rest != line or not Vocabulary(ahead.moment).reading().begins_with_verb(rest):
                yield ahead  # who types a verb answers with it, and leaves nothing unsaid before


def _beginnings(moment: Moment, line: str) -> Iterator[tuple[Option, str]]:
    """The options that a line begins with, or that need no words, and the rest of the line.

    A single word is taken for no more than itself: it must not discard a card by mistake.
    """
    reading = Vocabulary(moment).reading()
    typed = line.split()
    for count in range(len(typed)) if len(typed) > 1 else ():
        head, rest = " ".join(typed[:count]), " ".join(typed[count:])
        for option in reading.whole(head) if head else reading.wordless():
            yield option, rest


def _parted_with(moment: Moment, option: Option) -> Counter[str]:
    """The cards that an answer takes from the seat without asking, beside those it names."""
    events = moment.game.answer(moment.game.clone(moment.state), moment.seat, option.text)
    parting = moment.board.telling.parting
    parted: Counter[str] = Counter()
    for event in heard(events, moment.seat):
        cards = event.args.get("cards")
        if event.kind in parting and isinstance(cards, tuple):
            parted.update(map(str, cards))
    return parted - Counter(option.words)

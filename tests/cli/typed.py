"""What the terminal understands of a line at a moment."""

from atoll.cli.moment import Moment
from atoll.cli.reading.refusing import why_not
from atoll.cli.reading.vocabulary import Vocabulary
from atoll.kernel import IllegalAnswer, Option


def read(moment: Moment, line: str) -> list[str]:
    """The answers that a line names completely."""
    vocabulary = Vocabulary(moment)
    answer = vocabulary.in_words_of_answers(line)
    return [option.text for option in vocabulary.reading().whole(answer)]


def refused(moment: Moment, line: str) -> IllegalAnswer:
    return why_not(moment, Vocabulary(moment).in_words_of_answers(line))


def misread(moment: Moment) -> list[Option]:
    """The options that are not understood when they are typed with the names that are shown."""
    vocabulary = Vocabulary(moment)
    reading = vocabulary.reading()
    return [
        option
        for option in moment.options()
        if reading.whole(vocabulary.in_words_of_answers(moment.words.spoken(option))) != [option]
    ]

"""What a line means: an order, an answer, the beginning of one, or several answers in turn."""

from collections.abc import Sequence

from rich.text import Text

from ...kernel import Option
from ..moment import Moment
from ..reading.in_turn import answers_in
from ..reading.vocabulary import Vocabulary
from ..showing.questions import Begun, Questions
from .orders import Orders
from .refusal import refused
from .replies import Answers, Reply, Say, Show


class Meaning:
    """Finds out what is meant; what may mean several things is asked about, never guessed."""

    def __init__(self, orders: Orders, questions: Questions) -> None:
        self._orders = orders
        self._questions = questions

    def of(self, line: str, moment: Moment) -> Reply:
        """What comes of a line in which something was typed."""
        order, vocabulary = self._orders.given_in(line), Vocabulary(moment)
        answer, reading = vocabulary.in_words_of_answers(line), vocabulary.reading()
        if exactly := reading.exactly(answer) or reading.exactly(answer.replace(" ", "-")):
            if order and exactly[0].text != answer:
                return Show(Begun(line, exactly))  # to look south, or to save?
            return self._choice(exactly, moment)
        if order and order.comes_first:  # whoever looks up an oar does not row
            return order.obey(moment)
        if chosen := reading.whole(answer) or self._questions.numbered(line):
            return self._choice(chosen, moment)
        if order:
            return order.obey(moment)
        if begun := reading.begun(answer):
            return self._beginning(begun, line, moment)
        if in_turn := answers_in(moment, answer):
            return Answers(in_turn)
        return self._doubt(line, answer, moment)

    def _choice(self, chosen: Sequence[Option], moment: Moment) -> Reply:
        if len(chosen) == 1:
            return Answers([chosen[0].text])
        return Say(self._questions.which_of(chosen, moment))

    def _beginning(self, begun: Sequence[Option], line: str, moment: Moment) -> Reply:
        """Take a beginning for the whole where that is enough, else show what could follow."""
        if len(begun) == 1 and begun[0].kind in moment.board.naming.enough:
            return self._choice(begun, moment)
        return Show(Begun(line, begun))

    def _doubt(self, line: str, answer: str, moment: Moment) -> Reply:
        """Ask what is meant by a line that is no answer, or say what is wrong with it."""
        texts, vocabulary = moment.words.texts, Vocabulary(moment)
        loosely = vocabulary.reading(loosely=True)
        if perhaps := loosely.whole(answer) or loosely.begun(answer):
            return Say(self._questions.which_of(perhaps, moment))
        if line.isdecimal() and not any(map(_has_number, moment.options())):
            return Say([Text(texts("play-no-number", number=line), "red")])
        if not loosely.begins_with_verb(answer) and (worded := vocabulary.worded(line)):
            return Say(self._questions.which_of(worded, moment))
        if verbs := loosely.missing_verbs(answer):
            told = texts("play-needs-verb", line=line, verbs=", ".join(verbs))
            return Say([Text(told, "red")])
        return refused(answer, moment)


def _has_number(option: Option) -> bool:
    return any(word.isdecimal() for word in option.words)

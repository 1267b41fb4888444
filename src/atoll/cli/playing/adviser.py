"""Hints: what a bot would do in the person's place."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...bots import Advice, Bot, Chair, advise
from ...kernel import Decision
from ..boards.contract import Kinds
from ..moment import Moment
from .replies import Answers, LetPass, Say

INDENT = (0, 0, 0, 2)
"""Reasons stand a little to the right, in all their lines."""


class Adviser:
    """A bot that sits at no table."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def hint(self, _: str, moment: Moment) -> Say:
        """All that the bot would answer, the most urgent first."""
        lines = [line for advice in self._advised(moment) for line in _told(advice, moment)]
        nothing = "play-wait" if moment.can_wait() else "play-let-pass"
        return Say(lines or [Text(moment.words.texts(nothing))])

    def follow(self, _: str, moment: Moment) -> Answers | LetPass:
        """Do what the first hint says."""
        advice = next(self._advised(moment), None)
        return LetPass() if advice is None else Answers([advice.text])

    def _advised(self, moment: Moment) -> Iterator[Advice]:
        """What the bot would answer: first what the game waits for, then chances it takes; but
        these come first where the game waits for nothing else.
        """
        chair = Chair(moment.game, moment.state, moment.seat)
        passing = moment.board.stopping.passing
        for decision in sorted(moment.decisions(), key=lambda each: _gives_away(each, passing)):
            advice = advise(self._bot, chair, decision)
            if advice is not None and decision.option(advice.text):
                yield advice


def _told(advice: Advice, moment: Moment) -> Iterator[RenderableType]:
    """What the bot would answer, and below it why."""
    words = moment.words
    option = next(each for each in moment.options() if each.text == advice.text)
    yield Text.assemble((option.text, "cyan"), f"  {words.option(option)}")
    if advice.reason is not None:
        yield Padding(Text(words.reason(advice.reason), style="dim"), INDENT)


def _gives_away(decision: Decision, passing: Kinds) -> bool:
    """Whether any answer would let a chance pass."""
    return all(option.kind in passing for option in decision.options)

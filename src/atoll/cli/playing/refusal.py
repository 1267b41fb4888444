"""What is said to a line that is no answer."""

from rich.console import RenderableType
from rich.text import Text

from ..moment import Moment
from ..reading.refusing import why_not
from .replies import Say


def refused(line: str, moment: Moment) -> Say:
    """Why this is not legal, in the words of the question that it seems to answer."""
    error = why_not(moment, line)
    lines: list[RenderableType] = [Text(moment.words.refusal(error), "red")]
    if error.rule:
        lines.append(Text(moment.words.texts("play-see-rule", rule=error.rule), "dim"))
    return Say(lines)

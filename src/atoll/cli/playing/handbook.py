"""What a person can look up: the rules, the cards, and what can be typed."""

from rich.console import Group
from rich.markdown import Markdown
from rich.text import Text

from ...digest import Digest
from ..moment import Moment
from ..reading.vocabulary import Vocabulary
from ..rule_search import found_in_rules
from .replies import Read, Say

HELP_COLUMN = 12
"""So wide is what can be typed in the help."""


def rules(wanted: str, moment: Moment) -> Read | Say:
    """The sections of the rules; or a paragraph, or all about a word, the cards first."""
    words = moment.words
    digest = Digest(moment.game.id, words.texts.language)
    if not wanted:
        return Read(Markdown(digest.contents()))
    wanted = Vocabulary(moment).in_words_of_answers(wanted)
    paragraphs = found_in_rules(digest, wanted, words.card(wanted))
    found = [*moment.board.help.on_cards(wanted, words), *([paragraphs] if paragraphs else [])]
    if found:
        return Read(Markdown("\n\n".join(found)))
    return Say([Text(words.texts("play-no-rule", wanted=wanted))])


def help_on_typing(_: str, moment: Moment) -> Read:
    """With a verb of the moment as an example, and what only a game with these options has; then
    the game in short, if it says that.
    """
    texts, verb = moment.words.texts, moment.options()[0].words[0]
    answers = f"?, ? {verb}".ljust(HELP_COLUMN)
    own = map(texts, moment.board.help.answers(moment.view()))
    in_short = [*map(texts, moment.board.help.in_short(moment.view()))]
    typing = (texts("help-answers"), *own, texts("play-help", answers=answers))
    return Read(Group(*typing, *(["", *in_short] if in_short else [])))

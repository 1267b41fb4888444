"""Reading the words of an answer that was refused: people, spaces, stacks, numbers."""

from collections.abc import Sequence

from ....kernel import Refused
from ..facts import SPACE
from ..state import Camp, Stack
from ..who import called

Words = Sequence[str]


def two_words(words: Words, form: str) -> tuple[str, str]:
    """The only words behind a verb."""
    if len(words) != 2:
        raise Refused("form", form=form)
    return words[0], words[1]


def number(word: str, form: str) -> int:
    """A number as it is written in answers."""
    if not (word.isascii() and word.isdecimal()) or str(int(word)) != word:
        raise Refused("form", form=form)
    return int(word)


def person(camp: Camp, word: str) -> int:
    names = [each.name for each in camp.people]
    if word not in names:
        raise Refused("no-such-person", "RC-3.2", cards=" ".join(names))
    return called(camp, word)


def space(camp: Camp, word: str) -> int:
    if word not in SPACE or SPACE[word] >= len(camp.spaces):
        raise Refused("no-such-space", "RC-2.1", space=word)
    return SPACE[word]


def stack(camp: Camp, word: str) -> Stack:
    """A stack of pawns that stands there."""
    if not camp.plan:
        raise Refused("nothing-planned", "RC-10.4")
    for each in camp.plan:
        if each.name == word:
            return each
    raise Refused("no-such-stack", "RC-10.4", stacks=", ".join([each.name for each in camp.plan]))

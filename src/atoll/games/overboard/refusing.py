"""Reading the words of an answer that was refused: people, provisions, cards."""

from collections.abc import Callable, Sequence

from ...kernel import Refused, one_word
from .facts import KINDS, NAVIGATION, ROLES, Kind
from .freely import Item
from .people import in_play, is_conscious
from .state import Boat

Words = Sequence[str]
Check = Callable[[Boat, int, Words], None]
"""Raises ``Refused`` if a rule forbids a character what the words after a verb say."""


def check_conscious(boat: Boat, who: int) -> None:
    """The dead are told the same: they cannot do anything, either."""
    if not is_conscious(boat, who):
        raise Refused("unconscious", "OB-4.1")


# People.


def person(boat: Boat, word: str) -> int:
    """A character of this game, in the boat or not."""
    playing = [who for who in in_play(boat) if ROLES[who] == word]
    if not playing:
        here = " ".join([ROLES[who] for who in in_play(boat)])
        raise Refused("no-such-character", "OB-3.1", cards=here)
    return playing[0]


def in_boat(boat: Boat, word: str, rule: str) -> int:
    """A character in the boat, dead or alive."""
    whom = person(boat, word)
    if whom not in boat.benches:
        raise Refused("not-in-boat", rule, whom=word)
    return whom


def other_in_boat(boat: Boat, who: int, word: str, rule: str) -> int:
    whom = person(boat, word)
    if whom == who:
        raise Refused("yourself", rule)
    return in_boat(boat, word, rule)


# Provisions.


def provision(word: str) -> Kind:
    for kind in KINDS:
        if kind == word:
            return kind
    raise Refused("no-such-provision", "OB-17.1", cards=" ".join(KINDS))


def item(words: Words, form: str) -> Item:
    """A provision, hidden or open: ``water``, ``open water``."""
    is_open = len(words) > 1 and words[0] == "open"
    return provision(one_word(words[is_open:], form)), is_open


# Navigation cards.


def navigation_card(word: str, form: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise Refused("form", form=form)
    if word not in map(str, range(1, len(NAVIGATION) + 1)):
        raise Refused("no-such-card", "OB-18.1")
    return int(word) - 1

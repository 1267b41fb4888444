"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from collections.abc import Sequence

from ...kernel import Refused, first_words
from .state import Boat

Words = Sequence[str]


def check(boat: Boat, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    raise Refused("not-now", expected=", ".join(first_words(boat, seat)))


def check_unasked(boat: Boat, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule says why nothing like these words is asked of a seat."""

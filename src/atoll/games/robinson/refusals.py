"""Why an answer is not legal."""

from collections.abc import Sequence

from ...kernel import Refused, first_words
from .state import Camp


def check(camp: Camp, seat: int, words: Sequence[str]) -> None:
    """Raise ``Refused`` if this is no answer for a seat that is asked something."""
    verb, *_ = words or [""]
    expected = first_words(camp, seat)
    if verb not in expected:
        raise Refused("not-now", expected=", ".join(expected))

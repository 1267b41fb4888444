"""The end: whoever has most coins wins."""

from typing import Literal

from ...kernel import Outcome
from .state import Hunt


def end(hunt: Hunt, reason: Literal["treasures-out", "called-off"]) -> None:
    """The treasure cards have run out, or nobody gets anywhere any more."""
    scores = tuple([sum(chest) for chest in hunt.chests])
    most = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == most])
    hunt.end(Outcome(reason, scores, winners))

"""The end: whoever has most coins wins."""

from ...kernel import Outcome
from .state import Hunt


def end(hunt: Hunt) -> None:
    """The treasure cards have run out, and the last treasure is shared."""
    scores = tuple([sum(chest) for chest in hunt.chests])
    most = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == most])
    hunt.end(Outcome("treasures-out", scores, winners))

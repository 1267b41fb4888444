"""Honour: what it counts to do as one has said, or as others have asked."""

from .interests import Interests
from .lookout import Lookout
from .pledges import pledges_in, wishes_in

WORD = 1.0
"""What a kept word is worth, in points: others will listen again."""
PEACE = 2.5
"""What it costs to break the peace: everybody sees it, and the other will not forget."""
COURTESY = 0.2
"""What it is worth to grant somebody a wish."""
FAVOUR_IN = {"water": "water", "medkit": "heal"}
"""The favour that it is to let somebody have a provision."""


class Honour:
    """What a seat has promised today, and what it was asked for."""

    def __init__(self, lookout: Lookout, interests: Interests) -> None:
        said, me = lookout.board.said, lookout.me
        self._interests = interests
        self._promised = {(each.to, each.favour) for each in pledges_in(said) if each.by == me}
        self._wished = {(each.to, each.favour) for each in wishes_in(said) if each.by == me}

    def counts(self, whom: str, favour: str) -> float:
        """What it counts, in points, to do somebody a favour. Towards an enemy there is none."""
        if self._interests.is_enemy(whom):
            return 0.0
        asked = whom, favour
        if asked in self._promised:
            return PEACE if favour == "peace" else WORD
        return COURTESY if asked in self._wished else 0.0

"""Honour: what it counts to do as one has said, or as others have asked."""

from .interests import Interests
from .pledges import asked_in, pledges_in
from .position import Position

WORD = 1.0
"""What a kept word is worth, in points: others will listen again."""
PEACE = 2.5
"""What it costs to break the peace: everybody sees it, and the other will not forget."""
COURTESY = 0.2
"""What it is worth to do somebody what they have asked for."""
FAVOUR_IN = {"water": "water", "medkit": "heal"}
"""The favour that it is to let somebody have a provision."""


class Honour:
    """What a seat has promised today, and what it was asked for."""

    def __init__(self, position: Position, interests: Interests) -> None:
        said, me = position.board.said, position.me
        self._interests = interests
        self._promised = {(each.to, each.favour) for each in pledges_in(said) if each.by == me}
        self._asked_for = {(each.to, each.favour) for each in asked_in(said) if each.by == me}

    def counts(self, whom: str, favour: str) -> float:
        """What it counts, in points, to do somebody a favour. Towards an enemy there is none."""
        if self._interests.is_enemy(whom):
            return 0.0
        asked = whom, favour
        if asked in self._promised:
            return PEACE if favour == "peace" else WORD
        return COURTESY if asked in self._asked_for else 0.0

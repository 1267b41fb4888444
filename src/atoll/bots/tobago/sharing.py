"""Sharing: to take the card that lies open, or to wait for a better one.

Both are tried in playouts, from redeals to the end of the sharing. Everybody is taken to know
what to expect of the cards that are to come.
"""

from collections.abc import Iterable
from random import Random

from ...games.tobago.facts import CURSE
from ...games.tobago.grammar import Pass, Take
from ...games.tobago.state import Hunt
from ...games.tobago.steps import Claim
from ...kernel import Option
from ..chair import Chair
from .treasures import Treasures

REDEALS = 48
"""On so many redeals both answers are played out."""
ACCEPTED = (0.0, 3.3, 4.0, 4.4, 4.7, 5.0)
"""What somebody accepts at the least who may choose among so many further cards."""
NEW_MAP = 1.3
"""What it is worth to begin the next map: a rose more, for nothing."""
TAKE, PASS = Take().text, Pass().text


class Sharing:
    """What is best for a rose that is asked."""

    def __init__(self, chair: Chair, treasures: Treasures, luck: Random) -> None:
        self._game, self._me, self._treasures = chair.game, chair.seat, treasures
        self._redeals = [_redealt(chair, luck) for _ in range(REDEALS)]

    def best(self, options: Iterable[Option]) -> str:
        return max([option.text for option in options], key=self._value)

    def _value(self, text: str) -> float:
        """What is gained by it beyond what the others gain, on average."""
        return sum([self._lead(self._gains(redeal, text)) for redeal in self._redeals])

    def _lead(self, gains: list[float]) -> float:
        others = sum(gains) - gains[self._me]
        return gains[self._me] - others / (len(gains) - 1)

    def _gains(self, redeal: Hunt, text: str) -> list[float]:
        """By seat, what comes of an answer."""
        hunt = self._game.clone(redeal)
        self._game.answer(hunt, self._me, text)
        while isinstance(hunt.step, Claim):
            answer = TAKE if _accepts(hunt, hunt.step.place) else PASS
            self._game.answer(hunt, hunt.awaited[0].seat, answer)
        gains = [
            self._wealth(hunt, seat) - self._wealth(redeal, seat) for seat in range(hunt.seats)
        ]
        if hunt.outcome is None:
            gains[hunt.awaited[0].seat] += NEW_MAP
        return gains

    def _wealth(self, hunt: Hunt, seat: int) -> float:
        return sum(hunt.chests[seat]) + self._treasures.kept(hunt.held[seat])


def _alike(claims: list[int]) -> int:
    """How many roses of the same owner lie above the first, and are asked together with it."""
    others = [above for above, owner in enumerate(claims) if owner != claims[0]]
    return min([*others, len(claims)]) - 1


def _redealt(chair: Chair, luck: Random) -> Hunt:
    redeal = chair.redeal(luck.getrandbits(64))
    assert isinstance(redeal, Hunt)
    return redeal


def _accepts(hunt: Hunt, rose: int) -> bool:
    """Whether the card is good enough: who has seen a curse in the hoard takes anything."""
    sharing = hunt.sharing
    assert sharing is not None
    assert sharing.shown is not None
    if CURSE in sharing.known_to(hunt.awaited[0].seat):
        return True
    further = len(sharing.hoard) - rose - _alike(hunt.claims[rose:])
    return sharing.shown >= ACCEPTED[min(max(further, 0), len(ACCEPTED) - 1)]

"""Sharing: to take the card that lies open, or to wait for a better one.

Both are tried on hoards as they may lie. Everybody is taken to know what to expect of the cards
that are to come.
"""

from collections.abc import Iterable
from typing import Any

from ...games.tobago.facts import CURSE
from ...games.tobago.state import NOBODY, Hunt
from ...games.tobago.steps import Accept, Claim
from ...kernel import Option, State
from ..chair import Chair
from .hoard import Hoard

DEALS = 32
"""On so many hoards both answers are tried."""
ACCEPTED = (0.0, 3.3, 4.0, 4.4, 4.7, 5.0)
"""What somebody accepts at the least who may choose among so many further cards."""
NEW_MAP = 1.3
"""What it is worth to begin the next map: a rose more, for nothing."""


class Claiming:
    """What is best for a rose that is asked."""

    def __init__(self, chair: Chair, hoard: Hoard, seed: int) -> None:
        self._me, self._hoard = chair.seat, hoard
        self._twins = [chair.redeal(seed + each) for each in range(DEALS)]

    def best(self, options: Iterable[Option]) -> str:
        return max(options, key=self._worth).text

    def _worth(self, option: Option) -> float:
        """What is gained by it beyond what the others gain, on average."""
        step = option.step
        assert isinstance(step, Accept | Claim)
        return sum([self._lead(Deal(twin, self._hoard).after(step)) for twin in self._twins])

    def _lead(self, gains: list[float]) -> float:
        others = sum(gains) - gains[self._me]
        return gains[self._me] - others / (len(gains) - 1)


class Deal:
    """The rest of a sharing as it would go with the cards as they lie."""

    def __init__(self, twin: State[Any], hoard: Hoard) -> None:
        assert isinstance(twin, Hunt)
        sharing = twin.sharing
        assert sharing is not None
        self._digger, self._last, self._shown = sharing.digger, sharing.last, sharing.shown
        self._claims, self._cards = twin.claims, [*sharing.hoard]
        self._after_curse = twin.options.after_curse
        self._is_last = twin.last_sharing
        self._kept = hoard.kept
        self._gains = [0.0] * twin.seats
        self._held = [*twin.held]
        self._best = [max(chest, default=0) for chest in twin.chests]

    def after(self, step: Accept | Claim) -> list[float]:
        """By seat, what comes of it if the card that lies open is taken, or offered further."""
        assert self._shown is not None
        if isinstance(step, Accept):
            self._give(step.place, self._shown)
        else:
            self._offer(self._shown, step.place)
        while self._cards and self._claims:
            coins = self._cards.pop().coins
            if coins == CURSE:
                self._strike()
            else:
                self._offer(coins, 0)
        if not self._is_last:
            self._gains[self._digger if self._last == NOBODY else self._last] += NEW_MAP
        return self._gains

    def _offer(self, coins: int, place: int) -> None:
        """A card is offered to the roses from this place upwards."""
        for rose in range(place, len(self._claims)):
            if coins >= self._accepts(rose):
                self._give(rose, coins)
                return

    def _accepts(self, rose: int) -> float:
        """What a rose accepts: who has seen a curse in the hoard takes anything."""
        seat = 1 << self._claims[rose]
        if any(card.coins == CURSE and card.knowers & seat for card in self._cards):
            return 0.0
        chances = len(self._cards) - rose
        return ACCEPTED[min(max(chances, 0), len(ACCEPTED) - 1)]

    def _give(self, rose: int, coins: int) -> None:
        self._last = seat = self._claims.pop(rose)
        self._gains[seat] += coins
        self._best[seat] = max(self._best[seat], coins)

    def _strike(self) -> None:
        """A curse: amulets and best cards are lost, and mostly the sharing is over."""
        spared = [seat for seat in {*self._claims} if self._held[seat]]
        for seat in {*self._claims}:
            self._gains[seat] -= self._loss(seat)
        if self._after_curse == "over":
            self._claims = []
        elif self._after_curse == "for-amulets":
            self._claims = [seat for seat in self._claims if seat in spared]

    def _loss(self, seat: int) -> float:
        """What a curse takes from somebody."""
        held = self._held[seat]
        if held:
            self._held[seat] -= 1
            return self._kept(held) - self._kept(held - 1)
        return float(self._best[seat])

"""Limits: how often somebody may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_REMEMBERED = 10_000


class Bucket:
    """Holds what may be done at once, and is filled again at a steady rate."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        # At least one, or it would never be full enough for anything.
        self._rate, self._size, self._clock = rate, max(1.0, size), clock
        self._level, self._at = self._size, clock()

    def take(self) -> float:
        """Take one. Returns 0, or how many seconds it would have been too early: none is taken."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return (1 - self._level) / self._rate
        self._level -= 1
        return 0.0


class Limit:
    """A bucket for each who comes; those who did not come for longest are forgotten first."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        """As ``Bucket.take``, for somebody."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._size, self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()

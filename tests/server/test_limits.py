"""How often somebody may do something, by a clock that stands still until it is moved."""

import pytest

from atoll.server import limits
from atoll.server.limits import Bucket, Limit


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_as_much_as_a_bucket_holds_may_be_done_at_once(clock: Clock) -> None:
    bucket = Bucket(rate=2, size=5, clock=clock)
    assert [bucket.take() for _ in range(5)] == [0] * 5
    assert bucket.take() == 0.5


def test_a_bucket_says_how_long_to_wait_and_then_it_is_no_longer(clock: Clock) -> None:
    bucket = Bucket(rate=2, size=1, clock=clock)
    bucket.take()
    clock.now += 0.125
    assert bucket.take() == 0.375
    clock.now += 0.375
    assert bucket.take() == 0


def test_who_asks_in_vain_takes_nothing(clock: Clock) -> None:
    bucket = Bucket(rate=1, size=1, clock=clock)
    bucket.take()
    assert [bucket.take() for _ in range(10)] == [1] * 10


def test_a_bucket_does_not_fill_over_its_brim(clock: Clock) -> None:
    bucket = Bucket(rate=10, size=3, clock=clock)
    clock.now += 3600
    assert [bucket.take() == 0 for _ in range(5)] == [True, True, True, False, False]


def test_at_a_steady_rate_a_bucket_never_runs_dry(clock: Clock) -> None:
    bucket = Bucket(rate=4, size=1, clock=clock)
    for _ in range(1000):
        assert bucket.take() == 0
        clock.now += 0.25


@pytest.mark.parametrize("size", [0.01, 0.5, 1])
def test_however_small_a_bucket_is_it_holds_one(clock: Clock, size: float) -> None:
    bucket = Bucket(rate=0.5, size=size, clock=clock)
    for _ in range(3):
        assert bucket.take() == 0
        assert bucket.take() == 2
        clock.now += 2


def test_each_has_a_limit_of_the_own(clock: Clock) -> None:
    limit = Limit(rate=1, size=2, clock=clock)
    assert [limit.take("ann") for _ in range(3)] == [0, 0, 1]
    assert [limit.take("bob") for _ in range(3)] == [0, 0, 1]
    clock.now += 1
    assert (limit.take("ann"), limit.take("ann")) == (0, 1)


def test_who_did_not_come_for_longest_is_forgotten_first(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    limit = Limit(rate=1, size=1, clock=clock)
    for who in ("ann", "bob", "ann", "cleo"):
        limit.take(who)
    assert limit.take("ann") == 1
    assert limit.take("bob") == 0

"""Randomness is one integer: the same everywhere, fair, and used up by each use."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.kernel import pick, roll, rolls, seeded, shuffle


class Luck:
    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)


def test_results_are_the_same_on_every_machine_for_ever() -> None:
    luck = Luck(7)
    cards = list(range(10))
    shuffle(luck, cards)
    assert (cards, roll(luck, 6), pick(luck, "abcdef"), luck.rng) == (
        [8, 7, 3, 9, 0, 1, 5, 4, 2, 6],
        5,
        "f",
        6669678203979831677,
    )


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) < 1 << 64


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    shuffle(Luck(seed), shuffled)
    assert Counter(shuffled) == Counter(items)


@given(st.integers(), st.integers(min_value=1, max_value=1000))
def test_a_roll_is_within_its_sides(seed: int, sides: int) -> None:
    assert 0 <= roll(Luck(seed), sides) < sides


@given(st.integers(), st.lists(st.integers(min_value=1, max_value=1000)))
def test_several_rolls_are_within_their_sides_and_use_luck_once(
    seed: int, sides: list[int]
) -> None:
    luck, once = Luck(seed), Luck(seed)
    numbers = rolls(luck, sides)
    roll(once, 6)
    assert len(numbers) == len(sides)
    assert all(0 <= number < each for number, each in zip(numbers, sides, strict=True))
    assert luck.rng == once.rng


def test_all_orders_of_three_are_about_equally_likely() -> None:
    luck = Luck(1)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        letters = list("abc")
        shuffle(luck, letters)
        seen["".join(letters)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize("use", [lambda luck: roll(luck, 2), lambda luck: shuffle(luck, [1, 2])])
def test_each_use_moves_on(use: object) -> None:
    luck = Luck(1)
    before = luck.rng
    assert callable(use)
    use(luck)
    assert luck.rng != before

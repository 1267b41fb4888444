"""Randomness from one integer in the state.

Each use hashes the integer into a stream; the stream's first word becomes the new integer. So a
state carries all its future luck in 64 bits, a save needs nothing else, the results do not depend
on Python's version, and nobody can work back from what was seen to what will come.
"""

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")


class HasLuck(Protocol):
    rng: int


def seeded(seed: int) -> int:
    """The first integer for a seed, which may be any whole number."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "little")


def _words(state: HasLuck, count: int) -> Sequence[int]:
    stream = shake_128(state.rng.to_bytes(8, "little")).digest(8 * (count + 1))
    words = unpack(f"<{count + 1}Q", stream)
    state.rng = words[0]
    return words[1:]


def roll(state: HasLuck, sides: int) -> int:
    """A number from 0 to ``sides - 1``."""
    return _words(state, 1)[0] * sides >> 64


def rolls(state: HasLuck, sides: Sequence[int]) -> list[int]:
    """A number for each of these dice, at the price of one."""
    words = _words(state, len(sides))
    return [word * each >> 64 for word, each in zip(words, sides, strict=True)]


def pick(state: HasLuck, items: Sequence[T]) -> T:
    """One of the items."""
    return items[roll(state, len(items))]


def shuffle(state: HasLuck, items: list[T]) -> None:
    """Put the items into a random order, in place."""
    words = _words(state, len(items))
    for last in range(len(items) - 1, 0, -1):  # Fisher and Yates
        other = words[last] * (last + 1) >> 64
        items[last], items[other] = items[other], items[last]

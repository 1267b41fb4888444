"""Sets of small numbers as one whole number, with a bit for each member.

Chess programs keep sets of squares so: ``|`` adds members, ``& ~`` takes them away, and most
questions are a single ``&``.
"""

from collections.abc import Iterable


def bitset(members: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for each in members:
        bits |= 1 << each
    return bits


def members(bits: int) -> list[int]:
    """The numbers of a set, in order."""
    result = []
    while bits:
        first = bits & -bits
        result.append(first.bit_length() - 1)
        bits ^= first
    return result

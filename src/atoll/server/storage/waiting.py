"""For whom a game waits, as it is kept: a bit a seat."""

from ...match import Match


def waiting_mask(match: Match) -> int:
    """For whom the game waits, a bit a seat."""
    mask = 0
    for decision in match.state.awaited:
        mask |= 1 << decision.seat
    return mask


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats whose bit is set."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])

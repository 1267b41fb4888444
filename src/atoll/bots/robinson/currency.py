"""The currency of everything here: wounds.

A pawn heals a wound by resting, and gathers hardly more than one wood or food. So they are all of
the same order; the numbers here and elsewhere have been found by playing (``benchmarks.tuning``).
"""

from ...games.robinson.view import Board

PAWN = 1.0
"""The work of a pawn."""
DETERMINATION, MANY = 0.79, 3
"""A determination, as long as there are not many; then it counts little."""
WOOD, MEAL, RATION = 2.1, 2.1, 2.1
DISCOUNT = 0.9
"""So much is left of what comes a round later."""


def rounds_left(board: Board) -> int:
    """With this one."""
    return board.rounds - board.round + 1


def rounds_ahead(board: Board) -> float:
    """How much the rounds after this one count together: what comes late counts little."""
    return sum([DISCOUNT**each for each in range(1, rounds_left(board))])

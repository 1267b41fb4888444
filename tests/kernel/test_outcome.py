"""How a game ended: who came where."""

import pytest

from atoll.kernel import Outcome


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((5, 9, 7), (1,), (3, 1, 2)),
        ((5, 9, 9), (1, 2), (3, 1.5, 1.5)),
        ((5, 9, 9), (2,), (3, 2, 1)),
        ((4, 4, 4), (), (2, 2, 2)),
        ((4, 4), (0, 1), (1.5, 1.5)),
        ((7,), (0,), (1,)),
    ],
)
def test_winners_come_first_then_scores_and_equals_share_their_places(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[float, ...]
) -> None:
    assert Outcome("any", scores, winners).ranks == ranks

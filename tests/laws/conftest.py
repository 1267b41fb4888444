"""What the laws are tried on, one case after the other."""

import pytest

import atoll

from .cases import Case, cases
from .playing import SEEDS, Kept, copied, moments


@pytest.fixture(scope="module", params=cases(), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One case after the other, each with all laws: so they share the games that are kept."""
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def kept(case: Case) -> list[Kept]:
    """Two random games."""
    game = atoll.game(case.game)
    return [
        Kept(game, [copied(game, moment.state) for moment in moments(case, seed)]) for seed in SEEDS
    ]

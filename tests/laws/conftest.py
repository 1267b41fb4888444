"""What the laws are tried on, one case after the other."""

import pytest

import atoll

from .cases import Case, cases, sorts_of_cases
from .playing import SEEDS, Kept, copied, moments


@pytest.fixture(scope="module", params=cases(), ids=str)
def any_case(request: pytest.FixtureRequest) -> Case:
    """Every set-up, for what the rules themselves do."""
    found: Case = request.param
    return found


@pytest.fixture(scope="module", params=sorts_of_cases(), ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One sort of case after the other, each with all laws: so they share the games that are kept.

    How a state is copied, saved, seen, redealt and taken back depends on no island's drawing, and
    where all lies open not on how many look at it.
    """
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def kept(case: Case) -> list[Kept]:
    """Two random games."""
    game = atoll.game(case.game)
    return [
        Kept(game, [copied(game, moment.state) for moment in moments(case, seed)]) for seed in SEEDS
    ]

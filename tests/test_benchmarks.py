"""The benchmarks run, tell who has died, and leave nobody behind."""

from operator import truediv

import pytest
from benchmarks import looking, wondering
from benchmarks.measuring import Contender, rates
from benchmarks.ours import GAMES, random_play


def idleness() -> type[int]:
    """Work that is done no times whenever it is called: ``int()`` is 0."""
    return int


def test_a_contender_that_dies_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="clumsy has died"):
        rates({"clumsy": (truediv, (1, 0)), "patient": (idleness, ())})
    told = capfd.readouterr().err
    assert "ZeroDivisionError" in told
    assert "EOFError" not in told


def test_a_contender_ends_quietly(capfd: pytest.CaptureFixture[str]) -> None:
    contender = Contender("patient", (idleness, ()))
    assert contender.rate() == 0
    contender.end()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("name", looking.LOOKED_AT)
def test_whoever_looks_plays_the_same_game(name: str) -> None:
    blindly, looking = random_play(*GAMES[name]), random_play(*GAMES[name], look=True)
    assert blindly() == looking() > 0


def test_looking_is_measured_beside_the_same_game_without() -> None:
    contenders = looking.contenders()
    assert len(contenders) == 2 * len(looking.LOOKED_AT)
    twice = {name: 1.0 if name.endswith("looking") else 2.0 for name in contenders}
    assert looking.ratios(twice) == dict.fromkeys(looking.LOOKED_AT, 2.0)


@pytest.mark.parametrize("name", wondering.contenders())
def test_one_can_wonder_in_all_ways_at_moments_of_each_game(name: str) -> None:
    make, args = wondering.contenders()[name]
    wonder = make(*args)
    assert [wonder() for _ in range(5)] == [1] * 5


def test_wondering_is_measured_beside_answers() -> None:
    fast = {name: 4.0 if name.endswith("why") else 2.0 for name in wondering.contenders()}
    assert wondering.ratios(fast) == {name: [1.0, 0.5, 1.0] for name in wondering.WONDERED_AT}

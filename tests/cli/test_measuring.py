"""The benchmarks tell who has died, and leave nobody behind."""

from operator import truediv

import pytest
from benchmarks.looking import LOOKED_AT, contenders, ratios
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


@pytest.mark.parametrize("name", LOOKED_AT)
def test_whoever_looks_plays_the_same_game(name: str) -> None:
    blindly, looking = random_play(*GAMES[name]), random_play(*GAMES[name], look=True)
    assert blindly() == looking() > 0


def test_looking_is_measured_beside_the_same_game_without() -> None:
    assert len(contenders()) == 2 * len(LOOKED_AT)
    twice = {name: 1.0 if name.endswith("looking") else 2.0 for name in contenders()}
    assert ratios(twice) == dict.fromkeys(LOOKED_AT, 2.0)

"""The benchmarks tell who has died, and leave nobody behind."""

from operator import truediv

import pytest
from benchmarks.measuring import Contender, rates


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

"""The benchmark that tells which constants of the survivor win games."""

import subprocess
import sys
from importlib.util import module_from_spec
from math import exp

import pytest
from benchmarks.tuning import SPREAD, Played, Varying, beyond_chance, constants, effects

from atoll.bots.robinson import currency


def test_what_wins_comes_first() -> None:
    games = [Played({"calm": calm, "brave": brave}, brave > 0) for calm, brave in corners()]
    brave, calm = effects(games)
    assert (brave.name, calm.name) == ("brave", "calm")
    assert brave.points == 50
    assert calm.points == 0


def test_of_many_some_seem_to_matter_by_chance() -> None:
    assert beyond_chance(1) == pytest.approx(1.96, abs=0.01)
    assert beyond_chance(200) == pytest.approx(3.66, abs=0.01)


def corners() -> list[tuple[float, float]]:
    return [(calm, brave) for calm in (-1.0, 1.0) for brave in (-1.0, 1.0)]


def test_it_knows_the_constants_of_the_survivor() -> None:
    names = constants()
    assert {"people.LIGHT", "currency.WOOD", "goals.castaways.BEHIND"} < {*names}
    assert "currency.MANY" not in names
    assert len({*names}) == len(names)


def test_the_survivor_is_imported_with_other_constants() -> None:
    """Each is a spread more than usual; whole numbers are what they are."""
    spec = Varying(dict.fromkeys(constants(), 1.0)).find_spec(currency.__name__, None)
    assert spec is not None
    assert spec.loader is not None
    varied = module_from_spec(spec)
    spec.loader.exec_module(varied)
    assert pytest.approx(exp(SPREAD) * currency.WOOD) == varied.WOOD
    assert currency.MANY == varied.MANY


def test_a_game_is_played_with_them() -> None:
    program = """
from benchmarks.tuning import play
varied = play("castaways", 1, 1).varied
from atoll.bots.robinson import currency
print(varied["currency.WOOD"], currency.WOOD)
"""
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    spreads, wood = map(float, told.stdout.split())
    assert spreads != 0
    assert pytest.approx(exp(SPREAD * spreads) * currency.WOOD) == wood


def test_it_prints_what_seems_to_matter() -> None:
    command = [sys.executable, "-m", "benchmarks.tuning", "castaways", "--seats", "1"]
    told = subprocess.run([*command, "--games", "2"], capture_output=True, text=True, check=True)
    first, second, *lines = told.stdout.splitlines()
    assert first.endswith("of 2 games won, each with other constants")
    assert (
        second
        == f"beyond {beyond_chance(len(constants())):.1f} standard errors it is hardly chance"
    )
    assert {line.split()[0] for line in lines} <= {*constants()}

"""What of the survivor's reckoning wins games: in each game all its constants vary by chance.

Prints how many more games in a hundred are won if a constant is so much greater, and how many
standard errors that is, the clearest first. Of so many constants some seem to matter by chance: how
many errors it takes to be sure of one is printed, too, and a change is to be proved by other games.

python -m benchmarks.tuning castaways --seats 4 --games 1000
"""

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import NormalDist
from types import ModuleType
from typing import NamedTuple

import atoll
from atoll.cli.commands.arguments import up_to
from atoll.cli.simulating.batch import MOST_GAMES, cores
from atoll.games.robinson import Robinson
from atoll.games.robinson.options import SCENARIOS

PACKAGE = "atoll.bots.robinson"
SPREAD = 0.2
"""How far constants vary: two of three times not more than by so much."""
SHOWN = 25
FIRST = 1_000_001
"""The seeds of ``benchmarks.survival`` are others: what was tuned is tried in games that it has not
seen."""
SURE = 0.05
"""How likely it may be that any constant seems to matter by chance."""

Varied = Mapping[str, float]
"""By name, such as ``people.LIGHT``, how many spreads more a constant is than usual."""


class Played(NamedTuple):
    """A game, and how it ended."""

    varied: Varied
    won: bool


class Effect(NamedTuple):
    """What a spread more of a constant does."""

    name: str
    points: float
    errors: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--seats", type=int, choices=Robinson.seats, default=4)
    parser.add_argument("--games", type=up_to(MOST_GAMES), default=1000, metavar="K")
    parser.add_argument("--seed", type=int, default=FIRST, help="of the first game")
    given = parser.parse_args()
    games = [(given.scenario, given.seats, given.seed + each) for each in range(given.games)]
    with get_context("spawn").Pool(cores(), maxtasksperchild=1) as workers:
        played = workers.starmap(play, games, chunksize=1)
    won = sum(each.won for each in played)
    print(f"{won} of {len(played)} games won, each with other constants")
    print(f"beyond {beyond_chance(len(constants())):.1f} standard errors it is hardly chance")
    for effect in effects(played)[:SHOWN]:
        print(f"{effect.name:32} {effect.points:+6.2f}  {effect.errors:+5.1f}")


def effects(played: Sequence[Played]) -> list[Effect]:
    """Of all constants, the clearest first.

    They vary independently of each other, so each can be looked at by itself.
    """
    share = sum(each.won for each in played) / len(played)
    error = sqrt(share * (1 - share) / len(played)) or 1.0
    found = []
    for name in played[0].varied:
        slope = sum((each.won - share) * each.varied[name] for each in played) / len(played)
        found.append(Effect(name, 100 * slope, slope / error))
    return sorted(found, key=lambda effect: -abs(effect.errors))


def beyond_chance(count: int) -> float:
    """By how many standard errors one of so many has to differ, in either direction."""
    return NormalDist().inv_cdf(1 - SURE / count / 2)


def play(scenario: str, seats: int, seed: int) -> Played:
    """A game in a process of its own, where the survivor is imported with other constants."""
    luck = Random(f"constants {seed}")
    varied = {name: luck.gauss(0, 1) for name in constants()}
    sys.meta_path.insert(0, Varying(varied))
    for name in [name for name in sys.modules if name.startswith("atoll.bots")]:
        del sys.modules[name]
    from .survival import WON, fate  # noqa: PLC0415  (not before the constants vary)

    return Played(varied, fate("usual", scenario, seats, seed).reason == WON)


# Constants.


def constants() -> list[str]:
    """The names of all that the survivor reckons with."""
    found: list[str] = []
    for path in sorted(_folder().rglob("*.py")):
        module = ".".join(path.relative_to(_folder()).with_suffix("").parts)
        found += [f"{module}.{name}" for name, _ in _numbers(ast.parse(path.read_text()))]
    return found


def _folder() -> Path:
    return Path(*atoll.__path__, *PACKAGE.split(".")[1:])


def _numbers(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module that are numbers, or tables of numbers, with a decimal point."""
    for each in tree.body:
        match each:
            case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
                pairs = [*zip(names, values, strict=True)]
            case ast.Assign([name], value) | ast.AnnAssign(name, _, ast.expr() as value):
                pairs = [(name, value)]
            case _:
                continue
        for target, value in pairs:
            if isinstance(target, ast.Name) and [*_floats(value)]:
                yield target.id, value


def _floats(value: ast.expr) -> Iterator[ast.Constant]:
    """The numbers of a literal; not those of a sum or product of other constants."""
    match value:
        case ast.Constant(float()):
            yield value
        case ast.UnaryOp(ast.USub(), number):
            yield from _floats(number)
        case ast.Tuple(values) | ast.Dict(_, values):
            for each in values:
                yield from _floats(each)


class Varying(MetaPathFinder, Loader):
    """Imports the survivor with constants that are more or less than they are written."""

    def __init__(self, varied: Varied) -> None:
        self._varied = varied

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._file(fullname)
        if file is None or not file.exists():
            return None
        return spec_from_file_location(fullname, file, loader=self)

    def _file(self, fullname: str) -> Path | None:
        """Where a module of the survivor is; packages are imported as usual."""
        inside = fullname.removeprefix(f"{PACKAGE}.")
        if inside == fullname:
            return None
        return _folder().joinpath(*inside.split(".")).with_suffix(".py")

    def exec_module(self, module: ModuleType) -> None:
        file = self._file(module.__name__)
        assert file is not None
        tree = ast.parse(file.read_text())
        inside = module.__name__.removeprefix(f"{PACKAGE}.")
        for name, value in _numbers(tree):
            for number in _floats(value):
                assert isinstance(number.value, float)
                number.value *= exp(SPREAD * self._varied[f"{inside}.{name}"])
        exec(compile(tree, str(file), "exec"), module.__dict__)  # noqa: S102  (our own source)


if __name__ == "__main__":
    main()

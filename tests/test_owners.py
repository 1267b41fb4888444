"""Each field of a state is changed in one file: its owner's."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import atoll
from atoll import kernel

from .owners import Change, Place, Reader, declaring, is_changeable, reachable

GAMES = atoll.games()
FREE = ("setup", "redeal")
"""What builds a state, and what hides a part of it, may touch every field."""


def modules_of(package: ModuleType) -> list[ModuleType]:
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(each.name) for each in found]


@cache
def read(game: str) -> Reader:
    package = import_module(f"atoll.games.{game}")
    modules = (*modules_of(package), *modules_of(kernel))
    return Reader({module: getsource(module) for module in modules})


def complaints(reader: Reader, state: type, free: tuple[str, ...] = FREE) -> Iterator[str]:
    """Every change outside the file of its owner: that which changes a field most often."""
    kinds = reachable(state)
    changes = defaultdict(list)
    for change in sorted(reader.changes, key=lambda each: (each.module, each.line)):
        is_rule = not change.module.startswith(kernel.__name__)
        if is_rule and change.place[0] in kinds and change.module.split(".")[-1] not in free:
            changes[change.place].append(change)
    for place, found in changes.items():
        owner = owner_of(place, found)
        for change in found:
            if change.module != owner:
                yield f"{named(place)} belongs to {owner}: {change.module}, line {change.line}"


def owner_of(place: Place, changes: list[Change]) -> str:
    """What a game inherits from the kernel is the kernel's."""
    module: str = getattr(place[0], "__module__", "")
    if module.startswith(kernel.__name__):
        return module
    ((most, _),) = Counter(change.module for change in changes).most_common(1)
    return most


def named(place: Place) -> str:
    return f"{getattr(place[0], '__name__', place[0])}.{place[1]}"


@pytest.mark.parametrize("game", GAMES)
def test_each_field_is_changed_by_its_owner_alone(game: str) -> None:
    assert [*complaints(read(game), atoll.game(game).state)] == []


@pytest.mark.parametrize("game", GAMES)
def test_it_is_clear_of_every_change_what_it_changes(game: str) -> None:
    unclear = [each for each in read(game).unclear if not each.module.startswith(kernel.__name__)]
    assert unclear == []


# What a game changes when it is played is found in its source.


def structs(value: Any) -> Iterator[Any]:
    """All Structs in a state that can be changed."""
    if is_changeable(type(value)):
        yield value
        for name in type(value).__struct_fields__:
            yield from structs(getattr(value, name))
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from structs(each)


def picture(value: Any) -> object:
    """What a field holds; of Structs that change by themselves only which they are."""
    if isinstance(value, list):
        return [picture(each) for each in value]
    if isinstance(value, dict):
        return {key: picture(each) for key, each in value.items()}
    return id(value) if is_changeable(type(value)) else value


def pictures(state: object) -> list[tuple[Any, str, object]]:
    return [
        (each, name, picture(getattr(each, name)))
        for each in structs(state)
        for name in type(each).__struct_fields__
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_in_a_game_is_found_in_its_source(game: str) -> None:
    played = atoll.game(game)
    found = {change.place for change in read(game).changes}
    chance = random.Random(1)
    state = played.setup(seats=played.seats[-1], seed=1)
    changed = set()
    while state.decisions:
        before = pictures(state)
        decision = chance.choice(state.decisions)
        played.answer(state, decision.seat, chance.choice(decision.options).text)
        changed |= {
            (declaring(type(each), name), name)
            for each, name, old in before
            if picture(getattr(each, name)) != old
        }
    ours = {place for place in changed if not place[0].__module__.startswith(kernel.__name__)}
    assert ours
    assert {named(place) for place in ours - found} == set()


# The test itself.

SHIP = """
from msgspec import Struct
from atoll.kernel import State, Step, shuffle

class Chest(Struct):
    coins: list[int] = []

class Ship(State[Step], kw_only=True):
    anchor: int = 0
    crew: list[str] = []
    chests: list[Chest] = []
    holds: dict[str, list[str]] = {}

    @property
    def fore(self) -> list[str]:
        return self.holds["fore"]

def hold(ship: Ship, place: str) -> list[str]:
    return ship.fore if place == "fore" else ship.holds[place]

def richest(ship: Ship) -> Chest | None:
    return max(ship.chests, key=len)

def empty(things: list[str]) -> None:
    things.clear()
"""


def sail(*bodies: str) -> tuple[Reader, type]:
    """A ship, and for each of these bodies a file with a function that does it."""
    sources = {}
    names: dict[str, Any] = {}
    files = [f"def do(ship: Ship) -> None:\n    {body}\n" for body in bodies]
    for number, source in enumerate([SHIP, *files]):
        module = ModuleType(f"file{number}")
        vars(module).update(names, __name__=f"file{number}")
        exec(source, vars(module))
        sources[module] = source
        names = names or vars(module).copy()
    return Reader({**sources, import_module("atoll.kernel.randomness"): RANDOMNESS}), names["Ship"]


RANDOMNESS = getsource(import_module("atoll.kernel.randomness"))


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ("ship.anchor = 1", "Ship.anchor"),
        ("ship.anchor += 1", "Ship.anchor"),
        ("ship.anchor, other = 1, 2", "Ship.anchor"),
        ("for ship.anchor in range(3): pass", "Ship.anchor"),
        ("ship.crew.append('cook')", "Ship.crew"),
        ("ship.crew += ['cook']", "Ship.crew"),
        ("ship.crew[0] = 'cook'", "Ship.crew"),
        ("del ship.crew[0]", "Ship.crew"),
        ("crew = ship.crew; crew.sort()", "Ship.crew"),
        ("crew = ship.crew; crew += ['cook']", "Ship.crew"),
        ("crew = ship.crew or []; crew.remove('cook')", "Ship.crew"),
        ("empty(ship.crew)", "Ship.crew"),
        ("shuffle(ship, ship.crew)", "Ship.crew"),
        ("ship.holds['aft'].insert(0, 'rum')", "Ship.holds"),
        ("ship.fore.insert(0, 'rum')", "Ship.holds"),
        ("hold(ship, 'aft').extend(['rum'])", "Ship.holds"),
        ("ship.holds.setdefault('aft', []).append('rum')", "Ship.holds"),
        ("for rum in ship.holds.values(): rum.clear()", "Ship.holds"),
        ("for place, rum in ship.holds.items(): rum.pop()", "Ship.holds"),
        ("for each in (ship.crew, hold(ship, 'aft')): each.clear()", "Ship.crew Ship.holds"),
        ("(ship.crew if ship.anchor else ship.fore).reverse()", "Ship.crew Ship.holds"),
        ("for chest in ship.chests: chest.coins.clear()", "Chest.coins"),
        ("for at, chest in enumerate(ship.chests): chest.coins[at] = 0", "Chest.coins"),
        ("richest(ship).coins = []", "Chest.coins"),
        ("[chest for chest in ship.chests if chest][0].coins.append(1)", "Chest.coins"),
        ("ship.agenda.clear()", "State.agenda"),
        ("crew = [*ship.crew]; crew.sort()", ""),
        ("crew = sorted(ship.crew); crew.pop()", ""),
        ("ship.crew[:2].pop()", ""),
        ("anchor = ship.anchor; anchor += 1", ""),
        ("chest = Chest(); coins = [1]; coins.pop()", ""),
        ("ship.push(Step())", ""),
    ],
)
def test_a_change_is_found_under_whatever_name(body: str, fields: str) -> None:
    reader, _ = sail(body)
    places = {change.place for change in reader.changes if change.module == "file1"}
    assert {named(place) for place in places} == {*fields.split()}
    assert not reader.unclear


def test_two_files_that_change_a_field_are_found() -> None:
    reader, ship = sail("ship.anchor = 1; ship.anchor = 2", "ship.crew.pop()", "ship.anchor += 1")
    assert [*complaints(reader, ship)] == ["Ship.anchor belongs to file1: file3, line 2"]
    assert [*complaints(reader, ship, free=("file3",))] == []


def test_what_is_the_kernels_no_game_changes() -> None:
    reader, ship = sail("ship.agenda[-1] = Step()")
    owner = "atoll.kernel.state"
    assert [*complaints(reader, ship)] == [f"State.agenda belongs to {owner}: file1, line 2"]


def test_a_change_of_nobody_knows_what_is_found() -> None:
    reader, _ = sail("for thing in Step.__subclasses__(): thing.coins = 1")
    assert [(each.module, each.line) for each in reader.unclear] == [("file1", 2)]

"""The frame of a scenario: what each may change, as named questions with the usual answers.

The rules ask; a scenario is one file that answers differently where its sheet does.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import ClassVar

from ....kernel import Option
from ..cards.kinds import Effects, InventionCard, Power
from ..facts import WeatherDie
from ..state import Camp
from .goals import Goal


class Scenario(ABC):
    """A scenario. All of it is constant; how far it is, is in the state."""

    id: ClassVar[str]
    rounds: ClassVar[int]
    book: ClassVar[Effects] = ()
    totems: ClassVar[tuple[Effects, ...]] = ()
    """By number of totem, what it does when it is found."""
    finds: ClassVar[Mapping[str, Power]]
    """What the four discovery tokens with symbols do."""
    inventions: ClassVar[Mapping[str, InventionCard]] = {}

    @abstractmethod
    def goal(self) -> Goal:
        """How far it is at first."""

    @abstractmethod
    def dice(self, round_: int) -> tuple[WeatherDie, ...]:
        """The weather dice of a round."""

    def round_begins(self, camp: Camp) -> None:  # noqa: B027  (most scenarios have nothing)
        """What happens before the event phase."""

    def extras(self, camp: Camp) -> Iterator[Option]:
        """What the first player may do for the scenario at this moment."""
        yield from ()

    @abstractmethod
    def goal_reached(self, camp: Camp) -> bool:
        """Whether the team has won."""


@cache
def named(name: str) -> Scenario:
    """The scenario with this name, from the file of this name."""
    found: Scenario = import_module(f"{__package__}.{name}").SCENARIO
    return found


def scenario(camp: Camp) -> Scenario:
    return named(camp.options.scenario)

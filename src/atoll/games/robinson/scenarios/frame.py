"""The frame of a scenario: what each may change, as named questions with the usual answers.

The rules ask; a scenario is one file that answers differently where its sheet does.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from ....kernel import Answer, Message, Option
from ..cards.kinds import Effects, InventionCard, Need, Power
from ..facts import BEACH, FIRST_TILE, INVENTIONS_AT_FIRST, ISLAND, SPACES, Health, Kind, WeatherDie
from ..state import Camp, Deed, Stack
from ..vocabulary import Choose, Wound
from .goals import Goal

Check = Callable[[Camp, int, Any], None]
"""Raises ``Refused`` if a rule forbids a seat this answer."""


class Special(NamedTuple):
    """An action of a scenario's own."""

    kind: Kind
    spaces: tuple[str, ...] | None = ()
    """Where it can be done, if on the island: None means on any tile that was explored."""


class Scenario(ABC):
    """A scenario. All of it is constant; how far it is, is in the state."""

    id: ClassVar[str]
    rounds: ClassVar[int]

    # What is on the sheet.
    book: ClassVar[Effects] = ()
    totems: ClassVar[tuple[Effects, ...]] = ()
    """By number of totem, what it does when it is found."""
    finds: ClassVar[Mapping[str, Power]]
    """The four discovery tokens with symbols."""
    inventions: ClassVar[Mapping[str, InventionCard]]
    specials: ClassVar[Mapping[str, Special]] = {}
    """Its own actions, by the words with which their targets end, such as ``temple`` in
    ``t1-temple``."""
    apart: ClassVar[tuple[str, ...]] = ()
    """Those of them that are done on the sheet: no token in an action space or on a tile concerns
    them."""

    has_harder_rule: ClassVar[bool] = False
    """Whether there is a rule for those who want it harder."""

    # What is there at first.
    spaces: ClassVar[int] = ISLAND
    """How many spaces there are."""
    tiles_at_first: ClassVar[Mapping[str, int]] = {SPACES[BEACH]: FIRST_TILE}
    """The tiles that lie there, by space; all others are in the stack."""
    closed: ClassVar[tuple[str, ...]] = ()
    """The spaces that nobody ever enters."""
    uninhabited: ClassVar[tuple[str, ...]] = ()
    """Those where the camp never is."""
    has_shelter: ClassVar[bool] = False
    """Whether there is a shelter, and always will be."""
    builds_on_totems: ClassVar[bool] = False
    """Whether what is built on tiles is built only where a totem was found."""
    inventions_at_first: ClassVar[int] = INVENTIONS_AT_FIRST
    supplies: ClassVar[tuple[str, ...]] = ()
    """The starting items that are taken instead of drawn."""
    barred: ClassVar[tuple[str, ...]] = ()
    """The starting items that are not in the game."""
    companions: ClassVar[Mapping[str, Health]] = {}
    """People whom nobody plays, and who share the fate of the characters once they are in the
    camp."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """Tokens that lie in an action space throughout the game, such as ``explore time``."""
    heaped: ClassVar[tuple[str, ...]] = ()
    """Tokens of which several may lie on the camp tile."""
    break_in: ClassVar[Effects] = (Wound(1, "camp"),)
    """What happens if the hungry animals should lower a palisade that is not there."""
    checks: ClassVar[Mapping[type[Answer], Check]] = {}
    """Why one of its own answers is refused."""

    @abstractmethod
    def goal(self) -> Goal:
        """How far it is at first."""

    def prepare_island(self, camp: Camp) -> None:  # noqa: B027  (most scenarios have nothing)
        """What is different on the board before the characters are dealt."""

    def prepare_camp(self, camp: Camp) -> None:  # noqa: B027
        """What is different when the inventions have been laid out."""

    @abstractmethod
    def progress(self, camp: Camp) -> Iterator[Message]:
        """How far it is, in words."""

    def score(self, camp: Camp) -> int:
        """How far it is, as a number that is greatest when the team wins."""
        return camp.goal.score

    # Time.

    @abstractmethod
    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """The weather dice of a round, when so many totems have been found."""

    def round_begins(self, camp: Camp) -> None:  # noqa: B027
        """What happens before the event phase."""

    def production_begins(self, camp: Camp) -> None:  # noqa: B027
        """What happens before anything is produced."""

    def night_falls(self, camp: Camp) -> None:  # noqa: B027
        """What happens before the characters eat."""

    def mouths(self, camp: Camp) -> int:
        """How many meals are eaten every night besides those of the characters."""
        return 0

    def mouths_unfed(self, camp: Camp) -> None:  # noqa: B027
        """What happens instead of supper if there are not enough of these."""

    def goes_hungry(self, camp: Camp) -> None:  # noqa: B027
        """Somebody has nothing to eat in this night."""

    # Actions.

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """Its own actions; by space, how many steps each is from the camp."""
        yield from ()

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """One of its own actions has succeeded."""
        raise AssertionError(f"{self.id} has no action {stack.target}")

    def refuse(self, camp: Camp, target: str) -> None:  # noqa: B027
        """Raise ``Refused`` if one of its own actions or inventions cannot be planned."""

    def refuse_hidden(self, camp: Camp, at: int) -> None:  # noqa: B027
        """Raise ``Refused`` if what is done in a place cannot be done before its tile is turned
        up."""

    def refuse_friday(self, camp: Camp, target: str) -> None:  # noqa: B027
        """Raise ``Refused``, for Friday may not lead one of its own actions."""

    def has_adventures(self, stack: Stack) -> bool:
        """Whether an action may lead to an adventure, or only to a wound."""
        return True

    def extra_pawns(self, camp: Camp, kind: Kind, at: int) -> int:
        """How many pawns more an action takes in a place."""
        return 0

    def pawns_after(self, camp: Camp, deed: Deed, stack: Stack | None = None) -> int:
        """How many pawns more something takes because of what was planned before: all the others,
        or those before this stack."""
        return 0

    def prices(self, wood: int, fur: int) -> tuple[Need, ...]:
        """In what the shelter, the roof and the palisade can be paid, if they cost so much."""
        return (Need(wood=wood), Need(fur=fur))

    def may_build(self, camp: Camp, invention: str) -> bool:
        """Whether one of its inventions can be built at this stage."""
        return True

    def spots(self, camp: Camp, invention: str) -> Iterator[int]:
        """The tiles on which one of its inventions can be built."""
        yield from ()

    def may_camp(self, camp: Camp, at: int) -> bool:
        """Whether the camp may stand on a tile."""
        return True

    def refuse_camp(self, camp: Camp, at: int) -> None:  # noqa: B027
        """Raise ``Refused`` if the camp may not stand on a tile."""

    def covers(self, camp: Camp, at: int) -> tuple[str, ...]:
        """What it covers on a tile for good, where nothing uncovers it: ``terrain``, ``totem``."""
        return ()

    def tiles_to_choose_from(self, camp: Camp) -> int:
        """How many tiles whoever explores looks at, to lay one of them."""
        return 1

    def bears_tokens(self, camp: Camp, at: int) -> bool:
        """Whether tokens and markers may lie in a place."""
        return True

    def landmark(self, camp: Camp, at: int) -> str:
        """What else is to be seen in a place, such as ``volcano``."""
        return ""

    def tile_laid(self, camp: Camp, at: int) -> None:  # noqa: B027
        """A tile has been explored."""

    def totem_found(self, camp: Camp, at: int) -> int:
        """A tile with a totem has been laid: which number it gets, if any, and what it does."""
        number = max([space.totem for space in camp.spaces]) + 1
        if number <= len(self.totems):
            camp.push_all(*self.totems[number - 1])
        return number

    # Powers.

    def power(self, find: str, goal: Goal, standing: Iterable[str]) -> Power:
        """What one of its discovery tokens can do when the goal is so far, and these pawns stand
        in the plan."""
        return self.finds[find]

    def all_powers(self, find: str) -> Iterable[Power]:
        """All that one of them can do in the course of a game."""
        return (self.finds[find],)

    def choices(self) -> Iterator[Choose]:
        """What it lets people choose besides what stands on cards and on its sheet."""
        yield from ()

    def extras(self, camp: Camp) -> Iterator[Option]:
        """What the first player may do for the scenario at this moment."""
        yield from ()

    # The end.

    def note_goal(self, camp: Camp) -> None:  # noqa: B027
        """An item, a shelter or a level is new. What is reached by that may count, though the team
        wins only when the round is over."""

    def wins_now(self, camp: Camp) -> bool:
        """Whether the team has won at this moment."""
        return False

    def wins_after_round(self, camp: Camp) -> bool:
        """Whether the team has won when a round is over."""
        return False


@cache
def named(name: str) -> Scenario:
    """The scenario with this name, from the file of this name."""
    found: Scenario = import_module(f"{__package__}.{name}").SCENARIO
    return found


def scenario(camp: Camp) -> Scenario:
    return named(camp.options.scenario)

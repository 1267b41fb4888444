"""Everything that can be answered in a game of Tobago, and how it is written."""

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated

from msgspec import Struct

from ...kernel import Answer, Domain
from .clues import longest_map
from .facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, LANDMARKS, Colour, Direction, Landmark
from .island import LAYOUTS, space_names
from .options import Options
from .steps import FOR_EXPERTS, POWERS, Power

# What answers are about.


class Pair(Struct, frozen=True):
    """Two clues of a map, by their places from the top."""

    one: int
    other: int

    def __str__(self) -> str:
        return f"{self.one} {self.other}"


def _islands(options: Options) -> Sequence[str]:
    """Those that it can be."""
    return [*LAYOUTS] if options.island == "random" else [options.island]


def _spaces(options: Options, seats: int) -> Sequence[str]:
    """Column by column, as on an island."""
    names = {name for each in _islands(options) for name in space_names(each)}
    return sorted(names, key=lambda name: (name[0], int(name[1:])))


def _places(options: Options, seats: int) -> Sequence[int]:
    return range(1, max(map(longest_map, _islands(options))) + 1)


def _pairs(options: Options, seats: int) -> Sequence[Pair]:
    return [Pair(one, other) for one, other in combinations(_places(options, seats), 2)]


def _pairs_in_wrong_order(options: Options, seats: int) -> Sequence[Pair]:
    places = _places(options, seats)
    return [Pair(one, other) for one in places for other in places if one >= other]


def _powers(options: Options, seats: int) -> Sequence[Power]:
    return [each for each in POWERS if options.experts or each not in FOR_EXPERTS]


def _players_place(options: Options, seats: int) -> bool:
    return options.landmarks == "players"


EXPERTS_ONLY = "experts-only", "TO-16.1"


def _experts(options: Options, seats: int) -> bool:
    return options.experts


Space = Annotated[str, Domain(_spaces, unknown="no-such-space", rule="TO-2.7")]
Clue = Annotated[str, Domain(CLUE_WORDS, unknown="no-such-clue", rule="TO-19.2")]
Map = Annotated[Colour, Domain(COLOURS, unknown="no-such-map", rule="TO-1.3")]
Mark = Annotated[Landmark, Domain([*LANDMARKS], unknown="no-such-landmark", rule="TO-3.1")]
Way = Annotated[Direction, Domain(DIRECTION_NAMES, unknown="no-such-direction", rule="TO-3.3")]
Place = Annotated[int, Domain(_places, unknown="not-a-place", rule="TO-1.3")]
Places = Annotated[
    Pair, Domain(_pairs, unknown="not-a-place", rule="TO-1.3", tried=_pairs_in_wrong_order)
]
Usable = Annotated[
    Power,
    Domain(
        _powers,
        unknown="no-such-power",
        rule="TO-15.1",
        never=dict.fromkeys(FOR_EXPERTS, EXPERTS_ONLY),
    ),
]


# Setting out.


class Put(Answer, frozen=True):
    """A landmark is placed."""

    form = "put {landmark} {space}"
    example = "put statue e5"
    pieces = "space-{space}"
    occurs = staticmethod(_players_place)

    landmark: Mark
    space: Space


class Face(Answer, frozen=True):
    """The statue that was just placed is turned."""

    form = "face {direction}"
    example = "face ne"
    occurs = staticmethod(_players_place)

    direction: Way


class Park(Answer, frozen=True):
    """The own vehicle starts on a space."""

    form = "park {space}"
    example = "park e5"
    pieces = "space-{space}"

    space: Space


# A turn.


class Play(Answer, frozen=True):
    """A clue is laid on a map, as the action of a turn or by the power of an amulet."""

    form = "play {clue} {colour}"
    example = "play in-jungle white"
    pieces = "clue-{clue} map-{colour}"

    clue: Clue
    colour: Map


class Drive(Answer, frozen=True):
    """The own vehicle makes a step."""

    form = "drive {space}"
    example = "drive e5"
    pieces = "space-{space}"

    space: Space


class Stop(Answer, frozen=True):
    """The steps that are left of a move are given up."""

    form = "stop"


class Dig(Answer, frozen=True):
    """The treasure under the own vehicle is dug up."""

    form = "dig {colour}"
    example = "dig white"
    pieces = "map-{colour}"

    colour: Map


class Exchange(Answer, frozen=True):
    """The whole turn is given up for another hand of clues."""

    form = "exchange"


class End(Answer, frozen=True):
    """The turn is over."""

    form = "end"


# Amulets.


class Amulet(Answer, frozen=True):
    """An amulet is spent on one of its powers."""

    form = "amulet {power}"
    example = "amulet move"
    pieces = "amulet"

    power: Usable


class Remove(Answer, frozen=True):
    """A marker is removed from the island by the power of an amulet."""

    form = "remove {colour} {space}"
    example = "remove white e5"
    pieces = "space-{space} map-{colour}"

    colour: Map
    space: Space


class Double(Answer, frozen=True):
    """A clue on a map, by its place from the top, gets a second rose."""

    form = "double {colour} {place}"
    example = "double white 2"
    pieces = "laid-{colour}-{place}"
    occurs, never = staticmethod(_experts), EXPERTS_ONLY

    colour: Map
    place: Place


class Swap(Answer, frozen=True):
    """Two clues of a map, by their places from the top, change roses."""

    form = "swap {colour} {places}"
    example = "swap white 1 3"
    occurs, never = staticmethod(_experts), EXPERTS_ONLY

    colour: Map
    places: Places


# Treasures.


class Take(Answer, frozen=True):
    """The treasure card that lies open is taken."""

    form = "take"


class Pass(Answer, frozen=True):
    """The treasure card that lies open is left to others."""

    form = "pass"


class Lay(Answer, frozen=True):
    """A new map is begun with a clue."""

    form = "lay {clue}"
    example = "lay in-jungle"
    pieces = "clue-{clue}"
    tells = {"colour": Colour}

    clue: Clue


ANSWERS: tuple[type[Answer], ...] = (
    *(Put, Face, Park),
    *(Play, Drive, Stop, Dig, Exchange, End),
    *(Amulet, Remove, Double, Swap),
    *(Take, Pass, Lay),
)

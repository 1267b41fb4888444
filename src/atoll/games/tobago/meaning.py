"""What somebody means who taps spaces, clues, maps, what lies on them, or an amulet.

What is asked tells most of it: a space is one to drive to, to park on, to look at, and so on.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations

from msgspec import Struct

from ...kernel import Answer, Refused, members
from . import grammar
from .amulets import doubles, useful
from .answers import laid_piece
from .clues import left_by, longest_map
from .facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, DIRECTIONS, Colour
from .grammar import Pair
from .island import island
from .refusals import check_turn
from .state import Hunt
from .steps import (
    ChooseClue,
    ChooseDouble,
    ChooseMarker,
    ChooseSwap,
    FaceStatue,
    OpenMap,
    PlaceLandmark,
    PlaceVehicle,
    Power,
    Turn,
)

MOVE: tuple[Power, ...] = ("move",)
"""An amulet is always good for that, but in the middle of a move."""

# What can be tapped.


class Clue(Struct, frozen=True):
    """A clue in the hand."""

    word: str


class Space(Struct, frozen=True):
    name: str


class Map(Struct, frozen=True):
    colour: Colour


class Laid(Map, frozen=True):
    """A clue on a map, which may also stand for the map itself."""

    place: int


class Amulet(Struct, frozen=True):
    """An amulet of one's own."""


Thing = Clue | Space | Map | Amulet
ORDER = (Clue, Space, Map, Laid, Amulet)
"""In which order things are read: in which they were tapped does not matter."""


@cache
def _things(layout: str) -> Mapping[str, Thing]:
    """By the name of a piece, what it is."""
    return {
        **{f"clue-{word}": Clue(word) for word in CLUE_WORDS},
        **{f"space-{name}": Space(name) for name in island(layout).names},
        **{f"map-{colour}": Map(colour) for colour in COLOURS},
        **{
            laid_piece(each, place): Laid(colour, place + 1)
            for each, colour in enumerate(COLOURS)
            for place in range(longest_map(layout))
        },
        "amulet": Amulet(),
    }


# What they mean.


def meant(hunt: Hunt, seat: int, pieces: Sequence[str]) -> Iterable[Answer]:
    """The likeliest first. Raises ``Refused`` if somebody else is asked, or if a rule forbids all
    that could be meant."""
    check_turn(hunt, seat)
    known = _things(hunt.layout)
    if not {*pieces} <= {*known}:
        return ()
    tapped = sorted([known[piece] for piece in pieces], key=lambda each: ORDER.index(type(each)))
    match tapped:
        case [Space(name)]:
            return _of_space(hunt, seat, name)
        case [Clue(word)]:
            return _of_clue(hunt, seat, word)
        case [Laid(colour, place)]:
            return _of_laid(hunt, seat, colour, place)
        case [Map(colour)]:
            return _of_map(hunt, seat, colour)
        case [Amulet()]:
            return [grammar.Amulet(power) for power in useful(hunt, seat) or MOVE]
        case [Clue(word), Map(colour)]:
            return [_clue_to_map(hunt, word, colour)]
        case [Space(name), Map(colour)]:
            return [grammar.Remove(colour, name)]
        case [Laid() as one, Laid() as other]:
            return [_swap(hunt, one, other)]
    return ()


# A space.


def _of_space(hunt: Hunt, seat: int, name: str) -> list[Answer]:
    match hunt.step:
        case PlaceLandmark(landmark=landmark):
            return [grammar.Put(landmark, name)]
        case FaceStatue():
            return [_look_at(hunt, name)]
        case PlaceVehicle():
            return [grammar.Park(name)]
        case ChooseMarker():
            return _markers_at(hunt, name)
    return [*_located_at(hunt, seat, name), grammar.Drive(name)]


def _look_at(hunt: Hunt, name: str) -> Answer:
    """A statue looks at all that lies straight ahead of it."""
    places = hunt.land.places
    q, r = places[hunt.statues[-1].space]
    to_q, to_r = places[hunt.land.space[name]]
    distance = max(abs(to_q - q), abs(to_r - r))
    for direction, (ahead, down) in zip(DIRECTION_NAMES, DIRECTIONS, strict=True):
        if distance and (to_q - q, to_r - r) == (ahead * distance, down * distance):
            return grammar.Face(direction)
    raise Refused("not-straight", "TO-3.3", space=name)


def _markers_at(hunt: Hunt, name: str) -> list[Answer]:
    space = hunt.land.space[name]
    found: list[Answer] = [
        grammar.Remove(colour, name)
        for each, colour in enumerate(COLOURS)
        if hunt.markers(each) >> space & 1
    ]
    if not found:
        raise Refused("no-markers-there", "TO-15.2", space=name)
    return found


def _located_at(hunt: Hunt, seat: int, name: str) -> list[Answer]:
    """Whoever taps the space under the own vehicle may want to dig there."""
    space = hunt.land.space[name]
    if space != hunt.vehicles[seat]:
        return []
    maps = zip(COLOURS, hunt.possible, strict=True)
    return [grammar.Dig(colour) for colour, possible in maps if possible == 1 << space]


# A clue, with a map or without.


def _of_clue(hunt: Hunt, seat: int, word: str) -> list[Answer]:
    if isinstance(hunt.step, OpenMap):
        return [grammar.Lay(word)]
    if _may_play(hunt) and CLUE_WORDS.index(word) in hunt.hands[seat]:
        agreeing = hunt.by_clue[CLUE_WORDS.index(word)]
        if not any(left_by(possible, agreeing) for possible in hunt.possible):
            raise Refused("fits-no-map", "TO-6.4", clue=word)
    return [grammar.Play(word, colour) for colour in COLOURS]


def _may_play(hunt: Hunt) -> bool:
    if isinstance(hunt.step, Turn):
        return not hunt.acted and not hunt.moving
    return isinstance(hunt.step, ChooseClue)


def _clue_to_map(hunt: Hunt, word: str, colour: Colour) -> Answer:
    if isinstance(hunt.step, OpenMap):
        _check_begun(hunt.step, colour)
        return grammar.Lay(word)
    return grammar.Play(word, colour)


def _check_begun(step: OpenMap, colour: Colour) -> None:
    begun = COLOURS[step.colour]
    if colour != begun:
        raise Refused("other-map", "TO-12.2", colour=begun)


# A map, or a clue on it.


def _of_map(hunt: Hunt, seat: int, colour: Colour) -> Iterable[Answer]:
    hand = [CLUE_WORDS[clue] for clue in hunt.hands[seat]]
    match hunt.step:
        case OpenMap() as step:
            _check_begun(step, colour)
            return [grammar.Lay(word) for word in hand]
        case ChooseClue():
            return _clues_for(hunt, hand, colour)
        case ChooseMarker():
            return _markers_of(hunt, colour)
        case ChooseDouble():
            return _doubles_on(hunt, seat, colour)
        case ChooseSwap():
            return _swaps_on(hunt, colour)
    return [grammar.Dig(colour)]


def _clues_for(hunt: Hunt, hand: Sequence[str], colour: Colour) -> list[Answer]:
    possible = hunt.possible[COLOURS.index(colour)]
    fitting: list[Answer] = [
        grammar.Play(word, colour)
        for word in hand
        if left_by(possible, hunt.by_clue[CLUE_WORDS.index(word)])
    ]
    if not fitting:
        raise Refused("no-clue-for-map", "TO-6.4", colour=colour)
    return fitting


def _markers_of(hunt: Hunt, colour: Colour) -> list[Answer]:
    number = COLOURS.index(colour)
    names = hunt.land.names
    if not hunt.markers(number):
        count = hunt.possible[number].bit_count()
        raise Refused("not-marked", "TO-7.1", colour=colour, count=count)
    return [grammar.Remove(colour, names[space]) for space in members(hunt.markers(number))]


def _doubles_on(hunt: Hunt, seat: int, colour: Colour) -> list[Answer]:
    """One's own roses are likelier meant than those of others."""
    laid = hunt.maps[COLOURS.index(colour)].laid
    places = sorted(range(len(laid)), key=lambda place: laid[place].owner != seat)
    return [grammar.Double(colour, place + 1) for place in places or [0]]


def _swaps_on(hunt: Hunt, colour: Colour, place: int | None = None) -> Iterator[Answer]:
    """Any two clues of a map, or this one with any other."""
    count = max(len(hunt.maps[COLOURS.index(colour)].laid), 2)
    for pair in combinations(range(1, count + 1), 2):
        if place is None or place in pair:
            yield grammar.Swap(colour, Pair(*pair))


def _of_laid(hunt: Hunt, seat: int, colour: Colour, place: int) -> Iterable[Answer]:
    match hunt.step:
        case ChooseDouble():
            return [grammar.Double(colour, place)]
        case ChooseSwap():
            return _swaps_on(hunt, colour, place)
        case Turn() if hunt.options.experts:
            return [_with_roses(hunt, seat, colour, place)]
    return _of_map(hunt, seat, colour)


def _with_roses(hunt: Hunt, seat: int, colour: Colour, place: int) -> Answer:
    """Experts who tap a clue in their turn mean the map if they can dig, and else the roses."""
    number = COLOURS.index(colour)
    if hunt.possible[number] == 1 << hunt.vehicles[seat]:
        return grammar.Dig(colour)
    if (number, place - 1) in doubles(hunt, seat):
        return grammar.Double(colour, place)
    return next(_swaps_on(hunt, colour, place), grammar.Double(colour, place))


def _swap(hunt: Hunt, one: Laid, other: Laid) -> Answer:
    if not hunt.options.experts:
        raise Refused("experts-only", "TO-16.1")
    if one.colour != other.colour:
        raise Refused("two-maps", "TO-16.6")
    return grammar.Swap(one.colour, Pair(*sorted([one.place, other.place])))

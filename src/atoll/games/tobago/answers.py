"""The options that somebody can be offered, made once and kept."""

from functools import cache

from msgspec.structs import replace

from ...kernel import Option, option
from . import grammar
from .facts import CLUE_WORDS, COLOURS, DIRECTION_NAMES, Landmark
from .grammar import Pair
from .island import island
from .steps import (
    POWERS,
    Accept,
    Dig,
    Double,
    Drive,
    EndTurn,
    Face,
    GiveUp,
    Lay,
    Park,
    Pass,
    Play,
    Power,
    Put,
    Remove,
    Stop,
    Swap,
    Use,
)


def laid_piece(colour: int, place: int) -> str:
    """A clue on a map, by its place from the top."""
    return f"laid-{COLOURS[colour]}-{place + 1}"


# Setting out.


@cache
def puts(layout: str, seat: int, landmark: Landmark) -> tuple[Option, ...]:
    """By space."""
    return tuple(
        [
            option(grammar.Put(landmark, name), Put(seat, landmark, space))
            for space, name in enumerate(island(layout).names)
        ]
    )


FACE: tuple[Option, ...] = tuple(
    [option(grammar.Face(name), Face(direction)) for direction, name in enumerate(DIRECTION_NAMES)]
)
"""By direction."""


@cache
def parks(layout: str, seat: int) -> tuple[Option, ...]:
    """By space."""
    names = island(layout).names
    return tuple([option(grammar.Park(name), Park(seat, at)) for at, name in enumerate(names)])


# A turn.


PLAY: tuple[tuple[Option, ...], ...] = tuple(
    [
        tuple(
            [
                option(grammar.Play(word, name), Play(clue, colour))
                for clue, word in enumerate(CLUE_WORDS)
            ]
        )
        for colour, name in enumerate(COLOURS)
    ]
)
"""By map and clue."""


@cache
def play_besides(seat: int, clue: int, colour: int) -> Option:
    """The same by the power of an amulet, so that it is no action."""
    return replace(PLAY[colour][clue], step=Lay(seat, clue, colour))


@cache
def drives(layout: str) -> tuple[tuple[Option, ...], ...]:
    """By space, where one step leads from there."""
    land = island(layout)
    drive = [option(grammar.Drive(name), Drive(at)) for at, name in enumerate(land.names)]
    return tuple(
        [tuple([drive[to] for to in land.spaces if land.steps[at] >> to & 1]) for at in land.spaces]
    )


DIG: tuple[Option, ...] = tuple(
    [option(grammar.Dig(name), Dig(colour)) for colour, name in enumerate(COLOURS)]
)
"""By map."""
STOP = option(grammar.Stop(), Stop())
GIVE_UP = option(grammar.Exchange(), GiveUp())
END_TURN = option(grammar.End(), EndTurn())


# Amulets.

USE: dict[Power, Option] = {power: option(grammar.Amulet(power), Use(power)) for power in POWERS}


@cache
def remove(layout: str, colour: int, space: int) -> Option:
    answer = grammar.Remove(COLOURS[colour], island(layout).names[space])
    return option(answer, Remove(colour, space))


@cache
def double(colour: int, place: int) -> Option:
    return option(grammar.Double(COLOURS[colour], place + 1), Double(colour, place))


@cache
def swap(colour: int, one: int, other: int) -> Option:
    answer = grammar.Swap(COLOURS[colour], Pair(one + 1, other + 1))
    pieces = laid_piece(colour, one), laid_piece(colour, other)
    return option(answer, Swap(colour, one, other), *pieces)


# Treasures.


@cache
def claims(place: int, after: int) -> tuple[Option, Option]:
    """The card is taken with the rose at this place, or offered to the one after it."""
    return option(grammar.Take(), Accept(place)), option(grammar.Pass(), Pass(after))


@cache
def lays(seat: int, colour: int) -> tuple[Option, ...]:
    """By clue."""
    return tuple(
        [
            option(grammar.Lay(word), Lay(seat, clue, colour), colour=COLOURS[colour])
            for clue, word in enumerate(CLUE_WORDS)
        ]
    )

"""The options that somebody can be offered, made once and kept.

This is the only place that knows how answers are written.
"""

from functools import cache

from msgspec.structs import replace

from ...kernel import Message, Option, Step
from .facts import CLUES, COLOURS, DIRECTION_NAMES, Clue, Landmark
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

MAPS = range(len(COLOURS))


def _word(clue: Clue) -> str:
    return f"{clue.relation}-{'largest-' if clue.largest else ''}{clue.named}"


WORDS: tuple[str, ...] = tuple(map(_word, CLUES))
"""By clue, how it is called in answers, such as ``next-to-largest-lake``."""


def space_piece(layout: str, space: int) -> str:
    return f"space-{island(layout).names[space]}"


def clue_piece(clue: int) -> str:
    return f"clue-{WORDS[clue]}"


def map_piece(colour: int) -> str:
    return f"map-{COLOURS[colour]}"


def laid_piece(colour: int, place: int) -> str:
    """A clue on a map, by its place from the top."""
    return f"laid-{COLOURS[colour]}-{place + 1}"


def _at_space(layout: str, verb: str, space: int, step: Step) -> Option:
    name = island(layout).names[space]
    label = Message(f"option-{verb}", {"space": name})
    return Option(f"{verb} {name}", step, label, (space_piece(layout, space),))


# Setting out.


@cache
def puts(layout: str, seat: int, landmark: Landmark) -> tuple[Option, ...]:
    """By space."""
    return tuple(
        [
            Option(
                f"put {landmark} {name}",
                Put(seat, landmark, space),
                Message("option-put", {"landmark": landmark, "space": name}),
                (space_piece(layout, space),),
            )
            for space, name in enumerate(island(layout).names)
        ]
    )


FACE: tuple[Option, ...] = tuple(
    [
        Option(f"face {name}", Face(direction), Message("option-face", {"direction": name}))
        for direction, name in enumerate(DIRECTION_NAMES)
    ]
)
"""By direction."""


@cache
def parks(layout: str, seat: int) -> tuple[Option, ...]:
    """By space."""
    spaces = island(layout).spaces
    return tuple([_at_space(layout, "park", space, Park(seat, space)) for space in spaces])


# A turn.


def _play(clue: int, colour: int) -> Option:
    return Option(
        f"play {WORDS[clue]} {COLOURS[colour]}",
        Play(clue, colour),
        Message("option-play", {"clue": WORDS[clue], "colour": COLOURS[colour]}),
        (clue_piece(clue), map_piece(colour)),
    )


@cache
def play_besides(seat: int, clue: int, colour: int) -> Option:
    """The same by the power of an amulet, so that it is no action."""
    return replace(PLAY[colour][clue], step=Lay(seat, clue, colour))


PLAY: tuple[tuple[Option, ...], ...] = tuple(
    [tuple([_play(clue, colour) for clue in range(len(CLUES))]) for colour in MAPS]
)
"""By map and clue."""


@cache
def drives(layout: str) -> tuple[tuple[Option, ...], ...]:
    """By space, where one step leads from there."""
    land = island(layout)
    drive = [_at_space(layout, "drive", space, Drive(space)) for space in land.spaces]
    return tuple(
        [tuple([drive[to] for to in land.spaces if land.steps[at] >> to & 1]) for at in land.spaces]
    )


DIG: tuple[Option, ...] = tuple(
    [
        Option(
            f"dig {name}",
            Dig(colour),
            Message("option-dig", {"colour": name}),
            (map_piece(colour),),
        )
        for colour, name in enumerate(COLOURS)
    ]
)
"""By map."""
STOP = Option("stop", Stop(), Message("option-stop"))
GIVE_UP = Option("exchange", GiveUp(), Message("option-exchange"))
END_TURN = Option("end", EndTurn(), Message("option-end"))

USE: dict[Power, Option] = {
    power: Option(f"amulet {power}", Use(power), Message(f"option-amulet-{power}"), ("amulet",))
    for power in POWERS
}


@cache
def remove(layout: str, colour: int, space: int) -> Option:
    name = island(layout).names[space]
    return Option(
        f"remove {COLOURS[colour]} {name}",
        Remove(colour, space),
        Message("option-remove", {"colour": COLOURS[colour], "space": name}),
        (space_piece(layout, space), map_piece(colour)),
    )


@cache
def double(colour: int, place: int) -> Option:
    return Option(
        f"double {COLOURS[colour]} {place + 1}",
        Double(colour, place),
        Message("option-double", {"colour": COLOURS[colour], "place": place + 1}),
        (laid_piece(colour, place),),
    )


@cache
def swap(colour: int, one: int, other: int) -> Option:
    return Option(
        f"swap {COLOURS[colour]} {one + 1} {other + 1}",
        Swap(colour, one, other),
        Message("option-swap", {"colour": COLOURS[colour], "one": one + 1, "other": other + 1}),
        (laid_piece(colour, one), laid_piece(colour, other)),
    )


# Treasures.


@cache
def claims(place: int, after: int) -> tuple[Option, Option]:
    """The card is taken with the rose at this place, or offered to the one after it."""
    return (
        Option("take", Accept(place), Message("option-take")),
        Option("pass", Pass(after), Message("option-pass")),
    )


@cache
def lays(seat: int, colour: int) -> tuple[Option, ...]:
    """By clue."""
    return tuple(
        [
            Option(
                f"lay {word}",
                Lay(seat, clue, colour),
                Message("option-lay", {"clue": word, "colour": COLOURS[colour]}),
                (clue_piece(clue),),
            )
            for clue, word in enumerate(WORDS)
        ]
    )

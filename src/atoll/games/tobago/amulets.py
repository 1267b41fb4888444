"""Amulets: what they can be spent on, and where they appear."""

from collections.abc import Iterator
from itertools import combinations

from ...kernel import Decision, Message, Option, members
from . import answers
from .atoms import appear, change_roses, exchange_hand, give_amulet, maps_changed, supply, turn_used
from .driving import lend_move
from .facts import COLOURS
from .placing import turn_all_statues
from .playing import playable
from .state import Hunt, Laid, rules
from .steps import (
    TURN,
    ChooseClue,
    ChooseDouble,
    ChooseMarker,
    ChooseSwap,
    Double,
    Gaze,
    Power,
    Remove,
    Swap,
    Use,
)

ASK_MARKER, ASK_DOUBLE, ASK_SWAP = (
    Message("ask-marker"),
    Message("ask-double"),
    Message("ask-swap"),
)
MOST_ROSES = 2
"""On one clue."""


def powers(hunt: Hunt, seat: int) -> list[Option]:
    """What an amulet of this seat can be spent on now."""
    return [answers.USE[power] for power in useful(hunt, seat)]


def useful(hunt: Hunt, seat: int) -> list[Power]:
    found: list[Power] = []
    if any(hunt.markers(colour).bit_count() > 1 for colour in range(len(COLOURS))):
        found.append("marker")
    if any(True for _ in playable(hunt, seat)):
        found.append("clue")
    if not hunt.moving:
        found.append("move")
    if hunt.hands[seat]:
        found.append("exchange")
    if hunt.options.experts:
        if any(True for _ in doubles(hunt, seat)):
            found.append("double")
        if any(True for _ in _swaps(hunt)):
            found.append("swap")
    return found


@rules.happens(Use)
def use(hunt: Hunt, step: Use) -> None:
    seat = hunt.active
    turn_used(hunt)
    give_amulet(hunt, seat)
    hunt.tell("amulet", seat=seat, power=step.power)
    hunt.push(TURN)
    match step.power:
        case "marker":
            hunt.push(ChooseMarker())
        case "clue":
            hunt.push(ChooseClue())
        case "move":
            lend_move(hunt)
        case "exchange":
            exchange_hand(hunt, seat)
        case "double":
            hunt.push(ChooseDouble())
        case "swap":
            hunt.push(ChooseSwap())


# Removing a marker.


def _removable(hunt: Hunt) -> list[tuple[int, int]]:
    """The maps and spaces of markers that are not the last of their colour."""
    return [
        (colour, space)
        for colour in range(len(COLOURS))
        if (markers := hunt.markers(colour)).bit_count() > 1
        for space in members(markers)
    ]


@rules.asks(ChooseMarker)
def choose_marker(hunt: Hunt, step: ChooseMarker) -> tuple[Decision, ...]:
    removable = _removable(hunt)
    options = tuple([answers.remove(hunt.layout, colour, space) for colour, space in removable])
    return (Decision(hunt.active, ASK_MARKER, options),)


@rules.happens(Remove)
def remove(hunt: Hunt, step: Remove) -> None:
    hunt.maps[step.colour].removed.append(step.space)
    maps_changed(hunt)
    if not hunt.quiet:
        space = hunt.land.names[step.space]
        hunt.tell("removed", seat=hunt.active, colour=COLOURS[step.colour], space=space)


# Doubling and swapping roses.


def doubles(hunt: Hunt, seat: int) -> Iterator[tuple[int, int]]:
    """The maps and places of clues with a single own rose."""
    for colour, each in enumerate(hunt.maps):
        for place, laid in enumerate(each.laid):
            if laid.owner == seat and laid.roses < MOST_ROSES:
                yield colour, place


@rules.asks(ChooseDouble)
def choose_double(hunt: Hunt, step: ChooseDouble) -> tuple[Decision, ...]:
    found = doubles(hunt, hunt.active)
    options = tuple([answers.double(colour, place) for colour, place in found])
    return (Decision(hunt.active, ASK_DOUBLE, options),)


@rules.happens(Double)
def double(hunt: Hunt, step: Double) -> None:
    owner = hunt.maps[step.colour].laid[step.place].owner
    change_roses(hunt, step.colour, step.place, owner, MOST_ROSES)
    hunt.tell("doubled", seat=hunt.active, colour=COLOURS[step.colour], place=step.place + 1)


def _swaps(hunt: Hunt) -> Iterator[tuple[int, int, int]]:
    """The maps and places of two clues whose roses are not the same."""
    for colour, each in enumerate(hunt.maps):
        for one, other in combinations(range(len(each.laid)), 2):
            if roses(each.laid[one]) != roses(each.laid[other]):
                yield colour, one, other


def roses(laid: Laid) -> tuple[int, int]:
    """Whose roses lie on a clue, and how many."""
    return laid.owner, laid.roses


@rules.asks(ChooseSwap)
def choose_swap(hunt: Hunt, step: ChooseSwap) -> tuple[Decision, ...]:
    options = tuple([answers.swap(colour, one, other) for colour, one, other in _swaps(hunt)])
    return (Decision(hunt.active, ASK_SWAP, options),)


@rules.happens(Swap)
def swap(hunt: Hunt, step: Swap) -> None:
    laid = hunt.maps[step.colour].laid
    one, other = laid[step.one], laid[step.other]
    change_roses(hunt, step.colour, step.one, *roses(other))
    change_roses(hunt, step.colour, step.other, *roses(one))
    colour = COLOURS[step.colour]
    hunt.tell("swapped", seat=hunt.active, colour=colour, one=step.one + 1, other=step.other + 1)


# Where amulets appear.


@rules.happens(Gaze)
def gaze(hunt: Hunt, step: Gaze) -> None:
    """Where one lies already none is added; the statues turn in any case."""
    for statue in hunt.statues:
        edge = hunt.land.edges[statue.space][statue.facing]
        if edge not in hunt.amulets and supply(hunt):
            appear(hunt, edge)
    turn_all_statues(hunt)

"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from ...kernel import Answer, Reasons, Refused, Step
from . import grammar
from .amulets import MOST_ROSES, roses, useful
from .facts import APART, CLUE_WORDS, COLOURS, Colour
from .placing import room_for
from .state import Hunt, Laid
from .steps import (
    ChooseClue,
    ChooseDouble,
    ChooseMarker,
    ChooseSwap,
    Claim,
    FaceStatue,
    OpenMap,
    PlaceLandmark,
    PlaceVehicle,
    Power,
    Turn,
)

reasons = Reasons[Hunt]()

ASKED_OF: dict[type[Step], str] = {
    PlaceLandmark: "TO-3.4",
    FaceStatue: "TO-3.4",
    PlaceVehicle: "TO-3.9",
    Turn: "TO-3.8",
    ChooseClue: "TO-15.3",
    ChooseMarker: "TO-15.2",
    ChooseDouble: "TO-16.2",
    ChooseSwap: "TO-16.5",
    Claim: "TO-10.4",
    OpenMap: "TO-12.2",
}
"""The paragraphs that say who answers a question."""


def check(hunt: Hunt, seat: int, answer: Answer) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    reasons.check(hunt, hunt.step, seat, answer)


def check_unasked(hunt: Hunt, seat: int, answer: Answer) -> None:
    """Whoever is not asked is told who is."""
    if reasons.find(hunt.step, answer) is not None:
        check_turn(hunt, seat)


def check_turn(hunt: Hunt, seat: int) -> None:
    """Raise ``Refused`` if somebody else is asked."""
    asked = [decision.seat for decision in hunt.asked]
    if seat not in asked:
        raise Refused("not-your-turn", ASKED_OF[type(hunt.agenda[-1])], seat=asked[0])


# Words.


def _space(hunt: Hunt, name: str) -> int:
    """A space of this island; others may be on other islands."""
    space = hunt.land.space.get(name)
    if space is None:
        raise Refused("no-such-space", "TO-2.7", word=name, cards=hunt.land.names)
    return space


def _own_clue(hunt: Hunt, seat: int, word: str, rule: str) -> int:
    clue = CLUE_WORDS.index(word)
    if clue not in hunt.hands[seat]:
        raise Refused("not-in-hand", rule, clue=word)
    return clue


def _laid(hunt: Hunt, colour: Colour, place: int) -> Laid:
    """A clue on a map, counted from the top."""
    laid = hunt.maps[COLOURS.index(colour)].laid
    if place > len(laid):
        raise Refused("no-such-place", "TO-1.3", colour=colour, count=len(laid))
    return laid[place - 1]


# Setting out.


@reasons.against(grammar.Put, PlaceLandmark)
def _check_put(hunt: Hunt, seat: int, answer: grammar.Put) -> None:
    step = hunt.agenda[-1]
    assert isinstance(step, PlaceLandmark)
    if answer.landmark != step.landmark:
        raise Refused("other-landmark", "TO-3.4", landmark=step.landmark)
    space = _space(hunt, answer.space)
    if any(space in spaces for spaces in hunt.landmarks.values()):
        raise Refused("landmark-there", "TO-2.8", space=answer.space)
    if step.landmark == "statue" and hunt.land.beside_ocean >> space & 1:
        raise Refused("statue-by-ocean", "TO-3.3")
    if any(not hunt.land.apart[other] >> space & 1 for other in hunt.landmarks[step.landmark]):
        raise Refused("too-near", "TO-3.2", count=APART)
    if not room_for(hunt, step.landmark) >> space & 1:
        raise Refused("no-room-left", "TO-3.4", landmark=step.landmark)


reasons.none_against(FaceStatue, grammar.Face)


@reasons.against(grammar.Park, PlaceVehicle)
def _check_park(hunt: Hunt, seat: int, answer: grammar.Park) -> None:
    _space(hunt, answer.space)


# A turn.


@reasons.against(grammar.Play, ChooseClue)
def _check_clue(hunt: Hunt, seat: int, answer: grammar.Play) -> None:
    clue = _own_clue(hunt, seat, answer.clue, "TO-6.1")
    possible = hunt.possible[COLOURS.index(answer.colour)]
    left = possible & hunt.by_clue[clue]
    if not left:
        raise Refused("contradiction", "TO-6.4", colour=answer.colour)
    if left == possible:
        raise Refused("rules-nothing-out", "TO-6.5", colour=answer.colour)


@reasons.against(grammar.Play, Turn)
def _check_play(hunt: Hunt, seat: int, answer: grammar.Play) -> None:
    _own_clue(hunt, seat, answer.clue, "TO-6.1")
    if hunt.moving:
        raise Refused("moving", "TO-4.5")
    if hunt.acted:
        raise Refused("acted", "TO-4.1")
    _check_clue(hunt, seat, answer)


@reasons.against(grammar.Drive, Turn)
def _check_drive(hunt: Hunt, seat: int, answer: grammar.Drive) -> None:
    space = _space(hunt, answer.space)
    if not hunt.moving and hunt.acted:
        raise Refused("acted", "TO-4.1")
    here = hunt.vehicles[seat]
    if space == here:
        raise Refused("there-already", "TO-8.1", space=answer.space)
    if not hunt.land.steps[here] >> space & 1:
        raise Refused("too-far", "TO-8.2", space=answer.space)


@reasons.against(grammar.Dig, Turn)
def _check_dig(hunt: Hunt, seat: int, answer: grammar.Dig) -> None:
    colour = answer.colour
    possible = hunt.possible[COLOURS.index(colour)]
    if possible.bit_count() > 1:
        raise Refused("not-located", "TO-9.1", colour=colour, count=possible.bit_count())
    if not possible >> hunt.vehicles[seat] & 1:
        space = hunt.land.names[possible.bit_length() - 1]
        raise Refused("elsewhere", "TO-9.1", colour=colour, space=space)


@reasons.against(grammar.Stop, Turn)
def _check_stop(hunt: Hunt, seat: int, answer: grammar.Stop) -> None:
    if not hunt.moving:
        raise Refused("not-moving", "TO-8.1")


@reasons.against(grammar.Exchange, Turn)
def _check_exchange(hunt: Hunt, seat: int, answer: grammar.Exchange) -> None:
    if not hunt.fresh:
        raise Refused("turn-begun", "TO-4.2")
    if not hunt.hands[seat]:
        raise Refused("no-clues", "TO-4.2")


reasons.none_against(Turn, grammar.End)


# Amulets.


@reasons.against(grammar.Amulet, Turn)
def _check_amulet(hunt: Hunt, seat: int, answer: grammar.Amulet) -> None:
    _check_power(hunt, seat, answer.power)


def _check_power(hunt: Hunt, seat: int, power: Power) -> None:
    if not hunt.held[seat]:
        raise Refused("no-amulet", "TO-15.1")
    if power not in useful(hunt, seat):
        _refuse_useless(power)


def _refuse_useless(power: Power) -> None:
    """Why a power is of no use to somebody who has an amulet."""
    match power:
        case "marker":
            raise Refused("no-marker", "TO-15.2")
        case "clue":
            raise Refused("no-clue-fits", "TO-15.3")
        case "move":
            raise Refused("moving", "TO-4.5")
        case "exchange":
            raise Refused("no-clues", "TO-15.5")
        case "double":
            raise Refused("nothing-to-double", "TO-16.2")
        case "swap":
            raise Refused("nothing-to-swap", "TO-16.5")


def _refuse_without_amulet(hunt: Hunt, seat: int, power: Power) -> None:
    """What only an amulet allows, if it could be spent on that."""
    _check_power(hunt, seat, power)
    raise Refused("amulet-first", "TO-15.1", form=grammar.Amulet(power).text)


@reasons.against(grammar.Remove, Turn)
def _refuse_remove(hunt: Hunt, seat: int, answer: grammar.Remove) -> None:
    _refuse_without_amulet(hunt, seat, "marker")


@reasons.against(grammar.Double, Turn)
def _refuse_double(hunt: Hunt, seat: int, answer: grammar.Double) -> None:
    _refuse_without_amulet(hunt, seat, "double")


@reasons.against(grammar.Swap, Turn)
def _refuse_swap(hunt: Hunt, seat: int, answer: grammar.Swap) -> None:
    _refuse_without_amulet(hunt, seat, "swap")


@reasons.against(grammar.Remove, ChooseMarker)
def _check_remove(hunt: Hunt, seat: int, answer: grammar.Remove) -> None:
    space = _space(hunt, answer.space)
    markers = hunt.markers(COLOURS.index(answer.colour))
    if not markers >> space & 1:
        raise Refused("no-marker-there", "TO-15.2", colour=answer.colour, space=answer.space)
    if markers.bit_count() == 1:
        raise Refused("last-marker", "TO-15.2", colour=answer.colour)


@reasons.against(grammar.Double, ChooseDouble)
def _check_double(hunt: Hunt, seat: int, answer: grammar.Double) -> None:
    laid = _laid(hunt, answer.colour, answer.place)
    if laid.owner != seat:
        raise Refused("not-your-rose", "TO-16.2")
    if laid.roses == MOST_ROSES:
        raise Refused("doubled-already", "TO-16.4")


@reasons.against(grammar.Swap, ChooseSwap)
def _check_swap(hunt: Hunt, seat: int, answer: grammar.Swap) -> None:
    places = answer.places
    if places.one >= places.other:
        raise Refused("form", form=grammar.Swap.example)
    one, other = (_laid(hunt, answer.colour, place) for place in (places.one, places.other))
    if roses(one) == roses(other):
        raise Refused("same-roses", "TO-16.5")


# Treasures.


reasons.none_against(Claim, grammar.Take, grammar.Pass)


@reasons.against(grammar.Lay, OpenMap)
def _check_lay(hunt: Hunt, seat: int, answer: grammar.Lay) -> None:
    _own_clue(hunt, seat, answer.clue, "TO-12.2")

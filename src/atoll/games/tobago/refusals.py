"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ...kernel import Refused, Step, check_alone, first_words, one_word
from .amulets import MOST_ROSES, roses, useful
from .answers import WORDS
from .facts import APART, COLOURS, DIRECTION_NAMES, LANDMARKS
from .placing import room_for
from .state import Hunt
from .steps import (
    POWERS,
    ChooseClue,
    ChooseDouble,
    ChooseMarker,
    ChooseSwap,
    Claim,
    FaceStatue,
    OpenMap,
    PlaceLandmark,
    PlaceVehicle,
    Turn,
)

Words = Sequence[str]
Check = Callable[[Hunt, int, Words], None]
"""Raises ``Refused`` if a rule forbids a seat what the words after a verb say."""


def check(hunt: Hunt, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    verb, *rest = words or [""]
    check_words = QUESTIONS[type(hunt.agenda[-1])].checks.get(verb)
    if check_words is None:
        raise Refused("not-now", expected=", ".join(first_words(hunt, seat)))
    check_words(hunt, seat, rest)


def check_unasked(hunt: Hunt, seat: int, words: Words) -> None:
    """Whoever is not asked is told who is."""
    verb, *_ = words or [""]
    question = QUESTIONS[type(hunt.agenda[-1])]
    asked = [decision.seat for decision in hunt.asked]
    if verb in question.checks and seat not in asked:
        raise Refused("not-your-turn", question.rule, seat=asked[0])


def _check_alone(verb: str, hunt: Hunt, seat: int, words: Words) -> None:
    check_alone(words, verb)


# Words.


def _space(hunt: Hunt, word: str) -> int:
    space = hunt.land.space.get(word)
    if space is None:
        raise Refused("no-such-space", "TO-2.7", space=word)
    return space


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise Refused("no-such-map", "TO-1.3", cards=" ".join(COLOURS))
    return COLOURS.index(word)


def _clue(hunt: Hunt, seat: int, word: str, rule: str) -> int:
    """A clue of one's own."""
    if word not in WORDS:
        raise Refused("no-such-clue", "TO-19.2", clue=word)
    clue = WORDS.index(word)
    if clue not in hunt.hands[seat]:
        raise Refused("not-in-hand", rule, clue=word)
    return clue


def _place(hunt: Hunt, colour: int, word: str, form: str) -> int:
    """A clue on a map, counted from the top."""
    if not (word.isascii() and word.isdecimal()):
        raise Refused("form", form=form)
    laid = hunt.maps[colour].laid
    if word not in map(str, range(1, len(laid) + 1)):
        raise Refused("no-such-place", "TO-1.3", colour=COLOURS[colour], count=len(laid))
    return int(word) - 1


# Setting out.


def _check_put(hunt: Hunt, seat: int, words: Words) -> None:
    step = hunt.agenda[-1]
    assert isinstance(step, PlaceLandmark)
    form = f"put {step.landmark} d5"
    if len(words) != 2:
        raise Refused("form", form=form)
    if words[0] not in LANDMARKS:
        raise Refused("form", form=form)
    if words[0] != step.landmark:
        raise Refused("other-landmark", "TO-3.4", landmark=step.landmark)
    space = _space(hunt, words[1])
    if any(space in spaces for spaces in hunt.landmarks.values()):
        raise Refused("landmark-there", "TO-2.8", space=words[1])
    if step.landmark == "statue" and hunt.land.beside_ocean >> space & 1:
        raise Refused("statue-by-ocean", "TO-3.3")
    if any(not hunt.land.apart[other] >> space & 1 for other in hunt.landmarks[step.landmark]):
        raise Refused("too-near", "TO-3.2", count=APART)
    if not room_for(hunt, step.landmark) >> space & 1:
        raise Refused("no-room-left", "TO-3.4", landmark=step.landmark)


def _check_face(hunt: Hunt, seat: int, words: Words) -> None:
    if one_word(words, "face ne") not in DIRECTION_NAMES:
        raise Refused("no-such-direction", "TO-3.3", cards=" ".join(DIRECTION_NAMES))


def _check_park(hunt: Hunt, seat: int, words: Words) -> None:
    _space(hunt, one_word(words, "park d5"))


# A turn.


def _check_play(hunt: Hunt, seat: int, words: Words) -> None:
    if len(words) != 2:
        raise Refused("form", form="play in-jungle white")
    clue, colour = _clue(hunt, seat, words[0], "TO-6.1"), _colour(words[1])
    if isinstance(hunt.step, Turn):
        _check_can_act(hunt)
    possible = hunt.possible[colour]
    left = possible & hunt.by_clue[clue]
    if not left:
        raise Refused("contradiction", "TO-6.4", colour=words[1])
    if left == possible:
        raise Refused("rules-nothing-out", "TO-6.5", colour=words[1])


def _check_can_act(hunt: Hunt) -> None:
    if hunt.moving:
        raise Refused("moving", "TO-4.5")
    if hunt.acted:
        raise Refused("acted", "TO-4.1")


def _check_drive(hunt: Hunt, seat: int, words: Words) -> None:
    space = _space(hunt, one_word(words, "drive d5"))
    if not hunt.moving and hunt.acted:
        raise Refused("acted", "TO-4.1")
    here = hunt.vehicles[seat]
    if space == here:
        raise Refused("there-already", "TO-8.1", space=words[0])
    if not hunt.land.steps[here] >> space & 1:
        raise Refused("too-far", "TO-8.2", space=words[0])


def _check_dig(hunt: Hunt, seat: int, words: Words) -> None:
    word = one_word(words, "dig white")
    possible = hunt.possible[_colour(word)]
    if possible.bit_count() > 1:
        raise Refused("not-located", "TO-9.1", colour=word, count=possible.bit_count())
    if not possible >> hunt.vehicles[seat] & 1:
        space = hunt.land.names[possible.bit_length() - 1]
        raise Refused("elsewhere", "TO-9.1", colour=word, space=space)


def _check_stop(hunt: Hunt, seat: int, words: Words) -> None:
    check_alone(words, "stop")
    if not hunt.moving:
        raise Refused("not-moving", "TO-8.1")


def _check_exchange(hunt: Hunt, seat: int, words: Words) -> None:
    check_alone(words, "exchange")
    if not hunt.fresh:
        raise Refused("turn-begun", "TO-4.2")
    if not hunt.hands[seat]:
        raise Refused("no-clues", "TO-4.2")


# Amulets.


def _check_amulet(hunt: Hunt, seat: int, words: Words) -> None:
    power = one_word(words, "amulet move")
    if power not in POWERS:
        raise Refused("no-such-power", "TO-15.1", cards=" ".join(POWERS))
    if power in ("double", "swap") and not hunt.options.experts:
        raise Refused("experts-only", "TO-16.1")
    if not hunt.held[seat]:
        raise Refused("no-amulet", "TO-15.1")
    if power == "move" and hunt.moving:
        raise Refused("moving", "TO-4.5")
    if power not in useful(hunt, seat):
        _refuse_useless(power)


def _refuse_useless(power: str) -> None:
    """Why a power is of no use to somebody who has an amulet."""
    match power:
        case "marker":
            raise Refused("no-marker", "TO-15.2")
        case "clue":
            raise Refused("no-clue-fits", "TO-15.3")
        case "exchange":
            raise Refused("no-clues", "TO-15.5")
        case "double":
            raise Refused("nothing-to-double", "TO-16.2")
        case "swap":
            raise Refused("nothing-to-swap", "TO-16.5")


def _refuse_without_amulet(power: str, hunt: Hunt, seat: int, words: Words) -> None:
    """What only an amulet allows, if it could be spent on that."""
    _check_amulet(hunt, seat, [power])
    raise Refused("amulet-first", "TO-15.1", form=f"amulet {power}")


def _check_remove(hunt: Hunt, seat: int, words: Words) -> None:
    if len(words) != 2:
        raise Refused("form", form="remove white d5")
    colour, space = _colour(words[0]), _space(hunt, words[1])
    markers = hunt.markers(colour)
    if not markers >> space & 1:
        raise Refused("no-marker-there", "TO-15.2", colour=words[0], space=words[1])
    if markers.bit_count() == 1:
        raise Refused("last-marker", "TO-15.2", colour=words[0])


def _check_double(hunt: Hunt, seat: int, words: Words) -> None:
    form = "double white 2"
    if len(words) != 2:
        raise Refused("form", form=form)
    colour = _colour(words[0])
    laid = hunt.maps[colour].laid[_place(hunt, colour, words[1], form)]
    if laid.owner != seat:
        raise Refused("not-your-rose", "TO-16.2")
    if laid.roses == MOST_ROSES:
        raise Refused("doubled-already", "TO-16.4")


def _check_swap(hunt: Hunt, seat: int, words: Words) -> None:
    form = "swap white 1 3"
    if len(words) != 3:
        raise Refused("form", form=form)
    colour = _colour(words[0])
    one, other = (_place(hunt, colour, word, form) for word in words[1:])
    if one >= other:
        raise Refused("form", form=form)
    laid = hunt.maps[colour].laid
    if roses(laid[one]) == roses(laid[other]):
        raise Refused("same-roses", "TO-16.5")


# Treasures.


def _check_lay(hunt: Hunt, seat: int, words: Words) -> None:
    _clue(hunt, seat, one_word(words, "lay in-jungle"), "TO-12.2")


class Question(NamedTuple):
    rule: str
    """The paragraph that says who answers it."""
    checks: dict[str, Check]


QUESTIONS: dict[type[Step], Question] = {
    PlaceLandmark: Question("TO-3.4", {"put": _check_put}),
    FaceStatue: Question("TO-3.4", {"face": _check_face}),
    PlaceVehicle: Question("TO-3.9", {"park": _check_park}),
    Turn: Question(
        "TO-3.8",
        {
            "play": _check_play,
            "drive": _check_drive,
            "dig": _check_dig,
            "stop": _check_stop,
            "exchange": _check_exchange,
            "amulet": _check_amulet,
            "end": partial(_check_alone, "end"),
            "remove": partial(_refuse_without_amulet, "marker"),
            "double": partial(_refuse_without_amulet, "double"),
            "swap": partial(_refuse_without_amulet, "swap"),
        },
    ),
    ChooseClue: Question("TO-15.3", {"play": _check_play}),
    ChooseMarker: Question("TO-15.2", {"remove": _check_remove}),
    ChooseDouble: Question("TO-16.2", {"double": _check_double}),
    ChooseSwap: Question("TO-16.5", {"swap": _check_swap}),
    Claim: Question(
        "TO-10.4",
        {"take": partial(_check_alone, "take"), "pass": partial(_check_alone, "pass")},
    ),
    OpenMap: Question("TO-12.2", {"lay": _check_lay}),
}

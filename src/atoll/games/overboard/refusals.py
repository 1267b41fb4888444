"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are. What may be done at any time is in
``refusing_trades``.
"""

from functools import partial
from typing import NamedTuple

from ...kernel import Refused, Step, check_alone, first_words, one_word
from .cards import count
from .facts import KID, ROLES
from .people import is_alive
from .provisions import has, has_hidden, has_open
from .refusing import (
    Check,
    Words,
    check_conscious,
    in_boat,
    navigation_card,
    other_in_boat,
    person,
    provision,
)
from .refusing_trades import AT_ANY_TIME
from .special import can_be_healed
from .state import Boat, Fight
from .steps import (
    Choose,
    Consider,
    Dusk,
    Falling,
    LookAhead,
    Loot,
    Sharks,
    Speak,
    Steer,
    TakeHelm,
    Turn,
    Water,
)
from .thirst import needs_water


def check(boat: Boat, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    verb, *rest = words or [""]
    checks = QUESTIONS[type(boat.agenda[-1])].checks if seat in _asked(boat) else {}
    check_words = AT_ANY_TIME.get(verb) or checks.get(verb)
    if check_words is None:
        check_unasked(boat, seat, words)
        raise Refused("not-now", expected=", ".join(first_words(boat, seat)))
    check_words(boat, boat.players.index(seat), rest)


def check_unasked(boat: Boat, seat: int, words: Words) -> None:
    """Whoever is not conscious is told so, and whoever is not asked who is."""
    verb, *rest = words or [""]
    who, asked = boat.players.index(seat), _asked(boat)
    check_conscious(boat, who)
    if verb in AT_ANY_TIME:
        AT_ANY_TIME[verb](boat, who, rest)
    question = QUESTIONS[type(boat.agenda[-1])]
    if verb in question.checks and seat not in asked:
        if verb == "chum":
            _check_chum(boat, who, rest)
        if len(asked) == 1:
            turn = ROLES[boat.players.index(asked[0])]
            raise Refused("not-your-turn", question.rule, whom=turn)


def _asked(boat: Boat) -> list[int]:
    """The seats that the present question is for, with those who have answered it."""
    return [decision.seat for decision in boat.asked]


def _check_alone(verb: str, boat: Boat, who: int, words: Words) -> None:
    check_alone(words, verb)


# Morning.


def _check_keep(boat: Boat, who: int, words: Words) -> None:
    kind = provision(one_word(words, "keep water"))
    if not count(boat.crate, kind):
        raise Refused("not-in-crate", "OB-6.2", kind=kind)


# Day.


def _check_row(boat: Boat, who: int, words: Words) -> None:
    if {*words} - {"oar"}:
        raise Refused("form", form="row · row oar · row oar oar")
    oars = count(boat.hidden[who] | boat.opened[who], "oar")
    if len(words) > oars:
        raise Refused("no-oar", "OB-8.3", count=oars)


def _check_seat(boat: Boat, who: int, words: Words) -> None:
    other_in_boat(boat, who, one_word(words, "seat captain"), "OB-9.1")


def _check_rob(boat: Boat, who: int, words: Words) -> None:
    word = one_word(words, "rob captain")
    whom = other_in_boat(boat, who, word, "OB-9.1")
    if not boat.hidden[whom] and not boat.opened[whom]:
        raise Refused("nothing-to-take", "OB-9.7", whom=word)


def _check_steal(boat: Boat, who: int, words: Words) -> None:
    word = one_word(words, "steal captain")
    if who != KID:
        raise Refused("only-kid", "OB-2.7")
    if not boat.hidden[other_in_boat(boat, who, word, "OB-9.8")]:
        raise Refused("nothing-hidden", "OB-9.9", whom=word)


def _check_heal(boat: Boat, who: int, words: Words) -> None:
    word = one_word(words, "heal captain")
    whom = in_boat(boat, word, "OB-11.2")
    if not has(boat, who, "medkit"):
        raise Refused("no-medkit", "OB-11.2")
    if not is_alive(boat, whom):
        raise Refused("dead", "OB-11.3", whom=word)
    if not can_be_healed(boat, whom):
        raise Refused("not-wounded", "OB-11.2", whom=word)


def _check_shade(boat: Boat, who: int, words: Words) -> None:
    in_boat(boat, one_word(words, "shade captain"), "OB-11.4")
    if not has_hidden(boat, who, "umbrella"):
        raise Refused("no-umbrella", "OB-11.4")


def _check_fire(boat: Boat, who: int, words: Words) -> None:
    check_alone(words, "fire")
    if not has(boat, who, "flare"):
        raise Refused("no-flare", "OB-11.7")


def _check_lay(boat: Boat, who: int, words: Words) -> None:
    form = "lay 3 · lay 3 7 · lay none"
    if words == ["none"]:
        return
    cards = [navigation_card(word, form) for word in words]
    for card in cards:
        if card not in [each.card for each in boat.drawn]:
            raise Refused("not-drawn", "OB-8.2", card=card + 1)
    if not cards or cards != sorted(set(cards)):
        raise Refused("form", form=form)


# Demands.


def _check_take(boat: Boat, who: int, words: Words) -> None:
    step = boat.agenda[-1]
    assert isinstance(step, Loot)
    word = one_word(words, "take water · take hidden")
    if word == "hidden":
        if not boat.hidden[step.of]:
            raise Refused("nothing-hidden", "OB-9.5", whom=ROLES[step.of])
    elif not has_open(boat, step.of, provision(word)):
        raise Refused("not-open", "OB-9.5", whom=ROLES[step.of], kind=word)


# Fights.


def _check_join(boat: Boat, who: int, words: Words) -> None:
    side = person(boat, one_word(words, "join captain"))
    fight = _fight(boat)
    if _fights(fight, who):
        raise Refused("already-fighting", "OB-10.3")
    if side not in (fight.attacker, fight.victim):
        by, of = ROLES[fight.attacker], ROLES[fight.victim]
        raise Refused("not-a-side", "OB-10.2", who=by, whom=of)


def _check_shoot(boat: Boat, who: int, words: Words) -> None:
    check_alone(words, "shoot")
    fight = _fight(boat)
    if not _fights(fight, who):
        raise Refused("not-fighting", "OB-10.6")
    if who in fight.shots:
        raise Refused("shot-already", "OB-10.8")
    if not has(boat, who, "flare"):
        raise Refused("no-flare", "OB-10.6")


def _fight(boat: Boat) -> Fight:
    assert boat.fight is not None
    return boat.fight


def _fights(fight: Fight, who: int) -> bool:
    return who in fight.attackers or who in fight.victims


# Evening.


def _check_compass(boat: Boat, who: int, words: Words) -> None:
    if words != ["compass"]:
        raise Refused("form", form="use compass · skip compass")


def _check_steer(boat: Boat, who: int, words: Words) -> None:
    card = navigation_card(one_word(words, "steer 7"), "steer 7")
    if card not in [each.card for each in boat.laid]:
        raise Refused("not-drawn", "OB-12.4", card=card + 1)


def _check_chum(boat: Boat, who: int, words: Words) -> None:
    check_alone(words, "chum")
    if who in boat.swimmers:
        raise Refused("in-the-water", "OB-14.5")
    if not has(boat, who, "bait"):
        raise Refused("no-chum", "OB-14.1")


def _check_water(boat: Boat, who: int, words: Words) -> None:
    word = one_word(words, "water captain")
    whom = in_boat(boat, word, "OB-15.6")
    if not has(boat, who, "water"):
        raise Refused("no-water", "OB-15.4")
    if not boat.thirst[whom]:
        raise Refused("not-thirsty", "OB-15.6", whom=word)
    if not needs_water(boat, whom):
        raise Refused("in-the-shade", "OB-11.6", whom=word)


class Question(NamedTuple):
    rule: str | None
    """The paragraph that says who answers it; None where everybody does."""
    checks: dict[str, Check]


QUESTIONS: dict[type[Step], Question] = {
    Choose: Question("OB-6.2", {"keep": _check_keep}),
    Turn: Question(
        "OB-7.1",
        {
            "row": _check_row,
            "seat": _check_seat,
            "rob": _check_rob,
            "steal": _check_steal,
            "heal": _check_heal,
            "shade": _check_shade,
            "fire": _check_fire,
            "rest": partial(_check_alone, "rest"),
        },
    ),
    LookAhead: Question("OB-8.1", {"lay": _check_lay}),
    Consider: Question(
        "OB-9.3",
        {"yield": partial(_check_alone, "yield"), "refuse": partial(_check_alone, "refuse")},
    ),
    Loot: Question("OB-9.5", {"take": _check_take}),
    Speak: Question(
        "OB-10.9",
        {"join": _check_join, "shoot": _check_shoot, "pass": partial(_check_alone, "pass")},
    ),
    Dusk: Question(None, {"ready": partial(_check_alone, "ready")}),
    TakeHelm: Question("OB-12.6", {"use": _check_compass, "skip": _check_compass}),
    Steer: Question("OB-12.2", {"steer": _check_steer}),
    Falling: Question("OB-13.10", {"fall": partial(_check_alone, "fall")}),
    Sharks: Question("OB-14.5", {"chum": _check_chum, "pass": partial(_check_alone, "pass")}),
    Water: Question("OB-15.7", {"water": _check_water, "pass": partial(_check_alone, "pass")}),
}

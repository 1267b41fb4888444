"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are. Each subject is a file of its own.
"""

from collections.abc import Mapping
from functools import partial

from ....kernel import Refused, Step, check_alone, first_words
from ..answers import BACKPACK
from ..effects.mysteries import means_against
from ..scenarios.frame import Check, scenario
from ..state import Camp
from ..steps import (
    AnimalsFight,
    Ask,
    AskBackpack,
    AskCampMove,
    AskMystery,
    Battle,
    BetweenAnimals,
    CarryOut,
    ChooseCharacter,
    ChooseProduction,
    HighMorale,
    MeetMystery,
    Pause,
    Plan,
    Roll,
    Starve,
)
from ..vocabulary import BuildOnceMore, Choose, IfWeapon
from .building import check_build
from .choosing import (
    check_camp_move,
    check_character,
    check_enough,
    check_hungry,
    check_next,
    check_production,
    check_reroll,
    check_thing,
    check_way,
)
from .fights import check_against_animals, check_brandishing, check_in_battle
from .planning import (
    check_add,
    check_companion,
    check_do,
    check_friday,
    check_ready,
    check_take,
    check_wait,
    check_with,
)
from .powers import check_use
from .words import Words


def check(camp: Camp, seat: int, words: Words) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    verb, *rest = words or [""]
    reason = _reason(camp, seat, verb)
    if reason is None:
        raise Refused("not-now", expected=", ".join(first_words(camp, seat)))
    reason(camp, seat, rest)


def check_unasked(camp: Camp, seat: int, words: Words) -> None:
    """Whoever is not asked is told who is; and what may be used is told at any time."""
    verb, *rest = words or [""]
    reason = _reason(camp, seat, verb)
    if reason is not None:
        reason(camp, seat, rest)


def _reason(camp: Camp, seat: int, verb: str) -> Check | None:
    """What to ask about answers that begin like this."""
    question = {**QUESTIONS[type(camp.agenda[-1])], **_companions(camp)}
    is_asked = isinstance(camp.step, Plan) or seat in [each.seat for each in camp.asked]
    if verb in question and is_asked:
        return question[verb]
    at_any_time = {"use": check_use, **scenario(camp).checks}
    if verb in at_any_time and not isinstance(camp.step, ChooseCharacter):
        choosing = isinstance(camp.step, Ask | Choose)
        return _refuse_meanwhile if choosing else at_any_time[verb]
    return _refuse_others if verb in question else None


def _companions(camp: Camp) -> Mapping[str, Check]:
    """While pawns are placed, an answer may begin with the name of a companion."""
    names = scenario(camp).companions if isinstance(camp.step, Plan) else ()
    return {name: partial(check_companion, name) for name in names}


def _refuse_others(camp: Camp, seat: int, words: Words) -> None:
    """The first player decides for all, and each for the own character and its actions."""
    decides = camp.asked[0].seat
    if isinstance(camp.step, ChooseCharacter):
        raise Refused("not-your-turn", "RC-3.2", seat=decides)
    raise Refused("not-your-choice", "RC-1.3", who=camp.people[decides].name)


def _refuse_meanwhile(camp: Camp, seat: int, words: Words) -> None:
    """What is used while something is chosen might take that away."""
    raise Refused("choose-first", "RC-4.3", who=camp.people[camp.asked[0].seat].name)


def _check_alone(verb: str, camp: Camp, seat: int, words: Words) -> None:
    check_alone(words, verb)


def _check_own_card(card: str, camp: Camp, seat: int, words: Words) -> None:
    """What this question is about may be used; everything else only if it may be now."""
    if words != [card]:
        check_use(camp, seat, words)


def _check_means(camp: Camp, seat: int, words: Words) -> None:
    """What serves against this mystery may be used; everything else only if it may be now."""
    step = camp.step
    assert isinstance(step, MeetMystery)
    if len(words) != 1 or words[0] not in means_against(camp, step.card):
        check_use(camp, seat, words)


def _alone(*verbs: str) -> dict[str, Check]:
    return {verb: partial(_check_alone, verb) for verb in verbs}


QUESTIONS: Mapping[type[Step], Mapping[str, Check]] = {
    ChooseCharacter: {"be": check_character},
    Pause: _alone("go-on"),
    BetweenAnimals: _alone("go-on"),
    HighMorale: _alone("determination", "heal"),
    ChooseProduction: {"produce": check_production},
    Plan: {
        "do": check_do,
        "friday": check_friday,
        "add": check_add,
        "take": check_take,
        "with": check_with,
        "ready": check_ready,
        "wait": check_wait,
    },
    CarryOut: {"do": check_next},
    Roll: {**_alone("keep"), "reroll": check_reroll},
    BuildOnceMore: {"build": check_build},
    AskBackpack: {**_alone("go-on"), "use": partial(_check_own_card, BACKPACK)},
    Ask: {"choose": check_thing, "enough": check_enough},
    Choose: {"choose": check_way},
    Battle: {**_alone("fight"), "use": check_in_battle},
    IfWeapon: {**_alone("go-on"), "use": check_brandishing},
    AskMystery: _alone("draw", "enough"),
    MeetMystery: {**_alone("go-on"), "use": _check_means},
    AnimalsFight: {**_alone("fight"), "use": check_against_animals},
    Starve: {"hungry": check_hungry},
    AskCampMove: {**_alone("stay"), "choose": check_camp_move},
}
"""By question, what to ask about the answers to it, by their first word."""

"""Why an answer is not legal: a slow, plain reading of the rules for a single answer.

It is asked only about answers that are not among the options. The tests check that it has a
reason for each of them, and none against those that are. Each subject is a file of its own.
"""

from collections.abc import Mapping
from contextlib import suppress

from ....kernel import Answer, NotNow, Refused
from .. import grammar
from ..scenarios.frame import Check, scenario
from ..state import Camp
from ..steps import Ask, ChooseCharacter, Plan
from ..vocabulary import Choose
from . import building, choosing, fights, phases, planning  # noqa: F401  (they have reasons)
from .powers import check_ability_now, check_arms, check_use
from .reasons import reasons

AT_ANY_TIME: Mapping[type[Answer], Check] = {
    grammar.Use: check_use,
    grammar.Wield: check_use,
    grammar.Ignore: check_use,
    grammar.UseAbility: check_ability_now,
    grammar.Arm: check_arms,
}


def check(camp: Camp, seat: int, answer: Answer) -> None:
    """Raise ``Refused`` if a rule forbids this answer of a seat that is asked something."""
    reason = _reason(camp, seat, answer)
    if reason is None:
        raise NotNow
    reason(camp, seat, answer)


def check_unasked(camp: Camp, seat: int, answer: Answer) -> None:
    """Whoever is not asked is told who is; and what may be used is told at any time."""
    with suppress(NotNow):
        check(camp, seat, answer)


def _reason(camp: Camp, seat: int, answer: Answer) -> Check | None:
    """What may forbid such an answer now."""
    asked = reasons.find(camp.agenda[-1], answer)
    is_asked = isinstance(camp.step, Plan) or seat in [each.seat for each in camp.asked]
    if asked is not None and is_asked:
        return asked
    at_any_time = {**AT_ANY_TIME, **scenario(camp).checks}
    if type(answer) in at_any_time and not isinstance(camp.step, ChooseCharacter):
        choosing_now = isinstance(camp.step, Ask | Choose)
        return _refuse_meanwhile if choosing_now else at_any_time[type(answer)]
    return None if asked is None else _refuse_others


def _refuse_others(camp: Camp, seat: int, answer: Answer) -> None:
    """The first player decides for all, and each for the own character and its actions."""
    decides = camp.asked[0].seat
    if isinstance(camp.step, ChooseCharacter):
        raise Refused("not-your-turn", "RC-3.2", seat=decides)
    raise Refused("not-your-choice", "RC-1.3", who=camp.people[decides].name)


def _refuse_meanwhile(camp: Camp, seat: int, answer: Answer) -> None:
    """What is used while something is chosen might take that away."""
    raise Refused("choose-first", "RC-4.3", who=camp.people[camp.asked[0].seat].name)

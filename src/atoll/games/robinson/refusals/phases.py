"""Why something cannot be answered in the phases of a round, and when actions are carried out."""

from ....kernel import Refused
from .. import arguments, grammar
from ..actions.dice import can_reroll
from ..answers import BACKPACK
from ..effects.mysteries import means_against
from ..facts import Die
from ..planning.stacks import first_to_slow, waits
from ..powers.usable import rerollers
from ..state import Camp, Stack
from ..steps import (
    AskBackpack,
    BetweenAnimals,
    CarryOut,
    ChooseCharacter,
    ChooseProduction,
    HighMorale,
    MeetMystery,
    Pause,
    Roll,
    Starve,
)
from ..who import FRIDAY
from .powers import check_use
from .reasons import reasons
from .requirements import check_is_here, person, planned

for pause in (Pause, BetweenAnimals, AskBackpack, MeetMystery):
    reasons.none_against(pause, grammar.GoOn)
reasons.none_against(HighMorale, grammar.Determination, grammar.Heal)
reasons.none_against(Roll, grammar.Keep)


@reasons.against(grammar.Be, ChooseCharacter)
def _check_character(camp: Camp, seat: int, answer: grammar.Be) -> None:
    if any(each.name == answer.who for each in camp.people):
        raise Refused("character-taken", "RC-3.2", who=answer.who)


@reasons.against(grammar.Produce, ChooseProduction)
def _check_production(camp: Camp, seat: int, answer: grammar.Produce) -> None:
    step = camp.step
    assert isinstance(step, ChooseProduction)
    if answer.wood > step.wood or answer.food > step.food:
        raise Refused("not-produced", "RC-9.3", wood=step.wood, food=step.food)
    half = (step.wood + step.food) // 2
    if answer.wood + answer.food != half:
        raise Refused("not-half", "RC-9.3", count=half)


@reasons.against(grammar.Hungry, Starve)
def _check_hungry(camp: Camp, seat: int, answer: grammar.Hungry) -> None:
    somebody = camp.people[person(camp, answer.who)]
    if answer.who == FRIDAY:
        raise Refused("friday-is-spared", "RC-29.3")
    check_is_here(camp, answer.who)
    if somebody.outside is not None:
        raise Refused("outside", "RC-27.3", who=answer.who)
    if somebody.hungry:
        raise Refused("hungry-already", "RC-25.2", who=answer.who)


# Which action comes next.


@reasons.against(grammar.Do, CarryOut)
def _check_do(camp: Camp, seat: int, answer: grammar.Do) -> None:
    """Some stacks are called like the action itself."""
    stack = arguments.Stack(answer.deed.action, answer.deed.target, 1)
    if stack.target or answer.price or answer.aid:
        raise Refused("form", form=grammar.DoNext(stack).text)
    _check_next(camp, planned(camp, stack))


@reasons.against(grammar.DoNext, CarryOut)
def _check_do_next(camp: Camp, seat: int, answer: grammar.DoNext) -> None:
    _check_next(camp, planned(camp, answer.stack))


def _check_next(camp: Camp, chosen: Stack) -> None:
    """It is of this kind, and a token concerns the one planned first."""
    step = camp.step
    assert isinstance(step, CarryOut)
    if chosen.kind != step.kind:
        raise Refused("other-kind-first", "RC-12.1", action=step.kind)
    if waits(camp, chosen):
        first = first_to_slow(camp, step.kind) or chosen
        raise Refused("planned-first", "RC-11.3", action=first.kind, target=first.target)


# Dice.


@reasons.against(grammar.Reroll, Roll)
def _check_reroll(camp: Camp, seat: int, answer: grammar.Reroll) -> None:
    _check_rolled(camp, answer.die)
    if not can_reroll(camp):
        raise Refused("no-reroll", "RC-5.1", who=camp.people[camp.scene.actor].name)


@reasons.against(grammar.RerollWith, Roll)
def _check_reroll_with(camp: Camp, seat: int, answer: grammar.RerollWith) -> None:
    _check_rolled(camp, answer.die)
    if answer.card not in rerollers(camp, camp.scene.actor):
        raise Refused("rerolls-nothing", "RC-5.1", card=answer.card)


def _check_rolled(camp: Camp, die: Die) -> None:
    """Sometimes not all dice are rolled."""
    if isinstance(camp.step, Roll) and die not in camp.step.dice:
        raise Refused("not-rolled", "RC-13.1")


# What serves at this moment.


@reasons.against(grammar.Use, AskBackpack)
def _check_backpack(camp: Camp, seat: int, answer: grammar.Use) -> None:
    """The backpack may be used; everything else only if it may be now."""
    if answer.card != BACKPACK:
        check_use(camp, seat, answer)


@reasons.against(grammar.Ignore, MeetMystery)
def _check_means(camp: Camp, seat: int, answer: grammar.Ignore) -> None:
    """What serves against this mystery may be used; everything else only if it may be now."""
    step = camp.step
    assert isinstance(step, MeetMystery)
    if answer.card not in means_against(camp, step.card):
        check_use(camp, seat, answer)

"""Why something cannot be chosen: for an effect of a card, and in the phases of a round."""

from ....kernel import Refused, check_alone, first_words, one_word
from ..actions.dice import can_reroll
from ..demands import can_meet
from ..facts import CHARACTERS, DICE, SPACES
from ..land.tiles import around
from ..planning.stacks import first_to_slow, waits
from ..powers.usable import rerollers
from ..scenarios.frame import scenario
from ..state import Camp, Person
from ..steps import (
    ActAs,
    Ask,
    CarryOut,
    ChooseProduction,
    Exhaust,
    HealPerson,
    KeepFind,
    MoveCampTo,
    Pen,
    PickIdea,
    PickTile,
    PlaceShortcut,
    ReturnInvention,
    Roll,
    SpendNight,
    TakeItem,
    Targeted,
    TurnBack,
    UseShortcut,
    Wield,
)
from ..vocabulary import Choose
from ..who import FRIDAY
from .deeds import check_tile
from .requirements import check_is_here
from .words import Words, number, person, space, stack, two_words

WITH_CARD = 2
"""So many words name a die and a card by which it is rolled again."""
PARAGRAPHS: dict[type[Targeted], str] = {
    ActAs: "RC-29.6",
    Exhaust: "RC-6.6",
    HealPerson: "RC-4.5",
    KeepFind: "RC-5.9",
    Pen: "RC-18.11",
    PickIdea: "RC-5.3",
    PickTile: "RC-5.8",
    PlaceShortcut: "RC-18.5",
    ReturnInvention: "RC-2.9",
    SpendNight: "RC-27.2",
    TakeItem: "RC-17.8",
    TurnBack: "RC-17.6",
    UseShortcut: "RC-18.5",
    Wield: "RC-15.3",
}
"""Where the rules say what can be chosen; what is not here stands on cards only."""


def check_character(camp: Camp, seat: int, words: Words) -> None:
    name = one_word(words, "be cook")
    if name not in CHARACTERS:
        raise Refused("no-such-person", "RC-3.2", cards=" ".join(CHARACTERS))
    if any(each.name == name for each in camp.people):
        raise Refused("character-taken", "RC-3.2", who=name)


# For an effect.


def check_thing(camp: Camp, seat: int, words: Words) -> None:
    step = camp.step
    assert isinstance(step, Ask)
    thing = one_word(words, f"choose {step.things[0]}")
    if thing in step.things:
        return
    match step.effect:
        case MoveCampTo():
            check_camp_move(camp, seat, words)
        case HealPerson():
            _check_healing(camp, camp.people[person(camp, thing)])
    rule = PARAGRAPHS.get(type(step.effect))
    raise Refused("not-a-choice", rule, cards=" ".join(step.things))


def _check_healing(camp: Camp, somebody: Person) -> None:
    check_is_here(camp, somebody.name)
    if not somebody.wounds:
        raise Refused("not-wounded", "RC-4.5", who=somebody.name)


def check_enough(camp: Camp, seat: int, words: Words) -> None:
    check_alone(words, "enough")
    step = camp.step
    if isinstance(step, Ask) and not step.may_stop:
        raise Refused("not-now", expected=", ".join(first_words(camp, seat)))


def check_way(camp: Camp, seat: int, words: Words) -> None:
    """Only what can be met in full can be chosen."""
    step = camp.step
    assert isinstance(step, Choose)
    possible = [way.word for way in step.ways if can_meet(way, camp)]
    word = one_word(words, f"choose {possible[0]}")
    if word in possible:
        return
    if word in [way.word for way in step.ways]:
        raise Refused("cannot-be-met", "RC-6.5")
    raise Refused("not-a-choice", "RC-6.5", cards=" ".join(possible))


# Phases.


def check_production(camp: Camp, seat: int, words: Words) -> None:
    step = camp.step
    assert isinstance(step, ChooseProduction)
    form = "produce 1 1"
    wood, food = (number(word, form) for word in two_words(words, form))
    if wood > step.wood or food > step.food:
        raise Refused("not-produced", "RC-9.3", wood=step.wood, food=step.food)
    half = (step.wood + step.food) // 2
    if wood + food != half:
        raise Refused("not-half", "RC-9.3", count=half)


def check_hungry(camp: Camp, seat: int, words: Words) -> None:
    name = one_word(words, "hungry cook")
    somebody = camp.people[person(camp, name)]
    if name == FRIDAY:
        raise Refused("friday-is-spared", "RC-29.3")
    check_is_here(camp, name)
    if somebody.outside is not None:
        raise Refused("outside", "RC-27.3", who=name)
    if somebody.hungry:
        raise Refused("hungry-already", "RC-25.2", who=name)


def check_camp_move(camp: Camp, seat: int, words: Words) -> None:
    at = space(camp, one_word(words, "choose m2"))
    if at == camp.camp:
        raise Refused("camp-is-there", "RC-26.1")
    if at not in around(camp, camp.camp):
        raise Refused("far-from-camp", "RC-26.1", space=SPACES[camp.camp])
    check_tile(camp, at, "RC-26.1")
    scenario(camp).refuse_camp(camp, at)


# Actions.


def check_next(camp: Camp, seat: int, words: Words) -> None:
    """Which action comes next: of this kind, and a token concerns the one planned first."""
    step = camp.step
    assert isinstance(step, CarryOut)
    first = next(each for each in camp.plan if each.kind == step.kind)
    chosen = stack(camp, one_word(words, f"do {first.name}"))
    if chosen.kind != step.kind:
        raise Refused("other-kind-first", "RC-12.1", action=step.kind)
    if waits(camp, chosen):
        first = first_to_slow(camp, step.kind) or first
        raise Refused("planned-first", "RC-11.3", action=first.kind, target=first.target)


def check_reroll(camp: Camp, seat: int, words: Words) -> None:
    """Sometimes not all dice are rolled, and not everybody can reroll one."""
    card = words[1] if len(words) == WITH_CARD else ""
    die, roll = one_word(words[:1] if card else words, "reroll wound"), camp.step
    if die not in DICE:
        raise Refused("no-such-die", "RC-13.1", cards=" ".join(DICE))
    if isinstance(roll, Roll) and die not in roll.dice:
        raise Refused("not-rolled", "RC-13.1")
    if card and card not in rerollers(camp, camp.scene.actor):
        raise Refused("rerolls-nothing", "RC-5.1", card=card)
    if not card and not can_reroll(camp):
        raise Refused("no-reroll", "RC-5.1", who=camp.people[camp.scene.actor].name)

"""Why something cannot be chosen: for an effect of a card, or for the next place of the camp."""

from ....kernel import Answer, NotNow, Refused
from .. import grammar
from ..demands import can_meet
from ..facts import SPACE, SPACES
from ..land.tiles import around, camp_sites, name
from ..scenarios.frame import scenario
from ..state import Camp
from ..steps import (
    ActAs,
    Ask,
    AskCampMove,
    AskMystery,
    Exhaust,
    HealPerson,
    KeepFind,
    MoveCampTo,
    Pen,
    PickIdea,
    PickTile,
    PlaceShortcut,
    ReturnInvention,
    SpendNight,
    TakeItem,
    Targeted,
    TurnBack,
    UseShortcut,
    Wield,
)
from ..vocabulary import Choose
from .deeds import check_tile
from .reasons import reasons
from .requirements import check_is_here, person

PARAGRAPHS: dict[type[Targeted], str] = {
    ActAs: "RC-29.6",
    Exhaust: "RC-6.6",
    HealPerson: "RC-4.5",
    KeepFind: "RC-5.9",
    MoveCampTo: "RC-26.1",
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
CHOOSING: tuple[type[Answer], ...] = (
    grammar.Choose,
    grammar.ChooseArrow,
    grammar.ChooseCard,
    grammar.ChooseItem,
    grammar.ChoosePart,
    grammar.ChoosePerson,
    grammar.ChooseSpace,
    grammar.ChooseTile,
)


def _check_thing(camp: Camp, seat: int, answer: Answer) -> None:
    """What is chosen for an effect."""
    step = camp.step
    assert isinstance(step, Ask)
    if answer.text in [option.text for option in camp.asked[0].options]:
        return
    match answer:
        case grammar.ChooseSpace(space) if isinstance(step.effect, MoveCampTo):
            _check_camp_site(camp, SPACE[space])
        case grammar.ChoosePerson(who) if isinstance(step.effect, HealPerson):
            _check_healing(camp, who)
    rule = PARAGRAPHS.get(type(step.effect))
    raise Refused("not-a-choice", rule, cards=step.things)


def _check_healing(camp: Camp, name: str) -> None:
    somebody = person(camp, name)
    check_is_here(camp, name)
    if not camp.people[somebody].wounds:
        raise Refused("not-wounded", "RC-4.5", who=name)


def _check_way(camp: Camp, seat: int, answer: Answer) -> None:
    """Only what can be met in full can be chosen."""
    step = camp.step
    assert isinstance(step, Choose)
    possible = [way.word for way in step.ways if can_meet(way, camp)]
    word = answer.way if isinstance(answer, grammar.Choose) else None
    if word in possible:
        return
    if word in [way.word for way in step.ways]:
        raise Refused("cannot-be-met", "RC-6.5")
    raise Refused("not-a-choice", "RC-6.5", cards=tuple(possible))


def _check_camp_move(camp: Camp, seat: int, answer: Answer) -> None:
    if not isinstance(answer, grammar.ChooseSpace):
        sites = tuple([name(at) for at in camp_sites(camp)])
        raise Refused("not-a-choice", "RC-26.1", cards=sites)
    _check_camp_site(camp, SPACE[answer.space])


def _check_camp_site(camp: Camp, at: int) -> None:
    if at == camp.camp:
        raise Refused("camp-is-there", "RC-26.1")
    if at not in around(camp, camp.camp):
        raise Refused("far-from-camp", "RC-26.1", space=SPACES[camp.camp])
    check_tile(camp, at, "RC-26.1")
    scenario(camp).refuse_camp(camp, at)


for kind in CHOOSING:
    reasons.against(kind, Ask)(_check_thing)
    reasons.against(kind, Choose)(_check_way)
    reasons.against(kind, AskCampMove)(_check_camp_move)


@reasons.against(grammar.Enough, Ask)
def _check_enough(camp: Camp, seat: int, answer: grammar.Enough) -> None:
    if isinstance(camp.step, Ask) and not camp.step.may_stop:
        raise NotNow


reasons.none_against(AskCampMove, grammar.Stay)
reasons.none_against(AskMystery, grammar.Draw, grammar.Enough)

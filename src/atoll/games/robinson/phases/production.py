"""The production phase: what the sources of the camp tile give."""

from ....kernel import Decision, Message, roll
from .. import answers
from ..camp.items import has, use_once
from ..camp.stores import gain
from ..facts import FACES, FACES_OF_A_DIE
from ..land.tiles import crop, is_misty, lies, name, sources, yields
from ..scenarios.frame import scenario
from ..state import NOWHERE, Camp, Goods, RuleWord, Space, in_force, rules
from ..steps import Ask, ChooseProduction, Harvest, Produce, ProductionPhase, UseShortcut
from .rounds import enter

ASK_PRODUCTION = Message("ask-production")
PIT_FOOD = 2


@rules.happens(ProductionPhase)
def production_phase(camp: Camp, step: ProductionPhase) -> None:
    """Nothing, if some event forbids it; of what the shortcut can bring, the players choose, or
    leave it to be gathered.
    """
    enter(camp, "production")
    if in_force(camp, "no-all"):
        return
    scenario(camp).production_begins(camp)
    camp.push(Harvest())
    if camp.shortcut != NOWHERE and gives(camp.spaces[camp.shortcut]):
        here, far = name(camp.shortcut), camp.spaces[camp.shortcut]
        things = [f"{here}-{side}" for side, source in sources(far) if _comes(camp, crop(source))]
        camp.push(Ask("ask-supply", tuple(things), UseShortcut(), may_stop=True))


def gives(space: Space) -> bool:
    """Whether anything is produced there: not in fog."""
    return lies(space) and not is_misty(space)


def _comes(camp: Camp, kind: str) -> bool:
    """Whether anything of this kind is produced in this round."""
    return not in_force(camp, "no-wood" if kind == "wood" else "no-food")


@rules.happens(UseShortcut)
def use_shortcut(camp: Camp, step: UseShortcut) -> None:
    """Nobody gathers there in this round."""
    use_once(camp, step.thing)


@rules.happens(Harvest)
def harvest(camp: Camp, step: Harvest) -> None:
    wood, food = _due(camp, "wood"), _due(camp, "food")
    wood = wood + _more(camp, "more-wood") if _comes(camp, "wood") else 0
    food = food + _pit(camp) + _more(camp, "more-food") if _comes(camp, "food") else 0
    if in_force(camp, "half"):
        camp.push(ChooseProduction(wood, max(food, 0)))
    else:
        gain(camp, Goods(wood=wood, food=max(food, 0)))


def _more(camp: Camp, word: RuleWord) -> int:
    """What an event adds in this round, or takes away."""
    rules_now = [rule for rule in camp.rules_of_round if rule.round == camp.round]
    return sum([rule.count for rule in rules_now if rule.word == word])


def _due(camp: Camp, kind: str) -> int:
    """What the sources of the camp tile give of this kind, and one at the end of the shortcut."""
    space = camp.spaces[camp.camp]
    due = [yields(space, source) for _, source in sources(space) if crop(source) == kind]
    if not gives(space):
        due = []
    if camp.shortcut != NOWHERE:
        far = camp.spaces[camp.shortcut]
        here = name(camp.shortcut)
        due += [
            yields(far, source)
            for side, source in sources(far)
            if crop(source) == kind and f"{here}-{side}" in camp.lent
        ]
    return sum(due)


def _pit(camp: Camp) -> int:
    """The brown wound die tells whether something fell into the pit."""
    if not has(camp, "pit"):
        return 0
    camp.reveal()
    caught = roll(camp, FACES_OF_A_DIE) < FACES["build"]["wound"]
    camp.tell("pit", food=PIT_FOOD * caught)
    return PIT_FOOD * caught


@rules.asks(ChooseProduction)
def choose_production(camp: Camp, step: ChooseProduction) -> tuple[Decision, ...]:
    """Half of all that is due, rounded down; of what, the players choose."""
    half = (step.wood + step.food) // 2
    options = [
        answers.produce(wood, half - wood)
        for wood in range(half + 1)
        if wood <= step.wood and half - wood <= step.food
    ]
    return (Decision(camp.first, ASK_PRODUCTION, tuple(options)),)


@rules.happens(Produce)
def produce(camp: Camp, step: Produce) -> None:
    gain(camp, Goods(wood=step.wood, food=step.food))

"""Games in which the two readings of the rules are held against each other."""

from collections.abc import Iterator
from random import Random

from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.refusals.reasons import reasons
from atoll.games.robinson.state import Camp, Goods
from atoll.kernel import OptionValue
from tests.games.readings import Readings
from tests.games.stories import look_anew

from .tables import GAME
from .zoo import zoo

QUESTIONS = {question for question, _ in reasons._checks if question is not None}
GAMES, OF_EACH_KIND = 2, 2
MANY = 250
"""So many answers are tried of all those that anybody could think of."""


def question(camp: Camp) -> str:
    return type(camp.step).__name__


def moments(seats: int, scenario: str) -> Iterator[Camp]:
    """Moments of some games that are played at random: some of each kind of question.

    Now and then everybody is healed and encouraged, so that the games last, and much can be used.
    """
    seen: set[str] = set()
    for seed in range(GAMES):
        luck = Random(seed)
        often = dict.fromkeys([each.__name__ for each in QUESTIONS], OF_EACH_KIND)
        chosen = luck.choice(("draw", "choose"))
        friday = seed % 2 == 0
        options: dict[str, OptionValue] = {"characters": chosen, "items": 4, "friday": friday}
        camp = GAME.setup(seats, seed, {**options, "scenario": scenario})
        while camp.decisions:
            if often[question(camp)] and luck.random() < 0.2:
                often[question(camp)] -= 1
                seen.add(question(camp))
                yield camp
            freely = luck.random() < 0.2
            decisions = [each for each in camp.decisions if each.must != freely]
            decision = luck.choice(decisions or camp.decisions)
            GAME.answer(camp, decision.seat, luck.choice(decision.options).text)
            if luck.random() < 0.05:
                refresh(camp)
    assert seen >= {"Plan", "CarryOut", "Ask"}


def refresh(camp: Camp) -> None:
    for each in camp.people:
        each.wounds, each.determination = min(each.wounds, 1), 4
    camp.available += Goods(wood=2, food=1, fur=1)
    look_anew(camp)


def some_of_the_zoo(camp: Camp, seat: int) -> list[str]:
    return Random(camp.rng + seat).sample(sorted({*zoo(camp)}), MANY)


READINGS = Readings(
    setups=[(seats, {"scenario": each}) for seats in GAME.seats for each in SCENARIOS],
    moments=moments,
    zoo=some_of_the_zoo,
    sample=MANY,
    questions={"ask-plan", "ask-order"},
    beyond=bool,
)

"""What people are worth: their wounds, their determination, and their morale."""

from collections.abc import Sequence
from functools import cache

from ...games.robinson.facts import HEALTH, HIGHEST_MORALE, LEAST_MORALE, Health
from ...games.robinson.options import SCENARIOS
from ...games.robinson.scenarios.frame import named
from ...games.robinson.view import Board, PersonSeen
from ...games.robinson.who import FRIDAY
from .currency import DETERMINATION, MANY, rounds_left

LIGHT, GRAVE, MORTAL = 0.51, 2.2, 5.0
"""What any wound is worth, and how much more one that is deadly: in the end, or right now."""
SOON_OVER, LONG = 2, 7
"""The fewer rounds are left, the less a wound matters."""
TO_COME = 0.35
"""So many wounds more somebody is likely to have in each round to come."""
WORST = 14.0
"""What it costs besides if somebody, whoever it is, is as good as dead: that ends everything."""
FRIDAY_WOUND, FRIDAY_LIFE = 0.6, 6.0
HIGH_MORALE = 0.42
"""A level of morale above nought, in a round."""
GLOOM = (0.0, 1.8, 4.3, 7.4)
"""What morale of -1, -2 and -3 costs as long as it lasts."""
ONE_OR_THE_OTHER, SCARCE = 4, 1.8
"""With so many players an arranged camp gives determination or morale, not both; and so much more
both count then."""
ARROW = 1.4
"""A wound at an arrow costs morale, too."""
DEATH, END = 22.0, 90.0
"""When somebody is as good as dead; and when it is certain."""
USUAL_WOUND, USUAL_DANGER = 1.15, 1.2
"""What a wound to come counts, whoever will have it, and one of everybody besides; if they counted
as they do now, wounds would make walls dearer."""
MORALE_LASTS, GLOOM_LASTS = 3, 4
"""For so many rounds high morale is likely to last, and low morale."""


def characters(board: Board) -> tuple[PersonSeen, ...]:
    """The players' characters, and the companions who are in the camp: whoever of them dies, the
    game is lost."""
    return tuple([each for each in board.people if each.name != FRIDAY and not each.away])


def company(board: Board) -> int:
    """How many they are."""
    return len(characters(board))


# Wounds.


@cache
def health(name: str) -> Health:
    """What somebody bears: a character, Friday, or a companion of some scenario."""
    companions = [named(scenario).companions for scenario in SCENARIOS]
    return next(each[name] for each in (HEALTH, *companions) if name in each)


def pain(person: PersonSeen, left: int) -> float:
    """What somebody's wounds amount to: the last ones weigh most."""
    if person.name == FRIDAY:
        return FRIDAY_WOUND * person.wounds
    return _pain(person.name, person.wounds, left)


@cache
def _pain(name: str, wounds: int, left: int) -> float:
    return sum([_wound_cost(name, each, left) for each in range(1, wounds + 1)])


@cache
def _wound_cost(name: str, number: int, left: int) -> float:
    """Of somebody's wound with this number: those that are still to come make it dear, too."""
    deadly = health(name).deadly
    in_the_end = number + TO_COME * max(left - 2, 0)
    whole = LIGHT + GRAVE * (in_the_end / deadly) ** 4 + MORTAL * (number / deadly) ** 8
    return whole * min((left + SOON_OVER) / LONG, 1.0)


def usual_wound(board: Board) -> float:
    """What one counts for each, if everybody is wounded some day."""
    return USUAL_WOUND + USUAL_DANGER / company(board)


def worst_off(people: Sequence[PersonSeen]) -> float:
    """What it amounts to how near to death the one is who is nearest."""
    return _nearness_cost(max([nearness(person) for person in people]))


def nearness(person: PersonSeen, more: int = 0) -> float:
    """How near to death somebody is, with more wounds or fewer."""
    return max(person.wounds + more, 0) / health(person.name).deadly


def _nearness_cost(near: float) -> float:
    return WORST * near**2


class Pain:
    """What one wound more or less amounts to at a table."""

    def __init__(self, board: Board) -> None:
        self._people = characters(board)
        self._left = rounds_left(board)
        self._worst = worst_off(self._people)

    def wound(self, person: PersonSeen) -> float:
        """One more of somebody."""
        return self.wounds(person, 1)

    def wounds(self, person: PersonSeen, count: int) -> float:
        """So many more of somebody at once."""
        dies = person.wounds + count >= health(person.name).deadly
        if person.name == FRIDAY:
            return FRIDAY_LIFE if dies else FRIDAY_WOUND * count
        if dies:
            return END
        numbers = range(person.wounds + 1, person.wounds + count + 1)
        return sum([self._own(person, each) for each in numbers]) + self._worse(person, count)

    def _own(self, person: PersonSeen, number: int) -> float:
        """Somebody's wound with this number, whoever is nearest to death."""
        arrow = number in health(person.name).arrows
        return _wound_cost(person.name, number, self._left) + ARROW * arrow

    def relief(self, person: PersonSeen) -> float:
        """One less."""
        if person.name == FRIDAY or not person.wounds:
            return FRIDAY_WOUND if person.wounds else 0.0
        return _wound_cost(person.name, person.wounds, self._left) - self._worse(person, -1)

    def on_average(self) -> float:
        """One more of everybody, for each of them."""
        nearest = max([nearness(person, 1) for person in self._people])
        if nearest >= 1:
            return END / len(self._people)
        own = sum([self._own(person, person.wounds + 1) for person in self._people])
        return (own + _nearness_cost(nearest) - self._worst) / len(self._people)

    def _worse(self, person: PersonSeen, more: int) -> float:
        """How much nearer to death the one is who is nearest then."""
        near = [nearness(each, more if each is person else 0) for each in self._people]
        return _nearness_cost(max(near)) - self._worst


# Determination and morale.


def determination_value(determination: int) -> float:
    """What so much determination is worth to somebody."""
    few = min(determination, MANY)
    return DETERMINATION * (few + (determination - few) / 4)


def determination_cost(determination: int, price: int) -> float:
    """What it costs somebody to spend some of it."""
    return determination_value(determination) - determination_value(determination - price)


def morale_value(morale: int, left: int) -> float:
    """What a level of morale is worth while it lasts."""
    level = max(LEAST_MORALE, min(HIGHEST_MORALE, morale))
    if level >= 0:
        return HIGH_MORALE * level * min(left, MORALE_LASTS)
    return -GLOOM[-level] * min(left, GLOOM_LASTS) / GLOOM_LASTS


def scarcity(board: Board) -> float:
    """How much more spirits count at a table where they rise slowly."""
    return SCARCE if len(board.ready) == ONE_OR_THE_OTHER else 1.0


def next_first(board: Board) -> PersonSeen:
    """Whom the next morale phase concerns."""
    return board.people[(board.first + 1) % len(board.ready)]


def gloom_wounds(board: Board) -> int:
    """How many wounds low morale will cost the next first player, for lack of determination."""
    return max(taken_by_gloom(board) - next_first(board).determination, 0)


def taken_by_gloom(board: Board) -> int:
    """How much determination low morale will take from the next first player."""
    alone = len(board.ready) == 1
    return max(-board.morale - alone, 0)


def gloom_cost(board: Board) -> float:
    """What that amounts to."""
    missing, left = gloom_wounds(board), rounds_left(board)
    if not missing or left == 1:
        return 0.0
    person = next_first(board)
    deadly = health(person.name).deadly
    wounds = range(person.wounds + 1, min(person.wounds + missing, deadly) + 1)
    doomed = DEATH if person.wounds + missing >= deadly else 0.0
    return sum([_wound_cost(person.name, each, left) for each in wounds]) + doomed
